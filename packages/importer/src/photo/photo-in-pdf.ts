import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentAsset } from '@vitae/domain';
import type { Matrix } from '../pdf/drawing-steps.ts';
import { eachPicture } from '../scan/drawn-pictures.ts';
import {
  coloursOf,
  hasPixelsOfPhoto,
  isLikePhoto,
  isPlacedLikePhoto,
  MOST_LIKE_IT,
  photoAsset,
  UPPER,
} from './photo-of-person.ts';
import type { ColourPicture } from './write-png.ts';

/** How long a photo may take to be decoded, in milliseconds: the text does not wait longer for it. */
const PATIENCE = 3000;

/** The photo of the person on a page of a PDF; `undefined` if there is none, or if more than one picture may be it. */
export async function photoInPdf(pdfjs: typeof PdfJs, page: PdfJs.PDFPageProxy): Promise<DocumentAsset | undefined> {
  const { height } = page.getViewport({ scale: 1 });
  const isPlaced = ([a, b, c, d, , f]: Matrix): boolean =>
    Math.abs(b) < 1 && Math.abs(c) < 1 && isPlacedLikePhoto(Math.abs(a), Math.abs(d)) && f + d / 2 < UPPER * height;
  const photos: ColourPicture[] = [];
  let seen = 0;
  await eachPicture(
    pdfjs,
    page,
    await page.getOperatorList(),
    (picture) => {
      const colours = hasPixelsOfPhoto(picture) ? coloursOf(picture) : undefined;
      if (colours && isLikePhoto(colours)) photos.push(colours);
    },
    { isWanted: (matrix) => isPlaced(matrix) && (seen += 1) <= MOST_LIKE_IT, patience: PATIENCE },
  );
  const [photo] = photos;
  return photo && photos.length === 1 && seen <= MOST_LIKE_IT ? photoAsset(photo) : undefined;
}
