/** Fonts whose glyphs are pictures: a letter that they draw is none. */
const ICON_FONT =
  /awesome|marvosym|fontello|icomoon|typicons|academicon|ionicon|material.?(?:design.?)?icon|glyphicon|entypo|octicon|bootstrap-icon|lucide|feather/iu;
const SYMBOL_FONT = /dingbat|webding|wingding|msam|msbm|pifont|\bsymbol(?:mt|neu)?$/iu;
/** Code points with which Word writes the glyphs of symbol fonts, and codes of bullets in TeX and in Windows. */
const SYMBOL_CODE = /^[\uF020-\uF0FF\u0088\u0095]$/u;
const PRIVATE = /^[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]{1,2}$/u;

/** As wide as one glyph, in the size of its font. */
const WIDEST_GLYPH = 1.4;
/** What an icon may be called. */
const NAME = /^\p{L}[\p{L}\d _-]{2,40}$/u;

/** Fonts of icons that are written as words: "phone", "location_on". */
const LIGATURE_FONT = /Material(?:Icons|Symbols)/iu;

/**
 * What a glyph stands for that is no text: the mark of a list, or an icon, such as a telephone before a number.
 *
 * @param font the name that the file gives the font
 * @param width in the size of the font
 */
export const symbolIn = (drawn: string, font: string, width = Infinity): 'mark' | 'icon' | undefined => {
  const text = drawn.trim();
  if (LIGATURE_FONT.test(font) && /^[a-z\d_]{2,40}$/u.test(text)) return 'icon';
  // A file can name an icon with a word instead of a letter.
  if (width < WIDEST_GLYPH && ICON_FONT.test(font) && NAME.test(text)) return 'icon';
  if (!text || [...text].length > 2) return undefined;
  if (ICON_FONT.test(font)) return 'icon';
  if (SYMBOL_CODE.test(text)) return 'mark';
  if (PRIVATE.test(text)) return 'icon';
  return SYMBOL_FONT.test(font) && !/[|·−×]/u.test(text) ? 'mark' : undefined;
};

/** In TeX's font of mathematical letters, the code of the full stop is that of a triangle, a list mark. */
export const isTriangle = (drawn: string, font: string): boolean =>
  drawn.trim() === '.' && /^(?:[A-Z]{6}\+)?(?:CM|LM)MI\w*\d/iu.test(font);

/** Ligatures and dashes by their codes in TeX's encodings: fonts made of pictures have no other names for them. */
const TEX_CODES: Readonly<Record<string, string>> = {
  '\u000B': 'ff',
  '\u000C': 'fi',
  '\u000E': 'ffi',
  '\u000F': 'ffl',
  '\u0010': '“',
  '\u0011': '”',
  '\u0015': '–',
  '\u0016': '—',
  '\u001B': 'ff',
  '\u001C': 'fi',
  '\u001D': 'fl',
  '\u001E': 'ffi',
  '\u001F': 'ffl',
};

/** A text that begins with the code of a list mark, with the mark itself: pdf.js joins what one font draws. */
export const withMark = (text: string): string => text.replace(/^\s*[\u0088\u0095]\s+/u, '• ');

/** Text with the ligatures and dashes that are drawn with control codes. */
export const withTexCodes = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  text.replace(/[\u000B\u000C\u000E-\u0011\u0015\u0016\u001B-\u001F]/gu, (code) => TEX_CODES[code] ?? '');

/** The letters from 128 on in TeX's T1 encoding (Cork, 1990), where they are not those of Latin-1. */
const CORK =
  'ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖŒØÙÚÛÜÝÞẞàáâãäåæçèéêëìíîïðñòóôõöœøùúûüýþß';
/** What T1 has instead of letters of Latin-1, between letters: in Latin-1 words it is rare. */
const CORK_IN_WORD = /(?<=\p{L})[\u0080-\u00BF×÷ÿ](?=\p{L})/gu;
const LEAST_CORK = 2;

/**
 * Fonts whose codes are those of T1, read as Latin-1: TeX's fonts made of pictures say nothing of their letters.
 *
 * @param texts what is drawn with fonts made of pictures, by font
 */
export function fontsInCork<Font>(texts: ReadonlyMap<Font, readonly { text: string }[]>): ReadonlySet<Font> {
  const found = [...texts.values()].flat().flatMap(({ text }) => text.match(CORK_IN_WORD) ?? []).length;
  // Fonts without letters have the marks of lists, which T1 does not.
  const lettered = [...texts].filter(([, drawn]) => drawn.some(({ text }) => /[a-z]/iu.test(text)));
  return new Set(found < LEAST_CORK ? [] : lettered.map(([font]) => font));
}

/** Text of such a font with its letters. */
export const fromCork = (text: string): string =>
  text.replace(/[\u0080-\u00FF]/gu, (code) => CORK[(code.codePointAt(0) ?? 0) - 128] ?? code);
