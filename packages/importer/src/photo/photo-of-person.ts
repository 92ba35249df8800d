import { maxAssetBytes, type DocumentAsset } from '@vitae/domain';
import type { DrawnPicture } from '../scan/drawn-pictures.ts';
import { lightness } from '../scan/grey-page.ts';
import { writePng, type ColourPicture } from './write-png.ts';

/** Sides of photos of people on resumes, in points, and how much wider than high they are. */
const SIDE = { least: 40, most: 230 };
const PROPORTION = { least: 0.6, most: 1.25 };
/** Photos are in the upper part of a page, which is this share of it. */
const UPPER = 0.5;
/** Sides below which a picture is an icon, in pixels. */
const LEAST_PIXELS = 80;
/** The longer side of a photo that is kept, in pixels: 3 cm at 300 to the inch. */
const LONGEST = 360;

/** How long a picture may take to be decoded, in milliseconds: the text does not wait longer for it. */
export const PATIENCE = 3000;

/** A file with more pictures of that shape has a gallery, not a photo of the person; decoding them would take time. */
export const MOST_LIKE_IT = 4;

/** Whether a picture of a size in points has the size and the shape of a photo of a person. */
export const isPlacedLikePhoto = (width: number, height: number): boolean =>
  Math.min(width, height) >= SIDE.least &&
  Math.max(width, height) <= SIDE.most &&
  width / height >= PROPORTION.least &&
  width / height <= PROPORTION.most;

/** Whether a picture lies on a page where photos of people do, in points from its top. */
export const isWherePhotosAre = (
  { y, width, height }: { y: number; width: number; height: number },
  page: { height: number },
): boolean => isPlacedLikePhoto(width, height) && y + height / 2 < UPPER * page.height;

/** Whether a picture is large enough to be a photo. */
export const hasPixelsOfPhoto = ({ width, height }: { width: number; height: number }): boolean =>
  Math.min(width, height) >= LEAST_PIXELS;

/** How many pixels along each side are looked at. */
const LOOKED_AT = 64;
/** Shares of pixels that are the same as the one beside them, as in drawings, and levels of grey of which a photo has many. */
const MOST_EQUAL = 0.6;
const LEAST_LEVELS = 10;
/** A level of grey counts with this share of the pixels. */
const COUNTED = 0.004;
/** A larger share of one level of grey is the place of a photo on a scan, or a button. */
const MOST_EVEN = 0.55;

/** The shares of pixels that have each level of grey, and of those that are the same as the one beside them. */
function sharesOf({ width, height, rgb }: ColourPicture): { levels: Float64Array; equal: number } {
  const levels = new Float64Array(32);
  const one = 1 / LOOKED_AT ** 2;
  let equal = 0;
  for (let row = 0; row < LOOKED_AT; row += 1)
    for (let column = 0; column < LOOKED_AT; column += 1) {
      const x = Math.floor((column * (width - 1)) / LOOKED_AT);
      const at = (Math.floor((row * height) / LOOKED_AT) * width + x) * 3;
      const [red = 0, green = 0, blue = 0, nextRed, nextGreen, nextBlue] = rgb.subarray(at, at + 6);
      const level = lightness(red, green, blue) >> 3;
      levels[level] = (levels[level] ?? 0) + one;
      if (red === nextRed && green === nextGreen && blue === nextBlue) equal += one;
    }
  return { levels, equal };
}

/** Whether pixels are those of a photo: a logo has few colours, and areas of one. */
export function isLikePhoto(picture: ColourPicture): boolean {
  const { levels, equal } = sharesOf(picture);
  return equal <= MOST_EQUAL && levels.filter((share) => share >= COUNTED).length >= LEAST_LEVELS;
}

/** Whether pixels are those of a photo that was scanned: what was scanned has noise, and is never even. */
export const isLikeScannedPhoto = (picture: ColourPicture): boolean =>
  isLikePhoto(picture) && Math.max(...sharesOf(picture).levels) <= MOST_EVEN;

/** The colours of a picture of a page, on white where it is transparent; `undefined` for a mask and for black and white. */
export function coloursOf({ width, height, form, data }: DrawnPicture): ColourPicture | undefined {
  if (form === 'rgb') return { width, height, rgb: Uint8Array.from(data) };
  if (form !== 'rgba') return undefined;
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const share = (data[pixel * 4 + 3] ?? 255) / 255;
    for (let part = 0; part < 3; part += 1)
      rgb[pixel * 3 + part] = (data[pixel * 4 + part] ?? 255) * share + 255 * (1 - share);
  }
  return { width, height, rgb };
}

/** A photo as a PNG that every store accepts: as small as it has to be for that. */
export function photoAsset(picture: ColourPicture): DocumentAsset {
  for (let longest = LONGEST; ; longest = Math.floor(longest * 0.75)) {
    const bytes = writePng(reducedTo(picture, longest));
    if (bytes.length <= maxAssetBytes) return { type: 'image/png', bytes };
  }
}

/** A picture whose longer side has so many pixels at most, each the mean of those that it stands for. */
function reducedTo(picture: ColourPicture, longest: number): ColourPicture {
  const by = Math.max(picture.width, picture.height) / longest;
  if (by <= 1) return picture;
  const width = Math.max(1, Math.round(picture.width / by));
  const height = Math.max(1, Math.round(picture.height / by));
  const rgb = new Uint8Array(width * height * 3);
  const edge = (at: number, from: number, to: number): number => Math.floor((at * from) / to);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const sums = [0, 0, 0];
      const [top, left] = [edge(y, picture.height, height), edge(x, picture.width, width)];
      const bottom = Math.max(top + 1, edge(y + 1, picture.height, height));
      const right = Math.max(left + 1, edge(x + 1, picture.width, width));
      for (let row = top; row < bottom; row += 1)
        for (let column = left; column < right; column += 1)
          for (let part = 0; part < 3; part += 1)
            sums[part] = (sums[part] ?? 0) + (picture.rgb[(row * picture.width + column) * 3 + part] ?? 0);
      const count = (bottom - top) * (right - left);
      for (let part = 0; part < 3; part += 1) rgb[(y * width + x) * 3 + part] = Math.round((sums[part] ?? 0) / count);
    }
  return { width, height, rgb };
}
