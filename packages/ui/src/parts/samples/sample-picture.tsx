import { pageFile, picturePath, pictureWidths } from '@vitae/api/pictures';
import type { SampleHead } from '@vitae/api/samples';
import { readDocument } from '@vitae/domain';
import { useCallback } from 'react';
import { usePlatform } from '../../base/platform.ts';
import { samplesOf } from '../../base/samples/sample-source.ts';
import { classNames } from '../components/class-names.ts';
import { PagePicture } from '../documents/page-picture.tsx';

export interface SamplePictureProps {
  head: SampleHead;
  /** From 1. */
  page?: number;
  /** What a screen reader says of it; `''` where the text beside it says the same. */
  alt: string;
  /** How wide it is shown, as the attribute `sizes` of pictures has it. */
  sizes: string;
  /** The shape of its page; otherwise all have the same. */
  isShaped?: boolean;
  /** Whether it is the first thing seen on its page, and fetched at once. */
  isFirst?: boolean;
  className?: string;
}

/** Between those of US Letter, 1.29, and of A4, 1.41. */
const letterRatio = 1.35;

/** A page of a sample: the server's picture of it, or drawn here where there is none. */
export function SamplePicture({
  head,
  page = 1,
  alt,
  sizes,
  isShaped = false,
  isFirst = false,
  className,
}: SamplePictureProps) {
  const platform = usePlatform();
  const { kind, slug, title, picture } = head;
  const load = useCallback(async () => {
    const sample = await samplesOf(platform).get(kind, slug);
    if (!sample) throw new Error(`There is no sample ${slug}.`);
    return readDocument(sample.document);
  }, [platform, kind, slug]);
  if (!picture) return <PagePicture title={title} doc={load} className={className ?? ''} />;
  const size = isShaped ? head.pages?.[page - 1] : undefined;
  // Classes, since the policy of the pages refuses style attributes in their HTML.
  const shape = size && size.height / size.width < letterRatio ? 'aspect-[612/792]' : 'aspect-[210/297]';
  const source = (width: (typeof pictureWidths)[number]) => picturePath(picture, pageFile(page, width));
  return (
    <img
      src={source(800)}
      srcSet={pictureWidths.map((width) => `${source(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={800}
      height={1132}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={classNames('paper-sheet block w-full object-contain object-top', shape, className)}
    />
  );
}
