/**
 * The first page of each document as this browser last painted it, shown on opening while the page is drawn again.
 * Pictures are kept in the browser's Cache Storage, under the ids of their documents; where there is none, as in the
 * desktop's window and over plain http, nothing is kept.
 */
export interface LastPage {
  picture: Blob;
  /** Points. */
  width: number;
  /** Points. */
  height: number;
  /** The `updatedAt` of the document it shows. */
  of: string;
}

const cacheName = 'vitae.last-pages';

/** The key of a document's picture in it. */
export const addressOf = (id: string): string => `/last-pages/${encodeURIComponent(id)}`;

/** Opens the Cache Storage of the last pages; `null` where the browser has none. */
export const openLastPages = async (): Promise<Cache | null> =>
  'caches' in globalThis ? caches.open(cacheName) : null;

/** The last page of a document; `null` where none was kept, or where the browser does not return it. */
export async function readLastPage(id: string): Promise<LastPage | null> {
  try {
    const found = await (await openLastPages())?.match(addressOf(id));
    if (!found) return null;
    const [width, height, of] = ['x-width', 'x-height', 'x-of'].map((name) => found.headers.get(name));
    if (!(Number(width) > 0 && Number(height) > 0) || !of) return null;
    return { picture: await found.blob(), width: Number(width), height: Number(height), of };
  } catch {
    return null;
  }
}

/** Erases the last page of a document. */
export async function eraseLastPage(id: string): Promise<void> {
  await (await openLastPages())?.delete(addressOf(id));
}
