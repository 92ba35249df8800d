import { spawnSync } from 'node:child_process';
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

/** Registers somebody who is an admin. */
export async function adminOf(page: Page): Promise<string> {
  const email = somebody();
  const token = await register(page, email, 'Admin of the day');
  const { status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../../server/bin/vitae-server.mjs'), 'make-admin', email],
    { env: { ...process.env, DATA_DIR: process.env['JOURNEY_DATA'] ?? '' }, stdio: 'inherit' },
  );
  expect(status).toBe(0);
  return token;
}
