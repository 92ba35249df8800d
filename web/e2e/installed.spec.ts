import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { kept } from './support/app.ts';
import { long } from './support/long.ts';

test.use({ serviceWorkers: 'allow' });

const manifestSchema = z.object({
  name: z.string(),
  display: z.literal('standalone'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string() })),
  file_handlers: z.array(z.object({ action: z.string(), accept: z.record(z.string(), z.array(z.string())) })),
});

test('Chromium finds nothing that keeps the app from being installed', long, async ({ page, context }) => {
  await page.goto('/');
  await kept(page);
  const browser = await context.newCDPSession(page);
  const { errors, data = '' } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, file_handlers: handlers } = manifestSchema.parse(JSON.parse(data));
  for (const { src } of icons) expect((await page.request.get(src)).status(), src).toBe(200);
  expect(handlers.flatMap(({ accept }) => Object.values(accept)).flat()).toEqual(['.vitae', '.pdf', '.docx']);
  for (const { action } of handlers) expect((await page.request.get(action)).status(), action).toBe(200);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A journey's window is like a private one, from which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('a file that the system opens with the installed app is read and can be edited', long, async ({ page }) => {
  const file = join(import.meta.dirname, '../../packages/testkit/corpus/nurse.pdf');
  const base64 = (await readFile(file)).toString('base64');
  // What Chromium hands over when the app is started with a file.
  await page.addInitScript((content) => {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    const handle = { getFile: () => Promise.resolve(new File([bytes], 'mine.pdf', { type: 'application/pdf' })) };
    const setConsumer = (consumer: (launch: { files: unknown[] }) => void) =>
      setTimeout(() => consumer({ files: [handle] }));
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  }, base64);
  await page.goto('/resume/start/upload?opened');
  await page.getByRole('button', { name: 'Open in builder' }).click();
  await page.waitForURL('**/resume/builder/**');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
