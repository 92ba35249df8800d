import { readFile } from 'node:fs/promises';
import { oneColumn, writePdf } from '@vitae/testkit/import-files';
import { hasPoppler, pdftotext } from '@vitae/testkit/poppler';
import { expect, test } from '@playwright/test';
import { expectStored } from './support/app.ts';
import { liftFirst, press, tabTo } from './support/keyboard.ts';

test('the main job by keyboard alone: a file in, a field corrected, an entry added and moved, another template, a PDF out', async ({
  page,
}) => {
  test.skip(!hasPoppler(), 'pdftotext is not installed');
  await page.goto('/resume/start');
  await press(
    page,
    page.getByRole('link', { name: /^From a file/ }).or(page.getByRole('button', { name: /^From a file/ })),
  );
  await page.waitForURL('**/resume/start/upload');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    press(page, page.getByRole('button', { name: 'Choose a file' })),
  ]);
  await chooser.setFiles({ name: 'marta.pdf', mimeType: 'application/pdf', buffer: Buffer.from(writePdf(oneColumn)) });
  await press(page, page.getByRole('button', { name: 'Open in builder' }));
  await page.waitForURL('**/resume/builder/*');

  await tabTo(page, page.getByLabel('Headline', { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Planner of night shifts');

  await press(page, page.getByRole('link', { name: /^Experience/ }).first());
  await page.waitForURL('**/experience');
  await press(page, page.getByRole('button', { name: 'Add role' }));
  await tabTo(page, page.getByLabel('Job title', { exact: true }).first());
  await page.keyboard.type('Keeper of the lighthouse');
  await liftFirst(page, 'Keeper of the lighthouse');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Keeper of the lighthouse is over position 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Keeper of the lighthouse was moved to position 2.')).toBeAttached();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+y');
  await expectStored(page, 'Planner of night shifts');

  await press(page, page.getByRole('link', { name: /^Template/ }).first());
  await page.waitForURL('**/template');
  const templates = page.getByRole('group', { name: 'Templates' }).getByRole('radio');
  await tabTo(page, templates.first());
  await page.keyboard.press('ArrowRight');
  await expect(templates.nth(1)).toBeChecked();

  await press(page, page.getByRole('link', { name: /^Check and download/ }).first());
  await page.waitForURL('**/finalize');
  const button = page.getByRole('main').getByRole('button', { name: 'Download PDF' });
  await expect(button).toBeEnabled();
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
  const text = pdftotext(await readFile(await file.path()));
  const places = [
    'Planner of night shifts',
    'Senior Warehouse Planner',
    'Keeper of the lighthouse',
    'Stock Controller',
  ].map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
