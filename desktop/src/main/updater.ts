import { desktopText } from '@vitae/words/desktop';
import { app, dialog } from 'electron';
import type { AppUpdater } from 'electron-updater';
import type { Settings } from './settings.ts';

/** Milliseconds after the start until the first look, and between two. */
const firstLook = 10_000;
const nextLook = 24 * 60 * 60_000;

/** Looks for new versions, if the person wants that; nothing is fetched or installed without a yes. */
export interface ProgramUpdater {
  isOn: () => boolean;
  turn: (on: boolean) => void;
  /** The version that runs. */
  version: string;
  stop: () => void;
}

/** Begins to look for versions at an address, as far as the settings say so. */
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
