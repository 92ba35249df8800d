import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { chooseFile } from './support/app.ts';
import { call, password, register, somebody } from './support/people.ts';
import { long } from './support/long.ts';

const list = '/account/resumes/evaluations';
const resume = (name: string) =>
  Buffer.from(
    `${name} Park\nada@example.com\n\nExperience\n\nClerk, Mill\n2020 - 2024\n- Kept the books of four shops\n`,
  );

const score = (page: Page) => page.getByRole('img', { name: /^Score: / });

/** Evaluates a file on the device, and waits until its report is on screen. */
async function evaluate(page: Page, name: string): Promise<void> {
  await page.goto('/resume/evaluation/start/upload');
  await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), {
    name: `${name}.txt`,
    mimeType: 'text/plain',
    buffer: resume(name),
  });
  await expect(score(page)).toBeVisible();
}

const row = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`${name}\\.txt`) });

test(
  'reports appear on the other device, and the fourth of a month stays on the one that made it',
  long,
  async ({ page, browser }) => {
    const email = somebody();
    const token = await register(page, email);
    // A file that the server is to evaluate, and cannot.
    const sent = await page.request.post('/api/evaluations/files?name=damaged.pdf&kind=resume', {
      headers: {
        authorization: `Bearer ${token}`,
        origin: new URL(page.url()).origin,
        'content-type': 'application/octet-stream',
      },
      data: Buffer.from('%PDF-1.7 and nothing after that'),
    });
    expect(sent.status()).toBe(200);
    await page.goto(list);
    await expect(page.getByText(/^Failed: /)).toBeVisible();
    await page.getByRole('button', { name: 'Try again: damaged.pdf' }).click();
    await expect(page.getByText('Waiting for its turn').or(page.getByText('Being evaluated'))).toBeVisible();
    await expect(page.getByText(/^Failed: /)).toBeVisible();

    for (const name of ['Ada', 'Bea', 'Cleo', 'Dora']) await evaluate(page, name);
    await page.goto(list);
    await expect(page.getByText(/^3 of 3 evaluations kept this month\./)).toBeVisible();
    await expect(row(page, 'Dora')).toContainText('Only on this device');
    await expect(row(page, 'Ada')).not.toContainText('Only on this device');
    await expectAccessible(page);

    const other = await browser.newContext();
    const there = await other.newPage();
    await there.goto('/');
    const { accessToken, refreshToken } = await call(there, 'POST', '/auth/sign-in', { email, password });
    await call(there, 'POST', '/auth/token/set-token', { accessToken, refreshToken });
    await there.goto(list);
    await expect(row(there, 'Ada')).toBeVisible();
    await expect(row(there, 'Dora')).toBeHidden();
    await row(there, 'Ada').click();
    await expect(score(there)).toBeVisible();
    expect(await score(there).getAttribute('aria-label')).toMatch(/^Score: [\d.]+/);

    // What is deleted on one device makes room, and is deleted on the other.
    await there.goto(list);
    await there.getByRole('button', { name: 'Delete the reports of Ada.txt' }).click();
    await expect(row(there, 'Ada')).toBeHidden();
    await expect(there.getByText(/^2 of 3 evaluations kept this month\./)).toBeVisible();
    await page.reload();
    await expect(row(page, 'Dora')).not.toContainText('Only on this device');
    await expect(row(page, 'Ada')).toBeHidden();
    await other.close();
  },
);
