import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate, openDatabase } from '../db/open-database.ts';
import { newEpoch } from '../features/documents/documents.ts';

const program = join(import.meta.dirname, '../../bin/vitae-server.mjs');

/** Loaded into the program first: kills it directly before its n-th change of files. */
const killer = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
let calls = 0;
for (const name of ['copyFileSync', 'chmodSync', 'fsyncSync', 'linkSync', 'mkdirSync', 'renameSync', 'rmSync', 'writeFileSync']) {
  const real = fs[name];
  fs[name] = (...args) => {
    calls += 1;
    if (calls === Number(process.env.KILL_AT)) process.kill(process.pid, 'SIGKILL');
    return real(...args);
  };
}
syncBuiltinESMExports();`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitae-restore-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a restore that is killed before its n-th change of files. @returns whether it finished before that */
async function restoreKilled(dataFolder: string, file: string, killAt: number): Promise<boolean> {
  const run = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(killer)}`, program, 'restore', file],
    {
      env: { ...process.env, DATA_DIR: dataFolder, KILL_AT: String(killAt) },
      stdio: 'ignore',
    },
  );
  const ended: readonly unknown[] = await once(run, 'exit');
  const [code, signal] = ended;
  expect([code, signal]).toEqual(signal === null ? [0, null] : [null, 'SIGKILL']);
  return signal === null;
}

interface State {
  epoch: string;
  mark: string;
}

function stateOf(file: string): State {
  const db = new Sqlite(file, { readonly: true });
  const value = (key: string) =>
    db.prepare<[string], string>('select value from setting where key = ?').pluck().get(key) ?? '';
  const state = { epoch: value('epoch'), mark: value('mark') };
  db.close();
  return state;
}

it(
  'a restore that is killed at any step leaves the previous data, or the restored data with a new history',
  { timeout: 240_000 },
  async () => {
    const model = join(folder, 'model');
    const db = openDatabase({ databaseUrl: null, dataFolder: model });
    await migrate(db);
    await newEpoch(db);
    await db.insertInto('setting').values({ key: 'mark', value: 'backed up' }).execute();
    await db.destroy();
    const backup = join(folder, 'backup.db');
    copyFileSync(join(model, 'vitae.db'), backup);
    const live = new Sqlite(join(model, 'vitae.db'));
    live.exec(`update setting set value = 'since then' where key = 'mark'`);
    live.close();
    const earlier = stateOf(join(model, 'vitae.db'));

    const seen = new Set<string>();
    let isWhole = false;
    let killAt = 1;
    for (; !isWhole; killAt += 1) {
      const dataFolder = join(folder, `data-${killAt}`);
      const before = openDatabase({ databaseUrl: null, dataFolder });
      await before.destroy();
      copyFileSync(join(model, 'vitae.db'), join(dataFolder, 'vitae.db'));
      isWhole = await restoreKilled(dataFolder, backup, killAt);
      expect(existsSync(join(dataFolder, 'vitae.db')), `killed at ${killAt}: ${readdirSync(dataFolder).join()}`).toBe(
        true,
      );
      const state = stateOf(join(dataFolder, 'vitae.db'));
      seen.add(state.mark);
      if (state.mark === 'since then') expect(state).toEqual(earlier);
      else expect(state.epoch, `killed at ${killAt}`).not.toBe(earlier.epoch);
    }
    // It was killed both before and after the decisive moment.
    expect([...seen].sort()).toEqual(['backed up', 'since then']);
    expect(killAt).toBeGreaterThan(6);
  },
);
