import { patient } from '@vitae/testkit/patient';
import { describe, expect, it, vi } from 'vitest';
import { createChunkGuard, importOrReload, isChunkLoadError } from './chunk-guard.ts';

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

const chunkError = new TypeError('Failed to fetch dynamically imported module: https://example.test/assets/a.js');

describe('createChunkGuard', () => {
  it('allows one reload per path in ten seconds', () => {
    let time = 0;
    const guard = createChunkGuard(memory(), () => time);
    expect(guard.mayReload('/a')).toBe(true);
    time = 9_999;
    expect(guard.mayReload('/a')).toBe(false);
    expect(guard.mayReload('/b')).toBe(true);
    time = 10_000;
    expect(guard.mayReload('/a')).toBe(true);
  });

  it('remembers across reloads of the page', () => {
    const storage = memory();
    expect(createChunkGuard(storage, () => 1).mayReload('/a')).toBe(true);
    expect(createChunkGuard(storage, () => 2).mayReload('/a')).toBe(false);
  });

  it('survives unreadable storage and does not reload when it cannot write', () => {
    expect(createChunkGuard({ getItem: () => 'no json', setItem: () => {} }).mayReload('/a')).toBe(true);
    const full = () => {
      throw new Error('quota');
    };
    expect(createChunkGuard({ getItem: () => null, setItem: full }).mayReload('/a')).toBe(false);
  });
});

describe('importOrReload', () => {
  it('reloads the requested path once, then throws', async () => {
    const guard = createChunkGuard(memory());
    const reload = vi.fn();
    const load = () => Promise.reject(chunkError);
    void importOrReload(load, () => '/wanted', guard, reload);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledWith('/wanted'), patient);
    await expect(importOrReload(load, () => '/wanted', guard, reload)).rejects.toBe(chunkError);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves other errors alone', async () => {
    const reload = vi.fn();
    const error = new Error('bug in the module');
    await expect(
      importOrReload(
        () => Promise.reject(error),
        () => '/',
        createChunkGuard(memory()),
        reload,
      ),
    ).rejects.toBe(error);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('isChunkLoadError', () => {
  it.each([
    'Failed to fetch dynamically imported module: x',
    'error loading dynamically imported module: x',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
  ])('knows %s', (message) => expect(isChunkLoadError(new Error(message))).toBe(true));
  it.each([new Error('Failed to fetch'), 'text', null])('does not treat %s as one', (error) =>
    expect(isChunkLoadError(error)).toBe(false),
  );
});
