import { Unzlib } from 'fflate';
import { ImportError } from '../errors.ts';
import type { ColourPicture } from '../photo/write-png.ts';
import { lightness, type GreyPicture } from './grey-page.ts';

/** Samples of a pixel by the colour type of a PNG (PNG specification, 11.2.1). */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** The passes of an interlaced PNG: where each begins, and how far its pixels are apart. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The pixels of a PNG in grey, on white where they are transparent. @throws {ImportError} damaged */
export function pixelsOfPng(bytes: Uint8Array): GreyPicture {
  let grey = new Uint8Array();
  const size = readPixels(bytes, {
    begin: (pixels) => (grey = new Uint8Array(pixels).fill(255)),
    put: (at, red, green, blue) => (grey[at] = Math.round(lightness(red, green, blue))),
  });
  return { ...size, grey };
}

/** The pixels of a PNG in colour, on white where they are transparent. @throws {ImportError} damaged */
export function coloursOfPng(bytes: Uint8Array): ColourPicture {
  let rgb = new Uint8Array();
  const size = readPixels(bytes, {
    begin: (pixels) => (rgb = new Uint8Array(pixels * 3).fill(255)),
    put(at, red, green, blue) {
      rgb[at * 3] = Math.round(red);
      rgb[at * 3 + 1] = Math.round(green);
      rgb[at * 3 + 2] = Math.round(blue);
    },
  });
  return { ...size, rgb };
}

/** Takes the pixels of a picture, by their numbers in rows from the top. */
interface Pixels {
  /** Told how many there are before the first. */
  begin: (count: number) => void;
  /** Parts from 0 to 255. */
  put: (at: number, red: number, green: number, blue: number) => void;
}

function readPixels(bytes: Uint8Array, { begin, put }: Pixels): { width: number; height: number } {
  const { width, height, depth, colourType, isInterlaced, palette, alphas, packed } = chunksOf(bytes);
  const samples = samplesOf[colourType];
  if (samples === undefined || ![1, 2, 4, 8, 16].includes(depth)) throw new ImportError('damaged');
  const parts = (isInterlaced ? passes : [[0, 0, 1, 1] as const])
    .map(([x, y, dx, dy]) => ({
      x,
      y,
      dx,
      dy,
      columns: Math.ceil((width - x) / dx),
      rows: Math.ceil((height - y) / dy),
    }))
    .filter(({ columns, rows }) => columns > 0 && rows > 0);
  const rowBytes = (columns: number): number => Math.ceil((columns * samples * depth) / 8);
  const size = parts.reduce((sum, { columns, rows }) => sum + rows * (rowBytes(columns) + 1), 0);
  const data = unpacked(packed, size);
  begin(width * height);
  const step = Math.max(1, (samples * depth) >> 3);
  const most = 2 ** Math.min(8, depth) - 1;
  let at = 0;
  for (const { x, y, dx, dy, columns, rows } of parts) {
    const length = rowBytes(columns);
    let before: Uint8Array = new Uint8Array(length);
    for (let row = 0; row < rows; row += 1) {
      const line = data.subarray(at + 1, at + 1 + length);
      unfilter(data[at] ?? 0, line, before, step);
      const sample = (index: number): number => {
        if (depth === 8) return line[index] ?? 0;
        if (depth === 16) return line[index * 2] ?? 0;
        const bit = index * depth;
        return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & most;
      };
      for (let column = 0; column < columns; column += 1) {
        const first = column * samples;
        let [red, green, blue, alpha] = [0, 0, 0, 255];
        if (colourType === 3) {
          const entry = sample(first);
          [red = 0, green = 0, blue = 0] = palette.subarray(entry * 3, entry * 3 + 3);
          alpha = alphas[entry] ?? 255;
        } else if (samples < 3) {
          red = green = blue = (sample(first) * 255) / most;
          if (samples === 2) alpha = sample(first + 1);
        } else {
          [red, green, blue] = [sample(first), sample(first + 1), sample(first + 2)];
          if (samples === 4) alpha = sample(first + 3);
        }
        const onWhite = (part: number): number => 255 + ((part - 255) * alpha) / 255;
        put((y + row * dy) * width + x + column * dx, onWhite(red), onWhite(green), onWhite(blue));
      }
      before = line;
      at += length + 1;
    }
  }
  return { width, height };
}

function chunksOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packed: Uint8Array[] = [];
  let [palette, alphas] = [new Uint8Array(), new Uint8Array()];
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const data = bytes.slice(at + 8, at + 8 + view.getUint32(at));
    if (type === 'IDAT') packed.push(data);
    else if (type === 'PLTE') palette = data;
    else if (type === 'tRNS') alphas = data;
  }
  const [depth = 0, colourType = 0, , , interlace = 0] = bytes.subarray(24, 29);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return { width, height, depth, colourType, isInterlaced: interlace === 1, palette, alphas, packed };
}

/** Unpacks exactly as much as the size of the picture needs: more is not looked at, less is damage. */
function unpacked(packed: readonly Uint8Array[], size: number): Uint8Array {
  const data = new Uint8Array(size);
  const filled = { length: 0 };
  const stream = new Unzlib((chunk) => {
    data.set(chunk.subarray(0, Math.max(0, size - filled.length)), Math.min(filled.length, size));
    filled.length += chunk.length;
  });
  try {
    for (const part of packed) {
      // Small steps: what a step unpacks is held at once.
      for (let at = 0; at < part.length; at += 16_384) {
        if (filled.length >= size) return data;
        stream.push(part.subarray(at, at + 16_384));
      }
    }
  } catch (cause) {
    throw new ImportError('damaged', { cause });
  }
  if (filled.length < size) throw new ImportError('damaged');
  return data;
}

/** Takes the filter from a row (PNG specification, 9.2). */
function unfilter(filter: number, line: Uint8Array, before: Uint8Array, step: number): void {
  if (filter === 0) return;
  for (let at = 0; at < line.length; at += 1) {
    const left = at >= step ? (line[at - step] ?? 0) : 0;
    const up = before[at] ?? 0;
    const upLeft = at >= step ? (before[at - step] ?? 0) : 0;
    const added = filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, upLeft);
    line[at] = (line[at] ?? 0) + added;
  }
}

function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - upLeft)];
  return toLeft <= toUp && toLeft <= toUpLeft ? left : toUp <= toUpLeft ? up : upLeft;
}
