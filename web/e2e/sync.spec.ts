import { oneColumn, writePdf } from '@vitae/testkit/import-files';
import { newId } from '@vitae/domain';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { testPassword as password } from '@vitae/testkit/people';
import { expectAccessible } from './support/accessible.ts';
import { chooseFile, fieldPlace, importDocument, saveStatus } from './support/app.ts';
import { fixture } from './support/fixture.ts';
import { keptPages } from './support/pictures.ts';
import { test, type OwnSite } from './support/own-site.ts';
import { long } from './support/long.ts';

const email = () => `marta-${process.pid}-${Date.now()}@example.com`;

const main = (page: Page) => page.getByRole('main');
const press = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true }).click();
const basic = (page: Page, field: 'headline' | 'phone' | 'fullName') =>
  fieldPlace(page, `basics.${field}`).getByRole('textbox');
/** The resumes of the list that are in the account. */
const listed = (page: Page) => main(page).getByRole('article').getByText('Synced', { exact: true });
const banner = (page: Page) => page.getByRole('banner');

/** Opens a real file without an account. Returns the address of its document. */
async function importFile(page: Page): Promise<string> {
  await page.goto('/resume/start/upload');
  await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), {
    name: 'marta.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(writePdf(oneColumn)),
  });
  await page.getByRole('button', { name: 'Open in builder' }).click();
  await page.waitForURL('**/resume/builder/*');
  return new URL(page.url()).pathname;
}

async function register(page: Page, site: OwnSite, address: string): Promise<void> {
  await page.goto('/register');
  await main(page).getByLabel('Full name', { exact: true }).fill('Marta Ilves');
  await main(page).getByLabel('Email address', { exact: true }).fill(address);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await press(main(page), 'Create account');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await main(page)
    .getByLabel('Code', { exact: true })
    .fill(await site.mailedCode(address));
  await page.waitForURL('**/account');
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto('/login');
  await main(page).getByLabel('Email address', { exact: true }).fill(address);
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await press(main(page), 'Sign in');
  await page.waitForURL('**/account');
}

/** When the field has a text, by the clock of the machine: both devices of a journey have the same one. */
const seenAt = (page: Page, field: string, text: string): Promise<number> =>
  page.evaluate(
    ([path, words]) =>
      new Promise<number>((resolve) => {
        const look = setInterval(() => {
          if (document.querySelector<HTMLInputElement>(`[data-path="${path}"] input`)?.value !== words) return;
          clearInterval(look);
          resolve(Date.now());
        }, 10);
      }),
    [`basics.${field}`, text] as const,
  );

/** Holds the device's requests for its list of changes, like a slow network. Returns a function that releases them. */
async function holdPulls(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/sync(\?|$)/, async (route) => {
    await promise;
    // Requests of a closed page have no receiver.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

const newDevice = async (browser: Browser, site: OwnSite): Promise<Page> =>
  (await browser.newContext({ baseURL: site.origin })).newPage();

/** Waits until the device knows that the server has a text: it is in the last common version. */
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

test(
  'a laptop and a phone: both edits are kept, conflicts resolved, a version restored, copies kept on sign-out',
  long,
  async ({ page: laptop, browser, site }) => {
    test.slow();
    const address = email();

    // Without an account: a real file becomes a resume of this device.
    const path = await importFile(laptop);
    await expect(basic(laptop, 'fullName')).toHaveValue('Marta Ilves');
    await expect(saveStatus(laptop, 'Saved')).toHaveText('Saved on this device');

    // With an account it is adopted.
    await register(laptop, site, address);
    await expect(main(laptop).getByText('1 document is in your account and on this device')).toBeVisible();
    await expect(listed(laptop)).toHaveText(['Synced']);
    await expectAccessible(laptop);
    await laptop.goto(path);
    await expect(banner(laptop).getByRole('status').filter({ hasText: 'Synced' })).toBeVisible();

    // It is on the phone too: its address waits until the phone has pulled, and opens.
    const phone = await newDevice(browser, site);
    const letGo = await holdPulls(phone);
    await signIn(phone, address);
    for (const page of [path, path.replace('/builder/', '/viewer/print/'), `${path}/template`]) {
      await phone.goto(page);
      await expect(phone.getByText('Looking for this document in your account…')).toBeVisible();
    }
    await expectAccessible(phone);
    await phone.goto(path);
    await expect(phone.getByRole('progressbar', { name: /^Looking for/ })).toBeVisible();
    await letGo();
    await expect(basic(phone, 'headline')).toHaveValue('Warehouse Planner');
    await phone.goto('/account');
    await expect(listed(phone)).toHaveText(['Synced']);
    await phone.goto('/resume/builder/nobody-has-this');
    await expect(phone.getByText('This document isn’t on this device')).toBeVisible();
    await phone.goto(path);
    await expect(basic(phone, 'headline')).toHaveValue('Warehouse Planner');

    // Text written here appears there within two seconds, once the page there listens.
    await basic(laptop, 'headline').fill('Head of Plans');
    await expect(basic(phone, 'headline')).toHaveValue('Head of Plans');
    // A busy machine makes some attempts longer; a page that polls would be late in nearly all of them.
    const delays: number[] = [];
    const quick = () => delays.filter((delay) => delay < 2_000).length;
    while (delays.length < 8 && quick() < 3) {
      const words = `Head of Plans ${delays.length}`;
      const seen = seenAt(phone, 'headline', words);
      await basic(laptop, 'headline').fill(words);
      const written = Date.now();
      delays.push((await seen) - written);
    }
    expect(quick(), `edits of ${delays.join(', ')} ms that took less than two seconds`).toBe(3);
    await expect(banner(laptop).getByRole('status').filter({ hasText: 'Synced' })).toBeVisible();

    // On the train: other fields, and the same one.
    await laptop.context().setOffline(true);
    await basic(laptop, 'headline').fill('Planner on a train');
    await basic(laptop, 'phone').fill('+44 20 7946 0999');
    await expect(banner(laptop).getByRole('status').filter({ hasText: 'Offline: saved on this device' })).toBeVisible();
    await basic(phone, 'fullName').fill('Marta Ilves-Brandt');
    await basic(phone, 'headline').fill('Planner in a café');
    await expectSent(phone, 'Planner in a café');
    await laptop.context().setOffline(false);

    // Both edits are on both; the conflict is on both.
    await expect(basic(laptop, 'fullName')).toHaveValue('Marta Ilves-Brandt');
    await expect(basic(phone, 'phone')).toHaveValue('+44 20 7946 0999');
    for (const device of [laptop, phone])
      await expect(fieldPlace(device, 'basics.headline').getByRole('note')).toContainText(
        /The other version, from Chrome on \w+( \(2\))?:/,
      );
    await press(banner(laptop), 'Needs attention');
    await expect(laptop.getByRole('dialog', { name: 'Changed in two places' })).toContainText(
      'Both versions are kept.',
    );
    await expectAccessible(laptop);
    await press(laptop.getByRole('dialog', { name: 'Changed in two places' }), 'Go there');
    await expect(basic(laptop, 'headline')).toHaveValue('Planner on a train');
    await expect(fieldPlace(laptop, 'basics.headline').getByRole('note')).toContainText('Planner in a café');
    await press(fieldPlace(laptop, 'basics.headline').getByRole('note'), 'Use this instead');
    await expect(basic(laptop, 'headline')).toHaveValue('Planner in a café');
    await expect(basic(phone, 'headline')).toHaveValue('Planner in a café');
    for (const device of [laptop, phone])
      await expect(fieldPlace(device, 'basics.headline').getByRole('note')).toHaveCount(0);
    await expect(banner(laptop).getByRole('status').filter({ hasText: 'Synced' })).toBeVisible();

    // The first version is restored everywhere.
    await press(banner(laptop), 'Version history');
    const panel = laptop.getByRole('dialog', { name: 'Version history' });
    await panel.getByRole('list', { name: 'Versions' }).getByRole('button').last().click();
    await press(panel, 'Restore this version');
    for (const device of [laptop, phone]) {
      await expect(basic(device, 'headline')).toHaveValue('Warehouse Planner');
      await expect(basic(device, 'fullName')).toHaveValue('Marta Ilves');
    }
    await expect(banner(laptop).getByRole('status').filter({ hasText: 'Synced' })).toBeVisible();

    // Signing out asks first. Unsynced documents are listed, and removed only after a second confirmation.
    await laptop.context().setOffline(true);
    await basic(laptop, 'phone').fill('+44 20 7946 0111');
    await expect(banner(laptop).getByRole('status').filter({ hasText: 'Offline: saved on this device' })).toBeVisible();
    await expect.poll(() => keptPages(laptop)).toBe(1);
    const hold = await holdPulls(laptop);
    await laptop.context().setOffline(false);
    await laptop.goto('/signout');
    await expect(laptop.getByRole('heading', { name: 'Sign out?' })).toBeFocused();
    await expect(main(laptop).getByText('One document has changes that your account does not have yet:')).toBeVisible();
    await laptop.keyboard.press('Tab');
    await laptop.keyboard.press('Tab');
    await laptop.keyboard.press('Enter');
    await expect(laptop.getByRole('heading', { name: 'Delete changes that are only on this device?' })).toBeFocused();
    await expectAccessible(laptop);
    await press(main(laptop), 'Back');
    await expectAccessible(laptop);
    // Sync continues while the user decides; then nothing is lost by removing.
    await hold();
    await expect(main(laptop).getByText('One document has changes')).toHaveCount(0);
    await expect(basic(phone, 'phone')).toHaveValue('+44 20 7946 0111');
    await press(main(laptop), 'Sign out and remove the copies');
    await expect(laptop.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect(main(laptop).getByText('Your account has them.')).toBeVisible();
    await expect.poll(() => keptPages(laptop)).toBe(0);
    await laptop.goto('/resume/start');
    await expect(main(laptop).getByRole('button', { name: /^From scratch/ })).toBeVisible();
    await expect(main(laptop).getByRole('article')).toHaveCount(0);
    await signIn(laptop, address);
    await expect(listed(laptop)).toHaveText(['Synced']);
    await laptop.goto(path);
    await expect(basic(laptop, 'headline')).toHaveValue('Warehouse Planner');
    await phone.context().close();
  },
);

test(
  'another tab of the browser follows, and continues when the first one is closed',
  long,
  async ({ page, site, context }) => {
    const path = await importFile(page);
    await register(page, site, email());
    await expect(listed(page)).toHaveText(['Synced']);
    const second = await context.newPage();
    await second.goto(path);
    await expect(banner(second).getByRole('status').filter({ hasText: 'Synced' })).toBeVisible();
    await context.setOffline(true);
    await basic(second, 'phone').fill('+44 20 7946 0777');
    await expect(banner(second).getByRole('status').filter({ hasText: 'Offline: saved on this device' })).toBeVisible();
    await page.close();
    await context.setOffline(false);
    await expect(banner(second).getByRole('status').filter({ hasText: 'Synced' })).toBeVisible();
  },
);

test('the documents of another user on this device are neither sent nor changed', long, async ({ page, site }) => {
  await importFile(page);
  const [first, other] = [`a-${email()}`, `b-${email()}`];
  await register(page, site, first);
  await expect(listed(page)).toHaveText(['Synced']);
  await page.goto('/signout');
  await press(main(page), 'Sign out and keep the copies');
  await expect(main(page).getByText('The copy of one document is still on this device.')).toBeVisible();
  await register(page, site, other);
  await expect(main(page).getByText('1 document is on this device only')).toBeVisible();
  await expect(
    main(page)
      .getByRole('article')
      .getByText(/It belongs to another account/),
  ).toBeVisible();
});

test(
  'over the limit of the plan a resume stays here with a message, until another one makes room',
  long,
  async ({ page, site }) => {
    await register(page, site, email());
    const importTitled = (title: string) =>
      importDocument(page, `${title}.json`, {
        ...fixture('single-role'),
        id: newId(),
        title,
        updatedAt: new Date().toISOString(),
      });
    // The free plan syncs three: those that arrive first.
    for (const title of ['One', 'Two', 'Three']) {
      await importTitled(title);
      await expect(banner(page).getByRole('status').getByText('Synced')).toBeVisible();
    }
    await importTitled('Four');
    await expect(banner(page).getByRole('button', { name: 'Needs attention' })).toBeVisible();
    await press(banner(page), 'Needs attention');
    const advice = page.getByRole('dialog', { name: 'Over the limit of your plan' });
    await expect(advice).toContainText('It is saved on this device only.');
    await expectAccessible(page);
    await advice.getByRole('link', { name: 'Open my documents' }).click();
    await page.waitForURL('**/account/resumes');
    const four = main(page).getByRole('article', { name: 'Four', exact: true });
    await four.getByText('Over the limit of your plan').click();
    await expect(four.getByText(/Move a document you no longer need to the trash/)).toBeVisible();
    await expect(listed(page)).toHaveCount(3);
    await expectAccessible(page);
    await page.goto('/account');
    await expect(
      main(page).getByText('1 document is over the limit of your plan and stays on this device'),
    ).toBeVisible();
    // On a phone, three cards in a row scroll sideways; the page does not.
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.goto('/account/resumes');
    await press(main(page).getByRole('article', { name: 'One', exact: true }), 'More for One');
    await page.getByRole('menuitem', { name: 'Move to trash' }).click();
    await expect(listed(page)).toHaveCount(3);
    await expect(four.getByText('Synced', { exact: true })).toBeVisible();
    await main(page).getByRole('link', { name: 'Trash (1)' }).click();
    await press(main(page), 'Delete permanently');
    await expect(page.getByRole('dialog', { name: 'Delete “One” permanently?' })).toContainText(
      'all its versions are removed from this device, your account and your other devices',
    );
  },
);
