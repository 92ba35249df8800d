/**
 * From navigation to a stored resume with an empty cache: until the form accepts input and until a page is painted, and
 * the bytes loaded for it; compared with a page of React with a single text field. Once with every file from the
 * network, as on a first visit, and once with the files that the service worker keeps.
 */
import { join } from 'node:path';
import { servePage } from '@vitae/testkit/pdf';
import type { Page } from 'playwright-core';
import { openApp, viewport } from './harness/app.ts';
import { reportBudget, sized } from './harness/smoke.ts';
import { comparedColumns, comparedRow, percentile, printTable } from './harness/table.ts';
import { recordOpening, type Opening } from './open/record-opening.ts';

const ROUNDS = sized(10, 1);
/** The median time to the first page, as a multiple of the empty page's: half of the 10.0 × that it took before. */
const PAGE_BUDGET = 5;
/** Milliseconds without activity after which the opening of a page counts as complete. */
const SETTLE = sized(4000, 1500);

interface Opened extends Opening {
  /** Bytes of JavaScript over the wire, as sent. */
  scripts: number;
}

/** Opens an address with an empty cache and waits for the event named by `until`. */
async function open(page: Page, address: string, until: keyof Opening, isKept = false): Promise<Opened> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBypassServiceWorker', { bypass: !isKept });
  await page.goto('about:blank');
  await session.send('Network.clearBrowserCache');
  const sizes: Promise<number>[] = [];
  page.removeAllListeners('requestfinished');
  page.on('requestfinished', (request) => {
    if (/\.m?js$/.test(new URL(request.url()).pathname))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction((what) => Number.isFinite(window.opening?.[what] ?? Number.NaN), until);
  const opening = await page.evaluate(() => window.opening);
  await session.detach();
  if (!opening) throw new Error(`${address} was not opened`);
  const scripts = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.waitForTimeout(SETTLE);
  return { ...opening, scripts };
}

const served = await servePage(join(import.meta.dirname, 'open'), 'empty.html');
const { browser, page: builderPage, builder, close } = await openApp();
try {
  await builderPage.goto(builder);
  await builderPage.getByRole('region', { name: 'Preview' }).getByRole('img').first().waitFor();
  // The last painted page is stored while no key is typed.
  await Promise.all([
    builderPage.waitForTimeout(SETTLE),
    builderPage.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
      await navigator.serviceWorker.ready;
    }),
  ]);
  await builderPage.goto('about:blank');
  const empty = await browser.newPage({ viewport });
  const resume = await builderPage.context().newPage();
  await builderPage.close();
  for (const page of [empty, resume]) {
    page.on('pageerror', (error) => console.error(error));
    await page.addInitScript(recordOpening);
  }
  const opened = { empty: [] as Opened[], resume: [] as Opened[], kept: [] as Opened[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    opened.empty.push(await open(empty, served.address, 'form'));
    opened.resume.push(await open(resume, builder, 'drawn'));
    opened.kept.push(await open(resume, builder, 'drawn', true));
    if (!(await resume.evaluate(() => navigator.serviceWorker.controller !== null)))
      throw new Error('The service worker did not answer');
  }

  const times = (which: keyof typeof opened, what: keyof Opened) => opened[which].map((one) => Number(one[what]));
  const baseline = percentile(times('empty', 'form'), 0.5);
  const row = (name: string, which: keyof typeof opened, what: keyof Opening) =>
    comparedRow(name, times(which, what), times('empty', 'form'));
  printTable(`From navigation to a stored resume, ${ROUNDS} times, nothing cached`, comparedColumns, [
    row('baseline: empty React page, its text field', 'empty', 'form'),
    row('form takes input', 'resume', 'form'),
    row('first page painted', 'resume', 'page'),
    row('first page drawn anew', 'resume', 'drawn'),
    row('kept for offline use: form takes input', 'kept', 'form'),
    row('kept for offline use: first page painted', 'kept', 'page'),
    row('kept for offline use: first page drawn anew', 'kept', 'drawn'),
  ]);
  const kilobytes = (which: keyof typeof opened) => `${Math.round(percentile(times(which, 'scripts'), 0.5) / 1000)} KB`;
  for (const [which, name] of [
    ['resume', 'a page'],
    ['kept', 'kept for offline use: a page'],
  ] as const) {
    const share = percentile(times(which, 'page'), 0.5) / percentile(times(which, 'drawn'), 0.5);
    const toBaseline = percentile(times(which, 'page'), 0.5) / baseline;
    reportBudget(
      `${name} ≤ ${PAGE_BUDGET} × the empty page`,
      toBaseline <= PAGE_BUDGET,
      `: ${toBaseline.toFixed(2)} ×`,
    );
    reportBudget(`${name} in half the time that drawing it takes`, share <= 0.5, `: ${share.toFixed(2)} ×`);
  }
  console.log(`\nJavaScript until then: ${kilobytes('resume')} (baseline ${kilobytes('empty')}, not compressed).`);
} finally {
  await close();
  served.close();
}
