import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addressOf, maxAnswerBytes, type CarriedRequest } from './carried-request.ts';
import { createAccount } from './create-account.ts';
import { keychain, openAccount, temporaryFolder } from './testing/open-account.ts';
import { createStandIn, origin } from './testing/stand-in-server.ts';

async function signedIn() {
  const server = createStandIn();
  const account = openAccount(server, temporaryFolder(onTestFinished));
  await account.signIn();
  server.seen.length = 0;
  const ask = async (given: Partial<CarriedRequest>) => {
    const { status, headers, body } = await account.fetch({
      method: 'GET',
      path: '/api/auth/session',
      headers: {},
      body: null,
      ...given,
    });
    return { status, headers, text: new TextDecoder().decode(body) };
  };
  return { server, account, ask };
}

/** A server for one test. @returns its origin */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return `http://127.0.0.1:${address.port}`;
}

describe('the target of a window’s call', () => {
  it.each([
    '/api/auth/session',
    '/api/documents/01890a5d-ac96-774b-bcce-b302099a8057/revisions?cursor=a%2Fb',
    '/api/auth/sign-out-everywhere',
    '/api/account/sessions',
  ])('%s', (path) => {
    expect(addressOf(path, origin)?.href).toBe(`${origin}${path}`);
  });

  it.each([
    '/',
    '/api',
    '/api/',
    '/account',
    'api/auth/session',
    'https://evil.example/api/auth/session',
    '//evil.example/api/auth/session',
    '/api//evil.example',
    '/api/../admin',
    '/api/%2e%2e/admin',
    '/api/x/..%2f..%2fadmin',
    String.raw`/api/\evil`,
    '/api/auth/session#token',
    '/api/auth/session\n',
    '/api/auth/ses\tsion',
    ' /api/auth/session',
    '/api/auth/token/get-token',
    '/api/auth/token/refresh',
    '/api/auth/token/set-token?x=1',
    '/api/AUTH/Token/refresh',
    '/api/auth/./token/refresh',
    '/api/auth//token/refresh',
    '/api/auth/t%6fken/refresh',
    '/api/auth/sign-in',
    '/api/auth/sign-up',
    '/api/auth/otp/verify',
    '/api/auth/native/exchange',
    '/api/auth/native/grant',
    '/api/auth/social/google',
    '/api/auth/social/join',
    '/api/events',
  ])('not to %j', async (path) => {
    const { server, ask } = await signedIn();
    expect(await ask({ path, method: 'POST' })).toMatchObject({ status: 403 });
    expect(server.seen).toEqual([]);
  });
});

describe('a call of a window', () => {
  it('is sent with the token and the origin, and without other headers from the window', async () => {
    const { server, ask } = await signedIn();
    const forged = {
      authorization: 'Bearer forged',
      Origin: 'https://evil.example',
      Cookie: 'a=b',
      host: 'evil.example',
      'X-Forwarded-For': '10.0.0.1',
      'Sec-Fetch-Site': 'cross-site',
      Accept: 'application/json',
    };
    expect((await ask({ headers: forged })).status).toBe(200);
    const [call] = server.seen;
    expect(call?.headers.get('authorization')).toMatch(/^Bearer access-/);
    expect(call?.headers.get('origin')).toBe(origin);
    expect(call?.headers.get('sec-fetch-site')).toBe('same-origin');
    expect(call?.headers.get('accept')).toBe('application/json');
    for (const name of ['cookie', 'host', 'x-forwarded-for']) expect(call?.headers.get(name)).toBeNull();
  });

  it('names the origin of the server over the network, and reaches only the server', async () => {
    const elsewhere = vi.fn<RequestListener>((_, response) => response.end('{}'));
    const other = await listen(elsewhere);
    const heads: IncomingHttpHeaders[] = [];
    const own = await listen((request, response) => {
      heads.push(request.headers);
      response.writeHead(307, { location: `${other}${request.url}` }).end();
    });
    const parts = { keychain: keychain(), openExternal: async () => {}, deviceName: 'Vitae', log: () => {} };
    const account = createAccount({ ...parts, folder: temporaryFolder(onTestFinished), serverUrl: own });
    const answer = await account.fetch({
      method: 'POST',
      path: '/api/documents/search',
      headers: { 'content-type': 'application/json' },
      body: new TextEncoder().encode('{}'),
    });
    expect(answer.status).toBe(404);
    expect(elsewhere).not.toHaveBeenCalled();
    expect(heads).toMatchObject([{ origin: own, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }]);
  });

  it('is retried with a new token if the first has expired', async () => {
    const { server, ask } = await signedIn();
    server.expire();
    expect((await ask({})).status).toBe(200);
    expect(server.seen.map(({ path }) => path)).toEqual([
      '/api/auth/session',
      '/api/auth/token/refresh',
      '/api/auth/session',
    ]);
  });

  it.each([
    ['a token', () => Response.json({ accessToken: 'access-1' })],
    ['a token deep inside', () => Response.json({ data: [{ session: { refresh_token: 'refresh-1' } }] })],
    [
      'a token of a call that failed',
      () => Response.json({ message: 'no', data: { refreshToken: 'refresh-1' } }, { status: 409 }),
    ],
    ['a token spelled in escapes', () => new Response(String.raw`{"\u0061ccessToken":"access-1"}`)],
  ])('never receives an answer with %s', async (_, answer) => {
    const { server, ask } = await signedIn();
    server.answerWith(answer);
    const { status, text } = await ask({});
    expect(status).toBe(403);
    expect(text).not.toMatch(/(access|refresh)-1/);
  });

  it('gets no cookies, follows no redirect, and accepts no endless answer', async () => {
    const { server, ask } = await signedIn();
    server.answerWith(
      () =>
        new Response('{}', { headers: { 'set-cookie': 'vitae=1', 'content-type': 'application/json', etag: '"1"' } }),
    );
    expect((await ask({})).headers).toEqual({ 'content-type': 'application/json', etag: '"1"' });
    server.answerWith(() => Response.redirect('https://evil.example/', 307));
    const redirected = await ask({});
    expect(redirected.status).toBe(404);
    expect(JSON.stringify(redirected)).not.toContain('evil');
    let parts = 0;
    const pull = (controller: ReadableStreamDefaultController) => {
      parts += 1;
      controller.enqueue(new Uint8Array(maxAnswerBytes / 4));
    };
    server.answerWith(() => new Response(new ReadableStream({ pull })));
    expect((await ask({})).status).toBe(413);
    expect(parts).toBeLessThanOrEqual(6);
  });

  it('accepts a document that mentions tokens, and bytes that are not text', async () => {
    const { server, ask } = await signedIn();
    const text = JSON.stringify({ summary: 'I wrote "accessToken": "x" a thousand times.' });
    server.answerWith(() => new Response(text));
    expect((await ask({})).text).toBe(text);
    server.answerWith(() => new Response(new Uint8Array([0, 255, 128])));
    expect((await ask({})).status).toBe(200);
  });

  it('rejects with the text of ER-2 if there is no answer', async () => {
    const { server, ask } = await signedIn();
    server.failWhen(() => 'refused');
    await expect(ask({})).rejects.toThrow('Cannot connect to API server.');
  });
});
