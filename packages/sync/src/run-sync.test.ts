import { patient } from '@vitae/testkit/patient';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leadByWebLock, overallState, runSync, type RunSyncOptions } from './run-sync.ts';

/** A run with a fake engine; `pass` may be made to fail. */
function start(options: Partial<RunSyncOptions> = {}) {
  const pass = vi.fn<() => Promise<void>>(async () => undefined);
  const touch = vi.fn<(id: string) => void>();
  const retry = vi.fn<() => void>();
  const links: string[] = [];
  let edit: (id: string) => void = () => undefined;
  let notify: () => void = () => undefined;
  let hangUp: () => void = () => undefined;
  const run = runSync({
    engine: { pass, touch, retry },
    watch: (changed) => {
      edit = changed;
      return () => undefined;
    },
    listen: (changed, signal) =>
      new Promise((resolve) => {
        notify = changed;
        hangUp = resolve;
        signal.addEventListener('abort', () => resolve());
      }),
    onLink: ({ is }) => links.push(is),
    ...options,
  });
  return {
    run,
    pass,
    touch,
    retry,
    links,
    edit: (id: string) => edit(id),
    notify: () => notify(),
    hangUp: () => hangUp(),
  };
}

describe('runSync', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('syncs at the start, then is idle', async () => {
    const { run, pass, links } = start();
    await after(1);
    expect(links.at(-1)).toBe('resting');
    const passes = pass.mock.calls.length;
    await after(60_000);
    expect(pass).toHaveBeenCalledTimes(passes);
    await run.stop();
  });

  it('batches edits, within half a second', async () => {
    const { run, pass, touch, edit } = start();
    await after(1);
    const passes = pass.mock.calls.length;
    for (const id of ['a', 'b', 'a']) edit(id);
    expect(touch.mock.calls).toEqual([['a'], ['b'], ['a']]);
    await after(500);
    expect(pass).toHaveBeenCalledTimes(passes + 1);
    await run.stop();
  });

  it('pulls at once when the server reports changes, including those during a pass', async () => {
    const { run, pass, notify } = start();
    await after(1);
    const passes = pass.mock.calls.length;
    notify();
    await after(1);
    expect(pass).toHaveBeenCalledTimes(passes + 1);
    const { promise, resolve } = Promise.withResolvers<void>();
    pass.mockReturnValueOnce(promise);
    notify();
    await after(1);
    notify();
    resolve();
    await after(1);
    expect(pass).toHaveBeenCalledTimes(passes + 3);
    await run.stop();
  });

  it('listens again when the stream ends, and pulls the changes it missed', async () => {
    const { run, pass, hangUp } = start();
    await after(1);
    const passes = pass.mock.calls.length;
    hangUp();
    await after(1_001);
    expect(pass).toHaveBeenCalledTimes(passes + 1);
    await run.stop();
  });

  it('backs off if streams end as soon as they have started', async () => {
    // As the server does with the oldest of too many streams of one account: each starts with the current cursor.
    const listen = vi.fn<RunSyncOptions['listen']>((changed) => {
      changed();
      return new Promise((resolve) => setTimeout(resolve, 100));
    });
    const { run } = start({ listen });
    await after(300_000);
    // 1 s, 2 s, 4 s … up to one a minute; it used to be one a second.
    expect(listen.mock.calls.length).toBeLessThanOrEqual(11);
    const before = listen.mock.calls.length;
    listen.mockImplementation((changed) => {
      changed();
      return new Promise((resolve) => setTimeout(resolve, 31 * 60_000));
    });
    await after(62_000);
    expect(listen.mock.calls.length).toBeGreaterThan(before);
    const steady = listen.mock.calls.length;
    await after(31 * 60_000);
    expect(listen.mock.calls.length).toBeGreaterThan(steady);
    await run.stop();
  });

  it('does not take the time without a server for a stream that ends too soon', async () => {
    const listen = vi.fn<RunSyncOptions['listen']>().mockRejectedValue(new Error('refused'));
    const { run } = start({ listen });
    await after(600_000);
    listen.mockImplementation((changed) => {
      changed();
      return new Promise((resolve) => setTimeout(resolve, 45_000));
    });
    await after(60_000 + 45_000);
    const calls = listen.mock.calls.length;
    await after(47_000);
    expect(listen.mock.calls.length).toBe(calls + 1);
    await run.stop();
  });

  it('retries with a backoff while the server is unreachable', async () => {
    const { run, pass, links } = start();
    await after(1);
    pass.mockRejectedValue(new Error('refused'));
    run.now();
    await after(1);
    const passes = pass.mock.calls.length;
    expect(links.at(-1)).toBe('offline');
    await after(1_000 + 2_000 + 4_000);
    expect(pass).toHaveBeenCalledTimes(passes + 3);
    pass.mockResolvedValue();
    await after(8_000);
    expect(run.link).toEqual({ is: 'resting' });
    await run.stop();
  });

  it('ends every wait when the server is back: the next pass, and the next event stream', async () => {
    const listen = vi.fn<RunSyncOptions['listen']>().mockRejectedValue(new Error('refused'));
    const { run, pass, retry } = start({ listen });
    pass.mockRejectedValue(new Error('refused'));
    await after(100_000);
    const [passes, listens] = [pass.mock.calls.length, listen.mock.calls.length];
    pass.mockResolvedValue();
    listen.mockImplementation(
      (_changed, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
    );
    run.now();
    await after(1);
    expect(run.link).toEqual({ is: 'resting' });
    expect(retry).toHaveBeenCalledTimes(1);
    expect(pass.mock.calls.length).toBeGreaterThan(passes);
    expect(listen).toHaveBeenCalledTimes(listens + 1);
    // A stream that is open may hang unseen on a network that is gone: it is opened again.
    run.now();
    await after(1);
    expect(listen).toHaveBeenCalledTimes(listens + 2);
    expect(listen.mock.calls[listens]?.[1].aborted).toBe(true);
    await run.stop();
  });

  it('starts with short waits again when the server is back', async () => {
    const { run, pass } = start();
    pass.mockRejectedValue(new Error('refused'));
    await after(100_000);
    run.now();
    await after(1);
    const passes = pass.mock.calls.length;
    await after(1_000);
    expect(pass).toHaveBeenCalledTimes(passes + 1);
    await run.stop();
  });

  it('reports nothing after its end, even with a pass in progress', async () => {
    const { run, pass, links, notify } = start();
    await after(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    pass.mockReturnValueOnce(promise);
    notify();
    await after(1);
    const before = links.length;
    const stopped = run.stop();
    resolve();
    await stopped;
    expect(links).toHaveLength(before);
  });

  it('follows until it may lead, and stops in between', async () => {
    const lead = vi.fn<NonNullable<RunSyncOptions['lead']>>(
      (_run, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve());
        }),
    );
    const { run, pass } = start({ lead });
    await after(1_000);
    expect(run.link).toEqual({ is: 'following' });
    await run.stop();
    expect(pass).not.toHaveBeenCalled();
  });

  it('finishes the running pass before it ends', async () => {
    const { run, pass, edit } = start();
    await after(1);
    edit('a');
    await run.stop();
    const passes = pass.mock.calls.length;
    await after(600_000);
    expect(pass).toHaveBeenCalledTimes(passes);
  });
});

it('one window leads, and the next one follows when it ends', async () => {
  const lead = leadByWebLock('sync of a test');
  const [one, two] = [start({ lead }), start({ lead })];
  await vi.waitUntil(() => one.run.link.is === 'resting', patient);
  expect(two.run.link.is).toBe('following');
  await one.run.stop();
  await vi.waitUntil(() => two.run.link.is === 'resting', patient);
  const three = start({ lead });
  await three.run.stop();
  expect(three.pass).not.toHaveBeenCalled();
  await two.run.stop();
});

it('overallState returns the most important state', () => {
  const resting = { is: 'resting' } as const;
  const offline = { is: 'offline', error: null } as const;
  expect(overallState([], resting)).toBe('synced');
  expect(overallState(['synced', 'waiting'], resting)).toBe('saved-here');
  expect(overallState(['synced', 'waiting'], offline)).toBe('offline');
  expect(overallState(['synced', 'limit'], offline)).toBe('needs-attention');
});
