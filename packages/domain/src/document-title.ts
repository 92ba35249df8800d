/** Titles that the app gives to unnamed documents; stored documents contain them, so they are never removed. */
const givenTitles: ReadonlySet<string> = new Set(['', 'Untitled resume', 'Untitled letter']);

/** The title that a person gave to a document; `''` while nobody has. */
export function ownTitle({ title }: { title: string }): string {
  const own = title.trim();
  return givenTitles.has(own) ? '' : own;
}
