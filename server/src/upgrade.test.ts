import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSyncTransport } from '@vitae/api/sync-transport';
import { syncedDocuments } from '@vitae/store';
import { openSqliteStore } from '@vitae/store/sqlite';
import { createSyncEngine } from '@vitae/sync';
import { copyDesktopOf, releasePassword, releases, serverBackupOf } from '@vitae/testkit/releases';
import { afterEach, describe, expect, it } from 'vitest';
import { restore } from './command-line/backup.ts';
import { readConfig } from './config.ts';
import { postgresPlace, sqlitePlace } from './testing/databases.ts';
import { upgradeInPlace } from './testing/release-data.ts';
import { personOf, type Person } from './testing/signed-up.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-upgrade-'));
  folders.push(folder);
  return folder;
};

async function signIn(server: TestServer, email: string): Promise<Person> {
  return personOf(server, (await server.call('POST', '/auth/sign-in', { email, password: releasePassword })).body);
}

const titleOf = (doc: object): unknown => ('title' in doc ? doc.title : null);

describe.each(releases)('the data of the server of %s', (release) => {
  describe.each([
    ['SQLite', sqlitePlace],
    ['PostgreSQL', postgresPlace],
  ] as const)('on %s', (_, newPlace) => {
    it('serves its users after an upgrade, including a device that was offline during it', async () => {
      const place = await newPlace({ isBlank: true });
      await upgradeInPlace(release, place);
      const server = await startTestServer(place);
      const { accountId: account, client } = await signIn(server, 'ada@example.org');
      const { changes } = await client.sync.changes({ since: 0 });
      expect(changes).toHaveLength(3);
      expect(changes.filter(({ deletedAt }) => deletedAt !== null)).toHaveLength(1);
      expect((await signIn(server, 'admin@example.org')).role).toBe('admin');

      const folder = newFolder();
      copyDesktopOf(release, folder);
      const { store } = await openSqliteStore({ folder });
      const engine = createSyncEngine({
        ...syncedDocuments,
        account,
        storage: store.sync,
        transport: createSyncTransport(client, { deviceId: '0190a000-0000-7000-8000-000000000010' }),
      });
      await engine.pass();
      const list = await store.list();
      expect(list.map(({ title }) => title).filter((title) => title === 'Nurse, synced')).toHaveLength(1);
      const nurse = list.find(({ title }) => title === 'Nurse, synced');
      expect(nurse?.sync?.state).toBe('synced');
      const { epoch } = await client.sync.changes({ since: 0 });
      const head = await client.documents.get({ id: nurse?.id ?? '', epoch });
      expect(head.doc).toMatchObject({ basics: { phone: '+44 7700 900999', headline: 'Senior charge nurse' } });
      const { revisions } = await client.documents.revisions.list({ id: nurse?.id ?? '' });
      expect(revisions.find(({ rev }) => rev === 2)?.label).toBe('Before the interview');
      const photo = (await store.get('resume', nurse?.id ?? '')).doc.basics.photo?.asset ?? '';
      expect((await client.assets.get({ sha256: photo })).size).toBeGreaterThan(60);
      await store.close();
      await server.stop();
    });
  });

  it('is restored from its backup', async () => {
    const dataFolder = newFolder();
    expect(await restore(readConfig({ DATA_DIR: dataFolder }), serverBackupOf(release))).toContain('with 1 picture');
    const server = await startTestServer({ databaseUrl: null, dataFolder, remove: () => Promise.resolve() });
    const { client } = await signIn(server, 'ada@example.org');
    const { changes, epoch } = await client.sync.changes({ since: 0 });
    const heads = await Promise.all(changes.map(({ id }) => client.documents.get({ id, epoch })));
    expect(heads.map(({ doc }) => titleOf(doc))).toContain('Nurse, synced');
    await server.stop();
  });
});
