import { pass, resumeCheck, skip, warn } from '../check.ts';
import type { TextRun } from '../input.ts';
import { sources } from '../sources.ts';
import { bodySize, inOneColumn, lowerQuarter, runsOn } from '../pages/pages.ts';

const least = 1.1;
const most = 1.6;

/** The next item of a list is no line of the same paragraph. */
const BULLET = /^[•●○◦▪▫‣·∙–-](?:\s|$)/u;

export const fmt05 = resumeCheck({
  id: 'FMT-05',
  category: 'format',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.textSpacing],
  needs: ['pages'],
  run: ({ input: { pages } }) => {
    const runs = runsOn(pages);
    const size = bodySize(runs);
    const body = runs.filter((run) => run.role === 'text' && Math.abs(run.size - size) < 0.25);
    const rightOf = ({ box }: TextRun) => box.x + box.width;
    // Lines of one paragraph, one below the other: it goes on below a line that fills its column. The rest are gaps.
    const heights = body.flatMap((run, index) => {
      const before = body[index - 1];
      if (!before || run.path === '' || before.page !== run.page || before.path !== run.path) return [];
      if (BULLET.test(run.text)) return [];
      if (!inOneColumn(before, run) || rightOf(before) < rightOf(run) - run.size) return [];
      const step = (run.box.y + run.box.height - before.box.y - before.box.height) / size;
      return step > 0.5 && step < 3 ? [step] : [];
    });
    if (heights.length < 3) return skip('nothing-to-check');
    const height = Math.round(lowerQuarter(heights) * 100) / 100;
    const [run] = body;
    return height >= least - 0.02 && height <= most + 0.02
      ? pass
      : warn([{ text: run?.text ?? '', path: run?.path ?? '', page: run?.page ?? 0 }], { height });
  },
});
