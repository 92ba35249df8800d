import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import type { RequestData } from '../bridge/events.ts';
import { eventNames, methodNames } from '../bridge/names.ts';
import { readConfig } from './config.ts';
import { isSignInLink } from './deep-links.ts';
import { handlers } from './handlers/index.ts';
import { contextTemplate, menuTemplate, type MenuOptions } from './menus.ts';
import { cutOff } from './no-network.ts';
import { createOpening } from './opening.ts';
import { noticeText } from './store-notice.ts';
import { placeFor } from './window-place.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

describe('the bridge', () => {
  it('names every handler and nothing else', () => {
    const served = Object.entries(handlers).flatMap(([namespace, calls]) =>
      Object.keys(calls).map((name) => `${namespace}.${name}`),
    );
    expect([...methodNames].sort()).toEqual(served.sort());
    expect([...eventNames].sort()).toEqual(['accountChanged', 'asked', 'closing', 'documentChanged']);
  });
});

describe('a window', () => {
  const display = { x: 0, y: 25, width: 1920, height: 1055 };

  it.each([
    ['at first', null, [display], { width: 1440, height: 900 }],
    ['where it stood', { x: 10, y: 50, width: 800, height: 700 }, [display], { x: 10, y: 50, width: 800, height: 700 }],
    [
      'in the middle if its display is gone',
      { x: 2_000, y: 50, width: 800, height: 700 },
      [display],
      { width: 800, height: 700 },
    ],
    [
      'in the middle if only a corner is visible',
      { x: 1_900, y: 50, width: 800, height: 700 },
      [display],
      { width: 800, height: 700 },
    ],
    [
      'with its title bar in reach',
      { x: 10, y: -300, width: 800, height: 700 },
      [display],
      { x: 10, y: 25, width: 800, height: 700 },
    ],
    [
      'no larger than its display',
      { x: 0, y: 25, width: 4_000, height: 3_000 },
      [display],
      { x: 0, y: 25, width: 1920, height: 1055 },
    ],
    [
      'on the second display',
      { x: 2_000, y: 100, width: 800, height: 700 },
      [display, { x: 1920, y: 0, width: 1920, height: 1080 }],
      { x: 2_000, y: 100, width: 800, height: 700 },
    ],
  ])('opens %s', (_name, last, displays, place) => expect(placeFor(last, displays)).toEqual(place));
});

describe('sign-in links', () => {
  const good = 'vitae://signed-in?code=abc-DEF_123&state=xyz.789';
  it.each([good, 'vitae://signed-in/?state=a&code=b'])('%s counts', (address) =>
    expect(isSignInLink(address)).toBe(true),
  );
  it.each([
    'vitae://signed-in',
    'vitae://signed-in?code=a',
    `${good}&code=c`,
    `${good}&next=/evil`,
    `${good}#x`,
    'vitae://open?code=a&state=b',
    'vitae://signed-in/path?code=a&state=b',
    'vitae://user@signed-in?code=a&state=b',
    'vitae:signed-in?code=a&state=b',
    'vitae://signed-in?code=%3Cscript%3E&state=b',
    'vitae://signed-in?code=&state=b',
    'https://signed-in?code=a&state=b',
    `vitae://signed-in?code=${'x'.repeat(600)}&state=b`,
    'javascript:alert(1)',
  ])('%.60s does not', (address) => expect(isSignInLink(address)).toBe(false));

  const opening = (finishSignIn = vi.fn<(code: string) => Promise<void>>(() => Promise.resolve())) => {
    const asked: RequestData[] = [];
    const log = vi.fn<(message: string) => void>();
    return {
      asked,
      log,
      finishSignIn,
      ...createOpening({
        ask: (request) => void asked.push(request),
        account: { finishSignIn },
        recent: { add: () => undefined },
        log,
      }),
    };
  };

  it('complete the waiting sign-in, and show the documents', async () => {
    const { openLink, finishSignIn, asked } = opening();
    await openLink(good);
    expect(finishSignIn.mock.calls).toEqual([[good]]);
    expect(asked).toEqual([{ what: 'go', to: '/account/resumes' }]);
  });

  it('of another kind are logged without their text and ignored', async () => {
    const { openLink, finishSignIn, asked, log } = opening();
    await openLink('vitae://delete-everything?token=secret');
    expect([finishSignIn.mock.calls, asked]).toEqual([[], []]);
    expect(log.mock.calls).toEqual([['Refused an address that this program does not know.']]);
  });

  it('that fail report why', async () => {
    const { openLink, asked } = opening(
      vi.fn<(code: string) => Promise<void>>(() => Promise.reject(new Error('It took too long.'))),
    );
    await openLink(good);
    expect(asked).toEqual([{ what: 'notify', title: 'You were not signed in', text: 'It took too long.' }]);
  });

  it('and files that cannot be opened are reported', async () => {
    const { openFiles, asked } = opening();
    await openFiles(['/nowhere/a.exe']);
    expect(asked).toMatchObject([{ what: 'notify', title: 'The file could not be opened' }]);
  });
});

describe('menus', () => {
  const asked: RequestData[] = [];
  const opened: string[] = [];
  const options: MenuOptions = {
    system: 'linux',
    appName: 'Vitae',
    recent: ['/a/Tom & Ana.pdf'],
    links: [{ label: 'Contact', url: 'https://vitae.example/contact' }],
    ask: (request) => void asked.push(request),
    newWindow: () => void opened.push('window'),
    openRecent: (path) => void opened.push(path),
    clearRecent: () => void opened.push('clear'),
    openLink: (url) => void opened.push(url),
  };
  const flatten = (items: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
    items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flatten(item.submenu) : [])]);
  const itemsOf = (system: NodeJS.Platform) => flatten(menuTemplate({ ...options, system }));
  const press = (item: MenuItemConstructorOptions | undefined) => item?.click?.({} as never, undefined, {});

  it.each([
    ['New Resume', 'CmdOrCtrl+N', 'new'],
    ['Open…', 'CmdOrCtrl+O', 'open'],
    ['Save PDF…', 'CmdOrCtrl+S', 'save-pdf'],
    ['Print…', 'CmdOrCtrl+P', 'print'],
    ['Undo', 'CmdOrCtrl+Z', 'undo'],
    ['Redo', 'CmdOrCtrl+Shift+Z', 'redo'],
    ['Command Palette…', 'CmdOrCtrl+K', 'palette'],
  ])('%s (%s) asks the page to %s', (label, accelerator, command) => {
    asked.length = 0;
    const item = itemsOf('linux').find((found) => found.label === label);
    press(item);
    expect(item?.accelerator).toBe(accelerator);
    expect(asked).toEqual([{ what: 'command', command }]);
  });

  it('open recent files, windows and links', () => {
    opened.length = 0;
    for (const label of ['New Window', 'Tom && Ana.pdf', 'Clear Menu', 'Contact'])
      press(itemsOf('linux').find((item) => item.label === label));
    expect(opened).toEqual(['window', '/a/Tom & Ana.pdf', 'clear', 'https://vitae.example/contact']);
  });

  it.each([
    ['a field', true, '', ['cut', 'copy', 'paste', undefined, 'selectAll']],
    ['a text that is selected', false, 'Ana', ['copy']],
    ['nothing', false, ' ', []],
  ])('offer for a right click on %s what fits', (_name, isEditable, selectionText, roles) => {
    const editFlags = { canCut: true, canCopy: true, canPaste: true, canSelectAll: true } as never;
    expect(contextTemplate({ isEditable, selectionText, editFlags }).map(({ role }) => role)).toEqual(roles);
  });

  it('have the application menu only on macOS, and the shortcuts of Windows on Windows', () => {
    expect(itemsOf('darwin')[0]).toMatchObject({ label: 'Vitae' });
    expect(itemsOf('darwin').filter(({ role }) => role === 'quit')).toHaveLength(1);
    expect(itemsOf('linux').filter(({ role }) => role === 'quit')).toHaveLength(1);
    expect(itemsOf('win32').find(({ label }) => label === 'Redo')?.accelerator).toBe('Ctrl+Y');
  });
});

describe('settings of the environment', () => {
  it.each([
    [{}, 'http://localhost:3000', null],
    [{ VITAE_SERVER_URL: '' }, 'http://localhost:3000', null],
    [
      { VITAE_SERVER_URL: 'https://vitae.example', VITAE_UPDATE_URL: 'https://vitae.example/desktop' },
      'https://vitae.example',
      'https://vitae.example/desktop',
    ],
  ])('%j', (environment, serverUrl, updateUrl) => expect(readConfig(environment)).toEqual({ serverUrl, updateUrl }));

  it.each([
    [{ VITAE_SERVER_URL: 'vitae.example' }, 'VITAE_SERVER_URL'],
    [{ VITAE_SERVER_URL: 'http://vitae.example' }, 'VITAE_SERVER_URL: must begin with https,'],
    [{ VITAE_SERVER_URL: 'https://vitae.example/api' }, 'VITAE_SERVER_URL: must be an origin'],
    [{ VITAE_UPDATE_URL: 'http://vitae.example' }, 'VITAE_UPDATE_URL'],
  ])('refuses %j by its name', (environment, text) => expect(() => readConfig(environment)).toThrow(text));
});

describe('the network of Chromium', () => {
  it.each([
    [undefined, 'MAP * ~NOTFOUND'],
    ['https://updates.example/desktop', 'MAP * ~NOTFOUND, EXCLUDE updates.example'],
    ['not an address', 'MAP * ~NOTFOUND'],
  ])('has no names but that of the server of new versions: %s', (updateUrl, rules) => {
    const switches = new Map<string, string>();
    cutOff({ appendSwitch: (name, value = '') => void switches.set(name, value) }, updateUrl);
    expect(Object.fromEntries(switches)).toEqual({
      'force-webrtc-ip-handling-policy': 'disable_non_proxied_udp',
      'proxy-server': '127.0.0.1:1',
      'proxy-bypass-list': '<-loopback>',
      'host-resolver-rules': rules,
    });
  });
});

describe('the notice of the store', () => {
  it('says in plain words what happened, and where the damaged file is', () => {
    const restored = noticeText({
      kind: 'restored',
      backupOf: '2026-11-20T10:00:00.000Z',
      setAside: '/data/damaged',
      rescued: 2,
    });
    expect(restored.text).toMatch(
      /^The file that holds them was damaged or missing, and was replaced by the backup of Nov 20, 2026.* 2 newer documents could be recovered from it\. The damaged file was moved to \/data\/damaged\.$/,
    );
    expect(noticeText({ kind: 'lost', setAside: null, rescued: 0 }).text).toBe(
      'The file that holds them was damaged or missing, and there is no backup of it.',
    );
  });
});
