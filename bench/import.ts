/**
 * Time to read a resume of two pages, compared with what pdf.js alone takes for the same pages; and time from a chosen
 * file to its review in a fresh tab of the built app, compared with an empty page of React.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importFile } from '@vitae/importer';
import { servePage } from '@vitae/testkit/pdf';
import { twoPageResume } from '@vitae/testkit/two-page-resume';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser } from 'playwright-core';
import { openApp, viewport } from './harness/app.ts';
import { isSmoke, reportBudget, sized } from './harness/smoke.ts';
import { comparedColumns, comparedRow, milliseconds, percentile, printTable } from './harness/table.ts';
import { recordOpening } from './open/record-opening.ts';

const ROUNDS = sized(40, 2);
const WARM_UP = sized(10, 1);
const TABS = sized(10, 1);
/** Milliseconds for two pages, without what pdf.js takes. */
const MOST_READING = 150;
/** Milliseconds from a chosen file to its review: half of what it took when this was first measured. */
const MOST_TO_REVIEW = 750;

/** Files of two pages in three layouts, made by programs other than ours. */
const files = ['html-academic-pt-1', 'html-date-below-it-3', 'html-hanging-dates-pt-5'].map((id) => `${id}.pdf`);
const folder = join(import.meta.dirname, '../packages/testkit/made-resumes');
const resumes = await Promise.all(
  files.map(async (name) => ({ name, bytes: new Uint8Array(await readFile(join(folder, name))) })),
);

/** What the importer asks of pdf.js: text and drawing steps of each page. Returns the number of pages. */
async function readByPdfJs(bytes: Uint8Array): Promise<number> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
  });
  const document = await task.promise;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    await page.getOperatorList();
    await page.getTextContent();
  }
  await task.destroy();
  return document.numPages;
}

const reading = { baseline: [] as number[], ours: [] as number[] };
for (let round = 1; round <= ROUNDS + WARM_UP; round += 1)
  for (const { name, bytes } of resumes) {
    const started = performance.now();
    if ((await readByPdfJs(bytes)) !== 2) throw new Error(`${name} is not of two pages`);
    const listed = performance.now();
    const { resume } = await importFile({ name, bytes, asOf: '2026-06-01' });
    const read = performance.now();
    if (resume.sections.experience.items.length === 0) throw new Error(`No job was found in ${name}`);
    if (round <= WARM_UP) continue;
    reading.baseline.push(listed - started);
    reading.ours.push(read - listed);
  }

printTable(`${files.length} resumes of two pages read ${ROUNDS} times each`, comparedColumns, [
  comparedRow('baseline: text and drawing steps by pdf.js', reading.baseline, reading.baseline),
  comparedRow('read by the importer, pdf.js included', reading.ours, reading.baseline),
]);
const apart = percentile(reading.ours, 0.5) - percentile(reading.baseline, 0.5);
reportBudget(
  `at most ${MOST_READING} ms apart from pdf.js (medians)`,
  isSmoke || apart <= MOST_READING,
  `: ${milliseconds(apart)}`,
);

/** Milliseconds from the chosen file to its review on the screen, in a tab that has loaded nothing before. */
async function toReview(browser: Browser, origin: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const context = await browser.newContext({ viewport, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${origin}/resume/start/upload`);
  const button = page.getByRole('button', { name: 'Choose a file' });
  await button.waitFor();
  // What the page loads ahead of a file must not count; a person needs longer than this to find one.
  await page.waitForTimeout(sized(1500, 500));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  const started = performance.now();
  await chooser.setFiles(file);
  await page.getByRole('button', { name: 'Open in builder' }).waitFor();
  const took = performance.now() - started;
  await context.close();
  return took;
}

const served = await servePage(join(import.meta.dirname, 'open'), 'empty.html');
const { browser, origin, close } = await openApp();
try {
  const json = Buffer.from(JSON.stringify(twoPageResume()));
  const times = { baseline: [] as number[], pdf: [] as number[], json: [] as number[] };
  for (let round = 0; round < TABS; round += 1) {
    const context = await browser.newContext({ viewport });
    const empty = await context.newPage();
    await empty.addInitScript(recordOpening);
    await empty.goto(served.address, { waitUntil: 'commit' });
    await empty.waitForFunction(() => Number.isFinite(window.opening?.form ?? Number.NaN));
    times.baseline.push(Number(await empty.evaluate(() => window.opening?.form)));
    await context.close();
    const { name, bytes } = resumes[round % resumes.length] ?? { name: '', bytes: new Uint8Array() };
    times.pdf.push(await toReview(browser, origin, { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) }));
    times.json.push(
      await toReview(browser, origin, { name: 'resume.json', mimeType: 'application/json', buffer: json }),
    );
  }
  console.log();
  printTable(`From a chosen file to its review in a fresh tab, ${TABS} times`, comparedColumns, [
    comparedRow('baseline: empty React page, its text field', times.baseline, times.baseline),
    comparedRow('a PDF', times.pdf, times.baseline),
    comparedRow('JSON', times.json, times.baseline),
  ]);
  for (const what of ['pdf', 'json'] as const) {
    const median = percentile(times[what], 0.5);
    reportBudget(
      `${what === 'pdf' ? 'a PDF' : 'JSON'}: review within ${MOST_TO_REVIEW} ms (median)`,
      isSmoke || median <= MOST_TO_REVIEW,
      `: ${milliseconds(median)}`,
    );
  }
} finally {
  await close();
  served.close();
}
