import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { findElectron, noElectron } from '../../scripts/find-electron.ts';
import { eventually, fieldOf, saved, startResume } from './support/pages.ts';

const reason = noElectron();
if (reason !== '') console.warn(`Electron itself is not tried: ${reason}.`);

it.skipIf(reason !== '')('in Electron itself: starts, keeps an edit, and still has it after a restart', async () => {
  const userData = mkdtempSync(join(tmpdir(), 'vitae-electron-'));
  onTestFinished(() => rmSync(userData, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }));
  const start = async (): Promise<{ page: Page; quit: () => Promise<void> }> => {
    const app = await _electron.launch({
      executablePath: findElectron() ?? '',
      args: [
        join(import.meta.dirname, '..'),
        `--user-data-dir=${userData}`,
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    });
    const page = await app.firstWindow();
    await page.getByRole('heading', { name: 'Resumes' }).waitFor();
    return { page, quit: () => app.close() };
  };

  const { page, quit } = await start();
  expect(new URL(page.url()).protocol).toBe('app:');
  await startResume(page);
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link').nth(1).click();
  await fieldOf(page, 'basics.fullName').fill('Ada Lovelace');
  await saved(page);
  await quit();

  const again = await start();
  await again.page.getByRole('link', { name: 'Ada Lovelace' }).click();
  await eventually(() => fieldOf(again.page, 'basics.fullName').inputValue()).toBe('Ada Lovelace');
  await again.quit();
});
