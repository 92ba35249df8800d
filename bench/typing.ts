/**
 * Key to typed character and to edited page painted in the builder: compared with a bare text area, and with a text
 * area with only the preview next to it, alternating in the same browser; then while the evaluation beside the form runs.
 */
import { join } from 'node:path';
import { servePage } from '@vitae/testkit/pdf';
import type { Locator, Page } from 'playwright-core';
import { openApp, viewport } from './harness/app.ts';
import { recordKeys, type KeyRecord } from './harness/record-keys.ts';
import { isSmoke, sized, reportBudget } from './harness/smoke.ts';
import { milliseconds, percentile, printTable, type Row } from './harness/table.ts';
import { typeKeys } from './harness/type-keys.ts';
import { openEvaluation, typeWhileEvaluating } from './harness/while-evaluating.ts';

/** The variants alternate, so that a busy machine affects all of them. */
const ROUNDS = sized(4, 1);
const KEYS = sized(50, 4);
const INTERVAL = 110;
/** Keys in each field while the evaluation runs. */
const KEYS_EVALUATING = sized(40, 1);
/** One frame at 60 Hz. */
const FRAME = 1000 / 60;
/** Key to page in the builder, as a multiple of that of the preview alone: median and 95th percentile. */
const PAGE_BUDGET = 1.3;

const served = await servePage(join(import.meta.dirname, 'typing'), 'alone.html');
const { browser, page, textField, richText, close } = await openApp();

/** A page with a text area, opened next to the builder. */
async function openBeside(address: string): Promise<Page> {
  const beside = await browser.newPage({ viewport });
  beside.on('pageerror', (error) => console.error(error));
  await beside.addInitScript(recordKeys);
  await beside.goto(address);
  return beside;
}

/** The preview alone at the builder's own scale. */
async function openAlone(field: 'headline' | 'body'): Promise<Page> {
  // A4 is 595.28 points wide.
  const scale = await page
    .getByRole('region', { name: 'Preview' })
    .getByRole('img')
    .first()
    .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.width / 595.28 : Number.NaN));
  const alone = await openBeside(`${served.address}?field=${field}&scale=${scale}`);
  await alone.locator('canvas').nth(1).waitFor();
  await alone.waitForTimeout(sized(1500, 100));
  return alone;
}

/** Types into each of the variants in turn. */
async function typeInTurn(ways: Readonly<Record<string, Locator>>): Promise<Map<string, KeyRecord[]>> {
  const records = new Map<string, KeyRecord[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, field] of Object.entries(ways)) {
      await field.page().bringToFront();
      await field.focus();
      await field.press('ControlOrMeta+End');
      records.set(name, [...(records.get(name) ?? []), ...(await typeKeys(field.page(), KEYS, INTERVAL))]);
    }
  }
  return records;
}

const painted = (records: readonly KeyRecord[]) => records.map((record) => record.painted);
/** The first frame after the key shows the character unless that frame started more than a frame later. */
const late = (records: readonly KeyRecord[]) => records.filter(({ frame }) => !(frame <= FRAME)).length;
const pagesOf = (records: readonly KeyRecord[]) =>
  records.flatMap(({ pages }) => (pages !== null && Number.isFinite(pages) ? [pages] : []));

/** Types into a field of the builder and its baselines; prints a table and returns what the budgets need. */
async function measure(name: string, builder: Locator, field: 'headline' | 'body') {
  const blank = await openBeside('data:text/html,<textarea rows=20 cols=80 autofocus></textarea>');
  const alone = await openAlone(field);
  const records = await typeInTurn({
    'bare text area': blank.locator('textarea'),
    'preview alone': alone.locator('textarea'),
    [name]: builder,
  });
  await blank.close();
  await alone.close();
  const of = (way: string) => records.get(way) ?? [];
  const ratio = (values: (records: readonly KeyRecord[]) => number[], share: number, way: string, baseline: string) =>
    percentile(values(of(way)), share) / percentile(values(of(baseline)), share);
  const row = (way: string): Row => {
    if (of(way).length !== KEYS * ROUNDS) throw new Error(`${way}: ${of(way).length} of ${KEYS * ROUNDS} keys arrived`);
    const pages = pagesOf(of(way));
    if (way !== 'bare text area' && pages.length === 0) throw new Error(`${way}: no page was painted`);
    return {
      name: way,
      cells: [
        ...[0.5, 0.95].map((share) => milliseconds(percentile(painted(of(way)), share))),
        `${ratio(painted, 0.95, way, 'bare text area').toFixed(2)} ×`,
        String(late(of(way))),
        ...[0.5, 0.95].flatMap((share) =>
          pages.length > 0
            ? [milliseconds(percentile(pages, share)), `${ratio(pagesOf, share, way, 'preview alone').toFixed(2)} ×`]
            : ['–', '–'],
        ),
        pages.length > 0 ? String(pages.length) : '–',
      ],
    };
  };
  printTable(
    `Key to painted, ${name} of the builder, two pages, ${KEYS * ROUNDS} keys`,
    [
      'character median',
      'p95',
      'p95 to bare',
      'over one frame',
      'page median',
      'to alone',
      'p95',
      'to alone',
      'keys seen on the page',
    ],
    ['bare text area', 'preview alone', name].map(row),
  );
  console.log('');
  return {
    late: late(of(name)),
    bareLate: late(of('bare text area')),
    ratio: Math.max(...[0.5, 0.95].map((share) => ratio(pagesOf, share, name, 'preview alone'))),
  };
}

/** Types into a field while the evaluation beside it runs; prints a table and returns how many characters were late. */
async function measureEvaluating(name: string, field: Locator) {
  const blank = await openBeside('data:text/html,<textarea rows=20 cols=80 autofocus></textarea>');
  await openEvaluation(page);
  const { own, bare } = await typeWhileEvaluating(field, blank.locator('textarea'), KEYS_EVALUATING);
  await blank.close();
  const row = (way: string, records: readonly KeyRecord[]): Row => ({
    name: way,
    cells: [...[0.5, 0.95].map((share) => milliseconds(percentile(painted(records), share))), String(late(records))],
  });
  printTable(
    `Key to painted, ${name} of the builder while the evaluation runs, two pages, ${KEYS_EVALUATING} keys`,
    ['character median', 'p95', 'over one frame'],
    [row('bare text area', bare), row(name, own)],
  );
  console.log('');
  return { late: late(own), bareLate: late(bare) };
}

try {
  const line = await measure('text field', await textField(), 'headline');
  const rich = await measure('rich text', await richText(), 'body');
  const over = line.late + rich.late;
  const worst = Math.max(line.ratio, rich.ratio);
  reportBudget(
    'every character in the first frame after its key',
    over === 0,
    ` by ${over} of ${2 * KEYS * ROUNDS}; the bare text area ${line.bareLate + rich.bareLate}`,
  );
  reportBudget(
    `a page ≤ ${PAGE_BUDGET} × the preview alone, median and p95`,
    worst <= PAGE_BUDGET,
    `: ${worst.toFixed(2)} ×`,
  );
  console.log('');
  const lineEvaluating = await measureEvaluating('text field', await textField());
  const richEvaluating = isSmoke ? lineEvaluating : await measureEvaluating('rich text', await richText());
  const overEvaluating = lineEvaluating.late + richEvaluating.late;
  reportBudget(
    'every character in the first frame after its key while the evaluation runs',
    overEvaluating === 0,
    ` by ${overEvaluating} of ${2 * KEYS_EVALUATING}; the bare text area ${lineEvaluating.bareLate + richEvaluating.bareLate}`,
  );
} finally {
  await close();
  served.close();
}
