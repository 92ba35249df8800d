import type { DocumentKind } from '@vitae/domain';
import { importerWords } from '@vitae/words/importer';

/** Why a file could not be read. Codes are stable: screens, the CLI and tests rely on them. */
export const IMPORT_ERROR_CODES = [
  'empty',
  'too-large',
  'too-many-pages',
  'timeout',
  'encrypted',
  'damaged',
  'image-only',
  'unrecognised',
  'recognition-not-there',
  'too-many-pixels',
  'no-text',
  'unreadable-text',
  'unsupported',
  'legacy-word',
  'picture',
  'spreadsheet',
  'slides',
  'apple',
  'recording',
  'archive',
  'not-a-resume',
  'not-a-letter',
  'newer-version',
  'cancelled',
  'failed',
] as const;

export type ImportErrorCode = (typeof IMPORT_ERROR_CODES)[number];

/** The sentence shown to a person: what happened, what it means, what to do. */
export const importErrorMessage = (code: ImportErrorCode, locale = 'en'): string => importerWords(code)(locale);

/** The only error that `importFile` throws: a stable `code`, and a `message` that can be shown as it is. */
export class ImportError extends Error {
  readonly code: ImportErrorCode;
  /** The kind of document that the file can be read as instead, if its content shows one. */
  readonly seems: DocumentKind | undefined;

  /** @param options `locale` of the reader of the message (BCP 47); default: English */
  constructor(code: ImportErrorCode, { locale, seems, ...options }: ImportErrorOptions = {}) {
    super(importErrorMessage(code, locale), options);
    this.name = 'ImportError';
    this.code = code;
    this.seems = seems;
  }
}

interface ImportErrorOptions {
  cause?: unknown;
  locale?: string | undefined;
  seems?: DocumentKind | undefined;
}
