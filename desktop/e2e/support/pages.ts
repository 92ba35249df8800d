import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { patient } from '@vitae/testkit/patient';
import { expect } from 'vitest';
import type { DesktopApp } from '../../testing/launch.ts';

/** Waits until a condition holds, and reports the actual value otherwise. */
export const eventually = <T>(look: () => Promise<T> | T): ReturnType<typeof expect.poll<T>> =>
  expect.poll(look, { ...patient, interval: 50 });

export const main = (page: Page): Locator => page.getByRole('main');

/** Presses a button of the page's own part. */
export const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).click();

/** The control of one field of the document; one with suggestions is a combobox. */
export const fieldOf = (page: Page, path: string): Locator => {
  const place = main(page).locator(`[data-path="${path}"]`);
  return place.getByRole('textbox').or(place.getByRole('combobox'));
};

/** Opens a page of the app by its path, as a link would. */
export const openPath = async (app: DesktopApp, page: Page, path: string): Promise<void> =>
  void (await page.goto(await app.control.browserAddress(`app://vitae${path}`)));

/** The window's current path in the app. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** The window that was opened first, showing the list. */
export const listOf = async (app: DesktopApp): Promise<Page> => {
  const page = await app.firstWindow();
  await page.getByRole('heading', { name: 'Resumes' }).waitFor();
  return page;
};

/** Starts an empty resume from the list, as a user does. Returns the path of the builder. */
export const startResume = async (page: Page): Promise<string> => {
  await main(page).getByRole('link', { name: 'New resume' }).first().click();
  await page.getByRole('button', { name: /^From scratch/ }).click();
  await page.waitForURL('**/prequest');
  return pathOf(page).replace(/\/prequest$/, '');
};

/** Chooses a file in the system's dialog. */
export const chooseFile = async (app: DesktopApp, button: Locator, path: string): Promise<void> => {
  await app.control.answer('showOpenDialog', { filePaths: [path] });
  await button.click();
};

/** Triggers saving a file, chooses a location in the dialog, and reads the saved file. */
export const saveAs = async (app: DesktopApp, button: Locator, name: string): Promise<Buffer> => {
  const filePath = join(`${app.userData}-home`, 'Documents', name);
  await app.control.answer('showSaveDialog', { filePath });
  await button.click();
  const page = button.page();
  const anyway = page.getByRole('button', { name: 'Download anyway' });
  const isWritten = () => readFileOrNothing(filePath).byteLength > 0;
  // What people have written may look like a mistake, and is asked about first. An earlier save may still be announced.
  await eventually(async () => (await anyway.isVisible()) || isWritten()).toBe(true);
  if (!isWritten()) await anyway.click();
  await eventually(isWritten).toBe(true);
  await page
    .getByText(/ was saved$/)
    .last()
    .waitFor();
  return readFileSync(filePath);
};

const readFileOrNothing = (path: string): Uint8Array => {
  try {
    return readFileSync(path);
  } catch {
    return new Uint8Array();
  }
};

/** The builder reports that everything is stored. */
export const saved = (page: Page): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('status')
    .filter({ hasText: /Saved on this device|Synced/ })
    .waitFor();

/** Expects that neither the page nor the main process tried to reach anything. */
export const expectNothingAsked = async (app: DesktopApp): Promise<void> => {
  expect(await app.control.attempts()).toEqual([]);
  expect(await app.control.connections()).toEqual([]);
};
