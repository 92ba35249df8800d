/** Titles that the app gives to unnamed documents; stored documents contain them, so they are never removed. */
const givenTitles: ReadonlySet<string> = new Set(['', 'Untitled resume', 'Untitled letter']);

/** The title that the user gave to a document; `''` if there is none. */
export function ownTitle({ title }: { title: string }): string {
  const own = title.trim();
  return givenTitles.has(own) ? '' : own;
}
