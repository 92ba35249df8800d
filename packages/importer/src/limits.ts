import { maxAssetBytes, maxImportedBytes } from '@vitae/domain';

/** Parsing limits, the same for every format and every program that reads files. */
export const IMPORT_LIMITS = {
  /** Size of the file in bytes. */
  bytes: maxImportedBytes,
  /** Pages of a paged document. */
  pages: 50,
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
  /** Texts on one page between which columns are looked for; a page of a resume has some hundred. */
  textsInColumns: 1_000,
  /** Pieces of text on one page that are moved to their letters and parted at labels. */
  placedPieces: 8_000,
  /** Links, and bullets drawn on one line, that a page has at most. */
  linksOnPage: 1_000,
  marksOnLine: 200,
  /** Characters of a row of Markdown that are parsed together: no markup spans more. */
  rowLength: 1_000,
  /** Characters of one line. */
  lineLength: 20_000,
} as const;
