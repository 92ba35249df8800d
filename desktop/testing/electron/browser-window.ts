import { EventEmitter } from 'node:events';
import { app } from './app.ts';
import { unlessGone } from './cdp.ts';
import { preventable } from './events.ts';
import { record } from './recorder.ts';
import { currentBrowser } from './state.ts';
import { displays } from './system.ts';
import { WebContents } from './web-contents.ts';

interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Options extends Partial<Bounds> {
  show?: boolean;
  title?: string;
  webPreferences?: Record<string, unknown>;
}

const windows = new Map<number, BrowserWindow>();
let lastId = 0;
let focused: BrowserWindow | null = null;

const setFocused = (window: BrowserWindow | null): void => void (focused = window);

/** A window whose page is a real page of Chromium; the frame around it is only remembered. */
export class BrowserWindow extends EventEmitter {
  static getAllWindows = (): BrowserWindow[] => [...windows.values()];
  static fromId = (id: number): BrowserWindow | null => windows.get(id) ?? null;
  static getFocusedWindow = (): BrowserWindow | null => focused;
  static fromWebContents = (contents: WebContents): BrowserWindow | null =>
    BrowserWindow.getAllWindows().find(({ webContents }) => webContents === contents) ?? null;

  readonly id = (lastId += 1);
  readonly webContents: WebContents;
  readonly options: Options;
  #bounds: Bounds;
  #normal: Bounds;
  #visible = false;
  #state: 'normal' | 'maximized' | 'minimized' | 'fullscreen' = 'normal';
  #destroyed = false;
  #closing = false;
  #title: string;

  constructor(options: Options = {}) {
    super();
    const { width = 800, height = 600, x = 0, y = 0 } = options;
    this.options = options;
    this.#bounds = this.#normal = { x, y, width, height };
    this.#title = options.title ?? app.getName();
    this.webContents = new WebContents(options.webPreferences ?? {}, { width, height });
    this.webContents.openWindow = (more, url) => unlessGone(new BrowserWindow({ ...options, ...more }).loadURL(url));
    windows.set(this.id, this);
    this.webContents.on('page-title-updated', (event: { defaultPrevented: boolean }, title: string) => {
      this.emit('page-title-updated', event, title, true);
      if (!event.defaultPrevented) this.#title = title;
    });
    this.webContents.once('did-finish-load', () => this.emit('ready-to-show'));
    this.webContents.on('stays', () => {
      this.#closing = false;
      app.closeRefused();
    });
    currentBrowser().browser.root.on(
      'Target.targetDestroyed',
      ({ targetId }) => targetId === this.webContents.targetId && this.#closed(),
    );
    if (options.show !== false) this.show();
    app.emit('browser-window-created', preventable({}), this);
    app.emit('web-contents-created', preventable({}), this.webContents);
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.load(url);
  }

  reload(): void {
    this.webContents.reload();
  }

  show(): void {
    this.#visible = true;
    this.emit('show');
    this.focus();
  }

  showInactive(): void {
    this.#visible = true;
    this.emit('show');
  }

  hide(): void {
    this.#visible = false;
    this.blur();
    this.emit('hide');
  }

  focus(): void {
    if (focused === this) return;
    focused?.blur();
    setFocused(this);
    this.webContents.focus();
    this.emit('focus');
    this.webContents.emit('focus');
    app.emit('browser-window-focus', preventable({}), this);
  }

  blur(): void {
    if (focused !== this) return;
    setFocused(null);
    this.emit('blur');
    app.emit('browser-window-blur', preventable({}), this);
  }

  isVisible = (): boolean => this.#visible;
  isFocused = (): boolean => focused === this;
  isDestroyed = (): boolean => this.#destroyed;
  isMaximized = (): boolean => this.#state === 'maximized';
  isMinimized = (): boolean => this.#state === 'minimized';
  isFullScreen = (): boolean => this.#state === 'fullscreen';
  isNormal = (): boolean => this.#state === 'normal';
  getBounds = (): Bounds => ({ ...this.#bounds });
  getContentBounds = (): Bounds => this.getBounds();
  getNormalBounds = (): Bounds => ({ ...this.#normal });
  getSize = (): [number, number] => [this.#bounds.width, this.#bounds.height];
  getPosition = (): [number, number] => [this.#bounds.x, this.#bounds.y];
  getTitle = (): string => this.#title;
  getParentWindow = (): null => null;
  setTitle = (title: string): void => void (this.#title = title);
  setMenu = (): void => undefined;
  removeMenu = (): void => undefined;
  setMenuBarVisibility = (): void => undefined;
  setAutoHideMenuBar = (): void => undefined;
  setMinimumSize = (): void => undefined;
  setDocumentEdited = (edited: boolean): void => record('window.setDocumentEdited', edited);
  setRepresentedFilename = (name: string): void => record('window.setRepresentedFilename', name);
  setBackgroundColor = (color: string): void => record('window.setBackgroundColor', color);
  setTitleBarOverlay = (options: object): void => record('window.setTitleBarOverlay', options);
  setProgressBar = (progress: number): void => record('window.setProgressBar', progress);
  flashFrame = (flash: boolean): void => record('window.flashFrame', flash);
  moveTop = (): void => undefined;

  setBounds(bounds: Partial<Bounds>): void {
    const old = this.#bounds;
    this.#bounds = { ...old, ...bounds };
    if (this.#state === 'normal') this.#normal = this.#bounds;
    const { width, height, x, y } = this.#bounds;
    if (width !== old.width || height !== old.height) this.emit('resize');
    if (x !== old.x || y !== old.y) this.emit('move');
    unlessGone(this.#resize());
  }

  setSize(width: number, height: number): void {
    this.setBounds({ width, height });
  }

  setPosition(x: number, y: number): void {
    this.setBounds({ x, y });
  }

  center(): void {}

  maximize(): void {
    this.#enter('maximized', 'maximize');
  }

  unmaximize(): void {
    this.#leave('maximized', 'unmaximize');
  }

  minimize(): void {
    this.#enter('minimized', 'minimize');
  }

  restore(): void {
    if (this.#state === 'maximized') this.#leave('maximized', 'unmaximize');
    else this.#leave('minimized', 'restore');
  }

  setFullScreen(full: boolean): void {
    if (full) this.#enter('fullscreen', 'enter-full-screen');
    else this.#leave('fullscreen', 'leave-full-screen');
  }

  #enter(state: 'maximized' | 'minimized' | 'fullscreen', event: string): void {
    if (this.#state === state) return;
    this.#state = state;
    if (state !== 'minimized') this.setBounds(displays()[0]?.workArea ?? {});
    this.emit(event);
  }

  #leave(state: 'maximized' | 'minimized' | 'fullscreen', event: string): void {
    if (this.#state !== state) return;
    this.#state = 'normal';
    this.setBounds(this.#normal);
    this.emit(event);
  }

  async #resize(): Promise<void> {
    const { targetId } = await this.webContents.ready;
    const { root } = currentBrowser().browser;
    const { windowId } = await root.send('Browser.getWindowForTarget', { targetId });
    await root.send('Browser.setWindowBounds', {
      windowId,
      bounds: { width: this.#bounds.width, height: this.#bounds.height },
    });
  }

  /** Asks the listeners of `close`, then the page, and closes. */
  close(): void {
    if (this.#destroyed || this.#closing) return;
    const event = preventable({});
    this.emit('close', event);
    if (event.defaultPrevented) return app.closeRefused();
    if (this.webContents.crashed) return this.destroy();
    this.#closing = true;
    unlessGone(this.webContents.ready.then(({ cdp }) => cdp.send('Page.close')));
  }

  /** Closes without asking. */
  destroy(): void {
    if (this.#destroyed) return;
    unlessGone(
      this.webContents.ready.then(({ targetId }) =>
        currentBrowser().browser.root.send('Target.closeTarget', { targetId }),
      ),
    );
    this.#closed();
  }

  #closed(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    windows.delete(this.id);
    this.blur();
    this.webContents.destroyed();
    this.emit('closed');
    app.windowClosed(windows.size);
  }
}

app.closeWindows = () => {
  for (const window of BrowserWindow.getAllWindows()) window.close();
  return windows.size;
};
