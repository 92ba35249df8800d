import { failInPart, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { runsOn, type PlacedRun } from '../pages/pages.ts';

/** One sign is a slip; with so many, the icons of a page are boxes. */
const many = 4;

/** Signs among the letters of a font for text, which may lack them; a font of icons has its own. */
const SIGN = /[\u2600-\u27BF]/u;

/** What stands beside a sign in its line, which says what it was for: "+353 91 555 0142". */
const besideOf = ({ page, box }: PlacedRun, runs: readonly PlacedRun[]): string =>
  runs.find(
    (other) =>
      other.page === page &&
      other.box.x >= box.x + box.width &&
      Math.abs(other.box.y + other.box.height - box.y - box.height) < box.height &&
      /[\p{L}\p{N}]/u.test(other.text),
  )?.text ?? '';

export const fmt13 = resumeCheck({
  id: 'FMT-13',
  category: 'format',
  severity: 'major',
  grade: 'convention',
  sources: [sources.missingGlyphs],
  // What we draw has the fonts of its signs.
  origin: 'uploaded',
  needs: ['pages'],
  run: ({ input: { pages } }) => {
    const runs = runsOn(pages);
    const broken = runs.filter(({ missing = 0, invisible }) => missing > 0 && !invisible);
    // Whoever sets letters alone has done nothing for it.
    if (broken.length === 0) return runs.some(({ text }) => SIGN.test(text)) ? pass : skip('nothing-to-check');
    const count = broken.reduce((sum, { missing = 0 }) => sum + missing, 0);
    const places = broken.map((run) => ({
      text: /[\p{L}\p{N}]/u.test(run.text) ? run.text : [run.text, besideOf(run, runs)].filter(Boolean).join(' '),
      path: run.path,
      page: run.page,
    }));
    return failInPart(Math.max(0, 1 - count / many), places, { count });
  },
});
