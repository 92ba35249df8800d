import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { databaseFile, migrate, openDatabase } from '../db/open-database.ts';
import type { JobTable } from '../db/schema.ts';
import type { Job } from '../jobs/job.ts';
import { jobs } from '../jobs/jobs.ts';
import { isoTime } from '../services.ts';
import { keepExitCode } from './keep-exit-code.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the test cluster's `postgres` database. */
    postgresUrl: string;
    /** The same by a socket in the file system; `null` where there are none. */
    postgresSocketUrl: string | null;
    /** A migrated, empty SQLite database that tests copy; missing in projects that do not run this. */
    migratedFile: string | undefined;
    /** The name of such a database in the test cluster. */
    migratedDatabase: string;
  }
}

/**
 * A job that no server of a test is due to do: whenever the machine found the time for it, it would do what the test does
 * itself, such as removing as old what the test has just stored (`TestServer.housekeeping`).
 */
const doneLately = ({ name }: Job): JobTable => {
  const at = isoTime(Date.now());
  const nextCentury = isoTime(Date.now() + 100 * 365 * 24 * 60 * 60 * 1000);
  return { name, started_at: at, finished_at: at, outcome: 'done', counts: '{}', error: null, next_at: nextCentury };
};

/**
 * Runs one PostgreSQL for all server tests; each creates its own databases in it. Both databases are migrated once, and
 * copied for each test.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  keepExitCode();
  // What it holds does not grow old.
  const postgres = await startPostgres(['autovacuum=off', 'max_connections=200', 'synchronous_commit=off']);
  const databaseUrl = postgres.url;
  const folder = mkdtempSync(join(tmpdir(), 'migrated-'));
  const dataFolder = join(folder, 'sqlite');
  mkdirSync(dataFolder);
  const migratedDatabase = 'migrated';
  const admin = openDatabase({ databaseUrl, dataFolder });
  await sql`create database ${sql.id(migratedDatabase)}`.execute(admin);
  await admin.destroy();
  for (const url of [null, databaseUrl.replace(/postgres$/, migratedDatabase)]) {
    const db = openDatabase({ databaseUrl: url, dataFolder });
    await migrate(db);
    await db
      .insertInto('job')
      .values(jobs.filter(({ isDue }) => !isDue).map(doneLately))
      .execute();
    await db.destroy();
  }
  project.provide('postgresUrl', databaseUrl);
  project.provide('postgresSocketUrl', postgres.socketUrl);
  project.provide('migratedFile', databaseFile({ dataFolder }));
  project.provide('migratedDatabase', migratedDatabase);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
