import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../../../scripts/browser.ts';
import { type Cdp, cdpOverPipe, TargetGone } from './cdp.ts';

const profile = mkdtempSync(join(tmpdir(), 'vitae-cdp-'));
let chromium: ChildProcess;
let ended: Promise<unknown>;
let root: Cdp;
let session: (id: string) => Cdp;

beforeAll(() => {
  chromium = spawn(
    findBrowser() ?? '',
    ['--no-sandbox', '--headless', '--disable-gpu', '--remote-debugging-pipe', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  ended = new Promise((resolve) => void chromium.once('exit', resolve));
  const [, , , write, read] = chromium.stdio;
  if (!write || !read || !('write' in write) || !('read' in read)) throw new Error('Chromium has no debugging pipe.');
  ({ root, session } = cdpOverPipe(write, read));
});
afterAll(async () => {
  chromium.kill('SIGKILL');
  await ended;
  rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
});

/** A page that is asked something that it never answers. */
async function askedPage() {
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
  const page = session(sessionId);
  await page.send('Inspector.enable');
  const answer = page.send('Runtime.evaluate', { expression: 'new Promise(() => {})', awaitPromise: true });
  // The promise is awaited once the page has ended.
  answer.catch(() => undefined);
  return { targetId, page, answer };
}

/* Chromium answers none of these calls, so that whoever waited for a window of the app waited forever. */
it('rejects the pending requests to a page when it is closed', async () => {
  const { targetId, answer } = await askedPage();
  await root.send('Target.closeTarget', { targetId });
  await expect(answer).rejects.toThrow(TargetGone);
});

it('rejects what a page was asked when it crashes', async () => {
  const { page, answer } = await askedPage();
  page.send('Page.crash').catch(() => undefined);
  await expect(answer).rejects.toThrow(TargetGone);
});

it('rejects whatever was asked when the browser ends', async () => {
  const { answer } = await askedPage();
  root.send('Browser.close').catch(() => undefined);
  await expect(answer).rejects.toThrow(TargetGone);
});
