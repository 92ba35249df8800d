import { createServer, request as ask, type Server } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { importFile } from '@vitae/importer';
import { freePort } from '@vitae/testkit/free-port';
import { readPdf } from '@vitae/testkit/read-pdf';
import {
  chooseFile,
  download,
  downloadAnyway,
  expectStored,
  followStep,
  kept,
  startResume,
  watchTrouble,
} from './support/app.ts';
import { long } from './support/long.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit the app works without a network, reloads included', async ({ page, context }) => {
  await startResume(page);
  const name = page.getByLabel('Full name', { exact: true });
  await name.fill('Ada Park');
  await expectStored(page, 'Ada Park');
  await kept(page);
  await context.setOffline(true);
  const trouble = watchTrouble(page);

  await page.reload();
  await expect(name).toHaveValue('Ada Park');
  await expect(page.locator('canvas').first()).toBeVisible();
  await name.fill('Ada Okafor');
  await expectStored(page, 'Ada Okafor');
  const [, slug = ''] = /builder\/([^/]+)/.exec(page.url()) ?? [];
  await followStep(page, slug, 'template');
  await page.getByRole('radio', { name: /Compact$/ }).check({ force: true });
  await followStep(page, slug, 'finalize');
  const pdf = await downloadAnyway(page, page.getByRole('main').getByRole('button', { name: 'Download PDF' }));
  expect((await readPdf(pdf)).text).toContain('Ada Okafor');
  const word = await download(page, page.getByRole('main').getByRole('button', { name: 'Download Word', exact: true }));
  expect((await importFile({ ...word, bytes: Uint8Array.from(word.bytes) })).resume.basics.fullName).toBe('Ada Okafor');

  // A file is read, on a page that was never opened; and pages that the server sends are rendered here.
  await page.goto('/resume/start/upload');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles({ name: 'mine.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByRole('button', { name: 'Open in builder' })).toBeVisible();
  // It is scored, too, and a letter is begun.
  await page.goto('/');
  await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), {
    name: 'mine.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  });
  await expect(page.getByRole('img', { name: /^Score: / })).toBeVisible();
  await page.goto('/coverletter/start');
  await page.getByRole('button', { name: /^From scratch/ }).click();
  await page.waitForURL('**/coverletter/builder/**');
  await page.getByLabel('Full name', { exact: true }).fill('Ada Letterman');
  await expectStored(page, 'Ada Letterman');
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Questions and answers/);
  expect(trouble.filter((line) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(line))).toEqual([]);
});

/** A proxy in front of the journeys' server, which can lose files, change the build, or be gone. */
async function startProxy(target: string) {
  const state = { change: (_path: string, body: string) => body, lost: (_path: string) => false, isGone: false };
  const server: Server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (state.isGone || state.lost(path)) {
      outgoing.writeHead(state.isGone ? 502 : 404, { 'content-type': 'text/html' }).end('gone');
      return;
    }
    const {
      'accept-encoding': _encoding,
      'if-none-match': _etag,
      'if-modified-since': _since,
      ...headers
    } = incoming.headers;
    const passed = ask(
      `${target}${path.replace('/index-next-', '/index-')}`,
      { method: incoming.method, headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const { 'content-length': _length, etag: _tag, ...rest } = answer.headers;
          const isText = /html|javascript/.test(String(answer.headers['content-type']));
          const bytes = Buffer.concat(parts);
          outgoing.writeHead(answer.statusCode ?? 500, rest).end(isText ? state.change(path, bytes.toString()) : bytes);
        });
      },
    );
    incoming.pipe(passed);
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    origin: `http://localhost:${port}`,
    state,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a new build is offered, and two are never mixed', async ({ page, context, baseURL }) => {
  test.slow();
  const proxy = await startProxy(baseURL ?? '');
  await page.clock.install();
  await page.goto(`${proxy.origin}/resume/start`);
  await page.getByRole('button', { name: /^From scratch/ }).click();
  await page.waitForURL('**/prequest');
  const title = page.getByRole('main').getByLabel('Job title you are applying for');
  await title.fill('Welder');
  await kept(page);
  const entryOf = (tab: Page) =>
    tab.evaluate(() => document.querySelector('script[src*="/assets/index-"]')?.getAttribute('src'));
  const first = await entryOf(page);
  /** Makes the browser look for a newer service worker; the page itself looks too, and may be first. */
  const update = () =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update().catch(() => undefined);
    });
  /** What is under way, and which builds can be opened without a network. */
  const keptBuilds = () =>
    page.evaluate(async () => {
      const { installing, waiting } = await navigator.serviceWorker.ready;
      const keys = await (await caches.open('vitae.offline-builds')).keys();
      const builds = keys.map(({ url }) => new URL(url).searchParams.get('build')).filter((id) => id !== null);
      return { isInstalling: installing !== null, isWaiting: waiting !== null, builds };
    });
  const [firstBuild = ''] = (await keptBuilds()).builds;
  const firstOnly = { isInstalling: false, isWaiting: false, builds: [firstBuild] };

  // The next build names its entry differently, and its server has lost a file: it cannot be kept.
  proxy.state.change = (path, body) =>
    path === '/service-worker.js' || body.startsWith('<!doctype')
      ? body
          .replaceAll(/\/assets\/index-([\w-]{8})\.js/g, '/assets/index-next-$1.js')
          .replace(/\bid:.[\da-f]{4}/, '$&beef')
      : body;
  let isTried = false;
  proxy.state.lost = (path) => {
    const isLost = path.startsWith('/assets/index-next-');
    isTried ||= isLost;
    return isLost;
  };
  await update();
  await expect.poll(() => isTried).toBe(true);
  await expect.poll(keptBuilds).toEqual(firstOnly);
  // A server that is not there: the first build opens, as a whole.
  proxy.state.isGone = true;
  await page.reload();
  await expect(title).toHaveValue('Welder');
  expect(await entryOf(page)).toBe(first);
  proxy.state.isGone = false;

  // Repaired, the build is kept; the server has no code of the first one any more.
  proxy.state.lost = (path) => /^\/assets\/(?:summary-step|design-panel|skill|rich-text-editor)/.test(path);
  // A new worker waits until the one before it has nothing to do. Browsers end that one after a while, but not while a
  // test is attached to it.
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await expect
    .poll(async () => {
      const { isInstalling, isWaiting, builds } = await keptBuilds();
      if (isWaiting) await browser.send('ServiceWorker.stopAllWorkers');
      else if (!isInstalling && builds.includes(firstBuild)) await update();
      return builds.length === 1 && builds[0] !== firstBuild;
    })
    .toBe(true);
  const other = await context.newPage();
  await other.goto(`${proxy.origin}/faq`);
  expect(await entryOf(other)).not.toBe(first);
  await title.fill('Welder and fitter');
  expect(await entryOf(page)).toBe(first);
  const [, slug = ''] = /builder\/([^/]+)/.exec(page.url()) ?? [];
  await followStep(page, slug, 'summary');
  await expect(page.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible();
  expect(await entryOf(page)).toBe(first);

  // It is offered, and comes when the person says so.
  await page.clock.fastForward('05:00');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => entryOf(page).catch(() => first)).not.toBe(first);
  await expectStored(page, 'Welder and fitter');
  proxy.stop();
});

test(
  'the service worker can be turned off, stores nothing of the API, and answers for no shared document',
  long,
  async ({ page, baseURL }) => {
    const proxy = await startProxy(baseURL ?? '');
    await page.goto(`${proxy.origin}/faq`);
    await kept(page);
    await page.evaluate(() => Promise.all(['/api/health', '/r/none'].map((path) => fetch(path))));
    const stored = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('vitae.offline-'));
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored.length).toBeGreaterThan(100);
    expect(
      stored.filter(
        (path) =>
          !/^\/(?:assets|workers)\/|^\/(?:offline\.html|builds\.json|icon\.svg|third-party-notices\.json)$/.test(path),
      ),
    ).toEqual([]);

    const off = await (await fetch(`${proxy.origin}/service-worker-off.js`)).text();
    proxy.state.change = (path, body) => (path === '/service-worker.js' ? off : body);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).filter((name) => name.startsWith('vitae.offline-')).length,
        ]),
      )
      .toEqual([0, 0]);
    proxy.stop();
  },
);
