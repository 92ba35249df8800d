import { maxAssetBytes } from '@vitae/domain';
import type { Asset } from '@vitae/store';

/** Widths to try, in pixels: sharp at 6 cm on paper, then smaller until the file is small enough. */
const widths = [1000, 700, 500, 300];

/**
 * Redraws a signature as PNG, with its transparency but without metadata, as small as the store requires. @throws when
 * the browser cannot encode it
 */
export async function encodeSignature(picture: ImageBitmap): Promise<Asset> {
  for (const widest of widths) {
    const scale = Math.min(1, widest / picture.width, widest / picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new TypeError('no 2d context');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob && blob.size <= maxAssetBytes)
      return { bytes: new Uint8Array(await blob.arrayBuffer()), type: 'image/png' };
  }
  throw new RangeError('the picture stays too large');
}
