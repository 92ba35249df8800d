import { readFile } from 'node:fs/promises';
import { expect, type Download, type Locator, type Page } from '@playwright/test';

/** Starts an empty resume from the list, as a user does. Returns the document's part of the address. */
export async function startResume(page: Page, step = ''): Promise<string> {
  await page.goto('/resume/start');
  return startFromList(page, step);
}

/** The same from a list that is already open. */
export async function startFromList(page: Page, step = ''): Promise<string> {
  await page.getByRole('button', { name: /^From scratch/ }).click();
  await page.waitForURL('**/prequest');
  const [, slug = ''] = /builder\/([^/]+)/.exec(page.url()) ?? [];
  if (step !== 'prequest') await followStep(page, slug, step);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return slug;
}

/** The address of a step. */
const stepAddress = (slug: string, step: string): string =>
  step ? `/resume/builder/${slug}/${step}` : `/resume/builder/${slug}`;

/** Opens a step by its address, which loads the app anew. */
export async function openStep(page: Page, slug: string, step: string): Promise<void> {
  await page.goto(stepAddress(slug, step));
}

/** Opens a step of the open builder, as a user does: nothing is loaded again. */
export async function followStep(page: Page, slug: string, step: string): Promise<void> {
  const address = stepAddress(slug, step);
  await page.locator(`a[href="${address}"]`).first().click();
  await page.waitForURL(`**${address}`);
}

/** Opens a tab of the design panel. */
export async function openDesignTab(
  page: Page,
  name: 'Template' | 'Colour and font' | 'Page' | 'Sections',
): Promise<void> {
  await page.getByRole('tablist', { name: 'Design' }).getByRole('tab', { name, exact: true }).click();
}

/** Brings a document in through the upload and opens it in the builder. Returns its part of the address. */
export async function importDocument(page: Page, name: string, content: unknown): Promise<string> {
  await page.goto('/resume/start/upload');
  await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), {
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  });
  await page.getByRole('button', { name: 'Open in builder' }).click();
  await page.waitForURL('**/resume/builder/*');
  const [, slug = ''] = /builder\/([^/]+)/.exec(page.url()) ?? [];
  return slug;
}

/** Presses a button that asks for a file, and chooses one. */
export async function chooseFile(
  page: Page,
  button: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(file);
}

/** Presses a button that downloads a file, and reads it. */
export async function download(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [file]: [Download, void] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The PDF, even if it is asked about first: what journeys open repeats itself. */
export async function downloadAnyway(page: Page, button: Locator): Promise<Buffer> {
  const anyway = page.getByRole('button', { name: 'Download anyway' });
  const asked = anyway.waitFor().then(
    () => anyway.click(),
    // It was downloaded at once.
    () => undefined,
  );
  const [{ bytes }] = await Promise.all([download(page, button), Promise.race([asked, page.waitForEvent('download')])]);
  return bytes;
}

/** The control, the note and whatever else belongs to one field of the document. */
export function fieldPlace(page: Page, path: string): Locator {
  return page.getByRole('main').locator(`[data-path="${path}"]`);
}

/** The builder's saving status. */
export function saveStatus(page: Page, word: 'Saved' | 'Not saved'): Locator {
  return page.getByRole('banner').getByRole('status').filter({ hasText: word });
}

/** Waits until the database has a text: only what is there survives the tab. */
export async function expectStored(page: Page, text: string): Promise<void> {
  await expect.poll(() => storedText(page)).toContain(text);
}

function storedText(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('vitae');
        opening.addEventListener('error', () => reject(new Error('The database does not open')));
        opening.addEventListener('success', () => {
          const rows = opening.result.transaction('documents').objectStore('documents').getAll();
          rows.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(rows.result));
          });
        });
      }),
  );
}

/**
 * Collects what the browser complains about: errors on the console, violations of the content security policy, uncaught
 * errors.
 */
export function watchTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    // A browser with a window asks for the icon of an address that draws nothing.
    if (message.location().url.endsWith('/favicon.ico')) return;
    if (message.type() === 'error' || message.text().includes('Content Security Policy'))
      trouble.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`${page.url()}: ${error.message}`));
  return trouble;
}

/** Waits until the app is kept on the device, which begins some seconds after a visit. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
