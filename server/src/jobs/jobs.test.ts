import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases, postgresPlace, sqlitePlace, type TestPlace } from '../testing/databases.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { Job } from './job.ts';
import { jobs } from './jobs.ts';
import { createLocks, type Locks } from './locks.ts';
import { startJobs } from './start-jobs.ts';

const minute = 60_000;

it('the jobs have unique names and a description', () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
  for (const { name, does, everyMs } of jobs) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(does('en')).toMatch(/^[A-Z].{10,}[^.]$/);
    expect(everyMs).toBeGreaterThanOrEqual(1000);
  }
});

onBothDatabases('background jobs', (newPlace) => {
  let place: TestPlace;
  let server: TestServer;
  const lines: string[] = [];
  beforeEach(async () => {
    lines.length = 0;
    place = await newPlace();
    server = await startTestServer(place, { log: { write: (line) => void lines.push(line) } });
  });
  afterEach(() => server.stop());

  const rows = () => server.services.db.selectFrom('job').selectAll().where('name', '=', 'test').execute();
  /** A job that counts its runs. */
  const counting = (work: () => Promise<void>, more: Partial<Job> = {}) => {
    const seen = { rounds: 0, running: 0, most: 0 };
    const job: Job = {
      name: 'test',
      does: () => '',
      everyMs: 1,
      run: async () => {
        seen.rounds += 1;
        seen.running += 1;
        seen.most = Math.max(seen.most, seen.running);
        try {
          await work();
        } finally {
          seen.running -= 1;
        }
        return { rounds: 1 };
      },
      ...more,
    };
    return { job, seen };
  };

  it('that are slow do not start again before they are done, and end with the server', async () => {
    const { job, seen } = counting(() => pause(30), { isDue: () => Promise.resolve(true) });
    const running = startJobs(server.services, [job]);
    await Promise.all([pause(200), running.now('test'), running.now('test')]);
    await running.stop();
    const done = seen.rounds;
    expect(seen.most).toBe(1);
    expect(done).toBeGreaterThan(2);
    await pause(50);
    expect([seen.rounds, seen.running]).toEqual([done, 0]);
  });

  it('that fail are retried and logged', async () => {
    const { job, seen } = counting(() => Promise.reject(new Error('broken')));
    const running = startJobs(server.services, [job]);
    await expect.poll(() => seen.rounds).toBeGreaterThan(2);
    await running.stop();
    expect(lines.find((line) => line.includes('a background job failed'))).toContain('"job":"test"');
    expect(await rows()).toMatchObject([{ outcome: 'failed' }]);
  });

  it('run when they are due, in any process', async () => {
    const { job, seen } = counting(() => Promise.resolve(), { everyMs: 60 * minute });
    for (let process = 0; process < 3; process += 1) {
      const running = startJobs(server.services, [job]);
      await expect.poll(rows).toMatchObject([{ outcome: 'done', counts: '{"rounds":1}' }]);
      await running.stop();
    }
    expect(seen.rounds).toBe(1);
    server.pass(61 * minute);
    const running = startJobs(server.services, [job]);
    await expect.poll(() => seen.rounds).toBe(2);
    await running.stop();
  });

  it('that have nothing to do do not touch the database', async () => {
    const { job, seen } = counting(() => Promise.resolve(), { isDue: () => Promise.resolve(false) });
    const running = startJobs(server.services, [job]);
    await pause(50);
    await running.stop();
    expect([seen.rounds, await rows()]).toEqual([0, []]);
  });

  it('are restarted if their process died', async () => {
    const { job, seen } = counting(() => Promise.resolve(), { everyMs: 60 * minute });
    await server.services.db
      .insertInto('job')
      .values({
        name: 'test',
        started_at: server.services.now().toISOString(),
        finished_at: null,
        outcome: null,
        counts: '{}',
        error: null,
        next_at: null,
      })
      .execute();
    const running = startJobs(server.services, [job]);
    await expect.poll(() => seen.rounds).toBe(1);
    await running.stop();
  });

  describe('and their locks', () => {
    const other: Locks[] = [];
    const ofAnotherProcess = () => {
      const { db, now } = server.services;
      const locks = createLocks({ db, now, url: place.databaseUrl });
      other.push(locks);
      return locks;
    };
    afterEach(async () => {
      for (const locks of other.splice(0)) await locks.stop();
    });

    it('admit one at a time, and do not block others', async () => {
      const [began, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const held = server.services.locks.hold('a', () => {
        began.resolve();
        return over.promise;
      });
      await began.promise;
      const second = ofAnotherProcess();
      const never = () => Promise.reject(new Error('It was let in.'));
      expect(await second.hold('a', never)).toBe(false);
      expect(await server.services.locks.hold('a', never)).toBe(false);
      expect(await second.hold('b', () => Promise.resolve())).toBe(true);
      over.resolve();
      expect(await held).toBe(true);
      expect(await second.hold('a', () => Promise.resolve())).toBe(true);
    });

    it('are released by work that fails', async () => {
      await expect(server.services.locks.hold('a', () => Promise.reject(new Error('broken')))).rejects.toThrow(
        'broken',
      );
      expect(await ofAnotherProcess().hold('a', () => Promise.resolve())).toBe(true);
    });
  });
});

it('on SQLite a process that died holds a lock for a quarter of an hour at most', async () => {
  const server = await startTestServer(await sqlitePlace());
  const { services } = server;
  await services.db
    .insertInto('setting')
    .values({ key: 'lease a', value: `${new Date(services.now().getTime() + minute).toISOString()} dead` })
    .execute();
  expect(await services.locks.hold('a', () => Promise.resolve())).toBe(false);
  server.pass(minute + 1000);
  expect(await services.locks.hold('a', () => Promise.resolve())).toBe(true);
  await server.stop();
});

it('on PostgreSQL a process that died holds no lock, and one whose connection broke opens another', async () => {
  const place = await postgresPlace();
  const server = await startTestServer(place);
  const { db, now, locks } = server.services;
  const [began, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = locks.hold('a', () => {
    began.resolve();
    return over.promise;
  });
  await began.promise;
  // Of this database: other tests hold locks in theirs at the same time.
  await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()
    and database = (select oid from pg_database where datname = current_database())`.execute(db);
  const second = createLocks({ db, now, url: place.databaseUrl });
  await expect.poll(() => second.hold('a', () => Promise.resolve())).toBe(true);
  over.resolve();
  expect(await held).toBe(true);
  expect(await locks.hold('a', () => Promise.resolve())).toBe(true);
  await second.stop();
  await server.stop();
});
