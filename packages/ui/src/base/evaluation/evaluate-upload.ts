import { withoutAssets, assetsOf, type AnyDocument, type DocumentKind } from '@vitae/domain';
import { readForEvaluationInWorker } from '@vitae/importer/client';
import type { ImportProgress } from '@vitae/importer';
import type { DocumentStore } from '@vitae/store';
import { interfaceLocale } from '../i18n/interface-locale.ts';
import type { Platform } from '../platform.ts';
import { checkerOf } from './checkers.ts';
import { partsOf, today } from './evaluate-document.ts';
import { keepReport, slugOfFile, type ReportHead } from './kept-reports.ts';

export interface UploadTools {
  createWorker: Platform['createImportWorker'];
  store: Pick<DocumentStore, 'getMeta' | 'setMeta'>;
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
}

/**
 * Evaluates a file that somebody has, on this device, and keeps the report.
 * @throws {ImportError}, or a `StoreError`
 */
export async function evaluateUpload(
  kind: DocumentKind,
  file: File,
  { createWorker, store, signal, onProgress }: UploadTools,
): Promise<ReportHead> {
  const options = { signal, onProgress, asOf: today(), locale: interfaceLocale() };
  const { evidence } = await readForEvaluationInWorker(createWorker, kind, file, options);
  const result = await checkerOf(createWorker).check({ ...evidence, asOf: today() }, signal);
  const { document } = evidence;
  return keepReport(store, {
    kind,
    subject: { document: null, slug: slugOfFile(file.name, document.id), name: file.name, updatedAt: null },
    evaluated: partsOf(result),
    read: bare(document),
  });
}

/** Without pictures, which would not outlast the page. */
const bare = (document: AnyDocument): AnyDocument => withoutAssets(document, new Set(assetsOf(document)));
