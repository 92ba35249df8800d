import type { PagePicture } from './page.ts';

const degree = Math.PI / 180;
/** Scans are rarely tilted by more. */
const most = 6 * degree;

/** By how much the lines of a page fall to the right, in radians; 0 for a page without lines. */
export function tiltOf(picture: PagePicture, points = darkPoints(picture)): number {
  if (points.length < 400) return 0;
  const height = Math.ceil(picture.height / points.step) + 2;
  const width = Math.ceil(picture.width / points.step) + 2;
  const level = sharpness(points.xs, points.ys, 0, width, height);
  let best = { angle: 0, score: level * 1.02 };
  const search = (from: number, to: number, step: number): void => {
    for (let angle = from; angle <= to + step / 2; angle += step) {
      const score = sharpness(points.xs, points.ys, angle, width, height);
      if (score > best.score) best = { angle, score };
    }
  };
  search(-most, most, degree / 4);
  search(best.angle - degree / 4, best.angle + degree / 4, degree / 24);
  return best.angle;
}

/** The dark pixels of a page, on a coarser grid. */
export function darkPoints({ width, height, grey }: PagePicture) {
  const step = Math.max(1, Math.round(Math.max(width, height) / 1200));
  const xs: number[] = [];
  const ys: number[] = [];
  const limit = darkness(grey);
  for (let y = 0; y + step <= height; y += step)
    for (let x = 0; x + step <= width; x += step)
      if ((grey[y * width + x] ?? 255) < limit && !isFilled(grey, width, height, x, y, limit)) {
        xs.push(x / step);
        ys.push(y / step);
      }
  return { xs, ys, step, length: xs.length };
}

/** Whether a dark pixel is in a filled area, which says nothing about lines. */
const isFilled = (grey: Uint8Array, width: number, height: number, x: number, y: number, limit: number): boolean =>
  [-24, -12, 12, 24].every((by) => {
    const [row, column] = [y + by, x + by];
    const isDark = (at: number): boolean => (grey[at] ?? 255) < limit;
    return (
      (row < 0 || row >= height || isDark(row * width + x)) &&
      (column < 0 || column >= width || isDark(y * width + column))
    );
  });

/** The level below which a pixel is dark: Otsu's, which parts paper and ink best. */
export function darkness(grey: Uint8Array): number {
  const counts = new Float64Array(256);
  let total = 0;
  for (let at = 0; at < grey.length; at += 7) {
    const value = grey[at] ?? 255;
    counts[value] = (counts[value] ?? 0) + 1;
    total += 1;
  }
  const sum = counts.reduce((all, count, value) => all + count * value, 0);
  let [below, sumBelow, best, level] = [0, 0, -1, 128];
  for (let value = 0; value < 256; value += 1) {
    below += counts[value] ?? 0;
    sumBelow += value * (counts[value] ?? 0);
    if (below === 0 || below === total) continue;
    const spread = below * (total - below) * (sumBelow / below - (sum - sumBelow) / (total - below)) ** 2;
    if (spread > best) [best, level] = [spread, value];
  }
  return Math.min(level + 1, 215);
}

/** How much the number of dark pixels differs from row to row, when rows fall by an angle. */
function sharpness(xs: readonly number[], ys: readonly number[], angle: number, width: number, height: number): number {
  const slope = Math.tan(angle);
  const margin = Math.ceil(Math.abs(slope) * width) + 2;
  const rows = new Float64Array(height + 2 * margin);
  for (let index = 0; index < xs.length; index += 1) {
    const row = Math.round((ys[index] ?? 0) - (xs[index] ?? 0) * slope) + margin;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let score = 0;
  for (let row = 1; row < rows.length; row += 1) score += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return score;
}

/** A page turned about its middle, against the tilt of its lines. */
export function straightened(picture: PagePicture, tilt: number): PagePicture {
  if (tilt === 0) return picture;
  const { width, height, grey } = picture;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const turned = new Uint8Array(width * height).fill(255);
  const [middleX, middleY] = [width / 2, height / 2];
  for (let y = 0; y < height; y += 1) {
    let u = (0 - middleX) * cos - (y - middleY) * sin + middleX;
    let v = (0 - middleX) * sin + (y - middleY) * cos + middleY;
    for (let x = 0; x < width; x += 1, u += cos, v += sin) {
      const [x0, y0] = [Math.floor(u), Math.floor(v)];
      if (x0 < 0 || y0 < 0 || x0 + 1 >= width || y0 + 1 >= height) continue;
      const [fx, fy] = [u - x0, v - y0];
      const at = y0 * width + x0;
      const top = (grey[at] ?? 255) * (1 - fx) + (grey[at + 1] ?? 255) * fx;
      const bottom = (grey[at + width] ?? 255) * (1 - fx) + (grey[at + width + 1] ?? 255) * fx;
      turned[y * width + x] = top * (1 - fy) + bottom * fy;
    }
  }
  return { width, height, grey: turned };
}

/** How much more the columns of a page differ than its rows if it lies on its side. */
const ON_ITS_SIDE = 1.5;

/** Whether the lines of a page run up or down. */
export function isOnItsSide(picture: PagePicture, points = darkPoints(picture)): boolean {
  const { xs, ys, step, length } = points;
  if (length < 400) return false;
  const [columns, rows] = [Math.ceil(picture.width / step) + 2, Math.ceil(picture.height / step) + 2];
  let [along, across] = [0, 0];
  for (let angle = -most; angle <= most; angle += degree / 2) {
    along = Math.max(along, sharpness(xs, ys, angle, columns, rows));
    across = Math.max(across, sharpness(ys, xs, angle, rows, columns));
  }
  return across > ON_ITS_SIDE * along;
}

/** A page turned by some quarters, clockwise. */
export function quarterTurned(picture: PagePicture, quarters: number): PagePicture {
  if (quarters % 4 === 0) return picture;
  const { width, height, grey } = picture;
  const turned = new Uint8Array(grey.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + height - 1 - y] = grey[y * width + x] ?? 255;
  return quarterTurned({ width: height, height: width, grey: turned }, quarters - 1);
}

/** The quarter of a page that has most lines on it. */
export function densestBand(picture: PagePicture): PagePicture {
  const { ys, step } = darkPoints(picture);
  const height = Math.ceil(picture.height / 4);
  const starts = [0.05, 0.2, 0.35, 0.5, 0.65].map((share) => Math.floor(share * picture.height));
  const counts = starts.map((start) => ys.filter((y) => y * step >= start && y * step < start + height).length);
  const start = starts[counts.indexOf(Math.max(...counts))] ?? 0;
  const grey = picture.grey.slice(start * picture.width, (start + height) * picture.width);
  return { width: picture.width, height, grey };
}
