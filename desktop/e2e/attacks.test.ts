import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './attacks/attack.ts';
import { type Computer, copyOfApp, startComputer } from './attacks/computer.ts';
import { table } from './attacks/table.ts';

/*
 * The table of attacks: each runs against the real main process and preload, from an attacker's position, and must have
 * no effect. `attacks-guards.test.ts` shows what removing a guard does.
 */
describe('attacks on the running app', () => {
  let computer: Computer;

  beforeAll(async () => {
    computer = await startComputer(copyOfApp());
  });
  afterAll(() => computer.close());

  describe.each(table)('%s', (_kind, attacks) => {
    it.each(attacks)('$name', async (attack) => {
      await computer.watch();
      expect(await run(attack, computer)).toEqual([]);
    });
  });

  it('are at least 45, each with a unique name', () => {
    const names = table.flatMap(([, attacks]) => attacks.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(45);
  });

  it('leave the app in use', async () => {
    await computer.restore();
    expect(await computer.call('documents.get', { kind: 'resume', id: computer.canary.id })).toMatchObject({
      ok: true,
      value: { doc: { title: 'Canary' } },
    });
    expect(computer.hostile.heard).toEqual([]);
    expect(await computer.app.quit()).toBe(0);
  });
});
