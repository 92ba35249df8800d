import type { PathCommand } from './path.ts';

type AddSegment = (command: PathCommand, ...coordinates: number[]) => void;

/** Arguments of each SVG path command. */
const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Adds the segments of an SVG path (SVG 2, 9.3); arcs become cubic curves. */
export function addSvgPath(d: string, add: AddSegment): void {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let control: readonly [kind: string, x: number, y: number] = ['', 0, 0];
  for (const { letter, values: given } of parse(d)) {
    const kind = letter.toLowerCase();
    const isRelative = letter === kind;
    const values = isRelative ? absolute(kind, given, x, y) : given;
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0, h = 0] = values;
    const reflected = (curve: string): [number, number] =>
      control[0] === curve ? [2 * x - control[1], 2 * y - control[2]] : [x, y];
    const from: readonly [number, number] = [x, y];
    let next: typeof control = ['', 0, 0];
    switch (kind) {
      case 'm':
        [x, y] = [a, b];
        [startX, startY] = [a, b];
        add('M', x, y);
        break;
      case 'l':
        [x, y] = [a, b];
        add('L', x, y);
        break;
      case 'h':
        x = a;
        add('L', x, y);
        break;
      case 'v':
        y = a;
        add('L', x, y);
        break;
      case 'c':
        add('C', a, b, c, e, f, g);
        next = ['c', c, e];
        [x, y] = [f, g];
        break;
      case 's':
        add('C', ...reflected('c'), a, b, c, e);
        next = ['c', a, b];
        [x, y] = [c, e];
        break;
      case 'q':
        add('Q', a, b, c, e);
        next = ['q', a, b];
        [x, y] = [c, e];
        break;
      case 't': {
        const [cx, cy] = reflected('q');
        add('Q', cx, cy, a, b);
        next = ['q', cx, cy];
        [x, y] = [a, b];
        break;
      }
      case 'a':
        addArc(from, { rx: a, ry: b, rotation: c, large: e !== 0, sweep: f !== 0 }, [g, h], add);
        [x, y] = [g, h];
        break;
      default:
        add('Z');
        [x, y] = [startX, startY];
    }
    control = next;
  }
}

function parse(d: string): { letter: string; values: number[] }[] {
  const segments: { letter: string; values: number[] }[] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*(?:e[-+]?\d+[^a-z]*)*)/gi)) {
    const size = ARGUMENTS[letter.toLowerCase()];
    if (size === undefined) continue;
    const numbers = (rest.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    const count = size === 0 ? 1 : Math.floor(numbers.length / size);
    for (let index = 0; index < count; index += 1) {
      // Further pairs after a move are lines.
      const repeated = index > 0 && letter === 'M' ? 'L' : index > 0 && letter === 'm' ? 'l' : letter;
      segments.push({ letter: repeated, values: numbers.slice(index * size, (index + 1) * size) });
    }
  }
  return segments;
}

function absolute(kind: string, values: readonly number[], x: number, y: number): number[] {
  if (kind === 'v') return values.map((value) => value + y);
  if (kind === 'a') return values.map((value, index) => (index === 5 ? value + x : index === 6 ? value + y : value));
  return values.map((value, index) => value + (index % 2 === 0 ? x : y));
}

interface Arc {
  rx: number;
  ry: number;
  /** Degrees. */
  rotation: number;
  large: boolean;
  sweep: boolean;
}

/** An elliptical arc by its end points (SVG 2, B.2.4) as cubic curves of at most a quarter turn. */
function addArc(
  [x1, y1]: readonly [number, number],
  { rx, ry, rotation, large, sweep }: Arc,
  [x2, y2]: readonly [number, number],
  add: AddSegment,
): void {
  if (rx === 0 || ry === 0) {
    add('L', x2, y2);
    return;
  }
  const phi = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const px = (cos * (x1 - x2)) / 2 + (sin * (y1 - y2)) / 2;
  const py = (-sin * (x1 - x2)) / 2 + (cos * (y1 - y2)) / 2;
  const stretch = Math.max(1, Math.sqrt((px / rx) ** 2 + (py / ry) ** 2));
  const [a, b] = [Math.abs(rx) * stretch, Math.abs(ry) * stretch];
  const under = (a * b) ** 2 - (a * py) ** 2 - (b * px) ** 2;
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, under / ((a * py) ** 2 + (b * px) ** 2)));
  const [ux, uy] = [(factor * a * py) / b, (-factor * b * px) / a];
  const [centreX, centreY] = [cos * ux - sin * uy + (x1 + x2) / 2, sin * ux + cos * uy + (y1 + y2) / 2];
  const start = Math.atan2((py - uy) / b, (px - ux) / a);
  let turn = Math.atan2((-py - uy) / b, (-px - ux) / a) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const steps = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const step = turn / steps;
  const handle = (4 / 3) * Math.tan(step / 4);
  const at = (x: number, y: number) =>
    [centreX + cos * a * x - sin * b * y, centreY + sin * a * x + cos * b * y] as const;
  for (let index = 0; index < steps; index += 1) {
    const [from, to] = [start + index * step, start + (index + 1) * step];
    const [c1, s1, c2, s2] = [Math.cos(from), Math.sin(from), Math.cos(to), Math.sin(to)];
    add('C', ...at(c1 - handle * s1, s1 + handle * c1), ...at(c2 + handle * s2, s2 - handle * c2), ...at(c2, s2));
  }
}
