import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { download, watchTrouble } from './support/app.ts';
import { call, password, somebody } from './support/people.ts';
import { readPdf } from '@vitae/testkit/pdf';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();

async function payByCard(page: Page, number: string): Promise<void> {
  await main(page).getByLabel('Card number').fill(number);
  await main(page).getByLabel('Expires').fill('04/39');
  await main(page).getByLabel('Security code').fill('123');
  await press(page, /^Pay \$/);
}

const expectPaid = (page: Page) => expect(main(page).getByRole('heading', { name: 'Payment received' })).toBeVisible();

test('Pro is bought after a declined card and a question of the bank, cancelled, and the wallet pays for a review', async ({
  page,
}) => {
  const trouble = watchTrouble(page);
  const email = somebody();
  await page.goto('/');
  await call(page, 'POST', '/auth/sign-up', { name: 'Grace Hopper', email, password });
  await page.context().clearCookies();

  // What was chosen before signing in is still there afterwards.
  await page.goto('/payment?plan=pro&period=year');
  await expect(main(page).getByText('$72.00').first()).toBeVisible();
  await main(page).getByRole('link', { name: 'Sign in to pay' }).click();
  await main(page).getByLabel('Email address').fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await press(page, /^Sign in$/);
  await page.waitForURL('**/payment?plan=pro&period=year');
  await main(page).getByLabel('Coupon code').fill('NOSUCHCODE');
  await press(page, 'Apply');
  await expect(main(page).getByText('This code is not valid.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Continue to payment' })).toBeDisabled();
  await main(page).getByLabel('Coupon code').fill('');
  await press(page, 'Apply');
  await expectAccessible(page);
  await press(page, 'Continue to payment');
  await payByCard(page, '4000 0000 0000 0002');
  await expect(main(page).getByRole('alert')).toContainText('The card was declined. Nothing was charged.');
  await payByCard(page, '4000 0025 0000 3155');
  await press(page, 'Confirm payment');
  await expectPaid(page);
  await expectAccessible(page);
  const { name, bytes } = await download(page, main(page).getByRole('button', { name: 'Download receipt' }));
  expect(name).toMatch(/^Receipt \d+\.pdf$/);
  expect(bytes.toString('latin1')).toContain('/StructTreeRoot');
  const { text } = await readPdf(bytes);
  for (const line of [name.replace('.pdf', ''), 'Grace Hopper', 'Total: $72.00']) expect(text).toContain(line);

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
  await expectAccessible(page);

  await page.goto('/account/payments');
  await expect(main(page).getByRole('row', { name: /Pro, Yearly.*\$72\.00.*Paid/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/account/pricing');
  await press(page, 'Cancel plan');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(main(page).getByText(/Pro is cancelled and runs until/)).toBeVisible();
  await expectAccessible(page);
  // A card that was declined is answered with an error on purpose.
  expect(trouble.filter((line) => !line.includes('409'))).toEqual([]);
});
