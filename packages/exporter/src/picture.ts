import { pictureSize, type DocumentAssets, type PictureSize } from '@vitae/domain';

/** A picture in a format that every reader draws, with its size in pixels. */
export interface Picture extends PictureSize {
  bytes: Uint8Array;
  alt: string;
}

/**
 * The photo that a resume shows; `null` if it shows none, if its bytes are not available, or if they are neither PNG
 * nor JPEG.
 */
export function pictureOf(shown: { asset: string; alt: string } | null, assets: DocumentAssets): Picture | null {
  const bytes = shown && assets.get(shown.asset)?.bytes;
  const size = bytes && pictureSize(bytes);
  return size ? { ...size, bytes, alt: shown.alt } : null;
}

export const mediaTypeOf = ({ type }: Pick<Picture, 'type'>): string => (type === 'png' ? 'image/png' : 'image/jpeg');
