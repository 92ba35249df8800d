import { randomUUID } from 'node:crypto';
import autocannon, { type Client } from 'autocannon';
import { z } from 'zod';

/** The result of one run. */
export interface Load {
  /** Responses per second. */
  perSecond: number;
  p50: number;
  p99: number;
}

/** A document on the server, and who may change it. */
export interface Target {
  id: string;
  /** JSON text. */
  doc: string;
  rev: number;
}

const connections = 50;
const compressed = { 'accept-encoding': 'gzip' };

/** Fifty connections that read documents, one after the other. */
export const readLoad = (
  origin: string,
  headers: Record<string, string>,
  targets: readonly Target[],
  seconds: number,
): Promise<Load> =>
  run(origin, seconds, (client, at) => {
    const { id } = pick(targets, at);
    client.setRequests([{ method: 'GET', path: `/api/documents/${id}`, headers }]);
  });

/** Fifty connections that ask for a page, compressed. */
export const pageLoad = (origin: string, path: string, seconds: number): Promise<Load> =>
  run(origin, seconds, (client) => {
    client.setRequests([{ method: 'GET', path, headers: compressed }]);
  });

/** Fifty connections that ask for each of some pages once, compressed. Returns pages per second. */
export async function onceEachLoad(origin: string, paths: readonly string[]): Promise<number> {
  const waiting = [...paths];
  let began = 0;
  let ended = 0;
  await autocannon({
    url: origin,
    connections: Math.min(connections, paths.length),
    amount: paths.length,
    requests: [
      {
        method: 'GET',
        headers: compressed,
        setupRequest: (request) => {
          began ||= performance.now();
          return { ...request, path: waiting.pop() ?? '/' };
        },
        onResponse: (status) => {
          if (status !== 200) throw new Error(`A page was answered with ${status}.`);
          ended = performance.now();
        },
      },
    ],
  });
  return paths.length / ((ended - began) / 1000);
}

/** Fifty connections that each write their own document, every revision based on the last. */
export const writeLoad = async (
  origin: string,
  headers: Record<string, string>,
  targets: readonly Target[],
  seconds: number,
): Promise<Load> => {
  const deviceId = randomUUID();
  // Calls in progress at the end of an earlier run were written, although the client never got the response.
  for (const target of targets) {
    const response = await fetch(`${origin}/api/documents/${target.id}`, { headers });
    target.rev = z.object({ rev: z.number() }).parse(await response.json()).rev;
  }
  return run(origin, seconds, (client, at) => {
    const target = pick(targets, at);
    client.setRequests([
      {
        method: 'PUT',
        path: `/api/documents/${target.id}`,
        headers: { ...headers, origin, 'content-type': 'application/json' },
        setupRequest: (request) => ({
          ...request,
          body: `{"baseRev":${target.rev},"pushId":"${randomUUID()}","schemaVersion":1,"deviceId":"${deviceId}","doc":${target.doc}}`,
        }),
        onResponse: (status, body) => {
          if (status !== 200) throw new Error(`A write was answered with ${status}: ${body.slice(0, 200)}`);
          target.rev += 1;
        },
      },
    ]);
  });
};

async function run(origin: string, seconds: number, setUp: (client: Client, at: number) => void): Promise<Load> {
  let made = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    setupClient: (client) => {
      setUp(client, made);
      made += 1;
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers of ${origin} were errors, ${result.errors} failed.`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

function pick(targets: readonly Target[], at: number): Target {
  const target = targets[at % targets.length];
  if (!target) throw new Error('There are no documents.');
  return target;
}
