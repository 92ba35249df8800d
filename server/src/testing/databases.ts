import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, inject } from 'vitest';
import { openDatabase, type DatabasePlace } from '../db/open-database.ts';

/** A new, empty database, and a function that removes it. */
export interface TestPlace extends DatabasePlace {
  remove: () => Promise<void>;
}

/** The connection string of the cluster's own database. */
export const clusterUrl = (): string => inject('postgresUrl');

const folderFor = () => mkdtempSync(join(tmpdir(), 'vitae-data-'));

/** A location for SQLite. */
export async function sqlitePlace(): Promise<TestPlace> {
  const dataFolder = folderFor();
  return Promise.resolve({
    databaseUrl: null,
    dataFolder,
    remove: async () => Promise.resolve(rmSync(dataFolder, { recursive: true, force: true })),
  });
}

/** A location in the test cluster. */
export async function postgresPlace(): Promise<TestPlace> {
  const dataFolder = folderFor();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase({ databaseUrl: clusterUrl(), dataFolder });
  await sql`create database ${sql.id(name)}`.execute(admin);
  return {
    databaseUrl: clusterUrl().replace(/postgres$/, name),
    dataFolder,
    remove: async () => {
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin);
      await admin.destroy();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Runs the same tests on both databases. */
export function onBothDatabases(name: string, tests: (newPlace: () => Promise<TestPlace>) => void): void {
  for (const [database, newPlace] of [
    ['SQLite', sqlitePlace],
    ['PostgreSQL', postgresPlace],
  ] as const) {
    describe(`${name} on ${database}`, () => {
      tests(newPlace);
    });
  }
}
