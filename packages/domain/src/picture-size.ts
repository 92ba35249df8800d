/** A picture's format and its size in pixels, as its header says. */
export interface PictureSize {
  type: 'png' | 'jpg';
  width: number;
  height: number;
}

/** The size of a PNG or JPEG; `null` for anything else. Nothing is decoded. */
export const pictureSize = (bytes: Uint8Array): PictureSize | null => pngSize(bytes) ?? jpegSize(bytes);

/**
 * The most pixels of a picture in a document: four bytes for each are taken where it is drawn, however small its file
 * is. A file of 300 KB may claim thousands of millions.
 */
const mostPixels = 16_000_000;

/** Whether bytes are a PNG or JPEG that can be drawn without taking all memory. */
export function isModestPicture(bytes: Uint8Array): boolean {
  const size = pictureSize(bytes);
  return size !== null && size.width * size.height <= mostPixels;
}

/** The name of the chunk with the size, IHDR; a name as a number, since a picture may have very many chunks. */
const pngHead = 0x49484452;

/** The IHDR chunk follows the signature (PNG specification, 11.2.1); readers differ about which of two counts. */
function pngSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  if (view.byteLength < 24 || view.getUint32(0) !== 0x89504e47) return null;
  let heads = 0;
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === pngHead) heads += 1;
  return heads === 1 ? sized('png', view.getUint32(16), view.getUint32(20)) : null;
}

/** The size is in the frame header, SOF0 to SOF15 except DHT, JPG and DAC (ITU-T T.81, B.2.2). */
function jpegSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < view.byteLength && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return sized('jpg', view.getUint16(at + 7), view.getUint16(at + 5));
  }
  return null;
}

const sized = (type: PictureSize['type'], width: number, height: number): PictureSize | null =>
  width > 0 && height > 0 ? { type, width, height } : null;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
