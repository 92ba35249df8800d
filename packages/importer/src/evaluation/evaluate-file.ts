import type { AnyDocument, DocumentKind } from '@vitae/domain';
import { reportOf, type EvaluationInput, type LaidOutPage, type Report } from '@vitae/evaluation';
import type { ImportedDocument, KindInput } from '../kind-importer.ts';
import { readForEvaluation, type FileEvidence } from './read-for-evaluation.ts';

/** What an evaluation takes in addition to a file. */
export interface ReportRequest {
  /** The day for which it is evaluated, as `YYYY-MM-DD`. */
  asOf: string;
  /** For a document of ours, whose PDF the file is: the document itself, and its pages as laid out. */
  own?: { document: AnyDocument; pages: readonly LaidOutPage[] };
  /** What the document is for, as far as it is known. */
  context?: Pick<EvaluationInput, 'posting' | 'resume'>;
}

/** A report, and what it was made from. */
export interface EvaluatedReport {
  report: Report;
  evidence: FileEvidence;
  /** A file of somebody's as it was read; `null` for a document of ours. */
  imported: ImportedDocument | null;
}

/**
 * Reads a file and evaluates it: one that somebody has, or the PDF of a document of ours, of which only the text and the
 * properties are taken.
 * @throws {ImportError} and nothing else.
 */
export async function evaluateFile(
  input: KindInput,
  kind: DocumentKind,
  { asOf, own, context = {} }: ReportRequest,
): Promise<EvaluatedReport> {
  const { imported, evidence: read } = await readForEvaluation({ ...input, asOf }, kind);
  const { extraction, properties } = read;
  const evidence: FileEvidence = own
    ? { ...own, origin: 'ours', ...(extraction && { extraction }), ...(properties && { properties }) }
    : read;
  const report = await reportOf({ ...context, ...evidence, asOf });
  return { report, evidence, imported: own ? null : imported };
}
