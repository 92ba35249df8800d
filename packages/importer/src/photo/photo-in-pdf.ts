import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentAsset } from '@vitae/domain';
import type { Matrix } from '../pdf/drawing-steps.ts';
import { eachPicture } from '../scan/drawn-pictures.ts';
import {
  coloursOf,
  hasPixelsOfPhoto,
  isLikePhoto,
  isWherePhotosAre,
  MOST_LIKE_IT,
  PATIENCE,
  photoAsset,
} from './photo-of-person.ts';
import type { ColourPicture } from './write-png.ts';

/** The photo of the person on a page of a PDF; `undefined` if there is none, or if more than one picture may be it. */
export async function photoInPdf(pdfjs: typeof PdfJs, page: PdfJs.PDFPageProxy): Promise<DocumentAsset | undefined> {
  const viewport = page.getViewport({ scale: 1 });
  const isPlaced = ([a, b, c, d, , f]: Matrix): boolean =>
    Math.abs(b) < 1 &&
    Math.abs(c) < 1 &&
    isWherePhotosAre({ y: Math.min(f, f + d), width: Math.abs(a), height: Math.abs(d) }, viewport);
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
