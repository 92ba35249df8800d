import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDisk, makeDisk, removeDisk, sealDisk } from '@vitae/testkit/small-disk';
import { expect, it, onTestFinished } from 'vitest';
import { desktopFor } from './support/desktop.ts';
import { eventually, fieldOf, listOf, main, openPath, saveAs, saved, startResume } from './support/pages.ts';
import { startPrinter } from './support/printer.ts';
import { printAtOffice } from './support/surroundings.ts';

/** The browser's profile stays on a disk with space: it is Chromium's, and only the stand-in uses it. */
const profile = 'Chromium';

/**
 * A resume on a disk of its own, which `spoil` then makes unusable, opened again; `null` if this process may not mount
 * one.
 */
const restartOn = async (spoil: (disk: string) => void, env: Record<string, string> = {}) => {
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
    return null;
  }
  onTestFinished(() => removeDisk(userData));
  cpSync(before.userData, userData, { recursive: true, filter: (path) => !path.includes(profile) });
  symlinkSync(join(room, profile), join(userData, profile));
  spoil(userData);

  const app = await desktopFor({ userData, env });
  const page = await listOf(app);
  await page.getByText('Your documents are read-only for now').first().waitFor();
  await main(page).getByRole('article').first().waitFor();
  await openPath(app, page, builder);
  await eventually(() => fieldOf(page, 'basics.fullName').inputValue()).toBe('Ana Silva');
  return { app, page };
};

it('starts on a full disk: it reports this, and documents can be opened and read', async () => {
  const started = await restartOn(fillDisk);
  if (!started) return;
  const { page } = started;
  await fieldOf(page, 'basics.fullName').fill('Ana Silva of Leeds');
  await page.getByRole('alert').filter({ hasText: 'Your last changes are not saved yet' }).waitFor();
  expect(await fieldOf(page, 'basics.fullName').inputValue()).toBe('Ana Silva of Leeds');
});

it('starts on a disk that cannot be written: documents are listed, read, saved as PDF and printed', async () => {
  const printer = await startPrinter();
  onTestFinished(() => printer.stop());
  const started = await restartOn(sealDisk, printer.environment);
  if (!started) return;
  const { app, page } = started;
  await printAtOffice(app, page);
  const pdf = await saveAs(app, page.getByRole('banner').getByRole('button', { name: 'Download PDF' }), 'read.pdf');
  expect((await printer.arrived()).equals(pdf)).toBe(true);
});
