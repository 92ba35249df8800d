import type { Glyph } from '@react-pdf/textkit';
import type { OutlineFont } from '../fonts/font-face.ts';

/** One glyph of a cluster, moved from the cluster's origin by font units. */
export interface Component {
  glyph: Glyph;
  x: number;
  y: number;
}

/** Above every glyph id a font can have. */
const FIRST_ID = 0x10000;

/** A shape of one or more glyphs, `width` font units wide. */
export interface Shape {
  components: readonly Component[];
  width: number;
}

/**
 * The glyph of a whole cluster: letters joined into one shape, a letter with its points, a syllable. Readers find
 * characters glyph by glyph, and a font's own glyphs do not identify them: one dot is part of several letters, and a
 * vowel is drawn before the consonant it follows. So a cluster becomes one glyph of the file, drawn from its parts,
 * that represents exactly its text; the same picture with a different text is a different glyph.
 * @param space space that the glyph takes next to its shape, in font units.
 * @param text code points in the order in which they are read from the file, left to right.
 */
export function clusterGlyph(
  font: OutlineFont,
  shape: Shape,
  space: { left: number; right: number },
  text: readonly number[],
): Glyph {
  const [only] = shape.components;
  const isPlain =
    shape.components.length === 1 && only?.x === 0 && only.y === 0 && space.left === 0 && space.right === 0;
  if (isPlain && isOwnText(only.glyph, text)) return only.glyph;
  let clusters = clustersByFont.get(font);
  if (!clusters) {
    clustersByFont.set(font, (clusters = { byKey: new Map(), byId: new Map() }));
    extendSubsets(font, clusters.byId);
  }
  // Kerning is left to the position of the next glyph.
  const width = Math.round(space.left + (isPlain ? only.glyph.advanceWidth : shape.width) + space.right);
  const components = shape.components.map(({ glyph, x, y }) => ({
    glyph,
    x: Math.round(x + space.left),
    y: Math.round(y),
  }));
  const key = `${components.map(({ glyph, x, y }) => `${glyph.id},${x},${y}`).join(' ')}|${width}|${text.join(' ')}`;
  const known = clusters.byKey.get(key);
  if (known) return known.glyph;
  const id = FIRST_ID + clusters.byKey.size;
  const cluster = { components, width, glyph: syntheticGlyph(id, components, width, text) };
  clusters.byKey.set(key, cluster);
  clusters.byId.set(id, cluster);
  return cluster.glyph;
}

interface Cluster extends Shape {
  glyph: Glyph;
}

const clustersByFont = new WeakMap<OutlineFont, { byKey: Map<string, Cluster>; byId: Map<number, Cluster> }>();

const isOwnText = ({ codePoints }: Glyph, text: readonly number[]) =>
  codePoints.length === text.length && codePoints.every((codePoint, index) => codePoint === text[index]);

/** The properties of a glyph that layout, painting and the PDF writer need. */
function syntheticGlyph(id: number, components: readonly Component[], width: number, text: readonly number[]): Glyph {
  const glyph = {
    id,
    codePoints: [...text],
    advanceWidth: width,
    path: { toSVG: () => components.map(({ glyph: part, x, y }) => part.path.translate(x, y).toSVG()).join('') },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fontkit's class has private parts that nothing here draws with
  return glyph as unknown as Glyph;
}

/** The parts of fontkit's TrueType subset that write glyphs (fontkit 2.0.4, src/subset/TTFSubset.js). */
interface TrueTypeSubset {
  includeGlyph(id: number): number;
  _addGlyph(id: number): number;
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
}

/** Enables the font's subsets to write clusters as composite glyphs of their parts. */
function extendSubsets(font: OutlineFont, clusters: ReadonlyMap<number, Cluster>): void {
  const create = font.createSubset.bind(font);
  font.createSubset = () => {
    const made = create();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- declared without the parts that write
    const subset = made as unknown as TrueTypeSubset;
    // oxlint-disable no-underscore-dangle -- fontkit's name for it
    const addGlyph = subset._addGlyph.bind(subset);
    subset._addGlyph = (id) => {
      // oxlint-enable no-underscore-dangle
      const cluster = clusters.get(id);
      if (!cluster) return addGlyph(id);
      const { bytes, left } = compositeGlyph(cluster.components, (part) => subset.includeGlyph(part));
      subset.glyf.push(bytes);
      subset.loca.offsets.push(subset.offset);
      subset.hmtx.metrics.push({ advance: cluster.width, bearing: left });
      subset.offset += bytes.length;
      return subset.glyf.length - 1;
    };
    return made;
  };
}

const ARGUMENTS_ARE_WORDS = 0x1;
const ARGUMENTS_ARE_OFFSETS = 0x2;
const MORE_COMPONENTS = 0x20;

/** A composite glyph description (OpenType, `glyf` table). */
function compositeGlyph(
  components: readonly Component[],
  include: (id: number) => number,
): { bytes: Uint8Array; left: number } {
  const drawn = components.filter(({ glyph }) => glyph.path.commands.length > 0);
  if (drawn.length === 0) return { bytes: new Uint8Array(0), left: 0 };
  const boxes = drawn.map(({ glyph: { cbox }, x, y }) => ({
    left: cbox.minX + x,
    bottom: cbox.minY + y,
    right: cbox.maxX + x,
    top: cbox.maxY + y,
  }));
  const left = Math.floor(Math.min(...boxes.map((box) => box.left)));
  const bytes = new Uint8Array(10 + drawn.length * 8);
  const view = new DataView(bytes.buffer);
  view.setInt16(0, -1);
  view.setInt16(2, left);
  view.setInt16(4, Math.floor(Math.min(...boxes.map((box) => box.bottom))));
  view.setInt16(6, Math.ceil(Math.max(...boxes.map((box) => box.right))));
  view.setInt16(8, Math.ceil(Math.max(...boxes.map((box) => box.top))));
  drawn.forEach(({ glyph, x, y }, index) => {
    const offset = 10 + index * 8;
    view.setUint16(
      offset,
      ARGUMENTS_ARE_WORDS | ARGUMENTS_ARE_OFFSETS | (index < drawn.length - 1 ? MORE_COMPONENTS : 0),
    );
    view.setUint16(offset + 2, include(glyph.id));
    view.setInt16(offset + 4, Math.round(x));
    view.setInt16(offset + 6, Math.round(y));
  });
  return { bytes, left };
}
