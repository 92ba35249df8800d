import * as z from 'zod/mini';

/**
 * Words by which a person finds a document among theirs; nothing prints them. Each names itself, so that two devices'
 * tags merge.
 */
export const documentTagsSchema = z._default(z.array(z.string()), []);

/** Tags as a person typed them: trimmed, none empty, none twice whatever its case. The first spelling is kept. */
export function tidyTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map((typed) => typed.trim().replace(/\s+/gu, ' '))) {
    const key = tag.toLocaleLowerCase();
    if (tag !== '' && !byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}
