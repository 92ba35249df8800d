import type { DrawnPicture } from './drawn-pictures.ts';

/** Grey pixels in rows from the top: 0 is black. */
export interface GreyPicture {
  width: number;
  height: number;
  grey: Uint8Array<ArrayBuffer>;
}

/** How light a colour is, 0 to 255 (luma of ITU-R BT.601). */
export const lightness = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** An empty page. */
export const blankPage = (width: number, height: number): GreyPicture => ({
  width,
  height,
  grey: new Uint8Array(width * height).fill(255),
});

/** Draws a picture onto a page of `scale` pixels to a point. */
export function drawOn(page: GreyPicture, picture: DrawnPicture, scale: number): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = picture.matrix.map((value) => value * scale);
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1) return;
  // How many pixels of the picture come to one of the page.
  const across = picture.width / Math.hypot(a, b);
  const down = picture.height / Math.hypot(c, d);
  const source = reduced(picture, Math.max(1, Math.floor(Math.min(across, down))));
  const corners = [
    [e, f],
    [a + e, b + f],
    [c + e, d + f],
    [a + c + e, b + d + f],
  ] as const;
  const left = Math.max(0, Math.floor(Math.min(...corners.map(([x]) => x))));
  const right = Math.min(page.width, Math.ceil(Math.max(...corners.map(([x]) => x))));
  const top = Math.max(0, Math.floor(Math.min(...corners.map(([, y]) => y))));
  const bottom = Math.min(page.height, Math.ceil(Math.max(...corners.map(([, y]) => y))));
  const { width, height, grey, alpha } = source;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const [px, py] = [x + 0.5 - e, y + 0.5 - f];
      // The unit square has its origin at the lower left.
      const u = ((d * px - c * py) / determinant) * width - 0.5;
      const v = (1 - (a * py - b * px) / determinant) * height - 0.5;
      if (u < -0.5 || v < -0.5 || u > width - 0.5 || v > height - 0.5) continue;
      const x0 = Math.max(0, Math.floor(u));
      const y0 = Math.max(0, Math.floor(v));
      const right1 = x0 + 1 < width ? 1 : 0;
      const down1 = y0 + 1 < height ? width : 0;
      const [fx, fy] = [Math.max(0, u - x0), Math.max(0, v - y0)];
      const at = y0 * width + x0;
      const value = between(grey, at, right1, down1, fx, fy);
      const to = y * page.width + x;
      if (!alpha) page.grey[to] = value;
      else {
        const share = between(alpha, at, right1, down1, fx, fy) / 255;
        page.grey[to] = value * share + (page.grey[to] ?? 255) * (1 - share);
      }
    }
  }
}

const between = (values: Uint8Array, at: number, right: number, down: number, fx: number, fy: number): number => {
  const top = (values[at] ?? 0) * (1 - fx) + (values[at + right] ?? 0) * fx;
  const bottom = (values[at + down] ?? 0) * (1 - fx) + (values[at + down + right] ?? 0) * fx;
  return top * (1 - fy) + bottom * fy;
};

/** A picture in grey, `by` pixels of it in each direction made one. */
function reduced(picture: DrawnPicture, by: number): GreyPicture & { alpha?: Uint8Array } {
  const width = Math.ceil(picture.width / by);
  const height = Math.ceil(picture.height / by);
  const sums = new Float32Array(width);
  const alphas = new Float32Array(width);
  const counts = new Float32Array(width);
  const grey = new Uint8Array(width * height);
  const hasAlpha = picture.form === 'mask' || picture.form === 'rgba';
  const alpha = hasAlpha ? new Uint8Array(width * height) : undefined;
  for (let row = 0; row < height; row += 1) {
    sums.fill(0);
    alphas.fill(0);
    counts.fill(0);
    for (let y = row * by; y < Math.min(picture.height, (row + 1) * by); y += 1)
      addRow(picture, y, by, sums, alphas, counts);
    for (let x = 0; x < width; x += 1) {
      const count = counts[x] ?? 1;
      grey[row * width + x] = (sums[x] ?? 0) / count;
      if (alpha) alpha[row * width + x] = (alphas[x] ?? 0) / count;
    }
  }
  return alpha ? { width, height, grey, alpha } : { width, height, grey };
}

function addRow(
  { width, form, data }: DrawnPicture,
  y: number,
  by: number,
  sums: Float32Array,
  alphas: Float32Array,
  counts: Float32Array,
): void {
  const bitRow = y * ((width + 7) >> 3);
  const step = form === 'rgb' ? 3 : 4;
  for (let x = 0, to = 0, left = by; x < width; x += 1) {
    let value = 0;
    let opaque = 255;
    if (form === 'bits' || form === 'mask') {
      const isSet = ((data[bitRow + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
      value = form === 'bits' ? isSet * 255 : 0;
      if (form === 'mask') opaque = isSet ? 0 : 255;
    } else {
      const at = (y * width + x) * step;
      value = lightness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      if (form === 'rgba') opaque = data[at + 3] ?? 255;
    }
    sums[to] = (sums[to] ?? 0) + value;
    alphas[to] = (alphas[to] ?? 0) + opaque;
    counts[to] = (counts[to] ?? 0) + 1;
    left -= 1;
    if (left === 0) {
      to += 1;
      left = by;
    }
  }
}
