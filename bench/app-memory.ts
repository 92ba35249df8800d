/** JavaScript heap of the app's page over a thousand edits, compared with its size after the first two hundred. */
import { openApp } from './harness/app.ts';
import { sized, reportBudget } from './harness/smoke.ts';
import { printTable } from './harness/table.ts';
import { typeKeys } from './harness/type-keys.ts';

const EDITS = sized(1000, 20);
const STEP = sized(200, 10);
const INTERVAL = 25;
/** Growth after the first two hundred edits that still counts as flat, as a share. */
const FLAT = 0.15;

const { page, textField, close } = await openApp();
try {
  await textField();
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  /** Bytes in use on the page's heap after garbage collection. */
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const samples: { edits: number; bytes: number }[] = [];
  for (let edits = STEP; edits <= EDITS; edits += STEP) {
    await typeKeys(page, STEP, INTERVAL);
    samples.push({ edits, bytes: await used() });
  }
  const baseline = samples[0]?.bytes ?? Number.NaN;
  printTable(
    `Heap in use over ${EDITS} edits in the builder, two pages`,
    ['heap', 'to baseline'],
    samples.map(({ edits, bytes }, index) => ({
      name: index === 0 ? `baseline: after ${edits}` : `after ${edits}`,
      cells: [`${(bytes / 2 ** 20).toFixed(1)} MB`, `${(bytes / baseline).toFixed(2)} ×`],
    })),
  );
  const growth = (samples.at(-1)?.bytes ?? Number.NaN) / baseline - 1;
  reportBudget(`at most ${FLAT * 100} % over the baseline`, growth <= FLAT);
} finally {
  await close();
}
