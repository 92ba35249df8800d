import type { Glyph, Run } from '@react-pdf/textkit';
import type { Component } from '../draw/cluster-glyph.ts';
import type { OutlineFont } from '../fonts/font-face.ts';
import { mirrored } from '../text/direction.ts';

/** The smallest part of a word that has glyphs of its own: a letter with its points, a ligature, a syllable. */
export interface Cluster {
  /** UTF-16 offsets into the word. */
  start: number;
  end: number;
  /** From left to right, with offsets from the cluster's left end. */
  components: Component[];
  /** Font units. */
  width: number;
}

type Features = Parameters<OutlineFont['layout']>[1];

const JOINER = '\u200d';
/** How many shaped words to cache per font; a text uses few distinct ones. */
const LIMIT = 4000;
const shapedByFont = new WeakMap<OutlineFont, Map<string, readonly Cluster[]>>();

/** How a word meets its neighbours where the style changes within it: Arabic letters join across. */
export interface Joins {
  before: boolean;
  after: boolean;
}

/** The one font of a run. */
export function fontOf({ attributes }: Run): OutlineFont | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- declared for the font store of react-pdf; ours hands out fontkit's fonts
  return attributes.font?.[0] as OutlineFont | undefined;
}

/** Points per font unit. */
export const scaleOf = ({ attributes }: Run, font: OutlineFont) => (attributes.fontSize ?? 12) / font.unitsPerEm;

/** Shapes a stretch of one font and direction, in the order of its text; the result is cached. */
export function shapeWord(
  font: OutlineFont,
  word: string,
  isRightToLeft: boolean,
  joins: Joins,
  features: Features,
): readonly Cluster[] {
  let known = shapedByFont.get(font);
  if (!known) shapedByFont.set(font, (known = new Map<string, readonly Cluster[]>()));
  const key = `${isRightToLeft ? '<' : '>'}${joins.before ? JOINER : ''}${word}${joins.after ? JOINER : ''}${features ? JSON.stringify(features) : ''}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size >= LIMIT) known.clear();
  const shaped = shape(font, word, isRightToLeft, joins, features);
  known.set(key, shaped);
  return shaped;
}

interface PlacedGlyph {
  glyph: Glyph;
  /** The characters it was made from; `[]` for a second glyph of the same characters. */
  codePoints: readonly number[];
  x: number;
  y: number;
  advance: number;
}

function shape(font: OutlineFont, word: string, isRightToLeft: boolean, joins: Joins, features: Features): Cluster[] {
  const drawn = isRightToLeft ? Array.from(word, mirrored).join('') : word;
  const glyphs = layoutGlyphs(
    font,
    `${joins.before ? JOINER : ''}${drawn}${joins.after ? JOINER : ''}`,
    isRightToLeft,
    features,
  );
  if (isRightToLeft) glyphs.reverse();
  return grouped(glyphs, drawn).map(({ start, end, glyphs: own }) => ({
    start,
    end,
    ...placed(isRightToLeft ? own.toReversed() : own),
  }));
}

interface Group {
  start: number;
  end: number;
  glyphs: PlacedGlyph[];
}

/**
 * Walks through glyphs and characters together: a group ends where both have covered the same characters, since shaping
 * reorders only within a syllable.
 */
function grouped(glyphs: readonly PlacedGlyph[], text: string): Group[] {
  const groups: Group[] = [];
  const balance = new Map<number, number>();
  const count = (codePoint: number, by: number) => {
    const value = (balance.get(codePoint) ?? 0) + by;
    if (value === 0) balance.delete(codePoint);
    else balance.set(codePoint, value);
  };
  let end = 0;
  const skipInkless = () => {
    while (end < text.length && isInkless(text.codePointAt(end) ?? 0)) end += 1;
  };
  let group: Group = { start: 0, end: 0, glyphs: [] };
  for (const glyph of glyphs) {
    // A further glyph of the same characters, such as the dots of a letter.
    if (glyph.codePoints.length === 0 && group.glyphs.length === 0 && groups.length > 0) {
      groups.at(-1)?.glyphs.push(glyph);
      continue;
    }
    group.glyphs.push(glyph);
    for (const codePoint of glyph.codePoints) {
      count(codePoint, 1);
      skipInkless();
      if (end >= text.length) continue;
      const next = text.codePointAt(end) ?? 0;
      count(next, -1);
      end += next > 0xffff ? 2 : 1;
    }
    if (balance.size > 0 || end === group.start) continue;
    skipInkless();
    const before = groups.at(-1);
    // Points belong to their letter.
    if (before && MARK.test(text.slice(group.start, end))) {
      before.glyphs.push(...group.glyphs);
      before.end = end;
    } else {
      groups.push({ ...group, end });
    }
    group = { start: end, end, glyphs: [] };
  }
  const last = groups.at(-1);
  if (group.glyphs.length > 0) groups.push({ ...group, end: text.length });
  else if (last) last.end = text.length;
  return groups;
}

const MARK = /^\p{M}/u;

/** Positions the glyphs of a cluster, left to right, from its left end. */
function placed(glyphs: readonly PlacedGlyph[]): Pick<Cluster, 'components' | 'width'> {
  let width = 0;
  const components = glyphs.map(({ glyph, x, y, advance }): Component => {
    const component = { glyph, x: width + x, y };
    width += advance;
    return component;
  });
  return { components, width };
}

/**
 * Glyphs from left to right, each with the characters it was made from: fontkit itself remembers those only from the
 * first time.
 */
function layoutGlyphs(font: OutlineFont, text: string, isRightToLeft: boolean, features: Features): PlacedGlyph[] {
  // oxlint-disable-next-line typescript/unbound-method -- put back as it was
  const { getGlyph } = font;
  const glyphOf = getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same glyph with other code points
    Object.create(glyphOf(id, codePoints), { codePoints: { value: codePoints } }) as Glyph;
  try {
    // Copied, since fontkit modifies its input.
    const run = font.layout(
      text,
      features && (Array.isArray(features) ? [...features] : { ...features }),
      undefined,
      undefined,
      isRightToLeft ? 'rtl' : 'ltr',
    );
    return run.glyphs.flatMap((glyph, index) => {
      const position = run.positions[index];
      // Characters without ink come as spaces of no width.
      if (!position || (position.xAdvance === 0 && glyph.codePoints[0] === 0x20)) return [];
      return [
        {
          glyph: glyphOf(glyph.id),
          codePoints: glyph.codePoints.filter((codePoint) => !isInkless(codePoint)),
          x: position.xOffset,
          y: position.yOffset,
          advance: position.xAdvance,
        },
      ];
    });
  } finally {
    // Not deleted: the font's own glyph for it keeps the characters apart.
    font.getGlyph = getGlyph;
  }
}

/** Joiners and directional marks: they shape the text around them and are not drawn. */
const isInkless = (codePoint: number) =>
  (codePoint >= 0x200b && codePoint <= 0x200f) ||
  (codePoint >= 0x202a && codePoint <= 0x202e) ||
  (codePoint >= 0x2060 && codePoint <= 0x206f) ||
  codePoint === 0x061c ||
  codePoint === 0xfeff;
