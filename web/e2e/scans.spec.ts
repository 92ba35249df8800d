import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { chooseFile, watchTrouble } from './support/app.ts';

const scan = {
  name: 'nurse.pdf',
  mimeType: 'application/pdf',
  buffer: readFileSync(join(import.meta.dirname, '../../packages/testkit/scans/nurse.pdf')),
};

test('a scan is recognised on the device once it is asked for, and opens in the builder', async ({ page }) => {
  const trouble = watchTrouble(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const ofRecognition = () => fetched.filter((url) => /traineddata|tesseract|recognition-worker/.test(url));
  await page.goto('/resume/start/upload');
  await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), scan);
  await expect(page.getByText('nurse.pdf is a picture of text')).toBeVisible();
  await expectAccessible(page);
  expect(ofRecognition()).toEqual([]);

  await page.getByRole('button', { name: 'Read the picture' }).click();
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Philippa Osei-Grant', {
    timeout: 120_000,
  });
  await expect(page.getByRole('img', { name: 'Page 1' })).toBeVisible();
  // English only.
  expect(ofRecognition().filter((url) => url.includes('traineddata'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Open in builder' }).click();
  await page.waitForURL('**/resume/builder/**');
  expect(trouble).toEqual([]);
});
