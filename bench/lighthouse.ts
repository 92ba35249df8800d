import { once } from 'node:events';
import { IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from '@vitae/testkit/free-port';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { z } from 'zod';
import { findBrowser } from '../scripts/browser.ts';
import { startSite } from './harness/site.ts';
import { isSmoke, reportBudget } from './harness/smoke.ts';
import { percentile, printTable } from './harness/table.ts';

/*
 * Public pages as Lighthouse sees them, with its settings for phones (a slow network and processor, simulated): the
 * median of five runs. `--page=/resumes` looks at one page only. `LIGHTHOUSE_SLOWDOWN=4` keeps its usual slowdown of the
 * processor, which makes a phone of a fast computer only: by its guide it depends on the computer's benchmark index
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md, calibrating multipliers).
 */

const rounds = isSmoke ? 1 : Number(process.env['LIGHTHOUSE_RUNS'] ?? 5);
const samplePath = '/resumes/registered-nurse';
const [only] = process.argv.flatMap((word) => (word.startsWith('--page=') ? [word.slice('--page='.length)] : []));
const all = ['/', samplePath, '/resume/templates', '/resume/start'];
// A smoke run looks at the page with the fewest pictures to draw.
const paths = only === undefined ? (isSmoke ? all.slice(-1) : all) : [only];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const leastScore = 95;
const mostLcpMs = 1500;
const mostShift = 0.02;
const mostKilobytes = 30;
/** The computer that Lighthouse's usual slowdown is meant for has an index of 1,500 to 2,000. */
const usual = { slowdown: 4, index: 1750 };
const givenSlowdown = Number(process.env['LIGHTHOUSE_SLOWDOWN'] ?? 0);

const median = (values: readonly number[]) => percentile(values, 0.5);

/** The bytes of an answer as they are sent. */
async function sentBytes(address: string): Promise<number> {
  const asked = request(address, { headers: { 'accept-encoding': 'gzip' } });
  asked.end();
  const [answer] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(asked, 'response'));
  return (await buffer(answer)).length;
}

/** What the category's score lost, worst first. */
const lost = ({ categories: scored, audits }: Result, category: string): string[] =>
  (scored[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id];
    return weight === 0 || !audit || audit.score === null || audit.score >= 0.9
      ? []
      : [`${id}: ${audit.title} ${audit.displayValue ?? ''}`.trim()];
  });

const program = findBrowser();
if (!program) throw new Error('No Chromium or Chrome was found; name one in CHROMIUM');
const site = await startSite({ DRAW_AHEAD: 'off' });
const port = await freePort();
const browser = await chromium.launch({
  executablePath: program,
  args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

/** Draws the pictures of a page, which a site does once in its life. */
async function warm(path: string): Promise<void> {
  const html = await (await fetch(site.origin + path)).text();
  const pictures = new Set(html.match(/\/pictures\/[\w./-]+/g));
  for (const picture of pictures) await (await fetch(site.origin + picture)).arrayBuffer();
}

/** One look, again if the browser's recording has no beginning, which says nothing of the page. */
async function look(path: string, slowdown: number, attempts = 3): Promise<Result> {
  const run = await lighthouse(
    site.origin + path,
    { port, onlyCategories: [...categories], logLevel: 'silent' },
    { extends: 'lighthouse:default', settings: { throttling: { cpuSlowdownMultiplier: slowdown } } },
  );
  if (run?.lhr.runtimeError?.code === 'NO_NAVSTART' && attempts > 1) return look(path, slowdown, attempts - 1);
  if (!run || run.lhr.runtimeError) throw new Error(`${path}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  return run.lhr;
}

/** What makes a phone of this computer: less of one that is slower than the usual one. */
async function phoneOf(path: string): Promise<number> {
  if (givenSlowdown > 0) return givenSlowdown;
  await warm(path);
  const { benchmarkIndex } = (await look(path, usual.slowdown)).environment;
  const slowdown = Math.min(usual.slowdown, Math.max(1, (usual.slowdown * benchmarkIndex) / usual.index));
  console.log(`benchmark index ${Math.round(benchmarkIndex)}: processor slowed down ${slowdown.toFixed(1)} times`);
  return slowdown;
}

try {
  const slowdown = isSmoke ? usual.slowdown : await phoneOf(samplePath);
  const rows = [];
  let isKept = true;
  const faults: string[] = [];
  for (const path of paths) {
    await warm(path);
    const results: Result[] = [];
    for (let round = 0; round < rounds; round += 1) results.push(await look(path, slowdown));
    const scores = categories.map((name) =>
      Math.round(median(results.map((result) => (result.categories[name]?.score ?? 0) * 100))),
    );
    const figure = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    const lcp = figure('largest-contentful-paint');
    const shift = figure('cumulative-layout-shift');
    rows.push({
      name: path,
      cells: [
        ...scores.map(String),
        `${(lcp / 1000).toFixed(2)} s`,
        shift.toFixed(3),
        `${Math.round(figure('total-blocking-time'))} ms`,
      ],
    });
    isKept &&= scores.every((score) => score >= leastScore) && lcp <= mostLcpMs && shift <= mostShift;
    const [result] = results;
    if (result)
      for (const [at, name] of categories.entries())
        if ((scores[at] ?? 0) < 100) faults.push(...lost(result, name).map((fault) => `${path} ${name}: ${fault}`));
  }
  printTable(
    `Lighthouse, mobile settings, median of ${rounds}`,
    ['performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'CLS', 'blocking'],
    rows,
  );
  if (faults.length > 0) console.log(`\n${faults.join('\n')}`);
  const kilobytes = (await sentBytes(site.origin + samplePath)) / 1000;
  reportBudget(
    `every score ≥ ${leastScore}, LCP ≤ ${mostLcpMs / 1000} s, CLS ≤ ${mostShift}, HTML of a sample ≤ ${mostKilobytes} KB (${kilobytes.toFixed(1)} KB)`,
    isKept && kilobytes <= mostKilobytes,
  );
} finally {
  await browser.close();
  await site.stop();
}
