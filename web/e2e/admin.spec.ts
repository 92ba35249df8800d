import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { adminOf, call, expectToast, register, somebody } from './support/people.ts';

const reason = async (page: Page, text: string, action: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(text);
  await dialog.getByRole('button', { name: action }).click();
};

test('an admin finds a person by the keyboard, suspends them, and finds that in the record', async ({
  page,
  browser,
}) => {
  const email = somebody();
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await register(theirs, email, 'Rosalind Franklin');
  await adminOf(page);

  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('/');
  await page.keyboard.type(email);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText('1 row', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rosalind Franklin' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Suspend' }).click();
  await reason(page, 'Sent spam to others', 'Suspend');
  await expectToast(page, 'Suspended');
  await expect(page.getByText('“Sent spam to others”')).toBeVisible();
  await theirs.goto('/account/settings');
  await expect(theirs).toHaveURL(/\/login/);
  await page.getByRole('button', { name: 'End suspension' }).click();
  await reason(page, 'It was someone else', 'End suspension');
  await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();

  await page.goto('/admin');
  await page.getByRole('searchbox', { name: 'Search' }).fill('Sent spam');
  await expect(page.getByText(email)).toHaveCount(1);
  await expect(page.getByText('status: active → suspended')).toBeVisible();
  await expectAccessible(page);
  await other.close();
});

test('reading what someone wrote asks for a reason, and shows the pages', async ({ page, browser }) => {
  const other = await browser.newContext();
  const theirs = await other.newPage();
  const email = somebody();
  const token = await register(theirs, email);
  const { createResume, newId } = await import('@vitae/domain');
  const doc = createResume({ title: `Glass blower ${email}` });
  await call(
    theirs,
    'PUT',
    `/documents/${doc.id}`,
    { baseRev: 0, pushId: newId(), schemaVersion: doc.schemaVersion, deviceId: newId(), doc },
    token,
  );
  await adminOf(page);
  await page.goto(`/admin/resumes?search=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: doc.title }).click();
  await expect(page.getByText('You see what is known about it')).toBeVisible();
  await page.getByRole('button', { name: 'Read it' }).click();
  await reason(page, 'Ticket 4711', 'Read it');
  await expect(page.getByRole('img', { name: new RegExp(doc.title) })).toBeVisible();
  await expect(page.getByText('“Ticket 4711”')).toBeVisible();
  await page.goto('/admin/reports');
  await expect(page.getByRole('slider', { name: 'Sign-ups' })).toBeVisible();
  await expectAccessible(page);
  await other.close();
});
