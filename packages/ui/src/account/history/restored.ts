import type { Resume } from '@vitae/domain';

/**
 * A resume as it was in an earlier version, as an edit of what it is now: it stays the same document at the same address, with its tags and
 * with the conflicts that wait for a choice.
 */
export function restored(now: Resume, version: Resume, time: string = new Date().toISOString()): Resume {
  const { id, slug, tags, conflicts, createdAt } = now;
  return { ...version, id, slug, tags, conflicts, createdAt, final: null, updatedAt: time };
}
