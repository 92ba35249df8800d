import { createHash, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { apiErrorSchema } from '@vitae/api';
import { createResume, newId } from '@vitae/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patient } from '@vitae/testkit/patient';
import { testPassword } from '@vitae/testkit/people';
import { randomOf } from '@vitae/testkit/random';
import { endpoints, type Endpoint } from '../api/endpoints.ts';
import { contractValues, type ContractValues } from '../testing/contract-values.ts';
import { postgresPlace, sqlitePlace } from '../testing/databases.ts';
import { samplePicture } from '../testing/sample-picture.ts';
import { signUp } from '../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { watchLoop } from '../testing/watch-loop.ts';

/*
 * Every endpoint of the contract with random input: `npm run fuzz -- server` sends 2,000 calls to each on SQLite and
 * 200 on PostgreSQL, `npm test` as many as its time allows. SEED reproduces a failure.
 */

const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const runs = [
  { database: 'SQLite', newPlace: sqlitePlace, calls: Number(process.env['FUZZ_SQLITE'] ?? 20) },
  { database: 'PostgreSQL', newPlace: postgresPlace, calls: Number(process.env['FUZZ_POSTGRES'] ?? 5) },
];
/** The longest that one call may keep the server from others, in milliseconds of its processor. */
const mostMs = 200;
/** Calls in progress at once, so that no processor waits for the database or for passwords to be hashed. */
const atOnce = 8;

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
const odd: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  '',
  ' ',
  '0',
  '\0',
  'a\0b',
  '\uD800',
  '\u202E',
  '💥',
  'NaN',
  '../..',
  "' or 1=1 --",
  '%00',
  '[object Object]',
  'x'.repeat(5000),
  '*a* '.repeat(2000),
  '['.repeat(5000),
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: 1 },
  { $ne: null },
  nested(40),
  nested(63),
  '2026-13-45',
  '0190a5c2-7b1e-7000-8000-000000000000',
];
const oddPaths = [
  '%00',
  '%2e%2e',
  '..',
  '.',
  '%',
  '%zz',
  '%ff',
  'a%2Fb',
  '\\',
  '0',
  '-1',
  '9007199254740993',
  '1e9',
  'x'.repeat(3000),
  '%F0%9F%92%A5',
  ';a=b',
  '__proto__',
  'constructor',
  '0190a5c2-7b1e-7000-8000-000000000000',
];
/** Places in lists that no list has made, and other text for queries. */
const oddQueries = [
  ...[['\0', '\0', '\0'], ['a\0b'], ['9'.repeat(300), 'x'], ['', ''], [[]], ['\uDFFF', 'x', 'y']].map((place) =>
    Buffer.from(JSON.stringify(place)).toString('base64url'),
  ),
  '\0',
  '%',
  '_',
  '\\',
  `%'"--`,
  'x'.repeat(3000),
  '*'.repeat(100),
  '-1',
  'NaN',
  '\u{10FFFF}',
];
const types = [
  'application/json',
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-7',
  'application/json; charset=utf-16le',
  'application/json; charset=x',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'text/event-stream',
  'image/png',
  'image/jpeg',
  'application/octet-stream',
  '',
  'json',
  'application/json;;;',
  '/',
];

describe.each(runs.filter(({ calls }) => calls > 0))('the server on $database', ({ newPlace, calls }) => {
  let server: TestServer;
  let token = '';
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const random = randomOf(seed);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const chance = (one: number) => random() < one;
  const doc = createResume({ title: 'Fuzzed' });
  const other = createResume({ title: 'Fuzzed, too' });
  let people = 0;
  let values: ContractValues;
  const address = () => `198.18.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}`;

  /** Admins may call what only they may; everything else is called by a user. */
  let role: 'user' | 'admin' = 'user';
  const become = (wanted: typeof role) => {
    role = wanted;
    return server.services.db.updateTable('account').set({ role }).execute();
  };

  const join = async () => {
    people += 1;
    const headers = { 'x-forwarded-for': `203.0.${Math.floor(people / 200)}.${people % 200}` };
    token = (await signUp(server, `fuzz${people}@example.com`, { headers })).accessToken;
    await become(role);
    for (const one of [doc, other])
      await server.call('PUT', `/documents/${one.id}`, push(one), { authorization: `Bearer ${token}` });
  };
  const push = (one: { id: string; schemaVersion: number }, baseRev = 0) => ({
    baseRev,
    pushId: randomUUID(),
    schemaVersion: one.schemaVersion,
    deviceId: newId(),
    doc: one,
  });
  beforeAll(async () => {
    server = await startTestServer(await newPlace(), { environment: { TRUST_PROXY: '1' } });
    values = await contractValues(random, samples);
    await join();
  });
  afterAll(async () => {
    agent.destroy();
    await server.stop();
  });

  /** What each endpoint accepts, so that much of the input passes the first check. */
  const samples = (): Record<string, unknown> => ({
    name: 'Ada',
    email: `who${Math.floor(random() * 1e6)}@example.com`,
    password: testPassword,
    currentPassword: testPassword,
    country: 'US',
    locale: 'en',
    theme: 'dark',
    challengeId: randomUUID(),
    code: '123456',
    codeVerifier: 'v'.repeat(43),
    codeChallenge: 'c'.repeat(43),
    state: 's'.repeat(20),
    nonce: 'n'.repeat(20),
    joinToken: 'a.b.c',
    credential: {
      id: 'a2V5',
      type: 'public-key',
      response: {
        clientDataJSON: 'e30',
        attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YUA',
        authenticatorData: 'AAAA',
        signature: 'AAAA',
        userHandle: 'AAAA',
        transports: ['internal'],
      },
    },
    refreshToken: 'r',
    accessToken: 'a',
    device: 'Fuzzer',
    label: 'As sent',
    status: 'active',
    role: 'user',
    reason: 'because',
    key: randomUUID(),
    plan: 'pro',
    period: pick(['month', 'year', 'once']),
    currency: pick(['USD', 'JPY']),
    coupon: 'SPRING',
    usesWallet: true,
    amount: pick([1, 500, 1e12]),
    number: pick(['4242424242424242', '4000000000000002']),
    expiry: '12/40',
    isApproved: true,
    ids: [doc.id, other.id],
    pushes: [doc, other].map((one) => ({ id: one.id, ...push(one, Math.floor(random() * 3)) })),
    ...push(pick([doc, other]), Math.floor(random() * 3)),
  });
  const mutated = (value: unknown, depth = 0): unknown => {
    if (chance(0.05)) return pick(odd);
    if (typeof value !== 'object' || value === null || depth > 6) return value;
    if (Array.isArray(value)) return value.map((part) => mutated(part, depth + 1));
    return Object.fromEntries(
      Object.entries(value)
        .filter(() => !chance(0.05))
        .map(([key, part]) => [chance(0.01) ? '__proto__' : key, mutated(part, depth + 1)]),
    );
  };
  const bytesOf = (value: unknown): Buffer => {
    const json = JSON.stringify(value) ?? '';
    const way = random();
    if (way < 0.7) return Buffer.from(json);
    if (way < 0.75) return Buffer.from(json.slice(0, Math.floor(random() * json.length)));
    if (way < 0.8) return Buffer.from(json, 'utf16le');
    if (way < 0.84) return Buffer.from(`\uFEFF${json}`);
    if (way < 0.88)
      return Buffer.from(
        json.replaceAll(/[a-z]/g, () => String.fromCharCode(Math.floor(random() * 256))),
        'latin1',
      );
    if (way < 0.92) return Buffer.from(`${'['.repeat(3000)}${']'.repeat(3000)}`);
    if (way < 0.94) return Buffer.from(`{"doc":"${'x'.repeat(1_100_000)}"}`);
    if (way < 0.97) return samplePicture().bytes;
    return Buffer.alloc(0);
  };
  const withQuery = (path: string, query: Readonly<Record<string, unknown>>): string => {
    const parts = Object.entries(query).flatMap(([name, value]) => {
      const given = chance(0.2) ? pick(oddQueries) : value;
      return given === undefined || chance(0.3)
        ? []
        : [`${name}=${encodeURIComponent(typeof given === 'string' ? given : JSON.stringify(given))}`];
    });
    return parts.length === 0 ? path : `${path}?${parts.join('&')}`;
  };
  const pathOf = ({ path, name }: Endpoint): string => {
    const { bytes, sha256 } = samplePicture();
    const known: Record<string, string> = {
      id: doc.id,
      rev: '1',
      sha256: chance(0.9) ? sha256 : createHash('sha256').update(bytes).digest('hex'),
      provider: 'google',
      name: 'mail',
    };
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      chance(0.5) ? (known[name] ?? 'x') : pick(oddPaths),
    );
    if (chance(0.5)) return filled;
    if (chance(0.5)) return withQuery(filled, values.query(name));
    const query = Array.from({ length: Math.ceil(random() * 4) }, () => {
      const name = pick([
        'since',
        'before',
        'epoch',
        'a[b][c]',
        'id',
        'limit',
        'query',
        '__proto__[x]',
        'since[]',
        'a[b]'.repeat(300),
      ]);
      return `${name}=${encodeURIComponent((JSON.stringify(pick(odd)) ?? '').toWellFormed().slice(0, 1000))}`;
    });
    return `${filled}?${query.join('&')}`;
  };

  const send = (endpoint: Endpoint) =>
    new Promise<{ status: number; body: string; said: string }>((resolve, reject) => {
      const { method } = endpoint;
      const path = `/api${pathOf(endpoint)}`;
      const wanted = chance(0.6) ? values.body(endpoint.name) : undefined;
      const bytes = method === 'GET' && chance(0.9) ? null : bytesOf(mutated(wanted ?? samples()));
      const headers: Record<string, string> = {
        'x-forwarded-for': address(),
        ...(chance(0.95) ? { origin: server.origin } : {}),
        ...(chance(0.95) ? { authorization: `Bearer ${token}` } : { cookie: `vitae_access=${pick(['', 'x', token])}` }),
        ...(bytes ? { 'content-type': pick(types) } : {}),
        ...(chance(0.02) ? { 'content-encoding': pick(['gzip', 'br', 'identity', 'x']) } : {}),
        ...(chance(0.02) ? { 'content-disposition': 'attachment; filename="x"' } : {}),
      };
      const said = `${method} ${path.slice(0, 200)} ${headers['content-type'] ?? ''} ${bytes?.subarray(0, 300).toString() ?? ''}`;
      const asked = request(
        { agent, port: new URL(server.origin).port, host: '127.0.0.1', method, path, headers, ...patient },
        (response) => {
          const type = response.headers['content-type'] ?? '';
          if (type.startsWith('text/event-stream')) {
            response.destroy();
            resolve({ status: response.statusCode ?? 0, body: '', said });
          } else text(response).then((body) => resolve({ status: response.statusCode ?? 0, body, said }), reject);
        },
      );
      asked.on('timeout', () => asked.destroy(new Error(`No answer: ${said}`)));
      asked.on('error', (error) => {
        // A request that is refused before it was fully read ends its connection.
        const isEnded = 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
        if (isEnded) resolve({ status: 413, body: '', said });
        else reject(error);
      });
      if (bytes) asked.write(bytes);
      asked.end();
    });

  it.each(endpoints())(
    'answers $name whatever is sent, reports what is wrong, and delays no one',
    { timeout: 60_000 + calls * 300 },
    async (endpoint) => {
      await become(endpoint.access === 'admin' ? 'admin' : 'user');
      if ((await server.call('GET', '/auth/session', undefined, { authorization: `Bearer ${token}` })).status !== 200)
        await join();
      const loop = watchLoop();
      const statuses = new Set<number>();
      for (let count = 0; count < calls; count += atOnce) {
        const answers = await Promise.all(
          Array.from({ length: Math.min(atOnce, calls - count) }, () => send(endpoint)),
        );
        for (const { status, body, said } of answers) {
          statuses.add(status);
          const hint = `SEED=${seed}: ${said} → ${body.slice(0, 300)}`;
          // A call that needs a provider reports if none is set up.
          if (status >= 500)
            expect([status, body], hint).toEqual([503, expect.stringContaining('"not-ready"') as string]);
          if (status >= 400 && body !== '')
            expect(apiErrorSchema.safeParse(JSON.parse(body)).error, hint).toBeUndefined();
        }
        if (answers[0]?.status === 401 && count % 40 === 0) await join();
      }
      expect(loop.stop(), `SEED=${seed}`).toBeLessThan(mostMs);
      expect(statuses.size, `only ${[...statuses].join()}`).toBeGreaterThan(0);
    },
  );
});
