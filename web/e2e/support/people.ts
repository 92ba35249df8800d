import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testPassword as password } from '@vitae/testkit/people';
import { expect, type Page } from '@playwright/test';

export { password };
let people = 0;
/** A user that no other test uses. */
export const somebody = () => `grace-${process.pid}-${(people += 1)}@example.com`;

/** A call as the user signed in by the page's cookies. */
export async function call(
  page: Page,
  method: string,
  path: string,
  data?: object,
  accessToken?: string,
): Promise<Record<string, unknown>> {
  const { origin } = new URL(page.url());
  const headers = {
    origin,
    'sec-fetch-site': 'same-origin',
    ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
  };
  // The server may close an idle connection just as a call begins to use it.
  const response = await page.request.fetch(`${origin}/api${path}`, {
    method,
    headers,
    maxRetries: 3,
    ...(data ? { data } : {}),
  });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as Record<string, unknown>;
}

/** Registers through the API, from an address of the site that draws nothing. */
export async function register(page: Page, email: string, name = 'Grace Hopper'): Promise<string> {
  await page.goto('/api/health');
  const { accessToken, refreshToken } = await call(page, 'POST', '/auth/sign-up', { name, email, password });
  await call(page, 'POST', '/auth/token/set-token', { accessToken, refreshToken });
  return String(accessToken);
}

/** A toast of the page. */
export const expectToast = (page: Page, words: string | RegExp): Promise<void> =>
  expect(page.getByRole('region', { name: /Notifications/ }).getByText(words)).toBeVisible();

/** Confirms the address of somebody who has just registered, with the code that the server wrote to its outbox. */
export async function confirmAddress(page: Page, email: string, token: string): Promise<void> {
  const outbox = join(process.env['JOURNEY_DATA'] ?? '', 'outbox');
  const codes = async () => {
    const files = (await readdir(outbox).catch(() => [])).toSorted((one, other) => (one < other ? -1 : 1));
    const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
    return mails.flatMap((mail) => (mail.includes(email) ? (/code to .* is (\d{6})/.exec(mail)?.[1] ?? []) : []));
  };
  const { challengeId } = await call(page, 'POST', '/auth/otp/verify-email', {}, token);
  // The code of the registration may come first.
  await expect(async () => {
    const code = (await codes()).at(-1);
    expect(code).toBeDefined();
    await call(page, 'POST', '/auth/otp/verify', { challengeId, code }, token);
  }).toPass({ intervals: [1_000, 2_000, 5_000], timeout: 30_000 });
}

/** Registers somebody who is an admin. */
export async function adminOf(page: Page): Promise<string> {
  const email = somebody();
  const token = await register(page, email, 'Admin of the day');
  expect(vitaeServer('make-admin', email)).toBe(0);
  return token;
}

/** Takes a step of the administration that asks for its reason. */
export async function reason(page: Page, text: string, action: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Reason') });
  await dialog.getByLabel('Reason').fill(text);
  await dialog.getByRole('button', { name: action }).click();
}

/** Lets the server's program do something with the data of the journeys. Resolves to its exit code. */
export const vitaeServer = (...words: string[]): number | null =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../../server/bin/vitae-server.mjs'), ...words], {
    env: { ...process.env, DATA_DIR: process.env['JOURNEY_DATA'] ?? '' },
    stdio: 'inherit',
  }).status;
