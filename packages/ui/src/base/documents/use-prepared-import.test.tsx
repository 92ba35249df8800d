import { defaultSiteSettings } from '@vitae/api';
import { createMemoryStore } from '@vitae/store/memory';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlatformProvider, type Platform } from '../platform.ts';
import { usePreparedImport } from './use-prepared-import.ts';

/** Workers that keep what they were asked, and whether they were ended. */
const made: { asked: unknown[]; ended: boolean }[] = [];

const createImportWorker = (): Worker => {
  const record = { asked: [] as unknown[], ended: false };
  made.push(record);
  return Object.assign(new EventTarget(), {
    onmessage: null,
    onmessageerror: null,
    onerror: null,
    postMessage: (request: unknown) => void record.asked.push(request),
    terminate: () => {
      record.ended = true;
    },
  });
};

const platform: Platform = {
  settings: defaultSiteSettings,
  documents: createMemoryStore(),
  files: { pick: () => Promise.resolve([]), save: () => Promise.resolve() },
  createImportWorker,
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <PlatformProvider value={platform}>{children}</PlatformProvider>
);

beforeEach(() => {
  made.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (done: () => void) => setTimeout(done, 50));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => clearTimeout(handle));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('usePreparedImport', () => {
  it('hands out the worker that has made itself ready, once', () => {
    const { result, unmount } = renderHook(() => usePreparedImport('resume'), { wrapper });
    expect(made).toHaveLength(0);
    vi.advanceTimersByTime(50);
    expect(made).toEqual([{ asked: [{ prepare: 'resume' }], ended: false }]);
    result.current();
    expect(made).toHaveLength(1);
    result.current();
    expect(made.map(({ asked }) => asked.length)).toEqual([1, 0]);
    // Whoever reads a file ends its worker.
    unmount();
    expect(made.map(({ ended }) => ended)).toEqual([false, false]);
  });

  it('makes a worker at once for a file that comes before the page is quiet', () => {
    const { result, unmount } = renderHook(() => usePreparedImport('resume'), { wrapper });
    result.current();
    expect(made).toEqual([{ asked: [], ended: false }]);
    unmount();
  });

  it('ends the worker with the page, and starts none after it', () => {
    const first = renderHook(() => usePreparedImport('resume'), { wrapper });
    vi.advanceTimersByTime(50);
    first.unmount();
    expect(made.map(({ ended }) => ended)).toEqual([true]);
    renderHook(() => usePreparedImport('resume'), { wrapper }).unmount();
    vi.advanceTimersByTime(1_000);
    expect(made).toHaveLength(1);
  });

  it('does without the browser’s word that the page is quiet', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    const { unmount } = renderHook(() => usePreparedImport('coverletter'), { wrapper });
    vi.advanceTimersByTime(200);
    expect(made).toEqual([{ asked: [{ prepare: 'coverletter' }], ended: false }]);
    unmount();
    expect(made.map(({ ended }) => ended)).toEqual([true]);
  });
});
