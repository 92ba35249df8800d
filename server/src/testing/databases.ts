import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, inject } from 'vitest';
import { databaseFile, openDatabase, type Database, type DatabasePlace } from '../db/open-database.ts';

/** A new, empty database, and a function that removes it. */
export interface TestPlace extends DatabasePlace {
  remove: () => Promise<void>;
}

/** Creates a database. It is migrated already, unless the test is about that. */
export type NewPlace = (options?: { isBlank?: boolean }) => Promise<TestPlace>;

/** The connection string of the cluster's own database. */
export const clusterUrl = (): string => inject('postgresUrl');

const folderFor = () => mkdtempSync(join(tmpdir(), 'vitae-data-'));

/** A location for SQLite. */
export const sqlitePlace: NewPlace = ({ isBlank = false } = {}) => {
  const dataFolder = folderFor();
  const migrated = inject('migratedFile');
  // Where nothing is provided, the server migrates it.
  if (!isBlank && migrated !== undefined) copyFileSync(migrated, databaseFile({ dataFolder }));
  return Promise.resolve({
    databaseUrl: null,
    dataFolder,
    remove: () => Promise.resolve(rmSync(dataFolder, { recursive: true, force: true })),
  });
};

let admin: Database | undefined;
/** One for all tests of a process: opening one for each takes longer than what it is for. */
const clusterAdmin = () => (admin ??= openDatabase({ databaseUrl: clusterUrl(), dataFolder: tmpdir() }));

/** A location in the test cluster. */
export const postgresPlace: NewPlace = async ({ isBlank = false } = {}) => {
  const dataFolder = folderFor();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = isBlank ? 'template1' : inject('migratedDatabase');
  // Copied as files, which leaves no changed pages that dropping it would have to write: three times as fast.
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(clusterAdmin());
  return {
    databaseUrl: clusterUrl().replace(/postgres$/, name),
    dataFolder,
    remove: async () => {
      await sql`drop database ${sql.id(name)} with (force)`.execute(clusterAdmin());
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
};

/** The same by a socket, where there are such: for tests that ask so often that the network takes most of their time. */
export const postgresSocketPlace: NewPlace = async (options) => {
  const place = await postgresPlace(options);
  const name = place.databaseUrl?.split('/').at(-1) ?? '';
  return { ...place, databaseUrl: inject('postgresSocketUrl')?.replace(/postgres$/, name) ?? place.databaseUrl };
};

/** Runs the same tests on both databases. */
export function onBothDatabases(name: string, tests: (newPlace: NewPlace) => void): void {
  for (const [database, newPlace] of [
    ['SQLite', sqlitePlace],
    ['PostgreSQL', postgresPlace],
  ] as const) {
    describe(`${name} on ${database}`, () => {
      tests(newPlace);
    });
  }
}
