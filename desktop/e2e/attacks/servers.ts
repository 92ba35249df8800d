import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { ada } from '@vitae/testkit/people';

/** A secret that no page, no log and no other server may ever get: part of every token here. */
export const secretWord = 'top-secret';
/** The code with which the server signs a user in. */
export const goodCode = 'the-code-of-the-person';

/** A request that a server received. */
export interface Heard {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
}

/** A server on this computer that records its requests. */
export interface Server {
  origin: string;
  port: number;
  heard: Heard[];
  close: () => void;
}

const serve = async (answer: (heard: Heard, response: ServerResponse) => void): Promise<Server> => {
  const heard: Heard[] = [];
  const server = createServer(({ method = '', url = '', headers }, response) => {
    const one = { method, url, headers };
    heard.push(one);
    answer(one, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, port, heard, close };
};

/** A foreign server, which must never receive anything. */
export const hostileServer = (): Promise<Server> =>
  serve((_heard, response) => response.end('<script>globalThis.pwned = "hostile"</script>'));

/**
 * The server that the app belongs to, as malicious as possible: it gives tokens and cookies to any caller, and
 * redirects elsewhere.
 */
export const productServer = (hostile: string): Promise<Server> => {
  const [access, refresh] = [`access-${secretWord}`, `refresh-${secretWord}`];
  const json = (response: ServerResponse, value: unknown, headers: Record<string, string> = {}): void =>
    void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
  return serve(({ url }, response) => {
    const { pathname } = new URL(url, 'http://server');
    if (pathname === '/api/auth/native/exchange')
      return json(response, { status: 'signed-in', accessToken: access, refreshToken: refresh, user: ada });
    if (pathname === '/api/auth/session') return json(response, ada);
    if (pathname.startsWith('/api/auth/token'))
      return json(response, { access_token: access, refresh_token: refresh, user: ada });
    if (pathname === '/api/leaks/token') return json(response, { data: [{ deep: { refresh_token: refresh } }] });
    if (pathname === '/api/leaks/cookie')
      return json(response, {}, { 'set-cookie': `session=${secretWord}; HttpOnly` });
    if (pathname === '/api/leads/away') return void response.writeHead(302, { location: `${hostile}/followed` }).end();
    if (pathname === '/api/echo') return json(response, {});
    return void response
      .writeHead(404, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: 'not-found', message: 'Not found' }));
  });
};
