import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as domain from '@vitae/domain';
import { chromiumSwitches } from '@vitae/testkit/chromium-switches';
import { chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { z } from 'zod';
import { findTestBrowser } from '../../../../scripts/browser.ts';
import * as conformance from '../conformance.ts';
import type * as saver from '../saver.ts';
import type * as backend from './indexeddb-backend.ts';
import type * as store from './index.ts';

const program = findTestBrowser();
if (!program)
  console.warn('Skipped: the store in a real Chromium. No Chromium or Chrome was found; name one in CHROMIUM.');

const origin = 'https://store.test';
/** The modules that a page imports, by name. */
const modules = {
  conformance: '../conformance.ts',
  backend: './indexeddb-backend.ts',
  store: './index.ts',
  saver: '../saver.ts',
  domain: '@vitae/domain',
};
declare global {
  var pageModules: {
    conformance: typeof conformance;
    backend: typeof backend;
    store: typeof store;
    saver: typeof saver;
    domain: typeof domain;
  };
}

/** Bundles the modules into one script that hands them to the page. */
async function bundle(): Promise<string> {
  const entry = '\0page';
  const lines = Object.entries(modules).map(([name, path]) => `import * as ${name} from ${JSON.stringify(path)};`);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: [
      {
        name: 'page',
        resolveId: (id, importer) =>
          id === 'page' ? entry : importer === entry && id.startsWith('.') ? join(import.meta.dirname, id) : undefined,
        load: (id) =>
          id === entry
            ? `${lines.join('\n')}\nglobalThis.pageModules = { ${Object.keys(modules).join(', ')} };`
            : undefined,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'page', output: { codeSplitting: false } } },
  });
  return z.object({ output: z.tuple([z.object({ code: z.string() })]).rest(z.unknown()) }).parse(built).output[0].code;
}

let script = '';
const browsers: ChildProcess[] = [];
const folders: string[] = [];

function newProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-store-'));
  folders.push(folder);
  return folder;
}

/** Starts a browser in its own process group on a profile, so that all of it can be killed. */
async function launch(profile: string): Promise<{ newPage: () => Promise<Page>; kill: () => Promise<void> }> {
  const browser = spawn(
    program ?? '',
    ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...chromiumSwitches, 'about:blank'],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  browsers.push(browser);
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    browser.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(output);
      if (found?.[1]) resolve(found[1]);
    });
    browser.on('exit', () => reject(new Error(`The browser ended: ${output}`)));
  });
  // A browser that is just starting sometimes does not answer its first connection.
  const connected = await chromium
    .connectOverCDP(address, { timeout: 8_000 })
    .catch(() => chromium.connectOverCDP(address));
  const [context] = connected.contexts();
  if (!context) throw new Error('The browser has no window');
  await context.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Store</title><script type="module">${script}</script>`,
    }),
  );
  return {
    async newPage() {
      const page = await context.newPage();
      await page.goto(`${origin}/`);
      return page;
    },
    kill: () => kill(browser),
  };
}

async function kill(browser: ChildProcess): Promise<void> {
  if (browser.pid === undefined || browser.exitCode !== null || browser.signalCode !== null) return;
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  process.kill(-browser.pid, 'SIGKILL');
  await ended;
}

describe.skipIf(!program)('IndexedDB in Chromium', () => {
  beforeAll(async () => {
    script = await bundle();
  });
  afterEach(async () => {
    await Promise.all(browsers.splice(0).map(kill));
  });
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })));

  it('keeps every rule of the conformance suite', async () => {
    const { newPage } = await launch(newProfile());
    const page = await newPage();
    const failures = await page.evaluate(async () => {
      const here = globalThis.pageModules;
      const found: string[] = [];
      for (const [index, { name, run }] of here.conformance.storeConformance.entries()) {
        await run(() => here.backend.indexedDbBackend(`conformance-${index}`)).catch((error: unknown) =>
          found.push(`${name}: ${String(error)}`),
        );
      }
      return { run: here.conformance.storeConformance.length, found };
    });
    expect(failures).toEqual({ run: conformance.storeConformance.length, found: [] });
  });

  it('has what was typed 150 ms before a SIGKILL', async () => {
    const profile = newProfile();
    const first = await launch(profile);
    const page = await first.newPage();
    const id = await page.evaluate(async () => {
      const here = globalThis.pageModules;
      const documents = here.store.createIndexedDbStore();
      const opened = await documents.create(here.domain.createResume({ title: 'Typed' }));
      const keeper = here.saver.createSaver(documents, opened);
      for (let key = 1; key <= 40; key++) {
        keeper.edit({ ...keeper.current, summary: 'x'.repeat(key) });
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      keeper.edit({ ...keeper.current, summary: 'the last key' });
      return opened.doc.id;
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    await first.kill();

    const second = await launch(profile);
    const found = await (
      await second.newPage()
    ).evaluate((key) => globalThis.pageModules.store.createIndexedDbStore().get('resume', key), id);
    expect(found.doc.summary).toBe('the last key');
  });

  it('merges the text that two tabs type into one document', async () => {
    const { newPage } = await launch(newProfile());
    const [one, two] = [await newPage(), await newPage()];
    const id = await one.evaluate(async () => {
      const here = globalThis.pageModules;
      return (await here.store.createIndexedDbStore().create(here.domain.createResume({ title: '' }))).doc.id;
    });
    const typed = (page: Page, place: 'title' | 'summary') =>
      page.evaluate(
        async ([key, field]) => {
          const here = globalThis.pageModules;
          const documents = here.store.createIndexedDbStore();
          const keeper = here.saver.createSaver(documents, await documents.get('resume', key));
          for (const letter of 'Written in a tab of its own') {
            keeper.edit({ ...keeper.current, [field]: keeper.current[field] + letter });
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
          await keeper.flush();
          await new Promise((resolve) => setTimeout(resolve, 500));
          const { title, summary, conflicts } = keeper.current;
          return { title, summary, conflicts };
        },
        [id, place] as const,
      );
    const text = 'Written in a tab of its own';
    const both = { title: text, summary: text, conflicts: [] };
    expect(await Promise.all([typed(one, 'title'), typed(two, 'summary')])).toEqual([both, both]);
  });

  it('reports that the disk is full, and saves once it is not', async () => {
    const { newPage } = await launch(newProfile());
    const page = await newPage();
    const browser = await page.context().newCDPSession(page);
    await page.evaluate(() => globalThis.pageModules.store.createIndexedDbStore().ready());
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000 });
    const failed = await page.evaluate(async () => {
      const here = globalThis.pageModules;
      const resume = here.domain.createResume({ title: 'Large' });
      const error = await here.store
        .createIndexedDbStore()
        .create({ ...resume, summary: 'word '.repeat(100_000) })
        .then(
          () => null,
          (reason: unknown) => reason,
        );
      return error instanceof Error && 'code' in error ? { code: error.code } : error;
    });
    expect(failed).toMatchObject({ code: 'quota' });
    await browser.send('Storage.overrideQuotaForOrigin', { origin });
    const listed = await page.evaluate(async () => {
      const here = globalThis.pageModules;
      const documents = here.store.createIndexedDbStore();
      await documents.create(here.domain.createResume({ title: 'Small' }));
      return (await documents.list()).map(({ title }) => title);
    });
    expect(listed).toEqual(['Small']);
  });

  it('continues after the browser has deleted the database', async () => {
    const { newPage } = await launch(newProfile());
    const page = await newPage();
    const browser = await page.context().newCDPSession(page);
    await page.evaluate(async () => {
      const here = globalThis.pageModules;
      const documents = here.store.createIndexedDbStore();
      const keeper = here.saver.createSaver(
        documents,
        await documents.create(here.domain.createResume({ title: 'Before' })),
      );
      Object.assign(globalThis, {
        goOn: async () => {
          keeper.edit({ ...keeper.current, title: 'After' });
          await keeper.flush();
          return (await documents.list()).map(({ title }) => title);
        },
      });
    });
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    expect(await page.evaluate('globalThis.goOn()')).toEqual(['After']);
  });
});
