import { type Attack, attack, gain, lateAttack } from '../attack.ts';
import { clickAs, foreignPage } from '../in-page.ts';

const popups: readonly [string, string][] = [
  ['another site', 'https://evil.example/popup'],
  ['about:blank', 'about:blank'],
  ['data:', 'data:text/html,<h1>evil</h1>'],
  ['a file', 'file:///etc/passwd'],
  ['the app’s own deep link', 'vitae://signed-in?code=evil-code&state=x'],
  ['a page of the app', 'https://vitae.app.invalid/account/settings'],
];

/** New windows, links out, and what the system would do with them. */
export const windows: readonly Attack[] = [
  ...popups.map(([name, address]) =>
    lateAttack(`a script opens a window without a click: ${name}`, async ({ page }) =>
      gain(
        await page.evaluate((to) => window.open(to, '', 'width=300') !== null, address),
        'the page holds the window',
      ),
    ),
  ),
  lateAttack('a script opens a window on a blob:', async ({ page }) => {
    await page.evaluate(
      () =>
        void window.open(
          URL.createObjectURL(new Blob(['<script>opener.pwned = "opener"</script>'], { type: 'text/html' })),
        ),
    );
    return '';
  }),
  lateAttack('a link with a target, clicked by a script', async ({ page }) => {
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: 'https://evil.example/link', target: '_blank' });
      document.body.append(link);
      link.click();
      link.remove();
    });
    return '';
  }),
  lateAttack('after a click: the page navigates to a network share', async ({ page }) =>
    clickAs(page, () => void (location.href = 'smb://evil.example/share')),
  ),
  lateAttack('after a click: an address that starts a program', async ({ page }) =>
    clickAs(page, () => void window.open('ms-msdt:/id PCWDiagnostic')),
  ),
  lateAttack('after a click: a network share', async ({ page }) =>
    clickAs(page, () => void window.open('smb://evil.example/share')),
  ),
  lateAttack('after a click: http without encryption', async ({ page }) =>
    clickAs(page, () => void window.open('http://evil.example/')),
  ),
  lateAttack('after a click: an address of 9,000 characters', async ({ page }) =>
    clickAs(page, () => void window.open(`https://evil.example/?${'x'.repeat(9_000)}`)),
  ),
  lateAttack('after a click on a foreign page: a link to the system', async ({ calls, control, home, page }) => {
    await control.forceLoad(foreignPage);
    // Playwright is informed slightly later than the program.
    await page.waitForURL(await control.browserAddress(foreignPage));
    await clickAs(page, () => void window.open('https://evil.example/phishing'));
    await page.waitForTimeout(100);
    const opened = await calls('shell.openExternal');
    await home();
    return gain(opened.length > 0, 'the system’s browser was opened');
  }),
  attack('a window with weaker settings than the first', async ({ bare, control }) => {
    try {
      await bare();
    } catch (error) {
      return `the window was none that can be opened here: ${String(error)}`;
    }
    const { webPreferences } = (await control.windows()).at(-1) ?? {};
    const expected = {
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      navigateOnDragDrop: false,
    };
    const wrong = Object.entries(expected).filter(([name, value]) => webPreferences?.[name] !== value);
    return gain(
      wrong.length > 0,
      `the window has ${JSON.stringify(Object.fromEntries(wrong.map(([name]) => [name, webPreferences?.[name]])))}`,
    );
  }),
  attack('the page reaches Node or Electron', async ({ page }) =>
    page.evaluate(() => {
      const world = globalThis as unknown as Record<string, unknown>;
      const reached = [
        'require',
        'process',
        'module',
        'Buffer',
        'electron',
        'ipcRenderer',
        'standInSend',
        'standInReceive',
      ].filter((name) => typeof world[name] !== 'undefined');
      return reached.join(' ');
    }),
  ),
  attack('the page replaces the bridge', async ({ page }) =>
    page.evaluate(() => {
      const { desktop } = globalThis as unknown as { desktop: Record<string, unknown> };
      const changed: string[] = [];
      for (const change of [
        () => ((globalThis as Record<string, unknown>)['desktop'] = {}),
        () => (desktop['call'] = () => 'pwned'),
        () => Object.defineProperty(desktop, 'more', { value: 1 }),
      ]) {
        try {
          change();
          if (
            (globalThis as Record<string, unknown>)['desktop'] !== desktop ||
            String(desktop['call']).includes('pwned') ||
            'more' in desktop
          )
            changed.push(String(change));
        } catch {
          // As it should be.
        }
      }
      return changed.join('; ');
    }),
  ),
];

const permissions = [
  'media',
  'geolocation',
  'notifications',
  'clipboard-read',
  'midi',
  'midiSysex',
  'usb',
  'serial',
  'hid',
  'bluetooth',
  'display-capture',
  'persistent-storage',
  'fileSystem',
  'openExternal',
  'pointerLock',
  'fullscreen',
  'idle-detection',
  'storage-access',
  'window-management',
  'local-fonts',
  'mediaKeySystem',
  'keyboardLock',
  'speaker-selection',
  'unknown',
];
const devices = new Set(['usb', 'serial', 'hid', 'bluetooth']);

/** Features that require permission in a browser. */
export const asking: readonly Attack[] = [
  attack('the page asks for the camera', async ({ page }) =>
    gain(
      await page.evaluate(() =>
        navigator.mediaDevices.getUserMedia({ video: true }).then(
          () => true,
          () => false,
        ),
      ),
      'there is a picture',
    ),
  ),
  attack('the page asks where the person is', async ({ page }) =>
    gain(
      await page.evaluate(
        () =>
          new Promise<boolean>((resolve) =>
            navigator.geolocation.getCurrentPosition(
              () => resolve(true),
              ({ code }) => resolve(code !== 1),
            ),
          ),
      ),
      'the location is given',
    ),
  ),
  attack('the page reads the clipboard', async ({ page }) =>
    gain(
      await page.evaluate(() =>
        navigator.clipboard.readText().then(
          () => true,
          () => false,
        ),
      ),
      'the clipboard was read',
    ),
  ),
  attack('the page shows notifications of the system', async ({ page }) =>
    gain((await page.evaluate(() => Notification.requestPermission())) === 'granted', 'it may'),
  ),
  ...permissions
    .filter((name) => !devices.has(name))
    .map((name) =>
      attack(`a permission request: ${name}`, async ({ control }) =>
        gain(await control.askPermission(name), 'it was granted'),
      ),
    ),
  ...[...devices].map((name) =>
    attack(`a device request: ${name}`, async ({ control }) =>
      gain(await control.askPermission(name), 'it was granted'),
    ),
  ),
  attack('a permission check', async ({ control }) => {
    const held = await Promise.all(
      permissions.map(async (name) => ((await control.checkPermission(name, 'app://vitae')) ? name : '')),
    );
    return held.join('');
  }),
  attack('another page asks to write to the clipboard', async ({ control }) =>
    gain(await control.checkPermission('clipboard-sanitized-write', 'https://evil.example'), 'it may'),
  ),
];
