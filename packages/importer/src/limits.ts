import { maxAssetBytes, maxImportedBytes } from '@vitae/domain';

/** Parsing limits, the same for every format and every program that reads files. */
export const IMPORT_LIMITS = {
  /** Size of the file in bytes. */
  bytes: maxImportedBytes,
  /** Pages of a paged document. */
  pages: 50,
  /** Pages of pictures that are recognised in one file. */
  scannedPages: 6,
  /** Time for recognising one page in milliseconds, enforced by the owner of the worker. */
  pageMilliseconds: 240_000,
  /** Pixels of a picture that is a page: A4 at 600 to the inch. */
  scanPixels: 36_000_000,
  /** A page of pictures with fewer characters is a scan. */
  charactersOnScan: 20,
  /** Time for one file in milliseconds, enforced by the owner of the worker. */
  milliseconds: 30_000,
  /** Bytes that one archive may unpack to, all entries together. */
  unpackedBytes: 80 * 1024 * 1024,
  /** Bytes of a picture that a resume refers to: the maximum that every store accepts. */
  assetBytes: maxAssetBytes,
  /** Bytes of a document attached to a PDF, including its pictures in base64. */
  enclosedBytes: 4 * 1024 * 1024,
  /** Lines of text that are read; a resume has a few hundred. */
  lines: 20_000,
  /** Texts on a page that is searched for columns; a page of a resume has a few hundred. */
  textsInColumns: 1_000,
  /** Pieces of text on a page whose vowel signs are moved to their letters and which are split at labels. */
  placedPieces: 8_000,
  /** Links on one page. */
  linksOnPage: 1_000,
  /** Bullets drawn on one line. */
  marksOnLine: 200,
  /** Characters of a row of Markdown that are parsed at once: no markup is longer. */
  rowLength: 1_000,
  /** Characters of one line. */
  lineLength: 20_000,
} as const;
