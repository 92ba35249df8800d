import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What a balancer has passed on. */
export interface Passed {
  /** Answered by a server, whatever it said. */
  answered: number;
  /** Sent to another server after the first one was gone: what is idempotent by its method, or had not been sent yet. */
  again: number;
  /** Not answered, since nobody knows whether it was carried out: the caller asks again by its own key. */
  unknown: number;
}

/** Calls that may be carried out twice (RFC 9110, 9.2.2). */
const idempotent = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);
const askedEveryMs = 50;
const longestMs = 30_000;

/** Resolves to the answer of a server; rejects with whether the call may have reached it. */
function passTo(origin: string, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    let isSent = false;
    const call = request(`${origin}${incoming.url ?? '/'}`, {
      method: incoming.method ?? 'GET',
      headers: { ...incoming.headers, connection: 'close' },
      agent: false,
    });
    call.once('socket', (socket) => socket.once('connect', () => (isSent = true)));
    call.once('response', resolve);
    call.once('error', (error) => reject(Object.assign(error, { isSent })));
    call.end(body);
  });
}

/**
 * A small balancer in front of several servers, as an operator would have one: it asks each whether it is ready, passes
 * calls on in turn, and repeats them elsewhere as its rules allow.
 */
export async function startBalancer(origins: () => readonly string[]) {
  const passed: Passed = { answered: 0, again: 0, unknown: 0 };
  let ready: readonly string[] = [];
  let turn = 0;
  const ask = async () => {
    const answers = await Promise.all(
      origins().map(async (origin) => {
        const answer = await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(1000) }).catch(() => null);
        return answer?.ok ? [origin] : [];
      }),
    );
    ready = answers.flat();
  };
  const asking = setInterval(() => void ask(), askedEveryMs);
  await ask();

  const pass = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(incoming);
    const until = Date.now() + longestMs;
    while (Date.now() < until) {
      turn += 1;
      const origin = ready[turn % Math.max(1, ready.length)];
      if (origin === undefined) {
        await new Promise((resolve) => setTimeout(resolve, askedEveryMs));
        continue;
      }
      try {
        const answer = await passTo(origin, incoming, body);
        // Its body may still be lost with the server.
        const content = await buffer(answer);
        passed.answered += 1;
        response.writeHead(answer.statusCode ?? 502, answer.headers).end(content);
        return;
      } catch (error) {
        const isSent = !(error instanceof Error && 'isSent' in error && error.isSent === false);
        if (isSent && !idempotent.has(incoming.method ?? '')) {
          passed.unknown += 1;
          response.writeHead(502).end();
          return;
        }
        passed.again += 1;
        ready = ready.filter((one) => one !== origin);
      }
    }
    response.writeHead(503).end();
  };
  const server = createServer((incoming, response) => {
    pass(incoming, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    passed,
    /** How many servers answer that they are ready. */
    ready: () => ready.length,
    stop: async () => {
      clearInterval(asking);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
