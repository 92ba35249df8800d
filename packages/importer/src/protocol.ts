import type { DocumentKind } from '@vitae/domain';
import type { RecognisedPage } from '@vitae/recognition';
import type { EvaluationInput, Report } from '@vitae/evaluation';
import type { EvaluatedFile } from './evaluation/read-for-evaluation.ts';
import { ImportError, type ImportErrorCode } from './errors.ts';
import type { ImportedDocument } from './kind-importer.ts';
import type { PicturedPages } from './scan/pictured-pages.ts';
import type { ImportProgress } from './resume/result.ts';

/** A message from the main thread to an import worker; with `isEvaluated`, the answer says also what a check looks at. */
export type ImportRequest = {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  asOf?: string;
  locale?: string;
  kind: DocumentKind;
  isEvaluated?: boolean;
  /** Whether the answer is the pages that are pictures. */
  isPictured?: boolean;
  recognised?: ReadonlyMap<number, RecognisedPage>;
};

/** A message to a worker that checks: what is evaluated, as plain data. One without `misspelled` is checked for it. */
export interface CheckRequest {
  /** Names the answer. */
  id: number;
  input: EvaluationInput;
}

/** Its answer: the report, and the misspelled words that it knows of. */
export type CheckResponse = { id: number } & (
  | { report: Report; misspelled: EvaluationInput['misspelled'] }
  | { error: string }
);

/** A message from the worker; exactly one `document`, `evaluated`, `pictured` or `error` ends a request. */
export type ImportResponse =
  | { type: 'progress'; progress: ImportProgress }
  | { type: 'pictured'; pages: PicturedPages }
  | { type: 'document'; document: ImportedDocument }
  | { type: 'evaluated'; file: EvaluatedFile }
  | { type: 'error'; code: ImportErrorCode; seems?: DocumentKind | undefined };

/** The answer for what was thrown while reading. */
export const errorResponse = (error: unknown): ImportResponse =>
  error instanceof ImportError
    ? { type: 'error', code: error.code, seems: error.seems }
    : { type: 'error', code: 'failed' };
