import { type Attack, attack, gain } from '../attack.ts';
import type { Answer, Computer } from '../computer.ts';
import { type Heard, secretWord } from '../servers.ts';

/** What the app's own sync asks the server meanwhile. */
const ownRequests = /^\/api\/(sync|events|documents|assets|auth\/session|auth\/token\/refresh)/;

interface Carried {
  answer: Answer;
  heard: Heard[];
  text: string;
}

/** Makes the program forward a request to the server. */
const carry = async (
  { forge, server }: Computer,
  path: string,
  more: { method?: string; headers?: Record<string, string>; body?: Uint8Array | null } = {},
): Promise<Carried> => {
  const before = server.heard.length;
  const answer = await forge('network.fetch', { method: 'GET', headers: {}, body: null, ...more, path });
  const heard = server.heard.slice(before).filter(({ url }) => !ownRequests.test(url) || url.startsWith(path));
  const body = answer.ok ? (answer.value as { body: Uint8Array }).body : new Uint8Array();
  return { answer, heard, text: JSON.stringify(answer) + Buffer.from(body).toString('utf8') };
};

/** The server must not even receive the request. */
const mustNotAsk = async (
  computer: Computer,
  path: string,
  more: Parameters<typeof carry>[2] = {},
): Promise<string> => {
  const { heard, text } = await carry(computer, path, more);
  return gain(
    heard.length > 0 || text.includes(secretWord),
    `the server was asked for ${heard.map(({ url }) => url).join(', ')}`,
  );
};

const paths: readonly [string, string][] = [
  ['that returns tokens', '/api/auth/token/get-token'],
  ['that returns tokens, in capitals', '/api/AUTH/Token/get-token'],
  ['that returns tokens, with ../', '/api/x/../auth/token/get-token'],
  ['that signs in', '/api/auth/native/exchange'],
  ['that never ends', '/api/events'],
  ['with ../', '/api/x/../echo'],
  ['with an encoded ../', '/api/x/%2e%2e/echo'],
  ['with a null character', '/api/echo%00'],
  ['with an encoded slash', '/api/echo%2fmore'],
  ['with a fragment', '/api/echo?a#b'],
  ['with a line break', '/api/echo\r\nX-Evil: 1'],
  ['with a backslash', '/api\\echo'],
  ['outside of the API', '/account'],
  ['at the root', '/'],
  ['beside the API', '/apiary/echo'],
];

/** Requests that the program forwards to the server for the page, and their answers. */
export const requests: readonly Attack[] = [
  ...paths.map(([name, path]) => attack(`a request to a path ${name}`, async (computer) => mustNotAsk(computer, path))),
  attack('a request to another server', async (computer) => {
    const { port } = new URL(computer.hostile.origin);
    for (const path of [
      `//127.0.0.1:${port}/api/echo`,
      `http://127.0.0.1:${port}/api/echo`,
      `/api/@127.0.0.1:${port}`,
      `\\\\127.0.0.1:${port}\\api`,
    ])
      await carry(computer, path);
    return '';
  }),
  attack('a request with forbidden headers', async (computer) => {
    const { heard } = await carry(computer, '/api/echo', {
      headers: { cookie: 'evil=1', 'x-forwarded-for': '6.6.6.6', 'x-evil': '1' },
    });
    const [{ headers } = { headers: {} }] = heard;
    return gain(
      ['cookie', 'x-forwarded-for', 'x-evil'].some((name) => name in headers),
      `the server saw ${JSON.stringify(headers)}`,
    );
  }),
  attack('a request as another origin', async (computer) => {
    const { heard } = await carry(computer, '/api/echo', {
      headers: {
        origin: 'https://evil.example',
        'sec-fetch-site': 'none',
        authorization: 'Bearer evil',
        host: 'evil.example',
      },
    });
    const { origin, authorization, host, 'sec-fetch-site': site } = heard[0]?.headers ?? {};
    const isOwn =
      origin === computer.server.origin &&
      site === 'same-origin' &&
      host === new URL(origin).host &&
      authorization?.includes('evil') === false;
    return gain(!isOwn, `the server saw ${JSON.stringify(heard[0]?.headers)}`);
  }),
  attack('a request with a header of two lines', async (computer) =>
    mustNotAsk(computer, '/api/echo', { headers: { 'content-type': 'text/plain\r\nX-Evil: 1' } }),
  ),
  attack('a request with 33 headers', async (computer) =>
    mustNotAsk(computer, '/api/echo', {
      headers: Object.fromEntries(Array.from({ length: 33 }, (_, index) => [`x-${index}`, '1'])),
    }),
  ),
  attack('a request by another method', async (computer) => mustNotAsk(computer, '/api/echo', { method: 'TRACE' })),
  attack('a token in an answer of the server', async (computer) => {
    const { text } = await carry(computer, '/api/leaks/token');
    return gain(text.includes(secretWord), 'the page got it');
  }),
  attack('a cookie in an answer of the server', async (computer) => {
    const { text } = await carry(computer, '/api/leaks/cookie');
    return gain(text.includes(secretWord), 'the page got it');
  }),
  attack('an answer that leads to another server', async (computer) => {
    const { answer } = await carry(computer, '/api/leads/away');
    const { status = 0 } = answer.ok ? (answer.value as { status: number }) : {};
    return gain(status >= 300 && status < 400, 'the page learned where');
  }),
];
