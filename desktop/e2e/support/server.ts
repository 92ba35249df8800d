import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitae/testkit/free-port';
import { patient } from '@vitae/testkit/patient';
import { expect, vi } from 'vitest';
import { eventually } from './pages.ts';

const builtServer = join(import.meta.dirname, '../../../server/dist/main.js');

/** The built server with the built web app, and mail in a folder. */
export interface Site {
  origin: string;
  /** The newest code that was mailed to an address. */
  mailedCode: (email: string) => Promise<string>;
  stop: () => Promise<void>;
}

const newestCode = (folder: string, email: string): string => {
  const mails = existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((file) => readFileSync(join(folder, file), 'utf8'))
    : [];
  return /code to .* is (\d{6})/.exec(mails.findLast((mail) => mail.includes(`To: ${email}`)) ?? '')?.[1] ?? '';
};

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

export const startSite = async (): Promise<Site> => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'vitae-desktop-site-'));
  const environment = {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
  };
  if (!existsSync(builtServer)) throw new Error(`${builtServer} is not there: build the server first.`);
  const server = spawn(process.execPath, [builtServer], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    const ended = once(server, 'exit');
    if (server.kill()) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await vi
    .waitFor(async () => expect(await isReady(origin)).toBe(true), { ...patient, interval: 100 })
    .catch(async (error: unknown) => {
      await stop();
      throw error;
    });
  return {
    origin,
    async mailedCode(email) {
      await eventually(() => newestCode(join(folder, 'outbox'), email)).toMatch(/^\d{6}$/);
      return newestCode(join(folder, 'outbox'), email);
    },
    stop,
  };
};
