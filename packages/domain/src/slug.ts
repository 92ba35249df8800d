/** More characters than an address has; normalizing a longer text may take time that grows with the square of its length. */
const longestRead = 600;

/** Turns text into lower-case ASCII words joined by hyphens; text without any Latin letter or digit gives `''`. */
export function kebab(text: string): string {
  return text
    .slice(0, longestRead)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}

/**
 * The address part of a document, fixed at creation: `kebab(title)-<tail of the id>`.
 * The tail is the random end of the UUIDv7, so that two offline devices cannot collide.
 */
export function slugFor(title: string, id: string): string {
  const tail = id.replaceAll('-', '').slice(-8);
  return `${kebab(title) || 'document'}-${tail}`;
}
