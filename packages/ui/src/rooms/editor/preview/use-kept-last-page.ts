import type { AnyDocument } from '@vitae/domain';
import { useEffect } from 'react';
import { builderPath } from '../../../base/documents/paths.ts';
import { keepLastPage } from '../../../base/keep-last-page.ts';
import { usePlatform } from '../../../base/platform.ts';
import type { PreviewState } from '../../../base/use-preview.ts';

/** Milliseconds without an edit before the first page is kept: the worker has nothing else to do then. */
const quietTime = 2_000;

/** The largest width of a picture in pixels. */
const largestWidth = 1_200;

/**
 * Stores the first page of the current document whenever it has not been edited for a while. `kept` is the `updatedAt`
 * of the existing picture.
 */
export function useKeptLastPage(
  doc: AnyDocument,
  { preview, frame }: Pick<PreviewState, 'preview' | 'frame'>,
  scale: number,
  kept: string | undefined,
): void {
  const { documents } = usePlatform();
  const first = frame?.pages[0];
  const { width, height } = first ?? {};
  useEffect(() => {
    if (!preview || !width || !height || !documents.durable || doc.updatedAt === kept) return undefined;
    const keep = async () => {
      const pixelsPerPoint = Math.min(scale * devicePixelRatio, largestWidth / width);
      const bitmap = await preview.picture(doc, { pageIndex: 0, pixelsPerPoint });
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
      const picture = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
      const isThere = () =>
        documents.get(doc.kind, doc.id).then(
          () => true,
          () => false,
        );
      const page = { id: doc.id, picture, width, height, of: doc.updatedAt };
      await keepLastPage(builderPath(doc.kind, doc.slug), page, isThere);
    };
    // Without it the next opening shows an empty page a little longer.
    const timer = setTimeout(() => void keep().catch(() => undefined), quietTime);
    return () => clearTimeout(timer);
  }, [documents, preview, doc, width, height, scale, kept]);
}
