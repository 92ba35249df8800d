import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { syncAccounts, type OpenedSync, type SyncActivity } from './sync-accounts.ts';

class Unreachable extends Error {}

/** A program whose engines record when they run; `pass` decides the result of a pass. */
function program(pass: (account: string) => Promise<void> = async () => undefined) {
  const reported: SyncActivity[] = [];
  const closed: string[] = [];
  const passes: string[] = [];
  const atWork = new Set<string>();
  let online = () => {};
  const opened = (account: string): OpenedSync => ({
    engine: {
      async pass() {
        atWork.add(account);
        passes.push([...atWork].join(' and '));
        await pass(account).finally(() => atWork.delete(account));
      },
      touch: () => undefined,
      retry: () => undefined,
    },
    watch: () => () => undefined,
    listen: (_changed, signal) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true })),
    close: () => closed.push(account),
  });
  const open = vi.fn<(account: string) => Promise<OpenedSync | null>>(async (account) => opened(account));
  const sync = syncAccounts({
    open,
    watchOnline: (listener) => {
      online = listener;
      return () => (online = () => {});
    },
    isUnreachable: (error) => error instanceof Unreachable,
    isBusy: () => false,
    report: (activity) => reported.push(activity),
  });
  return { sync, open, opened, reported, closed, passes, goOnline: () => online() };
}

describe('syncAccounts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('syncs the signed-in account, and reports it', async () => {
    const { sync, reported, passes } = program();
    sync.follow('ada');
    sync.follow('ada');
    await vi.advanceTimersByTimeAsync(0);
    expect(passes[0]).toBe('ada');
    expect(reported.slice(0, 3)).toEqual(['off', 'working', 'resting']);
    await sync.stop();
    expect(reported.at(-1)).toBe('off');
  });

  it('runs one engine at a time: the next account waits for the running pass', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { sync, reported, closed, open, passes } = program((account) =>
      account === 'ada' ? promise : Promise.resolve(),
    );
    sync.follow('ada');
    await vi.advanceTimersByTimeAsync(0);
    sync.follow('bob');
    expect(reported.at(-1)).toBe('off');
    expect(closed).toEqual(['ada']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(open.mock.calls).toEqual([['ada']]);
    resolve();
    await sync.settled();
    await vi.advanceTimersByTimeAsync(0);
    expect(passes.at(-1)).toBe('bob');
    expect(passes).not.toContain('ada and bob');
    await sync.stop();
  });

  it('starts nothing for an account that signed out while its sync was created', async () => {
    const { sync, open, opened, passes, closed, reported } = program();
    const { promise, resolve } = Promise.withResolvers<OpenedSync>();
    open.mockReturnValueOnce(promise);
    sync.follow('ada');
    await vi.advanceTimersByTimeAsync(0);
    sync.follow(null);
    resolve(opened('ada'));
    await sync.settled();
    expect(passes).toEqual([]);
    expect(closed).toEqual(['ada']);
    expect(new Set(reported)).toEqual(new Set(['off']));
  });

  it.each([
    [new Unreachable('no network'), 'offline'],
    [new Error('a defect'), 'failed'],
  ] as const)('says of %s: %s', async (cause, activity) => {
    const { sync, reported } = program(() => Promise.reject(cause));
    sync.follow('ada');
    await vi.advanceTimersByTimeAsync(0);
    expect(reported.at(-1)).toBe(activity);
    await sync.stop();
  });

  it('syncs immediately when the network is back', async () => {
    let isDown = true;
    const { sync, reported, goOnline } = program(async () => {
      if (isDown) throw new Unreachable('no network');
    });
    sync.follow('ada');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(reported.at(-1)).toBe('offline');
    isDown = false;
    goOnline();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reported.at(-1)).toBe('resting');
    await sync.stop();
  });

  it('reports that this device cannot sync', async () => {
    const { sync, open, reported } = program();
    open.mockResolvedValue(null);
    sync.follow('ada');
    await sync.settled();
    expect(reported).toEqual(['off', 'unable']);
    await sync.stop();
  });

  it('retries what could not be started when the network returns', async () => {
    const { sync, open, reported, goOnline } = program();
    open.mockRejectedValueOnce(new Error('The disk is away.'));
    sync.follow('ada');
    await sync.settled();
    expect(reported.at(-1)).toBe('failed');
    goOnline();
    await sync.settled();
    await vi.advanceTimersByTimeAsync(0);
    expect(reported.at(-1)).toBe('resting');
    await sync.stop();
  });
});
