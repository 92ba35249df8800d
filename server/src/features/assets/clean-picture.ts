import { isModestPicture } from '@vitae/domain';

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The name of a PNG chunk as a number: a picture may have very many, and strings take twenty times as long. */
const chunkName = (name: string): number => Buffer.from(name, 'latin1').readUInt32BE();
/** Chunks that a picture needs; text, time, profiles and EXIF are not among them. */
const pngChunks = new Set(
  ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'sRGB', 'gAMA', 'cHRM', 'sBIT', 'pHYs', 'bKGD'].map(chunkName),
);
const pngEnd = chunkName('IEND');
/** Segments with more than the picture: EXIF, XMP, profiles' neighbours and comments (ITU T.81, B.1.1.3). */
const jpegKept = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf) ||
  marker === 0xda ||
  marker === 0xdb ||
  marker === 0xdd ||
  marker === 0xe0 ||
  marker === 0xe2 ||
  marker === 0xee;

/**
 * The media type of a picture that has been re-encoded, as the app does with every photo: PNG or JPEG without places,
 * names, comments or anything after its end, and without more pixels than can be drawn. Null for everything else.
 */
export function cleanPictureType(bytes: Uint8Array): 'image/png' | 'image/jpeg' | null {
  if (!isModestPicture(bytes)) return null;
  if (pngSignature.every((byte, at) => bytes[at] === byte)) return isCleanPng(bytes) ? 'image/png' : null;
  return bytes[0] === 0xff && bytes[1] === 0xd8 && isCleanJpeg(bytes) ? 'image/jpeg' : null;
}

function isCleanPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let offset = pngSignature.length; offset + 12 <= bytes.length;) {
    const length = view.getUint32(offset);
    const name = view.getUint32(offset + 4);
    if (!pngChunks.has(name)) return false;
    offset += 12 + length;
    if (name === pngEnd) return offset === bytes.length;
  }
  return false;
}

function isCleanJpeg(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = 2;
  while (offset + 4 <= bytes.length) {
    if (bytes[offset] !== 0xff) return false;
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xd9) return offset + 2 === bytes.length;
    if (!jpegKept(marker)) return false;
    offset += 2 + view.getUint16(offset + 2);
    if (marker === 0xda) offset = endOfScan(bytes, offset);
  }
  return offset + 2 === bytes.length && bytes[offset] === 0xff && bytes[offset + 1] === 0xd9;
}

/** Entropy-coded data continues up to the next marker that is neither a stuffed zero nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let offset = start;
  while (offset + 1 < bytes.length) {
    const next = bytes[offset + 1] ?? 0;
    if (bytes[offset] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return offset;
    offset += 1;
  }
  return bytes.length;
}
