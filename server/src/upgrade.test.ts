import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSyncTransport } from '@vitae/api/sync-transport';
import { syncedDocuments } from '@vitae/store';
import { openSqliteStore } from '@vitae/store/sqlite';
import { createSyncEngine } from '@vitae/sync';
import { copyDesktopOf, releasePassword, releases, serverBackupOf } from '@vitae/testkit/releases';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { restore } from './command-line/backup.ts';
import { readConfig } from './config.ts';
import { migrations } from './db/migrations/index.ts';
import { databaseFile, openDatabase } from './db/open-database.ts';
import { postgresPlace, sqlitePlace, type TestPlace } from './testing/databases.ts';
import { personOf, type Person } from './testing/signed-up.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/** The newest migration of each release. */
const lastMigration: Record<string, string> = { '0.1.0': '0004-version-devices' };

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null(), z.instanceof(Buffer)]));

/** Puts the database of a release where a server finds it, with its pictures, like an in-place upgrade. */
async function upgradeInPlace(release: string, place: TestPlace): Promise<void> {
  const backup = new Sqlite(serverBackupOf(release), { readonly: true });
  const pictures = z
    .array(z.object({ sha256: z.string(), bytes: z.instanceof(Buffer) }))
    .parse(backup.prepare('select sha256, bytes from backup_picture').all());
  for (const { sha256, bytes } of pictures) {
    mkdirSync(join(place.dataFolder, 'assets', sha256.slice(0, 2)), { recursive: true });
    writeFileSync(join(place.dataFolder, 'assets', sha256.slice(0, 2), sha256), bytes);
  }
  if (place.databaseUrl === null) {
    copyFileSync(serverBackupOf(release), databaseFile(place));
    const database = new Sqlite(databaseFile(place));
    database.exec('drop table backup_picture');
    database.close();
  } else await fillPostgres(release, place, backup);
  backup.close();
}

/** The same rows in PostgreSQL, in the tables that the release created. */
async function fillPostgres(release: string, place: TestPlace, backup: Sqlite.Database): Promise<void> {
  const db = openDatabase(place);
  const then = Object.entries(migrations).filter(([name]) => name <= (lastMigration[release] ?? ''));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(then)) },
  });
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const tables = await db.introspection.getTables();
  const left = new Set(tables.map(({ name }) => name));
  // Tables refer to each other: each is filled after the tables it refers to.
  for (let before = -1; left.size !== before;) {
    before = left.size;
    for (const table of tables.filter(({ name }) => left.has(name))) {
      const rows = z.array(row).parse(backup.prepare(`select * from "${table.name}"`).all());
      const booleans = table.columns.filter(({ dataType }) => dataType === 'bool').map(({ name }) => name);
      const values = rows.map((one) => ({
        ...one,
        ...Object.fromEntries(booleans.filter((name) => one[name] !== null).map((name) => [name, one[name] === 1])),
      }));
      const failed = await db
        .transaction()
        .execute(async (inner) => {
          await sql`delete from ${sql.table(table.name)}`.execute(inner);
          for (const value of values)
            await sql`insert into ${sql.table(table.name)} (${sql.join(Object.keys(value).map((name) => sql.ref(name)))})
              values (${sql.join(Object.values(value))})`.execute(inner);
          return null;
        })
        .catch((error: unknown) => error);
      if (failed === null) left.delete(table.name);
    }
  }
  expect([...left]).toEqual([]);
  await db.destroy();
}

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
