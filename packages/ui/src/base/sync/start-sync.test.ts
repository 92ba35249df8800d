import { patient } from '@vitae/testkit/patient';
import { createApiClient, type ApiClient } from '@vitae/api/client';
import { createMemoryStore } from '@vitae/store/memory';
import type { SyncableStore } from '@vitae/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSync } from './start-sync.ts';
import { syncLock, useSyncState } from './sync-state.ts';

const account = 'ada';

/** A server with no documents; `down` makes it give no answer, and `hold` makes it wait. */
function server() {
  const state = { isDown: false, hold: Promise.resolve(), pulls: 0, streams: 0 };
  const fetch = async (request: Request, init: RequestInit): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/sync')) state.pulls += 1;
    if (pathname.endsWith('/events')) state.streams += 1;
    await state.hold;
    if (state.isDown) throw new TypeError('Failed to fetch');
    if (pathname.endsWith('/sync')) return Response.json({ epoch: 'one', cursor: 0, changes: [], more: false });
    // An event stream without events, until it is ended.
    return new Promise((_resolve, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError'))),
    );
  };
  return { state, api: createApiClient({ url: 'http://vitae.test/api', fetch, accessToken: () => 'token' }) };
}

/** A durable store: windows share it, and one of them leads. */
const lasting = (): SyncableStore => ({ ...createMemoryStore(), durable: true });
/** Syncs the account of the tests. @returns a function that ends it */
const start = async (api: ApiClient, documents = lasting()) => {
  const sync = startSync({ documents, apiOf: () => api, onSignedOut: vi.fn() });
  sync.follow(account);
  await sync.settled();
  return () => void sync.stop();
};
const activity = () => useSyncState.getState().activity;

describe('startSync', () => {
  let page: EventTarget;
  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('window', page);
    useSyncState.setState({ activity: 'off' });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('leads if no other window does, and answers windows that ask', async () => {
    const { api, state } = server();
    const stop = await start(api);
    await vi.waitUntil(() => activity() === 'resting', patient);
    expect(state.pulls).toBeGreaterThan(0);
    const other = new BroadcastChannel(syncLock(account));
    const heard = new Promise((resolve) =>
      other.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data)),
    );
    other.postMessage('how does it stand?');
    expect(await heard).toBe('resting');
    other.close();
    stop();
    expect(activity()).toBe('off');
  });

  it('follows the leading window, and takes the lead when that one ends', async () => {
    const { api, state } = server();
    const { promise, resolve } = Promise.withResolvers<void>();
    const leading = navigator.locks.request(syncLock(account), () => promise);
    const leader = new BroadcastChannel(syncLock(account));
    const asked = new Promise((then) =>
      leader.addEventListener('message', ({ data }: MessageEvent<unknown>) => then(data)),
    );
    const stop = await start(api);
    expect(await asked).toBe('how does it stand?');
    leader.postMessage('offline');
    await vi.waitUntil(() => activity() === 'offline', patient);
    leader.postMessage('nonsense');
    leader.postMessage('resting');
    await vi.waitUntil(() => activity() === 'resting', patient);
    expect(state.pulls).toBe(0);
    leader.close();
    resolve();
    await leading;
    await vi.waitUntil(() => state.pulls > 0 && activity() === 'resting', patient);
    stop();
  });

  it('syncs at once when the browser is online again, and listens again', async () => {
    // Anything that waits for its next attempt waits forever.
    const { setTimeout: real } = globalThis;
    const timers = vi
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation((act, ms = 0, ...given) => real(act, ms < 800 ? ms : 2 ** 31 - 1, ...given).unref());
    const { api, state } = server();
    state.isDown = true;
    const stop = await start(api);
    await vi.waitUntil(() => activity() === 'offline', patient);
    const streams = state.streams;
    state.isDown = false;
    page.dispatchEvent(new Event('online'));
    await vi.waitUntil(() => activity() === 'resting' && state.streams > streams, patient);
    timers.mockRestore();
    stop();
  });

  it('reports nothing more and gives up the lead when it is ended while starting', async () => {
    const { api, state } = server();
    const { promise, resolve } = Promise.withResolvers<void>();
    state.hold = promise;
    const stop = await start(api);
    await vi.waitUntil(() => state.pulls === 1, patient);
    stop();
    resolve();
    await navigator.locks.request(syncLock(account), () => undefined);
    expect(activity()).toBe('off');
  });

  it('needs no leader for documents that only this window has', async () => {
    vi.stubGlobal('navigator', {});
    const { api } = server();
    const stop = await start(api, createMemoryStore());
    await vi.waitUntil(() => activity() === 'resting', patient);
    stop();
  });

  it('does not sync, and reports it, if windows cannot agree on a leader', async () => {
    vi.stubGlobal('navigator', {});
    const { api, state } = server();
    const stop = await start(api);
    expect(activity()).toBe('unable');
    expect(state.pulls).toBe(0);
    stop();
    expect(activity()).toBe('off');
  });

  it('names the device once', async () => {
    const { api } = server();
    const documents = lasting();
    const names = [];
    for (let times = 0; times < 2; times += 1) {
      const stop = await start(api, documents);
      names.push(await documents.getMeta('device'));
      stop();
    }
    expect(names[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(names[1]).toBe(names[0]);
  });
});
