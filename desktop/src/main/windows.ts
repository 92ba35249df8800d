import { desktopText } from '@vitae/words/desktop';
import { BrowserWindow, dialog, Menu, nativeTheme, screen, type WebContents } from 'electron';
import type { EventName, RequestData, ShellEvents } from '../bridge/events.ts';
import { sendEvent } from './ipc.ts';
import { contextTemplate } from './menus.ts';
import { appOrigin } from './security.ts';
import type { Settings } from './settings.ts';
import { placeFor, smallest } from './window-place.ts';

/** The page that a window opens on: the list of documents. */
export const firstPage = '/account/resumes';
/**
 * The background of the two themes (`theme.css` of the interface), so that nothing flashes before the page is painted.
 */
const grounds = { light: '#f2f4f8', dark: '#12161d' };
/**
 * The system's own checker on macOS; elsewhere Electron would download dictionaries from a host that the user has not
 * chosen.
 */
const spellcheck = process.platform === 'darwin';
/** Milliseconds between two crashes of a page, below which a third attempt is not made. */
const restartPause = 10_000;
/** Milliseconds that a closing window gets to save its last keystrokes. */
const flushLimit = 1_000;

export interface WindowsOptions {
  /** The built preload script. */
  preload: string;
  settings: Settings;
  log: (message: string, cause?: unknown) => void;
}

/** One window, and the requests waiting for its page. */
interface Kept {
  window: BrowserWindow;
  /** Whether the page accepts requests; until then they wait. */
  isListening: boolean;
  waiting: RequestData[];
  /** Set while the window closes: called when its page has saved everything. */
  flushed: (() => void) | null;
  isFlushed: boolean;
}

/** The windows of the program. */
export interface Windows {
  open: () => BrowserWindow;
  /** Shows a window, the last one used or a new one. */
  show: () => BrowserWindow;
  /** Sends a request to the front window, or to a new one. */
  ask: (request: RequestData) => void;
  broadcast: <Name extends EventName>(event: Name, payload: ShellEvents[Name]) => void;
  /** Our window that shows these contents; null for any other. */
  ownerOf: (contents: WebContents) => BrowserWindow | null;
  /** The page of a window accepts requests from now on. */
  startListening: (window: BrowserWindow) => void;
  /** The page of a window has saved everything that was typed. */
  markFlushed: (window: BrowserWindow) => void;
  /** Dialogs, menus and new windows follow the theme of the interface. */
  setTheme: (theme: Settings['data']['theme']) => void;
}

/** Manages the windows; one that is closed saves its last keystrokes first. */
export function createWindows({ preload, settings, log }: WindowsOptions): Windows {
  const kept = new Map<number, Kept>();
  nativeTheme.themeSource = settings.data.theme;
  const find = (window: BrowserWindow): Kept | undefined => kept.get(window.id);

  function open(): BrowserWindow {
    const { place, isMaximized } = settings.data.window;
    const window = new BrowserWindow({
      ...besideOthers(
        placeFor(
          place,
          screen.getAllDisplays().map(({ workArea }) => workArea),
        ),
        kept.size,
      ),
      minWidth: smallest.width,
      minHeight: smallest.height,
      show: false,
      backgroundColor: nativeTheme.shouldUseDarkColors ? grounds.dark : grounds.light,
      webPreferences: {
        preload,
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        webviewTag: false,
        navigateOnDragDrop: false,
        spellcheck,
      },
    });
    let restarted = Number.NEGATIVE_INFINITY;
    const own: Kept = { window, isListening: false, waiting: [], flushed: null, isFlushed: false };
    kept.set(window.id, own);
    window.once('ready-to-show', () => {
      if (isMaximized) window.maximize();
      window.show();
    });
    window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      // A reloaded page is not listening yet.
      if (isMainFrame && !isSameDocument) own.isListening = false;
    });
    window.webContents.on('render-process-gone', (_event, { reason }) => {
      log(`The page of a window ended: ${reason}.`);
      if (reason === 'clean-exit' || window.isDestroyed() || performance.now() - restarted < restartPause) return;
      restarted = performance.now();
      // The painted text is in the store: the page restarts from there.
      window.reload();
    });
    window.webContents.on('context-menu', (_event, params) => {
      const template = contextTemplate(params);
      if (template.length > 0) Menu.buildFromTemplate(template).popup({ window });
    });
    window.webContents.on('will-prevent-unload', (event) => {
      if (leavesUnsaved(window)) event.preventDefault();
    });
    window.on('close', (event) => {
      remember(window);
      if (own.isFlushed) return;
      event.preventDefault();
      // It is already waiting for its page.
      if (own.flushed) return;
      void flush(own).then(() => {
        own.flushed = null;
        own.isFlushed = true;
        // Its page, or the system, may have ended it meanwhile.
        if (window.isDestroyed()) return;
        window.close();
        // A user who stays, because something could not be saved, is asked again the next time.
        setTimeout(() => (own.isFlushed = false), flushLimit);
      });
    });
    window.on('closed', () => kept.delete(window.id));
    void window
      .loadURL(`${appOrigin}${firstPage}`)
      .catch((error: unknown) => log('The page of a window could not be loaded.', error));
    return window;
  }

  function remember(window: BrowserWindow): void {
    settings.change({ window: { place: window.getNormalBounds(), isMaximized: window.isMaximized() } });
  }

  /** Waits until the page has saved the last keystrokes, but not for a page that does not respond. */
  function flush(own: Kept): Promise<void> {
    if (!own.isListening || own.window.webContents.isDestroyed()) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, flushLimit);
      own.flushed = () => {
        clearTimeout(timer);
        resolve();
      };
      sendEvent(own.window.webContents, 'closing', null);
    });
  }

  function show(): BrowserWindow {
    const last = BrowserWindow.getFocusedWindow() ?? [...kept.values()].at(-1)?.window ?? null;
    if (last === null || !kept.has(last.id)) return open();
    if (last.isMinimized()) last.restore();
    last.show();
    last.focus();
    return last;
  }

  function deliver(own: Kept): void {
    if (!own.isListening) return;
    for (const request of own.waiting.splice(0)) sendEvent(own.window.webContents, 'asked', request);
  }

  return {
    open,
    show,
    ask(request) {
      const own = find(show());
      if (!own) return;
      own.waiting.push(request);
      deliver(own);
    },
    broadcast(event, payload) {
      for (const { window } of kept.values()) sendEvent(window.webContents, event, payload);
    },
    ownerOf: (contents) =>
      [...kept.values()].find(({ window }) => !window.isDestroyed() && window.webContents === contents)?.window ?? null,
    startListening(window) {
      const own = find(window);
      if (!own) return;
      own.isListening = true;
      deliver(own);
    },
    markFlushed: (window) => find(window)?.flushed?.(),
    setTheme(theme) {
      nativeTheme.themeSource = theme;
      if (theme !== settings.data.theme) settings.change({ theme });
    },
  };
}

/** Another window does not hide the one it was opened from. */
function besideOthers(place: ReturnType<typeof placeFor>, others: number): ReturnType<typeof placeFor> {
  const step = (others % 8) * 28;
  return place.x === undefined || place.y === undefined ? place : { ...place, x: place.x + step, y: place.y + step };
}

/** The page reports that something is not saved; the user decides. */
function leavesUnsaved(window: BrowserWindow): boolean {
  const choice = dialog.showMessageBoxSync(window, {
    type: 'warning',
    buttons: [desktopText('keepOpen'), desktopText('closeUnsaved')],
    defaultId: 0,
    cancelId: 0,
    message: desktopText('unsaved'),
    detail: desktopText('unsavedDetail'),
  });
  return choice === 1;
}
