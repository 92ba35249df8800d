import type { DocumentAssets } from '@vitae/domain';

/** A picture in a format that every reader draws, with its size in pixels. */
export interface Picture {
  type: 'png' | 'jpg';
  bytes: Uint8Array;
  width: number;
  height: number;
  alt: string;
}

/**
 * The photo that a resume shows; `null` if it shows none, if its bytes are not available, or if they are neither PNG
 * nor JPEG.
 */
export function pictureOf(shown: { asset: string; alt: string } | null, assets: DocumentAssets): Picture | null {
  const bytes = shown && assets.get(shown.asset)?.bytes;
  const size = bytes && (pngSize(bytes) ?? jpegSize(bytes));
  return size ? { ...size, bytes, alt: shown.alt } : null;
}

export const mediaTypeOf = ({ type }: Pick<Picture, 'type'>): string => (type === 'png' ? 'image/png' : 'image/jpeg');

type Size = Pick<Picture, 'type' | 'width' | 'height'>;

/** The IHDR chunk follows the signature (PNG specification, 11.2.1). */
function pngSize(bytes: Uint8Array): Size | null {
  const view = viewOf(bytes);
  return view.byteLength >= 24 && view.getUint32(0) === 0x89504e47
    ? sized('png', view.getUint32(16), view.getUint32(20))
    : null;
}

/** The size is in the frame header, SOF0 to SOF15 except DHT, JPG and DAC (ITU-T T.81, B.2.2). */
function jpegSize(bytes: Uint8Array): Size | null {
  const view = viewOf(bytes);
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < view.byteLength && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return sized('jpg', view.getUint16(at + 7), view.getUint16(at + 5));
  }
  return null;
}

const sized = (type: Picture['type'], width: number, height: number): Size | null =>
  width > 0 && height > 0 ? { type, width, height } : null;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
