import { EventEmitter } from 'node:events';
import { mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { startBrowser } from './browser.ts';
import { watchDownloads } from './downloads.ts';
import { preventable } from './events.ts';
import { record } from './recorder.ts';
import { answerRequests, watchPopups } from './requests.ts';
import { home, settings } from './settings.ts';
import { holdsInstance, lockInstance, unlockInstance } from './single-instance.ts';
import { runningBrowser, setBrowser } from './state.ts';

const folders: Record<string, () => string> = {
  home: () => home,
  userData: () => settings.userData,
  sessionData: () => settings.userData,
  appData: () => dirname(settings.userData),
  temp: () => tmpdir(),
  exe: () => process.execPath,
  module: () => process.execPath,
  logs: () => join(settings.userData, 'logs'),
  crashDumps: () => join(settings.userData, 'Crashpad'),
  desktop: () => join(home, 'Desktop'),
  documents: () => join(home, 'Documents'),
  downloads: () => join(home, 'Downloads'),
  pictures: () => join(home, 'Pictures'),
};

export class App extends EventEmitter {
  readonly isPackaged = settings.packaged;
  readonly commandLine = {
    appendSwitch: (name: string, value = ''): void => {
      record('app.commandLine.appendSwitch', name, value);
      this.#switches.set(name, value);
    },
    appendArgument: (): void => undefined,
    hasSwitch: () => false,
    getSwitchValue: () => '',
    removeSwitch: () => undefined,
  };
  readonly dock = undefined;
  name = 'Vitae';
  applicationMenu: unknown = null;
  closeWindows: () => number = () => 0;
  accessibilitySupportEnabled = false;
  /** Chromium gets them, as Electron's does. */
  readonly #switches = new Map<string, string>();
  #ready = false;
  #quitting = false;
  readonly #started: Promise<void>;

  constructor() {
    super();
    mkdirSync(settings.userData, { recursive: true });
    for (const folder of ['Desktop', 'Documents', 'Downloads', 'Pictures'])
      mkdirSync(join(home, folder), { recursive: true });
    // The program's first lines run before the app is ready, as with Electron.
    this.#started = new Promise<void>((resolve) => void setImmediate(resolve)).then(() => this.#start());
    this.#started.catch((error: unknown) => {
      console.error(error);
      process.exit(70);
    });
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => this.quit());
  }

  async #start(): Promise<void> {
    // A second instance ends before it has anything to show.
    if (this.#quitting) return new Promise(() => undefined);
    const browser = await startBrowser(this.#switches);
    setBrowser(browser);
    await answerRequests(browser);
    await watchPopups(browser);
    await watchDownloads(browser);
    this.emit('will-finish-launching');
    this.#ready = true;
    this.emit('ready', preventable({}), {});
  }

  whenReady(): Promise<void> {
    return this.#started;
  }

  isReady(): boolean {
    return this.#ready;
  }

  quit(): void {
    if (this.#quitting) return;
    const event = preventable({});
    this.emit('before-quit', event);
    if (event.defaultPrevented) return;
    this.#quitting = true;
    if (this.closeWindows() === 0) this.#finish();
  }

  /** A window stays open, so the app does too. */
  closeRefused(): void {
    this.#quitting = false;
  }

  windowClosed(left: number): void {
    if (left > 0) return;
    if (this.#quitting) return this.#finish();
    if (this.listenerCount('window-all-closed') === 0) return this.quit();
    this.emit('window-all-closed');
  }

  #finish(): void {
    const event = preventable({});
    this.emit('will-quit', event);
    if (event.defaultPrevented) this.#quitting = false;
    else this.exit();
  }

  exit(code = 0): void {
    this.#quitting = true;
    this.emit('quit', preventable({}), code);
    unlockInstance();
    void (async () => {
      await runningBrowser()?.close();
      process.exit(code);
    })();
  }

  relaunch(options?: object): void {
    record('app.relaunch', options);
  }

  getPath(name: string): string {
    const folder = folders[name];
    if (folder === undefined) throw new Error(`Failed to get '${name}' path`);
    return folder();
  }

  setPath(name: string, path: string): void {
    folders[name] = () => path;
  }

  getAppPath(): string {
    const main = realpathSync(process.argv[1] ?? '.');
    const folder = dirname(main);
    return basename(dirname(folder)) === 'dist' ? dirname(dirname(folder)) : folder;
  }

  setAppLogsPath(): void {}

  getName(): string {
    return this.name;
  }

  setName(name: string): void {
    this.name = name;
  }

  getVersion(): string {
    return process.env['npm_package_version'] ?? '0.1.0';
  }

  getLocale(): string {
    return settings.locale;
  }

  getSystemLocale(): string {
    return settings.locale;
  }

  getPreferredSystemLanguages(): string[] {
    return [settings.locale];
  }

  getLocaleCountryCode(): string {
    return settings.locale.split('-')[1] ?? '';
  }

  requestSingleInstanceLock(additionalData: unknown = {}): boolean {
    return lockInstance(additionalData, (argv, folder, data) =>
      this.emit('second-instance', preventable({}), argv, folder, data),
    );
  }

  hasSingleInstanceLock(): boolean {
    return holdsInstance();
  }

  releaseSingleInstanceLock(): void {
    unlockInstance();
  }

  setAsDefaultProtocolClient(scheme: string, path?: string, args?: string[]): boolean {
    record('app.setAsDefaultProtocolClient', scheme, path, args);
    return true;
  }

  isDefaultProtocolClient(): boolean {
    return false;
  }

  removeAsDefaultProtocolClient(scheme: string): boolean {
    record('app.removeAsDefaultProtocolClient', scheme);
    return true;
  }

  addRecentDocument(path: string): void {
    record('app.addRecentDocument', path);
  }

  clearRecentDocuments(): void {
    record('app.clearRecentDocuments');
  }

  setUserTasks(tasks: object[]): boolean {
    record('app.setUserTasks', tasks);
    return true;
  }

  setJumpList(categories: object[] | null): string {
    record('app.setJumpList', categories);
    return 'ok';
  }

  setAboutPanelOptions(options: object): void {
    record('app.setAboutPanelOptions', options);
  }

  showAboutPanel(): void {
    record('app.showAboutPanel');
  }

  setLoginItemSettings(options: object): void {
    record('app.setLoginItemSettings', options);
  }

  enableSandbox(): void {
    record('app.enableSandbox');
  }

  setAppUserModelId(id: string): void {
    record('app.setAppUserModelId', id);
  }

  disableHardwareAcceleration(): void {}

  setBadgeCount(): boolean {
    return true;
  }

  focus(): void {
    record('app.focus');
  }

  hide(): void {
    record('app.hide');
  }

  show(): void {}

  getAppMetrics(): object[] {
    return [];
  }

  getGPUFeatureStatus(): object {
    return {};
  }
}

export const app = new App();
