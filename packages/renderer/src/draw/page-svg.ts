import type { OutlineFont } from '../fonts/font-face.ts';
import type { Clip, DisplayItem, DisplayPage, Gradient, GlyphItem, ImageItem, PathItem } from './display-list.ts';
import { COORDINATES, type Matrix, type Path } from './path.ts';

/** Thousandths of a point cannot be seen. */
const short = (value: number): string => String(Math.round(value * 1000) / 1000);
const matrixOf = (matrix: Matrix): string => `matrix(${matrix.map((value) => String(value)).join(' ')})`;
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function pathData({ commands, coordinates }: Path): string {
  let at = 0;
  return commands
    .map((command) => {
      const from = at;
      at += COORDINATES[command];
      return command + coordinates.slice(from, at).map(short).join(' ');
    })
    .join('');
}

/** The parts of a page that others refer to by their ids. */
interface Definitions {
  add: (key: string, element: (id: string) => string) => string;
  all: () => string;
}

function definitions(): Definitions {
  const ids = new Map<string, string>();
  const made: string[] = [];
  return {
    add(key, element) {
      const known = ids.get(key);
      if (known !== undefined) return known;
      const id = `d${ids.size}`;
      ids.set(key, id);
      made.push(element(id));
      return id;
    },
    all: () => made.join(''),
  };
}

/**
 * A page as an SVG picture, in points, on white: the same operations that the preview paints and the file has. Text is
 * drawn as outlines, so that it looks the same wherever the picture is shown.
 */
export function pageSvg({ width, height, items }: DisplayPage): string {
  const defined = definitions();
  const fonts = new Map<OutlineFont, number>();
  const drawn = items.map((item) => clipped(itemSvg(item, defined, fonts), item.clip, defined)).join('');
  const size = `width="${short(width)}" height="${short(height)}" viewBox="0 0 ${short(width)} ${short(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}><defs>${defined.all()}</defs><path fill="#fff" d="M0 0H${short(width)}V${short(height)}H0Z"/>${drawn}</svg>`;
}

function clipped(element: string, clip: Clip | null, defined: Definitions): string {
  if (!clip) return element;
  const id = defined.add(
    `clip ${clip.key}`,
    (own) => `<clipPath id="${own}"><path clip-rule="${clip.rule}" d="${pathData(clip.path)}"/></clipPath>`,
  );
  return clipped(`<g clip-path="url(#${id})">${element}</g>`, clip.outer, defined);
}

function itemSvg(item: DisplayItem, defined: Definitions, fonts: Map<OutlineFont, number>): string {
  if (item.kind === 'glyphs') return glyphsSvg(item, defined, fonts);
  return item.kind === 'path' ? pathSvg(item, defined) : imageSvg(item);
}

function glyphsSvg({ run, color, opacity, matrix }: GlyphItem, defined: Definitions, fonts: Map<OutlineFont, number>) {
  const { font, size, glyphs, positions } = run;
  if (!fonts.has(font)) fonts.set(font, fonts.size);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const uses = positions.map((position, index) => {
    const glyph = glyphs[index];
    // The PDF writer counts offsets in thousandths of the size.
    const [dx, dy] = [(position.xOffset * size) / 1000, (position.yOffset * size) / 1000];
    const left = x + dx;
    x += position.xAdvance;
    const outline = glyph?.path.toSVG();
    if (!glyph || !outline) return '';
    const id = defined.add(`glyph ${fonts.get(font)} ${glyph.id}`, (own) => `<path id="${own}" d="${outline}"/>`);
    return `<use xlink:href="#${id}" transform="${matrixOf([scale, 0, 0, -scale, left, -dy])}"/>`;
  });
  return `<g fill="${escaped(color)}" fill-opacity="${opacity}" transform="${matrixOf(matrix)}">${uses.join('')}</g>`;
}

function pathSvg({ path, fill, stroke }: PathItem, defined: Definitions): string {
  const paint = fill
    ? `fill="${typeof fill.paint === 'string' ? escaped(fill.paint) : `url(#${gradientId(fill.paint, defined)})`}" fill-opacity="${fill.opacity}" fill-rule="${fill.rule}"`
    : 'fill="none"';
  const line = stroke
    ? ` stroke="${escaped(stroke.color)}" stroke-opacity="${stroke.opacity}" stroke-width="${short(stroke.width)}" stroke-linecap="${stroke.cap}" stroke-linejoin="${stroke.join}"${stroke.dash.length > 0 ? ` stroke-dasharray="${stroke.dash.map(short).join(' ')}"` : ''}`
    : '';
  return `<path ${paint}${line} d="${pathData(path)}"/>`;
}

function gradientId({ from, to, isRadial, stops, matrix }: Gradient, defined: Definitions): string {
  const place = isRadial
    ? `fx="${short(from[0])}" fy="${short(from[1])}" cx="${short(to[0])}" cy="${short(to[1])}" r="${short(to[2])}"`
    : `x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}"`;
  const name = isRadial ? 'radialGradient' : 'linearGradient';
  const inside = stops
    .map(
      ({ offset, color, opacity }) =>
        `<stop offset="${offset}" stop-color="${escaped(color)}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  const element = `${place} gradientUnits="userSpaceOnUse" gradientTransform="${matrixOf(matrix)}">${inside}</${name}>`;
  return defined.add(`gradient ${element}`, (id) => `<${name} id="${id}" ${element}`);
}

function imageSvg({ image, opacity, matrix }: ImageItem): string {
  const type = image.data[0] === 0x89 ? 'png' : 'jpeg';
  const bytes = Array.from(image.data, (byte) => String.fromCharCode(byte)).join('');
  return `<image xlink:href="data:image/${type};base64,${btoa(bytes)}" width="1" height="1" preserveAspectRatio="none" opacity="${opacity}" transform="${matrixOf(matrix)}"/>`;
}
