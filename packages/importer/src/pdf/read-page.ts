import type { RecognisedPage } from '@vitae/recognition';
import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isDateText } from '../language/dates.ts';
import type { Box } from '../resume/result.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import type { TextStyle } from '../text/line.ts';
import { cleanText } from '../text/normalise.ts';
import { drawnTexts, type Item } from './actual-text.ts';
import { withAccentsOnLetters } from './drawn-accents.ts';
import { addressBesideIcon, isLabelIcon } from './known-icons.ts';
import { heavierFonts, isBoldName, isItalicName } from './font-names.ts';
import { smallMarks, type Mark } from './marks.ts';
import { tagsOf, withTags, type Tag } from './tags.ts';
import { itemsByColour } from './coloured-items.ts';
import { drawnGlyphs, glyphsOfTexts, SOFT_HYPHEN } from './drawn-glyphs.ts';
import { withDrawnHyphens } from './soft-hyphens.ts';
import { turnedTexts, type TurnedPiece, type TurnedText } from './turned-text.ts';
import { withPrivateLetters } from './private-letters.ts';
import { fontsInCork, fromCork, isTriangle, symbolIn, withMark, withTexCodes } from './symbols.ts';

type PdfPage = PdfJs.PDFPageProxy;

/** A piece of text as the file positions it: one style, points from the top left, `y` is the baseline. */
export type Piece = {
  text: string;
  x: number;
  y: number;
  width: number;
  style: TextStyle;
  rtl: boolean;
  url?: string;
  tag?: Tag;
};

export type PageText = {
  width: number;
  height: number;
  pieces: Piece[];
  /** Small filled shapes: bullets that are drawn, not typed. */
  marks: Mark[];
  pictures: number;
  /** Where words are that may be misread, on a page that was recognised. */
  doubted?: Box[];
  /** How a recognised page was turned to be upright and straight. */
  scanned?: Pick<RecognisedPage, 'quarters' | 'turn'>;
  /** Characters that are drawn without a code, so that they cannot be identified. */
  uncoded: number;
  /** Text that is turned: a margin note, a watermark, a heading up the side. */
  turned?: TurnedText[];
};

// eslint-disable-next-line no-control-regex
const UNCODED = /[\u0000\uFFFD]/gu;

/** Reads pieces of text with their style and links, and the marks drawn between them. */
export const readPage = async (pdfjs: typeof PdfJs, page: PdfPage): Promise<PageText> => {
  const viewport = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList();
  const content = await page.getTextContent({ disableNormalization: true, includeMarkedContent: true });
  // A damaged structure is none: the text is there without it.
  const tags = tagsOf(await page.getStructTree().catch(() => undefined));
  const links = await readLinks(page, viewport);
  const fonts = new Map<string, PageFont>();
  const fontNamed = (id: string): PageFont => {
    const known = fonts.get(id) ?? fontOf(page, id);
    fonts.set(id, known);
    return known;
  };
  const pieces: Piece[] = [];
  const turned: TurnedPiece[] = [];
  let uncoded = 0;
  let lineAt = Infinity;
  const texts = drawnTexts(asDrawn(pdfjs, operators, withTags(content.items, tags)));
  const pictured = texts.filter(({ item }) => fontNamed(item.fontName).isPictures);
  const cork = fontsInCork(Map.groupBy(pictured, ({ item }) => item.fontName));
  const emboldened = new Set([
    ...emboldenedFonts([...new Set(texts.map(({ item }) => item.fontName))].map(fontNamed)),
    ...heavierFonts(texts.map(({ item }) => ({ font: fontNamed(item.fontName), letters: item.str.trim().length }))),
  ]);
  for (const { item, text: coded } of texts) {
    const drawn = cork.has(item.fontName) ? fromCork(coded) : coded;
    uncoded += drawn.match(UNCODED)?.length ?? 0;
    if (!drawn.trim()) continue;
    const placed: unknown[] = pdfjs.Util.transform(viewport.transform, item.transform);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = placed.map(Number);
    const size = Math.hypot(c, d);
    if (Math.abs(b) > Math.abs(a) * 0.2) {
      turned.push({
        text: cleanText(withTexCodes(drawn)),
        x: e,
        y: f,
        width: item.width,
        size,
        turn: Math.atan2(b, a),
      });
      continue;
    }
    const font = fontNamed(item.fontName);
    // Behind text in its line, it is that of a number.
    const opensLine = Math.abs(f - lineAt) > 1;
    lineAt = f;
    const symbol = opensLine && isTriangle(drawn, font.name) ? 'mark' : symbolIn(drawn, font.name, item.width / size);
    const text =
      symbol === 'icon'
        ? `${ICON}${drawn.trim()}`
        : symbol
          ? '•'
          : cleanText(withTexCodes(withPrivateLetters(withMark(drawn), font.name)));
    if (!text.trim() || size < 2) continue;
    const style: TextStyle = { size, bold: font.bold || emboldened.has(font), italic: font.italic };
    if (item.colour) style.colour = item.colour;
    const piece: Piece = { text, x: e, y: f, width: item.width, style, rtl: item.dir === 'rtl' };
    const centre = { x: e + item.width / 2, y: f - size * 0.3 };
    const link = links.find(
      ({ box }) => centre.x >= box[0] && centre.x <= box[2] && centre.y >= box[1] && centre.y <= box[3],
    );
    if (link) piece.url = link.url;
    if (item.tag) piece.tag = item.tag;
    pieces.push(piece);
  }
  const { marks, pictures } = smallMarks(pdfjs, operators, viewport.transform);
  return {
    width: viewport.width,
    height: viewport.height,
    pieces: withoutDoubles(withoutIcons(withLinkedHandles(withAccentsOnLetters(pieces)))),
    marks,
    pictures,
    uncoded,
    turned: turnedTexts(turned),
  };
};

/** The texts of a page in parts of one colour, with the hyphens that pdf.js drops, between the marks around them. */
const asDrawn = (
  pdfjs: typeof PdfJs,
  operators: Awaited<ReturnType<PdfPage['getOperatorList']>>,
  items: readonly Item[],
): Item[] => {
  const texts = items.flatMap((item) => ('str' in item ? [item.str] : []));
  const { placed, isWhole } = glyphsOfTexts(drawnGlyphs(pdfjs, operators), texts);
  const glyphs = placed.values();
  return items.flatMap((item): Item[] => {
    if (!('str' in item)) return [item];
    const own = glyphs.next().value ?? [];
    if (isWhole && own.some(({ unicode }) => unicode === SOFT_HYPHEN))
      return itemsByColour({ ...item, str: withDrawnHyphens(item.str, own) }, own.slice(0, 1));
    return itemsByColour(item, own);
  });
};

type PageFont = Pick<TextStyle, 'bold' | 'italic'> & {
  /** As the file calls it; `''` if it does not. */
  name: string;
  /** Whether its glyphs are pictures (Type 3). */
  isPictures: boolean;
};

const fontOf = (page: PdfPage, id: string): PageFont => {
  const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined;
  if (typeof font !== 'object' || font === null) return { bold: false, italic: false, name: '', isPictures: false };
  const name = 'name' in font && typeof font.name === 'string' ? font.name : '';
  const flag = (key: string): boolean => key in font && Reflect.get(font, key) === true;
  return {
    name,
    isPictures: flag('isType3Font'),
    bold: flag('bold') || flag('black') || isBoldName(name),
    italic: flag('italic') || isItalicName(name),
  };
};

/**
 * Fonts drawn as pictures although another of their name is embedded: browsers draw so what is to be bold where the family
 * has no bold font.
 */
export const emboldenedFonts = <Font extends Pick<PageFont, 'name' | 'isPictures'>>(
  fonts: readonly Font[],
): ReadonlySet<Font> => {
  const familyOf = ({ name }: Font): string => name.replace(/^[A-Z]{6}\+/u, '');
  const embedded = new Set(fonts.filter(({ isPictures }) => !isPictures).map(familyOf));
  return new Set(fonts.filter((font) => font.isPictures && font.name !== '' && embedded.has(familyOf(font))));
};

/** Precedes the glyph of an icon. */
const ICON = '\uE000';

/** Handles behind the icons of their networks, linked to their profiles where nothing else is linked. */
export const withLinkedHandles = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => {
    const icon = pieces[index - 1];
    if (!icon?.text.startsWith(ICON) || piece.url !== undefined) return piece;
    const isBeside =
      Math.abs(icon.y - piece.y) < 0.4 * piece.style.size && piece.x - icon.x - icon.width < 2 * piece.style.size;
    const url = isBeside ? addressBesideIcon(icon.text.slice(ICON.length), piece.text) : undefined;
    return url === undefined ? piece : { ...piece, url };
  });

/**
 * Icons that begin several lines at one edge are the marks of a list; between two texts, icons become separators; all
 * others disappear.
 */
export const withoutIcons = (pieces: readonly Piece[]): Piece[] => {
  const texts = pieces.filter(({ text }) => !text.startsWith(ICON));
  if (texts.length === pieces.length || pieces.length > IMPORT_LIMITS.placedPieces) return texts;
  const keyOf = ({ text, x }: Piece): string => `${Math.round(x)} ${text}`;
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(keyOf(piece), (counts.get(keyOf(piece)) ?? 0) + 1);
  return pieces.flatMap((piece) => {
    if (!piece.text.startsWith(ICON)) return [piece];
    const { size } = piece.style;
    const isBeside = texts.some(
      (other) =>
        Math.abs(other.y - piece.y) < 0.4 * size && other.x < piece.x && other.x + other.width > piece.x - 4 * size,
    );
    // An icon before an address or a date says what it is.
    const isOfLink = texts.some(
      (other) =>
        Math.abs(other.y - piece.y) < 0.4 * size &&
        other.x >= piece.x &&
        other.x < piece.x + 4 * size &&
        (other.url !== undefined || /^(?:https?:|www\.)|@/u.test(other.text) || isDateText(other.text)),
    );
    if (isOfLink && !isBeside) return [];
    // Nothing follows that it could separate.
    const isAtEnd = !pieces.some(
      (other) =>
        other !== piece &&
        Math.abs(other.y - piece.y) < 0.4 * size &&
        other.x > piece.x &&
        other.x < piece.x + piece.width + 1.5 * size,
    );
    if (isBeside && isAtEnd) return [];
    const isMark = (counts.get(keyOf(piece)) ?? 0) > 1 && !isLabelIcon(piece.text.slice(ICON.length).trim());
    return isBeside || isMark ? [{ ...piece, text: '•' }] : [];
  });
};

/** A link and its area: left, top, right, bottom. */
export type Link = { url: string; box: [number, number, number, number] };

/** The links of a page. */
export const readLinks = async (page: PdfPage, viewport: PdfJs.PageViewport): Promise<Link[]> => {
  const annotations: unknown[] = await page.getAnnotations();
  return annotations.slice(0, IMPORT_LIMITS.linksOnPage).flatMap((annotation) => {
    if (
      typeof annotation !== 'object' ||
      annotation === null ||
      !('rect' in annotation) ||
      !Array.isArray(annotation.rect)
    )
      return [];
    const url = 'url' in annotation ? annotation.url : 'unsafeUrl' in annotation ? annotation.unsafeUrl : undefined;
    if (typeof url !== 'string') return [];
    const [left, bottom, right, top] = annotation.rect.map(Number);
    if (left === undefined || bottom === undefined || right === undefined || top === undefined) return [];
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[] = viewport.transform;
    const xs = [a * left + c * bottom + e, a * right + c * top + e];
    const ys = [b * left + d * bottom + f, b * right + d * top + f];
    return [{ url, box: [Math.min(...xs) - 1, Math.min(...ys) - 1, Math.max(...xs) + 1, Math.max(...ys) + 1] }];
  });
};

/** Points. */
const TWIN_WITHIN = 1.2;
const AROUND = [0, -1, 1];

/** Shadows and fake bold print the same text twice, slightly offset. */
const withoutDoubles = (pieces: readonly Piece[]): Piece[] => {
  // By squares of that size, each of which has at most one of them.
  const seen = new Map<string, Piece>();
  const keyOf = ({ text, x, y }: Piece, right: number, down: number): string =>
    `${Math.floor(x / TWIN_WITHIN) + right} ${Math.floor(y / TWIN_WITHIN) + down} ${text}`;
  return pieces.filter((piece) => {
    const twin = AROUND.flatMap((right) => AROUND.map((down) => seen.get(keyOf(piece, right, down)))).find(
      (other) => other && Math.abs(other.x - piece.x) < TWIN_WITHIN && Math.abs(other.y - piece.y) < TWIN_WITHIN,
    );
    if (twin) {
      twin.style = { ...twin.style, bold: true };
      return false;
    }
    seen.set(keyOf(piece, 0, 0), piece);
    return true;
  });
};
