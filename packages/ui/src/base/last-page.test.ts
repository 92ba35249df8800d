import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseLastPagesBut, keepLastPage, maxLastPageBytes, mostLastPages } from './keep-last-page.ts';
import { eraseLastPage, readLastPage } from './last-page.ts';

/** Cache Storage of one cache, in memory, with the methods in use. */
const memoryCache = () => {
  const rows = new Map<string, Response>();
  const urlOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, 'https://vitae.test').href;
  const pathOf = (request: string | { url: string }) => new URL(urlOf(request)).pathname;
  const keysLike = (request: string | { url: string }) =>
    [...rows.keys()].filter((url) => new URL(url).pathname === pathOf(request));
  return {
    match: (request: string, { ignoreSearch }: { ignoreSearch: boolean }) =>
      Promise.resolve(ignoreSearch ? rows.get(keysLike(request)[0] ?? '')?.clone() : undefined),
    put: (request: string, response: Response) => Promise.resolve(void rows.set(urlOf(request), response)),
    delete: (request: string | { url: string }, options?: { ignoreSearch: boolean }) => {
      const found = options?.ignoreSearch ? keysLike(request) : [urlOf(request)].filter((url) => rows.has(url));
      for (const url of found) rows.delete(url);
      return Promise.resolve(found.length > 0);
    },
    keys: () => Promise.resolve([...rows.keys()].map((url) => ({ url }))),
  };
};

const page = (id: string, of = '2026-01-01T00:00:00.000Z', size = 10) => ({
  id,
  picture: new Blob(['x'.repeat(size)], { type: 'image/webp' }),
  width: 612,
  height: 792,
  of,
});
const isThere = () => Promise.resolve(true);

beforeEach(() => {
  const cache = memoryCache();
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache), match: cache.match });
});
afterEach(() => vi.unstubAllGlobals());

describe('the last page of a document', () => {
  it('is returned as it was kept, the newest one', async () => {
    expect(await readLastPage('/a')).toBeNull();
    await keepLastPage('/a', page('1', '2026-01-01T00:00:00.000Z'), isThere);
    await keepLastPage('/a', page('1', '2026-01-02T00:00:00.000Z'), isThere);
    const kept = await readLastPage('/a');
    expect(kept).toMatchObject({ id: '1', width: 612, height: 792, of: '2026-01-02T00:00:00.000Z' });
    expect(await kept?.picture.text()).toBe('xxxxxxxxxx');
    expect(await readLastPage('/b')).toBeNull();
  });

  it('replaces that of another document that had the same address', async () => {
    await keepLastPage('/a', page('1'), isThere);
    await keepLastPage('/a', page('2'), isThere);
    expect(await readLastPage('/a')).toMatchObject({ id: '2' });
    await eraseLastPage('1');
    expect(await readLastPage('/a')).toMatchObject({ id: '2' });
    await eraseLastPage('2');
    expect(await readLastPage('/a')).toBeNull();
  });

  it('is not kept if it is too large, or the document was deleted meanwhile', async () => {
    await keepLastPage('/a', page('1', undefined, maxLastPageBytes + 1), isThere);
    await keepLastPage('/b', page('2'), () => Promise.resolve(false));
    expect([await readLastPage('/a'), await readLastPage('/b')]).toEqual([null, null]);
  });

  it('is removed when there are too many, the oldest first', async () => {
    await keepLastPage('/0', page('0'), isThere);
    await keepLastPage('/1', page('1'), isThere);
    await keepLastPage('/0', page('0'), isThere);
    for (let id = 2; id <= mostLastPages; id += 1) await keepLastPage(`/${id}`, page(String(id)), isThere);
    expect(await readLastPage('/1')).toBeNull();
    expect(await readLastPage('/0')).not.toBeNull();
  });

  it('is erased with its document, even if the document was deleted by another window', async () => {
    for (const id of ['a', 'b', 'c']) await keepLastPage(`/at-${id}`, page(id), isThere);
    await eraseLastPage('a');
    await eraseLastPagesBut(['c']);
    const left = await Promise.all(['a', 'b', 'c'].map((id) => readLastPage(`/at-${id}`)));
    expect(left.map((one) => one !== null)).toEqual([false, false, true]);
  });

  it('does not exist in a browser without storage', async () => {
    vi.stubGlobal('caches', {
      open: () => Promise.reject(new Error('refused')),
      match: () => Promise.reject(new Error('refused')),
    });
    expect(await readLastPage('/a')).toBeNull();
    vi.unstubAllGlobals();
    await keepLastPage('/a', page('a'), isThere);
    await eraseLastPage('a');
    expect(await readLastPage('/a')).toBeNull();
  });
});
