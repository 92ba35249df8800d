import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { authenticatorCode } from './support/authenticator.ts';
import { test } from './support/own-site.ts';
import { call, password, register, somebody, expectToast } from './support/people.ts';
import { long } from './support/long.ts';

const main = (page: Page) => page.getByRole('main');
const press = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true }).click();

/** A virtual authenticator of Chromium; user verification succeeds, or not. */
async function newDevice(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    know: (isUserVerified: boolean) => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    keys: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/signout');
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
}

test('passkeys: added and named, sign in past the second factor, removed', long, async ({ page, site }) => {
  const email = somebody();
  await register(page, email);
  const { secret } = (await call(page, 'POST', '/account/totp', { currentPassword: password })) as { secret: string };
  await call(page, 'POST', '/account/totp/confirm', { code: authenticatorCode(secret) });
  const device = await newDevice(page);
  await page.goto('/account/settings');
  const place = main(page).getByRole('region', { name: 'Passkeys' });

  await test.step('adding takes the password, and a device that knows who it is', async () => {
    await press(place, 'Add a passkey');
    await press(place, 'Continue');
    await expect(place.getByText('Fill this in.')).toBeVisible();
    await place.getByLabel('Current password').fill('wrong password');
    await press(place, 'Continue');
    await expect(place.getByText('The password is wrong.')).toBeVisible();
    await place.getByLabel('Current password').fill(password);
    await device.know(false);
    await press(place, 'Continue');
    await expect(place.getByRole('alert')).toContainText('No passkey was added.');
    await device.know(true);
    await press(place, 'Continue');
    await expect(place.getByRole('listitem')).toContainText('Chrome on Linux');
    await expect(place.getByRole('listitem')).toContainText('not used yet');
    expect(await device.keys()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost', userName: email }]);
  });

  await test.step('a name of one’s own', async () => {
    await press(place, 'Rename Chrome on Linux');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('My laptop');
    await press(dialog, 'Save name');
    await expect(place.getByRole('listitem')).toContainText('My laptop');
    await expectAccessible(page);
  });

  await test.step('the same device has one and no second', async () => {
    await press(place, 'Add a passkey');
    await place.getByLabel('Current password').fill(password);
    await press(place, 'Continue');
    await expect(place.getByRole('alert')).toContainText('This device already has a passkey for your account.');
    await press(place, 'Cancel');
  });

  await test.step('signs in alone, and leads on', async () => {
    await signOut(page);
    await page.goto('/login?next=/account/settings');
    await device.know(false);
    await press(main(page), 'Sign in with a passkey');
    await expectToast(page, 'No passkey was used. Try again, or sign in with your password.');
    await device.know(true);
    await press(main(page), 'Sign in with a passkey');
    await page.waitForURL('**/account/settings');
    await expect(main(page).getByText(email)).toBeVisible();
    await expect(place.getByRole('listitem')).toContainText('last used');
  });

  await test.step('removed with the password, it is refused, and the owner hears of it', async () => {
    await press(place, 'Remove My laptop');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(password);
    await press(dialog, 'Remove passkey');
    await expect(place.getByRole('listitem')).toHaveCount(0);
    await signOut(page);
    await page.goto('/login');
    await press(main(page), 'Sign in with a passkey');
    await expectToast(page, /^This passkey is not known here\./);
    await expect.poll(() => site.mails(email)).toContain('A passkey was removed');
  });
});
