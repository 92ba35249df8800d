import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** A file of an archive. */
export interface ZipFile {
  name: string;
  bytes: Uint8Array;
}

/** A file as it is in the archive: compressed with its header, and its entry for the list at the end. */
export interface PackedFile {
  bytes: Buffer;
  /** Its record in the list, except for its starting offset, which is written at `offsetAt`. */
  record: Buffer;
}

/** The first of January 1980, the earliest date that the format allows: exported files have no time of their own. */
const noDate = 0x21;
const utf8Names = 0x0800;
const deflated = 8;
const version = 20;
const version64 = 45;
const offsetAt = 42;
/** Beyond these limits the list at the end needs the ZIP64 form (APPNOTE 4.4.1.4). */
const most16 = 0xffff;
const most32 = 0xffff_ffff;
const recordsInPiece = 512;

/** Compresses one file, in a thread other than that of the event loop. */
export async function packFile({ name, bytes }: ZipFile): Promise<PackedFile> {
  const packed = await deflate(bytes);
  const names = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(version, 0);
  common.writeUInt16LE(utf8Names, 2);
  common.writeUInt16LE(deflated, 4);
  common.writeUInt16LE(noDate, 8);
  common.writeUInt32LE(crc32(bytes), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(bytes.length, 18);
  common.writeUInt16LE(names.length, 22);
  const record = Buffer.alloc(46 + names.length);
  record.writeUInt32LE(0x0201_4b50, 0);
  record.writeUInt16LE(version, 4);
  common.copy(record, 6);
  names.copy(record, 46);
  return { bytes: Buffer.concat([signature(0x0403_4b50), common, names, packed]), record };
}

/**
 * An archive of compressed files, written as they arrive (PKWARE APPNOTE 6.3): only their entries in the list at the
 * end are kept in memory, some hundred bytes each. No file may be larger than 4 GB.
 */
export async function* zipStream(files: AsyncIterable<PackedFile>): AsyncGenerator<Buffer, void, void> {
  /** The list, in pieces: tens of thousands of small buffers would take more memory than their content. */
  const list: Buffer[] = [];
  let records: Buffer[] = [];
  let count = 0;
  let offset = 0;
  for await (const { bytes, record } of files) {
    // An archive of this form cannot have files that start beyond 4 GB.
    if (offset > most32) throw new RangeError('The archive is larger than 4 GB.');
    record.writeUInt32LE(offset, offsetAt);
    records.push(record);
    count += 1;
    if (records.length === recordsInPiece) {
      list.push(Buffer.concat(records));
      records = [];
    }
    offset += bytes.length;
    yield bytes;
  }
  list.push(Buffer.concat(records));
  const size = list.reduce((sum, piece) => sum + piece.length, 0);
  yield* list;
  if (count >= most16) yield wideEnd(count, size, offset);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Math.min(count, most16), 8);
  end.writeUInt16LE(Math.min(count, most16), 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(Math.min(offset, most32), 16);
  yield end;
}

function wideEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x0606_4b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(version64, 12);
  end.writeUInt16LE(version64, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.writeUInt32LE(0x0706_4b50, 56);
  end.writeBigUInt64LE(BigInt(offset + size), 64);
  end.writeUInt32LE(1, 72);
  return end;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
}
