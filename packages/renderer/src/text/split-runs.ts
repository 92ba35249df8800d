import { covers, type Covers } from '../fonts/covers.ts';
import { emojiFamilies, fallbackFamilies } from '../fonts/fallback-families.ts';
import { fullFamily, replacement, shippedFamily } from '../fonts/families.ts';
import type { FontBook, FontRequest } from '../fonts/font-book.ts';

/** The style of a text as far as it affects fonts. */
export interface TextRequest extends FontRequest {
  /** The document's, BCP 47. */
  language: string;
}

/** A stretch of text drawn with one family. */
export interface TextRun {
  family: string;
  text: string;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const WORD = /[\p{L}\p{N}]/u;
/** Opening brackets and quotation marks. */
const OPENING = /^[\p{Ps}\p{Pi}]$/u;
/**
 * Drawn as an emoji even if a text font has the first character: sequences, and characters that are emoji by default.
 */
const PICTURE = /\uFE0F|\u200D|\u20E3|[\p{Emoji_Presentation}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]/u;

/**
 * Splits normalised text into runs by what the fonts cover, grapheme by grapheme: the text's own family if it can,
 * otherwise a fallback. A grapheme that no font has becomes U+FFFD and is passed to `onMissing`. Faces that are not
 * loaded yet are requested from the book; if only the font can tell what it has, the answer is final once nothing is
 * left to load.
 */
export function splitRuns(
  text: string,
  request: TextRequest,
  book: FontBook,
  onMissing: (grapheme: string) => void,
): TextRun[] {
  const coverage = coverageIn(book, request);
  const runs =
    coverage(request.family, text) !== 'no' || !shippedFamily(request.family)
      ? [{ family: request.family, text }]
      : split(text, request, coverage, onMissing);
  for (const { family } of runs) book.face({ ...request, family });
  return runs;
}

/**
 * Whether a family has all characters of a text; `maybe` while a font has to be loaded to tell, which is then
 * requested.
 */
type Coverage = (family: string, text: string) => Covers;

function split(
  text: string,
  request: TextRequest,
  coverage: Coverage,
  onMissing: (grapheme: string) => void,
): TextRun[] {
  const graphemes = Array.from(segmenter.segment(text), ({ segment }) => segment);
  const own = ownFamily(graphemes, request.family, coverage);
  const fallbacks = fallbackFamilies(request.family, request.language, text);
  const best = (grapheme: string): string | null => {
    const isPicture = PICTURE.test(grapheme);
    if (!isPicture && coverage(own, grapheme) !== 'no') return own;
    const pictures = [...grapheme].length === 1 ? ['symbols', ...emojiFamilies] : emojiFamilies;
    return (
      (isPicture ? [...pictures, own, ...fallbacks] : fallbacks).find(
        (family) => coverage(family, grapheme) !== 'no',
      ) ?? null
    );
  };
  const runs: TextRun[] = [];
  let hasWord = false;
  graphemes.forEach((grapheme, index) => {
    const current = runs.at(-1);
    const isWord = WORD.test(grapheme) && !PICTURE.test(grapheme);
    let family: string | null;
    const next = OPENING.test(grapheme) ? best(graphemes[index + 1] ?? grapheme) : null;
    if (next !== null && coverage(next, grapheme) !== 'no') family = next;
    // A space or a comma between two words of a fallback stays with them.
    else if (
      current &&
      current.family !== own &&
      hasWord &&
      !isWord &&
      !PICTURE.test(grapheme) &&
      coverage(current.family, grapheme) !== 'no'
    )
      family = current.family;
    else family = best(grapheme);
    if (family === null) onMissing(grapheme);
    const run: TextRun =
      family === null ? { family: replacement.family, text: replacement.character } : { family, text: grapheme };
    if (current?.family === run.family) {
      current.text += run.text;
      hasWord ||= isWord;
    } else {
      runs.push(run);
      hasWord = isWord;
    }
  });
  return runs;
}

/** One slice for all text drawn with its own family, so that no word changes its font in the middle. */
function ownFamily(graphemes: readonly string[], family: string, coverage: Coverage): string {
  const full = fullFamily(family);
  return graphemes.some((grapheme) => coverage(family, grapheme) === 'no' && coverage(full, grapheme) !== 'no')
    ? full
    : family;
}

/** Answers from what is known about a family, and from its font if only that can tell and it is loaded. */
function coverageIn(book: FontBook, request: FontRequest): Coverage {
  return (family, text) => {
    let result: Covers = 'yes';
    for (let index = 0; index < text.length; index += 1) {
      const codePoint = text.codePointAt(index) ?? 0;
      if (codePoint > 0xffff) index += 1;
      if (isInkless(codePoint)) continue;
      let answer = covers(family, codePoint);
      if (answer === 'maybe') {
        const face = book.face({ ...request, family });
        if (face) answer = face.covers(codePoint) ? 'yes' : 'no';
      }
      if (answer === 'no') return 'no';
      if (answer === 'maybe') result = 'maybe';
    }
    return result;
  };
}

/** Line feeds, joiners, directional marks and style selectors: no font draws anything for them. */
const isInkless = (codePoint: number) =>
  codePoint === 0x0a ||
  codePoint === 0x061c ||
  (codePoint >= 0x200c && codePoint <= 0x200f) ||
  (codePoint >= 0x202a && codePoint <= 0x202e) ||
  (codePoint >= 0x2066 && codePoint <= 0x2069) ||
  codePoint === 0xfe0f;
