/**
 * Long tasks on the main thread while keys are typed on a CPU four times slower, compared with a bare text area in the
 * same browser, in two ways. What the thread itself worked, times four: the same on a busy machine. And by the clock,
 * with the CPU throttled, where a wait for anything counts too: that is what a person would feel, on a quiet machine.
 */
import type { Page } from 'playwright-core';
import { openApp } from './harness/app.ts';
import { recordKeys } from './harness/record-keys.ts';
import { sized, reportBudget } from './harness/smoke.ts';
import { milliseconds, printTable } from './harness/table.ts';
import { taskTimes } from './harness/task-times.ts';
import { typeKeys } from './harness/type-keys.ts';

/** Each on freshly opened pages, so that the first key counts every time. */
const ROUNDS = sized(3, 1);
/** In each field, in each of the two ways. */
const KEYS = sized(34, 3);
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

interface Times {
  /** Milliseconds of every task that the thread itself worked, as if the CPU were slower. */
  own: number[];
  /** The durations of the tasks over 50 ms by the clock, on a throttled page. */
  clock: number[];
}

async function typed(page: Page, times: Times): Promise<void> {
  const tasks = await taskTimes(browser, () => typeKeys(page, KEYS, INTERVAL));
  times.own.push(...tasks.map((time) => time * SLOWDOWN));
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
  times.clock.push(...(await page.evaluate(() => window.longTasks ?? [])));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

const { browser, page, textField, richText, close } = await openApp();
try {
  const noTimes = (): Times => ({ own: [], clock: [] });
  const [bare, line, rich] = [noTimes(), noTimes(), noTimes()];
  for (let round = 0; round < ROUNDS; round += 1) {
    const blank = await browser.newPage();
    await blank.addInitScript(recordKeys);
    await blank.goto('data:text/html,<textarea rows=20 cols=80 autofocus></textarea>');
    await blank.locator('textarea').click();
    await typed(blank, bare);
    await blank.close();
    await textField();
    await typed(page, line);
    await richText();
    await typed(page, rich);
  }

  const countOf = (tasks: readonly number[]) => tasks.filter((time) => time > LONG).length;
  const cells = (tasks: readonly number[]) => [
    String(countOf(tasks)),
    tasks.length > 0 ? milliseconds(Math.max(...tasks)) : '–',
  ];
  printTable(
    `Main-thread tasks over ${LONG} ms, CPU ${SLOWDOWN} times slower, ${ROUNDS * KEYS} keys on ${ROUNDS} fresh pages`,
    ['own time', 'longest', 'by the clock', 'longest'],
    Object.entries({ 'baseline: bare text area': bare, 'text field': line, 'rich text': rich }).map(
      ([name, { own, clock }]) => ({ name, cells: [...cells(own), ...cells(clock)] }),
    ),
  );
  for (const [way, name] of [
    ['own', 'own time'],
    ['clock', 'by the clock'],
  ] as const) {
    const more = Math.max(countOf(line[way]), countOf(rich[way])) - countOf(bare[way]);
    reportBudget(`${name}: none that the bare text area does not have`, more <= 0, ` by ${more}`);
  }
} finally {
  await close();
}
