import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentAsset } from '@vitae/domain';
import type { Matrix } from '../pdf/drawing-steps.ts';
import { eachPicture } from '../scan/drawn-pictures.ts';
import {
  coloursOf,
  hasPixelsOfPhoto,
  isLikeScannedPhoto,
  isWherePhotosAre,
  PATIENCE,
  photoAsset,
} from './photo-of-person.ts';
import type { ColourPicture } from './write-png.ts';

/** The share of a page that the picture on it covers, where the page was scanned. */
const LEAST_COVERED = 0.7;
/** Squares of a page that are looked at as one, in points. */
const SQUARE = 4;
/** Colours of more of a page than this are those of paper, side columns and bands. */
const LEAST_GROUND = 0.035;
/** By how much of 255 a colour differs from another one; less comes from scanning. */
const DIFFERENT = 28;
/** Shares of a square, and of the box around squares, that are covered where a photo is: round ones leave the corners. */
const COVERED = 0.55;
const FILLED = 0.6;

/** A box in pixels, from its left upper corner. */
type Box = { x: number; y: number; width: number; height: number };

/** A photo on the picture of a page, and where it lies, in pixels of that picture from its left upper corner. */
export interface PhotoOnScan {
  box: Box;
  photo: ColourPicture;
}

/**
 * The photo of the person on a page that was scanned upright: the one area in its upper half that has the size and shape of
 * a photo, and none of the colours that large parts of the page have. `undefined` if there is none, or more than one.
 *
 * @param page its size in points
 */
export function photoWithin(scan: ColourPicture, page: { width: number; height: number }): PhotoOnScan | undefined {
  const [toX, toY] = [page.width / scan.width, page.height / scan.height];
  const photos = areasApart(scan, Math.max(1, Math.round(SQUARE / toX)))
    .filter(({ y, width, height }) => isWherePhotosAre({ y: y * toY, width: width * toX, height: height * toY }, page))
    .map((box) => ({ box, photo: cropped(scan, box) }))
    .filter(({ photo }) => hasPixelsOfPhoto(photo) && isLikeScannedPhoto(photo));
  return photos.length === 1 ? photos[0] : undefined;
}

/** Whether a picture is the scan of a page that has a size in points: upright, and as large as the page. */
export const isScanOf = ([a, b, c, d]: Matrix, { width, height }: { width: number; height: number }): boolean =>
  Math.abs(b) < 1 && Math.abs(c) < 1 && a > 0 && d < 0 && -a * d >= LEAST_COVERED * width * height;

/** The photo of the person on a page of a PDF that was scanned upright. */
export async function photoOnScan(pdfjs: typeof PdfJs, page: PdfJs.PDFPageProxy): Promise<DocumentAsset | undefined> {
  const viewport = page.getViewport({ scale: 1 });
  const scans: (ColourPicture | undefined)[] = [];
  await eachPicture(
    pdfjs,
    page,
    await page.getOperatorList(),
    (picture) => {
      scans.push(coloursOf(picture));
    },
    { isWanted: (matrix) => isScanOf(matrix, viewport), patience: PATIENCE },
  );
  const [scan] = scans;
  const found = scan && photoWithin(scan, viewport);
  return found && photoAsset(found.photo);
}

/** The boxes of areas whose colours are not those of the page's ground, made of squares with sides of `side` pixels. */
function areasApart(picture: ColourPicture, side: number): Box[] {
  const grounds = groundsOf(picture);
  const [columns, rows] = [Math.floor(picture.width / side), Math.floor(picture.height / side)];
  const covered = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      covered[row * columns + column] = Number(isCovered(picture, column * side, row * side, side, grounds));
  const areas: Box[] = [];
  for (let start = 0; start < covered.length; start += 1) {
    if (!covered[start]) continue;
    // Squares that were seen are not covered any more.
    covered[start] = 0;
    const open = [start];
    let [left, right, top, bottom, count] = [columns, 0, rows, 0, 0];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [column, row] = [at % columns, Math.floor(at / columns)];
      [left, right, top, bottom] = [
        Math.min(left, column),
        Math.max(right, column),
        Math.min(top, row),
        Math.max(bottom, row),
      ];
      count += 1;
      for (const [next, isInside] of [
        [at - 1, column > 0],
        [at + 1, column + 1 < columns],
        [at - columns, row > 0],
        [at + columns, row + 1 < rows],
      ] as const)
        if (isInside && covered[next]) {
          covered[next] = 0;
          open.push(next);
        }
    }
    const [wide, high] = [right - left + 1, bottom - top + 1];
    if (count >= FILLED * wide * high)
      areas.push({ x: left * side, y: top * side, width: wide * side, height: high * side });
  }
  return areas;
}

/** The colours that large parts of a picture have, as red, green and blue. */
function groundsOf({ width, height, rgb }: ColourPicture): (readonly [number, number, number])[] {
  const sums = new Map<number, [count: number, red: number, green: number, blue: number]>();
  let looked = 0;
  for (let y = 0; y < height; y += 4)
    for (let x = 0; x < width; x += 4) {
      const at = (y * width + x) * 3;
      const [red = 0, green = 0, blue = 0] = rgb.subarray(at, at + 3);
      const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
      const sum = sums.get(key) ?? [0, 0, 0, 0];
      sums.set(key, [sum[0] + 1, sum[1] + red, sum[2] + green, sum[3] + blue]);
      looked += 1;
    }
  return [...sums.values()]
    .filter(([count]) => count >= LEAST_GROUND * looked)
    .map(([count, red, green, blue]) => [red / count, green / count, blue / count]);
}

/** Whether most of a square of a picture has other colours than its grounds. */
function isCovered(
  { width, rgb }: ColourPicture,
  left: number,
  top: number,
  side: number,
  grounds: readonly (readonly [number, number, number])[],
): boolean {
  let [looked, apart] = [0, 0];
  for (let y = top; y < top + side; y += 2)
    for (let x = left; x < left + side; x += 2) {
      const at = (y * width + x) * 3;
      const [red = 0, green = 0, blue = 0] = rgb.subarray(at, at + 3);
      looked += 1;
      if (
        grounds.every(([r, g, b]) => Math.max(Math.abs(red - r), Math.abs(green - g), Math.abs(blue - b)) > DIFFERENT)
      )
        apart += 1;
    }
  return apart >= COVERED * looked;
}

function cropped({ width, rgb }: ColourPicture, box: Box): ColourPicture {
  const part = new Uint8Array(box.width * box.height * 3);
  for (let row = 0; row < box.height; row += 1) {
    const from = ((box.y + row) * width + box.x) * 3;
    part.set(rgb.subarray(from, from + box.width * 3), row * box.width * 3);
  }
  return { width: box.width, height: box.height, rgb: part };
}
