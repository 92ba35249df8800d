import { zlibSync } from 'fflate';

/** Colours in rows from the top: red, green and blue of each pixel, 0 to 255. */
export interface ColourPicture {
  width: number;
  height: number;
  rgb: Uint8Array;
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Eight bits a sample, three samples a pixel, not interlaced (PNG specification, 11.2.1). */
const trueColour = [8, 2, 0, 0, 0];
/** The filter that stores the difference to the pixel on the left (PNG specification, 9.2): photos pack better with it. */
const SUB = 1;

/** A picture as a PNG. */
export function writePng({ width, height, rgb }: ColourPicture): Uint8Array<ArrayBuffer> {
  const row = width * 3;
  const filtered = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const to = y * (row + 1);
    filtered[to] = SUB;
    for (let x = 0; x < row; x += 1) {
      const left = x < 3 ? 0 : (rgb[y * row + x - 3] ?? 0);
      filtered[to + 1 + x] = (rgb[y * row + x] ?? 0) - left;
    }
  }
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set(trueColour, 8);
  const chunks = [
    chunk('IHDR', head),
    chunk('IDAT', zlibSync(filtered, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ];
  const parts = [Uint8Array.from(signature), ...chunks];
  const png = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    png.set(part, at);
    at += part.length;
  }
  return png;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, checksum(bytes.subarray(4, data.length + 8)));
  return bytes;
}

/** The CRC of a chunk (PNG specification, annex D). */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
