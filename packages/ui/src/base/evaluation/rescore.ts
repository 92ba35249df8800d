import type { EvaluationInput } from '@vitae/importer/client';
import type { Platform } from '../platform.ts';
import { checkerOf } from './checkers.ts';
import { keepInput, readInput } from './kept-inputs.ts';
import type { Ignored } from './ignored.ts';
import { changeReport, readReport } from './kept-reports.ts';

/** What may change about an uploaded file without the file itself. */
export interface Rescoring {
  ignored?: (before: Ignored) => Ignored;
  posting?: string;
  /** What was found in its grammar. */
  ungrammatical?: NonNullable<EvaluationInput['ungrammatical']>;
}

/**
 * Changes what is ignored of an uploaded file, the posting that it is compared with, or what is known of its grammar, and evaluates it
 * again from what was kept with its report, for the same day. Of a report that is older than that, only what it ignores changes.
 * @throws {ImportError}, or a `StoreError`
 */
export async function rescore(
  { documents, createImportWorker }: Pick<Platform, 'documents' | 'createImportWorker'>,
  id: string,
  { ignored: change = (before) => before, posting: given, ungrammatical }: Rescoring,
): Promise<void> {
  const [body, input] = await Promise.all([readReport(documents, id), readInput(documents, id)]);
  if (!body) return;
  const ignored = { ...change(body.ignored) };
  const posting = given ?? body.posting ?? '';
  if (!input) {
    await changeReport(documents, id, { ignored });
    return;
  }
  const { posting: _before, ...rest } = { ...input, ...(ungrammatical && { ungrammatical }) };
  if (ungrammatical) await keepInput(documents, id, { ...input, ungrammatical });
  const { report } = await checkerOf(createImportWorker).check({
    ...rest,
    document: { ...input.document, ignored },
    ...(posting.trim() && { posting }),
  });
  await changeReport(documents, id, { ignored, posting, report });
}
