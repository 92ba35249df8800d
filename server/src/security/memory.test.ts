import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createResume, newId, type Resume } from '@vitae/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testPassword } from '@vitae/testkit/people';
import { endpoints } from '../api/endpoints.ts';
import { openDatabase, type Database } from '../db/open-database.ts';
import type { Call } from '../testing/caller.ts';
import { sqlitePlace, type TestPlace } from '../testing/databases.ts';
import { largeDocument, largeReport, pushOf, worstCall, wrongDocument, type Eve } from '../testing/worst-calls.ts';

/** How much more memory than the idle server any request may take, in millions of bytes. */
const mostMegabytes = 64;
/**
 * The heap that the server gets, in MiB. With a larger heap, garbage stays longer, and what a request needs could not
 * be distinguished from what has not been collected yet; whatever needs more ends the server.
 */
const heapMebibytes = 112;

/** Reports the current and the peak memory of the process, in bytes. */
const reporter = `data:text/javascript,process.on('message', () => process.send({
  now: process.memoryUsage.rss(), most: process.resourceUsage().maxRSS * 1024 })); process.channel.unref();`;
const reportSchema = z.object({ now: z.number(), most: z.number() });

let place: TestPlace;
let program: ChildProcess;
let origin = '';
let db: Database;
let eve: Eve;
/** Documents with a large head, which a batch of stale pushes asks for. */
const stale: Resume[] = [];

const memory = async () => {
  const said = once(program, 'message');
  program.send('memory');
  const { now, most } = reportSchema.parse((await said)[0]);
  return { now: now / 1e6, most: most / 1e6 };
};
const send = async (method: string, path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.text() };
};
const put = (doc: Resume) =>
  send('PUT', `/documents/${doc.id}`, { ...pushOf(doc, 0), deviceId: newId() }, { authorization: eve.authorization });

beforeAll(async () => {
  place = await sqlitePlace();
  program = spawn(
    process.execPath,
    [
      '--max-semi-space-size=4',
      `--max-old-space-size=${heapMebibytes}`,
      '--import',
      reporter,
      join(import.meta.dirname, '../main.ts'),
    ],
    {
      env: {
        ...process.env,
        DATA_DIR: place.dataFolder,
        PORT: '0',
        WEB_ROOT: 'none',
        LOG_LEVEL: 'silent',
        TRUST_PROXY: '1',
        ACCOUNT_MEGABYTES: '1000',
        WRITES_A_MINUTE: '1000000',
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const line: unknown = program.stdout && (await once(program.stdout, 'data'))[0];
  origin = /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? '';
  const account = { name: 'Eve', email: 'eve@example.com', password: testPassword };
  const { accessToken, user } = z
    .object({ accessToken: z.string(), user: z.object({ id: z.string() }) })
    .parse(JSON.parse((await send('POST', '/auth/sign-up', account)).body));
  db = openDatabase(place);
  await db.updateTable('account').set({ role: 'admin', document_limit: null }).execute();
  eve = {
    accountId: user.id,
    authorization: `Bearer ${accessToken}`,
    docs: [largeDocument(), largeDocument(), largeDocument()],
    trashed: largeDocument(),
    evaluationId: randomUUID(),
  };
  for (const doc of [...eve.docs, eve.trashed]) await put(doc);
  await send('PUT', `/evaluations/${eve.evaluationId}`, largeReport(), { authorization: eve.authorization });
  await send('DELETE', `/documents/${eve.trashed.id}`, { baseRev: 1 }, { authorization: eve.authorization });
  const time = '2026-01-01T00:00:00.000Z';
  // Base64 compresses to three quarters: the export is not much smaller than what it reads.
  const long = randomBytes(350_000).toString('base64');
  const version = { account_id: user.id, device_id: newId(), created_at: time };
  const document = {
    account_id: user.id,
    kind: 'resume' as const,
    schema_version: 1,
    created_at: time,
    updated_at: time,
  };
  await db.transaction().execute(async (all) => {
    for (let count = 1; count <= 100; count += 1) {
      await all
        .insertInto('document_revision')
        .values({
          ...version,
          document_id: eve.docs[0].id,
          rev: count + 1,
          doc: JSON.stringify({ long }),
          push_id: newId(),
        })
        .execute();
      const doc = createResume({ title: 'Stale' });
      stale.push(doc);
      const head = {
        id: doc.id,
        head_rev: 5,
        doc: JSON.stringify({ ...doc, summary: long }),
        change_seq: 1000 + count,
      };
      await all
        .insertInto('document')
        .values({ ...document, ...head, deleted_at: null, purged_at: null })
        .execute();
    }
  });
}, 120_000);
afterAll(async () => {
  await db.destroy();
  program.kill('SIGTERM');
  await once(program, 'exit');
  await place.remove();
});

/** Makes a call and reads its answer; of an endless answer only the start. */
async function make({ method, path, headers, body }: Call) {
  const ending = new AbortController();
  const sent = new Headers(headers);
  // Fetch counts the bytes itself.
  sent.delete('content-length');
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: sent,
    signal: ending.signal,
    ...(body === undefined ? {} : { body }),
  });
  let size = 0;
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) ending.abort();
  else for await (const part of response.body ?? []) size += part.byteLength;
  return { status: response.status, size };
}

it('no request takes more than 64 MB of memory over idle', { timeout: 120_000 }, async () => {
  const list = (text: string, size: number) =>
    `[${Array.from({ length: Math.floor(size / (text.length + 1)) }, () => text).join()}]`;
  const headers = { origin, authorization: eve.authorization, 'content-type': 'application/json' };
  const path = '/sync/push';
  const wrong = wrongDocument();
  const most: Record<string, number> = {};
  const measure = async (name: string, call: Call) => {
    const { now } = await memory();
    const answer = await make(call);
    most[name] = (await memory()).most - now;
    return answer;
  };
  const exporting = endpoints().find(({ name }) => name === 'account.export');
  if (!exporting) throw new Error('There is no export.');
  const exported = await measure('export of 100 versions', worstCall(exporting, eve, origin));
  expect(exported).toMatchObject({ status: 200 });
  expect(exported.size).toBeGreaterThan(30_000_000);
  const pushes = stale.map((doc) => pushOf(doc, 1));
  const conflicts = JSON.stringify({ deviceId: newId(), pushes });
  expect((await measure('100 conflicts', { method: 'POST', path, headers, body: conflicts })).status).toBe(200);
  for (const text of ['[]', '{}', '0']) {
    const body = `{"deviceId":"${newId()}","pushes":${list(text, 1_000_000)}}`;
    expect((await measure(`pushes of ${text}`, { method: 'POST', path, headers, body })).status).toBe(422);
  }
  const { status } = await measure('wrong items', {
    method: 'PUT',
    path: `/documents/${wrong.id}`,
    headers,
    body: JSON.stringify({ ...pushOf(wrong, 0), deviceId: newId() }),
  });
  expect(status).toBe(422);
  // The peak only rises: what an earlier call took counts for the later ones too.
  for (const endpoint of endpoints())
    if (endpoint.name !== exporting.name) await measure(endpoint.name, worstCall(endpoint, eve, origin));
  expect(Object.entries(most).filter(([, megabytes]) => megabytes > mostMegabytes)).toEqual([]);
});
