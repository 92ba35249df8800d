/**
 * Long tasks on the main thread while 200 keys are typed with the CPU throttled by a factor of four, compared with a
 * bare text area in the same browser.
 */
import type { Page } from 'playwright-core';
import { openApp } from './harness/app.ts';
import { recordKeys } from './harness/record-keys.ts';
import { sized, reportBudget } from './harness/smoke.ts';
import { milliseconds, percentile, printTable, type Row } from './harness/table.ts';
import { typeKeys } from './harness/type-keys.ts';

const KEYS = sized(200, 5);
/** Time for a throttled page to settle between keys, as a fast typist leaves. */
const INTERVAL = 150;
const SLOWDOWN = 4;
/** Milliseconds from which a task counts as long (W3C Long Tasks). */
const LONG = 50;

declare global {
  interface Window {
    longTasks?: number[];
  }
}

/** The durations of the tasks over 50 ms, in milliseconds, while keys are typed on a throttled page. */
async function longTasks(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const tasks: number[] = [];
    window.longTasks = tasks;
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await typeKeys(page, KEYS, INTERVAL);
  const tasks = await page.evaluate(() => window.longTasks ?? []);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return tasks;
}

const { browser, page, textField, richText, close } = await openApp();
try {
  const blank = await browser.newPage();
  await blank.addInitScript(recordKeys);
  await blank.goto('data:text/html,<textarea rows=20 cols=80 autofocus></textarea>');
  await blank.locator('textarea').click();
  const bare = await longTasks(blank);
  await blank.close();
  await textField();
  const line = await longTasks(page);
  await richText();
  const rich = await longTasks(page);

  const row = (name: string, tasks: readonly number[]): Row => ({
    name,
    cells: [
      String(tasks.length),
      ...[0.5, 0.95, 1].map((share) => (tasks.length > 0 ? milliseconds(percentile(tasks, share)) : '–')),
    ],
  });
  printTable(
    `Main-thread tasks over ${LONG} ms, CPU slowed ${SLOWDOWN} times, ${KEYS} keys`,
    ['tasks', 'median', 'p95', 'longest'],
    [row('baseline: bare text area', bare), row('text field', line), row('rich text', rich)],
  );
  const more = Math.max(line.length, rich.length) - bare.length;
  reportBudget('none that the bare text area does not have', more <= 0, ` by ${more}`);
} finally {
  await close();
}
