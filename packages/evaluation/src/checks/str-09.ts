import { pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { isExperienceFirst } from '../text/said-in-lines.ts';

/** Years of experience from which it says more than education. */
const enough = 3;

export const str09 = resumeCheck({
  id: 'STR-09',
  category: 'structure',
  severity: 'tip',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ view, years, isAcademic, input }) => {
    // Academics are asked for their degrees first.
    if (isAcademic) return skip('stage');
    if (years < enough) return skip('stage');
    const at = (name: string) => view.sections.findIndex(({ key }) => key === name);
    const education = view.sections[at('education')];
    if (!education || at('experience') < 0) return skip('nothing-to-check');
    return isExperienceFirst(input) || at('experience') < at('education')
      ? pass
      : warn([{ text: education.heading.text, path: education.path }], { years });
  },
});
