import { EventEmitter } from 'node:events';
import { record } from './recorder.ts';

/** A screen of the imaginary computer. */
export interface Display {
  id: number;
  bounds: { x: number; y: number; width: number; height: number };
  workArea: { x: number; y: number; width: number; height: number };
  size: { width: number; height: number };
  workAreaSize: { width: number; height: number };
  scaleFactor: number;
}

const displayOf = (id: number, x: number, width: number, height: number): Display => ({
  id,
  bounds: { x, y: 0, width, height },
  workArea: { x, y: 0, width, height: height - 40 },
  size: { width, height },
  workAreaSize: { width, height: height - 40 },
  scaleFactor: 1,
});

let all = [displayOf(1, 0, 1920, 1080)];
export const displays = (): Display[] => all;

/** Screens side by side, from the left. */
export const setDisplays = (sizes: { width: number; height: number }[]): void => {
  let x = 0;
  all = sizes.map(({ width, height }, index) => {
    const display = displayOf(index + 1, x, width, height);
    x += width;
    return display;
  });
};

const first = (): Display => all[0] ?? displayOf(1, 0, 1920, 1080);

export class Screen extends EventEmitter {
  getAllDisplays = (): Display[] => all;
  getPrimaryDisplay = (): Display => first();
  getDisplayMatching = (bounds: { x: number; width: number }): Display =>
    this.getDisplayNearestPoint({ x: bounds.x + bounds.width / 2 });
  getDisplayNearestPoint = (point: { x: number }): Display =>
    all.find(({ bounds }) => point.x >= bounds.x && point.x < bounds.x + bounds.width) ?? first();
  getCursorScreenPoint = (): { x: number; y: number } => ({ x: 0, y: 0 });
}
export const screen = new Screen();

export class NativeTheme extends EventEmitter {
  shouldUseHighContrastColors = false;
  prefersReducedTransparency = false;
  inForcedColorsMode = false;
  systemDark = false;
  #source: 'system' | 'light' | 'dark' = 'system';

  get themeSource(): 'system' | 'light' | 'dark' {
    return this.#source;
  }

  set themeSource(source: 'system' | 'light' | 'dark') {
    this.#source = source;
    this.emit('updated');
  }

  get shouldUseDarkColors(): boolean {
    return this.#source === 'dark' || (this.#source === 'system' && this.systemDark);
  }
}
export const nativeTheme = new NativeTheme();

export class PowerMonitor extends EventEmitter {
  onBatteryPower = false;
  isOnBatteryPower = (): boolean => this.onBatteryPower;
  getSystemIdleTime = (): number => 0;
  getSystemIdleState = (): string => 'active';
}
export const powerMonitor = new PowerMonitor();

export class AutoUpdater extends EventEmitter {
  #feed = '';
  setFeedURL(options: { url: string }): void {
    this.#feed = options.url;
    record('autoUpdater.setFeedURL', options);
  }
  getFeedURL = (): string => this.#feed;
  checkForUpdates(): void {
    record('autoUpdater.checkForUpdates');
  }
  quitAndInstall(): void {
    record('autoUpdater.quitAndInstall');
  }
}
export const autoUpdater = new AutoUpdater();

let copied = '';
export const clipboard = {
  writeText(text: string): Promise<void> {
    copied = text;
    record('clipboard.writeText', text);
    return Promise.resolve();
  },
  readText: (): Promise<string> => Promise.resolve(copied),
  clear: (): void => void (copied = ''),
};

export const shell = {
  openExternal(url: string, options?: object): Promise<void> {
    record('shell.openExternal', url, options);
    return Promise.resolve();
  },
  openPath(path: string): Promise<string> {
    record('shell.openPath', path);
    return Promise.resolve('');
  },
  showItemInFolder: (path: string): void => record('shell.showItemInFolder', path),
  trashItem(path: string): Promise<void> {
    record('shell.trashItem', path);
    return Promise.resolve();
  },
  beep: (): void => record('shell.beep'),
};

class Notification extends EventEmitter {
  static isSupported = (): boolean => true;
  readonly options: object;
  constructor(options: object = {}) {
    super();
    this.options = options;
  }
  show(): void {
    record('notification.show', this.options);
  }
  close(): void {}
}
export { Notification };

class Image {
  isEmpty = (): boolean => true;
  getSize = (): object => ({ width: 0, height: 0 });
  toDataURL = (): string => 'data:image/png;base64,';
}
export const nativeImage = {
  createEmpty: () => new Image(),
  createFromPath: () => new Image(),
  createFromBuffer: () => new Image(),
  createFromDataURL: () => new Image(),
};
export const crashReporter = { start: (options: object): void => record('crashReporter.start', options) };
export const systemPreferences = Object.assign(new EventEmitter(), {
  getUserDefault: () => null,
  setUserDefault: () => undefined,
});
