import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { DocumentAssets } from '@vitae/domain';

/** A small picture as PNG, and the files of a document that refers to it. */
export function aPhoto(side = 24): { sha256: string; bytes: Uint8Array<ArrayBuffer>; assets: DocumentAssets } {
  const rows = Array.from({ length: side }, (_, y) => [
    0,
    ...Array.from({ length: side }, (_, x) => [40 + x * 4, 90 + y * 4, 160]).flat(),
  ]);
  const bytes = pngOf({ width: side, height: side, colour: 2 }, deflateSync(Buffer.from(rows.flat())));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { sha256, bytes, assets: new Map([[sha256, { type: 'image/png', bytes }]]) };
}

/**
 * A PNG with eight bits per channel: what its header says, whatever its compressed rows are. `colour` is 2 for red,
 * green and blue, and 6 with transparency.
 */
export function pngOf(
  { width, height, colour }: { width: number; height: number; colour: 2 | 6 },
  rows: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colour, 0, 0, 0], 8);
  const parts = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Uint8Array.from(Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]));
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
