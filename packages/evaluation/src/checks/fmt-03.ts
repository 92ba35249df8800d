import { fail, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { bodySize, runsOn } from '../pages/pages.ts';

/** Fonts differ in how large their letters are at a size; many are easy to read at 9 points. */
const least = 9;
const most = 12;
const legible = 8.5;

/** The width of A4 and Letter in points, and how much higher than wide pages of their shape are. */
const paper = { width: 600, least: 1.25, most: 1.46 };

/** By how much a page is made smaller on paper: some programs write pages of the shape of paper that are larger than it. */
function toPaper(page: { width: number; height: number } | undefined): number {
  if (!page || page.width < 1.1 * paper.width) return 1;
  const shape = page.height / page.width;
  return shape >= paper.least && shape <= paper.most ? paper.width / page.width : 1;
}

export const fmt03 = resumeCheck({
  id: 'FMT-03',
  category: 'format',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  needs: ['pages'],
  run: ({ input: { pages } }) => {
    const runs = runsOn(pages);
    const drawn = bodySize(runs);
    const size = Math.round(drawn * toPaper(pages?.[0]) * 10) / 10;
    if (size === 0) return skip('nothing-to-check');
    if (size >= least && size <= most) return pass;
    const run = runs.find((one) => one.role === 'text' && Math.abs(one.size - drawn) < 0.25);
    return (size < legible ? fail : warn)([{ text: run?.text ?? '', path: run?.path ?? '', page: run?.page ?? 0 }], {
      size,
    });
  },
});
