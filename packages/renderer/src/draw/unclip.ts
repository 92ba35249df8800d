import type { Clip } from './display-list.ts';
import { boundsOf, type Path } from './path.ts';

/**
 * Canvas clips have hard edges, and a hairline clipped to half its width may vanish. If an operation covers everything
 * that its clip lets through, filling the clip's own path gives the same area with soft edges.
 */

/** Whether a filled path is a rectangle that contains all of a clip. */
export function fillCoversClip(path: Path, clip: Clip): boolean {
  if (!isRectangle(path)) return false;
  const [outer, inner] = [boundsOf(path), boundsOf(clip.path)];
  return (
    outer.left <= inner.left + EDGE &&
    outer.top <= inner.top + EDGE &&
    outer.right >= inner.right - EDGE &&
    outer.bottom >= inner.bottom - EDGE
  );
}

/**
 * Whether a stroke of a given width covers all of a thin clip, as the sides of a box's border do: every corner of the
 * clip lies in the stroke.
 */
export function strokeCoversClip(path: Path, width: number, clip: Clip): boolean {
  const { left, top, right, bottom } = boundsOf(clip.path);
  if (Math.min(right - left, bottom - top) > width / 2 + EDGE) return false;
  const line = pointsOf(path);
  return pointsOf(clip.path).every((point) =>
    line.some((end, index) => index > 0 && distance(point, line[index - 1] ?? end, end) <= width / 2 + EDGE),
  );
}

/** Points. */
const EDGE = 0.01;

type Point = readonly [x: number, y: number];

function isRectangle({ commands, coordinates }: Path): boolean {
  if (commands.join('') !== 'MLLLZ') return false;
  const [x1, y1, x2, y2, x3, y3, x4, y4] = coordinates;
  return (x1 === x4 && x2 === x3 && y1 === y2 && y3 === y4) || (x1 === x2 && x3 === x4 && y2 === y3 && y1 === y4);
}

function pointsOf({ coordinates }: Path): Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 1 < coordinates.length; index += 2)
    points.push([coordinates[index] ?? 0, coordinates[index + 1] ?? 0]);
  return points;
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}
