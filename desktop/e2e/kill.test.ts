import { randomOf } from '@vitae/testkit/random';
import { triesAll } from '@vitae/testkit/sample';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findBrowser } from '../../scripts/browser.ts';
import type { DesktopApp } from '../testing/launch.ts';
import { desktopFor } from './support/desktop.ts';
import { eventually, fieldOf, listOf, openPath, saved, startResume } from './support/pages.ts';

const kills = triesAll ? 20 : 2;
const edits = kills * 10;
/** On a busy computer many do not count: a page or a main process without processor time cannot keep the promise. */
const mostKills = Math.max(5 * kills, 20);
/** Milliseconds after which painted text must survive anything. */
const promise = 100;

const seed = Number(process.env['VITAE_SEED'] ?? Date.now() % 2 ** 31);

/** Types numbers into a field without waiting, and records here when each of them was painted. */
const typeNumbers = async (
  app: DesktopApp,
  first: number,
  last: number,
  pause: () => number,
): Promise<{ painted: { number: number; at: number }[]; done: Promise<void> }> => {
  const page = await app.firstWindow();
  const painted: { number: number; at: number }[] = [];
  await page.exposeFunction('paintedNumber', (number: number) => void painted.push({ number, at: performance.now() }));
  const pauses = Array.from({ length: last - first + 1 }, pause);
  const done = page
    .evaluate(
      async ([from, waits]) => {
        const input = document.querySelector<HTMLInputElement>('[data-path="basics.headline"] input');
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const report = (globalThis as unknown as { paintedNumber: (number: number) => void }).paintedNumber;
        if (!input || !set) throw new Error('There is no field');
        for (const [index, wait] of waits.entries()) {
          set.call(input, `Edit ${from + index}`);
          input.dispatchEvent(new InputEvent('input', { bubbles: true }));
          // The frame after the next one shows this on screen.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          report(from + index);
          await new Promise((resolve) => setTimeout(resolve, wait));
        }
      },
      [first, pauses] as const,
    )
    // The page is killed in the middle of it.
    .catch(() => undefined);
  return { painted, done };
};

/** Lets the page ask the main process for something small, over and over, and measures how long the answers take. */
const watchAnswers = (page: Page): { slowestSince: (since: number) => number; end: () => void } => {
  const answers: { asked: number; took: number }[] = [];
  let asked = performance.now();
  const over = new AbortController();
  const ask = async () => {
    while (!over.signal.aborted) {
      asked = performance.now();
      await page.evaluate('desktop.call("updater.state")');
      answers.push({ asked, took: performance.now() - asked });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  // It is killed in the middle of an answer.
  void ask().catch(() => undefined);
  return {
    slowestSince: (since) =>
      Math.max(
        performance.now() - asked,
        ...answers.flatMap((answer) => (answer.asked + answer.took >= since ? [answer.took] : [])),
      ),
    end: () => over.abort(),
  };
};

it(
  `${kills} kills at random points of ${edits} edits lose nothing that was painted ${promise} ms before`,
  { timeout: Math.max(300_000, kills * 90_000) },
  async () => {
    console.warn(`Kills: VITAE_SEED=${seed}`);
    const random = randomOf(seed);
    // As people run it: how soon a key is painted depends on the browser.
    let app = await desktopFor({ browser: findBrowser() });
    const list = await listOf(app);
    const builder = await startResume(list);
    await openPath(app, list, builder);
    await fieldOf(list, 'basics.headline').fill('Edit 0');
    await saved(list);
    const perKill = edits / kills;
    let checked = 0;
    let kept = 0;
    // On a busy computer more kills are needed until enough of them count.
    for (let kill = 0; kill < kills || (checked <= kills / 2 && kill < mostKills); kill += 1) {
      // And later ones, since there text is painted later.
      const patience = 1 + Math.floor(kill / kills);
      const first = kill * perKill + 1;
      const { painted, done } = await typeNumbers(app, first, first + perKill - 1, () => random() * 60);
      const answers = watchAnswers(await app.firstWindow());
      await new Promise((resolve) => setTimeout(resolve, (60 + random() * 600) * patience));
      const killedAt = performance.now();
      // On a busy computer, a page or a main process that gets no processor time cannot keep the promise.
      const isRunning = answers.slowestSince(killedAt - promise) < promise / 2;
      answers.end();
      await app.kill();
      await done;
      const safe = isRunning ? (painted.findLast(({ at }) => at <= killedAt - promise)?.number ?? kept) : kept;
      if (safe > kept) checked += 1;

      app = await app.restart();
      const page = await listOf(app);
      await page.getByRole('link', { name: 'Untitled resume' }).click();
      const field = fieldOf(page, 'basics.headline');
      await eventually(() => field.inputValue()).toMatch(/^Edit \d+$/);
      kept = Number((await field.inputValue()).slice('Edit '.length));
      expect(kept, `kill ${kill + 1}, VITAE_SEED=${seed}`).toBeGreaterThanOrEqual(safe);
    }
    // A test in which nothing was painted early enough would prove nothing.
    expect(checked).toBeGreaterThan(kills / 2);
  },
);
