import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from '../resume/result.ts';

type Operators = Awaited<ReturnType<PdfJs.PDFPageProxy['getOperatorList']>>;
type Matrix = readonly number[];

/** A character as a page draws it, in points from the page's top left; `y` is its baseline. */
export interface Glyph {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: DrawnFont;
  colour: string;
  /** Space added after it, in points. */
  letterSpacing: number;
  /** Drawn in an invisible mode, or fully transparent. */
  isTransparent: boolean;
  /** Its font does not have it: what is drawn is an empty box, or nothing. Hardly anybody sees a pale one. */
  isMissing: boolean;
  /** How many areas had been painted before it. */
  depth: number;
}

export interface DrawnFont {
  name: string;
  isEmbedded: boolean;
}

/** An area that a page paints, in the order of drawing. */
export interface Area {
  box: Box;
  /** As `#rrggbb`; `''` where it is a picture or a pattern. */
  colour: string;
  /** A surface covers what is below it; outlines are letters that are drawn as shapes. */
  kind: 'surface' | 'picture' | 'outline';
}

interface Graphics {
  matrix: Matrix;
  clip: Box;
  fill: string;
  stroke: string;
  alpha: number;
  isPlain: boolean;
  font: DrawnFont & { scale: number; isVertical: boolean; isComposite: boolean };
  size: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
}

/** A shape with more numbers than a rounded rectangle usually has, and no larger than a heading, is made of letters. */
const SIMPLE = 64;
const LARGE = 30;
/** No page that somebody wrote paints more areas that matter. */
const MOST_AREAS = 4_000;
const BLACK = '#000000';
/** What is less opaque than that is hardly seen. */
const PALE = 0.3;
const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Follows what a page draws: its characters in the order of the file, whatever their place, and what it paints. */
export function drawnPage(
  pdfjs: typeof PdfJs,
  page: PdfJs.PDFPageProxy,
  operators: Operators,
): { glyphs: Glyph[]; areas: Area[] } {
  const { OPS } = pdfjs;
  const viewport = page.getViewport({ scale: 1 });
  const glyphs: Glyph[] = [];
  const areas: Area[] = [];
  const noFont = { name: '', isEmbedded: true, scale: 0.001, isVertical: false, isComposite: false };
  let now: Graphics = {
    matrix: viewport.transform,
    clip: { x: 0, y: 0, width: viewport.width, height: viewport.height },
    fill: BLACK,
    stroke: BLACK,
    alpha: 1,
    isPlain: true,
    font: noFont,
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  };
  const stack: Graphics[] = [];
  const fonts = new Map<string, Graphics['font']>();
  let clips = false;
  let text = identity;
  let [x, y, lineX, lineY] = [0, 0, 0, 0];

  const push = () => stack.push({ ...now });
  const pop = () => (now = stack.pop() ?? now);
  const transform = (matrix: unknown) => {
    const read = numbers(matrix, 6);
    if (read) now.matrix = product(now.matrix, read);
  };
  const move = (right: number, down: number) => {
    x = lineX += right;
    y = lineY += down;
  };
  const paint = (box: Box, colour: string, kind: Area['kind']) => {
    const visible = within(box, now.clip);
    if (visible && now.alpha > 0.5 && now.isPlain && areas.length < MOST_AREAS)
      areas.push({ box: visible, colour, kind });
  };
  const show = (shown: unknown) => {
    const { font, size, charSpacing, wordSpacing, stretch, rise, mode, alpha } = now;
    const whole = product(now.matrix, text);
    const [a = 1, b = 0, c = 0, d = 1] = whole;
    const isTurned = Math.abs(b) > Math.abs(a) * 0.2;
    for (const glyph of Array.isArray(shown) ? shown : []) {
      if (typeof glyph === 'number') {
        x += ((font.isVertical ? 1 : -1) * glyph * size * stretch) / 1000;
        continue;
      }
      const read = glyphIn(glyph);
      if (!read) continue;
      const inked = read.width * font.scale * size * stretch;
      const [left, base] = at(whole, x, y + rise);
      const [right] = at(whole, x + inked, y + rise);
      if (read.unicode && !isTurned)
        glyphs.push({
          text: read.unicode,
          x: Math.min(left, right),
          y: base,
          width: Math.abs(right - left),
          size: Math.abs(size) * Math.hypot(c, d),
          font,
          colour: mode === 1 ? now.stroke : now.fill,
          letterSpacing: charSpacing * stretch * Math.hypot(a, b),
          isTransparent: (mode & 3) === 3 || alpha < 0.02,
          isMissing: font.isComposite && read.isFirst && read.unicode === '\0' && alpha >= PALE,
          depth: areas.length,
        });
      x += inked + (charSpacing + (read.isSpace ? wordSpacing : 0)) * stretch;
    }
  };
  const fontOf = (id: unknown): Graphics['font'] => {
    if (typeof id !== 'string') return noFont;
    let font = fonts.get(id);
    if (!font) fonts.set(id, (font = readFont(page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined)));
    return font;
  };

  operators.fnArray.forEach((operator, index) => {
    const args: unknown = operators.argsArray[index];
    const values = Array.isArray(args) ? (args as unknown[]) : [];
    const number = (position: number) => (typeof values[position] === 'number' ? values[position] : 0);
    switch (operator) {
      case OPS.save:
      case OPS.beginGroup:
        push();
        break;
      case OPS.restore:
      case OPS.endGroup:
      case OPS.endAnnotation:
      case OPS.paintFormXObjectEnd:
        pop();
        break;
      case OPS.transform:
        transform(args);
        break;
      case OPS.paintFormXObjectBegin:
        push();
        transform(values[0]);
        break;
      case OPS.beginAnnotation:
        push();
        transform(values[2]);
        transform(values[3]);
        break;
      case OPS.setFillRGBColor:
        if (typeof values[0] === 'string') now.fill = values[0];
        break;
      case OPS.setFillColorN:
        now.fill = '';
        break;
      case OPS.setStrokeRGBColor:
        if (typeof values[0] === 'string') now.stroke = values[0];
        break;
      case OPS.setGState:
        for (const [name, value] of pairsIn(values[0])) {
          if (name === 'ca' && typeof value === 'number') now.alpha = value;
          if (name === 'BM') now.isPlain = value === 'source-over' || value === 'normal';
          if (name === 'Font' && Array.isArray(value)) {
            now.font = fontOf(value[0]);
            now.size = typeof value[1] === 'number' ? value[1] : 0;
          }
        }
        break;
      case OPS.beginText:
        text = identity;
        [x, y, lineX, lineY] = [0, 0, 0, 0];
        break;
      case OPS.setFont:
        now.font = fontOf(values[0]);
        now.size = number(1);
        break;
      case OPS.setTextMatrix:
        text = numbers(values[0], 6) ?? numbers(values, 6) ?? identity;
        [x, y, lineX, lineY] = [0, 0, 0, 0];
        break;
      case OPS.moveText:
        move(number(0), number(1));
        break;
      case OPS.setLeadingMoveText:
        now.leading = number(1);
        move(number(0), number(1));
        break;
      case OPS.setLeading:
        now.leading = -number(0);
        break;
      case OPS.nextLine:
        move(0, now.leading);
        break;
      case OPS.setCharSpacing:
        now.charSpacing = number(0);
        break;
      case OPS.setWordSpacing:
        now.wordSpacing = number(0);
        break;
      case OPS.setHScale:
        now.stretch = number(0) / 100;
        break;
      case OPS.setTextRise:
        now.rise = number(0);
        break;
      case OPS.setTextRenderingMode:
        now.mode = number(0);
        break;
      case OPS.showText:
        show(values[0]);
        break;
      case OPS.clip:
      case OPS.eoClip:
        clips = true;
        break;
      case OPS.shadingFill:
        paint(now.clip, '', 'surface');
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
        paint(placed([0, 0, 1, 1], now.matrix), '', 'picture');
        break;
      case OPS.constructPath: {
        const bounds = numbers(values[2], 4);
        const box = bounds && placed(bounds, now.matrix);
        const parts: unknown = Array.isArray(values[1]) ? (values[1] as unknown[])[0] : undefined;
        const isSimple =
          isNumbers(parts) && (parts.length <= SIMPLE || (bounds !== undefined && isLabel(parts, bounds)));
        const isLarge = box && box.height > LARGE && box.width > LARGE;
        if (box && isFill(OPS, values[0])) paint(box, now.fill, isSimple || isLarge ? 'surface' : 'outline');
        if (clips) now.clip = (box && within(box, now.clip)) ?? now.clip;
        clips = false;
        break;
      }
      default:
    }
  });
  return { glyphs, areas };
}

/** How many numbers follow each mark of a path: a point to go to, a line, two kinds of curves, and its end. */
const NUMBERS = [2, 2, 6, 4, 0];
/** How many times as wide as high the ground of a label is at least, and which part of its height its ends take, wide or not. */
const LABELS = [
  { wide: 2.5, end: 1 },
  { wide: 1.2, end: 0.55 },
];

/**
 * Whether a shape with many numbers is the ground of a label with round or slanted ends, and no word drawn as one: all its
 * points are near its ends.
 */
function isLabel(parts: ArrayLike<number>, [left = 0, top = 0, right = 0, bottom = 0]: readonly number[]): boolean {
  const height = Math.abs(bottom - top);
  const label = LABELS.find(({ wide }) => right - left >= wide * height);
  if (!label) return false;
  const near = label.end * height;
  for (let from = 0; from < parts.length;) {
    const count = NUMBERS[parts[from] ?? 0] ?? 0;
    for (let offset = 1; offset < count; offset += 2) {
      const x = parts[from + offset] ?? 0;
      if (x > left + near && x < right - near) return false;
    }
    from += 1 + count;
  }
  return true;
}

const isFill = (OPS: typeof PdfJs.OPS, operator: unknown): boolean =>
  [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke, OPS.closeEOFillStroke].some(
    (fill) => fill === operator,
  );

const isNumbers = (value: unknown): value is ArrayLike<number> =>
  (Array.isArray(value) && value.every((one) => typeof one === 'number')) || value instanceof Float32Array;

const numbers = (value: unknown, count: number): number[] | undefined =>
  isNumbers(value) && value.length === count ? Array.from(value) : undefined;

const pairsIn = (value: unknown): [unknown, unknown][] =>
  Array.isArray(value)
    ? value.flatMap((pair): [unknown, unknown][] => (Array.isArray(pair) ? [[pair[0], pair[1]]] : []))
    : [];

/** A sign of a font; the first one of it stands for those that it does not have. */
function glyphIn(value: unknown): { unicode: string; width: number; isSpace: boolean; isFirst: boolean } | undefined {
  if (typeof value !== 'object' || value === null || !('unicode' in value) || !('width' in value)) return undefined;
  const { unicode, width } = value;
  if (typeof unicode !== 'string' || typeof width !== 'number') return undefined;
  const isFirst = 'originalCharCode' in value && value.originalCharCode === 0;
  return { unicode, width, isSpace: 'isSpace' in value && value.isSpace === true, isFirst };
}

function readFont(font: unknown): Graphics['font'] {
  const value = (key: string): unknown => (typeof font === 'object' && font !== null ? Reflect.get(font, key) : null);
  const name = value('name');
  const matrix = numbers(value('fontMatrix'), 6);
  return {
    name: typeof name === 'string' ? name : '',
    isEmbedded: value('missingFile') !== true,
    scale: matrix?.[0] ?? 0.001,
    isVertical: value('vertical') === true,
    isComposite: value('composite') === true,
  };
}

const product = (one: Matrix, other: Matrix): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = one;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = other;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
};

const at = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

const placed = ([left = 0, top = 0, right = 0, bottom = 0]: readonly number[], matrix: Matrix): Box => {
  const corners = [at(matrix, left, top), at(matrix, right, top), at(matrix, left, bottom), at(matrix, right, bottom)];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** The part of a box that is in another; `undefined` if there is none. */
const within = (box: Box, other: Box): Box | undefined => {
  const [x, y] = [Math.max(box.x, other.x), Math.max(box.y, other.y)];
  const width = Math.min(box.x + box.width, other.x + other.width) - x;
  const height = Math.min(box.y + box.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
};
