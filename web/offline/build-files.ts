/** The files of one build of the web app, as the build itself lists them for the service worker. */
export interface BuiltFiles {
  /** Distinguishes builds: made from everything below. */
  id: string;
  /** The address of the page's entry, which the HTML of this build names. */
  entry: string;
  /** Addresses of the files that the page's HTML names, which every opening waits for. */
  first: readonly string[];
  /** Kept as soon as there is time: code, styles, and the fonts of all templates in Latin script. */
  always: readonly BuiltFile[];
  /** Kept once it was used: other scripts' fonts, character maps. */
  used: readonly BuiltFile[];
}

/** The address of a file, and the beginning of its SHA-256 in base64. */
export type BuiltFile = readonly [path: string, sha256: string];

/** Characters of a digest that are compared: 96 bits, to find what was damaged or is of another build. */
export const digestLength = 16;

const hashedFolder = /^\/(?:assets|workers)\//;
/**
 * Fonts of other scripts, character maps, languages of the interface, the grammar checker, recognition; and dictionaries,
 * which have a cache of their own.
 */
const usedOnly =
  /\/(?:language-(?:ar|de|es|fr)|han|hangul|emoji|devanagari|arabic|hebrew)-|-full-|recognition-worker-|\.(?:bcmap|aff|dic|wasm|packed)$/;
/** What nobody waits for without a network. */
const never = /^\/service-worker|\.(?:br|gz|html|webmanifest|txt|xml)$|^\/(?:apple|icon-)/;

/** Whether a file has a hash of its content in its name, so that it never changes. */
export const isHashed = (path: string): boolean => hashedFolder.test(path);

/** When the service worker keeps a file of the build. */
export const needOf = (path: string): 'always' | 'used' | 'never' =>
  never.test(path) ? 'never' : usedOnly.test(path) ? 'used' : 'always';
