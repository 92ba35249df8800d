import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { inFile } from './poppler.ts';

/** Which picture of a page to draw. */
export interface PictureOptions {
  /** Pixels per inch. */
  resolution: number;
  gray?: boolean;
}

/**
 * The pages of a PDF as drawn by poppler, uncompressed: compression in poppler takes ten times as long as drawing the
 * page.
 */
export function pagePictures(bytes: Uint8Array, { resolution, gray = false }: PictureOptions): PNG[] {
  return inFile(bytes, (path) => {
    execFileSync('pdftoppm', [...(gray ? ['-gray'] : []), '-r', String(resolution), path, `${path}-page`]);
    const at = join(path, '..');
    return readdirSync(at)
      .filter((file) => /\.p[gp]m$/.test(file))
      .toSorted()
      .map((file) => readPnm(readFileSync(join(at, file))));
  });
}

/** Reads a binary PGM or PPM file with 8 bits per channel. @throws {TypeError} for any other file. */
export function readPnm(bytes: Uint8Array): PNG {
  const header = /^P([56])\s+(\d+)\s+(\d+)\s+255\s/.exec(Buffer.from(bytes.subarray(0, 64)).toString('latin1'));
  if (!header) throw new TypeError('This is no PGM or PPM picture');
  const [whole, kind, width, height] = header;
  const picture = new PNG({ width: Number(width), height: Number(height) });
  const [channels, from] = [kind === '5' ? 1 : 3, whole.length];
  for (let pixel = 0; pixel < picture.width * picture.height; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1)
      picture.data[pixel * 4 + channel] = bytes[from + pixel * channels + (channels === 1 ? 0 : channel)] ?? 0;
    picture.data[pixel * 4 + 3] = 255;
  }
  return picture;
}

/** A picture as a PNG file; `level` is the compression level, 1–9. */
export const writePng = (picture: PNG, level: number, { gray = false } = {}): Uint8Array =>
  PNG.sync.write(picture, { colorType: gray ? 0 : 2, deflateLevel: level, filterType: 0 });

/** The pages of a PDF as lightly compressed PNG files, drawn by poppler at a resolution in pixels per inch. */
export const pagePngs = (bytes: Uint8Array, resolution: number): Uint8Array[] =>
  pagePictures(bytes, { resolution }).map((picture) => writePng(picture, 1));

/** Reads a PNG file. @throws for any other file. */
export const readPng = (bytes: Uint8Array): PNG => PNG.sync.read(Buffer.from(bytes));

/** A picture in one shade of gray, 0 black to 255 white. */
export function blank(width: number, height: number, shade = 255): PNG {
  const picture = new PNG({ width, height });
  picture.data.fill(shade);
  for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255;
  return picture;
}

/** Pictures one below the other, on white. */
export function stacked(pictures: readonly PNG[]): PNG {
  const width = Math.max(0, ...pictures.map((picture) => picture.width));
  const whole = blank(
    width,
    pictures.reduce((sum, { height }) => sum + height, 0),
  );
  let top = 0;
  for (const picture of pictures) {
    PNG.bitblt(picture, whole, 0, 0, picture.width, picture.height, 0, top);
    top += picture.height;
  }
  return whole;
}

/** A picture on white paper of at least its size. */
function onPaper(picture: PNG, width: number, height: number): PNG {
  const paper = blank(width, height);
  PNG.bitblt(picture, paper, 0, 0, picture.width, picture.height, 0, 0);
  return paper;
}

/** How two pictures differ. */
export interface PictureDifference {
  /** The share of the pixels that differ by more than a sixteenth of the scale. */
  pale: number;
  /** The share of the pixels that differ by more than a quarter of the scale. */
  strong: number;
  /** The unchanged part, pale; strong differences, in red. */
  picture: PNG;
}

/**
 * Compares two pictures; where one is larger, the other counts as white. The edges of letters count too: at the size of
 * a stored page, letters are hardly more than edges.
 */
export function pictureDifference(one: PNG, other: PNG): PictureDifference {
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const [a, b] = [onPaper(one, width, height), onPaper(other, width, height)];
  const picture = new PNG({ width, height });
  // A threshold is a share of the distance between black and white in YIQ, which for gray is 0.97 of that in RGB.
  const share = (threshold: number, to?: PNG) =>
    pixelmatch(a.data, b.data, to?.data, width, height, { threshold, includeAA: true }) / (width * height);
  return { pale: share(1 / 16), strong: share(1 / 4, picture), picture };
}
