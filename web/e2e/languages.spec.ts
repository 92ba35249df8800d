import { expect, test } from '@playwright/test';
import { long } from './support/long.ts';

test('German is chosen once: for the page, after a reload, in the builder, and where an address names no language', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Language' }).click();
  await page
    .getByRole('menuitemradio', { name: 'Deutsch' })
    .or(page.getByRole('menuitem', { name: 'Deutsch' }))
    .click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('main')).toContainText('Der Lebenslauf, den Sie sehen');
  await page.reload();
  await expect(page.locator('main')).toContainText('So funktioniert es');
  await page.getByRole('main').getByRole('link', { name: 'Lebenslauf erstellen' }).first().click();
  await expect(page).toHaveURL(/\/de\/resume\/start/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle(/Kontakt/);
});

test('a search engine finds each page in each language, articles too', async ({ request }) => {
  const german = await (await request.get('/de/resume/templates')).text();
  expect(german).toContain('<html lang="de" dir="ltr"');
  expect(german).toContain('Vorlagen für Lebensläufe');
  for (const [language, path] of [
    ['en', '/resume/templates'],
    ['de', '/de/resume/templates'],
    ['es', '/es/resume/templates'],
  ])
    expect(german).toMatch(new RegExp(`<link rel="alternate" hreflang="${language}" href="[^"]*${path}"`));
  expect(german).toMatch(/<link rel="canonical" href="[^"]*\/de\/resume\/templates"/);
  // Legal pages too: a translation that says so.
  const terms = await (await request.get('/de/terms')).text();
  expect(terms).toContain('Maßgeblich ist der englische Text');
  expect(terms).toMatch(/<link rel="canonical" href="[^"]*\/de\/terms"/);
  expect(terms).toContain(' href="/de/licences"');
  const shared = await request.get('/r/none', { headers: { 'accept-language': 'ar' } });
  expect(await shared.text()).toContain('<html lang="ar" dir="rtl">');
  const article = await (await request.get('/de/blog/a-gap-in-your-resume')).text();
  expect(article).toMatch(/<link rel="canonical" href="[^"]*\/de\/blog\/a-gap-in-your-resume"/);
  expect(article).toMatch(/hreflang="ar" href="[^"]*\/ar\/blog\/a-gap-in-your-resume"/);
  expect(article).toContain('Sagen Sie es dort, wo es hingehört');
});

test('an empty field runs in the direction of its page, and then in that of what is typed', long, async ({ page }) => {
  await page.goto('/ar/resumes');
  const field = page.getByRole('searchbox');
  await expect(field).toHaveCSS('direction', 'rtl');
  await field.fill('nurse');
  await expect(field).toHaveCSS('direction', 'ltr');
  await field.fill('');
  await expect(field).toHaveCSS('direction', 'rtl');
});
