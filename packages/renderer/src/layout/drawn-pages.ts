import type { Box, LaidOutPage, TextRun } from '@vitae/evaluation';
import type { Layout } from '../engine.ts';

interface Attributes {
  font?: readonly { familyName?: string }[];
  fontSize?: number;
  color?: string;
  characterSpacing?: number;
  link?: string | null;
}

interface DrawnNode {
  props?: { anchor?: unknown; tag?: unknown; fixed?: unknown };
  style?: { backgroundColor?: unknown };
  box?: Partial<Record<'left' | 'top' | 'width' | 'height' | 'paddingLeft' | 'paddingTop', number>>;
  /** How far the lines are moved to the left, for alignment. */
  alignOffset?: number;
  lines?: readonly {
    string?: string;
    box?: { x: number; y: number };
    ascent?: number;
    runs: readonly { start: number; end: number; xAdvance?: number; attributes?: Attributes }[];
  }[];
  children?: readonly DrawnNode[] | null;
}

/** What is said of a text by the nodes around it. */
interface Around {
  path: string;
  role: TextRun['role'];
}

interface Page {
  surfaces: { box: Box; colour: string }[];
  runs: TextRun[];
}

/** A glyph's ink above and below the line it stands on, as shares of the size: most fonts are close to it. */
const ABOVE = 0.78;
const BELOW = 0.22;

/**
 * What an evaluation looks at on the pages of a layout: each stretch of text in one font, size and colour, with what is
 * behind it, in the order in which the file has it.
 */
export function drawnPages({ pages }: Layout): LaidOutPage[] {
  return (pages.children ?? []).map((laid) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- declared without what the layout adds
    const node = laid as DrawnNode;
    const page: Page = { surfaces: [], runs: [] };
    const { width = 0, height = 0 } = node.box ?? {};
    paint(node, { x: 0, y: 0, width, height }, page);
    for (const child of node.children ?? []) collect(child, 0, 0, { path: '', role: 'text' }, page);
    return { width, height, runs: page.runs };
  });
}

function collect(node: DrawnNode, left: number, top: number, around: Around, page: Page): void {
  const { box = {}, props = {}, alignOffset = 0, lines = [] } = node;
  const x = left + (box.left ?? 0);
  const y = top + (box.top ?? 0);
  paint(node, { x, y, width: box.width ?? 0, height: box.height ?? 0 }, page);
  const { anchor, tag } = props;
  const path = typeof anchor === 'string' && anchor ? anchor : around.path;
  const own: Around = { path, role: roleOf(tag, path, props.fixed === true) ?? around.role };
  // What a page break moved to this page starts at its top.
  const first = lines[0]?.box?.y ?? 0;
  for (const { string = '', box: at, ascent = 0, runs } of lines) {
    if (!at) continue;
    let start = x + (box.paddingLeft ?? 0) - alignOffset + at.x;
    const baseline = y + (box.paddingTop ?? 0) - first + at.y + ascent;
    for (const { start: from, end, xAdvance: width = 0, attributes = {} } of runs) {
      add(page, string.slice(from, end), { x: start, width }, baseline, attributes, own);
      start += width;
    }
  }
  for (const child of node.children ?? []) collect(child, x, y, own, page);
}

function add(
  { runs, surfaces }: Page,
  text: string,
  { x, width }: { x: number; width: number },
  baseline: number,
  { font = [], fontSize: size = 0, color = '#000000', characterSpacing = 0, link }: Attributes,
  { path, role }: Around,
): void {
  if (text.trim() === '') return;
  const box = { x, y: baseline - ABOVE * size, width, height: (ABOVE + BELOW) * size };
  const behind = surfaces.findLast((surface) => isOver(surface.box, box));
  const run: TextRun = {
    text,
    box,
    font: font[0]?.familyName ?? '',
    size,
    colour: hexOf(color) ?? '#000000',
    background: behind?.colour ?? '#ffffff',
    letterSpacing: characterSpacing,
    embedded: true,
    invisible: false,
    role,
    path,
    href: link ?? '',
  };
  const last = runs.at(-1);
  const continues =
    last &&
    Math.abs(last.box.y - box.y) < 0.01 &&
    Math.abs(last.box.x + last.box.width - x) < 0.5 &&
    (['font', 'size', 'colour', 'path', 'href', 'role'] as const).every((key) => last[key] === run[key]);
  if (continues)
    runs[runs.length - 1] = {
      ...last,
      text: last.text + text,
      box: { ...last.box, width: last.box.width + width },
    };
  else runs.push(run);
}

const roleOf = (tag: unknown, path: string, isFixed: boolean): TextRun['role'] | undefined => {
  if (isFixed) return 'running-line';
  if (tag === 'H1') return path.endsWith('.fullName') ? 'name' : undefined;
  return tag === 'H2' ? 'heading' : undefined;
};

/** Notes the surface that a node paints behind what follows. */
function paint({ style }: DrawnNode, box: Box, { surfaces }: Page): void {
  const colour = style?.backgroundColor;
  const hex = typeof colour === 'string' ? hexOf(colour) : undefined;
  if (hex && box.width > 0 && box.height > 0) surfaces.push({ box, colour: hex });
}

const isOver = (surface: Box, { x, y, width, height }: Box): boolean => {
  const [across, down] = [x + width / 2, y + height / 2];
  return (
    across >= surface.x &&
    across <= surface.x + surface.width &&
    down >= surface.y &&
    down <= surface.y + surface.height
  );
};

/** A colour as `#rrggbb`; `undefined` if it is not one in hexadecimal digits. */
function hexOf(colour: string): string | undefined {
  if (/^#[0-9a-f]{6}$/i.test(colour)) return colour.toLowerCase();
  const [, r, g, b] = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour) ?? [];
  return r && g && b ? `#${r}${r}${g}${g}${b}${b}`.toLowerCase() : undefined;
}
