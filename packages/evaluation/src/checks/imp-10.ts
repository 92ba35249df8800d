import { fail, lacks, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { enoughFigures } from './imp-02.ts';
import { RESULTS } from '../text/results.ts';
import { hasFigure, hasNumberWord, listedLanguages } from '../text/words.ts';

const enough = 0.6;
const half = 0.5;
/** Of fewer, a share says nothing. */
const fewest = 4;

export const imp10 = resumeCheck({
  id: 'IMP-10',
  category: 'impact',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  languages: listedLanguages,
  run: ({ statements, language, isAcademic, stage }) => {
    // What they study has no figures, and a first job few results.
    if (isAcademic || stage === 'entry') return skip('stage');
    if (statements.length === 0) return lacks('IMP-01');
    if (statements.length < fewest) return skip('nothing-to-check');
    const results = listedLanguages.flatMap((listed) => (listed === language ? [RESULTS[listed]] : []));
    const hasSome = ({ text }: { text: string }) =>
      hasFigure(text) || hasNumberWord(text, language) || results.some((result) => result.test(text));
    const without = statements.filter((one) => !hasSome(one));
    const count = statements.length - without.length;
    if (count >= enough * statements.length) return pass;
    // Where few have a figure, another check says so.
    const figures = statements.filter(({ text }) => hasFigure(text) || hasNumberWord(text, language)).length;
    if (figures < enoughFigures * statements.length) return lacks('IMP-02');
    return (count >= half * statements.length ? warn : fail)(without, { count, total: statements.length });
  },
});
