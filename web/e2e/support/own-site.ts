import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { freePort } from '@vitae/testkit/free-port';
import { startMailServer, type TestMailServer } from '@vitae/testkit/mail-server';
import { startOpenIdProvider, testClient, type TestProvider } from '@vitae/testkit/openid-provider';

/** A separate server for a test, with a real OpenID provider in place of Google, and a real mail server. */
export interface OwnSite {
  origin: string;
  provider: TestProvider;
  /** The newest code that was mailed to an address, once there is one that is not `earlier`. */
  mailedCode: (email: string, earlier?: string) => Promise<string>;
  /** All mail to an address so far. */
  mails: (email: string) => string;
}

/** Starts a server with data of its own at `http://localhost:{port}`. @returns a function that ends it */
export async function startSite(
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const origin = `http://localhost:${port}`;
  const dataFolder = mkdtempSync(join(tmpdir(), 'vitae-own-site-'));
  const own = { PORT: String(port), PUBLIC_URL: origin, DATA_DIR: dataFolder, LOG_LEVEL: 'error', ...environment };
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../../scripts/start.ts')], {
    env: { ...process.env, ...own },
    stdio: 'inherit',
  });
  const isReady = () =>
    fetch(`${origin}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 90_000 }).toBe(true);
  return async () => {
    server.kill();
    await once(server, 'exit');
    rmSync(dataFolder, { recursive: true, force: true });
  };
}

/** Tests whose pages come from a separate site, started once for each worker. */
export const test = base.extend<{ baseURL: string }, { site: OwnSite }>({
  site: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const provider = await startOpenIdProvider(`${origin}/login?provider=google`);
      const mailServer = await startMailServer();
      const stop = await startSite(port, {
        SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
        GOOGLE_ISSUER: provider.issuer,
        ...testClient,
      });
      await use({
        origin,
        provider,
        mailedCode: (email, earlier = '') => mailedCode(mailServer, email, earlier),
        mails: (email) =>
          mailServer.received
            .filter(({ to }) => to.includes(email))
            .map(({ source }) => source)
            .join('\n'),
      });
      await Promise.all([stop(), provider.stop(), mailServer.stop()]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- Playwright's `use` is not a hook
  baseURL: ({ site }, use) => use(site.origin),
});

async function mailedCode({ received }: TestMailServer, email: string, earlier: string): Promise<string> {
  let code = '';
  const newest = () => {
    const mine = received.filter(({ to }) => to.includes(email));
    code = /code to .* is (\d{6})/.exec(mine.at(-1)?.source ?? '')?.[1] ?? '';
    return code !== '' && code !== earlier;
  };
  await expect.poll(newest, { message: `a code for ${email}` }).toBe(true);
  return code;
}
