import { directionOf } from '@vitae/domain';
import { fail, pass, resumeCheck, skip } from '../check.ts';
import { hiddenRuns } from '../pages/hidden.ts';
import { sources } from '../sources.ts';
import { agreed, recovered } from '../text/recovered.ts';
import { folded, hasWords, lowerWords } from '../text/words.ts';

const enough = 0.98;
/** So few words of a file are its page numbers, which one of two programs leaves out. */
const mostLost = 5;

/** Whether words are those of "page 1 of 2": numbers, with two words at most. */
const areNumbered = (words: readonly string[]): boolean =>
  words.some((word) => /^\d{1,3}$/u.test(word)) && words.filter((word) => !/^\d{1,3}$/u.test(word)).length <= 2;

export const ats01 = resumeCheck({
  id: 'ATS-01',
  category: 'machine-readable',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.accessiblePdf],
  needs: ['extraction'],
  run: ({ input: { extraction, origin, pages = [] }, texts, language }) => {
    const { text = '', second } = extraction ?? {};
    if (origin === 'uploaded' && second === undefined) return skip('no-extraction');
    // What nobody sees is a fault of its own (INT-01), and some programs leave it out.
    const hidden = new Set(hiddenRuns(pages).flatMap((run) => lowerWords(folded(run.text))));
    const withoutHidden = ({ share, missing }: ReturnType<typeof agreed>) => {
      const lost = missing.filter((word) => !hidden.has(folded(word)));
      return { share: missing.length === 0 ? 1 : 1 - ((1 - share) * lost.length) / missing.length, missing: lost };
    };
    // Two programs that read the same file agree, each with the other.
    const readings =
      origin === 'uploaded' && second !== undefined
        ? [agreed(text, second, language), agreed(second, text, language)].map(withoutHidden)
        : [recovered(texts.map((one) => one.text).join('\n'), text, language)];
    const [drawn] = readings;
    // What another program reads beside all words that are drawn is the name of an icon, or stands for a picture.
    const isWhole = hasWords(language) && directionOf(language) === 'ltr' && (drawn?.share ?? 0) >= enough;
    if (origin === 'uploaded' && isWhole) return pass;
    const [worst] = readings.toSorted((a, b) => a.share - b.share);
    if (!worst || worst.share >= enough) return pass;
    if (origin === 'uploaded' && worst.missing.length <= mostLost && areNumbered(worst.missing)) return pass;
    return fail([{ text: worst.missing.slice(0, 12).join(' ') }], { percent: Math.floor(100 * worst.share) });
  },
});
