/** A transform as in PDF and canvas: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const nowhere: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

export const union = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

export const intersects = (a: Bounds, b: Bounds) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How many coordinates follow each command. */
export const COORDINATES = { M: 2, L: 2, C: 6, Q: 4, Z: 0 } as const;
export type PathCommand = keyof typeof COORDINATES;

/** A path in page coordinates. */
export interface Path {
  commands: PathCommand[];
  coordinates: number[];
}

export const emptyPath = (): Path => ({ commands: [], coordinates: [] });

/** Adds a segment whose local coordinates are transformed. */
export function addSegment(
  path: Path,
  [a, b, c, d, e, f]: Matrix,
  command: PathCommand,
  coordinates: readonly number[],
): void {
  path.commands.push(command);
  for (let index = 0; index < coordinates.length; index += 2) {
    const x = coordinates[index] ?? 0;
    const y = coordinates[index + 1] ?? 0;
    path.coordinates.push(a * x + c * y + e, b * x + d * y + f);
  }
}

/** The bounding box of all points, including control points. */
export function boundsOf({ coordinates }: Path): Bounds {
  const bounds = { ...nowhere };
  for (let index = 0; index < coordinates.length; index += 2) {
    const x = coordinates[index] ?? 0;
    const y = coordinates[index + 1] ?? 0;
    if (x < bounds.left) bounds.left = x;
    if (x > bounds.right) bounds.right = x;
    if (y < bounds.top) bounds.top = y;
    if (y > bounds.bottom) bounds.bottom = y;
  }
  return bounds;
}

export const pathKey = ({ commands, coordinates }: Path) =>
  commands.join('') + coordinates.map((value) => Math.round(value * 1000)).join(' ');
