import { fail, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { runsOn, withoutLetter, type PlacedRun } from '../pages/pages.ts';
import { countWords, hasWords } from '../text/words.ts';

const least = 0.25;
/** Fewer words leave a page nearly empty, wherever they stand on it. */
const fewestWords = 3;
/** A heading and a line below it have so many at most. */
const wordsOfLine = 12;

export const fmt08 = resumeCheck({
  id: 'FMT-08',
  category: 'format',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  needs: ['pages'],
  run: ({ language, input }) => {
    const pages = withoutLetter(input.pages ?? []);
    const last = pages.at(-1);
    if (!last || pages.length < 2) return skip('nothing-to-check');
    const all = runsOn(pages);
    // What stands at the same height of the page before, but for its number, is the foot of each page.
    const placeOf = ({ text, box }: PlacedRun) => `${Math.round(box.y / 3)} ${text.replaceAll(/\d+/gu, '0').trim()}`;
    const before = new Set(all.filter(({ page }) => page === pages.length - 2).map(placeOf));
    const runs = all.filter((run) => run.page === pages.length - 1 && !before.has(placeOf(run)));
    const end = Math.max(0, ...runs.map(({ box }) => box.y + box.height));
    const run = runs.at(-1);
    const words = runs.reduce((count, { text }) => count + countWords(text), 0);
    const isFull = end >= least * last.height && (words >= fewestWords || !hasWords(language));
    // A page with nothing on it, or a line, is no matter of taste.
    const found = runs.length === 0 || (hasWords(language) && words <= wordsOfLine) ? fail : warn;
    return isFull
      ? pass
      : found([{ text: run?.text ?? '', path: run?.path ?? '', page: pages.length - 1 }], { pages: pages.length });
  },
});
