import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumSwitches } from '@vitae/testkit/chromium-switches';
import { testPassword } from '@vitae/testkit/people';
import { findTestBrowser } from '../../../scripts/browser.ts';
import { main, press } from './pages.ts';
import type { Site } from './server.ts';

/** The browser of the imaginary computer, which has a network. */
export const startSystemBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findTestBrowser() ?? '',
    args: [...chromiumSwitches],
  });

/**
 * Opens the page that the app requested from the system, and first creates an account there, as a user does. Stops at
 * the consent question.
 */
export const registerOnTheWay = async (page: Page, site: Site, address: string, email: string): Promise<void> => {
  await page.goto(address);
  await page.getByRole('heading', { name: 'Sign in first' }).waitFor();
  await main(page).getByRole('link', { name: 'Create an account' }).click();
  const fill = (label: string, text: string) => main(page).getByLabel(label, { exact: true }).fill(text);
  await fill('Full name', 'Ada Lovelace');
  await fill('Email address', email);
  await fill('Password', testPassword);
  await press(page, 'Create account');
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await fill('Code', await site.mailedCode(email));
  await page.waitForURL('**/connect?**');
};

/** Allows the app. Returns the link back, and the code to paste if links do not work. */
export const allow = async (page: Page): Promise<{ link: string; code: string }> => {
  await press(page, 'Allow');
  await page.getByRole('heading', { name: 'Back in the app?' }).waitFor();
  return {
    link: (await main(page).getByRole('link', { name: 'Open the app' }).getAttribute('href')) ?? '',
    code: (await main(page).locator('code').textContent()) ?? '',
  };
};
