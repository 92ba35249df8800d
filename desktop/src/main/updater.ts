import { desktopText } from '@vitae/words/desktop';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, dialog } from 'electron';
import type { AppUpdater } from 'electron-updater';
import type { Settings } from './settings.ts';

/** Milliseconds from the start to the first check, and between two. */
const firstLook = 10_000;
const nextLook = 24 * 60 * 60_000;

/** Checks for new versions, if the user allows it; nothing is downloaded or installed without consent. */
export interface ProgramUpdater {
  isOn: () => boolean;
  turn: (on: boolean) => void;
  /** The running version. */
  version: string;
  stop: () => void;
}

/**
 * Whether a new version is checked against the signer of this one before it is installed: macOS accepts nothing else;
 * on Windows the package has to name its publisher, which it does if it was signed. Packages for Linux have no
 * signature that the program could check, so whoever controls the update feed could put any program on people's
 * computers.
 */
export function checksSignature(platform: NodeJS.Platform, resources: string): boolean {
  if (platform !== 'win32') return platform === 'darwin';
  try {
    return /^publisherName:/m.test(readFileSync(join(resources, 'app-update.yml'), 'utf8'));
  } catch {
    return false;
  }
}

/** Starts checking for versions at an address, if the settings allow it. */
export function startUpdater({
  feed,
  settings,
  log,
}: {
  feed: string;
  settings: Settings;
  log: (message: string, cause?: unknown) => void;
}): ProgramUpdater {
  let timer: NodeJS.Timeout | undefined;
  let updater: Promise<AppUpdater> | undefined;

  async function look(): Promise<void> {
    try {
      updater ??= prepare(feed);
      const ready = await updater;
      const found = await ready.checkForUpdates();
      if (
        found?.isUpdateAvailable &&
        (await agrees(
          desktopText('updateFound', { version: found.updateInfo.version }),
          desktopText('download'),
          desktopText('notNow'),
        ))
      ) {
        await ready.downloadUpdate();
        if (await agrees(desktopText('updateReady'), desktopText('restart'), desktopText('later')))
          ready.quitAndInstall();
      }
    } catch (error) {
      log('Looking for a new version failed.', error);
    }
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    if (!settings.data.looksForUpdates) return;
    timer = setTimeout(() => void look().then(() => schedule(nextLook)), delay);
    timer.unref();
  }

  schedule(firstLook);
  return {
    isOn: () => settings.data.looksForUpdates,
    turn(on) {
      settings.change({ looksForUpdates: on });
      schedule(firstLook);
    },
    version: app.getVersion(),
    stop: () => clearTimeout(timer),
  };
}

async function prepare(feed: string): Promise<AppUpdater> {
  const { autoUpdater } = await import('electron-updater');
  autoUpdater.autoDownload = false;
  autoUpdater.autoInstallOnAppQuit = false;
  autoUpdater.logger = null;
  // Unlike the windows, this has a network (`no-network.ts`).
  await autoUpdater.netSession.setProxy({ mode: 'system' });
  autoUpdater.setFeedURL({ provider: 'generic', url: feed });
  return autoUpdater;
}

async function agrees(message: string, yes: string, no: string): Promise<boolean> {
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message,
    buttons: [yes, no],
    defaultId: 0,
    cancelId: 1,
  });
  return response === 0;
}
