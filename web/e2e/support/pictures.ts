import type { Locator, Page } from '@playwright/test';

/** How far two pictures of a page are apart. */
export interface Difference {
  /** Mean and largest difference of the brightness of the pictures' cells, 0–255. */
  mean: number;
  largest: number;
  /** Width and height of the one and of the other, in pixels. */
  sizes: [number, number, number, number];
}

/**
 * Compares what a canvas shows with a picture. Brightness is taken over cells of 8 pixels, so that the edges of letters
 * count as ink and not as positions: the two programs place glyphs and antialias edges differently.
 */
export function differenceOf(canvas: Locator, png: Uint8Array): Promise<Difference> {
  return canvas.evaluate(async (element, given) => {
    if (!(element instanceof HTMLCanvasElement)) throw new TypeError('This is no canvas');
    const bytes = Uint8Array.from(atob(given), (character) => character.charCodeAt(0));
    const [ours, theirs] = [
      await createImageBitmap(element),
      await createImageBitmap(new Blob([bytes], { type: 'image/png' })),
    ];
    const [width, height, cell] = [Math.min(ours.width, theirs.width), Math.min(ours.height, theirs.height), 8];
    const columns = Math.floor(width / cell);
    const cellsOf = (bitmap: ImageBitmap): Float64Array => {
      const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('There is no canvas');
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      const cells = new Float64Array(columns * Math.floor(height / cell) * 3);
      for (let y = 0; y < Math.floor(height / cell) * cell; y += 1) {
        for (let x = 0; x < columns * cell; x += 1) {
          const place = (Math.floor(y / cell) * columns + Math.floor(x / cell)) * 3;
          for (let channel = 0; channel < 3; channel += 1)
            cells[place + channel] =
              (cells[place + channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0) / cell ** 2;
        }
      }
      return cells;
    };
    const [a, b] = [cellsOf(ours), cellsOf(theirs)];
    let [sum, largest] = [0, 0];
    a.forEach((value, index) => {
      const difference = Math.abs(value - (b[index] ?? 0));
      sum += difference;
      largest = Math.max(largest, difference);
    });
    const sizes: [number, number, number, number] = [ours.width, ours.height, theirs.width, theirs.height];
    return { mean: sum / a.length, largest, sizes };
  }, Buffer.from(png).toString('base64'));
}

/** The sum of red, green and blue of a white pixel. */
const white = 3 * 255;

/** How many pixels of a canvas have each brightness, from 0 for black to `white`. */
function brightnessesOn(canvas: Locator): Promise<number[]> {
  return canvas.evaluate(async (element, most) => {
    if (!(element instanceof HTMLCanvasElement)) throw new TypeError('This is no canvas');
    const bitmap = await createImageBitmap(element);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const counts = Array.from({ length: most + 1 }, () => 0);
    for (let index = 0; index < data.length; index += 4) {
      const brightness = (data[index] ?? 0) + (data[index + 1] ?? 0) + (data[index + 2] ?? 0);
      counts[brightness] = (counts[brightness] ?? 0) + 1;
    }
    return counts;
  }, white);
}

/** How many pixels of a canvas are darker than half. */
export async function darkPixels(canvas: Locator): Promise<number> {
  return (await brightnessesOn(canvas)).slice(0, 384).reduce((sum, count) => sum + count, 0);
}

/** How much ink is on a canvas, in black pixels: unlike dark pixels, a thin line counts the same wherever it falls. */
export async function inkOn(canvas: Locator): Promise<number> {
  return (await brightnessesOn(canvas)).reduce((ink, count, brightness) => ink + count * (1 - brightness / white), 0);
}

/** How many pixels of a canvas have a colour, or one that compression made of it. */
export function showsColour(canvas: Locator, colour: readonly [number, number, number]): Promise<number> {
  return canvas.evaluate(async (element, [red, green, blue]) => {
    if (!(element instanceof HTMLCanvasElement)) throw new TypeError('This is no canvas');
    const bitmap = await createImageBitmap(element);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let count = 0;
    for (let index = 0; index < data.length; index += 4) {
      const distance =
        Math.abs((data[index] ?? 0) - red) +
        Math.abs((data[index + 1] ?? 0) - green) +
        Math.abs((data[index + 2] ?? 0) - blue);
      if (distance < 30) count += 1;
    }
    return count;
  }, colour);
}

/** Which share of the box around them the pixels of a colour fill: 1 for a square, π ∕ 4 for a circle. */
export function filledShare(canvas: Locator, colour: readonly [number, number, number]): Promise<number> {
  return canvas.evaluate(async (element, [red, green, blue]) => {
    if (!(element instanceof HTMLCanvasElement)) throw new TypeError('This is no canvas');
    const bitmap = await createImageBitmap(element);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let [count, left, right, top, bottom] = [0, Infinity, -1, Infinity, -1];
    for (let index = 0; index < data.length; index += 4) {
      const distance =
        Math.abs((data[index] ?? 0) - red) +
        Math.abs((data[index + 1] ?? 0) - green) +
        Math.abs((data[index + 2] ?? 0) - blue);
      if (distance >= 60) continue;
      const [x, y] = [(index / 4) % bitmap.width, Math.floor(index / 4 / bitmap.width)];
      count += 1;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
    return count === 0 ? 0 : count / ((right - left + 1) * (bottom - top + 1));
  }, colour);
}

/** How many last painted pages are stored. */
export const keptPages = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('vitae.last-pages')).keys()).length);
