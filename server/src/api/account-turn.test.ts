import { once } from 'node:events';
import { request } from 'node:http';
import { patient } from '@vitae/testkit/patient';
import { connect } from 'node:net';
import { createResume, newId } from '@vitae/domain';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { queues } from '../limits.ts';
import { sqlitePlace } from '../testing/databases.ts';
import { signUp } from '../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { accountTurn, addressTurn } from './account-turn.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(await sqlitePlace());
});
afterAll(() => server.stop());

const join = async (email: string) => (await signUp(server, email)).headers;
const statusOf = async (headers: Record<string, string>) =>
  (await server.call('GET', '/auth/session', undefined, headers)).status;

/** A call that has begun, and whose body does not come to its end. */
const stalled = async (headers: Record<string, string>) => {
  const call = request(`${server.origin}/api/sync/push`, {
    method: 'POST',
    headers: { ...headers, origin: server.origin, 'content-type': 'application/json', 'content-length': '100' },
  });
  call.on('error', () => undefined);
  call.flushHeaders();
  call.write('{');
  await once(call, 'socket');
  return call;
};

it('lets an account have a few calls in progress; others wait, and no other account does', async () => {
  const [mine, theirs] = [await join('ada@example.com'), await join('eve@example.com')];
  const uploads = await Promise.all(Array.from({ length: queues.callsOfAccountAtOnce }, () => stalled(mine)));
  let answered = 0;
  // The last of them begins after the uploads have.
  const waiting = vi.waitFor(async () => {
    const before = answered;
    void statusOf(mine).then(() => (answered += 1));
    for (let round = 0; round < 5; round += 1) expect(await statusOf(theirs)).toBe(200);
    expect(answered).toBe(before);
  }, patient);
  await waiting;
  expect(await statusOf({})).toBe(401);
  // A client that goes away makes room, whether its call was in progress or waiting.
  const late = await stalled(mine);
  late.destroy();
  for (const upload of uploads) upload.destroy();
  expect(await statusOf(mine)).toBe(200);
  await vi.waitFor(() => expect(answered).toBeGreaterThan(0), patient);
});

it('knows whether the session has ended since the call began', async () => {
  const mine = await join('lee@example.com');
  const upload = await stalled(mine);
  // The server has begun to read it once it has answered calls that came later.
  for (let round = 0; round < 5; round += 1) expect(await statusOf(mine)).toBe(200);
  expect((await server.call('POST', '/auth/sign-out', {}, mine)).status).toBe(200);
  const response = once(upload, 'response');
  upload.end(`}${' '.repeat(98)}`);
  expect(await response).toMatchObject([{ statusCode: 401 }]);
});

it('refuses an account that has too many calls waiting', async () => {
  const mine = await join('noor@example.com');
  const uploads = await Promise.all(Array.from({ length: queues.callsOfAccountAtOnce }, () => stalled(mine)));
  const tooMany = queues.callsOfAccountWaiting + queues.callsOfAccountAtOnce + 1;
  const statuses: number[] = [];
  const calls = Array.from({ length: tooMany }, () => statusOf(mine).then((status) => statuses.push(status)));
  await vi.waitFor(() => expect(statuses).toContain(429), patient);
  for (const upload of uploads) upload.destroy();
  await Promise.all(calls);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

it('counts a call as in progress until its answer was taken', async () => {
  const [mine, theirs] = [await join('kim@example.com'), await join('max@example.com')];
  const doc = { ...createResume({ title: 'Long' }), summary: 'x'.repeat(480_000) };
  const push = { baseRev: 0, pushId: newId(), schemaVersion: doc.schemaVersion, deviceId: newId(), doc };
  expect((await server.call('PUT', `/documents/${doc.id}`, push, mine)).status).toBe(200);
  const { hostname, port } = new URL(server.origin);
  // Together these answers are more than the buffers of both ends hold.
  const sockets = Array.from({ length: queues.callsOfAccountAtOnce }, () => {
    const socket = connect(Number(port), hostname).pause();
    socket.write(
      `GET /api/documents/${doc.id} HTTP/1.1\r\nHost: x\r\nAuthorization: ${mine.authorization}\r\n\r\n`.repeat(10),
    );
    return socket;
  });
  let answered = 0;
  await vi.waitFor(async () => {
    const before = answered;
    void statusOf(mine).then(() => (answered += 1));
    for (let round = 0; round < 5; round += 1) expect(await statusOf(theirs)).toBe(200);
    expect(answered).toBe(before);
  }, patient);
  for (const socket of sockets) socket.destroy();
  expect(await statusOf(mine)).toBe(200);
});

describe('people at one network address without a session', () => {
  let begun: string[];
  let answer: () => void;
  let origin: string;
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    begun = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    answer = resolve;
    const app = express().set('trust proxy', true);
    app.use(accountTurn(server.services), addressTurn(), (request, response) => {
      begun.push(request.ip ?? '');
      void promise.then(() => response.end());
    });
    const listening = app.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = z.object({ port: z.number() }).parse(listening.address());
    origin = `http://127.0.0.1:${port}`;
    stop = () => new Promise((closed) => listening.close(closed));
  });
  afterAll(() => stop());

  it('have a few calls in progress; others wait, too many are refused, and nobody else waits', async () => {
    const { callsOfAddressAtOnce: atOnce, callsOfAddressWaiting: mostWaiting } = queues;
    const from = async (address: string) => (await fetch(origin, { headers: { 'x-forwarded-for': address } })).status;
    const statuses: number[] = [];
    const calls = Array.from({ length: atOnce + mostWaiting + 1 }, () =>
      from('203.0.113.1').then((status) => statuses.push(status)),
    );
    await vi.waitFor(() => expect(statuses).toEqual([429]), patient);
    expect(begun).toHaveLength(atOnce);
    const other = from('203.0.113.2');
    await vi.waitFor(() => expect(begun).toHaveLength(atOnce + 1), patient);
    answer();
    await Promise.all([...calls, other]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(atOnce + mostWaiting);
  });
});

it('does not let people who send slowly keep others at their address waiting', async () => {
  const uploads = await Promise.all(Array.from({ length: queues.callsOfAddressAtOnce + 2 }, () => stalled({})));
  for (let round = 0; round < 5; round += 1) expect(await statusOf({})).toBe(401);
  for (const upload of uploads) upload.destroy();
});
