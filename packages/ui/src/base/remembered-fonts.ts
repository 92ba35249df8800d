const storageKey = 'vitae.fonts';

/** Fonts of several megabytes: they are fetched when a document wants them, never on suspicion. */
const large = /^(?:han|hangul|emoji)-/;

/** Keeps the names of the font files that the pages were drawn with, so that the next start can fetch them ahead. */
export function rememberFonts(files: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(files.filter((file) => !large.test(file))));
  } catch {
    // A browser that keeps nothing fetches them when they are wanted.
  }
}

/** The font files that pages were drawn with last; whatever else is stored there counts as none. */
export function rememberedFonts(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((file): file is string => typeof file === 'string') : [];
  } catch {
    return [];
  }
}
