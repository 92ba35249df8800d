import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDisk, makeDisk, removeDisk } from '@vitae/testkit/small-disk';
import { expect, it, onTestFinished } from 'vitest';
import { desktopFor } from './support/desktop.ts';
import { eventually, fieldOf, listOf, main, saved, startResume, openPath } from './support/pages.ts';

/** The browser's profile stays on a disk with space: it is Chromium's, and only the stand-in uses it. */
const profile = 'Chromium';

it('starts on a full disk: it reports this, and documents can be opened and read', async () => {
  const before = await desktopFor();
  const first = await listOf(before);
  const builder = await startResume(first);
  await openPath(before, first, builder);
  await fieldOf(first, 'basics.fullName').fill('Ana Silva');
  await saved(first);
  expect(await before.quit()).toBe(0);

  const room = mkdtempSync(join(tmpdir(), 'vitae-full-'));
  const userData = join(room, 'disk');
  mkdirSync(userData);
  mkdirSync(join(room, profile));
  onTestFinished(() => rmSync(room, { recursive: true, force: true, maxRetries: 5 }));
  if (!makeDisk(userData, 8)) {
    console.warn('full-disk.test.ts: this process may not mount a small disk');
    return;
  }
  onTestFinished(() => removeDisk(userData));
  cpSync(before.userData, userData, { recursive: true, filter: (path) => !path.includes(profile) });
  symlinkSync(join(room, profile), join(userData, profile));
  fillDisk(userData);

  const app = await desktopFor({ userData });
  const page = await listOf(app);
  await page.getByText('Your documents are read-only for now').first().waitFor();
  await main(page).getByRole('article').first().waitFor();
  await openPath(app, page, builder);
  await eventually(() => fieldOf(page, 'basics.fullName').inputValue()).toBe('Ana Silva');
  await fieldOf(page, 'basics.fullName').fill('Ana Silva of Leeds');
  await page.getByRole('alert').filter({ hasText: 'Your last changes are not saved yet' }).waitFor();
  expect(await fieldOf(page, 'basics.fullName').inputValue()).toBe('Ana Silva of Leeds');
});
