import { cpSync, mkdirSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { aResume } from '@vitae/testkit';
import { fillDisk, makeDisk, removeDisk } from '@vitae/testkit/small-disk';
import Sqlite from 'better-sqlite3';
import { afterEach, expect, it } from 'vitest';
import { backupsIn, storeFolders } from './testing/store-folders.ts';

const { newFolder, open, clear } = storeFolders();
const mounts: string[] = [];
afterEach(async () => {
  await clear().catch(() => undefined);
  for (const mount of mounts.splice(0)) removeDisk(mount);
});

/** A disk of two megabytes; `null` if this process may not create one. */
function smallDisk(): string | null {
  const folder = newFolder();
  if (!makeDisk(folder, 2)) return null;
  mounts.push(folder);
  return folder;
}

/** Documents as left by a killed program on a full disk: some of them only in the log. */
async function onFullDisk(disk: string, spoil: (folder: string) => void = () => undefined): Promise<string> {
  const folder = newFolder();
  const first = await open(folder);
  await first.store.create(aResume({ title: 'In the backup' }));
  await first.store.close();
  const { store } = await open(folder);
  await expect.poll(() => backupsIn(folder).length).toBe(2);
  await store.create(aResume({ title: 'In the log' }));
  const copy = join(disk, 'documents');
  mkdirSync(copy);
  for (const name of readdirSync(folder)) cpSync(join(folder, name), join(copy, name), { recursive: true });
  await store.close();
  rmSync(join(copy, 'vitae.lock'), { force: true });
  spoil(copy);
  fillDisk(disk);
  return copy;
}

/** As after a reboot: the log has to be read, and its index rebuilt. */
const withoutIndex = (folder: string) => rmSync(join(folder, 'vitae.sqlite-shm'), { force: true });

const probe = smallDisk();
const reason = 'this process may not mount a small disk';
if (probe === null) console.warn(`full-disk.test.ts: skipped, ${reason}`);

it.skipIf(probe === null)(
  'a full disk: documents open and can be read, and a change is refused with the reason',
  async () => {
    const disk = smallDisk() ?? '';
    const { store, notice, dismissNotice } = await open(await onFullDisk(disk, withoutIndex));
    expect(notice?.kind).toBe('reading');
    await dismissNotice();
    const list = await store.list();
    expect(list.map(({ title }) => title).sort()).toEqual(['In the backup', 'In the log']);
    const [first] = list;
    const found = await store.get('resume', first?.id ?? '');
    await expect(store.save(found, { ...found.doc, title: 'Changed' })).rejects.toMatchObject({
      code: 'quota',
      message: expect.stringMatching(
        /^The disk is full, so you can read your documents but not change them/,
      ) as unknown,
    });
    expect(await store.exportRaw()).toHaveLength(2);
  },
);

it.skipIf(probe === null)(
  'a full disk after an update: documents are listed though no summary can be rewritten',
  async () => {
    const disk = smallDisk() ?? '';
    const copy = await onFullDisk(disk, (folder) => {
      const db = new Sqlite(join(folder, 'vitae.sqlite'));
      db.exec('delete from summaries');
      db.close();
    });
    const { store, notice } = await open(copy);
    expect(notice?.kind).toBe('reading');
    expect((await store.list()).map(({ title }) => title).sort()).toEqual(['In the backup', 'In the log']);
  },
);

it.skipIf(probe === null)('a full disk and a damaged file: the backup can be read', async () => {
  const disk = smallDisk() ?? '';
  const folder = await onFullDisk(disk, (copy) => {
    truncateSync(join(copy, 'vitae.sqlite'), 5_000);
    rmSync(join(copy, 'vitae.sqlite-wal'), { force: true });
  });
  const { store, notice } = await open(folder);
  expect(notice?.kind).toBe('reading');
  expect((await store.list()).map(({ title }) => title)).toEqual(['In the backup']);
});
