import { patient } from '@vitae/testkit/patient';
import { triesAll } from '@vitae/testkit/sample';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run, runUntilHarm } from './attacks/attack.ts';
import { type Computer, copyOfApp, startComputer } from './attacks/computer.ts';
import { buildSwitched, type SwitchedApp } from './attacks/guarded-build.ts';
import { guards, type Guard } from './attacks/guards.ts';
import { table } from './attacks/table.ts';
import { within } from '../testing/within.ts';

/** `npm test` turns off every eighth guard, `npm run fuzz -- guards` all of them. */
const tried = guards.filter((_, index) => triesAll || index % 8 === 0);

/*
 * What each guard is for: the program is built once with a switch at every one. With the guard off, its row of the
 * table turns red; with it on, green. Only the switches differ from the program of `attacks.test.ts`.
 */
describe('without a guard, the table turns red:', () => {
  let computer: Computer;
  let app: SwitchedApp;
  const rows = new Map(table.flatMap(([, attacks]) => attacks.map((attack) => [attack.name, attack])));

  let hasCrashed = false;
  let isLost = false;
  const start = async () => {
    const folder = copyOfApp();
    app = await buildSwitched(folder);
    computer = await startComputer(folder);
    hasCrashed = false;
    isLost = false;
    computer.page.on('crash', () => (hasCrashed = true));
  };
  beforeAll(start);
  afterAll(() => computer.close());

  const anew = async () => {
    await computer.close().catch(() => undefined);
    await start();
  };

  /** Decisions made when a page loads or a window is created require a new one. */
  const fresh = async (file: string, isRestored: boolean): Promise<Computer> => {
    if (file === 'main/protocol.ts' && !isRestored) await computer.home();
    if ((file === 'main/windows.ts' || file === 'preload/index.ts') && !isRestored) await computer.restore();
    if (file !== 'preload/index.ts') return computer;
    const page = await computer.bare();
    return { ...computer, page, call: (method, args) => computer.call(method, args, page) };
  };

  const tryWithout = async ({ name, file, row, layers = [] }: Guard): Promise<void> => {
    const attack = rows.get(row);
    if (!attack) throw new Error(`The table has no row “${row}”.`);
    let isRestored = false;
    app.turnOff([name, ...layers]);
    try {
      const attacked = await fresh(file, isRestored);
      await computer.watch();
      expect(await runUntilHarm(attack, attacked, patient.timeout), `“${row}” stays green`).not.toEqual([]);
    } finally {
      app.turnOff([]);
      isRestored = await computer.isMarked().catch(() => true);
      // A computer that cannot be restored says nothing about the guard: the row must be green on a new one.
      if (isRestored) await computer.restore().catch(anew);
    }
    const guarded = await fresh(file, isRestored);
    await computer.watch();
    expect(await run(attack, guarded)).toEqual([]);
  };

  // Shorter than the limit of a test, which would not say where it stood.
  const most = 100_000;

  it.each(tried)('$name', async (guard) => {
    // A computer that does not answer would fail every further guard, after minutes.
    if (isLost) await anew();
    isLost = true;
    await within(
      `the guard “${guard.name}”`,
      tryWithout(guard).catch(async (error: unknown) => {
        if (!hasCrashed) throw error;
        // Chromium itself crashed, which says nothing about the guard: retried on a new computer.
        await anew();
        await tryWithout(guard);
      }),
      most,
    );
    isLost = false;
  });

  it('has a name for every guard, and lists their second layers', () => {
    const names = guards.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(guards.flatMap(({ layers = [] }) => layers).filter((layer) => !names.includes(layer))).toEqual([]);
  });
});
