import { EventEmitter } from 'node:events';
import { currentBrowser } from './state.ts';
import { record } from './recorder.ts';
import type { WebContents } from './web-contents.ts';

type BrowserPermission =
  | 'audioCapture'
  | 'clipboardReadWrite'
  | 'clipboardSanitizedWrite'
  | 'durableStorage'
  | 'geolocation'
  | 'localFonts'
  | 'midi'
  | 'midiSysex'
  | 'notifications'
  | 'videoCapture'
  | 'windowManagement';
type Answer = (granted: boolean) => void;
type RequestHandler = (contents: WebContents, permission: string, answer: Answer, details: object) => void;
type CheckHandler = (contents: WebContents | null, permission: string, origin: string, details: object) => boolean;
type DeviceHandler = (details: object) => boolean;

/** The details of a request in `webRequest`. */
export interface RequestDetails {
  id: number;
  url: string;
  method: string;
  resourceType: string;
  referrer: string;
  timestamp: number;
  webContentsId?: number;
  responseHeaders?: Record<string, string[]>;
}
export interface RequestAnswer {
  cancel?: boolean;
  redirectURL?: string;
  responseHeaders?: Record<string, string | string[]>;
}
type Listener = (details: RequestDetails, answer: (answer: RequestAnswer) => void) => void;
type Stage = 'onBeforeRequest' | 'onHeadersReceived';

const listeners = new Map<Stage, { urls: RegExp[]; listener: Listener }>();

const patternOf = (url: string): RegExp =>
  url === '<all_urls>'
    ? /^/
    : new RegExp(`^${url.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`);

const stage =
  (name: Stage) =>
  (filter: { urls: string[] } | Listener | null, listener?: Listener | null): void => {
    const heard = typeof filter === 'function' ? filter : listener;
    if (heard === null || heard === undefined) listeners.delete(name);
    else
      listeners.set(name, {
        urls: typeof filter === 'function' || filter === null ? [/^/] : filter.urls.map(patternOf),
        listener: heard,
      });
  };

/** Asks the listener of a stage, if its filter has the address. */
export const askListener = (name: Stage, details: RequestDetails): Promise<RequestAnswer> =>
  new Promise((resolve) => {
    const found = listeners.get(name);
    if (found?.urls.some((url) => url.test(details.url))) found.listener(details, resolve);
    else resolve({});
  });

export class Session extends EventEmitter {
  request: RequestHandler | null = null;
  checks: CheckHandler | null = null;
  devices: DeviceHandler | null = null;
  readonly webRequest = { onBeforeRequest: stage('onBeforeRequest'), onHeadersReceived: stage('onHeadersReceived') };
  readonly availableSpellCheckerLanguages = ['de', 'en-GB', 'en-US', 'es', 'fr', 'it', 'pl', 'pt-BR'];
  readonly protocol = {};
  #spelling = ['en-US'];

  setPermissionRequestHandler(handler: RequestHandler | null): void {
    this.request = handler;
  }

  setPermissionCheckHandler(handler: CheckHandler | null): void {
    this.checks = handler;
  }

  setDevicePermissionHandler(handler: DeviceHandler | null): void {
    this.devices = handler;
  }

  setDisplayMediaRequestHandler(): void {}

  setSpellCheckerLanguages(languages: string[]): void {
    this.#spelling = languages;
    record('session.setSpellCheckerLanguages', languages);
  }

  getSpellCheckerLanguages(): string[] {
    return this.#spelling;
  }

  setSpellCheckerEnabled(enabled: boolean): void {
    record('session.setSpellCheckerEnabled', enabled);
  }

  setSpellCheckerDictionaryDownloadURL(url: string): void {
    record('session.setSpellCheckerDictionaryDownloadURL', url);
  }

  setProxy(config: object): Promise<void> {
    record('session.setProxy', config);
    return Promise.resolve();
  }

  async clearCache(): Promise<void> {
    await this.#clear('cache_storage');
  }

  async clearStorageData(options?: { storages?: string[] }): Promise<void> {
    record('session.clearStorageData', options);
    await this.#clear(
      options?.storages
        ?.join(',')
        .replaceAll('localstorage', 'local_storage')
        .replaceAll('serviceworkers', 'service_workers') ?? 'all',
    );
  }

  async #clear(storageTypes: string): Promise<void> {
    const { contents, browser } = currentBrowser();
    const origins = new Set(
      [...contents.values()].flatMap(({ browserOrigin }) => (browserOrigin === undefined ? [] : [browserOrigin])),
    );
    await Promise.all(
      [...origins].map((origin) => browser.root.send('Storage.clearDataForOrigin', { origin, storageTypes })),
    );
  }
}

const defaultSession = new Session();
export const session = {
  defaultSession,
  fromPartition: (partition: string): Session => {
    throw new Error(`The stand-in has the default session only, not ${partition}.`);
  },
};

/** As Electron: whatever no handler refuses is granted. */
export const permissionAsked = (contents: WebContents, permission: string, details: object): Promise<boolean> =>
  new Promise((resolve) => {
    const device = ['hid', 'serial', 'usb', 'bluetooth'].includes(permission);
    if (device && defaultSession.devices !== null)
      return resolve(defaultSession.devices({ deviceType: permission, origin: contents.mainFrame.origin, device: {} }));
    if (defaultSession.request === null) return resolve(true);
    return defaultSession.request(contents, permission, resolve, details);
  });

/** What Chromium calls a permission, where the names differ. */
const grants: Record<string, BrowserPermission[]> = {
  'clipboard-read': ['clipboardReadWrite'],
  'clipboard-sanitized-write': ['clipboardSanitizedWrite'],
  geolocation: ['geolocation'],
  notifications: ['notifications'],
  media: ['audioCapture', 'videoCapture'],
  midi: ['midi'],
  midiSysex: ['midiSysex'],
  'local-fonts': ['localFonts'],
  'window-management': ['windowManagement'],
  'persistent-storage': ['durableStorage'],
};

/** Chromium grants what main grants. */
export const grant = async (permission: string, origin: string): Promise<void> => {
  const permissions = grants[permission];
  if (permissions !== undefined)
    await currentBrowser().browser.root.send('Browser.grantPermissions', { origin, permissions });
};

export const permissionChecked = (
  contents: WebContents,
  permission: string,
  origin: string,
  details: object,
): boolean => defaultSession.checks?.(contents, permission, origin, details) ?? true;
