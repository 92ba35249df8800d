import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { isSmoke, reportBudget, sized } from './harness/smoke.ts';
import { milliseconds, percentile, printTable } from './harness/table.ts';
import { register, startServer } from './server/harness.ts';

/*
 * The lists of admins with 100,000 users and 1,000,000 documents, 200,000 payments with 400,000 events, 100,000 coupons,
 * 50,000 reviews, 1,000,000 entries of the record and 200,000 mails: each answers in 100 ms, on SQLite and on a PostgreSQL
 * of its own. `sqlite` or `postgres` as an argument measures that one alone.
 */

const users = sized(100_000, 200);
const rounds = sized(40, 3);
const mostMs = 100;

const ownRowsSchema = z.array(z.object({ id: z.string() }));
const pageSchema = z.union([
  z.object({ next: z.nullable(z.string()) }),
  z.object({ more: z.boolean(), mails: ownRowsSchema }),
  z.object({ more: z.boolean(), reviews: ownRowsSchema }),
]);

/** What the next page of a list comes after. */
function nextOf(page: z.infer<typeof pageSchema>): string | null {
  if ('next' in page) return page.next;
  const last = ('mails' in page ? page.mails : page.reviews).at(-1);
  return page.more && last ? last.id : null;
}

/** The first id (UUIDv7) of a time in milliseconds. */
function idOf(time: number): string {
  const digits = time.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
}

/** The same place, but in the middle of what was seeded: with another time, and the id of that time. */
function deepAfter(next: string, path: string): string {
  const msecs = Date.now() - (path.startsWith('/admin/mail') ? 3 : 150) * 24 * 60 * 60_000;
  const deepPart = (part: string) =>
    /^[0-9a-f]{8}-/.test(part) ? idOf(msecs) : /^\d{4}-\d\d-\d\dT/.test(part) ? new Date(msecs).toISOString() : part;
  if (deepPart(next) !== next) return deepPart(next);
  const parts = z.array(z.string()).parse(JSON.parse(Buffer.from(next, 'base64url').toString()));
  return Buffer.from(JSON.stringify(parts.map(deepPart))).toString('base64url');
}

/** The first batch of coupons that is seeded. */
const batch = '00000000-0000-7000-8000-000000000000';

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
  'payments, newest': '/admin/payments',
  'payments, oldest': '/admin/payments?order=asc',
  'payments that failed': '/admin/payments?state=failed',
  'payments under way, oldest': '/admin/payments?state=pending&order=asc',
  'disputed payments': '/admin/payments?state=disputed',
  'payments for reviews': '/admin/payments?kind=review',
  'payments for reviews that failed': '/admin/payments?kind=review&state=failed',
  'renewals that were paid, of which there are none': '/admin/payments?kind=renewal&state=paid',
  'payments of people with a common name': '/admin/payments?search=ada',
  'payments of people with a common name that failed': '/admin/payments?search=ada&state=failed',
  'a payment by the reference of the provider': '/admin/payments?search=seeded_7',
  'a payment by the number of a receipt': '/admin/payments?search=%237',
  'coupons, newest': '/admin/coupons',
  'coupons that are off, oldest': '/admin/coupons?state=off&order=asc',
  'coupons by code': '/admin/coupons?search=seed',
  'coupons that are off by code, down': '/admin/coupons?search=seed-0&state=off&order=desc',
  'coupons of a batch': `/admin/coupons?batch=${batch}`,
  'coupons of a batch that are off': `/admin/coupons?batch=${batch}&state=off`,
  'reviews, oldest': '/admin/evaluations',
  'reviews, newest': '/admin/evaluations?order=desc',
  'reviews that wait': '/admin/evaluations?view=waiting',
  'reviews of the caller': '/admin/evaluations?view=mine',
  'reviews that were cancelled': '/admin/evaluations?state=cancelled&order=desc',
  'reviews of people with a common name': '/admin/evaluations?search=ada',
  'samples by title': '/admin/samples?sort=title&order=asc',
  'samples by a word': '/admin/samples?search=nurse',
  'jobs by when they run next': '/admin/jobs?sort=next',
  'the record': '/admin/audit',
  'the record, oldest': '/admin/audit?order=asc',
  'what was refused': '/admin/audit?outcome=refused',
  'what has no outcome, oldest': '/admin/audit?outcome=unknown&order=asc',
  'the record by a common word': '/admin/audit?search=suspend',
  'the record by a word that is nowhere': '/admin/audit?search=nothing-like-it',
  'the record of a much changed thing': '/admin/audit?subject=templates%20resume',
  'the record of a much changed thing by a word that is nowhere':
    '/admin/audit?subject=templates%20resume&search=nothing-like-it',
  mail: '/admin/mail',
  'mail that failed': '/admin/mail?state=failed',
  'mail that waits, oldest': '/admin/mail?state=waiting&order=asc',
  'mail that was sent, oldest': '/admin/mail?state=sent&order=asc',
  'mail to people with a common name': '/admin/mail?search=ada',
  'mail to an address that waits': '/admin/mail?search=grace.hopper.7&state=waiting',
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
    let next: string | null = null;
    for (let round = 0; round < rounds; round += 1) {
      // The first page, the one after it, and one from the middle of the list.
      const after = round % 3 === 0 || next === null ? null : round % 3 === 1 ? next : deepAfter(next, path);
      const at = after === null ? path : `${path}${path.includes('?') ? '&' : '?'}after=${after}`;
      const start = performance.now();
      const page = pageSchema.safeParse(await get(at));
      times.push(performance.now() - start);
      if (round % 3 === 0) next = page.success ? nextOf(page.data) : null;
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
