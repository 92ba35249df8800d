import { once } from 'node:events';
import { type RequestListener, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { createHttpServer } from './http-server.ts';
import { patience, type Patience } from './limits.ts';

const opened: (Server | Socket)[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) {
    if ('closeAllConnections' in one) one.close().closeAllConnections();
    else one.destroy();
  }
});

const listen = async (server: Server) => {
  opened.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
};
const serve = (app: RequestListener, waits: Partial<Patience>) =>
  listen(createHttpServer(app, { ...patience, ...waits }));

/** A client that sends a text, and reads nothing. */
const client = (port: number, text: string) => {
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(text);
  return socket;
};
const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** More than the buffers of both ends hold. */
const large = Buffer.alloc(64 * 1024 * 1024);
const short = 200;

it('refuses a request with two hosts, of which a proxy may mean the other', async () => {
  const port = await serve((_request, response) => void response.end('fine'), {});
  const answer = async (hosts: string) => {
    const socket = client(port, `GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    let said = '';
    socket.on('data', (data) => (said += String(data)));
    socket.resume();
    await once(socket, 'close');
    return said.split('\r\n')[0];
  };
  expect(await answer('Host: localhost\r\nHost: evil.example\r\n')).toBe('HTTP/1.1 400 Bad Request');
  expect(await answer('Host: localhost\r\n')).toBe('HTTP/1.1 200 OK');
});

it('accepts the connections that wait before it answers the requests of others', async () => {
  const clients = 60;
  let best = 0;
  // A busy machine may take the processor away in between.
  for (let tried = 0; tried < 5 && best < clients; tried += 1) {
    let [accepted, answered] = [0, 0];
    const { promise, resolve } = Promise.withResolvers<number>();
    const server = createHttpServer((_request, response) => {
      const end = performance.now() + 10;
      while (performance.now() < end);
      answered += 1;
      if (answered === 10) resolve(accepted);
      response.end();
    });
    server.on('connection', () => (accepted += 1));
    const port = await listen(server);
    for (let count = 0; count < clients; count += 1) client(port, get);
    best = Math.max(best, await promise);
  }
  expect(best).toBeGreaterThan(clients / 2);
});

it('closes the connection of a client that does not read its answer', async () => {
  const { promise: answered, resolve } = Promise.withResolvers<ServerResponse>();
  const app: RequestListener = (_request, response) => resolve(response.end(large));
  client(await serve(app, { idleMs: short }), get);
  const response = await answered;
  await once(response, 'close');
  expect(response.writableFinished).toBe(false);
});

it('closes the connection of a client that reads its answer too slowly, however steadily', async () => {
  const { promise: answered, resolve } = Promise.withResolvers<ServerResponse>();
  const app: RequestListener = (_request, response) => resolve(response.end(large));
  const socket = client(await serve(app, { answerMs: short }), get);
  const response = await answered;
  while (!response.closed) {
    socket.read(1024);
    await pause(5);
  }
  expect(response.writableFinished).toBe(false);
});

it('lets a client take an answer that is generated while it reads, for as long as it reads', async () => {
  const parts = async (response: ServerResponse) => {
    for (let part = 0; part < 6; part += 1) {
      response.write(`${part}`);
      await pause(short / 2);
    }
    response.end();
  };
  const app: RequestListener = (_request, response) => void parts(response);
  const port = await serve(app, { answerMs: short, idleMs: 10 * short });
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('012345');
});

it('waits for its own work longer than for a client', async () => {
  const app: RequestListener = (_request, response) => void pause(4 * short).then(() => response.end('done'));
  const port = await serve(app, { idleMs: short });
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('done');
});

it.each([
  ['nothing', ''],
  ['half a head', 'GET / HTTP/1.1\r\nHost:'],
  ['half a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf'],
])('closes the connection of a client that sends %s', async (_name, text) => {
  const app: RequestListener = (request, response) => {
    request.resume().once('end', () => response.end());
  };
  const socket = client(await serve(app, { idleMs: short }), text);
  socket.resume();
  await once(socket, 'close');
});

it('closes the connection of a client that sends its request too slowly, however steadily', async () => {
  const app: RequestListener = (request, response) => {
    request.resume().once('end', () => response.end());
  };
  const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n';
  const socket = client(await serve(app, { requestMs: short }), head);
  socket.resume();
  while (!socket.closed) {
    socket.write('x');
    await pause(5);
  }
  expect(socket.bytesWritten).toBeLessThan(100_000);
});

it('begins only a few of the requests that a client sends at once', async () => {
  const called = vi.fn();
  const socket = client(await serve(called, {}), get.repeat(1000));
  socket.resume();
  await once(socket, 'close');
  expect(called.mock.calls.length).toBeLessThanOrEqual(patience.requestsAhead);
});
