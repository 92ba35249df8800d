import { documentOf, keyOf, openLastPages, type LastPage } from './last-page.ts';

/** The most pictures kept; the oldest is removed first. */
export const mostLastPages = 20;

/** The most bytes of one picture. */
export const maxLastPageBytes = 400 * 1024;

/**
 * Keeps the last page of the document at a builder's address in place of the previous one; a page that is too large is
 * not kept. `isWanted` is called once it is kept: a document that was deleted meanwhile leaves nothing.
 */
export async function keepLastPage(builder: string, page: LastPage, isWanted: () => Promise<boolean>): Promise<void> {
  const cache = await openLastPages();
  if (!cache || page.picture.size > maxLastPageBytes) return;
  const { id, picture, width, height, of } = page;
  const headers = { 'x-id': id, 'x-width': String(width), 'x-height': String(height), 'x-of': of };
  const key = `${keyOf(builder)}?id=${encodeURIComponent(id)}`;
  // Added again, it is the youngest: keys come in insertion order.
  await cache.delete(key, { ignoreSearch: true });
  await cache.put(key, new Response(picture, { headers }));
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - mostLastPages))) await cache.delete(old);
  if (!(await isWanted())) await cache.delete(key);
}

/** Erases the last pages of all documents but some: of those that were deleted while no window was open. */
export async function eraseLastPagesBut(ids: readonly string[]): Promise<void> {
  const cache = await openLastPages();
  const wanted = new Set(ids);
  for (const request of (await cache?.keys()) ?? [])
    if (!wanted.has(documentOf(request.url) ?? '')) await cache?.delete(request);
}
