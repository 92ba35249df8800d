import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@vitae/domain';
import { unzipSync } from 'fflate';
import { afterEach, expect, it } from 'vitest';
import { triesAll } from '@vitae/testkit/sample';
import { createCaller } from '../../testing/caller.ts';
import { onBothDatabases, sqlitePlace, type NewPlace, type TestPlace } from '../../testing/databases.ts';
import { signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { watchLoop } from '../../testing/watch-loop.ts';

const time = '2026-01-01T00:00:00.000Z';
let place: TestPlace;
let server: TestServer;
const start = async (newPlace: NewPlace) => {
  place = await newPlace();
  server = await startTestServer(place, { environment: { TRUST_PROXY: '1' } });
};
afterEach(() => server.stop());

let joined = 0;
const joinAda = () => {
  joined += 1;
  const headers = { 'x-forwarded-for': `198.51.100.${joined}` };
  return signUp(server, `ada${joined}@example.com`, { headers });
};
/** Puts versions of a document into the tables, as pushes would have. */
const store = async (accountId: string, versions: number, size: number) => {
  const { db } = server.services;
  const id = newId();
  // Text that compresses to three quarters; real text hardly compresses better than to a third.
  const doc = (rev: number) => JSON.stringify({ rev, text: randomBytes((size * 3) / 4).toString('base64') });
  const row = { device_id: newId(), created_at: time };
  await db
    .insertInto('document')
    .values({
      id,
      account_id: accountId,
      kind: 'resume',
      head_rev: versions,
      schema_version: 1,
      doc: doc(versions),
      change_seq: 1000 + versions,
      deleted_at: null,
      purged_at: null,
      created_at: time,
      updated_at: time,
    })
    .execute();
  for (let rev = 1; rev <= versions; rev += 1) {
    // Idle connections are noticed to end.
    await pause(1);
    await db
      .insertInto('document_revision')
      .values({ ...row, account_id: accountId, document_id: id, rev, doc: doc(rev), push_id: randomUUID() })
      .execute();
  }
  return id;
};
const leases = () =>
  server.services.db.selectFrom('setting').select('key').where('key', 'like', 'lease export%').execute();
const download = (headers: Record<string, string>, signal?: AbortSignal) =>
  fetch(`${server.origin}/api/account/export`, {
    method: 'POST',
    headers: { origin: server.origin, ...headers },
    ...(signal ? { signal } : {}),
  });

onBothDatabases('a download of everything', (newPlace) => {
  it('has every version as stored, in order, and the pictures', async () => {
    await start(newPlace);
    const { accountId, headers, client } = await joinAda();
    const id = await store(accountId, 12, 20_000);
    const bytes = randomBytes(1000);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = join(place.dataFolder, 'assets', sha256.slice(0, 2), sha256);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    await server.services.db
      .insertInto('asset')
      .values({ account_id: accountId, sha256, type: 'image/jpeg', size: 1000, created_at: time })
      .execute();
    const response = await download(headers);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="vitae-export.zip"');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    // What the app names the file after.
    expect((await client.account.export()).name).toBe('vitae-export.zip');
    expect(Object.keys(files)).toEqual([
      'profile.json',
      'sessions.json',
      'passkeys.json',
      'newsletter.json',
      'share-links.json',
      `documents/${id}.vitae.json`,
      ...Array.from({ length: 12 }, (_, at) => `versions/${id}/${String(at + 1).padStart(6, '0')}.vitae.json`),
      `pictures/${sha256}.jpg`,
    ]);
    const versions = await server.services.db.selectFrom('document_revision').select(['rev', 'doc']).execute();
    for (const { rev, doc } of versions)
      expect(Buffer.from(files[`versions/${id}/${String(rev).padStart(6, '0')}.vitae.json`] ?? []).toString()).toBe(
        `${doc}\n`,
      );
  });

  it('runs once at a time, and stops when the client disconnects', async () => {
    await start(newPlace);
    const { accountId, headers } = await joinAda();
    await store(accountId, 20, 400_000);
    const leaving = new AbortController();
    const first = await download(headers, leaving.signal);
    const refused = await download(headers);
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too-many-requests' }]);
    const other = await joinAda();
    const others = await download(other.headers);
    expect(others.status).toBe(200);
    leaving.abort();
    await first.arrayBuffer().catch(() => undefined);
    await others.arrayBuffer();
    await expect
      .poll(
        async () => {
          const again = await download(headers);
          await again.arrayBuffer();
          return again.status;
        },
        { timeout: 15_000, interval: 200 },
      )
      .toBe(200);
  });
});

it('a download of everything cannot be started by a link, and only ten times an hour', async () => {
  await start(sqlitePlace);
  const { headers } = await joinAda();
  expect((await fetch(`${server.origin}/api/account/export`, { headers })).status).toBe(404);
  const link = await new Promise<number | undefined>((resolve, reject) => {
    get(
      `${server.origin}/api/account/export`,
      { headers: { ...headers, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } },
      ({ statusCode }) => resolve(statusCode),
    ).on('error', reject);
  });
  expect(link).toBe(404);
  expect((await download({ ...headers, origin: 'https://evil.example' })).status).toBe(403);
  const answers: number[] = [];
  for (let time = 0; time < 11; time += 1) {
    const response = await download(headers);
    await response.arrayBuffer();
    answers.push(response.status);
    await expect.poll(async () => (await leases()).length).toBe(0);
  }
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

/** `npm run fuzz -- stall` has more. */
const downloading = triesAll ? 40 : 12;

it(`while ${downloading} accounts download, no other request and no health check waits 100 ms for this thread`, async () => {
  await start(sqlitePlace);
  const accounts = [];
  for (let count = 0; count < downloading; count += 1) {
    const account = await joinAda();
    await store(account.accountId, 3, 480_000);
    accounts.push(account);
  }
  const computed = new Float64Array(new SharedArrayBuffer(16));
  const health = createCaller(server.origin, computed);
  const loop = watchLoop(computed);
  await health.start({ calls: [{ method: 'GET', path: '/health', headers: {} }], atOnce: 1 });
  const downloads = accounts.map(async ({ headers }) => {
    const response = await download(headers);
    let size = 0;
    for await (const part of response.body ?? []) size += part.byteLength;
    return size;
  });
  let asked = 0;
  const over = new AbortController();
  const all = Promise.all(downloads).finally(() => over.abort());
  while (!over.signal.aborted) {
    await pause(10);
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
    asked += 1;
  }
  const sizes = await all;
  health.stop();
  const { times } = await health.answers();
  await health.end();
  const longest = loop.stop();
  expect(Math.min(...sizes)).toBeGreaterThan(1_000_000);
  expect(asked).toBeGreaterThan(5);
  expect(times.length).toBeGreaterThan(5);
  expect(Math.max(...times)).toBeLessThan(100);
  expect(longest).toBeLessThan(100);
});
