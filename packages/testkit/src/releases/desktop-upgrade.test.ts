import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '@vitae/store/sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { copyDesktopOf, releases } from './releases.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const copied = (release: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-release-'));
  folders.push(folder);
  copyDesktopOf(release, folder);
  return folder;
};

describe.each(releases)('the desktop documents of %s', (release) => {
  it('open with everything in them, and can be edited', async () => {
    const folder = copied(release);
    const { store, notice } = await openSqliteStore({ folder });
    expect(notice).toBeNull();
    const list = await store.list();
    expect(
      list.map(({ title, kind, trashedAt, sync }) => [title, kind, trashedAt !== null, sync?.state ?? null]),
    ).toEqual(
      expect.arrayContaining([
        ['Nurse, synced', 'resume', false, 'waiting'],
        ['Many roles, in the trash', 'resume', true, 'synced'],
        ['Never synced', 'resume', false, null],
        [expect.any(String), 'coverletter', false, 'synced'],
      ]),
    );
    expect(list).toHaveLength(4);
    expect(await store.damaged()).toEqual([]);

    const nurse = await store.get('resume', list.find(({ title }) => title === 'Nurse, synced')?.id ?? '');
    expect(nurse.doc.basics.phone).toBe('+44 7700 900999');
    expect(nurse.doc.conflicts).toMatchObject([
      { path: 'basics.headline', kept: 'Senior charge nurse', other: 'Ward sister' },
    ]);
    const { bytes } = await store.getAsset(nurse.doc.basics.photo?.asset ?? '');
    expect(bytes.length).toBeGreaterThan(60);

    const saved = await store.save(nurse, { ...nurse.doc, title: 'Edited by a later release' });
    await store.close();

    const again = await openSqliteStore({ folder });
    expect((await again.store.get('resume', nurse.doc.id)).doc).toEqual(saved.doc);
    await again.store.close();
  });
});
