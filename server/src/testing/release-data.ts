import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverBackupOf } from '@vitae/testkit/releases';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect } from 'vitest';
import { z } from 'zod';
import { migrations } from '../db/migrations/index.ts';
import { databaseFile, openDatabase } from '../db/open-database.ts';
import type { TestPlace } from './databases.ts';

/** The newest migration of each release. */
const lastMigration: Record<string, string> = { '0.1.0': '0004-version-devices' };

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null(), z.instanceof(Buffer)]));

/** Puts the database of a release where a server finds it, with its pictures, like an in-place upgrade. */
export async function upgradeInPlace(release: string, place: TestPlace): Promise<void> {
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
