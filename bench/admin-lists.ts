import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { isSmoke, reportBudget, sized } from './harness/smoke.ts';
import { milliseconds, percentile, printTable } from './harness/table.ts';
import { register, startServer } from './server/harness.ts';

/*
 * The lists of admins with 100,000 users and 1,000,000 documents: each answers in 100 ms, on SQLite and on a PostgreSQL of
 * its own. `sqlite` or `postgres` as an argument measures that one alone.
 */

const users = sized(100_000, 400);
const rounds = sized(40, 3);
const mostMs = 100;

const pageSchema = z.object({ next: z.nullable(z.string()), rows: z.array(z.unknown()) });

const lists = {
  'users, newest': '/admin/users',
  'users by name': '/admin/users?sort=name&order=asc',
  'users by email, down': '/admin/users?sort=email',
  'suspended users': '/admin/users?state=suspended',
  'users to be deleted': '/admin/users?state=leaving',
  admins: '/admin/users?role=admin',
  'users found by a name that thousands have': '/admin/users?search=ada',
  'users found by two words': '/admin/users?search=ada%20lovelace&sort=name',
  'users found by an address': '/admin/users?search=grace.hopper.7',
  'a user nobody is': '/admin/users?search=nobody-at-all',
  'resumes, last changed': '/admin/documents',
  'resumes by when they were made': '/admin/documents?sort=created',
  'letters, oldest': '/admin/documents?kind=coverletter&order=asc',
  'resumes in the trash': '/admin/documents?state=trash',
  'resumes by a common title': '/admin/documents?search=crane',
  'the record': '/admin/audit',
  'the record, by what was changed': '/admin/audit?search=nothing-like-it',
  mail: '/admin/mail',
  'mail to a person': '/admin/mail?search=ada',
  'figures of 90 days': '/admin/figures?periods=90&zone=Asia/Kathmandu',
  'figures of 36 months': '/admin/figures?unit=month&periods=36&zone=America/New_York',
};

/** A PostgreSQL for the time of the measurement, or none for SQLite. */
async function databaseOf(name: string): Promise<{ env: Record<string, string>; stop: () => void }> {
  if (name !== 'PostgreSQL') return { env: {}, stop: () => undefined };
  const program = join(import.meta.dirname, '../server/src/testing/postgres-program.ts');
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const said = z.tuple([z.instanceof(Buffer)]).parse(await once(child.stdout, 'data'));
  const url = said[0].toString().trim();
  return { env: { DATABASE_URL: url, TOKEN_SECRET: 'x'.repeat(64) }, stop: () => void child.stdin.end() };
}

async function measure(database: string): Promise<void> {
  const { env, stop } = await databaseOf(database);
  const server = await startServer(env);
  const cli = (...args: string[]) => {
    const { status } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, '../server/bin/vitae-server.mjs'), ...args],
      {
        env: { ...process.env, ...env, DATA_DIR: server.dataFolder },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    if (status !== 0) throw new Error(`vitae-server ${args[0]} failed.`);
  };
  const began = performance.now();
  cli('seed-many', String(users));
  const seconds = Math.round((performance.now() - began) / 1000);
  const { token } = await register(server.origin, 'admin@example.com');
  cli('make-admin', 'admin@example.com');
  const headers = { authorization: `Bearer ${token}`, origin: server.origin };
  const get = async (path: string): Promise<unknown> => {
    const response = await fetch(`${server.origin}/api${path}`, { headers });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
  // What is counted in the background is not what is measured.
  await fetch(`${server.origin}/api/admin/jobs/figures/run`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'To measure lists alone' }),
  });
  const timesOf = async (path: string): Promise<number[]> => {
    const times: number[] = [];
    let at = path;
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const page = pageSchema.safeParse(await get(at));
      times.push(performance.now() - start);
      // Every other round goes on to the next page.
      const next = page.data?.next ?? null;
      at = next === null || round % 2 === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}after=${next}`;
    }
    return times;
  };
  const rows = [];
  let worst = 0;
  for (const [name, path] of Object.entries(lists)) {
    const times = await timesOf(path);
    const p95 = percentile(times, 0.95);
    worst = Math.max(worst, p95);
    rows.push({ name, cells: [milliseconds(percentile(times, 0.5)), milliseconds(p95)] });
  }
  printTable(
    `Lists of admins on ${database}, ${users} users and ${users * 10} documents${isSmoke ? '' : `, seeded in ${seconds} s`}`,
    ['median', 'p95'],
    rows,
  );
  reportBudget(`each list on ${database} at p95 within ${mostMs} ms`, worst <= mostMs, `: ${milliseconds(worst)}`);
  await server.stop();
  stop();
}

const wanted = process.argv.slice(2).filter((argument) => /^(sqlite|postgres)$/.test(argument));
// The short run is about whether it runs at all.
for (const database of isSmoke ? ['SQLite'] : ['SQLite', 'PostgreSQL'])
  if (wanted.length === 0 || wanted.some((name) => database.toLowerCase().startsWith(name))) await measure(database);
