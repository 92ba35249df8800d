import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { DesktopApp } from '../../testing/launch.ts';
import { eventually, openPath, press } from './pages.ts';
import { startPrinter, type OfficePrinter } from './printer.ts';
import { startSite, type Site } from './server.ts';
import { startSystemBrowser } from './system-browser.ts';

/** What is around the app on the imaginary computer. */
export interface Surroundings {
  site: Site;
  /** The system's browser. */
  browser: Browser;
  printer: OfficePrinter;
}

/** Starts them once for the tests of a file; the function returned gives them to a test. */
export const startSurroundings = (): (() => Surroundings) => {
  let starting: [Promise<Site>, Promise<Browser>, Promise<OfficePrinter>] | undefined;
  let started: Surroundings | undefined;
  beforeAll(async () => {
    starting = [startSite(), startSystemBrowser(), startPrinter()];
    const [site, browser, printer] = await Promise.all(starting);
    started = { site, browser, printer };
  });
  // Also if one of them did not start: whatever keeps running keeps the test run from ending.
  afterAll(async () => {
    const [site, browser, printer] = starting ?? [];
    await Promise.allSettled([
      site?.then(({ stop }) => stop()),
      browser?.then((running) => running.close()),
      printer?.then(({ stop }) => stop()),
    ]);
  });
  return () => {
    if (!started) throw new Error('The surroundings have not started.');
    return started;
  };
};

/** A page of the system's browser, for one test. */
export const newTab = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  onTestFinished(() => context.close());
  return context.newPage();
};

/** Starts a sign-in, and returns the address that the app opens in the system's browser. */
export const beginSignIn = async (app: DesktopApp, page: Page): Promise<string> => {
  await openPath(app, page, '/login');
  await press(page, 'Sign in with your browser');
  await page.getByRole('heading', { name: 'Continue in your browser' }).waitFor();
  const [call] = (await app.control.calls('shell.openExternal')).slice(-1);
  return String(call?.args[0]);
};

/** Prints the document that a page shows on the office printer. */
export const printAtOffice = async (app: DesktopApp, page: Page): Promise<void> => {
  await app.control.clickMenu({ path: ['File', 'Print…'] });
  const dialog = page.getByRole('dialog', { name: 'Print' });
  // It looks for printers first.
  await eventually(() => dialog.getByRole('combobox', { name: 'Printer' }).textContent()).toBe('Office (default)');
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByText('Sent to Office').waitFor();
  await dialog.waitFor({ state: 'hidden' });
};
