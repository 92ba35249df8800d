/**
 * The first page of each document as this browser last painted it, shown on opening while the page is drawn again.
 * Pictures are kept in the browser's Cache Storage, under the addresses of their builders, so that one can be shown
 * before its document is read; if there is none, as in the desktop's window and over plain http, nothing is stored.
 */
export interface LastPage {
  /** Id of the document it shows. */
  id: string;
  picture: Blob;
  /** Points. */
  width: number;
  /** Points. */
  height: number;
  /** The `updatedAt` of the document it shows. */
  of: string;
}

const cacheName = 'vitae.last-pages';

/** The key of the picture of a builder's address, such as `/resume/builder/ada-1a2b3c4d`, whatever its document's id. */
export const keyOf = (builder: string): string => `/last-pages${builder}`;

/** The document whose picture has this address in the cache; `null` for one stored by an earlier version. */
export const documentOf = (url: string): string | null => new URL(url).searchParams.get('id');

/** Opens the Cache Storage of the last pages; `null` if the browser has none. */
export const openLastPages = async (): Promise<Cache | null> =>
  'caches' in globalThis ? caches.open(cacheName) : null;

/**
 * The last page at a builder's address; `null` if none was stored, or if the browser does not return it. The caller
 * must check that its document is still the one at this address.
 */
export async function readLastPage(builder: string): Promise<LastPage | null> {
  try {
    if (!('caches' in globalThis)) return null;
    // One call, not two: each waits for what the page is compiling.
    const found = await caches.match(keyOf(builder), { ignoreSearch: true, cacheName });
    if (!found) return null;
    const [id, width, height, of] = ['x-id', 'x-width', 'x-height', 'x-of'].map((name) => found.headers.get(name));
    if (!(Number(width) > 0 && Number(height) > 0) || !id || !of) return null;
    return { id, picture: await found.blob(), width: Number(width), height: Number(height), of };
  } catch {
    return null;
  }
}

/** Erases the last page of a document. */
export async function eraseLastPage(id: string): Promise<void> {
  const cache = await openLastPages();
  for (const request of (await cache?.keys()) ?? []) if (documentOf(request.url) === id) await cache?.delete(request);
}
