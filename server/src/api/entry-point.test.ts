import { patient } from '@vitae/testkit/patient';
import { createServer } from 'node:http';
import { apiErrorSchema } from '@vitae/api';
import type { RequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sqlitePlace } from '../testing/databases.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { endpoints } from './endpoints.ts';

const all = endpoints();
const filled = (path: string) => path.replaceAll(/\{\w+\}/g, '0190a5c2-7b1e-7000-8000-000000000000');

describe('the entry point of the contract', () => {
  const lines: Record<string, unknown>[] = [];
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await sqlitePlace(), {
      log: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    });
  });
  afterAll(() => server.stop());

  it.each(all)('to $name writes the pattern of the endpoint into the log, and no id', async ({ method, path }) => {
    lines.length = 0;
    // Refused everywhere: a value that no input accepts.
    const answer = await server.call(method, filled(path), method === 'GET' ? undefined : []);
    await vi.waitFor(() => expect(lines.some((line) => 'route' in line)).toBe(true), patient);
    expect(lines.filter((line) => 'route' in line)).toMatchObject([{ route: `/api${path}`, status: answer.status }]);
    if (answer.status >= 400) expect(apiErrorSchema.safeParse(answer.body).error).toBeUndefined();
  });

  // Pictures and files to evaluate are not JSON: there it is a wrong type.
  const takesBytes = ['assets.put', 'evaluations.upload'];
  it.each(all.filter(({ method, name }) => method !== 'GET' && !takesBytes.includes(name)))(
    'to $name refuses malformed JSON in the usual error format',
    async ({ method, path }) => {
      const response = await fetch(`${server.origin}/api${filled(path)}`, {
        method,
        headers: { origin: server.origin, 'content-type': 'application/json' },
        body: '{"broken',
      });
      expect([response.status, await response.json()]).toEqual([
        400,
        { code: 'bad-request', message: expect.any(String) as string },
      ]);
    },
  );
});

describe('before the entry point of the contract', () => {
  it('none of its endpoints answers', async () => {
    const seen: string[] = [];
    vi.doMock('./entry-point.ts', () => ({
      entryPoint: (): RequestHandler => (request, response) => {
        seen.push(`${request.method} ${request.originalUrl}`);
        response.status(299).end();
      },
    }));
    vi.resetModules();
    const { createApp } = await import('../app.ts');
    const started = await startTestServer(await sqlitePlace());
    const app = createApp({ services: started.services, web: null, isReady: () => true });
    const listening = createServer(app);
    await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
    const address = listening.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const expected: string[] = [];
    for (const { method, path } of all) {
      const url = `/api${filled(path)}`;
      expected.push(`${method} ${url}`);
      const { status } = await fetch(origin + url, { method, headers: { origin } });
      expect(status, url).toBe(299);
    }
    expect(seen).toEqual(expected);
    vi.doUnmock('./entry-point.ts');
    // Other files share the modules of this worker.
    vi.resetModules();
    listening.closeAllConnections();
    await new Promise((closed) => listening.close(closed));
    await started.stop();
  });
});
