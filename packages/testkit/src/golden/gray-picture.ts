import { inflateSync } from 'node:zlib';
import { encodePng } from '../pdf/encode-png.ts';

/** A picture of one byte a pixel, 0 black to 255 white. */
export interface GrayPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Shades that a stored picture keeps: enough for text, and a third of the bytes. */
const STEP = 17;

/** Reads a binary PGM file, as `pdftoppm -gray` writes. @throws {TypeError} when it is none. */
export function readPgm(bytes: Uint8Array): GrayPicture {
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(Buffer.from(bytes.subarray(0, 64)).toString('latin1'));
  if (!header) throw new TypeError('This is no gray PGM picture');
  const [whole, width, height] = header;
  return { width: Number(width), height: Number(height), pixels: bytes.subarray(whole.length) };
}

/** Writes a picture as an 8-bit gray PNG of sixteen shades. */
export function writePng({ width, height, pixels }: GrayPicture): Uint8Array {
  return encodePng({ width, height, channels: 1, bytes: pixels.map((pixel) => Math.round(pixel / STEP) * STEP) }, 9);
}

/** Reads a PNG that `writePng` wrote. @throws {TypeError} when it is of another kind. */
export function readPng(bytes: Uint8Array): GrayPicture {
  const file = Buffer.from(bytes);
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const data: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  const rows = inflateSync(Buffer.concat(data));
  if (rows.length !== (width + 1) * height) throw new TypeError('This is no 8-bit gray PNG');
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) pixels.set(rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)), y * width);
  return { width, height, pixels };
}

/** Pictures one under the other. */
export function stacked(pictures: readonly GrayPicture[]): GrayPicture {
  const width = Math.max(0, ...pictures.map((picture) => picture.width));
  const height = pictures.reduce((sum, picture) => sum + picture.height, 0);
  const pixels = new Uint8Array(width * height).fill(255);
  let top = 0;
  for (const picture of pictures) {
    for (let y = 0; y < picture.height; y += 1)
      pixels.set(picture.pixels.subarray(y * picture.width, (y + 1) * picture.width), (top + y) * width);
    top += picture.height;
  }
  return { width, height, pixels };
}

/**
 * How far two pictures are apart: the mean over all pixels, and the share of pixels that differ by more than a quarter
 * of the scale.
 */
export interface PictureDifference {
  mean: number;
  share: number;
  /** What is the same in pale gray, what differs in black. */
  picture: GrayPicture;
}

/** Compares two pictures; where one is larger, the other counts as white there. */
export function pictureDifference(a: GrayPicture, b: GrayPicture): PictureDifference {
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const pixels = new Uint8Array(width * height);
  const at = (picture: GrayPicture, x: number, y: number) =>
    x < picture.width && y < picture.height ? (picture.pixels[y * picture.width + x] ?? 255) : 255;
  let [sum, count] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [one, other] = [at(a, x, y), at(b, x, y)];
      const difference = Math.abs(one - other);
      sum += difference;
      if (difference > 64) count += 1;
      pixels[y * width + x] = difference > 64 ? 0 : 200 + Math.round(Math.min(one, other) / 5);
    }
  }
  return { mean: sum / pixels.length, share: count / pixels.length, picture: { width, height, pixels } };
}
