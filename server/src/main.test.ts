import { testPassword } from '@vitae/testkit/people';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';

const started: ChildProcess[] = [];
const folders: string[] = [];

const start = (settings: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-data-'));
  folders.push(folder);
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', WEB_ROOT: 'none', LOG_LEVEL: 'silent', ...settings };
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(server);
  return server;
};

const originOf = async (server: ReturnType<typeof start>): Promise<string> => {
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  return /http:\/\/localhost:\d+/.exec(line.toString())?.[0] ?? '';
};

afterEach(() => {
  for (const server of started.splice(0)) server.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the server as a program', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('logs its address and shuts down cleanly on %s', async (signal) => {
    const server = start({});
    const origin = await originOf(server);
    expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
    const exit = once(server, 'exit');
    server.kill(signal);
    expect(await exit).toEqual([0, null]);
  });

  it('shuts down cleanly and quickly while devices listen', async () => {
    const server = start({});
    const origin = await originOf(server);
    const joined = await fetch(`${origin}/api/auth/sign-up`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', password: testPassword }),
    });
    const { accessToken } = (await joined.json()) as { accessToken: string };
    const streams = await Promise.all(
      Array.from({ length: 5 }, () =>
        fetch(`${origin}/api/events`, { headers: { authorization: `Bearer ${accessToken}` } }),
      ),
    );
    const exit = once(server, 'exit');
    server.kill('SIGTERM');
    const ends = await Promise.all(streams.map((stream) => stream.text()));
    expect(ends).toEqual(Array.from({ length: 5 }, () => expect.stringContaining('"changed"') as string));
    // It ended on its own: if it exceeds its time limit, it is killed with exit code 1.
    expect(await exit).toEqual([0, null]);
  });

  it('finishes requests in progress when it is told to stop', async () => {
    const server = start({});
    const origin = await originOf(server);
    const sent = request(`${origin}/api/auth/sign-up`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
    const answer = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.write('{"name":"Ada","email":"ada@example.com",');
    // It has started reading once it answers a call on another connection.
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    const exit = once(server, 'exit');
    server.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${origin}/api/health`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    sent.end(`"password":"${testPassword}"}`);
    const [response] = await answer;
    expect([response.statusCode, JSON.parse(await text(response))]).toMatchObject([200, { status: 'signed-in' }]);
    expect(await exit).toEqual([0, null]);
  });

  it.each([
    [{ TAG_MANAGER_ID: 'gtm-lower' }, /^TAG_MANAGER_ID is not valid: must be GTM- or G- .*\n$/],
    [{ WEB_ROOT: '/no/such/folder' }, /^There is no built web app in .*\n$/],
    [{ HOST: '192.0.2.1' }, /^The server cannot listen on HOST and PORT: .*\n$/],
    [{ DATA_DIR: import.meta.filename }, /^The database in .*main\.test\.ts could not be opened: .*\n$/],
    [
      { DATABASE_URL: 'postgres://127.0.0.1:1/vitae', TOKEN_SECRET: 'a secret of tests that is long enough' },
      /^The database in DATABASE_URL could not be opened: .*\n$/,
    ],
  ])('stops with one clear line on %j', async (settings, line) => {
    const server = start(settings);
    const [output, exit] = await Promise.all([text(server.stderr), once(server, 'exit')]);
    expect(output).toMatch(line);
    expect(exit).toEqual([1, null]);
  });

  it('reports that its port is in use', async () => {
    const origin = await originOf(start({}));
    const port = new URL(origin).port;
    const second = start({ PORT: port });
    expect(await text(second.stderr)).toBe(`Port ${port} is in use: set PORT to another one.\n`);
  });
});
