import { expect, type BrowserContext, type Page } from '@playwright/test';
import { testPassword as password } from '@vitae/testkit/people';
import { expectAccessible, sampleOf } from './support/accessible.ts';
import { authenticatorCode } from './support/authenticator.ts';
import { long } from './support/long.ts';
import { test, type OwnSite } from './support/own-site.ts';

let people = 0;
/** A user that no other test uses. */
const somebody = () => `ada-${process.pid}-${(people += 1)}@example.com`;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** Registers and confirms the address, as a user does. */
async function register(page: Page, site: OwnSite, email: string): Promise<void> {
  await page.goto('/register');
  await field(page, 'Full name').fill('Ada Lovelace');
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(password);
  await press(page, 'Create account');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await field(page, 'Code').fill(await site.mailedCode(email));
  await page.waitForURL('**/account');
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/signout');
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
}

async function fillLogin(page: Page, email: string, given = password): Promise<void> {
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(given);
  await press(page, 'Sign in');
}

/** Whether the site's navigation bar shows a signed-in user. */
const expectSignedIn = async (page: Page, isSignedIn: boolean) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' });
  await expect(links.getByRole('link', { name: isSignedIn ? 'Account' : 'Login', exact: true })).toHaveAttribute(
    'href',
    isSignedIn ? '/account' : '/login',
  );
};

test('register: all errors at once, a mailed code, the remaining attempts, signed in', async ({ page, site }) => {
  const email = somebody();
  await expectSignedIn(page, false);
  await page.goto('/register');
  await press(page, 'Create account');
  await expect(field(page, 'Full name')).toBeFocused();
  for (const words of ['Enter your name.', 'Enter your email address.', 'Use at least 10 characters.'])
    await expect(main(page).getByText(words, { exact: true })).toBeVisible();
  await field(page, 'Full name').fill('Ada Lovelace');
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(password);
  await press(page, 'Create account');
  await expect(main(page).getByText(email)).toBeVisible();
  await expect(main(page).getByText(/valid for 10 more minutes/)).toBeVisible();
  const code = await site.mailedCode(email);
  await field(page, 'Code').fill(code === '000000' ? '000001' : '000000');
  await expect(page.getByRole('alert')).toHaveText(
    'This code is wrong or has expired. Check it, or request a new one.',
  );
  await expect(main(page).getByText(/4 attempts left/)).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(/4 attempts left/)).toBeVisible();
  await expect(main(page).getByRole('button', { name: /Send a new code in \d+ seconds/ })).toBeDisabled();
  // As pasted from the mail.
  await field(page, 'Code').fill(` ${code.slice(0, 3)} ${code.slice(3)}`);
  await page.waitForURL('**/account');
  await expectSignedIn(page, true);
});

test('sign-in: a wrong password reveals no account; guards redirect to sign-in and back', async ({ page, site }) => {
  const email = somebody();
  await register(page, site, email);
  await page.goto('/login');
  await page.waitForURL('**/account');
  await signOut(page);
  await page.goto('/account/settings?from=mail');
  await page.waitForURL(/\/login\?next=/);
  await fillLogin(page, email, 'not the password');
  const text = 'The email address or the password is wrong.';
  await expect(page.getByRole('alert')).toHaveText(text);
  await fillLogin(page, 'nobody@example.com');
  await expect(page.getByRole('alert')).toHaveText(text);
  await fillLogin(page, email);
  await page.waitForURL('**/account/settings?from=mail');
  await signOut(page);
  await page.goto(`/login?next=${encodeURIComponent('https://evil.example/')}`);
  await fillLogin(page, email);
  await page.waitForURL(`${site.origin}/account`);
});

test(
  'reset: the same answer for any address, a new password by code, other sessions end',
  long,
  async ({ page, site, browser }) => {
    const email = somebody();
    await register(page, site, email);
    const first = await site.mailedCode(email);
    const other = await browser.newContext();
    const away = await other.newPage();
    for (const address of ['nobody@example.com', email]) {
      await away.goto(`${site.origin}/forgot-password`);
      await field(away, 'Email address').fill(address);
      await press(away, 'Send a code');
      await expect(main(away).getByText(`If ${address} has an account`)).toBeVisible();
    }
    await field(away, 'Code').fill(await site.mailedCode(email, first));
    await field(away, 'New password').fill('a whole new password');
    await press(away, 'Set password and sign in');
    await away.waitForURL('**/account');
    await page.goto('/account/settings');
    await page.waitForURL(/\/login\?next=/);
    await fillLogin(page, email, 'a whole new password');
    await page.waitForURL('**/account/settings');
    await other.close();
  },
);

/** What the provider's pages require from a user. */
async function agreeAtProvider(page: Page, subject: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(subject);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test(
  'Google: a new user joins, returns signed in, and a foreign state is refused',
  long,
  async ({ page, site, browser }) => {
    const email = somebody();
    site.provider.person = { sub: email, email, email_verified: true, name: 'Grace Hopper' };
    await page.goto('/account/settings');
    await press(page, 'Continue with Google');
    await agreeAtProvider(page, email);
    await expect(page.getByRole('heading', { name: 'One last step' })).toBeVisible();
    await expect(field(page, 'Full name')).toHaveValue('Grace Hopper');
    await press(page, 'Create account');
    await page.waitForURL('**/account/settings');

    const other = await browser.newContext();
    const away = await other.newPage();
    await away.goto(`${site.origin}/login`);
    await press(away, 'Continue with Google');
    await agreeAtProvider(away, email);
    await away.waitForURL('**/account');
    await away.goto(`${site.origin}/login?provider=google&code=stolen&state=foreign`);
    await expect(away.getByRole('alert')).toHaveText('Invalid state parameter. Possible CSRF attack.');
    await away.goto(`${site.origin}/login?provider=github&code=any&state=any`);
    await expect(away.getByRole('alert')).toHaveText('Provider github is not supported');
    await other.close();
  },
);

test('Google is linked to the signed-in account, and signs in from then on', long, async ({ page, site }) => {
  const email = somebody();
  await register(page, site, email);
  site.provider.person = { sub: `link-${email}`, email: `other-${email}`, email_verified: true, name: 'Ada' };
  await page.goto('/account/settings');
  await press(page, 'Link Google');
  await press(page, 'Continue to Google');
  await expect(main(page).getByText('Fill this in.')).toBeVisible();
  await field(page, 'Current password').fill(password);
  await press(page, 'Continue to Google');
  await agreeAtProvider(page, `link-${email}`);
  await page.waitForURL('**/account/settings#google');
  await expect(main(page).getByRole('button', { name: 'Remove link' })).toBeVisible();
  await signOut(page);
  await page.goto('/login');
  await press(page, 'Continue with Google');
  // The provider still knows the user, and only asks for consent.
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/account');
});

test('a new code can be requested after 30 seconds, and makes the earlier one void', long, async ({ page, site }) => {
  const email = somebody();
  await page.clock.install();
  await page.goto('/register');
  await field(page, 'Full name').fill('Ada Lovelace');
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(password);
  await press(page, 'Create account');
  const first = await site.mailedCode(email);
  await page.clock.fastForward(31_000);
  await press(page, 'Send a new code');
  await expect(main(page).getByText('A new code is on its way. The earlier one no longer works.')).toBeVisible();
  const second = await site.mailedCode(email, first);
  await field(page, 'Code').fill(first);
  await expect(page.getByRole('alert')).toContainText('This code is wrong');
  await field(page, 'Code').fill(second);
  await page.waitForURL('**/account');
});

test('axe finds nothing serious on the screens of signing in', async ({ page }) => {
  test.slow();
  for (const [address, sign] of sampleOf([
    ['/login', 'Sign in'],
    ['/register', 'Create your account'],
    ['/register/join', 'There is nothing to finish here'],
    ['/forgot-password', 'Forgot your password?'],
    ['/otp', 'No code needed'],
    ['/login?provider=google', 'Google did not sign you in'],
    ['/signout', 'You are signed out'],
  ] as const)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: sign })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/register');
  await press(page, 'Create account');
  await expectAccessible(page);
  await page.goto('/forgot-password');
  await field(page, 'Email address').fill('nobody@example.com');
  await press(page, 'Send a code');
  await expect(field(page, 'Code')).toBeVisible();
  await expectAccessible(page);
});

/** A call from the page's own origin, as the user signed in there. */
const call = (page: Page, path: string, body: object): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([url, json]) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: json,
      });
      return (await response.json()) as Record<string, unknown>;
    },
    [`/api${path}`, JSON.stringify(body)] as const,
  );

test('two-factor sign-in: the code of the app, or a recovery code once', async ({ page, site }) => {
  const email = somebody();
  await register(page, site, email);
  const { secret } = (await call(page, '/account/totp', { currentPassword: password })) as { secret: string };
  const { recoveryCodes } = (await call(page, '/account/totp/confirm', { code: authenticatorCode(secret) })) as {
    recoveryCodes: string[];
  };
  await signOut(page);
  await page.goto('/login');
  await fillLogin(page, email);
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible();
  await field(page, 'Code').fill(authenticatorCode(secret, 1));
  await page.waitForURL('**/account');
  for (const isFresh of [true, false]) {
    await signOut(page);
    await page.goto('/login');
    await fillLogin(page, email);
    await press(page, 'Use a recovery code');
    await field(page, 'Recovery code').fill(recoveryCodes[0]?.toUpperCase() ?? '');
    await press(page, 'Confirm');
    if (isFresh) await page.waitForURL('**/account');
    else await expect(page.getByRole('alert')).toContainText('This code is wrong');
  }
});

const withoutAccess = (context: BrowserContext) => context.clearCookies({ name: 'vitae_access' });

test(
  'two tabs stay signed in when the access token has expired, and sign out together',
  long,
  async ({ page, site, context }) => {
    await register(page, site, somebody());
    const second = await context.newPage();
    await second.goto(`${site.origin}/account`);
    for (let round = 0; round < 3; round += 1) {
      await withoutAccess(context);
      await Promise.all([page.goto('/account/settings'), second.goto(`${site.origin}/account/settings`)]);
      for (const tab of [page, second]) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      for (const tab of [page, second]) expect(new URL(tab.url()).pathname).toBe('/account/settings');
    }
    await signOut(page);
    await second.waitForURL(/\/login\?next=/);
    await page.goto('/login');
    expect((await context.cookies()).filter(({ name }) => name.startsWith('vitae_'))).toEqual([]);
  },
);

test('offline is not signed out: without an answer the session stays', long, async ({ page, site, context }) => {
  await register(page, site, somebody());
  await withoutAccess(context);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.goto('/account/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/account/settings');
  await page.unroute('**/api/**');
  await page.reload();
  expect(new URL(page.url()).pathname).toBe('/account/settings');
  await expectSignedIn(page, true);
});

test('signing out acts on arrival, not when its page is prefetched, and reports what stays', async ({ page, site }) => {
  await register(page, site, somebody());
  const link = page.getByRole('link', { name: 'Sign out' });
  await link.hover();
  await link.focus();
  await expectSignedIn(page, true);
  await signOut(page);
  await expectSignedIn(page, false);
});
