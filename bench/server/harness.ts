import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { newId } from '@vitae/domain';
import { z } from 'zod';

const server = join(import.meta.dirname, '../../server');

/** A server in a separate process. */
export interface Running {
  origin: string;
  stop: () => Promise<void>;
}

/** The built server with its own data. */
export async function startServer(
  more: Readonly<Record<string, string>> = {},
): Promise<Running & { dataFolder: string }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'vitae-bench-'));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataFolder,
    PORT: '0',
    WEB_ROOT: 'none',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    WRITES_A_MINUTE: '1000000',
    ACCOUNT_MEGABYTES: '100000',
    ...more,
  };
  // Builds it if its sources are newer.
  const { status } = spawnSync(process.execPath, [join(server, 'bin/vitae-server.mjs'), 'migrate'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The server could not be built.');
  return {
    ...(await running(
      spawn(process.execPath, [join(server, 'dist/main.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] }),
    )),
    dataFolder,
  };
}

/** The baseline on a copy of a database. */
export async function startPlain(database: string): Promise<Running> {
  const env = { ...process.env, NODE_ENV: 'production' };
  return running(
    spawn(process.execPath, [join(import.meta.dirname, 'plain.ts'), database], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
}

/** A bare server of the files in a folder, which are compressed. */
export const startPlainFiles = (folder: string): Promise<Running> =>
  running(
    spawn(process.execPath, [join(import.meta.dirname, '../pages/plain.ts'), folder], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );

async function running(child: ChildProcess): Promise<Running> {
  process.once('exit', () => child.kill('SIGKILL'));
  const said = z.tuple([z.instanceof(Buffer)]).parse(await once(child.stdout ?? child, 'data'));
  const origin = /http:\/\/localhost:\d+/.exec(said[0].toString())?.[0];
  if (origin === undefined) throw new Error(`A server did not start: ${said[0].toString()}`);
  return {
    origin: origin.replace('localhost', '127.0.0.1'),
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

let registered = 0;

const password = 'a password of benchmarks';
const signedInSchema = z.object({ accessToken: z.string(), user: z.object({ id: z.string() }) });

/** Registers an account. @returns its id and an access token */
export async function register(origin: string, email: string): Promise<{ accountId: string; token: string }> {
  const response = await fetch(`${origin}/api/auth/sign-up`, {
    method: 'POST',
    // Each from a different address, since registrations are limited by address.
    headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${(registered += 1)}` },
    body: JSON.stringify({ name: 'Bench', email, password }),
  });
  const { accessToken, user } = signedInSchema.parse(await response.json());
  return { accountId: user.id, token: accessToken };
}

/** Registers an account without a limit on its documents, on SQLite. */
export async function signUp(
  origin: string,
  dataFolder: string,
  email: string,
): Promise<{ accountId: string; sessionId: string; token: string }> {
  const { accountId, token } = await register(origin, email);
  const database = new Sqlite(join(dataFolder, 'vitae.db'));
  database.prepare('update account set document_limit = null where id = ?').run(accountId);
  const { id } = z
    .object({ id: z.string() })
    .parse(database.prepare('select id from session where account_id = ?').get(accountId));
  database.close();
  return { accountId, sessionId: id, token };
}

/** A new access token of an account, for a run that takes longer than the quarter of an hour that one is valid. */
export async function signIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${(registered += 1)}` },
    body: JSON.stringify({ email, password }),
  });
  return signedInSchema.parse(await response.json()).accessToken;
}

/** Documents inserted directly into the tables, as a push would have. */
export function addDocuments(
  dataFolder: string,
  accountId: string,
  count: number,
  docOf: (id: string) => string,
): { id: string; doc: string; rev: number }[] {
  const database = new Sqlite(join(dataFolder, 'vitae.db'));
  const time = new Date().toISOString();
  const insert = database.prepare(
    'insert into document (id, account_id, kind, head_rev, schema_version, doc, change_seq, created_at, updated_at) values (?, ?, ?, 1, 1, ?, ?, ?, ?)',
  );
  const revision = database.prepare(
    'insert into document_revision (account_id, document_id, rev, doc, device_id, push_id, created_at) values (?, ?, 1, ?, ?, ?, ?)',
  );
  const made = database.transaction(() =>
    Array.from({ length: count }, (_, at) => {
      const id = newId();
      const doc = docOf(id);
      insert.run(id, accountId, 'resume', doc, at + 1, time, time);
      revision.run(accountId, id, doc, id, newId(), time);
      return { id, doc, rev: 1 };
    }),
  )();
  database.prepare('update account set sync_seq = ? where id = ?').run(count, accountId);
  database.close();
  return made;
}
