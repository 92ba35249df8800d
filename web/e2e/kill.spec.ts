import { chromium, expect, test, type BrowserContext } from '@playwright/test';
import { openStep, startResume } from './support/app.ts';

test('a key press survives a browser that is killed 150 ms later', async ({ launchOptions, baseURL }, info) => {
  const profile = info.outputPath('profile');
  const open = () => chromium.launchPersistentContext(profile, { ...launchOptions, baseURL, locale: 'en-US' });

  const before = await open();
  const page = before.pages()[0] ?? (await before.newPage());
  const slug = await startResume(page);
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.pressSequentially('Ana Silva and the last key!');
  await expect(name).toHaveValue('Ana Silva and the last key!');
  await page.waitForTimeout(150);
  await kill(before);

  const after = await open();
  const reopened = after.pages()[0] ?? (await after.newPage());
  await openStep(reopened, slug, '');
  await expect(reopened.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ana Silva and the last key!');
  await after.close();
});

/** Ends the browser as a power cut does. */
async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const id = processInfo.find(({ type }) => type === 'browser')?.id;
  if (id === undefined) throw new Error('The browser does not report its process id');
  const closed = context.waitForEvent('close');
  process.kill(id, 'SIGKILL');
  await closed;
}
