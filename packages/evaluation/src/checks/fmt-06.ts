import { fail, pass, resumeCheck, warn, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { contrast, runsOn, type PlacedRun } from '../pages/pages.ts';

const enough = 4.5;
const ofLarge = 3;
/** Headings, titles and dates in a colour of their own are short, and read at a glance: the part of the letters they have. */
const accents = 0.15;
/** Where the foot of a page begins, as a part of its height. */
const foot = 0.94;
/** Below this, it is hidden, not pale (INT-01). */
const hidden = 1.3;

export const fmt06 = resumeCheck({
  id: 'FMT-06',
  category: 'format',
  severity: 'major',
  grade: 'convention',
  sources: [sources.contrast],
  needs: ['pages'],
  run: ({ input: { pages = [] } }) => {
    // A line at the foot, with a name and the number of the page, is meant to be overlooked.
    const isFoot = ({ page, box }: PlacedRun) => box.y > foot * (pages[page]?.height ?? Infinity);
    const runs = runsOn(pages).filter((run) => !run.invisible && /[\p{L}\p{N}]/u.test(run.text) && !isFoot(run));
    if (runs.length === 0) return skip('nothing-to-check');
    const ratioOf = ({ colour, background }: PlacedRun) => contrast(colour, background);
    const lettersIn = (some: readonly PlacedRun[]) => some.reduce((total, { text }) => total + text.length, 0);
    const below = runs.filter(
      (run) => ratioOf(run) >= hidden && ratioOf(run) < (run.size >= 18 ? ofLarge : enough) - 0.05,
    );
    const accented = below.filter((run) => ratioOf(run) >= ofLarge);
    const pale =
      lettersIn(accented) <= accents * lettersIn(runs) ? below.filter((run) => !accented.includes(run)) : below;
    if (pale.length === 0) return pass;
    return (lettersIn(pale) * 5 > lettersIn(runs) ? fail : warn)(
      pale.map(({ text, path, page }) => ({ text, path, page })),
      { count: pale.length },
    );
  },
});
