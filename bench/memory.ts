/** Memory of the preview's browser over a thousand edits, compared with its size after the first two hundred. */
import { join } from 'node:path';
import { servePage, startChromium } from '@vitae/testkit/pdf';
import { findBrowser } from '../scripts/browser.ts';
import { residentOf } from './harness/resident.ts';
import { sized, reportBudget } from './harness/smoke.ts';
import { printTable } from './harness/table.ts';

const EDITS = sized(1000, 20);
const STEP = sized(200, 10);
/** Growth after the first two hundred edits that still counts as flat, as a share. */
const FLAT = 0.15;

const program = findBrowser();
if (!program) throw new Error('No Chromium or Chrome was found; name one in CHROMIUM');
const served = await servePage(join(import.meta.dirname, 'key-to-painted'), 'direct.html');
const browser = await startChromium(program);
try {
  const resident = await residentOf(browser);
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  await page.goto(served.address);
  await page.waitForFunction(() => window.bench !== undefined);
  await page.evaluate(() => window.bench?.start());
  const samples: { edits: number; bytes: number }[] = [];
  for (let edits = STEP; edits <= EDITS; edits += STEP) {
    await page.evaluate(
      async ({ from, to }) => {
        for (let count = from; count < to; count += 1) await window.bench?.key(count % 100);
      },
      { from: edits - STEP, to: edits },
    );
    samples.push({ edits, bytes: await resident() });
  }
  const baseline = samples[0]?.bytes ?? Number.NaN;
  printTable(
    `Resident memory of the page over ${EDITS} edits of two pages`,
    ['memory', 'to baseline'],
    samples.map(({ edits, bytes }, index) => ({
      name: index === 0 ? `baseline: after ${edits}` : `after ${edits}`,
      cells: [`${Math.round(bytes / 2 ** 20)} MB`, `${(bytes / baseline).toFixed(2)} ×`],
    })),
  );
  const growth = (samples.at(-1)?.bytes ?? Number.NaN) / baseline - 1;
  reportBudget(`at most ${FLAT * 100} % over the baseline`, growth <= FLAT);
} finally {
  await browser.close();
  served.close();
}
