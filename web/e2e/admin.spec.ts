import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { adminOf, call, expectToast, register, somebody } from './support/people.ts';
import { long } from './support/long.ts';

const reason = async (page: Page, text: string, action: string) => {
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Reason') });
  await dialog.getByLabel('Reason').fill(text);
  await dialog.getByRole('button', { name: action }).click();
};

test(
  'an admin finds a person by the keyboard, suspends them, and finds that in the record',
  long,
  async ({ page, browser }) => {
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
  },
);

test('reading what someone wrote asks for a reason, and shows the pages', long, async ({ page, browser }) => {
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

test('a visitor gets what an admin published: a changed sample and a variant of a template', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext();
  const visitor = await other.newPage();
  await adminOf(page);
  await page.goto('/admin/template-samples/travel-consultant?kind=resume');
  const title = `Tour planner ${process.pid}`;
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await reason(page, 'It is what they plan', 'Save draft');
  await expect(page.getByText('Change not published')).toBeVisible();
  await visitor.goto('/resumes/travel-consultant');
  await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText(title);
  await page.getByRole('button', { name: 'Publish' }).click();
  await reason(page, 'Read and found right', 'Publish');
  await expect(page.getByText('title: Travel Consultant')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(title);

  await page.goto('/admin/templates?kind=coverletter');
  await page.getByRole('button', { name: 'New variant' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Plum');
  await page.getByLabel('Colour', { exact: true }).fill('#5b2a6e');
  await expect(page.getByRole('list', { name: 'Three samples' }).getByRole('img')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take over' }).click();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await reason(page, 'Asked for in the shop', 'Save and publish');
  await expectToast(page, 'The galleries show it now');
  await visitor.goto('/coverletter/templates');
  const plum = visitor.getByRole('article', { name: 'Plum' });
  await plum.hover();
  await plum.getByRole('button', { name: 'Use Plum' }).click();
  await expect(visitor).toHaveURL(/coverletter\/builder/);
  await other.close();
});
