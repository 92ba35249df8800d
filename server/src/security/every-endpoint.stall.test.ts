import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createResume, newId } from '@vitae/domain';
import { triesAll } from '@vitae/testkit/sample';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../api/endpoints.ts';
import { createEvaluator } from '../features/evaluations/evaluator.ts';
import { fillBusySite } from '../testing/busy-site.ts';
import { createCaller, type Call, type Caller } from '../testing/caller.ts';
import { postgresPlace, sqlitePlace, type NewPlace } from '../testing/databases.ts';
import { signUp } from '../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { watchLoop } from '../testing/watch-loop.ts';
import { largeDocument, largeReport, pushOf, worstCall, worstCalls, type Eve } from '../testing/worst-calls.ts';

/**
 * How long other callers may wait, p99: the longest time that the main thread may work without answering, in
 * milliseconds.
 */
const mostMs = 200;
/** How long one turn of that thread may take, in milliseconds of its processor. */
const longestTurnMs = 50;
/**
 * How many calls one account makes at once, how many calls of others are timed, and how many attempts there are, to
 * allow for garbage collection.
 */
const few = 8;
const many = 100;
const samples = 24;
const tries = 5;

/** The calls that delayed others most when an account had as many in progress as it liked. */
const costlyTogether = ['sync.changes', 'sync.push', 'documents.revisions.list', 'auth.token.refresh'];

/** What the site and the account have gathered; in `npm test` less, which takes a second. */
const usual = { payments: 5_000, entries: 50_000, people: 3_000 };
const small = { payments: 1_000, entries: 5_000, people: 300 };

type Called = ReturnType<typeof endpoints>[number];

const time = '2026-01-01T00:00:00.000Z';
const p99 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? Infinity;

/**
 * In `npm test` on PostgreSQL: the calls that read and write most there; on SQLite these, those above, also a hundred
 * times at once, and every thirty-sixth of the others. `npm run fuzz -- stall` calls every endpoint in all these ways.
 */
const sampled = [
  'auth.token.refresh',
  'documents.put',
  'documents.purge',
  'documents.revisions.list',
  'sync.heads',
  'sync.push',
];
const databases: [string, NewPlace, ReturnType<typeof endpoints>][] = [
  [
    'SQLite',
    sqlitePlace,
    endpoints().filter(
      ({ name }, at) => triesAll || at % 36 === 0 || sampled.includes(name) || costlyTogether.includes(name),
    ),
  ],
  ['PostgreSQL', postgresPlace, endpoints().filter(({ name }) => triesAll || sampled.includes(name))],
];

describe.each(databases)('while an account does its worst on %s', (database, newPlace, called) => {
  let server: TestServer;
  let eve: Eve;
  const computed = new Float64Array(new SharedArrayBuffer(16));
  let [hers, theirs]: Caller[] = [];
  /** What another caller does meanwhile: reads and writes a document. */
  let other: Call[];

  const join = async (name: string) => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const person = await signUp(server, `${name}@example.com`, { headers });
    return { ...person.headers, accountId: person.accountId };
  };
  const put = (doc: ReturnType<typeof createResume>, authorization: string) =>
    server.call('PUT', `/documents/${doc.id}`, { ...pushOf(doc, 0), deviceId: newId() }, { authorization });

  beforeAll(async () => {
    server = await startTestServer(await newPlace(), {
      environment: { TRUST_PROXY: '1', ACCOUNT_MEGABYTES: '100000' },
      // As in the real server, in a process of its own.
      evaluator: createEvaluator(),
    });
    const { db } = server.services;
    const { authorization, accountId } = await join('eve');
    const ada = await join('ada');
    await db.updateTable('account').set({ document_limit: null }).execute();
    await db.updateTable('account').set({ role: 'admin' }).where('id', '=', accountId).execute();
    const docs = [largeDocument(), largeDocument(), largeDocument()] as const;
    const trashed = largeDocument();
    const mine = createResume({ title: 'Mine' });
    for (const doc of [...docs, trashed]) await put(doc, authorization);
    await server.call('DELETE', `/documents/${trashed.id}`, { baseRev: 1 }, { authorization });
    await put(mine, ada.authorization);
    const versions = Array.from({ length: 10_000 }, (_, index) => ({
      account_id: accountId,
      document_id: docs[0].id,
      rev: index + 2,
      doc: '{}',
      device_id: newId(),
      push_id: randomUUID(),
      created_at: time,
    }));
    for (let from = 0; from < versions.length; from += 500)
      await db
        .insertInto('document_revision')
        .values(versions.slice(from, from + 500))
        .execute();
    const evaluationId = randomUUID();
    await server.call('PUT', `/evaluations/${evaluationId}`, largeReport(), { authorization });
    await fillBusySite(server.services, accountId, triesAll ? usual : small);
    eve = { accountId, authorization, docs, trashed, evaluationId };
    hers = createCaller(server.origin, computed);
    theirs = createCaller(server.origin, computed.subarray(0, 1));
    const headers = { origin: server.origin, authorization: ada.authorization };
    const path = `/documents/${mine.id}`;
    // The push was applied before, and gets the same answer each time: a write in all but the database.
    const again = { ...pushOf(mine, 1), deviceId: newId() };
    other = [
      { method: 'GET', path, headers },
      { method: 'PUT', path, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(again) },
    ];
  }, 60_000);
  afterAll(async () => {
    await hers?.end();
    await theirs?.end();
    await server.stop();
  });

  it('has a worst call of every endpoint', () => {
    expect(Object.keys(worstCalls).toSorted()).toEqual(
      endpoints()
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  /** Others meet what their calls meet: the best of some attempts, to allow for garbage collection. */
  async function meetOthers(endpoint: Called, atOnce: number) {
    let [turn, wait] = [Infinity, Infinity];
    for (let tried = 0; tried < tries && (turn > longestTurnMs || wait > mostMs); tried += 1) {
      const calls = Array.from({ length: 24 }, () => worstCall(endpoint, eve, server.origin));
      await pause(10);
      const loop = watchLoop(computed);
      computed[1] = 0;
      await hers?.start({ calls, atOnce });
      await theirs?.start({ calls: other, atOnce: 1, count: samples });
      wait = Math.min(wait, p99((await theirs?.answers())?.times ?? []));
      turn = Math.min(turn, loop.stop());
      while (computed[1] === 0) await pause(5);
      hers?.stop();
      await hers?.answers();
    }
    return { turn, wait };
  }

  it.each(called)('with $name, no one else waits for long', { timeout: 120_000 }, async (endpoint) => {
    const { turn, wait } = await meetOthers(endpoint, few);
    // A call that is refused early is not the worst case, so her session must stay valid.
    const { authorization } = eve;
    expect.soft((await server.call('GET', '/auth/session', undefined, { authorization })).status).toBe(200);
    expect.soft(turn, 'one turn of the thread').toBeLessThan(longestTurnMs);
    expect.soft(wait, 'p99 of somebody else').toBeLessThan(mostMs);
  });

  it.each(called.filter(({ name }) => triesAll || (database === 'SQLite' && costlyTogether.includes(name))))(
    'with $name a hundred times at once, no one else waits for long',
    { timeout: 120_000 },
    async (endpoint) => {
      const { wait } = await meetOthers(endpoint, many);
      expect(wait, 'p99 of somebody else').toBeLessThan(mostMs);
    },
  );
});
