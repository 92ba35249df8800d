import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtMain } from '../testing/launch.ts';
import { desktopFor } from './support/desktop.ts';

it('starts offline on the list of documents, locked down, and makes no requests', async () => {
  const app = await desktopFor();
  const page = await app.firstWindow();
  await page.getByRole('heading', { name: 'Resumes' }).waitFor();
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  expect(await app.control.attempts()).toEqual([]);
  expect(await app.control.connections()).toEqual([]);
  expect(await app.control.windows()).toMatchObject([
    {
      url: 'app://vitae/account/resumes',
      visible: true,
      webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false, webviewTag: false },
    },
  ]);
  expect(await app.quit()).toBe(0);
});

it('loads the list of documents from one script, and fetches that of the form before anyone asks for it', async () => {
  const app = await desktopFor();
  const page = await app.firstWindow();
  await page.getByRole('heading', { name: 'Resumes' }).waitFor();
  const scripts = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => /assets\/(\w+)-[^/]*\.js$/.exec(name)?.[1] ?? []),
    );
  await expect.poll(scripts).toEqual(['index', 'form']);
  expect(await app.quit()).toBe(0);
});

it('loads one small module before the system prepares its windows', () => {
  const entry = readFileSync(builtMain, 'utf8');
  expect(entry.length).toBeLessThan(15_000);
  expect(entry).not.toMatch(/\b(?:from|import)"\.\//);
});
