import { fallbackFamilies, replacement } from '../fonts/families.ts';
import type { FontBook, FontRequest } from '../fonts/font-book.ts';
import type { FontFace } from '../fonts/font-face.ts';

/** A stretch of text that one family draws. */
export interface TextRun {
  family: string;
  text: string;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Soft hyphens, zero-width characters, variation selectors, controls: they have no ink, and some extract as noise. */
const INKLESS = /\u00AD|\u200B|[\u2060-\u2064]|\uFEFF|[\uFE00-\uFE0F]|\p{Cc}/gu;
const WORD = /[\p{L}\p{N}]/u;
const PRESENTATION_LIGATURES = /[\uFB00-\uFB06]/g;

/** The text as it is set: composed (NFC), letters instead of ligature characters, without inkless characters, single spaces. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replace(PRESENTATION_LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(/[ \t]+/g, ' ')
    .replace(INKLESS, (character) => (character === '\n' ? character : ''));
}

/**
 * Splits normalised text into runs by what the fonts cover, grapheme by grapheme: the text's own family where it can, else a fallback.
 * A grapheme that no font has becomes U+FFFD and is told to `onMissing`. Faces that are not loaded yet are noted in the book.
 */
export function splitRuns(text: string, request: FontRequest, book: FontBook, onMissing: (grapheme: string) => void): TextRun[] {
  const own = book.face(request);
  if (!own || coversText(own, text)) return [{ family: request.family, text }];
  const runs: TextRun[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const current = runs.at(-1);
    const family = familyFor(segment, current, request, book);
    if (family === null) onMissing(segment);
    const run: TextRun = family === null ? { family: replacement.family, text: replacement.character } : { family, text: segment };
    if (current?.family === run.family) current.text += run.text;
    else runs.push(run);
  }
  return runs;
}

function familyFor(grapheme: string, current: TextRun | undefined, request: FontRequest, book: FontBook): string | null {
  const covers = (family: string) => {
    const face = book.face({ ...request, family });
    return face !== undefined && coversText(face, grapheme);
  };
  // A space or a comma between two words of a fallback stays with them.
  if (current && current.family !== request.family && WORD.test(current.text) && !WORD.test(grapheme) && covers(current.family)) return current.family;
  if (covers(request.family)) return request.family;
  return fallbackFamilies(request.family).find(covers) ?? null;
}

function coversText(face: FontFace, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const codePoint = text.codePointAt(index) ?? 0;
    if (codePoint > 0xffff) index += 1;
    if (codePoint !== 10 && !face.covers(codePoint)) return false;
  }
  return true;
}
