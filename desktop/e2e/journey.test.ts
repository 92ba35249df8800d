import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpusFiles, corpusFolder, truthOf } from '@vitae/testkit/corpus';
import { oneColumn, writePdf } from '@vitae/testkit/import-files';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { DesktopApp } from '../testing/launch.ts';
import { desktopFor } from './support/desktop.ts';
import {
  chooseFile,
  eventually,
  expectNothingAsked,
  fieldOf,
  listOf,
  main,
  openPath,
  pathOf,
  press,
  saveAs,
  saved,
} from './support/pages.ts';
import { beginSignIn, newTab, printAtOffice, startSurroundings } from './support/surroundings.ts';
import { allow, registerOnTheWay } from './support/system-browser.ts';

const surroundings = startSurroundings();

/** A real resume as a file; one of our own where the corpus is absent. */
const aRealPdf = (): { path: string; name: string } => {
  const file = corpusFiles('pdf').find(({ id }) => id === 'pdf-rr-onyx');
  if (file) return { path: join(corpusFolder, file.path), name: truthOf(file).name };
  console.warn('The corpus of real files is absent: a PDF of the project’s own is imported.');
  const path = join(tmpdir(), `vitae-journey-${process.pid}.pdf`);
  writeFileSync(path, writePdf(oneColumn));
  return { path, name: 'Marta Ilves' };
};

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Whether a file holds a text; the browser removes files of its caches at any moment. */
const holds = (file: string, text: string): boolean => {
  try {
    return readFileSync(file).includes(text);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
};

const sessionSchema = z.object({ keeping: z.literal('protected'), content: z.base64() });
const secretsSchema = z.object({ refreshToken: z.string().min(20) });

/** The refresh token is only in the keychain: in no file of the app and nowhere in the page. */
const expectTokenHidden = async (app: DesktopApp, page: Page): Promise<void> => {
  const { content } = sessionSchema.parse(JSON.parse(readFileSync(join(app.userData, 'account/session'), 'utf8')));
  const { refreshToken } = secretsSchema.parse(JSON.parse(await app.control.reveal(Buffer.from(content, 'base64'))));
  const holding = filesBelow(app.userData).filter((file) => holds(file, refreshToken));
  expect(holding).toEqual([]);
  const inPage = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      document.documentElement.outerHTML,
    ]),
  );
  expect(inPage).not.toContain(refreshToken);
};

/** Milliseconds from now until a field of a window shows a text. */
const timeUntil = async (page: Page, path: string, text: string): Promise<number> => {
  const began = performance.now();
  await eventually(() => fieldOf(page, path).inputValue()).toBe(text);
  return performance.now() - began;
};

it(
  'offline: import, edit, print, quit; online: sign in, sync, and one document here and in the browser',
  { timeout: 180_000 },
  async () => {
    const { site, browser, printer } = surroundings();
    const { path, name } = aRealPdf();
    const email = `ada-${process.pid}@example.com`;
    const app = await desktopFor({ env: { VITAE_SERVER_URL: site.origin, ...printer.environment } });
    const page = await listOf(app);
    await openPath(app, page, '/resume/start/upload');
    await chooseFile(app, page.getByRole('button', { name: 'Choose a file' }), path);
    await page.getByRole('button', { name: 'Open in builder' }).click();
    await page.waitForURL('**/resume/builder/*');
    const builder = pathOf(page);
    await eventually(() => fieldOf(page, 'basics.fullName').inputValue()).toBe(name);
    await fieldOf(page, 'basics.headline').fill('Keeper of the lighthouse');
    await saved(page);

    // The printed bytes are exactly those of the saved PDF.
    await printAtOffice(app, page);
    const pdf = await saveAs(
      app,
      page.getByRole('banner').getByRole('button', { name: 'Download PDF' }),
      'printed.pdf',
    );
    expect((await printer.arrived()).equals(pdf)).toBe(true);
    await expectNothingAsked(app);
    expect(await app.quit()).toBe(0);

    const again = await app.restart();
    const desktop = await listOf(again);
    await again.control.setOnline(true);
    const tab = await newTab(browser);
    await registerOnTheWay(tab, site, await beginSignIn(again, desktop), email);
    const { link } = await allow(tab);
    await again.control.emit('app', 'open-url', link);
    await desktop.waitForURL('**/account/resumes');
    await main(desktop).getByText('Synced', { exact: true }).waitFor();
    await expectTokenHidden(again, desktop);

    // In the browser, and from there to the desktop.
    await tab.goto(`${site.origin}${builder}`);
    await eventually(() => fieldOf(tab, 'basics.headline').inputValue()).toBe('Keeper of the lighthouse');
    await openPath(again, desktop, builder);
    await eventually(() => fieldOf(desktop, 'basics.fullName').inputValue()).toBe(name);
    // The second time, both have the document open and listen.
    await fieldOf(tab, 'basics.headline').fill('Keeper of two lighthouses');
    await timeUntil(desktop, 'basics.headline', 'Keeper of two lighthouses');
    // A busy machine makes some attempts longer; an app that polls would be late in nearly all of them.
    const delays: number[] = [];
    while (delays.length < 6 && !delays.some((delay) => delay < 2_000)) {
      const words = `Keeper of ${delays.length + 3} lighthouses`;
      await fieldOf(tab, 'basics.headline').fill(words);
      delays.push(await timeUntil(desktop, 'basics.headline', words));
    }
    expect(Math.min(...delays), `milliseconds until an edit is on the desktop: ${delays.join(', ')}`).toBeLessThan(
      2_000,
    );

    // Without a network the user stays signed in, and edits wait.
    await again.control.setOnline(false);
    await fieldOf(desktop, 'basics.headline').fill('Keeper of the last lighthouse');
    await desktop.getByRole('banner').getByText('Offline: saved on this device').waitFor();
    const third = await (await again.quit(), again.restart({ online: false }));
    const offline = await listOf(third);
    await offline.getByText(email).first().waitFor();
    // It reconnects automatically.
    await third.control.setOnline(true);
    await eventually(() => fieldOf(tab, 'basics.headline').inputValue()).toBe('Keeper of the last lighthouse');

    // After signing out, the documents stay.
    await openPath(third, offline, '/signout');
    await press(offline, 'Sign out and keep the copies');
    await offline.getByRole('heading', { name: 'You are signed out' }).waitFor();
    await openPath(third, offline, builder);
    await eventually(() => fieldOf(offline, 'basics.headline').inputValue()).toBe('Keeper of the last lighthouse');
  },
);

it('signs in with a pasted code if links do not work', { timeout: 120_000 }, async () => {
  const { site, browser } = surroundings();
  const email = `grace-${process.pid}@example.com`;
  const app = await desktopFor({ env: { VITAE_SERVER_URL: site.origin }, online: true });
  const page = await listOf(app);
  const tab = await newTab(browser);
  await registerOnTheWay(tab, site, await beginSignIn(app, page), email);
  const { code } = await allow(tab);
  await main(page)
    .getByLabel('Code from the browser')
    .fill(`${code.slice(0, 8)}\n ${code.slice(8)}`);
  await press(page, 'Sign in with this code');
  await page.waitForURL('**/account');
  await page.getByText(email).first().waitFor();
  await expectTokenHidden(app, page);
});
