// Starts the built app and an empty window in turn, as many times as requested, and prints as JSON the milliseconds
// until each could be used.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { type DesktopApp, launchDesktop, type LaunchOptions } from './launch.ts';

const emptyWindow = fileURLToPath(new URL('fixture/empty-window.ts', import.meta.url));

/** Milliseconds from the start until a window is shown, and until a text in it has been changed. */
interface Times {
  window: number;
  editable: number;
}

const untilShown = async ({ control }: DesktopApp): Promise<void> => {
  while (!(await control.windows()).some(({ visible }) => visible)) await pause(2);
};

const timeStart = async (options: LaunchOptions, edit: (page: Page) => Promise<void>): Promise<Times> => {
  const began = performance.now();
  const app = await launchDesktop(options);
  await untilShown(app);
  const window = performance.now() - began;
  await edit(await app.firstWindow());
  const editable = performance.now() - began;
  await app.quit();
  await app.dispose();
  return { window, editable };
};

const openResume = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: /^(?:Untitled resume|Ada Lovelace)$/ }).click();
  await page.locator('[data-path="basics.fullName"]').getByRole('textbox').fill('Ada Lovelace');
};

/** The first start creates a resume for all others to open. */
const makeResume = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'New resume' }).first().click();
  await page.getByRole('button', { name: /^From scratch/ }).click();
  await page.waitForURL('**/prequest');
};

const folder = mkdtempSync(join(tmpdir(), 'vitae-starts-'));
const inApp = (edit: (page: Page) => Promise<void>) => timeStart({ userData: join(folder, 'app') }, edit);
const inEmptyWindow = () =>
  timeStart({ userData: join(folder, 'empty'), main: emptyWindow }, (page) =>
    page.getByLabel('Name').fill('Ada Lovelace'),
  );
try {
  await inApp(makeResume);
  await inEmptyWindow();
  const starts: { app: Times; empty: Times }[] = [];
  for (let round = 0; round < Number(process.argv[2] ?? 1); round += 1)
    starts.push({ empty: await inEmptyWindow(), app: await inApp(openResume) });
  process.stdout.write(JSON.stringify(starts));
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}
