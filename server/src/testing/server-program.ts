import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestPlace } from './databases.ts';

/** The entry of the server as it is now. */
const today = join(import.meta.dirname, '../main.ts');

/** The server as a separate process, on the same port throughout, which can be killed at any moment. */
export function programOn(place: TestPlace, more: Record<string, string> = {}, first = today) {
  let main = first;
  let port = '0';
  let running: ChildProcess | null = null;
  return {
    origin: () => `http://localhost:${port}`,
    async start(): Promise<void> {
      const environment = {
        DATA_DIR: place.dataFolder,
        PORT: port,
        WEB_ROOT: 'none',
        LOG_LEVEL: 'silent',
        TOKEN_SECRET: 'a secret of tests that is long enough',
        DATABASE_URL: place.databaseUrl ?? '',
        // Devices that never pause write faster than people do.
        WRITES_A_MINUTE: '1000000',
        ...more,
      };
      const server = spawn(process.execPath, [main], {
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running = server;
      const line: unknown = (await once(server.stdout, 'data'))[0];
      port = /http:\/\/localhost:(\d+)/.exec(String(line))?.[1] ?? '';
    },
    /** Ends it as an operator does: it finishes what it was asked. From then on it is of today's version. */
    async end(): Promise<void> {
      if (running === null) return;
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      await ended;
      main = today;
    },
    async kill(): Promise<void> {
      if (running === null || running.exitCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
  };
}
