import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { adminOf, call, expectToast, reason, register, somebody } from './support/people.ts';
import { long } from './support/long.ts';

test('an admin opens the figures and a person, suspends them, and finds it in the record', async ({ page }) => {
  const email = somebody();
  await register(page, email, 'Mary Jackson');
  await adminOf(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Key figures' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign-ups' })).toBeVisible();
  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: email }).click();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await reason(page, `Sold the account of ${email}`, 'Suspend');
  await expectToast(page, 'Suspended');
  await page.goto('/admin');
  const entry = page.getByRole('row').filter({ hasText: `“Sold the account of ${email}”` });
  await expect(entry).toContainText('Suspended an account');
  await expect(entry).toContainText('status: active → suspended');
});

/** A list with personal data is downloaded for a reason. */
const downloadFor = async (page: Page, why: string) => {
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await reason(page, why, 'Download');
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
    await expect(page.getByText(email).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText('status: active → suspended')).toBeVisible();
    await expectAccessible(page);
    // Escape would clear the search.
    await page.getByRole('searchbox', { name: 'Search' }).blur();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Entry of the record' })).toContainText('Sent spam to others');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitem', { name: 'Who' }).click();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByText('“Sent spam to others”')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Who' })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await downloadFor(page, 'For the audit');
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    for (const [tab, job] of [
      ['Mail', 'To'],
      ['Jobs', 'Job'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      // What failed comes first, and here all mail is delivered.
      if (tab === 'Mail') await page.getByRole('combobox', { name: 'State' }).selectOption('All');
      await expect(page.getByRole('columnheader', { name: job, exact: true })).toBeVisible();
      await expectAccessible(page);
    }
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

test(
  'coupons are made in a batch, redeemed and switched off; a plan gets a new version, and nobody loses what they typed or bought',
  long,
  async ({ page, browser }) => {
    const buyer = await (await browser.newContext()).newPage();
    const token = await register(buyer, somebody(), 'Annie Easley');
    await adminOf(page);

    await page.goto('/admin/coupons');
    await page.getByRole('button', { name: 'New coupon' }).click();
    const making = page.getByRole('dialog');
    const prefix = `MAY${process.pid}`;
    await making.getByRole('textbox', { name: 'Code' }).fill(prefix.toLowerCase());
    await making.getByRole('textbox', { name: 'How many' }).fill('3');
    await making.getByRole('textbox', { name: 'Percent off the price' }).fill('101');
    await making.getByRole('textbox', { name: 'Reason' }).fill('For the fair in May');
    await making.getByRole('button', { name: 'Create' }).click();
    await expect(making.getByRole('alert')).toContainText('Enter a discount');
    await making.getByRole('textbox', { name: 'Percent off the price' }).fill('50');
    await expectAccessible(page);
    await making.getByRole('button', { name: 'Create' }).click();
    await expectToast(page, '3 coupons created');
    await expect(page.getByText('3 rows', { exact: true })).toBeVisible();
    const file = page.waitForEvent('download');
    await downloadFor(page, 'For the printer');
    const [, ...lines] = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n');
    const codes = lines.map((line) => line.split(',')[0] ?? '');
    expect(codes.map((code) => code.startsWith(`${prefix}-`))).toEqual([true, true, true]);

    // Other journeys buy what is there: this one sells a plan of its own.
    const plan = `team-${process.pid}`;
    const amountOf = (one: Page) =>
      one.getByRole('group', { name: 'Price 1' }).getByRole('textbox', { name: 'Amount' });
    const save = async (one: Page, why: string) => {
      await one.getByRole('button', { name: 'Save as version' }).click();
      await one.getByRole('dialog').getByLabel('Reason').fill(why);
      await one.getByRole('dialog').getByRole('button', { name: 'Save as version' }).click();
    };
    await page.goto('/admin/plans?plan=new');
    await page.getByRole('textbox', { name: 'Key' }).fill(plan);
    await page.getByRole('textbox', { name: 'Name' }).fill('Team');
    await amountOf(page).fill('15.00');
    await page.getByRole('switch', { name: 'On sale' }).click();
    await page.getByRole('radio', { name: 'Monthly' }).click();
    await expect(page.getByRole('article', { name: 'Team' }).getByText('$15.00')).toBeVisible();
    await expectAccessible(page);
    await save(page, 'Asked for by schools');
    await expectToast(page, 'Version 1 is saved');

    const order = { key: crypto.randomUUID(), plan, period: 'month', coupon: codes[0] };
    const payment = await call(buyer, 'POST', '/payments', order, token);
    const card = { number: '4242 4242 4242 4242', expiry: '12/40', code: '123' };
    await call(buyer, 'POST', `/payments/${String(payment['id'])}/card`, card, token);
    await page.goto(`/admin/coupons?search=${codes[0] ?? ''}`);
    await page.getByRole('link', { name: codes[0] ?? '' }).click();
    const redemptions = page.locator('section', { has: page.getByRole('heading', { name: 'Redemptions' }) });
    await expect(redemptions.getByText('$7.50')).toBeVisible();
    await page.getByRole('button', { name: 'Switch batch off' }).click();
    await reason(page, 'The fair is over', 'Switch off');
    await expectToast(page, 'It is no longer valid');
    const again = { plan: 'review', period: 'once', coupon: codes[1] };
    const quote = await call(buyer, 'POST', '/coupons/check', again, token);
    expect(quote).toMatchObject({ discount: 0, couponProblem: 'This code is not valid.' });

    const other = await (await browser.newContext()).newPage();
    await adminOf(other);
    for (const one of [page, other]) await one.goto(`/admin/plans?plan=${plan}`);
    await amountOf(page).fill('17.00');
    await amountOf(other).fill('18.00');
    await save(page, 'Prices went up');
    await expectToast(page, 'Version 2 is saved');
    await save(other, 'Prices went up more');
    await expect(other.getByRole('dialog').getByRole('alert')).toContainText('Another admin has changed this');
    await other.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(amountOf(other)).toHaveValue('18.00');
    const nameOf = (one: Page) => one.getByRole('textbox', { name: 'Name' });
    const conflict = other.getByRole('alert').filter({ hasText: 'Another admin has changed this plan' });
    await conflict.getByRole('button', { name: 'Load theirs, discard mine' }).click();
    await expect(amountOf(other)).toHaveValue('17.00');
    await nameOf(page).fill('Team of five');
    await amountOf(other).fill('18.50');
    await save(page, 'A better name');
    await expectToast(page, 'Version 3 is saved');
    await save(other, 'Prices went up again');
    await other.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expectAccessible(other);
    await conflict.getByRole('button', { name: 'Apply mine over theirs' }).click();
    await expect(conflict).toHaveCount(0);
    await expect(nameOf(other)).toHaveValue('Team of five');
    await expect(amountOf(other)).toHaveValue('18.50');
    await save(other, 'Prices went up again');
    await expectToast(other, 'Version 4 is saved');
    await buyer.goto('/account/pricing');
    await expect(buyer.getByText(/Team, \$15\.00/)).toBeVisible();
    await buyer.getByRole('radio', { name: 'Monthly' }).click();
    await expect(buyer.getByRole('article', { name: 'Team of five' }).getByText('$18.50')).toBeVisible();
    await page.reload();
    await page.getByRole('switch', { name: 'On sale' }).click();
    await save(page, 'Sold no more');
    await expectToast(page, 'Version 5 is saved');

    await page.goto('/admin');
    for (const why of [
      'For the fair in May',
      'The fair is over',
      'Prices went up',
      'Prices went up again',
      'Sold no more',
    ])
      await expect(page.getByText(`“${why}”`)).toBeVisible();
    for (const [language, title] of [
      ['de', 'Gutscheine'],
      ['ar', 'القسائم'],
    ] as const) {
      await page.evaluate((chosen) => localStorage.setItem('vitae.language', chosen), language);
      await page.goto(`/admin/coupons?search=${codes[0] ?? ''}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('row', { name: codes[0] ?? '' })).toBeVisible();
      await expectAccessible(page);
    }
  },
);
