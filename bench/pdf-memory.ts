/** Memory of a process that writes a hundred ten-page PDFs, compared with one that writes them with bare react-pdf. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { bundleForNode, officialLayout } from '@vitae/testkit/pdf';
import { z } from 'zod';
import { sized, reportBudget } from './harness/smoke.ts';
import { printTable } from './harness/table.ts';

const COUNT = sized(100, 2);
/**
 * Share of the baseline's maximum, and bytes of heap that may stay in use: fonts, pictures and the paragraphs cached
 * for the next document.
 */
const BUDGET = { share: 0.75, heap: 128 * 2 ** 20 };

const fonts = join(import.meta.dirname, '../packages/renderer/fonts');
const entry = join(import.meta.dirname, 'pdf/render-many.ts');
const measured = z.object({ end: z.number(), most: z.number(), heap: z.number(), milliseconds: z.number() });
const bundles = { theirs: await bundleForNode(entry, [officialLayout()]), ours: await bundleForNode(entry) };

function measure(file: string, way: string, flags: readonly string[] = []) {
  const printed = execFileSync(process.execPath, ['--expose-gc', ...flags, file, way, fonts, String(COUNT)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return measured.parse(JSON.parse(printed));
}

try {
  const results = {
    'baseline: react-pdf': measure(bundles.theirs.file, 'react-pdf'),
    ours: measure(bundles.ours.file, 'ours'),
    'ours, heap held to 256 MB': measure(bundles.ours.file, 'ours', [
      '--max-old-space-size=256',
      '--max-semi-space-size=8',
    ]),
  };
  const baseline = results['baseline: react-pdf'];
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
  printTable(
    `Resident memory of a process over ${COUNT} documents of ten pages`,
    ['at the end', 'at most', 'to baseline', 'heap in use', 'each'],
    Object.entries(results).map(([name, { end, most, heap, milliseconds }]) => ({
      name,
      cells: [
        megabytes(end),
        megabytes(most),
        `${(most / baseline.most).toFixed(2)} ×`,
        megabytes(heap),
        `${milliseconds.toFixed(0)} ms`,
      ],
    })),
  );
  const { most, heap } = results.ours;
  const isBounded = most <= BUDGET.share * baseline.most && heap <= BUDGET.heap;
  reportBudget(`at most ${BUDGET.share} × the baseline, and ${megabytes(BUDGET.heap)} of heap in use`, isBounded);
} finally {
  bundles.theirs.remove();
  bundles.ours.remove();
}
