import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app, person, quits } from '../testing/electron.ts';
import { endWell } from './ending.ts';
import type { Settings } from './settings.ts';
import { checksSignature, startUpdater } from './updater.ts';

const feed = vi.hoisted(() => ({
  autoDownload: true,
  autoInstallOnAppQuit: true,
  logger: {} as object | null,
  setFeedURL: vi.fn<(options: object) => void>(),
  checkForUpdates: vi.fn<() => Promise<object | null>>(),
  downloadUpdate: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  quitAndInstall: vi.fn<() => void>(),
  netSession: { setProxy: vi.fn<(config: object) => Promise<void>>(() => Promise.resolve()) },
}));
vi.mock('electron', () => import('../testing/electron.ts'));
vi.mock('electron-updater', () => ({ autoUpdater: feed }));

const log = vi.fn<(message: string) => void>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  Object.assign(person, { answers: [], asked: [] });
  quits.count = 0;
  app.removeAllListeners();
});
afterEach(() => void vi.useRealTimers());

describe('new versions', () => {
  it('are installed only if they are signed', () => {
    const resources = mkdtempSync(join(tmpdir(), 'vitae-resources-'));
    expect(checksSignature('linux', resources)).toBe(false);
    expect(checksSignature('darwin', resources)).toBe(true);
    expect(checksSignature('win32', resources)).toBe(false);
    writeFileSync(join(resources, 'app-update.yml'), 'provider: generic\n');
    expect(checksSignature('win32', resources)).toBe(false);
    writeFileSync(join(resources, 'app-update.yml'), 'provider: generic\npublisherName:\n  - Vitae\n');
    expect(checksSignature('win32', resources)).toBe(true);
    rmSync(resources, { recursive: true });
  });
});

describe('looking for new versions', () => {
  const day = 24 * 60 * 60_000;
  const start = (looksForUpdates: boolean) => {
    const settings = {
      data: { looksForUpdates },
      change: (part: object) => Object.assign(settings.data, part),
      written: () => Promise.resolve(),
    };
    return startUpdater({ feed: 'https://vitae.example/desktop', settings: settings as unknown as Settings, log });
  };
  const found = { isUpdateAvailable: true, updateInfo: { version: '2.0.0' } };

  it('does nothing while it is off, and stops when it is turned off', async () => {
    const updater = start(false);
    await vi.advanceTimersByTimeAsync(3 * day);
    updater.turn(true);
    updater.turn(false);
    await vi.advanceTimersByTimeAsync(3 * day);
    expect(feed.checkForUpdates).not.toHaveBeenCalled();
    expect([updater.isOn(), updater.version]).toEqual([false, '1.2.3']);
  });

  it('asks before downloading, and does not download without consent', async () => {
    feed.checkForUpdates.mockResolvedValue(found);
    const updater = start(true);
    await vi.advanceTimersByTimeAsync(10_000);
    updater.stop();
    expect(person.asked).toEqual(['Version 2.0.0 is available. Download it?']);
    expect(feed.downloadUpdate).not.toHaveBeenCalled();
    expect([feed.autoDownload, feed.autoInstallOnAppQuit]).toEqual([false, false]);
    expect(feed.setFeedURL).toHaveBeenCalledWith({ provider: 'generic', url: 'https://vitae.example/desktop' });
  });

  it.each([
    ['no', [0, 1], 0],
    ['yes', [0, 0], 1],
  ])('asks again before it restarts: %s', async (_answer, answers, restarts) => {
    person.answers = answers;
    feed.checkForUpdates.mockResolvedValue(found);
    const updater = start(true);
    await vi.advanceTimersByTimeAsync(10_000);
    updater.stop();
    expect(feed.downloadUpdate).toHaveBeenCalledOnce();
    expect(feed.quitAndInstall).toHaveBeenCalledTimes(restarts);
  });

  it('does not ask if there is none, and checks again a day after a failure', async () => {
    feed.checkForUpdates
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ ...found, isUpdateAvailable: false })
      .mockResolvedValue(null);
    const updater = start(true);
    await vi.advanceTimersByTimeAsync(10_000 + 2 * day);
    updater.stop();
    expect(feed.checkForUpdates).toHaveBeenCalledTimes(3);
    expect(log).toHaveBeenCalledOnce();
    expect(person.asked).toEqual([]);
  });
});

describe('the end of the program', () => {
  const willQuit = () => {
    const preventDefault = vi.fn<() => void>();
    app.emit('will-quit', { preventDefault });
    return preventDefault.mock.calls.length === 1;
  };

  it('waits until everything is cleaned up, once', async () => {
    const steps: string[] = [];
    endWell(async () => void (await Promise.resolve(), steps.push('put away')), log);
    expect(willQuit()).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([steps, quits.count]).toEqual([['put away'], 1]);
    expect(willQuit()).toBe(false);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no')), 1],
    ['never ends', () => new Promise<void>(() => undefined), 0],
  ])('comes too where that %s', async (_name, putAway, lines) => {
    endWell(putAway, log);
    willQuit();
    await vi.advanceTimersByTimeAsync(3_000);
    expect([quits.count, log.mock.calls.length]).toEqual([1, lines]);
  });

  it('comes with the last window, but on macOS only if it was requested', () => {
    endWell(() => Promise.resolve(), log);
    vi.stubGlobal('process', { ...process, platform: 'darwin' });
    app.emit('window-all-closed');
    expect(quits.count).toBe(0);
    app.emit('before-quit');
    app.emit('window-all-closed');
    expect(quits.count).toBe(1);
    vi.unstubAllGlobals();
    vi.stubGlobal('process', { ...process, platform: 'linux' });
    app.emit('browser-window-created');
    app.emit('window-all-closed');
    vi.unstubAllGlobals();
    expect(quits.count).toBe(2);
  });
});
