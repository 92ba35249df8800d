import { pass, resumeCheck, skip, warn } from '../check.ts';
import type { EvaluationInput } from '../input.ts';
import { runsOn } from '../pages/pages.ts';
import { isHeadingOf } from '../resume/entry-in-file.ts';
import { sources } from '../sources.ts';
import { linesOf } from '../text/lines.ts';
import { isExperienceFirst } from '../text/said-in-lines.ts';

/** Years of experience from which it says more than education; in a file, the order is a custom of many countries until it is long. */
const enough = 3;
const enoughInFile = 8;
/** Nobody has more: the years are an example's, or were misread. */
const most = 60;
/** Studies that ended in so many years, or go on, may stand first whatever came before them. */
const recent = 5;

/** Whether the headings stand in two columns of a page, neither of them before the other. */
function areBeside({ pages = [] }: EvaluationInput): boolean {
  const [work, school] = (['experience', 'education'] as const).map((key) =>
    runsOn(pages).find(({ text }) => isHeadingOf(key, text)),
  );
  return (
    work !== undefined &&
    school !== undefined &&
    work.page === school.page &&
    Math.abs(work.box.x - school.box.x) > work.box.width / 2 + school.box.width / 2
  );
}

/** The heading as a file has it, which may be in a language that the importer does not know. */
const headingIn = (input: EvaluationInput): string | undefined =>
  linesOf(input)
    .find((line) => isHeadingOf('education', line))
    ?.trim();

export const str09 = resumeCheck({
  id: 'STR-09',
  category: 'structure',
  severity: 'tip',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ view, years, dated, isAcademic, input }) => {
    // Academics are asked for their degrees first.
    if (isAcademic) return skip('stage');
    if (years < enough) return skip('stage');
    if (years > most) return skip('not-read');
    const at = (name: string) => view.sections.findIndex(({ key }) => key === name);
    const education = view.sections[at('education')];
    if (!education || at('experience') < 0) return skip('nothing-to-check');
    const studies = dated.filter(({ section }) => section === 'education');
    const since = `${Number(input.asOf.slice(0, 4)) - recent}`;
    const isLongAgo =
      studies.length > 0 && studies.every(({ start, end, current }) => !current && (end || start || since) < since);
    // The sections of a file are put in the usual order; its headings say which stands first in it.
    const isFirst = input.origin === 'ours' ? at('experience') < at('education') : isExperienceFirst(input) !== false;
    return isFirst || (input.origin === 'uploaded' && (years < enoughInFile || !isLongAgo || areBeside(input)))
      ? pass
      : warn([{ text: headingIn(input) ?? education.heading.text, path: education.path }], { years });
  },
});
