import { failInPart, lacks, lacksInPart, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { enoughFigures } from './imp-02.ts';
import { enoughResults } from './imp-06.ts';
import type { Passage } from '../input.ts';
import { saysResult } from '../text/results.ts';
import { hasFigure, hasNumberWord, listedLanguages } from '../text/words.ts';

/** Of fewer, a share says nothing. */
const fewest = 4;

export const imp10 = resumeCheck({
  id: 'IMP-10',
  category: 'impact',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  languages: listedLanguages,
  run: ({ statements, language, isAcademic, stage }) => {
    // What they study has no figures, and a first job few results.
    if (isAcademic || stage === 'entry') return skip('stage');
    if (statements.length === 0) return lacks('IMP-01');
    if (statements.length < fewest) return skip('nothing-to-check');
    const hasNumber = ({ text }: Passage) => hasFigure(text) || hasNumberWord(text, language);
    const partWith = (has: (one: Passage) => boolean) => statements.filter(has).length / statements.length;
    const without = statements.filter((one) => !hasNumber(one) && !saysResult(one.text, language));
    const count = statements.length - without.length;
    // The text of the check calls more than half of them most.
    const enough = Math.floor(statements.length / 2) + 1;
    if (count >= enough) return pass;
    // Where few have a figure, or a result, another check says so.
    if (partWith(hasNumber) < enoughFigures) return lacksInPart('IMP-02');
    if (partWith(({ text }) => saysResult(text, language)) < enoughResults) return lacksInPart('IMP-06');
    return failInPart(count / enough, without, { count, total: statements.length });
  },
});
