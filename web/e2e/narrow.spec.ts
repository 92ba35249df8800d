import { expect, test } from '@playwright/test';
import { long } from './support/long.ts';
import { adminOf, call } from './support/people.ts';
import { settled } from './support/settled.ts';

/** Screens with tables, bars of buttons and long headings, which are the first to become too wide for a phone. */
const screens = [
  '/',
  '/resume/templates',
  '/resumes',
  '/coverletters',
  '/faq',
  '/contact',
  '/terms',
  '/blog',
  '/resume/start',
  '/coverletter/start',
  '/resume/evaluation/start',
  '/account/resumes',
  '/account/coverletters',
  '/account/resumes/evaluations',
  '/account/settings',
  '/account/pricing',
  '/account/payments',
  '/account/payments/wallet',
  '/payment',
  '/admin',
  '/admin/users',
  '/admin/plans',
  '/admin/coupons',
  '/admin/reports',
  '/admin/resumes',
  '/admin/payments',
  '/admin/templates',
  '/admin/evaluations',
  '/admin/template-samples',
];

const phone = { width: 390, height: 844 };

for (const language of ['en', 'de', 'fr', 'es', 'ar'])
  test(`no screen is wider than a phone: ${language}`, long, async ({ page }) => {
    await page.setViewportSize(phone);
    const token = await adminOf(page);
    await call(page, 'PATCH', '/account', { language }, token);
    await page.evaluate((chosen) => localStorage.setItem('vitae.language', chosen), language);
    for (const path of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await settled(page);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), path)
        .toBeLessThanOrEqual(phone.width);
    }
  });
