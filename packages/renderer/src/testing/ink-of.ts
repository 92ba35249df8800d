import type { LaidOutDocument } from '../react-pdf.ts';

/** A box in points from the page's top left corner. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The ink of one line of text: a box for each glyph that has any. */
export interface InkedLine {
  page: number;
  /** The text's number in the order of the page. */
  text: number;
  words: string;
  /** Names of the fonts of its runs. */
  fonts: string[];
  glyphs: Box[];
  /** The box around all of its glyphs. */
  around: Box;
}

/** A rule, a border or a bar thinner than a line of text. */
export interface Rule extends Box {
  page: number;
}

interface Run {
  attributes?: { fontSize?: number; font?: readonly { unitsPerEm: number; postscriptName?: string }[] };
  glyphs?: readonly { path: { toSVG(): string } }[];
  positions?: readonly { xAdvance: number; xOffset?: number; yOffset?: number }[];
  xAdvance?: number;
}

interface Node {
  type?: string;
  box?: Partial<Record<'left' | 'top' | 'width' | 'height' | 'paddingTop' | 'paddingLeft', number>>;
  style?: Readonly<Record<string, unknown>>;
  alignOffset?: number;
  lines?: readonly { string?: string; ascent?: number; box?: { x: number; y: number }; runs: readonly Run[] }[];
  children?: readonly Node[] | null;
}

/** Thicker surfaces are backgrounds for text. */
const THIN = 5;

/** Where there is ink on each page: glyph by glyph, in any script, as the fonts draw them. */
export function inkOf(document: LaidOutDocument): { lines: InkedLine[]; rules: Rule[] } {
  const lines: InkedLine[] = [];
  const rules: Rule[] = [];
  let text = 0;
  const visit = (node: Node, page: number, x: number, y: number) => {
    const { box = {}, style = {} } = node;
    const [left, top] = [x + (box.left ?? 0), y + (box.top ?? 0)];
    const [right, bottom] = [left + (box.width ?? 0), top + (box.height ?? 0)];
    const over = numberOf(style['borderTopWidth']);
    const under = numberOf(style['borderBottomWidth']);
    if (over > 0) rules.push({ page, left, right, top, bottom: top + over });
    if (under > 0) rules.push({ page, left, right, top: bottom - under, bottom });
    if (style['backgroundColor'] && bottom - top < THIN) rules.push({ page, left, right, top, bottom });
    if (node.lines) {
      text += 1;
      const first = node.lines[0]?.box?.y ?? 0;
      for (const line of node.lines) {
        const glyphs = glyphBoxes(
          line.runs,
          left + (box.paddingLeft ?? 0) - (node.alignOffset ?? 0) + (line.box?.x ?? 0),
          top + (box.paddingTop ?? 0) - first + (line.box?.y ?? 0) + (line.ascent ?? 0),
        );
        if (glyphs.length > 0)
          lines.push({
            page,
            text,
            words: line.string ?? '',
            fonts: fontsOf(line.runs),
            glyphs,
            around: glyphs.reduce(joined),
          });
      }
    }
    for (const child of node.children ?? []) visit(child, page, left, top);
  };
  const pages = (document.children ?? []) as unknown as readonly Node[];
  pages.forEach((page, index) => (page.children ?? []).forEach((node) => visit(node, index, 0, 0)));
  return { lines, rules };
}

const fontsOf = (runs: readonly Run[]) => runs.map(({ attributes }) => attributes?.font?.[0]?.postscriptName ?? '');

function glyphBoxes(runs: readonly Run[], x: number, baseline: number): Box[] {
  const boxes: Box[] = [];
  for (const { attributes = {}, glyphs = [], positions = [], xAdvance = 0 } of runs) {
    const scale = (attributes.fontSize ?? 0) / (attributes.font?.[0]?.unitsPerEm ?? 1000);
    let at = x;
    glyphs.forEach((glyph, index) => {
      const { xAdvance: advance = 0, xOffset = 0 } = positions[index] ?? {};
      const outline = outlineOf(glyph.path.toSVG());
      if (outline)
        boxes.push({
          left: at + xOffset + outline.left * scale,
          right: at + xOffset + outline.right * scale,
          top: baseline - outline.top * scale,
          bottom: baseline - outline.bottom * scale,
        });
      at += advance;
    });
    x += glyphs.length > 0 ? at - x : xAdvance;
  }
  return boxes;
}

const known = new Map<string, Box | null>();

/** The bounding box of an outline in font units, y upwards; `null` if it has no ink. */
function outlineOf(path: string): Box | null {
  const found = known.get(path);
  if (found !== undefined) return found;
  const numbers = (path.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g) ?? []).map(Number);
  const [xs, ys] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1)];
  const box =
    xs.length === 0
      ? null
      : { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) };
  known.set(path, box);
  return box;
}

/** How far two boxes overlap, in points: the smaller of both dimensions; zero or less if they do not. */
export const overlap = (a: Box, b: Box): number =>
  Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  );

/**
 * Descriptions of pairs of texts whose glyphs overlap, and of texts that a rule strikes through; empty if there are
 * none.
 */
export function inkFaults(document: LaidOutDocument, tolerance = 1): string[] {
  const { lines, rules } = inkOf(document);
  const faults: string[] = [];
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.page !== line.page || other.text === line.text || overlap(line.around, other.around) <= tolerance)
        continue;
      if (line.glyphs.some((a) => other.glyphs.some((b) => overlap(a, b) > tolerance)))
        faults.push(`page ${line.page + 1}: "${line.words.trim()}" lies over "${other.words.trim()}"`);
    }
    for (const rule of rules) {
      if (rule.page !== line.page) continue;
      const struck = line.glyphs.some(
        (glyph) =>
          Math.min(glyph.right, rule.right) - Math.max(glyph.left, rule.left) > tolerance &&
          glyph.top < rule.top - STRUCK &&
          glyph.bottom > rule.bottom + STRUCK,
      );
      if (struck) faults.push(`page ${line.page + 1}: a rule strikes "${line.words.trim()}"`);
    }
  });
  return faults;
}

/** A rule with this much ink on both sides strikes it through, in points. */
const STRUCK = 0.3;

const joined = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
});

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
