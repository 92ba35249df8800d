/** The production build, served as by `npm start`, with a two-page resume open in its builder. */
import { startChromium } from '@vitae/testkit/pdf';
import { twoPageResume } from '@vitae/testkit/two-page-resume';
import type { Browser, Locator, Page } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.ts';
import { recordKeys } from './record-keys.ts';
import { startSite } from './site.ts';
import { sized } from './smoke.ts';

/** The size of the browser window in all benchmarks of the app. */
export const viewport = { width: 1440, height: 900 };

export interface OpenApp {
  browser: Browser;
  /** The address of the app. */
  origin: string;
  page: Page;
  /** The builder's address. */
  builder: string;
  /** A single-line field that the pages show. */
  textField: () => Promise<Locator>;
  /** The rich-text field of a role's description. */
  richText: () => Promise<Locator>;
  close: () => Promise<void>;
}

/** Builds what has changed, serves it on a free port, and imports the resume through the upload page. */
export async function openApp(): Promise<OpenApp> {
  const program = findBrowser();
  if (!program) throw new Error('No Chromium or Chrome was found; name one in CHROMIUM');
  const site = await startSite();
  const browser = await startChromium(program);
  const close = async () => {
    await browser.close();
    await site.stop();
  };
  try {
    const address = site.origin;
    const context = await browser.newContext({ viewport, locale: 'en-US' });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(error));
    await page.addInitScript(recordKeys);
    await page.goto(`${address}/resume/start/upload`);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose a file' }).click(),
    ]);
    const buffer = Buffer.from(JSON.stringify(twoPageResume()));
    await chooser.setFiles({ name: 'resume.json', mimeType: 'application/json', buffer });
    await page.getByRole('button', { name: 'Open in builder' }).click();
    await page.waitForURL('**/resume/builder/*');
    const builder = page.url();
    const open = async (step: string) => {
      await page.goto(`${builder}${step}`);
      const pages = page.getByRole('region', { name: 'Preview' }).getByRole('img');
      await pages.nth(1).waitFor();
      if ((await pages.count()) !== 2) throw new Error('The resume is not of two pages');
    };
    const ready = async (field: Locator) => {
      await field.click();
      await field.press('ControlOrMeta+End');
      // What is loaded after the first page must arrive before the first measured key.
      await page.waitForTimeout(sized(1500, 100));
      return field;
    };
    const main = page.getByRole('main');
    return {
      browser,
      origin: address,
      page,
      builder,
      close,
      async textField() {
        await open('');
        return ready(main.getByLabel('Headline', { exact: true }));
      },
      async richText() {
        await open('/experience');
        const body = main.locator('[contenteditable="true"]').first();
        if ((await body.count()) === 0)
          await main.getByRole('heading', { level: 2 }).first().getByRole('button').click();
        return ready(body);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
