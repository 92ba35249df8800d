import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { sqlitePlace } from '../testing/databases.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { endpoints } from './endpoints.ts';
import { rawCalls, type RawCall } from './raw-calls.ts';

const secret = 'shared with the sender';
const sign = (bytes: Uint8Array | string) => createHmac('sha256', secret).update(bytes).digest('hex');

describe('a raw call', () => {
  const received: Buffer[] = [];
  let failing = false;
  const call: RawCall = {
    path: '/webhooks/test',
    types: ['application/json', 'application/octet-stream'],
    maxBytes: 1000,
    isGenuine: ({ bytes, headers }) => {
      const given = Buffer.from(String(headers['x-signature']));
      const right = Buffer.from(sign(bytes));
      return given.length === right.length && timingSafeEqual(given, right);
    },
    receive: ({ bytes }) => {
      if (failing) return Promise.reject(new Error('the database is away'));
      received.push(bytes);
      return Promise.resolve();
    },
  };
  let started: TestServer;
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    started = await startTestServer(await sqlitePlace());
    server = createServer(
      createApp({ services: started.services, web: null, isReady: () => true, rawCalls: [...rawCalls, call] }),
    );
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await started.stop();
  });
  beforeEach(() => {
    received.length = 0;
    failing = false;
  });

  const send = async (
    body: Uint8Array<ArrayBuffer> | string,
    headers: Record<string, string> = {},
    method = 'POST',
  ): Promise<[number, unknown]> => {
    const response = await fetch(`${origin}/api/webhooks/test`, {
      method,
      headers: { 'content-type': 'application/json', 'x-signature': sign(body), ...headers },
      body,
    });
    const answer = (await response.json()) as { code?: string };
    return [response.status, answer.code ?? answer];
  };

  it.each([
    ['without an origin', {}],
    ['of another origin', { origin: 'https://payments.example' }],
    ['that a page of another site made', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('is accepted %s', async (_name, headers) => {
    expect(await send('{"a":1}', headers)).toEqual([200, { done: true }]);
    expect(received.map(String)).toEqual(['{"a":1}']);
  });

  it('gets the bytes unchanged: spaces, line ends, bytes that are not text, and invalid JSON', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
    expect((await send(bytes, { 'content-type': 'application/octet-stream' }))[0]).toBe(200);
    expect((await send(' { "a" :\r\n1 , "a": 2 }\n'))[0]).toBe(200);
    expect((await send('{"broken'))[0]).toBe(200);
    expect((await send('['.repeat(400)))[0]).toBe(200);
    expect(received[0]).toEqual(Buffer.from(bytes));
    expect(received.slice(1).map(String)).toEqual([' { "a" :\r\n1 , "a": 2 }\n', '{"broken', '['.repeat(400)]);
  });

  it.each([
    ['wrong', { 'x-signature': sign('something else') }],
    ['missing', { 'x-signature': '' }],
  ])('with a signature that is %s is rejected', async (_name, headers) => {
    expect(await send('{"a":1}', headers)).toEqual([401, 'invalid-signature']);
    expect(received).toEqual([]);
  });

  it('with a byte that differs from what was signed is rejected', async () => {
    expect(await send('{"a":1} ', { 'x-signature': sign('{"a":1}') })).toEqual([401, 'invalid-signature']);
    expect(await send('', { 'x-signature': sign('{"a":1}') })).toEqual([401, 'invalid-signature']);
    expect(received).toEqual([]);
  });

  it('is read up to its limit and no further', async () => {
    expect((await send('x'.repeat(1000)))[0]).toBe(200);
    received.length = 0;
    expect(await send('x'.repeat(1001))).toEqual([413, 'too-large']);
    expect(received).toEqual([]);
  });

  it('of another type, or compressed, is not accepted', async () => {
    expect(await send('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).toEqual([415, 'wrong-type']);
    expect(await send('a', { 'content-type': 'text/plain' })).toEqual([415, 'wrong-type']);
    const zipped = new Uint8Array(gzipSync('{"a":1}'));
    expect(await send(zipped, { 'content-encoding': 'gzip' })).toEqual([415, 'wrong-type']);
    expect(received).toEqual([]);
  });

  it('that cannot be accepted now is answered in a way that makes the sender retry', async () => {
    failing = true;
    expect(await send('{"a":1}')).toEqual([500, 'internal']);
  });

  it('opens no other method and no other path', async () => {
    expect(await send('{"a":1}', {}, 'PUT')).toEqual([403, 'foreign-origin']);
    const beside = await fetch(`${origin}/api/webhooks/test/more`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': sign('{}') },
      body: '{}',
    });
    expect(beside.status).toBe(403);
    expect(received).toEqual([]);
  });
});

it('no raw call has the path of an endpoint, and every one is bounded', () => {
  const taken = new Set(endpoints().map(({ path }) => path));
  for (const { path, maxBytes, types } of rawCalls) {
    expect(taken).not.toContain(path);
    expect(maxBytes).toBeLessThanOrEqual(1024 * 1024);
    expect(types.length).toBeGreaterThan(0);
  }
});
