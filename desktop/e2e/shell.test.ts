import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { noCups, startCups } from '../src/main/print/testing/real-cups.ts';
import { type DesktopApp, startProcess } from '../testing/launch.ts';
import { desktopFor } from './support/desktop.ts';
import { eventually, fieldOf, listOf, main, openPath, saveAs, saved, startResume } from './support/pages.ts';
import { startPrinter } from './support/printer.ts';

const jsonResume = (name: string): string =>
  JSON.stringify({
    basics: { name, label: 'Analyst' },
    work: [{ name: 'Analytical Engines', position: 'Programmer' }],
  });

/** A file of the user, next to the app's data. */
const aFile = (app: Pick<DesktopApp, 'userData'>, name: string, content: string): string => {
  const folder = join(`${app.userData}-home`, 'Documents');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

/** The values read from a file are shown next to it, for review. */
const expectReview = async (page: Page, name: string): Promise<void> => {
  await page.waitForURL('**/resume/start/upload');
  await main(page).getByLabel('Full name', { exact: true }).waitFor();
  expect(await main(page).getByLabel('Full name', { exact: true }).inputValue()).toBe(name);
};

/** Opens the builder on an empty resume with a name. */
const writeResume = async (app: DesktopApp, name: string): Promise<{ page: Page; builder: string }> => {
  const page = await listOf(app);
  const builder = await startResume(page);
  await openPath(app, page, builder);
  await fieldOf(page, 'basics.fullName').fill(name);
  await saved(page);
  return { page, builder };
};

describe('the shell', () => {
  it('runs once: a second start hands over its file and ends; files from the system are remembered', async () => {
    const app = await desktopFor();
    const page = await listOf(app);
    const first = aFile(app, 'ada.json', jsonResume('Ada Lovelace'));
    const { exited } = startProcess({ userData: app.userData, args: [first] });
    await expectReview(page, 'Ada Lovelace');
    expect(await exited).toBe(0);
    expect(await app.control.windows()).toHaveLength(1);

    await page.getByRole('button', { name: 'Open in builder' }).click();
    await page.waitForURL('**/resume/builder/*');
    await page.getByRole('navigation', { name: 'Steps' }).waitFor();
    await page.goto(`${page.url().replace(/\/$/, '')}/finalize`);
    const second = join(`${app.userData}-home`, 'Documents', 'ada.vitae');
    await saveAs(app, main(page).getByRole('button', { name: 'Download Vitae document' }), 'ada.vitae');
    await app.control.emit('app', 'open-file', second);
    await expectReview(page, 'Ada Lovelace');
    expect((await app.control.calls('app.addRecentDocument')).map(({ args }) => args[0])).toEqual([
      first,
      second,
      second,
    ]);
    await app.quit();

    const again = await app.restart({ args: [first] });
    await expectReview(await again.firstWindow(), 'Ada Lovelace');
    const recent = (await again.control.menu())
      .flatMap(({ submenu }) => submenu)
      .find(({ label }) => label === 'Open Recent');
    expect(recent?.submenu.map(({ label }) => label).slice(0, 2)).toEqual(['ada.json', 'ada.vitae']);
  });

  it('menus work: new, undo, redo, save, print; windows reopen in place; the last keystrokes are kept', async () => {
    const app = await desktopFor();
    const { page } = await writeResume(app, 'Ada Lovelace');
    const name = fieldOf(page, 'basics.fullName');
    await app.control.clickMenu({ accelerator: 'CmdOrCtrl+Z' });
    await eventually(() => name.inputValue()).toBe('');
    await app.control.clickMenu({ path: ['Edit', 'Redo'] });
    await eventually(() => name.inputValue()).toBe('Ada Lovelace');

    const filePath = join(`${app.userData}-home`, 'Documents', 'menu.pdf');
    await app.control.answer('showSaveDialog', { filePath });
    await app.control.clickMenu({ accelerator: 'CmdOrCtrl+S' });
    await page
      .getByText(/\.pdf was saved$/)
      .first()
      .waitFor();
    await app.control.clickMenu({ accelerator: 'CmdOrCtrl+P' });
    await page.getByRole('dialog', { name: 'Print' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Print' }).waitFor({ state: 'hidden' });

    await app.control.setBounds({ x: 60, y: 40, width: 1000, height: 700 });
    await name.fill('Ada King, mid-senten');
    await name.press('End');
    await page.keyboard.type('ce');
    await app.control.closeWindow();
    expect(await app.exited).toBe(0);

    const again = await app.restart();
    const list = await listOf(again);
    expect((await again.control.windows())[0]?.bounds).toEqual({ x: 60, y: 40, width: 1000, height: 700 });
    await list.getByRole('link', { name: 'Ada King, mid-sentence' }).click();
    await eventually(() => fieldOf(list, 'basics.fullName').inputValue()).toBe('Ada King, mid-sentence');
    await again.control.clickMenu({ accelerator: 'CmdOrCtrl+N' });
    await list.waitForURL('**/resume/start');
  });

  it('offers no new versions if they are not signed', async () => {
    const app = await desktopFor({ env: { VITAE_UPDATE_URL: 'https://updates.example/' } });
    const page = await listOf(app);
    await openPath(app, page, '/account/settings');
    await page.getByRole('region', { name: 'Export everything' }).waitFor();
    expect(await page.getByRole('region', { name: /update/i }).count()).toBe(0);
    expect(await app.control.connections()).toEqual([]);
  });

  it('prints if there is a printer, and says what to do if there is none', async () => {
    const printer = await startPrinter();
    onTestFinished(() => printer.stop());
    const app = await desktopFor({ env: printer.environment });
    const { page } = await writeResume(app, 'Ada Lovelace');
    const dialog = page.getByRole('dialog', { name: 'Print' });
    // Requested while the page is still opening.
    await app.control.clickMenu({ path: ['File', 'Print…'] });
    await eventually(() => dialog.getByRole('combobox', { name: 'Printer' }).textContent()).toBe('Office (default)');
    await app.quit();

    if (noCups() !== '') return;
    const none = await startCups();
    onTestFinished(() => none.stop());
    const without = await app.restart({ env: none.environment });
    const list = await listOf(without);
    await list.getByRole('link', { name: 'Ada Lovelace' }).click();
    await fieldOf(list, 'basics.fullName').waitFor();
    await without.control.clickMenu({ path: ['File', 'Print…'] });
    const trouble = list.getByRole('dialog', { name: 'Print' }).getByRole('alert');
    await trouble.getByText('No printer found').waitFor();
    const pdf = await saveAs(without, trouble.getByRole('button', { name: 'Download PDF' }), 'instead.pdf');
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
  });
});
