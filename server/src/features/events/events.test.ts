import { randomUUID } from 'node:crypto';
import type { ServerEvent } from '@vitae/api/contract';
import { createResume, newId } from '@vitae/domain';
import { runSync } from '@vitae/sync';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bob, testPassword } from '@vitae/testkit/people';
import { onBothDatabases, postgresPlace, type TestPlace } from '../../testing/databases.ts';
import { bearer, clientOf, signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { moneyEventsJob } from '../payments/money-events.ts';
import { recordChange } from '../payments/money-step.ts';
import { createEventHub } from './hub.ts';

const ada = { name: 'Ada', email: 'ada@example.com', password: testPassword };

/** A device that listens, and what it received. */
async function listen(server: TestServer, accessToken: string) {
  const ending = new AbortController();
  const heard: ServerEvent[] = [];
  const stream = await clientOf(() => server.origin, accessToken).events.stream(undefined, { signal: ending.signal });
  let hasEnded = false;
  const reading = (async () => {
    for await (const event of stream) heard.push(event);
    hasEnded = true;
  })().catch(() => undefined);
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  return {
    heard,
    hasEnded: () => hasEnded,
    stop: async () => {
      ending.abort();
      await reading;
    },
  };
}

const tokenOf = async (server: TestServer) =>
  String(
    (await server.call('POST', '/auth/sign-in', { email: ada.email, password: ada.password })).body['accessToken'],
  );
const write = async (server: TestServer, token: string, title = 'Engineer') => {
  const doc = createResume({ title });
  const answer = await server.call(
    'PUT',
    `/documents/${doc.id}`,
    { baseRev: 0, pushId: randomUUID(), schemaVersion: doc.schemaVersion, deviceId: newId(), doc },
    bearer(token),
  );
  expect(answer.status).toBe(200);
  return doc;
};

onBothDatabases('an event stream', (newPlace) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
    await signUp(server);
  });
  afterEach(() => server.stop());

  it('starts with the current cursor of the account', async () => {
    const token = await tokenOf(server);
    await write(server, token);
    await write(server, token);
    const device = await listen(server, token);
    expect(device.heard).toEqual([{ type: 'changed', cursor: 2 }]);
    await device.stop();
  });

  it('notifies every device except those of another account', async () => {
    const [one, two] = [await tokenOf(server), await tokenOf(server)];
    const { accessToken: stranger } = await signUp(server, bob.email);
    const devices = await Promise.all([one, two, stranger].map((token) => listen(server, token)));
    await write(server, one);
    await expect
      .poll(() => devices.map(({ heard }) => heard.at(-1)))
      .toEqual([
        { type: 'changed', cursor: 1 },
        { type: 'changed', cursor: 1 },
        { type: 'changed', cursor: 0 },
      ]);
    await Promise.all(devices.map((device) => device.stop()));
  });

  it.each([
    [
      'sign-out',
      async (token: string) => server.call('POST', '/auth/sign-out', undefined, bearer(token)),
      [true, false],
    ],
    [
      'sign-out everywhere',
      async (token: string) => server.call('POST', '/auth/sign-out-everywhere', undefined, bearer(token)),
      [true, true],
    ],
    [
      'a new password',
      async (token: string) =>
        server.call(
          'POST',
          '/account/password',
          { currentPassword: ada.password, password: 'a whole new password' },
          bearer(token),
        ),
      [false, true],
    ],
    [
      'a reset',
      async () => {
        const { body } = await server.call('POST', '/auth/password/forgot', { email: ada.email });
        const code = /is (\d{6})/.exec((await server.mails()).at(-1) ?? '')?.[1];
        return server.call('POST', '/auth/password/reset', {
          challengeId: body['challengeId'],
          code,
          password: 'a whole new password',
        });
      },
      [true, true],
    ],
    [
      'the end of the other session',
      async (token: string) => {
        const { sessions } = (await server.call('GET', '/account/sessions', undefined, bearer(token))).body as {
          sessions: { id: string; isCurrent: boolean }[];
        };
        for (const session of sessions.filter(({ isCurrent }) => !isCurrent))
          await server.call('DELETE', `/account/sessions/${session.id}`, undefined, bearer(token));
      },
      [false, true],
    ],
  ])('after %s sends signed-out to the affected devices, and ends', async (_name, act, isAbout) => {
    const [one, two] = [await tokenOf(server), await tokenOf(server)];
    const devices = [await listen(server, one), await listen(server, two)];
    await act(one);
    await expect
      .poll(() => devices.map(({ heard, hasEnded }) => hasEnded() && heard.at(-1)?.type === 'signed-out'))
      .toEqual(isAbout);
    await Promise.all(devices.map((device) => device.stop()));
  });

  it('sends signed-out to the person whose replayed refresh token was stolen', async () => {
    const { accessToken, refreshToken } = (await server.call('POST', '/auth/sign-in', ada)).body;
    const device = await listen(server, String(accessToken));
    await server.call('POST', '/auth/token/refresh', { refreshToken });
    server.pass(31_000);
    await server.call('POST', '/auth/token/refresh', { refreshToken });
    await expect.poll(() => device.heard.at(-1)).toEqual({ type: 'signed-out' });
    await device.stop();
  });
});

describe('two processes on PostgreSQL', () => {
  let place: TestPlace;
  let servers: TestServer[];
  beforeEach(async () => {
    place = await postgresPlace();
    servers = [await startTestServer(place, { keepPlace: true }), await startTestServer(place, { keepPlace: true })];
    await signUp(both()[0]);
  });
  afterEach(async () => {
    for (const server of servers) await server.stop();
    await place.remove();
  });
  const both = () => {
    const [one, other] = servers;
    if (!one || !other) throw new Error('There are two.');
    return [one, other] as const;
  };
  /** As when a network or a database fails: the listening connections break. */
  const breakListeners = async (server: TestServer) => {
    const { rows } = await sql<{
      ended: boolean;
    }>`select pg_terminate_backend(pid) as ended from pg_stat_activity where datname = current_database() and query like 'listen %'`.execute(
      server.services.db,
    );
    return rows.length;
  };

  it('notify each other of changes and sign-outs', async () => {
    const [one, other] = both();
    const token = await tokenOf(one);
    const device = await listen(other, token);
    await write(one, token);
    await expect.poll(() => device.heard.at(-1)).toEqual({ type: 'changed', cursor: 1 });
    await one.call('POST', '/auth/sign-out-everywhere', undefined, bearer(token));
    await expect.poll(() => device.heard.at(-1)).toEqual({ type: 'signed-out' });
    await expect.poll(() => device.hasEnded()).toBe(true);
    await device.stop();
  });

  it('miss nothing when the listening connection breaks', async () => {
    const [one, other] = both();
    const token = await tokenOf(one);
    const device = await listen(other, token);
    await write(one, token, 'Before');
    await expect.poll(() => device.heard.at(-1)).toEqual({ type: 'changed', cursor: 1 });
    expect(await breakListeners(one)).toBeGreaterThanOrEqual(2);
    await write(one, token, 'While nobody listens');
    await expect.poll(() => device.heard.at(-1), { timeout: 5000 }).toEqual({ type: 'changed', cursor: 2 });
    await write(one, token, 'Afterwards');
    await expect.poll(() => device.heard.at(-1)).toEqual({ type: 'changed', cursor: 3 });
    await device.stop();
  });

  it('receive a change even if the process that wrote it ends at the moment of its commit', async () => {
    const [one, other] = both();
    const token = await tokenOf(one);
    const device = await listen(other, token);
    // Nothing that the writing process would do after its commit is done.
    const notDone = () => undefined;
    one.services.events.deliver = notDone;
    one.services.events.publish = notDone;
    await write(one, token);
    await expect.poll(() => device.heard.at(-1)).toEqual({ type: 'changed', cursor: 1 });
    await device.stop();
  });

  it('learn of a payment even if an announcement fails once, or the process that announces it ends at the moment of its commit', async () => {
    const [one, other] = both();
    const token = await tokenOf(one);
    const device = await listen(other, token);
    const { services } = one;
    const { id } = await services.db
      .updateTable('account')
      .set({ sync_seq: 5 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { announce } = services.events;
    const notDone = () => undefined;
    // The timers of both processes leave the job alone meanwhile.
    const isAlone = await services.locks.hold(`job ${moneyEventsJob.name}`, async () => {
      await recordChange(services.db, services, {
        account_id: id,
        subject: 'payment',
        subject_id: randomUUID(),
        state: 'paid',
      });
      Object.assign(services.events, {
        announce: () => Promise.reject(new Error('no connection')),
        deliver: notDone,
        publish: notDone,
      });
      await moneyEventsJob.run(services).catch(notDone);
      expect(await moneyEventsJob.isDue?.(services)).toBe(true);
      services.events.announce = announce;
      await moneyEventsJob.run(services);
      await expect.poll(() => device.heard.at(-1)).toEqual({ type: 'changed', cursor: 5, account: true });
      expect(await moneyEventsJob.isDue?.(services)).toBe(false);
    });
    expect(isAlone).toBe(true);
    await device.stop();
  });

  it('send all cursors when one starts, since another may have ended before publishing everything', async () => {
    const [one, other] = both();
    const token = await tokenOf(one);
    const device = await listen(other, token);
    await one.services.db.updateTable('account').set({ sync_seq: 7 }).execute();
    servers.push(await startTestServer(place, { keepPlace: true }));
    await expect.poll(() => device.heard.at(-1), { timeout: 5000 }).toEqual({ type: 'changed', cursor: 7 });
    await device.stop();
  });

  it('count attempts together', async () => {
    const [one, other] = both();
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const server = tries % 2 === 0 ? one : other;
      statuses.push((await server.call('POST', '/auth/sign-in', { email: ada.email, password: 'wrong' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    const kept = await one.services.db.selectFrom('rate_limit').select('key').execute();
    expect(JSON.stringify(kept)).not.toMatch(/ada|127\.0/);
  });
});

describe('the hub of a process', () => {
  const account = { accountId: 'a', sessionId: 's' };

  it('notifies a slow reader once of many changes', async () => {
    const hub = createEventHub();
    const stream = hub.subscribe(account, {});
    for (const cursor of [1, 3, 2]) hub.publish({ accountId: 'a' }, { type: 'changed', cursor });
    expect((await stream.next()).value).toEqual({ type: 'changed', cursor: 3 });
    hub.publish({ accountId: 'a' }, { type: 'changed', cursor: 4 });
    expect((await stream.next()).value).toEqual({ type: 'changed', cursor: 4 });
    // That the account itself changed is not lost among changes of its documents, and is said once.
    hub.publish({ accountId: 'a' }, { type: 'changed', cursor: 4, account: true });
    hub.publish({ accountId: 'a' }, { type: 'changed', cursor: 5 });
    expect((await stream.next()).value).toEqual({ type: 'changed', cursor: 5, account: true });
    hub.publish({ accountId: 'a' }, { type: 'changed', cursor: 6 });
    expect((await stream.next()).value).toEqual({ type: 'changed', cursor: 6 });
    hub.close();
    expect((await stream.next()).done).toBe(true);
  });

  it('releases ended streams, and keeps at most 20 streams per account', async () => {
    const hub = createEventHub();
    const ending = new AbortController();
    hub.subscribe(account, { signal: ending.signal });
    ending.abort();
    expect(hub.listeners()).toEqual([]);
    const streams = Array.from({ length: 21 }, () => hub.subscribe(account, {}));
    expect(hub.listeners()).toHaveLength(20);
    expect((await streams[0]?.next())?.done).toBe(true);
    hub.close();
    expect(hub.listeners()).toEqual([]);
  });

  it('has room for 20 devices of an account; of 21, none reconnects all the time', async () => {
    vi.useFakeTimers();
    const hub = createEventHub();
    let opened = 0;
    const engine = { pass: () => Promise.resolve(), touch: () => undefined, retry: () => undefined };
    const devices = Array.from({ length: 21 }, (_, at) =>
      runSync({
        engine,
        watch: () => () => undefined,
        listen: async (changed, signal) => {
          opened += 1;
          const stream = hub.subscribe(
            { accountId: 'a', sessionId: `device ${at}` },
            { cursor: Promise.resolve(1), signal },
          );
          while (!(await stream.next()).done) changed();
        },
      }),
    );
    await vi.advanceTimersByTimeAsync(9 * 60_000);
    const before = opened;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened - before).toBeLessThanOrEqual(10);
    const stopped = Promise.all(devices.map((device) => device.stop()));
    vi.useRealTimers();
    hub.close();
    await stopped;
  });
});
