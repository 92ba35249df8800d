import { picturePath } from '@vitae/api/pictures';
import type { SampleHead } from '@vitae/api/samples';
import { readDocument } from '@vitae/domain';
import { useCallback } from 'react';
import { usePlatform } from '../../base/platform.ts';
import { samplesOf } from '../../base/samples/sample-source.ts';
import { PagePicture } from '../documents/page-picture.tsx';
import { SheetImage, type SheetImageProps } from '../documents/sheet-image.tsx';

export interface SamplePictureProps extends Pick<SheetImageProps, 'page' | 'alt' | 'sizes' | 'isFirst' | 'className'> {
  head: SampleHead;
  /** The shape of its page; otherwise all have the same. */
  isShaped?: boolean;
}

/** Between those of US Letter, 1.29, and of A4, 1.41. */
const letterRatio = 1.35;

/** A page of a sample: the server's picture of it, or drawn here where there is none. */
export function SamplePicture({ head, page = 1, isShaped = false, className, ...image }: SamplePictureProps) {
  const platform = usePlatform();
  const { kind, slug, title, picture } = head;
  const load = useCallback(async () => {
    const sample = await samplesOf(platform).get(kind, slug);
    if (!sample) throw new Error(`There is no sample ${slug}.`);
    return readDocument(sample.document);
  }, [platform, kind, slug]);
  if (!picture) return <PagePicture title={title} doc={load} className={className ?? ''} />;
  const size = isShaped ? head.pages?.[page - 1] : undefined;
  return (
    <SheetImage
      {...image}
      page={page}
      addressOf={(file) => picturePath(picture, file)}
      isLetter={size !== undefined && size.height / size.width < letterRatio}
      className={className}
    />
  );
}
