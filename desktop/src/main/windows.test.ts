import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSettings } from './settings.ts';
import { createWindows } from './windows.ts';

/** As in Electron, everything but `isDestroyed` throws once a window is gone. */
const { FakeWindow } = await vi.hoisted(async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  class FakeWindow extends Emitter {
    static readonly all: FakeWindow[] = [];
    readonly id = FakeWindow.all.push(this);
    readonly sent: unknown[] = [];
    isGone = false;
    closes = 0;
    readonly webContents = Object.assign(new Emitter(), {
      isDestroyed: () => this.isGone,
      send: (...given: unknown[]) => void this.sent.push(given[1]),
    });
    isDestroyed = () => this.isGone;
    isMaximized = () => this.ask(false);
    getNormalBounds = () => this.ask({ x: 0, y: 0, width: 1000, height: 700 });
    loadURL = () => Promise.resolve();
    ask<Value>(value: Value): Value {
      if (this.isGone) throw new TypeError('Object has been destroyed');
      return value;
    }
    close(): void {
      this.ask(null);
      this.closes += 1;
      let isPrevented = false;
      this.emit('close', { preventDefault: () => (isPrevented = true) });
      if (!isPrevented) this.destroy();
    }
    destroy(): void {
      this.isGone = true;
      this.emit('closed');
    }
  }
  return { FakeWindow };
});
vi.mock('electron', async () => ({
  ...(await import('../testing/electron.ts')),
  BrowserWindow: FakeWindow,
  Menu: {},
  nativeTheme: {},
  screen: { getAllDisplays: () => [] },
}));

const failures: unknown[] = [];
const fail = (error: unknown) => void failures.push(error);
beforeEach(() => {
  vi.useFakeTimers();
  failures.length = 0;
  process.on('unhandledRejection', fail);
});
afterEach(() => {
  process.off('unhandledRejection', fail);
  vi.useRealTimers();
});

const openOne = () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-windows-'));
  const settings = openSettings(folder, () => undefined);
  const windows = createWindows({ preload: '', settings, log: () => undefined });
  const window = windows.open();
  windows.startListening(window);
  const fake = FakeWindow.all.at(-1);
  if (!fake) throw new Error('No window was opened.');
  return { windows, window, fake };
};
const settle = async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 5));
};

it('closes once its page has saved everything, however often it is asked to close', async () => {
  const { windows, window, fake } = openOne();
  window.close();
  window.close();
  expect(fake.sent).toEqual(['closing']);
  windows.markFlushed(window);
  await settle();
  expect(fake.isGone).toBe(true);
  expect(failures).toEqual([]);
});

it('is left alone if it is gone before its page has answered', async () => {
  const { windows, window, fake } = openOne();
  window.close();
  fake.destroy();
  windows.markFlushed(window);
  await settle();
  expect(failures).toEqual([]);
});
