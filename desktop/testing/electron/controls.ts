import { pathToFileURL } from 'node:url';
import { toBrowser } from './addresses.ts';
import { app } from './app.ts';
import { BrowserWindow } from './browser-window.ts';
import { TargetGone, unlessGone } from './cdp.ts';
import { type Answers, answerDialog } from './dialog.ts';
import { preventable } from './events.ts';
import type { WebFrameMain } from './frames.ts';
import { connections, type Connection, dropConnections } from './main-network.ts';
import { Menu, type MenuItem } from './menu.ts';
import { type Call, calls } from './recorder.ts';
import { type Attempt, attempts, internet, type Served } from './requests.ts';
import { type Keychain, safeStorage, setKeychain } from './safe-storage.ts';
import { permissionAsked, permissionChecked } from './session.ts';
import { network, runningBrowser } from './state.ts';
import { autoUpdater, nativeTheme, powerMonitor, screen, setDisplays } from './system.ts';
import { makeWire } from './wire.ts';
import { receiverName } from './world/scripts.ts';

const wire = makeWire();

/** What a test can see of a window. */
export interface WindowState {
  id: number;
  targetId: string;
  url: string;
  title: string;
  visible: boolean;
  focused: boolean;
  state: 'normal' | 'maximized' | 'minimized' | 'fullscreen';
  bounds: { x: number; y: number; width: number; height: number };
  zoom: number;
  webPreferences: Record<string, unknown>;
}

/** An item of the menu as plain data. */
export interface MenuEntry {
  id?: string;
  label: string;
  role?: string;
  type: string;
  accelerator?: string;
  enabled: boolean;
  visible: boolean;
  checked: boolean;
  submenu: MenuEntry[];
}

/** How a test names an item: by its labels from the top, its id, its role or its accelerator. */
export type MenuChoice = { path: string[] } | { id: string } | { role: string } | { accelerator: string };

const windowOf = (id?: number): BrowserWindow => {
  const found = id === undefined ? BrowserWindow.getAllWindows()[0] : BrowserWindow.fromId(id);
  if (!found) throw new Error('There is no such window.');
  return found;
};

const stateOf = async (window: BrowserWindow): Promise<WindowState> => {
  const { targetId } = await window.webContents.ready;
  const state = (['maximized', 'minimized', 'fullscreen'] as const).find((name) =>
    ({ maximized: window.isMaximized, minimized: window.isMinimized, fullscreen: window.isFullScreen })[name](),
  );
  return {
    id: window.id,
    targetId,
    url: window.webContents.getURL(),
    title: window.getTitle(),
    visible: window.isVisible(),
    focused: window.isFocused(),
    state: state ?? 'normal',
    bounds: window.getBounds(),
    zoom: window.webContents.getZoomLevel(),
    webPreferences: JSON.parse(JSON.stringify(window.webContents.preferences)) as Record<string, unknown>,
  };
};

const entryOf = ({ id, label, role, type, accelerator, enabled, visible, checked, submenu }: MenuItem): MenuEntry => ({
  ...(id === undefined ? {} : { id }),
  ...(role === undefined ? {} : { role }),
  ...(accelerator === undefined ? {} : { accelerator }),
  label,
  type,
  enabled,
  visible,
  checked,
  submenu: submenu?.items.map(entryOf) ?? [],
});

const sameKeys = (one: string | undefined, other: string): boolean => {
  const keys = (text: string): string =>
    text
      .toLowerCase()
      .replace(/\b(commandorcontrol|cmdorctrl|ctrl|control|cmd|command)\b/, 'mod')
      .split('+')
      .sort()
      .join('+');
  return one !== undefined && keys(one) === keys(other);
};

const chosen = (menu: Menu | null, choice: MenuChoice): MenuItem => {
  const all = menu?.all() ?? [];
  let found: MenuItem | undefined;
  if ('path' in choice) {
    let items = menu?.items ?? [];
    for (const label of choice.path) {
      found = items.find((item) => item.label.replaceAll('&', '') === label);
      items = found?.submenu?.items ?? [];
    }
  } else if ('id' in choice) found = all.find(({ id }) => id === choice.id);
  else if ('role' in choice) found = all.find(({ role }) => role?.toLowerCase() === choice.role.toLowerCase());
  else found = all.find(({ accelerator }) => sameKeys(accelerator, choice.accelerator));
  if (found === undefined)
    throw new Error(`The menu has no ${JSON.stringify(choice)}. It has: ${all.map(({ label }) => label).join(', ')}`);
  return found;
};

const frameOf = (window: BrowserWindow, name: string): WebFrameMain => {
  const frames = window.webContents.mainFrame.framesInSubtree;
  const found =
    name === 'main'
      ? frames[0]
      : frames.find((frame, index) => index > 0 && (name === 'subframe' || frame.name === name || frame.url === name));
  if (found === undefined) throw new Error(`The window has no frame ${name}.`);
  return found;
};

const emitters = { app, autoUpdater, powerMonitor, nativeTheme, screen };

/** What a test can do with the imaginary computer, and see of it. The harness's client has the same types. */
export const controls = {
  /** Without those that are closed meanwhile. */
  windows: async (): Promise<WindowState[]> => {
    const states = BrowserWindow.getAllWindows().map((window) =>
      stateOf(window).catch((error: unknown) => {
        if (error instanceof TargetGone) return null;
        throw error;
      }),
    );
    return (await Promise.all(states)).filter((state) => state !== null);
  },
  calls: (what?: string): Call[] => (what === undefined ? calls : calls.filter((call) => call.what === what)),
  answer: <Kind extends keyof Answers>(kind: Kind, answer: Answers[Kind]): void => answerDialog(kind, answer),
  menu: (which: 'application' | 'context' = 'application'): MenuEntry[] =>
    (which === 'application' ? Menu.getApplicationMenu() : Menu.shown)?.items.map(entryOf) ?? [],
  clickMenu: (choice: MenuChoice, which: 'application' | 'context' = 'application'): void =>
    chosen(which === 'application' ? Menu.getApplicationMenu() : Menu.shown, choice).click(),
  /** Emits an event of the system; true if a listener prevented the default. */
  emit(on: keyof typeof emitters, name: string, ...args: unknown[]): boolean {
    const event = preventable({});
    emitters[on].emit(name, event, ...args);
    return event.defaultPrevented;
  },
  async setOnline(online: boolean): Promise<void> {
    network.online = online;
    if (!online) dropConnections();
    await Promise.all(
      BrowserWindow.getAllWindows().map(async ({ webContents }) =>
        webContents.emulateNetwork((await webContents.ready).cdp),
      ),
    );
  },
  setKeychain: (to: Keychain): void => setKeychain(to),
  /** The plain text of sealed bytes. */
  reveal: (sealed: Uint8Array): string => safeStorage.decryptString(Buffer.from(sealed)),
  setDisplays: (sizes: { width: number; height: number }[]): void => setDisplays(sizes),
  setSystemDark(dark: boolean): void {
    nativeTheme.systemDark = dark;
    nativeTheme.emit('updated');
  },
  /** Requests of pages that would have left the computer. */
  attempts: (): Attempt[] => attempts,
  /** Connections of the main process. */
  connections: (): Connection[] => connections,
  /** Adds an address to the imaginary internet, to see what a page gets if a guard is missing. */
  serve: (url: string, served: Served): void => void internet.set(url, served),
  /** An address as the page's location has it. */
  browserAddress: (url: string): string => toBrowser(url),
  /** Loads a page without any check, as if every guard had failed. */
  forceLoad: (url: string, id?: number): Promise<void> => windowOf(id).webContents.load(url),
  /**
   * Uses the IPC like a page that has compromised its process: from the main frame, the first subframe, or a frame by
   * name or address.
   */
  async forge({
    kind = 'invoke',
    channel,
    args,
    frame = 'main',
    window,
  }: {
    kind?: 'invoke' | 'send';
    channel: string;
    args: unknown[];
    frame?: string;
    window?: number;
  }): Promise<unknown> {
    const from = frameOf(windowOf(window), frame);
    if (from.world === undefined) throw new Error(`The frame ${frame} has no preload world.`);
    const reply = await from.inWorld(
      `${receiverName}.forge(${JSON.stringify(kind)}, ${JSON.stringify(channel)}, ${JSON.stringify(wire.encode(args))})`,
    );
    const { value, error } = wire.decode(String(reply)) as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  },
  /** The frames of a window as main sees them. */
  frames: (id?: number): { url: string; origin: string; name: string; main: boolean }[] =>
    windowOf(id).webContents.mainFrame.framesInSubtree.map((frame) => ({
      url: frame.url,
      origin: frame.origin,
      name: frame.name,
      main: frame.parent === null,
    })),
  /**
   * Drops a file where the page does not accept it: with `navigateOnDragDrop` Electron navigates to it unless main
   * prevents it. True if the page was left.
   */
  async dropFile(path: string, id?: number): Promise<boolean> {
    const { webContents } = windowOf(id);
    if (webContents.preferences['navigateOnDragDrop'] !== true) return false;
    const url = pathToFileURL(path).href;
    const may = webContents.mayNavigate(webContents.mainFrame.frameToken, url);
    if (may) await webContents.load(url);
    return may;
  },
  /**
   * Requests a permission from main, as Chromium does for what no page can request here; returns whether it is granted.
   */
  askPermission: (permission: string, details: object = {}, id?: number): Promise<boolean> =>
    permissionAsked(windowOf(id).webContents, permission, details),
  checkPermission: (permission: string, origin: string, id?: number): boolean =>
    permissionChecked(windowOf(id).webContents, permission, origin, {}),
  /**
   * Emits an event of the page that Chromium never emits here, such as `will-attach-webview`; true if main prevented
   * the default.
   */
  emitOnPage(name: string, details: object = {}, id?: number): boolean {
    const event = preventable(details);
    windowOf(id).webContents.emit(name, event, {}, {});
    return event.defaultPrevented;
  },
  /** The page's process dies. */
  async crashPage(id?: number): Promise<void> {
    const { cdp } = await windowOf(id).webContents.ready;
    const gone = new Promise<void>(
      (resolve) => void windowOf(id).webContents.once('render-process-gone', () => resolve()),
    );
    unlessGone(cdp.send('Page.crash'));
    await gone;
  },
  closeWindow: (id?: number): void => windowOf(id).close(),
  destroyWindow: (id: number): void => BrowserWindow.fromId(id)?.destroy(),
  setBounds: (bounds: object, id?: number): void => windowOf(id).setBounds(bounds),
  maximize: (id?: number): void => windowOf(id).maximize(),
  quit: (): void => app.quit(),
};

/** The messages from the harness and back. */
export interface Ask {
  id: number;
  name: keyof typeof controls;
  args: unknown[];
}
/** The app is ready, and Chromium runs. */
export interface Ready {
  ready: string;
  browserPid: number;
}
export type Answered = { id: number; value: unknown } | { id: number; error: string };

const send = (message: object): void => {
  if (process.connected) process.send?.(message);
};

/** Listens to the harness that started this process. */
export const listenToHarness = (): void => {
  process.on('message', ({ id, name, args }: Ask) => {
    void (async () => {
      try {
        const run = controls[name] as (...given: unknown[]) => unknown;
        send({ id, value: await run(...args) } satisfies Answered);
      } catch (error) {
        send({ id, error: error instanceof Error ? error.message : String(error) } satisfies Answered);
      }
    })();
  });
  app.on('ready', () => {
    const browser = runningBrowser();
    if (browser !== undefined) send({ ready: browser.endpoint, browserPid: browser.pid } satisfies Ready);
  });
};
