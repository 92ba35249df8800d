/** The production build, served as by `npm start`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitae/testkit/free-port';

const root = join(import.meta.dirname, '../..');

export interface Site {
  origin: string;
  /** The folder of its data. */
  dataFolder: string;
  stop: () => Promise<void>;
}

/**
 * Builds what has changed and serves it on a free port, with data of its own.
 * @throws Error if the server ends instead
 */
export async function startSite(env: Readonly<Record<string, string>> = {}): Promise<Site> {
  const port = await freePort();
  const dataFolder = mkdtempSync(join(tmpdir(), 'vitae-bench-'));
  const server = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env: { ...process.env, DATA_DIR: dataFolder, PORT: String(port), LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(server, 'exit');
  const endWithUs = () => server.kill('SIGKILL');
  process.once('exit', endWithUs);
  const stop = async () => {
    server.kill();
    await exit;
    process.off('exit', endWithUs);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  let hasEnded = false;
  void exit.then(() => (hasEnded = true));
  // A build takes as long as it takes.
  while (!(await isReady(`${origin}/api/ready`))) {
    if (hasEnded) throw new Error('The server did not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { origin, dataFolder, stop };
}

const isReady = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
