import { EventEmitter } from 'node:events';
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toApp } from './addresses.ts';
import type { Browser } from './browser.ts';
import { unlessGone } from './cdp.ts';
import { dialog } from './dialog.ts';
import { preventable } from './events.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { currentBrowser } from './state.ts';

class DownloadItem extends EventEmitter {
  readonly #url: string;
  readonly #name: string;
  #path = '';
  cancelled = false;

  constructor(url: string, name: string) {
    super();
    this.#url = url;
    this.#name = name;
  }

  getURL = (): string => this.#url;
  getFilename = (): string => this.#name;
  setSavePath = (path: string): void => void (this.#path = path);
  getSavePath = (): string => this.#path;
  cancel = (): void => void (this.cancelled = true);
}

/** Downloads wait in a folder until main has allowed them; without a path from main the user is asked for one. */
export const watchDownloads = async (browser: Browser): Promise<void> => {
  const folder = join(settings.userData, 'Chromium', 'Waiting downloads');
  const items = new Map<string, DownloadItem | null>();

  const end = async (guid: string): Promise<void> => {
    const item = items.get(guid);
    const file = join(folder, guid);
    if (item && !item.cancelled && existsSync(file)) {
      const path = item.getSavePath() || (await dialog.showSaveDialog({ defaultPath: item.getFilename() })).filePath;
      if (path !== '') copyFileSync(file, path);
      item.emit('done', preventable({}), path === '' ? 'cancelled' : 'completed');
    }
    rmSync(file, { force: true });
  };

  browser.root.on('Browser.downloadWillBegin', ({ guid, url, suggestedFilename, frameId }) => {
    const contents = [...currentBrowser().contents.values()].find(({ frames }) => frames?.get(frameId) !== undefined);
    const item = new DownloadItem(toApp(url), suggestedFilename);
    const event = preventable({});
    session.defaultSession.emit('will-download', event, item, contents);
    items.set(guid, event.defaultPrevented ? null : item);
    if (event.defaultPrevented || item.cancelled)
      unlessGone(browser.root.send('Browser.cancelDownload', { guid }).catch(() => undefined));
  });
  browser.root.on('Browser.downloadProgress', ({ guid, state }) => {
    if (state !== 'inProgress') unlessGone(end(guid));
  });
  await browser.root.send('Browser.setDownloadBehavior', {
    behavior: 'allowAndName',
    downloadPath: folder,
    eventsEnabled: true,
  });
};
