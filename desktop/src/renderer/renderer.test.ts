import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DesktopBridge } from '../bridge/desktop-bridge.ts';
import type { RequestData } from '../bridge/events.ts';
import { createCaller, type Caller } from './caller.ts';
import { createRequests } from './requests.ts';
import { createTransport } from './transport.ts';

beforeAll(() => void vi.stubGlobal('location', { origin: 'https://page.example' }));
afterAll(() => void vi.unstubAllGlobals());

const callerOf = (answer: (method: string, args: unknown) => unknown): Caller =>
  vi.fn<(method: string, args: unknown) => Promise<unknown>>(async (method, args) =>
    answer(method, args),
  ) as unknown as Caller;

describe('the connection to the server', () => {
  it('forwards method, path, headers and body, and returns the answer', async () => {
    let carried: unknown;
    const { fetch, url } = createTransport(
      callerOf((_method, args) => {
        carried = args;
        return {
          status: 201,
          headers: { 'content-type': 'application/json' },
          body: new TextEncoder().encode('{"a":1}'),
        };
      }),
    );
    const answer = await fetch(
      new Request(`${url}/documents?limit=1`, { method: 'POST', body: 'x', headers: { 'Content-Type': 'text/plain' } }),
      {},
    );
    expect(carried).toEqual({
      method: 'POST',
      path: '/api/documents?limit=1',
      headers: { 'content-type': 'text/plain' },
      body: new TextEncoder().encode('x'),
    });
    expect([answer.status, await answer.json()]).toEqual([201, { a: 1 }]);
  });

  it('accepts an answer without a body, and sends none for GET', async () => {
    const call = callerOf(() => ({ status: 204, headers: {}, body: new Uint8Array() }));
    const { fetch, url } = createTransport(call);
    expect((await fetch(new Request(`${url}/user`), {})).status).toBe(204);
    expect(call).toHaveBeenCalledWith('network.fetch', { method: 'GET', path: '/api/user', headers: {}, body: null });
  });

  it('ends for a caller who aborts, before and while it waits', async () => {
    const { fetch, url } = createTransport(callerOf(() => new Promise(() => undefined)));
    await expect(fetch(new Request(`${url}/user`), { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    const giveUp = new AbortController();
    const asked = fetch(new Request(`${url}/user`), { signal: giveUp.signal });
    setTimeout(() => giveUp.abort(), 5);
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('errors', () => {
  const failing = (name: string, code: string) =>
    createCaller({ call: async () => ({ ok: false, error: { name, code, message: 'said' } }) });

  it.each([
    ['StoreError', 'quota', { name: 'StoreError', code: 'quota', message: 'said' }],
    ['StoreError', 'of a newer program', { name: 'StoreError', code: 'failed', message: 'said' }],
    ['ApiFailure', 'ECONNREFUSED', { name: 'ApiFailure', status: 0, message: 'said' }],
    ['ShellError', '', { name: 'Error', message: 'said' }],
    ['TypeError', 'EACCES', { name: 'Error', code: 'EACCES', message: 'said' }],
  ])('named %s with %s become what they were', async (name, code, error) => {
    await expect(failing(name, code)('documents.list', undefined)).rejects.toMatchObject(error);
  });
});

describe('requests', () => {
  it('wait for the interface, and pass files as `File` objects', async () => {
    let send: (request: RequestData) => void = () => undefined;
    const bridge = {
      on: (_name: string, listener: (request: RequestData) => void) => (send = listener),
    } as unknown as DesktopBridge;
    const call = callerOf(() => undefined);
    const subscribe = createRequests(call, bridge);
    expect(call).toHaveBeenCalledWith('window.listening', undefined);
    send({ what: 'import', files: [{ name: 'a.json', type: 'application/json', bytes: new Uint8Array([123]) }] });
    const heard: unknown[] = [];
    const end = subscribe((request) => heard.push(request));
    send({ what: 'go', to: '/account/resumes' });
    end();
    send({ what: 'go', to: '/later' });
    expect(heard).toEqual([
      { what: 'import', files: [expect.any(File)] },
      { what: 'go', to: '/account/resumes' },
    ]);
    const later = vi.fn<(request: unknown) => void>();
    subscribe(later);
    expect(later.mock.calls).toEqual([[{ what: 'go', to: '/later' }]]);
  });
});
