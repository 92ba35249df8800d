import type { OutlineFont } from '../fonts/font-face.ts';
import type { Clip, DisplayItem, DisplayPage, Gradient, GlyphRun, ImageItem, Paint } from './display-list.ts';
import { intersects, type Bounds, type Path } from './path.ts';

/** A picture that a canvas can draw, looked up by its bytes. */
export type DecodedImages = WeakMap<Uint8Array, ImageBitmap>;

/**
 * Paints the part of a page inside `region` (points), on white. The canvas shows the region from its top left corner at
 * `scale` pixels per point.
 */
export function paintRegion(
  context: OffscreenCanvasRenderingContext2D,
  page: DisplayPage,
  region: Bounds,
  scale: number,
  images: DecodedImages,
): void {
  context.reset();
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  const place = () => context.setTransform(scale, 0, 0, scale, -region.left * scale, -region.top * scale);
  place();
  for (const item of page.items) {
    if (!intersects(item.bounds, region)) continue;
    if (!item.clip) {
      paintItem(context, item, images);
      place();
      continue;
    }
    context.save();
    // A picture is clipped by filling the clip path with it, so that the edges are antialiased.
    const cut = item.kind === 'image' ? item.clip.outer : item.clip;
    for (let clip: Clip | null = cut; clip; clip = clip.outer) context.clip(path2d(clip.path), clip.rule);
    if (item.kind === 'image') fillWithImage(context, item, item.clip, images);
    else paintItem(context, item, images);
    context.restore();
  }
}

function paintItem(context: OffscreenCanvasRenderingContext2D, item: DisplayItem, images: DecodedImages): void {
  switch (item.kind) {
    case 'glyphs':
      context.globalAlpha = item.opacity;
      context.fillStyle = item.color;
      context.transform(...item.matrix);
      context.fill(glyphPath(item.run));
      break;
    case 'path': {
      const path = path2d(item.path);
      if (item.fill) {
        context.globalAlpha = item.fill.opacity;
        context.fillStyle = canvasPaint(context, item.fill.paint);
        context.fill(path, item.fill.rule);
      }
      if (item.stroke) {
        context.globalAlpha = item.stroke.opacity;
        context.strokeStyle = item.stroke.color;
        context.lineWidth = item.stroke.width;
        context.lineCap = item.stroke.cap;
        context.lineJoin = item.stroke.join;
        context.setLineDash([...item.stroke.dash]);
        context.stroke(path);
      }
      break;
    }
    case 'image': {
      const image = images.get(item.image.data);
      if (!image) break;
      context.globalAlpha = item.opacity;
      context.imageSmoothingQuality = 'high';
      context.transform(...item.matrix);
      context.drawImage(image, 0, 0, 1, 1);
      break;
    }
  }
}

function fillWithImage(
  context: OffscreenCanvasRenderingContext2D,
  item: ImageItem,
  clip: Clip,
  images: DecodedImages,
): void {
  const image = images.get(item.image.data);
  const pattern = image && context.createPattern(image, 'no-repeat');
  if (!pattern) return;
  const [a, b, c, d, e, f] = item.matrix;
  pattern.setTransform({ a: a / image.width, b: b / image.width, c: c / image.height, d: d / image.height, e, f });
  context.globalAlpha = item.opacity;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = pattern;
  context.fill(path2d(clip.path), clip.rule);
}

const paths = new WeakMap<Path, Path2D>();

function path2d(path: Path): Path2D {
  const known = paths.get(path);
  if (known) return known;
  const made = new Path2D();
  let at = 0;
  const next = () => path.coordinates[at++] ?? 0;
  for (const command of path.commands) {
    if (command === 'M') made.moveTo(next(), next());
    else if (command === 'L') made.lineTo(next(), next());
    else if (command === 'C') made.bezierCurveTo(next(), next(), next(), next(), next(), next());
    else if (command === 'Q') made.quadraticCurveTo(next(), next(), next(), next());
    else made.closePath();
  }
  paths.set(path, made);
  return made;
}

function canvasPaint(context: OffscreenCanvasRenderingContext2D, paint: Paint): string | CanvasGradient {
  if (typeof paint === 'string') return paint;
  const { from, to } = placedGradient(paint);
  const gradient = paint.isRadial
    ? context.createRadialGradient(...from, ...to)
    : context.createLinearGradient(from[0], from[1], to[0], to[1]);
  for (const { offset, color, opacity } of paint.stops) gradient.addColorStop(offset, withOpacity(color, opacity));
  return gradient;
}

function placedGradient({ from, to, matrix: [a, b, c, d, e, f] }: Gradient): Pick<Gradient, 'from' | 'to'> {
  const scale = Math.sqrt(Math.abs(a * d - b * c));
  const place = ([x, y, radius]: Gradient['from']): Gradient['from'] => [
    a * x + c * y + e,
    b * x + d * y + f,
    radius * scale,
  ];
  return { from: place(from), to: place(to) };
}

const withOpacity = (color: string, opacity: number) =>
  opacity >= 1 ? color : `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;

const outlines = new WeakMap<OutlineFont, Map<number, Path2D>>();
const runPaths = new WeakMap<GlyphRun['positions'], Path2D>();

/**
 * The outlines of a run of glyphs in points, with its origin at 0, 0. Cached as long as the paragraph it belongs to.
 */
function glyphPath({ font, size, glyphs, positions }: GlyphRun): Path2D {
  const known = runPaths.get(positions);
  if (known) return known;
  const made = new Path2D();
  const scale = size / font.unitsPerEm;
  let x = 0;
  positions.forEach((position, index) => {
    const glyph = glyphs[index];
    // The PDF writer counts offsets in thousandths of the size.
    const [dx, dy] = [(position.xOffset * size) / 1000, (position.yOffset * size) / 1000];
    if (glyph) made.addPath(outline(font, glyph), { a: scale, b: 0, c: 0, d: -scale, e: x + dx, f: -dy });
    x += position.xAdvance;
  });
  runPaths.set(positions, made);
  return made;
}

function outline(font: OutlineFont, glyph: GlyphRun['glyphs'][number]): Path2D {
  let known = outlines.get(font);
  if (!known) outlines.set(font, (known = new Map<number, Path2D>()));
  const found = known.get(glyph.id);
  if (found) return found;
  const made = new Path2D(glyph.path.toSVG());
  known.set(glyph.id, made);
  return made;
}
