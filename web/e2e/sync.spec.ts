import { oneColumn, writePdf } from '@vitae/testkit/import-files';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { chooseFile, fieldPlace, saveStatus } from './support/app.ts';
import { test, type OwnSite } from './support/own-site.ts';

const password = 'engine number one';
const email = () => `marta-${process.pid}-${Date.now()}@example.com`;

const main = (page: Page) => page.getByRole('main');
const press = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true }).click();
const basic = (page: Page, field: 'headline' | 'phone' | 'fullName') => fieldPlace(page, `basics.${field}`).getByRole('textbox');
/** The resumes of the list that are in the account. */
const listed = (page: Page) => main(page).getByRole('article').getByText('Synced', { exact: true });
const banner = (page: Page) => page.getByRole('banner');

/** Opens a real file without an account. Returns the address of its document. */
async function importFile(page: Page): Promise<string> {
  await page.goto('/resume/start/upload');
  await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), { name: 'marta.pdf', mimeType: 'application/pdf', buffer: Buffer.from(writePdf(oneColumn)) });
  await page.getByRole('button', { name: 'Open in builder' }).click();
  await page.waitForURL('**/resume/builder/*');
  return new URL(page.url()).pathname;
}

async function register(page: Page, site: OwnSite, address: string): Promise<void> {
  await page.goto('/register');
  await main(page).getByLabel('Full name', { exact: true }).fill('Marta Ilves');
  await main(page).getByLabel('E-mail address', { exact: true }).fill(address);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await press(main(page), 'Create account');
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await main(page).getByLabel('Code', { exact: true }).fill(await site.mailedCode(address));
  await page.waitForURL('**/account');
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto('/login');
  await main(page).getByLabel('E-mail address', { exact: true }).fill(address);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await press(main(page), 'Sign in');
  await page.waitForURL('**/account');
}

const newDevice = async (browser: Browser, site: OwnSite): Promise<Page> => (await browser.newContext({ baseURL: site.origin })).newPage();

/** Waits until the device knows that the server has a text: it is in the last version that both have. */
async function expectSent(page: Page, text: string): Promise<void> {
  const agreed = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('vitae');
          opening.addEventListener('success', () => {
            const rows = opening.result.transaction('replicas').objectStore('replicas').getAll();
            rows.addEventListener('success', () => {
              opening.result.close();
              resolve(JSON.stringify((rows.result as { base: object }[]).map(({ base }) => base)));
            });
          });
        }),
    );
  await expect.poll(agreed).toContain(text);
}

test('a laptop and a phone: both edits are kept, what contradicts is chosen, a version comes back, signing out leaves what one wants', async ({ page: laptop, browser, site }) => {
  test.slow();
  const address = email();

  // Without an account: a real file becomes a resume of this device.
  const path = await importFile(laptop);
  await expect(basic(laptop, 'fullName')).toHaveValue('Marta Ilves');
  await expect(saveStatus(laptop, 'Saved')).toHaveText('Saved here');

  // With one it is adopted.
  await register(laptop, site, address);
  await expect(main(laptop).getByText('1 resume is in your account and on this device')).toBeVisible();
  await expect(listed(laptop)).toHaveText(['Synced']);
  await expectAccessible(laptop);
  await laptop.goto(path);
  await expect(banner(laptop).getByRole('status').filter({ hasText: 'Synced' })).toBeVisible();

  // It is on the phone, too.
  const phone = await newDevice(browser, site);
  await signIn(phone, address);
  await expect(listed(phone)).toHaveText(['Synced']);
  await phone.goto(path);
  await expect(basic(phone, 'headline')).toHaveValue('Warehouse Planner');

  // What is written here stands there within two seconds.
  await basic(laptop, 'headline').fill('Head of Planning');
  const written = Date.now();
  await expect(basic(phone, 'headline')).toHaveValue('Head of Planning', { timeout: 5_000 });
  expect(Date.now() - written).toBeLessThan(3_000);
  await expect(banner(laptop).getByRole('status').filter({ hasText: 'Synced' })).toBeVisible();

  // On the train: other fields, and the same one.
  await laptop.context().setOffline(true);
  await basic(laptop, 'headline').fill('Planner on a train');
  await basic(laptop, 'phone').fill('+44 20 7946 0999');
  await expect(banner(laptop).getByRole('status').filter({ hasText: 'Offline: saved here' })).toBeVisible();
  await basic(phone, 'fullName').fill('Marta Ilves-Brandt');
  await basic(phone, 'headline').fill('Planner in a café');
  await expectSent(phone, 'Planner in a café');
  await laptop.context().setOffline(false);

  // Both edits are on both; the contradiction waits on both.
  await expect(basic(laptop, 'fullName')).toHaveValue('Marta Ilves-Brandt');
  await expect(basic(phone, 'phone')).toHaveValue('+44 20 7946 0999');
  for (const device of [laptop, phone]) await expect(fieldPlace(device, 'basics.headline').getByRole('note')).toBeVisible();
  await press(banner(laptop), 'Needs attention');
  await expect(laptop.getByRole('dialog', { name: 'Changed in two places' })).toContainText('Both versions are kept.');
  await expectAccessible(laptop);
  await press(laptop.getByRole('dialog', { name: 'Changed in two places' }), 'Go there');
  await expect(basic(laptop, 'headline')).toHaveValue('Planner on a train');
  await expect(fieldPlace(laptop, 'basics.headline').getByRole('note')).toContainText('Planner in a café');
  await press(fieldPlace(laptop, 'basics.headline').getByRole('note'), 'Use this instead');
  await expect(basic(laptop, 'headline')).toHaveValue('Planner in a café');
  await expect(basic(phone, 'headline')).toHaveValue('Planner in a café');
  for (const device of [laptop, phone]) await expect(fieldPlace(device, 'basics.headline').getByRole('note')).toHaveCount(0);
  await expect(banner(laptop).getByRole('status').filter({ hasText: 'Synced' })).toBeVisible();

  // The first version comes back, everywhere.
  await press(banner(laptop), 'Version history');
  const panel = laptop.getByRole('dialog', { name: 'Version history' });
  await panel.getByRole('list', { name: 'Versions' }).getByRole('button').last().click();
  await press(panel, 'Restore this version');
  for (const device of [laptop, phone]) {
    await expect(basic(device, 'headline')).toHaveValue('Warehouse Planner');
    await expect(basic(device, 'fullName')).toHaveValue('Marta Ilves');
  }
  await expect(banner(laptop).getByRole('status').filter({ hasText: 'Synced' })).toBeVisible();

  // Signing out asks about the copies; without them the device has nothing, until one signs in again.
  await laptop.goto('/signout');
  await expect(main(laptop).getByText('A copy of one document is still on this device.')).toBeVisible();
  await press(main(laptop), 'Remove the copies');
  await laptop.goto('/resume/start');
  await expect(main(laptop).getByRole('button', { name: /^From scratch/ })).toBeVisible();
  await expect(main(laptop).getByRole('article')).toHaveCount(0);
  await signIn(laptop, address);
  await expect(listed(laptop)).toHaveText(['Synced']);
  await laptop.goto(path);
  await expect(basic(laptop, 'headline')).toHaveValue('Warehouse Planner');
  await phone.context().close();
});

test('another tab of the browser follows, and goes on when the first one is closed', async ({ page, site, context }) => {
  const path = await importFile(page);
  await register(page, site, email());
  await expect(listed(page)).toHaveText(['Synced']);
  const second = await context.newPage();
  await second.goto(path);
  await expect(banner(second).getByRole('status').filter({ hasText: 'Synced' })).toBeVisible();
  await context.setOffline(true);
  await basic(second, 'phone').fill('+44 20 7946 0777');
  await expect(banner(second).getByRole('status').filter({ hasText: 'Offline: saved here' })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  await expect(banner(second).getByRole('status').filter({ hasText: 'Synced' })).toBeVisible();
});

test('the documents of somebody else on this device are neither sent nor touched', async ({ page, site }) => {
  await importFile(page);
  const [first, other] = [`a-${email()}`, `b-${email()}`];
  await register(page, site, first);
  await expect(listed(page)).toHaveText(['Synced']);
  await page.goto('/signout');
  await press(main(page), 'Keep them here');
  await register(page, site, other);
  await expect(main(page).getByText('1 resume is on this device only')).toBeVisible();
  await expect(main(page).getByRole('article').getByText(/It belongs to another account/)).toBeVisible();
});
