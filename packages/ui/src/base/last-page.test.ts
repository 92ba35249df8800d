import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseLastPagesBut, keepLastPage, maxLastPageBytes, mostLastPages } from './keep-last-page.ts';
import { eraseLastPage, readLastPage } from './last-page.ts';

/** Cache Storage of one cache, in memory, with the methods in use. */
const memoryCache = () => {
  const rows = new Map<string, Response>();
  const urlOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, 'https://vitae.test').href;
  return {
    match: (request: string) => Promise.resolve(rows.get(urlOf(request))?.clone()),
    put: (request: string, response: Response) => Promise.resolve(void rows.set(urlOf(request), response)),
    delete: (request: string | { url: string }) => Promise.resolve(rows.delete(urlOf(request))),
    keys: () => Promise.resolve([...rows.keys()].map((url) => ({ url }))),
  };
};

const page = (of = '2026-01-01T00:00:00.000Z', size = 10) => ({
  picture: new Blob(['x'.repeat(size)], { type: 'image/webp' }),
  width: 612,
  height: 792,
  of,
});
const isThere = () => Promise.resolve(true);

beforeEach(() => {
  const cache = memoryCache();
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
});
afterEach(() => vi.unstubAllGlobals());

describe('the last page of a document', () => {
  it('is returned as it was kept, the newest one', async () => {
    expect(await readLastPage('a')).toBeNull();
    await keepLastPage('a', page('2026-01-01T00:00:00.000Z'), isThere);
    await keepLastPage('a', page('2026-01-02T00:00:00.000Z'), isThere);
    const kept = await readLastPage('a');
    expect(kept).toMatchObject({ width: 612, height: 792, of: '2026-01-02T00:00:00.000Z' });
    expect(await kept?.picture.text()).toBe('xxxxxxxxxx');
    expect(await readLastPage('b')).toBeNull();
  });

  it('is not kept where it is too large, or the document was deleted meanwhile', async () => {
    await keepLastPage('a', page(undefined, maxLastPageBytes + 1), isThere);
    await keepLastPage('b', page(), () => Promise.resolve(false));
    expect([await readLastPage('a'), await readLastPage('b')]).toEqual([null, null]);
  });

  it('is removed when there are too many, the oldest first', async () => {
    await keepLastPage('0', page(), isThere);
    await keepLastPage('1', page(), isThere);
    await keepLastPage('0', page(), isThere);
    for (let id = 2; id <= mostLastPages; id += 1) await keepLastPage(String(id), page(), isThere);
    expect(await readLastPage('1')).toBeNull();
    expect(await readLastPage('0')).not.toBeNull();
  });

  it('is erased with its document, and with documents that were deleted unnoticed', async () => {
    for (const id of ['a', 'b', 'c']) await keepLastPage(id, page(), isThere);
    await eraseLastPage('a');
    await eraseLastPagesBut(['c']);
    const left = await Promise.all(['a', 'b', 'c'].map(readLastPage));
    expect(left.map((one) => one !== null)).toEqual([false, false, true]);
  });

  it('does not exist in a browser without storage', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new Error('refused')) });
    expect(await readLastPage('a')).toBeNull();
    vi.unstubAllGlobals();
    await keepLastPage('a', page(), isThere);
    await eraseLastPage('a');
    expect(await readLastPage('a')).toBeNull();
  });
});
