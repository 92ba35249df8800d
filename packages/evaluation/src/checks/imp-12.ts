import { failInPart, lacks, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { isSpecific, namesOfSkills } from '../text/specific.ts';

const enough = 0.6;
/** Of fewer, a share says nothing. */
const fewest = 4;

export const imp12 = resumeCheck({
  id: 'IMP-12',
  category: 'impact',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.plainLanguage, sources.careerGuide],
  // In German every noun has a capital, so that names cannot be told from them.
  languages: ['en', 'fr', 'es', 'pt'],
  run: ({ statements, skills, language, isAcademic }) => {
    if (isAcademic) return skip('stage');
    if (statements.length === 0) return lacks('IMP-01');
    if (statements.length < fewest) return skip('nothing-to-check');
    const names = namesOfSkills(skills);
    const without = statements.filter(({ text }) => !isSpecific(text, language, names));
    const count = without.length;
    const share = 1 - count / statements.length;
    return share >= enough ? pass : failInPart(share / enough, without, { count, total: statements.length });
  },
});
