import { ImportError } from '../errors.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import type { KindInput } from '../kind-importer.ts';
import { coloursOf } from '../photo/photo-of-person.ts';
import { isScanOf, photoWithin } from '../photo/photo-on-scan.ts';
import { readSafely } from '../read-safely.ts';
import { isPdf, sniff } from '../resume/formats/sniff.ts';
import { whyUnreadable } from '../unreadable.ts';
import { eachPicture, type DrawnPicture } from './drawn-pictures.ts';
import { pictureAsPdf } from './picture-as-pdf.ts';
import { blankPage, drawOn, type GreyPicture } from './grey-page.ts';

/** Pixels to a point: text is read best at 200 to 300 to the inch. */
const scales = { least: 200 / 72, most: 300 / 72 };
/** The longer side of a page that is recognised, in pixels: that of A4 at 300 to the inch. */
const longest = 3508;

/** The picture of a page, and which page it is. */
export interface PicturedPage {
  /** From 0. */
  page: number;
  picture: GreyPicture;
}

/** The pages of a file that are pictures, and the file as a PDF, which a picture becomes. */
export interface PicturedPages {
  pages: PicturedPage[];
  pdf: Uint8Array<ArrayBuffer>;
}

/**
 * Draws the pages of a PDF that are pictures without text, as many as are recognised, or a picture that is a page.
 * @throws {ImportError} and nothing else.
 */
export const picturedPages = (input: KindInput): Promise<PicturedPages> =>
  readSafely(input, async ({ bytes, ...options }) => {
    const picture = pictureAsPdf(bytes);
    const file = sniff(bytes);
    // Pictures of other formats cannot be opened.
    if (!picture && !isPdf(file)) throw new ImportError(whyUnreadable(file));
    const pdf = picture ?? Uint8Array.from(bytes);
    return { pages: await pagesOf(pdf, options), pdf };
  });

async function pagesOf(
  bytes: Uint8Array,
  { assets, signal, onProgress }: Pick<KindInput, 'assets' | 'signal' | 'onProgress'>,
): Promise<PicturedPage[]> {
  const { pdfjs, document, close } = await openPdf(bytes, { ...(assets ? { assets } : {}), isScan: true });
  const pages: PicturedPage[] = [];
  try {
    if (document.numPages > IMPORT_LIMITS.pages) throw new ImportError('too-many-pages');
    for (let number = 1; number <= document.numPages; number += 1) {
      if (signal?.aborted) throw new ImportError('cancelled');
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const characters = items.reduce((sum, item) => sum + ('str' in item ? item.str.trim().length : 0), 0);
      if (characters >= IMPORT_LIMITS.charactersOnScan) continue;
      if (pages.length === IMPORT_LIMITS.scannedPages) break;
      onProgress?.({ stage: 'read', done: (number - 1) / document.numPages });
      const { width, height } = page.getViewport({ scale: 1 });
      let picture: GreyPicture | undefined;
      let scale = 1;
      await eachPicture(pdfjs, page, await page.getOperatorList(), (drawn) => {
        if (!picture) {
          scale = scaleFor(drawn, width, height);
          picture = blankPage(Math.ceil(width * scale), Math.ceil(height * scale));
        }
        drawOn(picture, drawn, scale);
        if (number === 1) coverPhoto(picture, drawn, { width, height }, scale);
      });
      page.cleanup();
      if (picture) pages.push({ page: number - 1, picture });
    }
    return pages;
  } catch (cause) {
    throw cause instanceof ImportError ? cause : new ImportError('damaged', { cause });
  } finally {
    await close();
  }
}

/** Letters would be seen in a photo, and be taken for the beginnings of the words beside it. */
function coverPhoto(
  picture: GreyPicture,
  drawn: DrawnPicture,
  page: { width: number; height: number },
  scale: number,
): void {
  const scan = isScanOf(drawn.matrix, page) ? coloursOf(drawn) : undefined;
  const found = scan && photoWithin(scan, page);
  if (!found) return;
  const [a, , , d, e, f] = drawn.matrix;
  const [toX, toY] = [(a * scale) / scan.width, (-d * scale) / scan.height];
  const x = Math.max(0, Math.floor(e * scale + found.box.x * toX));
  const y = Math.max(0, Math.floor((f + d) * scale + found.box.y * toY));
  const right = Math.min(picture.width, Math.ceil(x + found.box.width * toX));
  const bottom = Math.min(picture.height, Math.ceil(y + found.box.height * toY));
  // As light as what is above it: paper, or a side column.
  const ground = picture.grey[Math.max(0, y - Math.round(2 * scale)) * picture.width + x] ?? 255;
  for (let row = y; row < bottom; row += 1)
    picture.grey.fill(ground, row * picture.width + x, row * picture.width + right);
}

function scaleFor({ width, matrix: [a, b] }: DrawnPicture, pageWidth: number, pageHeight: number): number {
  const own = width / Math.max(1, Math.hypot(a, b));
  const limit = longest / Math.max(pageWidth, pageHeight);
  return Math.min(limit, Math.max(scales.least, Math.min(scales.most, own)));
}
