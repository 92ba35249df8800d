import { existsSync, readFileSync } from 'node:fs';

/*
 * SQLite reads its log up to the first damaged frame and treats that as the end: correct after a crash, where only the
 * last transaction can be torn, but silent if the disk has lost acknowledged data. The format:
 * https://www.sqlite.org/fileformat2.html#walformat
 */

const headerBytes = 32;
const frameHeaderBytes = 24;

/**
 * Why the log of a database that is not open has lost acknowledged writes; `null` if it is intact, or does not exist.
 */
export function logProblem(file: string): string | null {
  if (!existsSync(file)) return null;
  const log = readFileSync(file);
  if (log.length === 0) return null;
  const isBigEndian = log.length >= headerBytes && log.readUInt32BE(0) === 0x377f0683;
  if (!isBigEndian && (log.length < headerBytes || log.readUInt32BE(0) !== 0x377f0682)) return 'the log has no header';
  const sum = checksum(log, 0, 24, [0, 0], isBigEndian);
  if (!sumAt(log, 24, sum)) return 'the header of the log is damaged';

  const frameBytes = frameHeaderBytes + log.readUInt32BE(8);
  let sound: Sum | null = sum;
  let lostCommits = 0;
  for (let at = headerBytes; at + frameBytes <= log.length; at += frameBytes) {
    // Frames with other salts are left from before the log was restarted.
    const isOfThisLog = log.compare(log, 16, 24, at + 8, at + 16) === 0;
    if (sound !== null) {
      sound = checksum(
        log,
        at + frameHeaderBytes,
        at + frameBytes,
        checksum(log, at, at + 8, sound, isBigEndian),
        isBigEndian,
      );
      if (!isOfThisLog || !sumAt(log, at + 16, sound)) sound = null;
    }
    const isCommit = log.readUInt32BE(at + 4) !== 0;
    if (sound === null && isOfThisLog && isCommit) lostCommits += 1;
  }
  // The first of them may have been torn by the crash before it was acknowledged; the others were written after it.
  return lostCommits > 1 ? `the log is damaged before ${lostCommits} of its transactions` : null;
}

/** A database's file with all that its log has committed; anything after damage in the log is ignored. */
export function withLog(database: Buffer, logFile: string): Buffer {
  const log = existsSync(logFile) ? readFileSync(logFile) : Buffer.alloc(0);
  const isBigEndian = log.length >= headerBytes && log.readUInt32BE(0) === 0x377f0683;
  if (log.length < headerBytes || (!isBigEndian && log.readUInt32BE(0) !== 0x377f0682)) return database;
  const pageBytes = log.readUInt32BE(8);
  let sum = checksum(log, 0, 24, [0, 0], isBigEndian);
  let file = database;
  let pages = new Map<number, Buffer>();
  const frameBytes = frameHeaderBytes + pageBytes;
  for (let at = headerBytes; at + frameBytes <= log.length; at += frameBytes) {
    const page = log.subarray(at + frameHeaderBytes, at + frameBytes);
    sum = checksum(
      log,
      at + frameHeaderBytes,
      at + frameBytes,
      checksum(log, at, at + 8, sum, isBigEndian),
      isBigEndian,
    );
    if (log.compare(log, 16, 24, at + 8, at + 16) !== 0 || !sumAt(log, at + 16, sum)) break;
    pages.set(log.readUInt32BE(at), page);
    const pageCount = log.readUInt32BE(at + 4);
    if (pageCount === 0) continue;
    file = committed(file, pages, pageCount, pageBytes);
    pages = new Map();
  }
  return file;
}

/** The file after a transaction: `pages` by their number, which starts at 1. */
function committed(file: Buffer, pages: ReadonlyMap<number, Buffer>, pageCount: number, pageBytes: number): Buffer {
  const next = file.length === pageCount * pageBytes ? file : Buffer.alloc(pageCount * pageBytes);
  if (next !== file) file.copy(next, 0, 0, next.length);
  for (const [number, page] of pages) page.copy(next, (number - 1) * pageBytes);
  return next;
}

type Sum = readonly [number, number];

const sumAt = (log: Buffer, at: number, [first, second]: Sum): boolean =>
  log.readUInt32BE(at) === first && log.readUInt32BE(at + 4) === second;

function checksum(log: Buffer, from: number, to: number, [first, second]: Sum, isBigEndian: boolean): Sum {
  const word = (at: number) => (isBigEndian ? log.readUInt32BE(at) : log.readUInt32LE(at));
  for (let at = from; at < to; at += 8) {
    first = (first + word(at) + second) >>> 0;
    second = (second + word(at + 4) + first) >>> 0;
  }
  return [first, second];
}
