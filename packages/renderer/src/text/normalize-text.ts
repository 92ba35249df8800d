import { normalized } from '@vitae/domain';

/** Soft hyphens, zero-width spaces, controls: they have no ink, and some extract as noise. */
const INKLESS = /\u00AD|\u200B|[\u2060-\u2064]|\uFEFF|[\uFE00-\uFE0E]|[^\P{Cc}\n]/gu;
/** Selects the emoji glyph; sequences need it, and other characters are the same without it. */
const EMOJI_STYLE = /(?<![\u2300-\u{1FAFF}])\uFE0F(?!\u20E3)/gu;
/**
 * Joiners shape Arabic and the scripts of India and South-East Asia, and join emoji; elsewhere they only split words in
 * readers.
 */
const STRAY_JOINER =
  /(?<!\uFE0F|[\u0600-\u08FF\u0900-\u0DFF\u0E00-\u109F\u1780-\u17FF\u2190-\u{1FAFF}])[\u200C\u200D]/gu;
const DIRECTION_MARKS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** Ligatures and joined forms that represent letters. */
const PRESENTATION_FORMS = /[\uFB00-\uFB06\uFB50-\uFDFB\uFE70-\uFEFC]/g;

/**
 * The text as it is laid out: composed (NFC), letters instead of ligature characters, single spaces, and of the
 * characters without ink only those that change how their neighbours look.
 */
export function normalizeText(text: string): string {
  const composed = normalized(text, 'NFC')
    .replace(PRESENTATION_FORMS, (form) => normalized(form, 'NFKC'))
    .replace(/[ \t]+/g, ' ')
    .replace(INKLESS, '')
    .replace(EMOJI_STYLE, '')
    .replace(STRAY_JOINER, '');
  return RIGHT_TO_LEFT.test(composed) ? composed : composed.replace(DIRECTION_MARKS, '');
}
