import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { newId } from '@vitae/domain';
import { expectAccessible, sampleOf } from './support/accessible.ts';
import { download, fieldPlace, importDocument, watchTrouble } from './support/app.ts';
import { authenticatorCode } from './support/authenticator.ts';
import { fixture } from './support/fixture.ts';
import { test } from './support/own-site.ts';
import { call, password, register, somebody, expectToast } from './support/people.ts';
import { long } from './support/long.ts';

/** A new document, edited now: no account has one with the same id. */
const titled = (title: string) => ({
  ...fixture('single-role'),
  id: newId(),
  title,
  updatedAt: new Date().toISOString(),
});
const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: false });
const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Another device on which the user signs in. */
async function otherDevice(browser: Browser, origin: string, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  await page.goto('/api/health');
  const { accessToken, refreshToken } = await call(page, 'POST', '/auth/sign-in', { email, password });
  await call(page, 'POST', '/auth/token/set-token', { accessToken, refreshToken });
  return page;
}

async function act(page: Page, title: string, name: string): Promise<void> {
  await press(main(page).getByRole('article', { name: title, exact: true }), `More for ${title}`);
  await page.getByRole('menuitem', { name }).click();
}

/** A button that a finger would reach: nothing else is at its middle. */
const expectUncovered = (button: Locator) =>
  expect
    .poll(() =>
      button.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);

const titles = (page: Page) => main(page).getByRole('article').getByRole('heading');

test('resumes: tags, search, order, a copy, trash, restoring and permanent deletion, all in the local store', async ({
  page,
  context,
}) => {
  const trouble = watchTrouble(page);
  await register(page, somebody());
  for (const title of ['Teacher 10', 'Teacher 9', 'Analyst'])
    await importDocument(page, `${title}.json`, titled(title));
  await page.goto('/account/resumes');
  await expect(titles(page)).toHaveText(['Analyst', 'Teacher 9', 'Teacher 10']);
  await expect(main(page).getByRole('img', { name: 'First page of Analyst' })).not.toHaveCSS('opacity', '0');

  await act(page, 'Teacher 9', 'Tags…');
  await page.getByLabel('Tags', { exact: true }).fill(' Berlin , school,berlin');
  await press(page, 'Save tags');
  await expect(main(page).getByRole('article', { name: 'Teacher 9' }).getByRole('listitem')).toHaveText([
    'Berlin',
    'school',
  ]);
  // A tag is not an edit: the list is still in the order of the edits.
  await expect(titles(page)).toHaveText(['Analyst', 'Teacher 9', 'Teacher 10']);

  await main(page).getByLabel('Sort by').selectOption('Name');
  await expect(titles(page)).toHaveText(['Analyst', 'Teacher 9', 'Teacher 10']);
  await main(page).getByRole('searchbox').fill('teach');
  await expect(titles(page)).toHaveText(['Teacher 9', 'Teacher 10']);
  await expect(page).toHaveURL(/q=teach&sort=title$/);
  await main(page).getByRole('searchbox').fill('nothing has this');
  await press(page, 'Clear search');
  await press(main(page).getByRole('group', { name: 'Tags' }), 'Berlin');
  await expect(titles(page)).toHaveText(['Teacher 9']);
  await expect(page).toHaveURL(/tag=Berlin/);
  await page.reload();
  await expect(titles(page)).toHaveText(['Teacher 9']);
  await press(main(page).getByRole('group', { name: 'Tags' }), 'All');

  await context.setOffline(true);
  await act(page, 'Analyst', 'Duplicate');
  await expect(titles(page)).toHaveText(['Analyst', 'Analyst (copy)', 'Teacher 9', 'Teacher 10']);
  await act(page, 'Analyst (copy)', 'Move to trash');
  await expect(titles(page)).toHaveCount(3);
  await main(page).getByRole('link', { name: 'Trash (1)' }).click();
  await press(page, 'Restore');
  await main(page).getByRole('link', { name: 'Back to the list' }).click();
  await expect(titles(page)).toHaveCount(4);
  await act(page, 'Analyst (copy)', 'Move to trash');
  await main(page).getByRole('link', { name: 'Trash (1)' }).click();
  await press(page, 'Delete permanently');
  await press(page.getByRole('dialog'), 'Delete permanently');
  await expect(main(page).getByText('The trash is empty')).toBeVisible();
  await context.setOffline(false);
  expect(trouble.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('overview: greets, shows what was edited last, and links to the next steps', long, async ({ page }) => {
  await register(page, somebody(), 'Grace Hopper');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Grace$/);
  await expect(main(page).getByText('No document yet')).toBeVisible();
  await importDocument(page, 'one.json', titled('My resume'));
  await page.goto('/account');
  await expect(titles(page)).toHaveText(['My resume']);
  await main(page).getByRole('link', { name: 'Set up' }).click();
  await expect(page).toHaveURL(/\/account\/settings#two-factor$/);
  await expect(section(page, 'Two-factor sign-in')).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, 'Open menu');
  await page.getByRole('dialog').getByRole('link', { name: 'Resumes' }).click();
  await expect(page).toHaveURL(/\/account\/resumes$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('settings: profile, address with a mailed code, password, theme; another device gets them too', async ({
  page,
  browser,
  site,
}) => {
  const email = somebody();
  await register(page, email);
  await page.goto('/account/settings');
  await main(page).getByLabel('Name', { exact: true }).fill('');
  await press(page, 'Save profile');
  await expect(main(page).getByLabel('Name', { exact: true })).toBeFocused();
  await main(page).getByLabel('Name', { exact: true }).fill('Rear Admiral Hopper');
  await main(page).getByLabel('Country').selectOption('Germany');
  await main(page).getByLabel('Language for documents').selectOption('German');
  await press(page, 'Save profile');
  await expectToast(page, 'Profile saved');
  await expect(section(page, 'Storage')).toContainText(/^Storage.*\d MB of \d[\d,]* MB used/);
  await expect(section(page, 'Storage').getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^\d+$/);

  const first = await site.mailedCode(email);
  const place = section(page, 'Email address');
  await press(place, 'Confirm');
  const code = await site.mailedCode(email, first);
  await place.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
  await press(place, 'Confirm address');
  await expect(place.getByLabel('Code')).toBeFocused();
  await expect(place.getByText(/wrong/)).toBeVisible();
  await place.getByLabel('Code').fill(code);
  await press(place, 'Confirm address');
  await expect(place.getByText('Confirmed', { exact: true })).toBeVisible();

  const next = somebody();
  await press(place, 'Change address');
  await place.getByLabel('New address').fill(next);
  await place.getByLabel('Current password').fill('not the password');
  await press(place, 'Send code');
  await expect(place.getByText('The password is wrong.')).toBeVisible();
  await place.getByLabel('Current password').fill(password);
  await press(place, 'Send code');
  await place.getByLabel('Code').fill(await site.mailedCode(next));
  await press(place, 'Change address');
  await expect(place.getByText(next, { exact: true })).toBeVisible();

  const passwords = section(page, 'Password');
  await press(passwords, 'Change password');
  await passwords.getByLabel('Current password').fill(password);
  await passwords.getByLabel('New password').fill('a whole new password');
  await press(passwords, 'Save password');
  await expectToast(page, /^Password changed/);
  await call(page, 'POST', '/auth/sign-in', { email: next, password: 'a whole new password' });

  await main(page).getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Signing in on another device shows the theme, and a new resume starts with the saved settings.
  const other = await (await browser.newContext({ baseURL: site.origin })).newPage();
  await other.goto('/login');
  await main(other).getByLabel('Email address', { exact: true }).fill(next);
  await main(other).getByLabel('Password', { exact: true }).fill('a whole new password');
  await press(main(other), 'Sign in');
  await other.waitForURL('**/account');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.goto('/resume/start');
  await press(main(other), /^From scratch/);
  await other.waitForURL('**/prequest');
  await expect(main(other).getByLabel('Country')).toHaveValue('DE');
  await expect(main(other).getByLabel(/^Language/)).toHaveValue('de');
  await other.context().close();
});

test('settings: two-factor sign-in with an app, recovery codes once, and off again', long, async ({ page }) => {
  await register(page, somebody());
  await page.goto('/account/settings');
  const place = section(page, 'Two-factor sign-in');
  await press(place, 'Set up');
  await place.getByLabel('Current password').fill(password);
  await press(place, 'Continue');
  await expect(place.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = (await place.locator('.font-mono').first().textContent())?.replaceAll(' ', '') ?? '';
  await place.getByLabel('Code from the app').fill(authenticatorCode(secret));
  await press(place, 'Turn on');
  await expect(place.getByRole('listitem')).not.toHaveCount(0);
  const codes = await place.getByRole('listitem').allTextContents();
  const { name, bytes } = await download(page, place.getByRole('button', { name: 'Download codes' }));
  expect(name).toBe('recovery-codes.txt');
  for (const code of codes) expect(bytes.toString()).toContain(code);
  await press(place, 'I have saved them');
  await expect(place.getByText(codes[0] ?? '')).toHaveCount(0);
  await expect(place.getByText('On', { exact: true })).toBeVisible();
  await press(place, 'Turn off');
  await place.getByLabel('Code').fill(codes[1] ?? '');
  await press(place, 'Turn off');
  await expect(place.getByText('Off', { exact: true })).toBeVisible();
});

test(
  'settings: end other sessions, export everything, delete the account and cancel the deletion',
  long,
  async ({ page, browser, site }) => {
    const email = somebody();
    await register(page, email);
    const others = [await otherDevice(browser, site.origin, email), await otherDevice(browser, site.origin, email)];
    await page.goto('/account/settings');
    const sessions = section(page, 'Sessions and devices');
    const devices = sessions.locator('tbody').getByRole('row');
    await expect(devices).toHaveCount(3);
    await press(devices.filter({ hasNotText: 'This device' }).first(), /^Sign out/);
    await expect(devices).toHaveCount(2);
    await page.reload();
    others.push(await otherDevice(browser, site.origin, email));
    await page.reload();
    await press(sessions, 'Sign out all others');
    await expect(devices).toHaveCount(1);
    for (const other of others) {
      await other.goto('/account');
      await other.waitForURL(/\/login/);
      await other.context().close();
    }

    const { name, bytes } = await download(page, main(page).getByRole('button', { name: 'Download zip' }));
    expect(name).toMatch(/\.zip$/);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('profile.json')).toBe(true);

    await press(page, 'Delete account…');
    const dialog = page.getByRole('dialog');
    await press(dialog, 'Delete account');
    await expect(dialog.getByLabel('Current password')).toBeFocused();
    await dialog.getByLabel('Current password').fill(password);
    await press(dialog, 'Delete account');
    await expect(main(page).getByText(/^This account will be deleted on/)).toBeVisible();
    await page.goto('/account');
    await press(page, 'Keep my account');
    await expect(main(page).getByText(/^This account will be deleted on/)).toHaveCount(0);
  },
);

/** Writes a version on top of the newest one, as another device does. */
async function pushVersion(page: Page, accessToken: string, doc: { id: string } & object): Promise<void> {
  const { origin } = new URL(page.url());
  const head = await page.request.get(`${origin}/api/documents/${doc.id}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    maxRetries: 3,
  });
  const baseRev = head.ok() ? ((await head.json()) as { rev: number }).rev : 0;
  await call(
    page,
    'PUT',
    `/documents/${doc.id}`,
    { id: doc.id, baseRev, pushId: randomUUID(), schemaVersion: 1, deviceId: randomUUID(), doc },
    accessToken,
  );
}

test(
  'versions: pages, a description of the changes, a name, restoring and undoing it',
  long,
  async ({ page, context }) => {
    const accessToken = await register(page, somebody());
    // The page fetches the signed-in user, and sync starts: the document is in the account before others write it.
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Grace$/);
    const slug = await importDocument(page, 'one.json', titled('My resume'));
    const stored = await page.evaluate(
      () =>
        new Promise<{ doc: { id: string; basics: object } }[]>((resolve) => {
          const opening = indexedDB.open('vitae');
          opening.addEventListener('success', () => {
            const rows = opening.result.transaction('documents').objectStore('documents').getAll();
            rows.addEventListener('success', () => resolve(rows.result as { doc: { id: string; basics: object } }[]));
          });
        }),
    );
    const doc = stored[0]?.doc;
    if (!doc) throw new Error('The document is not in the store.');
    // Sync sends it automatically; these versions come after that one.
    const isThere = () =>
      page.request
        .get(`/api/documents/${doc.id}`, { headers: { authorization: `Bearer ${accessToken}` }, maxRetries: 3 })
        .then((answer) => answer.ok());
    await expect.poll(isThere).toBe(true);
    // With no window of the app open, sync writes nothing between these versions.
    await page.goto('/api/docs');
    const headline = (words: string) => ({ ...doc, basics: { ...doc.basics, headline: words } });
    for (const words of ['First words', 'Second words', 'Third words'])
      await pushVersion(page, accessToken, headline(words));

    await page.goto(`/resume/builder/${slug}`);
    await press(page.getByRole('banner'), 'Version history');
    const panel = page.getByRole('dialog', { name: 'Version history' });
    await expect(panel.getByRole('list', { name: 'Versions' }).getByRole('button').nth(2)).toBeVisible();
    // Each row says what changed in it.
    await expect(panel.getByRole('list', { name: 'Versions' }).getByRole('button').nth(1)).toContainText(
      'Personal details edited',
    );
    await panel.getByRole('list', { name: 'Versions' }).getByRole('button').nth(1).click();
    await expect(panel.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
    await press(panel, 'Name this version');
    await panel.getByLabel('Name', { exact: true }).fill('Sent to Acme');
    await press(panel, 'Save name');
    await expect(panel.getByRole('heading', { name: 'Sent to Acme' })).toBeVisible();
    await panel.getByRole('tab', { name: 'What changed' }).click();
    await expect(panel.getByRole('region', { name: 'Personal details' }).locator('del')).toHaveText('First words');
    await expect(panel.getByRole('region', { name: 'Personal details' }).locator('ins')).toHaveText('Second words');
    await expectAccessible(page);
    await press(panel, 'Restore this version');
    await expect(fieldPlace(page, 'basics.headline').getByRole('textbox')).toHaveValue('Second words');
    await press(page.getByRole('banner'), 'Undo');
    await expect(fieldPlace(page, 'basics.headline').getByRole('textbox')).not.toHaveValue('Second words');

    await context.setOffline(true);
    await press(page.getByRole('banner'), 'Version history');
    await expect(panel.getByText('You are offline')).toBeVisible();
    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await page.goto('/account/resumes');
    await act(page, 'My resume', 'Version history');
    await panel.getByRole('button', { name: /Sent to Acme/ }).click();
    await press(panel, 'Restore this version');
    await expectToast(page, /was restored$/);

    // On a phone, by keyboard alone: the list, a version, back to the list, what changed in it, and restoring it.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/resume/builder/${slug}`);
    await page.getByRole('banner').getByRole('button', { name: 'Version history' }).focus();
    const keys = async (...pressed: string[]) => {
      for (const key of pressed) await page.keyboard.press(key);
    };
    await keys('Enter');
    const rows = panel.getByRole('list', { name: 'Versions' }).getByRole('button');
    const other = rows.filter({ hasText: /Chrome on \w+/, hasNotText: 'Sent to Acme' }).first();
    // The panel takes the focus when it opens.
    await expect.poll(() => panel.evaluate((opened) => opened.contains(document.activeElement))).toBe(true);
    await other.focus();
    await keys('Enter');
    await expect(panel.getByRole('button', { name: 'Restore this version' })).toBeEnabled();
    await keys('Tab', 'Enter');
    await expect(other).toBeFocused();
    await keys('Enter');
    await expect(panel.getByRole('button', { name: 'Restore this version' })).toBeEnabled();
    await keys('Tab', 'Tab', 'Tab', 'Tab', 'ArrowRight');
    await expect(panel.getByRole('tab', { name: 'What changed' })).toBeFocused();
    await expectAccessible(page);
    // A toast leaves the buttons of the open panel free.
    await press(panel, 'Name this version');
    await panel.getByLabel('Name', { exact: true }).fill('Before the interview');
    await press(panel, 'Save name');
    await expectToast(page, 'Version named');
    for (const name of ['Restore this version', 'All versions', 'Close'])
      await expectUncovered(panel.getByRole('button', { name, exact: true }));
    await expectToast(page, 'Version named');
    await panel.getByRole('tab', { name: 'What changed' }).focus();
    await keys('Shift+Tab', 'Enter');
    await expectToast(page, /was restored$/);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Version history' })).toBeFocused();
  },
);

test('axe finds nothing serious in the account', async ({ page }) => {
  test.slow();
  await register(page, somebody());
  await importDocument(page, 'one.json', titled('My resume'));
  for (const [address, sign] of sampleOf([
    ['/account', titles(page)],
    ['/account/resumes', titles(page)],
    ['/account/resumes?view=trash', main(page).getByText('The trash is empty')],
    ['/account/settings', section(page, 'Sessions and devices').getByRole('row')],
  ] as const)) {
    await page.goto(address);
    await expect(sign.first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/account/settings');
  await press(page, 'Set up');
  await main(page).getByLabel('Current password').fill(password);
  await press(page, 'Continue');
  await expect(main(page).getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, 'Open menu');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Overview' })).toBeVisible();
  await expectAccessible(page);
});
