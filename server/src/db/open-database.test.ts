import { randomUUID } from 'node:crypto';
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type KyselyPlugin } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, expect, it } from 'vitest';
import { triesAll } from '@vitae/testkit/sample';
import { onBothDatabases, postgresPlace, sqlitePlace, type TestPlace } from '../testing/databases.ts';
import { migrations } from './migrations/index.ts';
import { migrate, openDatabase, type Database } from './open-database.ts';

const names = Object.keys(migrations);
/** Those tried one by one: the newest, since the others have landed and stay as they are. */
const tried = triesAll ? names : names.slice(-2);

/** Brings a database to the version of a migration. */
async function migrateTo(db: Database, name: string): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  }).migrateTo(name);
  expect(error).toBeUndefined();
}

/** Creates a database of the version before a migration. */
async function stepsBefore(db: Database, name: string): Promise<void> {
  const previous = names[names.indexOf(name) - 1];
  if (previous !== undefined) await migrateTo(db, previous);
}

/** Every column of every table. */
const columnsOf = async (db: Database) =>
  (await db.introspection.getTables())
    .flatMap(({ name: table, columns }) => columns.map((column) => `${table}.${column.name}`))
    .toSorted((one, other) => one.localeCompare(other));

/** Called before every statement. */
const atEach = (act: () => void): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    act();
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

it.runIf(process.platform !== 'win32')(
  'only its owner can read the embedded database, even in a folder that others can read',
  async () => {
    const place = await sqlitePlace({ isBlank: true });
    chmodSync(place.dataFolder, 0o755);
    const db = openDatabase(place);
    await migrate(db);
    const modes = Object.fromEntries(
      readdirSync(place.dataFolder).map((name) => [
        name,
        (statSync(join(place.dataFolder, name)).mode & 0o777).toString(8),
      ]),
    );
    expect(modes).toEqual({ 'vitae.db': '600', 'vitae.db-shm': '600', 'vitae.db-wal': '600' });
    await db.destroy();
    await place.remove();
  },
);

onBothDatabases('the database', (newPlace) => {
  const open: Database[] = [];
  const places: TestPlace[] = [];
  const start = async () => {
    const place = await newPlace({ isBlank: true });
    places.push(place);
    const db = openDatabase(place);
    open.push(db);
    return { place, db };
  };
  afterEach(async () => {
    for (const db of open.splice(0)) await db.destroy();
    for (const place of places.splice(0)) await place.remove();
  });

  const migrated = async (db: Database) => {
    await migrate(db);
    return db;
  };

  it('is created by its migrations, and only once', async () => {
    const { place, db } = await start();
    await migrate(db);
    await db.insertInto('setting').values({ key: 'a', value: 'b' }).execute();
    const again = openDatabase(place);
    open.push(again);
    await migrate(again);
    expect(await again.selectFrom('setting').selectAll().execute()).toEqual([{ key: 'a', value: 'b' }]);
  });

  it('is migrated by one of several processes that start at the same time', async () => {
    const { place } = await start();
    const processes = Array.from({ length: 4 }, () => openDatabase(place));
    open.push(...processes);
    await Promise.all(processes.map(migrate));
    expect(await processes[0]?.selectFrom('document').selectAll().execute()).toEqual([]);
  });

  it.each(tried)('is brought from before %s to the newest version', async (name) => {
    const { db } = await start();
    await stepsBefore(db, name);
    await migrate(db);
    expect(await columnsOf(db)).toEqual(
      expect.arrayContaining([
        'outbox.useless_after',
        'native_grant.code_hash',
        'document.device',
        'document_revision.device',
        'document_revision.account_id',
        'asset_reference.sha256',
        'account.stored_bytes',
        'audit.outcome',
        'job.next_at',
      ]),
    );
  });

  it('recovers at every step: undone at its end, left half done, and done without a record', async () => {
    const { db } = await start();
    for (const [name, migration] of Object.entries(migrations)) {
      let statements = 0;
      const counting = atEach(() => void (statements += 1));
      await expect(
        db.transaction().execute(async (transaction) => {
          await migration.up(transaction.withPlugin(counting));
          throw new Error('cut short');
        }),
        name,
      ).rejects.toThrow('cut short');
      let left = Math.floor(statements / 2);
      const half = atEach(() => {
        if (left === 0) throw new Error('cut short');
        left -= 1;
      });
      await expect(Promise.resolve(migration.up(db.withPlugin(half))), name).rejects.toThrow('cut short');
      await migration.up(db);
      await migrateTo(db, name);
    }
    const { db: other } = await start();
    expect(await columnsOf(db)).toEqual(await columnsOf(await migrated(other)));
  });

  it.each(tried)('recovers if %s was left half done, as in a database without transactional DDL', async (name) => {
    const counted = await start();
    await stepsBefore(counted.db, name);
    let statements = 0;
    await migrations[name]?.up(counted.db.withPlugin(atEach(() => void (statements += 1))));
    expect(statements).toBeGreaterThan(0);
    const { db } = await start();
    await stepsBefore(db, name);
    let left = Math.floor(statements / 2);
    const half = db.withPlugin(
      atEach(() => {
        if (left === 0) throw new Error('cut short');
        left -= 1;
      }),
    );
    await expect(Promise.resolve(migrations[name]?.up(half))).rejects.toThrow('cut short');
    await migrate(db);
    expect(await columnsOf(db)).toEqual(await columnsOf(await migrated(counted.db)));
  });

  it.each(tried)('recovers if %s was interrupted', async (name) => {
    const { db } = await start();
    await stepsBefore(db, name);
    const migration = migrations[name];
    // The step fails after its work is done and before it is recorded.
    await expect(
      db.transaction().execute(async (transaction) => {
        await migration?.up(transaction);
        throw new Error('cut short');
      }),
    ).rejects.toThrow('cut short');
    await migrate(db);
    await sql`select 1 from account`.execute(db);
    // The same with tables that were left behind without a record.
    const { db: half } = await start();
    await stepsBefore(half, name);
    await migration?.up(half);
    await migrate(half);
    expect(await half.selectFrom('account').selectAll().execute()).toEqual([]);
  });
});

it('is refused in another encoding of PostgreSQL, with a word on what to do', async () => {
  const place = await postgresPlace({ isBlank: true });
  const admin = openDatabase(place);
  const name = `latin_${randomUUID().replaceAll('-', '')}`;
  await sql`create database ${sql.id(name)} template template0 encoding 'SQL_ASCII' locale 'C'`.execute(admin);
  const db = openDatabase({ ...place, databaseUrl: String(place.databaseUrl).replace(/[^/]+$/, name) });
  await expect(migrate(db)).rejects.toThrow('The database is in SQL_ASCII, not in UTF8. Create one with `createdb');
  await db.destroy();
  await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
  await admin.destroy();
  await place.remove();
});
