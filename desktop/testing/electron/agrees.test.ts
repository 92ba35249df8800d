import type * as Electron from 'electron';
import { expect, it } from 'vitest';
import type * as standIn from './index.ts';

/** Names that only the stand-in has, in addition to Electron's. */
interface Own {
  app: 'closeWindows' | 'closeRefused' | 'windowClosed';
  BrowserWindow: 'options';
  ipcMain: 'handlerOf';
  Menu: 'all';
  nativeTheme: 'systemDark';
  Notification: 'options';
  session: 'request' | 'checks' | 'devices' | 'protocol';
  webContents:
    | 'browserOrigin'
    | 'crashed'
    | 'destroyed'
    | 'expected'
    | 'frames'
    | 'load'
    | 'mayNavigate'
    | 'mayRedirect'
    | 'openWindow'
    | 'opened'
    | 'preferences'
    | 'ready'
    | 'started'
    | 'targetId'
    | 'emulateNetwork';
}

/** What the stand-in offers and Electron does not. */
type Strangers<Mine, Theirs, Allowed = never> = Exclude<keyof Mine, keyof Theirs | Allowed>;
/** Does not compile unless the list is empty. */
const none = <Names extends PropertyKey>(..._strangers: [Names] extends [never] ? [] : [Names]): void => undefined;
/** Only the types of the stand-in; `on` accepts any name. */
interface Given {
  safeStorage: typeof standIn.safeStorage;
  shell: typeof standIn.shell;
  clipboard: typeof standIn.clipboard;
  net: typeof standIn.net;
  dialog: typeof standIn.dialog;
  app: Omit<typeof standIn.app, 'on'>;
  window: Omit<standIn.BrowserWindow, 'on'>;
  contents: Omit<standIn.BrowserWindow['webContents'], 'on'>;
  frame: Omit<standIn.BrowserWindow['webContents']['mainFrame'], 'on'>;
}
const given: Partial<Given> = {};
/** Does not compile unless the types agree. */
const agrees = <Theirs>(_mine?: Partial<Theirs>): void => undefined;

it('has no name that Electron does not have, so that an app which runs here can run there', () => {
  none<Strangers<typeof standIn, typeof Electron>>();
  none<Strangers<typeof standIn.app, Electron.App, Own['app']>>();
  none<Strangers<standIn.BrowserWindow, Electron.BrowserWindow, Own['BrowserWindow']>>();
  none<Strangers<typeof standIn.BrowserWindow, typeof Electron.BrowserWindow>>();
  none<Strangers<standIn.BrowserWindow['webContents'], Electron.WebContents, Own['webContents']>>();
  none<
    Strangers<
      standIn.BrowserWindow['webContents']['mainFrame'],
      Electron.WebFrameMain,
      'children' | 'world' | 'deliver' | 'inWorld'
    >
  >();
  none<Strangers<typeof standIn.ipcMain, Electron.IpcMain, Own['ipcMain']>>();
  none<Strangers<standIn.Menu, Electron.Menu, Own['Menu']>>();
  none<Strangers<typeof standIn.Menu, typeof Electron.Menu, 'shown'>>();
  none<Strangers<standIn.MenuItem, Electron.MenuItem>>();
  none<Strangers<typeof standIn.session.defaultSession, Electron.Session, Own['session']>>();
  none<Strangers<typeof standIn.nativeTheme, Electron.NativeTheme, Own['nativeTheme']>>();
  none<Strangers<typeof standIn.screen, Electron.Screen>>();
  none<Strangers<typeof standIn.powerMonitor, Electron.PowerMonitor>>();
  none<Strangers<typeof standIn.autoUpdater, Electron.AutoUpdater>>();
  none<Strangers<typeof standIn.protocol, Electron.Protocol>>();
  expect.assertions(0);
});

it('has functions with Electron’s types, unless they return what is replaced', () => {
  agrees<Electron.SafeStorage>(given.safeStorage);
  agrees<Electron.Shell>(given.shell);
  agrees<Electron.Clipboard>(given.clipboard);
  agrees<Electron.Net>(given.net);
  agrees<Electron.Dialog>(given.dialog);
  agrees<
    Pick<
      Electron.App,
      | 'getPath'
      | 'getName'
      | 'getVersion'
      | 'getLocale'
      | 'whenReady'
      | 'quit'
      | 'exit'
      | 'requestSingleInstanceLock'
      | 'setAsDefaultProtocolClient'
      | 'addRecentDocument'
      | 'isReady'
    >
  >(given.app);
  agrees<
    Pick<
      Electron.BrowserWindow,
      | 'loadURL'
      | 'show'
      | 'hide'
      | 'focus'
      | 'close'
      | 'destroy'
      | 'getBounds'
      | 'getNormalBounds'
      | 'setBounds'
      | 'maximize'
      | 'isMaximized'
      | 'isMinimized'
      | 'isDestroyed'
      | 'setFullScreen'
    >
  >(given.window);
  agrees<
    Pick<
      Electron.WebContents,
      'send' | 'getURL' | 'reload' | 'isDestroyed' | 'setZoomLevel' | 'getZoomLevel' | 'undo' | 'paste' | 'id'
    >
  >(given.contents);
  agrees<
    Pick<Electron.WebFrameMain, 'url' | 'origin' | 'name' | 'frameToken' | 'processId' | 'isDestroyed' | 'detached'>
  >(given.frame);
  expect.assertions(0);
});
