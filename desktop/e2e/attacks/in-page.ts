import type { Page } from 'playwright-core';
import { gain } from './attack.ts';
import type { Computer } from './computer.ts';

/** An address in the app at which it serves nothing, so that no guard keeps it out of a window. */
export const foreignPage = 'app://evil/account/resumes';

/** Sends the page somewhere, as a script in it does. */
export async function go(page: Page, address: string): Promise<string> {
  await page.evaluate((to) => {
    location.href = to;
  }, address);
  return '';
}

/** Puts elements into the page, like a text that was mistaken for HTML. */
export async function withHtml(page: Page, html: string): Promise<void> {
  await page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), html);
}

/** The user clicks; what the page does then counts as their action. */
export async function clickAs(page: Page, then: () => void): Promise<string> {
  await page.evaluate(() => {
    const bait = document.createElement('button');
    bait.id = 'bait';
    Object.assign(bait.style, { position: 'fixed', inset: '0', zIndex: '99999' });
    document.documentElement.append(bait);
  });
  try {
    await page.click('#bait', { force: true });
    await page.evaluate(then);
  } finally {
    await page.evaluate(() => document.querySelector('#bait')?.remove());
  }
  return '';
}

/** Reports which requests of a page had this in their address, stopped or not. */
export async function tried({ attempts }: Computer, part: string): Promise<string> {
  const found = (await attempts()).filter((url) => url.includes(part));
  return gain(found.length > 0, `the page asked for ${found.join(', ')}`);
}

/** Runs something in the page; resolves to the directive of its policy that refused it, `''` if none did. */
export async function refusedBy(page: Page, then: () => void): Promise<string> {
  const heard = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), {
          once: true,
        });
        setTimeout(() => resolve(''), 1_000);
      }),
  );
  await page.evaluate(then);
  return heard;
}
