import type { AnyDocument } from '@vitae/domain';

/**
 * A document as it was in an earlier version, as an edit of the current one: it stays the same document at the same
 * address, with its tags and with the conflicts that need a choice.
 */
export function restored<Doc extends AnyDocument>(
  now: Doc,
  version: Doc,
  time: string = new Date().toISOString(),
): Doc {
  const { id, slug, tags, conflicts, createdAt } = now;
  return { ...version, id, slug, tags, conflicts, createdAt, final: null, updatedAt: time };
}
