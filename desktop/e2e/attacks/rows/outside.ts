import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { type Attack, attack, gain } from '../attack.ts';

/** Milliseconds in which a packet would arrive: on a computer that lets it out, the first one takes a few. */
const patience = 1_500;

/** An address of this computer that is not its loopback, if it has one: as far outside as a test gets. */
const outside = (): string =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';

/** An outside socket that counts what reaches it, datagrams and connections on the same port. */
async function listen(): Promise<{ host: string; port: number; heard: () => number; close: () => void }> {
  const host = outside();
  let heard = 0;
  const stream = createServer((socket) => {
    heard += 1;
    socket.destroy();
  }).listen(0, host);
  await once(stream, 'listening');
  const address = stream.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const datagrams = createSocket('udp4', () => (heard += 1)).bind(port, host);
  await once(datagrams, 'listening');
  const close = (): void => {
    stream.close();
    datagrams.close();
  };
  return { host, port, heard: () => heard, close };
}

/** Has the page call another browser through a server. */
const callBy = (server: (at: string) => object) => (page: Page, at: string) =>
  page.evaluate(async (iceServer) => {
    const connection = new RTCPeerConnection({ iceServers: [iceServer as RTCIceServer] });
    connection.createDataChannel('secret');
    await connection.setLocalDescription(await connection.createOffer());
    // It continues while the row waits.
    setTimeout(() => connection.close(), 5_000);
  }, server(at));

const hint = (rel: string) => (page: Page, at: string) =>
  page.evaluate(
    ([kind, href]) => {
      const link = Object.assign(document.createElement('link'), { rel: kind, href });
      document.head.append(link);
      setTimeout(() => link.remove(), 1_000);
    },
    [rel, `http://${at}/`] as const,
  );

const ways: readonly [string, (page: Page, at: string) => Promise<void>][] = [
  ['WebRTC with a STUN server', callBy((at) => ({ urls: `stun:${at}` }))],
  ['WebRTC with a TURN server', callBy((at) => ({ urls: `turn:${at}`, username: 'secret', credential: 'secret' }))],
  [
    'WebRTC with a TURN server over TCP',
    callBy((at) => ({ urls: `turn:${at}?transport=tcp`, username: 'secret', credential: 'secret' })),
  ],
  ['a preconnect hint', hint('preconnect')],
];

/** Ways out without a request: the program does not see them, so an outside socket is watched. */
export const wayOut: readonly Attack[] = [
  ...ways.map(([name, go]) =>
    attack(`the page reaches a socket outside by ${name}`, async ({ page, bare }) => {
      const socket = await listen();
      try {
        for (const one of [page, await bare()]) await go(one, `${socket.host}:${socket.port}`);
        await pause(patience);
        return gain(socket.heard() > 0, `${socket.heard()} packets or connections reached it`);
      } finally {
        socket.close();
      }
    }),
  ),
  // Looking up a name asks the system, which asks a server: nothing here can watch that.
  attack('a name is looked up early', async ({ control }) => {
    const switches = (await control.calls('app.commandLine.appendSwitch')).map(({ args }) => args.join('='));
    return gain(!switches.includes('host-resolver-rules=MAP * ~NOTFOUND'), 'Chromium may look names up');
  }),
];
