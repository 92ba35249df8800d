import * as z from 'zod/mini';

/**
 * Words by which users find their documents; they are never printed. Each is its own key, so that tags of two devices
 * merge.
 */
export const documentTagsSchema = z._default(z.array(z.string()), []);

/**
 * Normalises typed tags: trimmed, without empty ones, and without duplicates, ignoring case. The first spelling is
 * kept.
 */
export function tidyTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map((typed) => typed.trim().replace(/\s+/gu, ' '))) {
    const key = tag.toLocaleLowerCase();
    if (tag !== '' && !byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}
