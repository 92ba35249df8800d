import type { DocumentKind } from '@vitae/domain';
import type { RecognisedPage } from '@vitae/recognition';
import type { EvaluationInput, Report } from '@vitae/evaluation';
import type { ReadOfDrawn } from './evaluation/check-here.ts';
import type { EvaluatedFile } from './evaluation/read-for-evaluation.ts';
import { ImportError, type ImportErrorCode } from './errors.ts';
import type { ImportedDocument } from './kind-importer.ts';
import type { PicturedPages } from './scan/pictured-pages.ts';
import type { ImportProgress } from './resume/result.ts';

/**
 * What a file can be read as, with the answer to it: a document, a document with what the checks look at, or those of its
 * pages that are pictures.
 */
export type ImportAnswers = { document: ImportedDocument; evaluated: EvaluatedFile; pictured: PicturedPages };
export type Wanted = keyof ImportAnswers;

/** A message from the main thread to an import worker. */
export type ImportRequest = {
  wanted: Wanted;
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  asOf?: string;
  locale?: string;
  kind: DocumentKind;
  recognised?: ReadonlyMap<number, RecognisedPage>;
};

/** A message to an import worker ahead of its file: it makes ready what reads documents of a kind. It is not answered. */
export interface PrepareRequest {
  prepare: DocumentKind;
}

/** A message to a worker that checks: what is evaluated, as plain data. One without `misspelled` is checked for it. */
export interface CheckRequest {
  /** Names the answer. */
  id: number;
  input: EvaluationInput;
  /** The PDF that our renderer drew of the document: what programs read from it is added to the input. */
  drawn?: Uint8Array<ArrayBuffer>;
}

/** Its answer: the report, the misspelled words that it knows of, and what was read of the PDF. */
export type CheckResponse = { id: number } & (
  | { report: Report; misspelled: EvaluationInput['misspelled']; read: ReadOfDrawn }
  | { error: string }
);

type Answer<W extends Wanted> = { type: W; answer: ImportAnswers[W] };

/** A message from the worker; exactly one answer or `error` ends a request. */
export type ImportResponse =
  | { type: 'progress'; progress: ImportProgress }
  | { [W in Wanted]: Answer<W> }[Wanted]
  | { type: 'error'; code: ImportErrorCode; seems?: DocumentKind | undefined };

/** Whether a message is the answer that was wanted. */
export const isAnswer = <W extends Wanted>(
  response: ImportResponse,
  wanted: W,
): response is ImportResponse & Answer<W> => response.type === wanted;

/** The answer for what was thrown while reading. */
export const errorResponse = (error: unknown): ImportResponse =>
  error instanceof ImportError
    ? { type: 'error', code: error.code, seems: error.seems }
    : { type: 'error', code: 'failed' };
