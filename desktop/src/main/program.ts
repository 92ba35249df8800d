import { join } from 'node:path';
import { hostname } from 'node:os';
import { app, BrowserWindow, dialog, Menu, session, shell } from 'electron';
import { openSqliteStore, type SqliteStore } from '@vitae/store/sqlite';
import { desktopText } from '@vitae/words/desktop';
import { createAccount } from './account/create-account.ts';
import type { Log } from './bounded-log.ts';
import type { Config } from './config.ts';
import { endWell } from './ending.ts';
import { createFileDialogs } from './file-dialogs.ts';
import { handlers } from './handlers/index.ts';
import { serveCalls } from './ipc.ts';
import { keychain } from './keychain.ts';
import { menuTemplate } from './menus.ts';
import { createNetworkWatch } from './network-watch.ts';
import { createOpening, type Opening } from './opening.ts';
import { createPrinting } from './print.ts';
import { loadAnswers, serveFolder } from './protocol.ts';
import { createRecentFiles } from './recent-files.ts';
import { isExternalLink, lockDown } from './security.ts';
import { openSettings } from './settings.ts';
import { noticeText } from './store-notice.ts';
import { runDesktopSync } from './sync.ts';
import { checksSignature, startUpdater } from './updater.ts';
import { createWindows } from './windows.ts';

export { readConfig } from './config.ts';

/** Requests of the system to the running program. */
export interface Program {
  /** Shows a window, the last one used or a new one. */
  show: () => void;
  opening: Opening;
}

/** Opens the documents of the person who is signed in to the computer. @throws {StoreError} if that is not possible */
export const openDocuments = (log: Log): Promise<SqliteStore> =>
  openSqliteStore({
    folder: join(app.getPath('userData'), 'documents'),
    onBackupFailure: (error) => log('A backup could not be made.', error),
  });

/** Assembles the program around its documents, and opens the first window. */
export async function startProgram(
  { serverUrl, updateUrl }: Config,
  documents: SqliteStore,
  log: Log,
): Promise<Program> {
  const folder = app.getPath('userData');
  const { store, notice } = documents;
  const settings = openSettings(folder, log);
  const windows = createWindows({ preload: join(import.meta.dirname, '../preload/index.cjs'), settings, log });
  const account = createAccount({
    folder: join(folder, 'account'),
    keychain,
    openExternal: (url) => shell.openExternal(url),
    serverUrl,
    deviceName: desktopText('deviceName', { appName: app.getName(), host: hostname() }).slice(0, 80),
    log,
  });
  const recent = createRecentFiles(app, settings, showMenu);
  const opening = createOpening({ ask: windows.ask, account, recent, log });
  const looks = updateUrl !== null && checksSignature(process.platform, process.resourcesPath);
  const updater = looks ? startUpdater({ feed: updateUrl, settings, log }) : null;
  const network = createNetworkWatch();
  const sync = runDesktopSync({ account, store, watchOnline: network.subscribe });
  const askWho = () =>
    void account.refresh().catch((error: unknown) => log('Who is signed in is not known anew.', error));

  function showMenu(): void {
    const template = menuTemplate({
      system: process.platform,
      appName: app.getName(),
      recent: recent.list(),
      links: [
        { label: desktopText('faq'), url: `${serverUrl}/faq` },
        { label: desktopText('contact'), url: `${serverUrl}/contact` },
      ].filter(({ url }) => isExternalLink(url)),
      ask: windows.ask,
      newWindow: windows.open,
      openRecent: (path) => void opening.openFiles([path]),
      clearRecent: recent.clear,
      openLink: (url) => void shell.openExternal(url),
    });
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  }

  lockDown(app, session.defaultSession);
  serveFolder(join(import.meta.dirname, '../renderer'));
  const printing = createPrinting({
    platform: process.platform,
    openPath: (path) => shell.openPath(path),
    tempFolder: app.getPath('temp'),
  });
  const files = createFileDialogs({ dialog, settings, recent, firstFolder: app.getPath('documents') });
  serveCalls({
    handlers,
    contextOf(sender) {
      const window = windows.ownerOf(sender);
      return window && { store, account, sync, files, windows, network, printing, updater, window };
    },
    log,
  });
  // Its page loads while the rest is set up.
  windows.open();
  loadAnswers();
  store.subscribe((change) => windows.broadcast('documentChanged', change));
  account.subscribe((state) => windows.broadcast('accountChanged', state));
  network.subscribe(askWho);
  askWho();
  showMenu();
  endWell(async () => {
    updater?.stop();
    const resting = sync.stop();
    // Ends running calls, for which sync would wait.
    account.close();
    await Promise.all([settings.written(), resting]);
    await store.close();
  }, log);
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) windows.open();
  });
  if (notice !== null) {
    windows.ask({ what: 'notify', ...noticeText(notice) });
    await documents.dismissNotice();
  }
  return { show: windows.show, opening };
}
