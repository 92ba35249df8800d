import { randomUUID } from 'node:crypto';
import { get, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { createResume, newId } from '@vitae/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../api/endpoints.ts';
import { ada } from '@vitae/testkit/people';
import { sqlitePlace } from '../testing/databases.ts';
import { samplePicture } from '../testing/sample-picture.ts';
import { signUp } from '../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const desktop = 'app://vitae';
const changing = endpoints().filter(({ method }) => method !== 'GET');
const reading = endpoints().filter(({ method, name }) => method === 'GET' && name !== 'events.stream');
const filled = (path: string) => path.replaceAll(/\{\w+\}/g, '0190a5c2-7b1e-7000-8000-000000000000');

describe('a request', () => {
  let server: TestServer;
  let mine: Record<string, string>;
  beforeAll(async () => {
    server = await startTestServer(await sqlitePlace(), {
      environment: { ALLOWED_ORIGINS: desktop, PUBLIC_URL: 'http://localhost:9' },
    });
    const { headers } = await signUp(server, ada.email, { headers: { origin: desktop } });
    mine = { origin: desktop, ...headers };
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, headers: Record<string, string>, body?: string) =>
    fetch(`${server.origin}/api${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code?: string }).code];

  describe.each(changing)('to $name, which changes something', ({ method, path }) => {
    it.each([
      ['without an origin', {}],
      ['of another origin', { origin: 'https://evil.example' }],
      ['of an origin that begins like ours', { origin: 'http://localhost:90' }],
      ['of no origin (a sandboxed frame)', { origin: 'null' }],
      [
        'that names our origin, but is made by another site',
        { origin: 'http://localhost:9', 'sec-fetch-site': 'cross-site' },
      ],
      [
        'that names our origin, but is made by a sister site',
        { origin: 'http://localhost:9', 'sec-fetch-site': 'same-site' },
      ],
    ])('is refused %s', async (_name, headers) => {
      const { authorization = '' } = mine;
      expect(await codeOf(await call(method, filled(path), { authorization, ...headers }))).toEqual([
        403,
        'foreign-origin',
      ]);
    });
  });

  it.each(changing.filter(({ path }) => path.startsWith('/auth/token/')))(
    'to $name is refused even from an allowed origin of another site',
    async ({ method, path }) => {
      expect(await codeOf(await call(method, path, { origin: desktop, 'sec-fetch-site': 'cross-site' }))).toEqual([
        403,
        'foreign-origin',
      ]);
      expect((await call(method, path, { origin: desktop })).status).not.toBe(403);
    },
  );

  it.each(reading)(
    'that reads by $name is refused to another site, and may be a link that is followed',
    async ({ path, access }) => {
      const { authorization = '' } = mine;
      expect(
        await codeOf(
          await call('GET', filled(path), {
            authorization,
            'sec-fetch-site': 'cross-site',
            'sec-fetch-mode': 'no-cors',
          }),
        ),
      ).toEqual([403, 'foreign-origin']);
      // `fetch` writes this header itself.
      const followed = await new Promise<IncomingMessage>((resolve, reject) => {
        get(
          `${server.origin}/api${filled(path)}`,
          { headers: { authorization, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } },
          resolve,
        ).on('error', reject);
      });
      const body = await text(followed);
      // A caller who is not an admin is refused for that reason alone.
      if (access === 'admin')
        expect([followed.statusCode, JSON.parse(body)]).toMatchObject([403, { code: 'forbidden' }]);
      else expect(followed.statusCode).not.toBe(403);
    },
  );

  const json = () => ({ ...mine, 'content-type': 'application/json' });
  const put = (doc: unknown, id: string) =>
    JSON.stringify({ id, baseRev: 0, pushId: randomUUID(), schemaVersion: 1, deviceId: newId(), doc });

  it('cannot set its own address if no proxy is configured in front of the server', async () => {
    const { limits } = server.services;
    for (let count = 0; count < 60; count += 1) await limits.count('sign-in address', '203.0.113.7');
    await expect(limits.count('sign-in address', '203.0.113.7')).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(
      (
        await call(
          'POST',
          '/auth/sign-in',
          { ...json(), 'x-forwarded-for': '203.0.113.7' },
          '{"email":"ada@example.com","password":"x"}',
        )
      ).status,
    ).toBe(401);
  });

  it('with more than a megabyte is not read to its end', async () => {
    expect(
      await codeOf(await call('POST', '/auth/sign-in', json(), JSON.stringify({ email: 'x'.repeat(1_100_000) }))),
    ).toEqual([413, 'too-large']);
  });

  it('is small if nobody is signed in, who is told so where only accounts may call', async () => {
    const nobody = { origin: mine['origin'] ?? '', 'content-type': 'application/json' };
    const body = JSON.stringify({ email: 'x'.repeat(70_000) });
    expect(await codeOf(await call('POST', '/auth/sign-in', nobody, body))).toEqual([413, 'too-large']);
    const id = newId();
    const doc = { ...createResume({ title: 'Long' }), id, summary: 'x'.repeat(70_000) };
    expect(await codeOf(await call('PUT', `/documents/${id}`, nobody, put(doc, id)))).toEqual([401, 'unauthenticated']);
    expect((await call('PUT', `/documents/${id}`, json(), put(doc, id))).status).toBe(200);
  });

  it('in chunks, without a length, is not read to its end either', async () => {
    const { port } = new URL(server.origin);
    const sent = request({
      port,
      host: '127.0.0.1',
      path: '/api/auth/sign-in',
      method: 'POST',
      headers: { ...json(), 'transfer-encoding': 'chunked' },
    });
    const answer = new Promise<[number | undefined, string]>((resolve, reject) => {
      sent.on('response', (response) => void text(response).then((body) => resolve([response.statusCode, body])));
      sent.on('error', reject);
    });
    sent.write('{"email":"');
    for (let part = 0; part < 20; part += 1) sent.write('x'.repeat(100_000));
    sent.end('"}');
    const [status, body] = await answer;
    expect([status, JSON.parse(body)]).toMatchObject([413, { code: 'too-large' }]);
  });

  it.each([
    ['text/plain', '{"email":"a@example.com","password":"x"}'],
    ['application/x-www-form-urlencoded', 'email=a%40example.com&password=x'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\na@example.com\r\n--b--\r\n',
    ],
    ['text/event-stream', 'data: {}\n\n'],
    ['application/octet-stream', '{}'],
  ])('of type %s is not accepted', async (type, body) => {
    expect(await codeOf(await call('POST', '/auth/sign-in', { ...mine, 'content-type': type }, body))).toEqual([
      415,
      'wrong-type',
    ]);
  });

  it('that is compressed is not accepted: it might unpack into anything', async () => {
    const body = gzipSync(JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(10_000_000) }));
    const response = await fetch(`${server.origin}/api/auth/sign-in`, {
      method: 'POST',
      headers: { ...json(), 'content-encoding': 'gzip' },
      body,
    });
    expect(await codeOf(response)).toEqual([415, 'wrong-type']);
  });

  it.each([
    ['broken', '{"email":'],
    ['no object', '"text"'],
    ['in an unknown encoding', '\uD800'],
  ])('with JSON that is %s is a bad one, and what it held is not repeated', async (_name, body) => {
    const response = await call('POST', '/auth/sign-in', json(), body);
    expect(await codeOf(response)).toEqual([400, 'bad-request']);
  });

  it.each(['utf-7', 'utf-16', 'utf-16le', 'utf-32', 'latin1', 'UTF-8; charset=utf-7', '"utf-16le"', ''])(
    'in charset %s is not accepted: it might hide how deeply it is nested',
    async (charset) => {
      const type = `application/json; charset=${charset}`;
      expect(
        await codeOf(await call('POST', '/auth/sign-in', { ...mine, 'content-type': type }, '{"email":1}')),
      ).toEqual([415, 'wrong-type']);
    },
  );

  it.each(['application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'application/json; x=y'])(
    'of type %s is UTF-8, and accepted',
    async (type) => {
      expect(
        await codeOf(await call('POST', '/auth/sign-in', { ...mine, 'content-type': type }, '{"email":1}')),
      ).toEqual([422, 'invalid']);
    },
  );

  it('whose bytes are not UTF-8 is not accepted, whatever charset it declares', async () => {
    const deep = `${'['.repeat(2500)}${']'.repeat(2500)}`;
    const send = async (body: Buffer<ArrayBuffer>) =>
      codeOf(await fetch(`${server.origin}/api/auth/sign-in`, { method: 'POST', headers: json(), body }));
    expect(await send(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toEqual([415, 'wrong-type']);
    for (const encoding of ['utf16le', 'latin1'] as const)
      expect((await send(Buffer.from(`{"é":${deep}}`, encoding)))[0], encoding).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['a name with NUL', 'PATCH', '/account', { name: 'A\0da' }],
    ['a cursor beyond what both databases count to', 'GET', '/sync?since=2147483648', undefined],
    ['a version number beyond it', 'GET', `/documents/${newId()}/revisions/9007199254740991`, undefined],
    ['a list of versions before it', 'GET', `/documents/${newId()}/revisions?before=1e300`, undefined],
    [
      'an endless code from a provider',
      'POST',
      '/auth/social/google',
      { code: 'x'.repeat(5000), state: 's', nonce: 'n', codeVerifier: 'v' },
    ],
  ])('with %s is refused as such', async (_name, method, path, body) => {
    const response = await call(method, path, body ? json() : mine, body && JSON.stringify(body));
    expect(await codeOf(response)).toEqual([422, 'invalid']);
  });

  it.each([
    '/auth/x/../token/get-token',
    '/auth/x/%2e%2e/token/get-token',
    '/auth/./token/get-token',
    '/auth/%74oken/get-token',
    '/auth//token/get-token',
    '//auth/token/get-token',
    '/auth/token/get-token/',
    '/auth\\token\\get-token',
    '/auth/token;x/get-token',
    '/AUTH/TOKEN/GET-TOKEN',
  ])('to %s reaches no endpoint, and not past the check of its origin', async (path) => {
    const { port } = new URL(server.origin);
    // Sent literally: `fetch` would resolve it first.
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(
        {
          port,
          host: '127.0.0.1',
          path: `/api${path}`,
          method: 'POST',
          headers: { origin: desktop, 'sec-fetch-site': 'cross-site' },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
  });

  it.each([
    ['lists', '['.repeat(200_000) + ']'.repeat(200_000)],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ])('with %s a hundred thousand deep hurts nobody', async (_name, deep) => {
    const doc = createResume({ title: 'Deep' });
    const bomb = put(doc, doc.id).replace('"Deep"', deep);
    expect((await call('PUT', `/documents/${doc.id}`, json(), bomb)).status).toBe(400);
    const hidden = put({ ...doc, extra: 0 }, doc.id).replace('"extra":0', `"extra":${deep}`);
    expect((await call('PUT', `/documents/${doc.id}`, json(), hidden)).status).toBe(400);
    expect((await call('GET', '/auth/session', mine)).status).toBe(200);
  });

  it('with __proto__ and the like in it changes no prototype', async () => {
    const doc = createResume({ title: 'Proto' });
    const body = put(doc, doc.id).replace(
      '{"schemaVersion"',
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"schemaVersion"',
    );
    await call('PUT', `/documents/${doc.id}`, json(), body);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    const update = await call(
      'PATCH',
      '/account',
      json(),
      '{"__proto__":{"role":"admin"},"role":"admin","email_verified_at":"2026-01-01T00:00:00.000Z","name":"Ada"}',
    );
    expect(await update.json()).toMatchObject({ role: 'user', emailVerified: false });
  });

  it('may not send a picture larger than pictures are, or a file that is not a picture', async () => {
    const { sha256 } = samplePicture();
    const send = (body: Uint8Array<ArrayBuffer>, type: string) =>
      fetch(`${server.origin}/api/assets/${sha256}`, {
        method: 'PUT',
        headers: { ...mine, 'content-type': type },
        body,
      });
    expect(await codeOf(await send(new Uint8Array(301 * 1024), 'image/png'))).toEqual([413, 'too-large']);
    expect(await codeOf(await send(new Uint8Array(100), 'image/png'))).toEqual([415, 'wrong-type']);
    expect(await codeOf(await send(new TextEncoder().encode('<svg onload="alert(1)"/>'), 'image/svg+xml'))).toEqual([
      415,
      'wrong-type',
    ]);
    expect(await codeOf(await send(new TextEncoder().encode('<!doctype html><script>'), 'text/html'))).toEqual([
      415,
      'wrong-type',
    ]);
  });

  it('for a picture is answered so that no browser treats it as a page', async () => {
    const { bytes, sha256 } = samplePicture();
    await fetch(`${server.origin}/api/assets/${sha256}`, {
      method: 'PUT',
      headers: { ...mine, 'content-type': 'image/png' },
      body: bytes,
    });
    const { headers } = await fetch(`${server.origin}/api/assets/${sha256}`, { headers: mine });
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    '/documents/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2f..%2fvitae.db',
    '/documents/%00',
    "/documents/1' or '1'='1",
  ])('to %s finds nothing', async (path) => {
    expect([404, 422]).toContain((await call('GET', path, mine)).status);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/login?next=https://evil.example',
    '/api/auth/social/google?redirect=https://evil.example',
  ])('to %s leads to no other site: the server answers with no redirect at all', async (path) => {
    const response = await fetch(`${server.origin}${path}`, { redirect: 'manual' });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.get('location')).toBeNull();
  });

  // What takes a POST without being in the contract; `raw-calls.test.ts` has the calls of other services.
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it('of the form of a share link counts only from its own page, and leads to no other address', async () => {
    const doc = createResume({ title: 'Shared' });
    await call('PUT', `/documents/${doc.id}`, json(), put(doc, doc.id));
    const shared = await call(
      'POST',
      '/shares',
      json(),
      JSON.stringify({ document: doc.id, password: 'correct horse' }),
    );
    const { token } = (await shared.json()) as { token: string };
    const body = new URLSearchParams({ password: 'correct horse', next: 'https://evil.example' }).toString();
    const enter = (headers: Record<string, string>, sent: string | Buffer<ArrayBuffer> = body) =>
      fetch(`${server.origin}/r/${token}?next=//evil.example`, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...form, ...headers },
        body: sent,
      });
    for (const site of ['cross-site', 'same-site', 'anything'])
      expect((await enter({ 'sec-fetch-site': site })).status, site).toBe(403);
    const own: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'same-origin', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    ];
    for (const headers of own) {
      const right = await enter(headers);
      expect([right.status, right.headers.get('location')]).toEqual([303, `/r/${token}`]);
    }
    expect((await enter({ 'content-encoding': 'gzip' }, gzipSync(body))).status).toBe(415);
  });

  it.each([
    '/newsletter/unsubscribe',
    '/newsletter/unsubscribe?token=a.b',
    '/ar/newsletter/unsubscribe?token=a.b',
    '/newsletter/confirm?token=a.b',
    '/r/unknown',
    '/pictures/templates/resume/classic/a.png',
    '/api/health',
    '/metrics',
    '/',
  ])('of a form of another site to %s is refused', async (path) => {
    const headers = { ...form, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const response = await fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers,
      body: 'token=a.b',
      redirect: 'manual',
    });
    expect([401, 403, 404, 405]).toContain(response.status);
    expect(response.headers.get('location')).toBeNull();
  });
});
