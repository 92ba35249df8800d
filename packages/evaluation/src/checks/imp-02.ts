import { failInPart, lacks, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { hasFigure, hasNumberWord, knowsNumberWords } from '../text/words.ts';

/** The part of the bullets that should have a figure. */
export const enoughFigures = 0.4;
/** Fewer bullets of a file have no shares. */
export const fewestInFile = 3;
export const imp02 = resumeCheck({
  id: 'IMP-02',
  category: 'impact',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ statements: bullets, language, isAcademic, stage, input }) => {
    // What they study has no figures.
    if (isAcademic) return skip('stage');
    if (bullets.length === 0) return lacks('IMP-01');
    // Of a file, one or two may be anything that was read below a role.
    if (input.origin === 'uploaded' && bullets.length < fewestInFile) return skip('not-read');
    const without = bullets.filter(({ text }) => !hasFigure(text) && !hasNumberWord(text, language));
    const count = bullets.length - without.length;
    const share = count / bullets.length;
    // A first job has few results, and studies hardly any.
    const enough = stage === 'entry' ? enoughFigures / 2 : enoughFigures;
    if (share >= enough) return pass;
    // Numbers may be written as words that are not known here.
    if (!knowsNumberWords(language)) return skip('language');
    return failInPart(share / enough, without, { count, total: bullets.length });
  },
});
