import type { AttributedString, Container, Paragraph } from '@react-pdf/textkit';
import { bidiLevels, paragraphDirection } from '../text/direction.ts';
import { wordPreservingLinebreaker } from './break-words.ts';
import { layOutLine, type LineCluster, type Line, type Surroundings } from './lay-out-line.ts';
import { fontOf, scaleOf, shapeWord } from './shape-word.ts';

/**
 * Scripts whose letters join, stack or change places, scripts that run from right to left, and skin tones, which share
 * a glyph.
 */
const COMPLEX =
  /[\u0590-\u08ff\u0900-\u0dff\u0e00-\u0fff\u1000-\u109f\u1780-\u17ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud83c[\udffb-\udfff]/;
/** Letters that join the one after them. */
const JOINING = /[\u0620-\u064a\u066e-\u06d3\u06d5\u06fa-\u06ff\u0750-\u077f]/;

/** Whether text needs `layOutComplexText`; other text is laid out by textkit. */
export const isComplex = ({ string, runs }: AttributedString) =>
  runs[0]?.attributes.direction === 'rtl' || COMPLEX.test(string);

/**
 * Lays out text of any script and direction: lines of glyph clusters, each of which represents exactly its characters.
 */
export function layOutComplexText(
  text: AttributedString,
  { x, y, width, height, maxLines = Infinity }: Container,
  around: Surroundings,
): Paragraph[] {
  const lines: AttributedString[] = [];
  let top = y;
  let start = 0;
  for (const string of text.string.split(/(?<=\n)/u)) {
    for (const line of paragraphLines(text, start, string.trimEnd(), width)) {
      const laid = layOutLine({ ...line, around }, { x, y: top, width });
      const lineHeight = laid.box?.height ?? 0;
      if (lines.length >= maxLines || (lines.length > 0 && top + lineHeight > y + height)) return [lines];
      lines.push(laid);
      top += lineHeight;
    }
    start += string.length;
  }
  return [lines];
}

/** Characters of the longest name or title of one line. */
const LABEL = 60;

/** The lines of the paragraph that begins at `start`. */
function paragraphLines(text: AttributedString, start: number, string: string, width: number): Omit<Line, 'around'>[] {
  const own = text.runs[0]?.attributes.direction ?? 'ltr';
  const base = paragraphDirection(string, own);
  const clusters = shapedClusters(text, start, string, bidiLevels(string, base));
  const { align = '' } = text.runs[0]?.attributes ?? {};
  const breakLines = wordPreservingLinebreaker({});
  const broken = string ? breakLines(measured(string, clusters, align), [width]) : [];
  const isLabel = broken.length === 1 && string.length <= LABEL && !/[.!\u061f]$/u.test(string);
  let from = 0;
  let at = 0;
  return broken.map((piece, index) => {
    const to = from + piece.string.length;
    const first = at;
    while (at < clusters.length && (clusters[at]?.start ?? 0) < to) at += 1;
    from = to;
    return {
      string: piece.string,
      clusters: clusters.slice(first, at),
      base,
      own,
      align,
      isFirst: index === 0,
      isLabel,
    };
  });
}

/** The clusters of a paragraph in the order of its text, with offsets from its start. */
function shapedClusters(text: AttributedString, start: number, string: string, levels: Uint8Array): LineCluster[] {
  const clusters: LineCluster[] = [];
  for (const run of text.runs) {
    const font = fontOf(run);
    const end = Math.min(run.end - start, string.length);
    let from = Math.max(run.start - start, 0);
    if (!font || from >= end) continue;
    const scale = scaleOf(run, font);
    const spacing = run.attributes.characterSpacing ?? 0;
    while (from < end) {
      const to = stretchEnd(string, levels, from, end);
      const level = levels[from] ?? 0;
      const joins = { before: joinsAcross(string, levels, from), after: joinsAcross(string, levels, to) };
      const word = string.slice(from, to);
      // Complex scripts are shaped with all the features of their font.
      const features = COMPLEX.test(word) ? undefined : run.attributes.features;
      for (const cluster of shapeWord(font, word, level % 2 === 1, joins, features)) {
        const source = word.slice(cluster.start, cluster.end);
        // Letter spacing applies only to letters that do not join.
        const advance = cluster.width * scale + (COMPLEX.test(source) ? 0 : spacing);
        clusters.push({
          ...cluster,
          start: from + cluster.start,
          end: from + cluster.end,
          text: source,
          run,
          font,
          level,
          advance,
        });
      }
      from = to;
    }
  }
  return clusters;
}

/** The end of the run of one level that begins at `from`: a word, or the spaces between two. */
function stretchEnd(string: string, levels: Uint8Array, from: number, end: number): number {
  const isSpace = string[from] === ' ';
  let to = from + 1;
  while (to < end && levels[to] === levels[from] && (string[to] === ' ') === isSpace) to += 1;
  return to;
}

/** Whether two letters that would join are on different sides of a change of style. */
const joinsAcross = (string: string, levels: Uint8Array, at: number) =>
  at > 0 && levels[at] === levels[at - 1] && JOINING.test(string[at - 1] ?? '') && JOINING.test(string[at] ?? '');

/**
 * The paragraph as the line breaker expects it: one glyph per UTF-16 unit, the first of a cluster as wide as the whole
 * cluster.
 */
function measured(string: string, clusters: readonly LineCluster[], align: string): AttributedString {
  const widths = new Float64Array(string.length);
  for (const { start, advance } of clusters) widths[start] = advance;
  const positions = Array.from(widths, (xAdvance) => ({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the line breaker asks a glyph for its code points alone
  const glyphs = Array.from(positions, (_, index) => ({
    id: 0,
    advanceWidth: 0,
    codePoints: [string.charCodeAt(index)],
  })) as unknown as NonNullable<AttributedString['runs'][number]['glyphs']>;
  const indices = Array.from(positions, (_, index) => index);
  const run = {
    start: 0,
    end: string.length,
    attributes: { align },
    glyphs,
    positions,
    stringIndices: indices,
    glyphIndices: indices,
  };
  return { string, syllables: string.split(/( +)/u).filter(Boolean), runs: [run] };
}
