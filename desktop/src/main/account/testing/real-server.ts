import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** The real server in a separate process, with its own data. */
export interface RealServer {
  origin: string;
  /** A call as made by a page of the server. */
  call: (method: string, path: string, body?: object, bearer?: string) => Promise<unknown>;
  /** Registers someone in a browser. @returns the access token of that browser */
  signUp: (email: string) => Promise<string>;
  /**
   * What the user does in the browser: allows the program that opened the page to sign in. @returns the link of the
   * page
   */
  allow: (address: string, bearer: string) => Promise<string>;
  /** Kills it; its data is kept. */
  kill: () => Promise<void>;
  /** Runs it again on the same data. */
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

const main = join(import.meta.dirname, '../../../../../server/src/main.ts');

export async function startRealServer(): Promise<RealServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-desktop-server-'));
  let child: ChildProcess | null = null;
  let origin = 'http://127.0.0.1:0';
  let log = '';

  async function start(): Promise<void> {
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: folder,
      PORT: new URL(origin).port || '0',
      WEB_ROOT: 'none',
      LOG_LEVEL: 'error',
    };
    child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = z.tuple([z.instanceof(Buffer)]).parse(await once(child.stdout ?? child, 'data'));
    child.stdout?.on('data', (text) => (log += String(text)));
    const port = /http:\/\/localhost:(\d+)/.exec(said.toString())?.[1];
    if (port === undefined) throw new Error(`The server did not start: ${said.toString()}`);
    origin = `http://127.0.0.1:${port}`;
  }

  async function kill(): Promise<void> {
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    child = null;
    await ended;
  }

  async function call(method: string, path: string, body?: object, bearer = ''): Promise<unknown> {
    const headers = {
      origin,
      'content-type': 'application/json',
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    };
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const read: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(read)}\n${log}`);
    return read;
  }

  await start();
  return {
    get origin() {
      return origin;
    },
    call,
    signUp: async (email) =>
      z
        .object({ accessToken: z.string() })
        .parse(await call('POST', '/auth/sign-up', { name: 'Ada', email, password: 'a password of tests' }))
        .accessToken,
    async allow(address, bearer) {
      const asked = new URL(address).searchParams;
      const { code } = z
        .object({ code: z.string() })
        .parse(await call('POST', '/auth/native/grant', { codeChallenge: asked.get('challenge') }, bearer));
      return `vitae://signed-in?code=${code}&state=${asked.get('state')}`;
    },
    kill,
    start,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
