import { crc32, deflateSync } from 'node:zlib';

/** Rows of pixels from the top, a byte for each channel. */
export interface Pixels {
  width: number;
  height: number;
  /** Gray, or red, green and blue. */
  channels: 1 | 3;
  bytes: Uint8Array;
}

/** Writes pixels as an 8-bit PNG (PNG specification, third edition); `level` is how hard it is packed, 1–9. */
export function encodePng({ width, height, channels, bytes }: Pixels, level: number): Uint8Array {
  const stride = width * channels;
  const rows = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(bytes.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, channels === 1 ? 0 : 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(rows, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
