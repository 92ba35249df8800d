import type { DocumentKind } from '@vitae/domain';
import type { ImportErrorCode } from './errors.ts';
import type { ImportedDocument } from './kind-importer.ts';
import type { ImportProgress, ImportResult } from './resume/result.ts';

/** A message from the main thread to an import worker. */
export type ImportRequest = {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  asOf?: string;
  locale?: string;
  /** Asks for a document of this kind; without it, for a resume with where each value came from. */
  kind?: DocumentKind;
};

/** A message from the worker; exactly one `result`, `document` or `error` ends a request. */
export type ImportResponse =
  | { type: 'progress'; progress: ImportProgress }
  | { type: 'result'; result: ImportResult }
  | { type: 'document'; document: ImportedDocument }
  | { type: 'error'; code: ImportErrorCode };

/** What ends a request that succeeded. */
export type ImportAnswer = Exclude<ImportResponse, { type: 'progress' | 'error' }>;
