import { existsSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DesktopApp, launchDesktop, startProcess } from './launch.ts';

interface Bridge {
  call: (name: string, ...args: unknown[]) => Promise<unknown>;
  now: (value: unknown) => unknown;
  later: (value: unknown) => Promise<unknown>;
  fail: () => void;
  on: (listener: (...args: unknown[]) => void) => () => void;
  system: string;
  nested: { list: unknown[] };
}
declare global {
  // What the fixture's preload exposes, and what its page leaves behind.
  var bridge: Bridge;
  var started: string;
  var inline: boolean | undefined;
  var onlyPreload: boolean | undefined;
}

const main = join(import.meta.dirname, 'fixture/main.ts');
const home = 'https://fixture.app.invalid/';

let app: DesktopApp;
let page: Page;

/** The calls of a given name that the app has made to the system since a point in time. */
const callsOf = async (what: string): Promise<unknown[][]> => (await app.control.calls(what)).map(({ args }) => args);

const fetchInMain = (port = 61_234): Promise<unknown> =>
  page.evaluate((port) => globalThis.bridge.call('fetch', port), port);

const stays = async (): Promise<void> => {
  await page.waitForTimeout(150);
  expect(page.url()).toBe(home);
};

describe('the stand-in for Electron, guarded', () => {
  beforeAll(async () => {
    app = await launchDesktop({ main });
    page = await app.firstWindow();
  });
  afterAll(() => app.dispose());

  describe('the preload', () => {
    it('has run before the first script of the page, in an isolated world', async () => {
      expect(await page.evaluate(() => globalThis.started)).toBe('object');
      expect(
        await page.evaluate(() => [
          typeof globalThis.onlyPreload,
          typeof (globalThis as { standInSend?: unknown }).standInSend,
        ]),
      ).toEqual(['undefined', 'undefined']);
    });

    it('exposes frozen copies', async () => {
      expect(
        await page.evaluate(() => [
          Object.isFrozen(globalThis.bridge),
          Object.isFrozen(globalThis.bridge.nested.list),
          globalThis.bridge.system,
        ]),
      ).toEqual([true, true, process.platform]);
    });

    it('answers at once, follows promises, and reduces errors to their message', async () => {
      const seen = await page.evaluate(async () => {
        const caught: unknown[] = [];
        try {
          globalThis.bridge.fail();
        } catch (error) {
          caught.push(error instanceof Error, error instanceof TypeError, (error as Error).message);
        }
        const bytes = globalThis.bridge.now(new Uint8Array([1, 2])) as Uint8Array;
        return [...caught, bytes instanceof Uint8Array, ...bytes, await globalThis.bridge.later({ a: 1 })];
      });
      expect(seen).toEqual([true, false, 'from the preload', true, 1, 2, { a: 1 }]);
    });

    it('passes page events to callbacks until the page unsubscribes', async () => {
      const heard = await page.evaluate(async () => {
        const heard: unknown[] = [];
        const stop = globalThis.bridge.on((...args) => heard.push(args));
        await globalThis.bridge.call('tick', 'one', new Uint8Array([9]));
        await globalThis.bridge.call('tick', 'two');
        stop();
        await globalThis.bridge.call('tick', 'three');
        return heard.map((args) => (args as unknown[])[0]);
      });
      expect(heard).toEqual(['one', 'two']);
    });
  });

  describe('IPC', () => {
    it('transfers what structured cloning supports, in both directions', async () => {
      const seen = await page.evaluate(async () => {
        const big = new Uint8Array(300_000).map((_, index) => index);
        const [bytes, date, map, missing, odd, hostile] = (await globalThis.bridge.call(
          'echo',
          big,
          new Date(5),
          new Map([['k', new Set([1])]]),
          undefined,
          [Number.NaN, -0, 10n],
          JSON.parse('{"__proto__":{"polluted":true},"$":1}'),
        )) as [Uint8Array, Date, Map<string, Set<number>>, undefined, unknown[], Record<string, unknown>];
        return [
          bytes.length,
          bytes.every((byte, index) => byte === index % 256),
          date.getTime(),
          map.get('k')?.has(1),
          missing === undefined,
          odd.map(String),
          Object.is(odd[1], -0),
          Object.keys(hostile).sort(),
          'polluted' in {},
        ];
      });
      expect(seen).toEqual([300_000, true, 5, true, true, ['NaN', '0', '10'], true, ['$', '__proto__'], false]);
    });

    it('refuses functions, and transfers errors as a message', async () => {
      const tried = (name: string, argument?: 'function'): Promise<string> =>
        page.evaluate(
          ([name, argument]) =>
            globalThis.bridge
              .call(String(name), argument === 'function' ? { run: () => 1 } : 1)
              .then(String, (error: Error) => `${error.name}: ${error.message}`),
          [name, argument],
        );
      expect(await tried('echo', 'function')).toBe('Error: An object could not be cloned.');
      expect(await tried('fail')).toBe("Error: Error invoking remote method 'call': RangeError: too much");
    });

    it('distinguishes the page from a frame in it, and from another site', async () => {
      expect(await page.evaluate(() => globalThis.bridge.call('sender'))).toEqual({
        url: 'app://fixture/',
        origin: 'app://fixture',
        main: true,
        top: true,
      });
      await page.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.name = 'inner';
        document.body.append(frame);
      });
      const sender = () => app.control.forge({ channel: 'call', args: ['sender'], frame: 'subframe' });
      await expect.poll(sender).toEqual({ url: 'about:blank', origin: 'app://fixture', main: false, top: false });
      await page.evaluate(() => document.querySelector('iframe')?.remove());
      await app.control.serve('https://evil.example/', { body: '<h1>evil</h1>' });
      await app.control.forceLoad('https://evil.example/');
      expect(await app.control.forge({ channel: 'call', args: ['sender'] })).toMatchObject({
        url: 'https://evil.example/',
        origin: 'https://evil.example',
        main: true,
      });
      await app.control.forceLoad('app://fixture/');
      await page.waitForFunction(() => document.title === 'Fixture');
      await expect(app.control.forge({ channel: 'nobody', args: [] })).rejects.toThrow(
        "No handler registered for 'nobody'",
      );
    });
  });

  describe('refusals of main', () => {
    it.each([
      ['script', 'https://evil.example/'],
      ['another host of the app', 'https://other.app.invalid/'],
      ['blob', 'blob'],
    ])('navigation: %s', async (_name, address) => {
      await page.evaluate((to) => {
        location.href = to === 'blob' ? URL.createObjectURL(new Blob(['<h1>x</h1>'], { type: 'text/html' })) : to;
      }, address);
      await stays();
    });

    it('a redirect out of the app', async () => {
      await page.evaluate(() => {
        location.href = '/away';
      });
      await stays();
      // The one that the test itself has loaded.
      expect((await app.control.attempts()).filter(({ type }) => type === 'Document')).toEqual([
        { url: 'https://evil.example/', method: 'GET', type: 'Document', window: 1, stopped: false },
      ]);
    });

    it('windows, made by script, link and modified click', async () => {
      const before = page.context().pages().length;
      expect(await page.evaluate(() => window.open('https://example.com/script'))).toBeNull();
      await page.evaluate(() => {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<p><a id="out" target="_blank" href="https://example.com/link">out</a></p><p><a id="plain" href="https://example.com/modified">plain</a></p>',
        );
      });
      await page.click('#out');
      await page.click('#plain', { modifiers: ['ControlOrMeta'] });
      await expect
        .poll(() => callsOf('shell.openExternal'))
        .toEqual([
          ['https://example.com/script', null],
          ['https://example.com/link', null],
          ['https://example.com/modified', null],
        ]);
      await expect.poll(() => page.context().pages().length).toBe(before);
      expect((await app.control.attempts()).filter(({ url }) => url.includes('example.com'))).toEqual([]);
    });

    it('downloads', async () => {
      await page.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<p><a id="file" download href="/saved.txt">file</a></p>');
      });
      await page.click('#file');
      await stays();
      expect(await callsOf('dialog.showSaveDialog')).toEqual([]);
    });

    it('permissions', async () => {
      const seen = await page.evaluate(async () => [
        await navigator.mediaDevices.getUserMedia({ audio: true }).then(String, (error: Error) => error.name),
        await Notification.requestPermission(),
        await new Promise((resolve) =>
          navigator.geolocation.getCurrentPosition(
            () => resolve('found'),
            ({ code }) => resolve(code),
          ),
        ),
        (await navigator.permissions.query({ name: 'geolocation' })).state,
      ]);
      expect(seen).toEqual(['NotAllowedError', 'denied', 1, 'denied']);
      expect(await app.control.askPermission('unknown')).toBe(false);
      expect(await app.control.emitOnPage('will-attach-webview')).toBe(true);
    });

    it('everything that the policy of the page forbids, before main sees it', async () => {
      const before = (await app.control.attempts()).length;
      expect(await page.evaluate(() => globalThis.inline)).toBeUndefined();
      expect(await page.evaluate(() => fetch('https://leak.example/').then(String, () => 'refused'))).toBe('refused');
      expect(
        await page.evaluate(() =>
          fetch('https://other.app.invalid/echo').then(
            (answer) => answer.type,
            () => 'refused',
          ),
        ),
      ).toBe('refused');
      expect((await app.control.attempts()).length).toBe(before);
    });
  });

  it('serves the app through the protocol handler, at its own addresses', async () => {
    expect(
      await page.evaluate(() => fetch('/echo?q=1', { method: 'POST', body: 'ü' }).then((answer) => answer.json())),
    ).toEqual({ url: 'app://fixture/echo?q=1', method: 'POST', body: 'ü', host: 'fixture' });
    expect(await page.evaluate(() => fetch('/file').then((answer) => answer.text()))).toContain('exposeInMainWorld');
  });

  it('has no network, in the page, its workers, and main, until there is one', async () => {
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
    expect(
      await page.evaluate(
        () =>
          new Promise((resolve) => new Worker('/worker.js').addEventListener('message', ({ data }) => resolve(data))),
      ),
    ).toBe('refused');
    expect((await app.control.attempts()).at(-1)).toMatchObject({ url: 'https://leak.example/worker', stopped: false });
    expect(await fetchInMain()).toBe('ENOTFOUND');
    await app.control.setOnline(true);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
    const server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await fetchInMain(port)).toBe('here');
    await app.control.setOnline(false);
    expect(await fetchInMain(port)).toBe('ENOTFOUND');
    expect((await app.control.connections()).at(-1)).toEqual({ host: '127.0.0.1', port });
    server.close();
  });

  it('has menus, dialogs and windows', async () => {
    const before = (await callsOf('shell.beep')).length;
    await app.control.clickMenu({ path: ['File', 'Beep'] });
    await app.control.clickMenu({ accelerator: 'Shift+Ctrl+B' });
    expect((await callsOf('shell.beep')).length).toBe(before + 2);
    await expect(app.control.clickMenu({ path: ['File', 'Nothing'] })).rejects.toThrow('The menu has no');
    await app.control.answer('showOpenDialog', { filePaths: ['/a'] });
    expect(await page.evaluate(() => globalThis.bridge.call('open'))).toEqual({ canceled: false, filePaths: ['/a'] });
    expect(await page.evaluate(() => globalThis.bridge.call('open'))).toEqual({ canceled: true, filePaths: [] });
    await app.control.clickMenu({ role: 'toggleFullScreen' });
    expect(await app.control.windows()).toMatchObject([
      { url: 'app://fixture/', title: 'Fixture', visible: true, state: 'fullscreen' },
    ]);
  });

  it('opens the context menu', async () => {
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<input id="field" value="word">'));
    await page.click('#field', { clickCount: 3 });
    await page.click('#field', { button: 'right' });
    await expect
      .poll(async () => (await app.control.menu('context')).map(({ label }) => label))
      .toEqual(['Copy word true']);
  });

  it('encrypts for real, with a key outside of the app’s data', async () => {
    const sealed = await page.evaluate(() => globalThis.bridge.call('seal', 'a secret word'));
    expect(Buffer.from(sealed as number[]).toString('latin1')).not.toContain('secret');
    expect(existsSync(`${app.userData}-keychain/key`)).toBe(true);
  });

  it('lets one process run on the same data, and passes it the arguments of the second', async () => {
    const { exited, output } = startProcess({ main, userData: app.userData, args: ['vitae://open'] });
    expect(await exited, output()).toBe(0);
    const file = join(app.userData, 'second.json');
    await expect.poll(() => existsSync(file)).toBe(true);
    const { argv, data } = JSON.parse(readFileSync(file, 'utf8')) as { argv: string[]; data: unknown };
    expect(argv).toContain('vitae://open');
    expect(data).toEqual({ note: 'second' });
  });

  it('keeps a window whose page wants to stay, until main says otherwise', async () => {
    await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
    await page.click('h1');
    await app.control.closeWindow();
    await stays();
    expect(await app.control.windows()).toHaveLength(1);
  });

  it('restores a crashed page when main loads it again', async () => {
    await app.control.crashPage();
    await app.control.forceLoad('app://fixture/');
    page = await app.firstWindow();
    expect(await page.title()).toBe('Fixture');
  });

  it('ends at once when killed, starts again on the same data, and quits cleanly', async () => {
    await page.evaluate(() => localStorage.setItem('kept', 'yes'));
    await app.kill();
    rmSync(join(app.userData, 'closed.txt'), { force: true });
    const again = await app.restart();
    const next = await again.firstWindow();
    expect(await next.title()).toBe('Fixture');
    expect(existsSync(join(app.userData, 'closed.txt'))).toBe(false);
    expect(await again.quit()).toBe(0);
    expect(existsSync(join(app.userData, 'closed.txt'))).toBe(true);
    await again.dispose();
  });
});

describe('the stand-in for Electron, without guards', () => {
  it('lets through what main does not refuse, so that a missing guard is noticed', async () => {
    const open = await launchDesktop({ main, env: { FIXTURE_UNGUARDED: '1' } });
    try {
      const first = await open.firstWindow();
      await open.control.serve('https://evil.example/', { body: '<title>evil</title>' });
      await open.control.serve('https://evil.example/redirected', { body: '<title>redirected</title>' });
      await first.evaluate(() => window.open('https://evil.example/', '', 'width=300'));
      const popup = await open.windowWhere(({ url }) => url === 'https://evil.example/');
      expect(await popup.title()).toBe('evil');
      expect(
        await first.evaluate(async () => [
          await Notification.requestPermission(),
          (await navigator.permissions.query({ name: 'notifications' })).state,
        ]),
      ).toEqual(['granted', 'granted']);
      const saved = join(open.userData, 'saved.txt');
      await open.control.answer('showSaveDialog', { filePath: saved });
      await first.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<a id="file" download href="/saved.txt">file</a>');
      });
      await first.click('#file');
      await expect.poll(() => existsSync(saved) && readFileSync(saved, 'utf8')).toBe('saved');
      await first.evaluate(() => {
        location.href = '/away';
      });
      await first.waitForURL('https://evil.example/redirected');
    } finally {
      await open.dispose();
    }
  });
});
