import type { DocumentKind } from '@vitae/domain';
import type { EvaluatedReport, ReportRequest } from './evaluation/evaluate-file.ts';
import type { EvaluatedFile } from './evaluation/read-for-evaluation.ts';
import { ImportError, type ImportErrorCode } from './errors.ts';
import type { ImportedDocument } from './kind-importer.ts';
import type { ImportProgress } from './resume/result.ts';

/** A message from the main thread to an import worker; with `evaluates`, the answer is a report. */
export type ImportRequest = {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  asOf?: string;
  locale?: string;
  kind: DocumentKind;
  evaluates?: ReportRequest;
};

/** A message from the worker; exactly one `document`, `evaluated`, `report` or `error` ends a request. */
export type ImportResponse =
  | { type: 'progress'; progress: ImportProgress }
  | { type: 'document'; document: ImportedDocument }
  | { type: 'evaluated'; file: EvaluatedFile }
  | { type: 'report'; evaluated: EvaluatedReport }
  | { type: 'error'; code: ImportErrorCode; seems?: DocumentKind | undefined };

/** The answer for what was thrown while reading. */
export const errorResponse = (error: unknown): ImportResponse =>
  error instanceof ImportError
    ? { type: 'error', code: error.code, seems: error.seems }
    : { type: 'error', code: 'failed' };
