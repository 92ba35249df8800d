const storageKey = 'vitae.fonts';

/** Fonts of several megabytes: they are loaded when a document needs them, never in advance. */
const large = /^(?:han|hangul|emoji)-/;

/** Keeps the names of the font files that the pages were drawn with: what is kept for use offline includes them. */
export function rememberFonts(files: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(files));
  } catch {
    // A browser without storage loads them when they are needed.
  }
}

/** The font files that pages were last drawn with, to be preloaded; anything else stored there is ignored. */
export function rememberedFonts(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((file): file is string => typeof file === 'string' && !large.test(file))
      : [];
  } catch {
    return [];
  }
}
