import { pageFile, pictureWidths, type PictureWidth } from '@vitae/api/pictures';
import { useSyncExternalStore } from 'react';
import { classNames } from '../components/class-names.ts';

export interface SheetImageProps {
  /** The address of one of its files. */
  addressOf: (file: string) => string;
  /** The widths in which it exists, in pixels. */
  widths?: readonly PictureWidth[];
  /** From 1. */
  page?: number;
  /** What a screen reader says of it; `''` where the text beside it says the same. */
  alt: string;
  /** How wide it is shown, as the attribute `sizes` of pictures has it. */
  sizes: string;
  /** Whether it has the shape of US Letter, not of A4. */
  isLetter?: boolean;
  /** Whether it is the first thing seen on its page, and fetched at once. */
  isFirst?: boolean;
  onError?: () => void;
  className?: string | undefined;
}

/** What a phone, whose network is slow, is shown first of the first picture: one of the narrowest. */
const narrowFirst = '(max-width: 40rem) 8rem, ';

const nothingChanges = () => () => undefined;
/** Whether the interface has taken over the page that came as HTML. */
const useInterface = () =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );

/** The server's picture of a page, on a sheet, in the width that the screen needs. */
export function SheetImage({
  addressOf,
  widths = pictureWidths,
  page = 1,
  alt,
  sizes,
  isLetter = false,
  isFirst = false,
  onError,
  className,
}: SheetImageProps) {
  const hasInterface = useInterface();
  const source = (width: PictureWidth) => addressOf(pageFile(page, width));
  return (
    <img
      // One that failed before the interface was there.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) onError?.();
      }}
      src={source(800)}
      srcSet={widths.map((width) => `${source(width)} ${width}w`).join(', ')}
      // The browser keeps showing the first one until the sharper one is there.
      sizes={isFirst && !hasInterface ? narrowFirst + sizes : sizes}
      width={800}
      height={1132}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      // The first is painted with the rest of the page, not after it.
      decoding={isFirst ? 'auto' : 'async'}
      onError={onError}
      // Classes, since the policy of the pages refuses style attributes in their HTML.
      className={classNames(
        'paper-sheet block w-full object-contain object-top',
        isLetter ? 'aspect-[612/792]' : 'aspect-[210/297]',
        className,
      )}
    />
  );
}
