import { expect, test, type Page } from '@playwright/test';
import { createResume, newId } from '@vitae/domain';
import { readPdf } from '@vitae/testkit/pdf';
import { expectAccessible } from './support/accessible.ts';
import { download, fieldPlace, followStep, watchTrouble } from './support/app.ts';
import { adminOf, call, password, register, somebody } from './support/people.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();

async function payByCard(page: Page, number: string): Promise<void> {
  await main(page).getByLabel('Card number').fill(number);
  await main(page).getByLabel('Expires').fill('04/39');
  await main(page).getByLabel('Security code').fill('123');
  await press(page, /^Pay \$/);
}

const expectPaid = (page: Page) => expect(main(page).getByRole('heading', { name: 'Payment received' })).toBeVisible();

/** Saves a file whose name matches, and reads its text. */
async function savedText(page: Page, button: RegExp, name: RegExp): Promise<string> {
  const file = await download(page, main(page).getByRole('button', { name: button }).first());
  expect(file.name).toMatch(name);
  expect(file.bytes.toString('latin1')).toContain('/StructTreeRoot');
  return (await readPdf(file.bytes)).text;
}

test('Pro is bought by the year with a coupon, refunded in part, cancelled and ended, and no document is lost', async ({
  page,
  browser,
  baseURL,
}) => {
  const trouble = watchTrouble(page);
  const office = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  const admin = await adminOf(office);
  const code = `SPRING-${newId().slice(-12)}`;
  const rules = { code, percent: 25, amount: null, currency: null, plans: ['pro'], startsAt: null, endsAt: null };
  const limits = { maxRedemptions: 1, perAccount: 1, firstPurchaseOnly: true };
  const reason = 'A journey';
  await call(office, 'POST', '/admin/coupons', { rules: { ...rules, ...limits }, count: 1, reason }, admin);
  const used = async () => {
    const { rows } = await call(office, 'GET', `/admin/coupons?search=${code}`, undefined, admin);
    return (rows as { uses: number }[]).map(({ uses }) => uses);
  };
  const refund = async (id: string, amount: number, left: number) =>
    call(office, 'POST', `/admin/payments/${id}/refund`, { key: crypto.randomUUID(), amount, left, reason }, admin);

  const email = somebody();
  const token = await register(page, email);
  await page.context().clearCookies();

  // What was chosen before signing in is still there afterwards.
  await page.goto(`/payment?plan=pro&period=year&coupon=${code}`);
  await expect(main(page).getByText('$72.00').first()).toBeVisible();
  await main(page).getByRole('link', { name: 'Sign in to pay' }).click();
  await main(page).getByLabel('Email address').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await press(page, /^Sign in$/);
  await page.waitForURL(`**/payment?plan=pro&period=year&coupon=${code}`);
  await expect(main(page).getByText('$54.00')).toBeVisible();
  await press(page, 'Remove');
  await main(page).getByLabel('Coupon code').fill('NOSUCHCODE');
  await press(page, 'Apply');
  await expect(main(page).getByText('This code is not valid.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Continue to payment' })).toBeDisabled();
  await main(page).getByLabel('Coupon code').fill(code.toLowerCase());
  await press(page, 'Apply');
  await expectAccessible(page);
  expect(await used()).toEqual([0]);
  await press(page, 'Continue to payment');
  await payByCard(page, '4000 0000 0000 0002');
  await expect(main(page).getByRole('alert')).toContainText('The card was declined. Nothing was charged.');
  // The coupon is reserved while the payment is open.
  expect(await used()).toEqual([1]);
  await payByCard(page, '4000 0025 0000 3155');
  await press(page, 'Confirm payment');
  await expectPaid(page);
  await expectAccessible(page);
  expect(await used()).toEqual([1]);
  const receipt = await savedText(page, /^Download receipt/, /^Receipt \d+\.pdf$/);
  for (const line of [/Grace Hopper/, /Discount\s+−\$18\.00/, /Total\s+\$54\.00/]) expect(receipt).toMatch(line);
  const id = new URL(page.url()).searchParams.get('payment') ?? '';

  // Five documents, one of them in a premium template: as many as a plan of three does not have.
  const resumes = Array.from({ length: 5 }, (_, index) => createResume({ title: `Resume ${index + 1}` }));
  for (const [index, resume] of resumes.entries()) {
    const template = index === 0 ? { ...resume.template, id: 'executive' } : resume.template;
    const doc = { ...resume, template, basics: { ...resume.basics, fullName: 'Grace Hopper' } };
    const push = { baseRev: 0, pushId: newId(), schemaVersion: doc.schemaVersion, deviceId: newId(), doc };
    await call(page, 'PUT', `/documents/${doc.id}`, push, token);
  }

  await page.goto('/account/payments/wallet');
  await main(page).getByLabel('Amount in USD').fill('50');
  await press(page, 'Add money');
  await payByCard(page, '4242 4242 4242 4242');
  await expectPaid(page);
  await page.goto('/payment?plan=review&wallet=1');
  await press(page, 'Pay $29.00 from the wallet');
  await expectPaid(page);
  await page.goto('/account/payments/wallet');
  await expect(main(page).getByText('$21.00').first()).toBeVisible();

  await refund(id, 1400, 5400);
  await page.goto('/account/payments');
  await expect(main(page).getByRole('row', { name: /Pro, Yearly.*\$54\.00.*Partly refunded.*\$14\.00/ })).toBeVisible();
  await expectAccessible(page);
  // A plan that is not there: what is offered instead is not the one that the person has.
  await page.goto('/payment?plan=nothing');
  await expect(main(page).getByRole('article', { name: 'Pro' })).toContainText('Your plan');
  await expect(main(page).getByRole('link', { name: 'Choose Pro' })).toHaveCount(0);
  await page.goto('/account/pricing');
  await press(page, 'Cancel plan');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(main(page).getByText(/Pro is cancelled and runs until/)).toBeVisible();

  // The rest goes back within the fortnight, and the plan ends at once: nothing is lost, and nothing is locked.
  await refund(id, 4000, 4000);
  await page.goto('/account/resumes');
  const synced = main(page).getByRole('article').getByText('Synced', { exact: true });
  await expect(synced).toHaveCount(5);
  await main(page).getByRole('link', { name: 'Resume 1', exact: true }).first().click();
  await fieldPlace(page, 'basics.headline').getByRole('textbox').fill('Rear admiral');
  await expect(page.getByRole('banner').getByRole('status').filter({ hasText: 'Synced' })).toBeVisible();
  const [, slug = ''] = /builder\/([^/]+)/.exec(page.url()) ?? [];
  await followStep(page, slug, 'finalize');
  const { bytes } = await download(page, main(page).getByRole('button', { name: /Download PDF/ }));
  expect((await readPdf(bytes)).text).toContain('Rear admiral');
  expect(await used()).toEqual([1]);
  await office.context().close();
  // A card that was declined is answered with an error on purpose.
  expect(trouble.filter((line) => !line.includes('409'))).toEqual([]);
});
