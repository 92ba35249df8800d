/**
 * Key to edited page painted with a two-page resume, in Chromium: our preview compared with react-pdf and pdf.js doing
 * the same.
 */
import { join } from 'node:path';
import { officialLayout, servePage, startChromium } from '@vitae/testkit/pdf';
import type { Browser } from 'playwright-core';
import { findBrowser } from '../scripts/browser.ts';
import { isSmoke, sized, reportBudget } from './harness/smoke.ts';
import { milliseconds, percentile, printTable } from './harness/table.ts';
import type { KeyTimes } from './key-to-painted/page.ts';

const KEYS = sized(60, 3);
const WARM_UP = sized(15, 1);
/** Budget for the 95th percentile: share of the baseline, and milliseconds on a quiet machine. */
const BUDGET = { share: 0.35, milliseconds: 45 };

async function measure(browser: Browser, address: string): Promise<KeyTimes[]> {
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  page.on('pageerror', (error) => console.error(error));
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  await page.goto(address);
  await page.waitForFunction(() => window.bench !== undefined);
  const times = await page.evaluate(
    async ({ keys, warmUp }) => {
      const { bench } = window;
      if (!bench) throw new Error('The page did not start');
      await bench.start();
      const taken: KeyTimes[] = [];
      for (let count = 1; count <= keys + warmUp; count += 1) {
        const time = await bench.key(count);
        if (count > warmUp) taken.push(time);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      return taken;
    },
    { keys: KEYS, warmUp: WARM_UP },
  );
  await page.close();
  return times;
}

const folder = join(import.meta.dirname, 'key-to-painted');
const pages = {
  plain: await servePage(folder, 'plain.html', [officialLayout()]),
  direct: await servePage(folder, 'direct.html'),
};
const program = findBrowser();
if (!program) throw new Error('No Chromium or Chrome was found; name one in CHROMIUM');
const browser = await startChromium(program);
try {
  const plain = await measure(browser, pages.plain.address);
  const direct = await measure(browser, pages.direct.address);
  const frames = (times: readonly KeyTimes[]) => times.map(({ frame }) => frame);
  const cells = (times: readonly KeyTimes[]) => [
    ...[0.5, 0.95].map((share) =>
      milliseconds(
        percentile(
          times.map(({ canvas }) => canvas),
          share,
        ),
      ),
    ),
    ...[0.5, 0.95].map((share) => milliseconds(percentile(frames(times), share))),
    `${(percentile(frames(times), 0.95) / percentile(frames(plain), 0.95)).toFixed(2)} ×`,
  ];
  printTable(
    `Key to edited page painted, two pages, ${KEYS} keys`,
    ['canvas median', 'p95', 'next frame median', 'p95', 'p95 to baseline'],
    [
      { name: 'baseline: react-pdf → bytes → pdf.js', cells: cells(plain) },
      { name: 'preview', cells: cells(direct) },
    ],
  );
  const p95 = percentile(frames(direct), 0.95);
  const isWithin = p95 <= BUDGET.share * percentile(frames(plain), 0.95);
  reportBudget(`p95 ≤ ${BUDGET.share} × the baseline`, isWithin);
  if (!isSmoke)
    console.log(
      `On a quiet machine: p95 ≤ ${BUDGET.milliseconds} ms (${p95 <= BUDGET.milliseconds ? 'kept' : 'missed'}).`,
    );
} finally {
  await browser.close();
  pages.plain.close();
  pages.direct.close();
}
