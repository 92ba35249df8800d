import { maxAssetBytes, maxImportedBytes } from '@vitae/domain';

/** Parsing limits, the same for every format and every place that reads files. */
export const IMPORT_LIMITS = {
  /** Size of the file in bytes. */
  bytes: maxImportedBytes,
  /** Pages of a paged document. */
  pages: 50,
  /** Time for one file in milliseconds, enforced by the owner of the worker. */
  milliseconds: 30_000,
  /** Bytes that one archive may unpack to, all entries together. */
  unpackedBytes: 80 * 1024 * 1024,
  /** Bytes of a picture that a resume names: what every store takes. */
  assetBytes: maxAssetBytes,
  /** Bytes of a document that a PDF encloses, its pictures in base64 among them. */
  enclosedBytes: 4 * 1024 * 1024,
  /** Lines of text that are looked at; a resume has a few hundred. */
  lines: 20_000,
  /** Characters of a row of Markdown that are looked at together: marks reach no further. */
  rowLength: 1_000,
  /** Characters of one line. */
  lineLength: 20_000,
} as const;
