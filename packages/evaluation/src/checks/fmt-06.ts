import { fail, pass, resumeCheck, warn, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { contrast, runsOn } from '../pages/pages.ts';

const enough = 4.5;
const ofLarge = 3;
/** Headings, titles and dates in a colour of their own are short, and read at a glance: the part of the letters they have. */
const accents = 0.15;
/** Below this, it is hidden, not pale (INT-01). */
const hidden = 1.3;

export const fmt06 = resumeCheck({
  id: 'FMT-06',
  category: 'format',
  severity: 'major',
  grade: 'convention',
  sources: [sources.contrast],
  needs: ['pages'],
  run: ({ input: { pages } }) => {
    const runs = runsOn(pages).filter(({ text, invisible }) => !invisible && /[\p{L}\p{N}]/u.test(text));
    if (runs.length === 0) return skip('nothing-to-check');
    const pale = runs.filter(({ colour, background, size }) => {
      const ratio = contrast(colour, background);
      return ratio >= hidden && ratio < (size >= 18 ? ofLarge : enough) - 0.05;
    });
    if (pale.length === 0) return pass;
    const lettersIn = (some: readonly { text: string }[]) => some.reduce((total, { text }) => total + text.length, 0);
    const isAccent =
      pale.every(({ colour, background }) => contrast(colour, background) >= ofLarge) &&
      lettersIn(pale) <= accents * lettersIn(runs);
    if (isAccent) return pass;
    return (pale.length * 5 > runs.length ? fail : warn)(
      pale.map(({ text, path, page }) => ({ text, path, page })),
      { count: pale.length },
    );
  },
});
