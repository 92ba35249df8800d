import { chromium, type Browser } from 'playwright-core';
import { chromiumSwitches } from '../chromium-switches.ts';

/** Starts a headless Chromium (found with `findTestBrowser` of the scripts) that makes no network requests of its own. */
export function startChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [...chromiumSwitches],
  });
}

/** Prints a page of HTML on A4 with Chromium's defaults. */
export async function printInChromium(browser: Browser, html: string): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const bytes = new Uint8Array(await page.pdf({ format: 'A4' }));
  await page.close();
  return bytes;
}
