import type { AnyDocument } from '@vitae/domain';
import type { Preview } from '@vitae/renderer/preview';
import { paperOf } from './page-pictures.ts';
import { smallPicture, smallPictureWidth } from './small-picture.ts';

/** The first `count` pages of a document as small pictures (`data:` addresses); `''` for one that cannot be made small. */
export async function picturesOfDocument(
  preview: Pick<Preview, 'picture'>,
  doc: AnyDocument,
  count: number,
): Promise<string[]> {
  const pixelsPerPoint = smallPictureWidth / paperOf(doc).width;
  const pictures: string[] = [];
  for (let pageIndex = 0; pageIndex < count; pageIndex += 1) {
    const bitmap = await preview.picture(doc, { pageIndex, pixelsPerPoint });
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    pictures.push(await smallPicture(canvas));
  }
  return pictures;
}
