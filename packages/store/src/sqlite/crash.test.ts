import { patient } from '@vitae/testkit/patient';
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { aResume } from '@vitae/testkit';
import { triesAll } from '@vitae/testkit/sample';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { soundness } from './integrity.ts';
import { openDatabase } from './open-database.ts';
import { backupsIn, storeFolders } from './testing/store-folders.ts';

const { newFolder, open, clear } = storeFolders();

/** Two writers are killed one after the other at the same time. */
const killsOfLane = triesAll ? 20 : 4;
const shared = storeFolders();
/** This halves the start time of each process. */
const compileCache = shared.newFolder();
afterAll(shared.clear);
afterEach(clear);

const onWindows = process.platform === 'win32';
if (onWindows) console.warn('Skipped: a folder that may only be read. Windows has no such mode of a folder.');

const moduleUrl = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Opens the folder and writes edits in sequence; prints a number once an edit is acknowledged. */
const writer = (folder: string) => `
  import { writeSync } from 'node:fs';
  import { flushCompileCache } from 'node:module';
  import { createResume } from ${moduleUrl('../../../domain/src/index.ts')};
  import { openSqliteStore } from ${moduleUrl('./open-sqlite-store.ts')};
  flushCompileCache();
  writeSync(1, 'opens\\n');
  const { store } = await openSqliteStore({ folder: ${JSON.stringify(folder)} });
  const [found] = await store.list();
  let snapshot = found ? await store.get('resume', found.id) : await store.create(createResume({ title: 'Edited' }));
  for (let edit = Number(snapshot.doc.summary || 0) + 1; ; edit += 1) {
    snapshot = await store.save(snapshot, { ...snapshot.doc, summary: String(edit), headline: 'x'.repeat(edit * 131 % 20_000) });
    writeSync(1, edit + '\\n');
  }`;

/** Runs a writer and kills it so many milliseconds after it printed a line with this start. @returns the last line */
async function writeUntilKilled(
  folder: string,
  { after, milliseconds }: { after: RegExp; milliseconds: number },
): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', writer(folder)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  let output = '';
  let timer: NodeJS.Timeout | undefined;
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (after.test(output)) timer ??= setTimeout(() => child.kill('SIGKILL'), milliseconds);
  });
  const signal = await new Promise((resolve) => child.once('close', (_code, ended) => resolve(ended)));
  clearTimeout(timer);
  if (signal !== 'SIGKILL') throw new Error(`The writer ended by itself: ${output}`);
  return output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1) ?? '';
}

describe('a program that is killed', () => {
  it(`has every edit that was acknowledged, ${2 * killsOfLane} times`, async () => {
    const lane = async () => {
      const folder = newFolder();
      for (let kill = 0; kill < killsOfLane; kill += 1) {
        const milliseconds = Math.random() * 60;
        const acknowledged = Number(await writeUntilKilled(folder, { after: /^\d+$/m, milliseconds }));
        const { store, notice } = await open(folder);
        const [found] = await store.list();
        const { doc } = await store.get('resume', found?.id ?? '');
        await store.close();
        const { raw } = await openDatabase(join(folder, 'vitae.sqlite'));
        expect(soundness(raw)).toBeNull();
        raw.close();
        expect(notice).toBeNull();
        expect(Number(doc.summary), `killed after ${milliseconds} ms`).toBeGreaterThanOrEqual(acknowledged);
        expect(Number(doc.summary), 'the one under way may be there too').toBeLessThanOrEqual(acknowledged + 1);
      }
    };
    await Promise.all([lane(), lane()]);
  });

  it('during a restore completes it at the next start, and reports it', async () => {
    const folder = newFolder();
    const { store } = await open(folder);
    const docs = Array.from({ length: 30 }, (_, index) =>
      aResume({ title: `Resume ${index}`, summary: 'word '.repeat(2_000) }),
    );
    for (const doc of docs) await store.create(doc);
    await store.close();
    const file = join(folder, 'vitae.sqlite');
    writeFileSync(file, readFileSync(file).fill(0, 0, 100));
    const lane = async (kill: number) => {
      const copy = newFolder();
      cpSync(folder, copy, { recursive: true });
      await writeUntilKilled(copy, { after: /^opens$/m, milliseconds: kill * 15 });
      const { store: found, notice } = await open(copy);
      expect(notice).toMatchObject({ kind: 'restored', setAside: expect.stringContaining('damaged') as unknown });
      expect((await found.list()).length).toBe(docs.length);
      await found.close();
      expect(readdirSync(copy)).not.toContain('restoring');
    };
    for (let kill = 0; kill < 6; kill += 2) await Promise.all([lane(kill), lane(kill + 1)]);
  });
});

describe.skipIf(onWindows)('read-only files', () => {
  it.each([
    ['the folder', (folder: string) => chmodSync(folder, 0o555)],
    ['the file', (folder: string) => [folder, join(folder, 'vitae.lock')].forEach((path) => chmodSync(path, 0o777))],
  ])('%s is reported at the start, the documents can be read, and no change is accepted', async (_what, protect) => {
    const folder = newFolder();
    const { store } = await open(folder);
    await store.create(aResume({ title: 'Readable' }));
    await store.close();
    chmodSync(join(folder, 'vitae.sqlite'), 0o444);
    protect(folder);
    // Root may write anywhere, so the process drops its privileges.
    const program = `
      import { openSqliteStore } from ${moduleUrl('./open-sqlite-store.ts')};
      if (process.getuid() === 0) process.seteuid(65534);
      const { store, notice } = await openSqliteStore({ folder: ${JSON.stringify(folder)} });
      const [{ title }] = await store.list();
      const { code, message } = await store.setMeta('a', 1).catch((error) => error);
      console.log(notice.kind, title, code, message);`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    });
    chmodSync(folder, 0o777);
    expect(stdout).toMatch(
      /^reading Readable unavailable Nothing can be written to the folder that holds your documents/,
    );
  });
});

describe('a restore that was cut short', () => {
  /** A folder with a damaged file and its log, and next to them the results of a restore. */
  async function folderOfHalfARestore(): Promise<{ folder: string; damaged: string }> {
    const [folder, damaged] = [newFolder(), newFolder()];
    const { store } = await open(folder);
    await store.create(aResume({ title: 'Kept' }));
    await vi.waitUntil(() => backupsIn(folder).length === 1, patient);
    for (const suffix of ['', '-wal'])
      copyFileSync(join(folder, `vitae.sqlite${suffix}`), join(damaged, `vitae.sqlite${suffix}`));
    await store.close();
    writeFileSync(join(folder, 'vitae.sqlite'), readFileSync(join(folder, 'vitae.sqlite')).fill(0, 0, 100));
    await (await open(folder)).store.close();
    return { folder, damaged };
  }

  it.each([
    [
      'before the damaged file was moved',
      (folder: string, damaged: string) => cpSync(damaged, folder, { recursive: true }),
    ],
    ['after the damaged file made way', () => undefined],
    [
      'between the damaged file and its log',
      (folder: string, damaged: string) =>
        copyFileSync(join(damaged, 'vitae.sqlite-wal'), join(folder, 'vitae.sqlite-wal')),
    ],
  ])('%s is finished', async (_when, leave) => {
    const { folder, damaged } = await folderOfHalfARestore();
    renameSync(join(folder, 'vitae.sqlite'), join(folder, 'vitae.restored.sqlite'));
    leave(folder, damaged);
    const { store, notice } = await open(folder);
    expect(notice?.kind).toBe('restored');
    expect((await store.list()).map(({ title }) => title)).toEqual(['Kept']);
    await store.close();
    expect(readdirSync(folder)).not.toContain('vitae.restored.sqlite');
  });

  it('starts over if its file was not complete', async () => {
    const { folder } = await folderOfHalfARestore();
    writeFileSync(join(folder, 'vitae.sqlite'), readFileSync(join(folder, 'vitae.sqlite')).fill(0, 0, 100));
    mkdirSync(join(folder, 'restoring'));
    mkdirSync(join(folder, 'damaged', '2026-01-01T00-00-00.000Z.partial'));
    writeFileSync(join(folder, 'restoring', 'made.sqlite'), 'half');
    const { store, notice } = await open(folder);
    expect(notice?.kind).toBe('restored');
    expect((await store.list()).map(({ title }) => title)).toEqual(['Kept']);
    await store.close();
    expect(
      [...readdirSync(folder), ...readdirSync(join(folder, 'damaged'))].filter((name) =>
        /restoring|partial/.test(name),
      ),
    ).toEqual([]);
  });
});
