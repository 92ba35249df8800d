import { isModestPicture, pictureSize, type DocumentAsset } from '@vitae/domain';
import type { DocxParts } from '../docx/docx-parts.ts';
import { targetsOf } from '../docx/relationships.ts';
import { findAll, type XmlElement } from '../docx/xml.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { eachPicture } from '../scan/drawn-pictures.ts';
import { pictureAsPdf } from '../scan/picture-as-pdf.ts';
import { coloursOfPng } from '../scan/png.ts';
import {
  coloursOf,
  hasPixelsOfPhoto,
  isLikePhoto,
  isPlacedLikePhoto,
  MOST_LIKE_IT,
  photoAsset,
} from './photo-of-person.ts';
import type { ColourPicture } from './write-png.ts';

/** English Metric Units to a point (ECMA-376, part 1, 20.1.2.1). */
const EMU = 12_700;

/** The photo of the person in a Word file; `undefined` if there is none, or if more than one picture may be it. */
export async function photoInDocx({ names, parsed, filesNamed }: DocxParts): Promise<DocumentAsset | undefined> {
  const placed = new Set<string>();
  for (const name of names) {
    const [, part] = /^word\/(document|header\d*)\.xml$/u.exec(name) ?? [];
    const root = part === undefined ? undefined : parsed(name);
    if (!root) continue;
    const drawings = findAll(root, 'w:drawing').filter(isPlaced);
    if (drawings.length === 0) continue;
    const pictures = targetsOf(parsed(`word/_rels/${part}.xml.rels`), 'image');
    for (const drawing of drawings) {
      const target = pictures.get(findAll(drawing, 'a:blip')[0]?.attributes['r:embed'] ?? '');
      if (target !== undefined) placed.add(target.startsWith('/') ? target.slice(1) : `word/${target}`);
    }
  }
  if (placed.size === 0 || placed.size > MOST_LIKE_IT) return undefined;
  const photos: DocumentAsset[] = [];
  for (const picture of filesNamed(placed)) {
    const photo = await photoOf(picture);
    if (photo) photos.push(photo);
  }
  return photos.length === 1 ? photos[0] : undefined;
}

function isPlaced(drawing: XmlElement): boolean {
  const { cx, cy } = findAll(drawing, 'wp:extent')[0]?.attributes ?? {};
  return isPlacedLikePhoto(Number(cx) / EMU, Number(cy) / EMU);
}

async function photoOf(bytes: Uint8Array): Promise<DocumentAsset | undefined> {
  const size = pictureSize(bytes);
  if (!size || !hasPixelsOfPhoto(size) || !isModestPicture(bytes)) return undefined;
  // Written anew, as every photo is: what cameras write beside the pixels says where and when.
  const picture = size.type === 'png' ? coloursOfPng(bytes) : await coloursOfJpeg(bytes);
  return picture && isLikePhoto(picture) ? photoAsset(picture) : undefined;
}

/** The colours of a JPEG, which the reader of PDFs decodes. */
async function coloursOfJpeg(bytes: Uint8Array): Promise<ColourPicture | undefined> {
  const pdf = pictureAsPdf(bytes);
  if (!pdf) return undefined;
  const { pdfjs, document, close } = await openPdf(pdf, { asPixels: true });
  try {
    const page = await document.getPage(1);
    let found: ColourPicture | undefined;
    await eachPicture(pdfjs, page, await page.getOperatorList(), (picture) => {
      found ??= coloursOf(picture);
    });
    return found;
  } finally {
    await close();
  }
}
