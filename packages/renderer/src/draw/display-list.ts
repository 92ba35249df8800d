import type { Glyph, Position } from '@react-pdf/textkit';
import type { OutlineFont } from '../fonts/font-face.ts';
import type { TreeImage } from '../tree/node.ts';
import type { Bounds, Matrix, Path } from './path.ts';

export type FillRule = 'nonzero' | 'evenodd';

export interface Gradient {
  /** Start circle and end circle: x, y, radius of each; the radii of a linear gradient are 0 and its circles points. */
  from: readonly [x: number, y: number, radius: number];
  to: readonly [x: number, y: number, radius: number];
  isRadial: boolean;
  stops: { offset: number; color: string; opacity: number }[];
  matrix: Matrix;
}

export type Paint = string | Gradient;

/** A clip and the clips around it. */
export interface Clip {
  path: Path;
  rule: FillRule;
  outer: Clip | null;
  key: string;
}

interface ItemBase {
  clip: Clip | null;
  /** Where it leaves ink, in points. */
  bounds: Bounds;
  /** Equal for items that look the same at the same position. */
  key: string;
}

export interface PathItem extends ItemBase {
  kind: 'path';
  path: Path;
  fill: { paint: Paint; opacity: number; rule: FillRule } | null;
  stroke: {
    color: string;
    opacity: number;
    width: number;
    cap: CanvasLineCap;
    join: CanvasLineJoin;
    dash: readonly number[];
  } | null;
}

/** Glyphs in one font, size and colour, at the origin of `matrix`. */
export interface GlyphItem extends ItemBase {
  kind: 'glyphs';
  run: GlyphRun;
  color: string;
  opacity: number;
  matrix: Matrix;
}

export interface GlyphRun {
  font: OutlineFont;
  size: number;
  glyphs: readonly Glyph[];
  positions: readonly Position[];
  width: number;
}

export interface ImageItem extends ItemBase {
  kind: 'image';
  image: Pick<TreeImage, 'data'>;
  opacity: number;
  /** Maps the unit square to the picture's position. */
  matrix: Matrix;
}

export type DisplayItem = PathItem | GlyphItem | ImageItem;

/** The drawing operations of a page, in order. */
export interface DisplayPage {
  /** Points. */
  width: number;
  height: number;
  items: DisplayItem[];
}
