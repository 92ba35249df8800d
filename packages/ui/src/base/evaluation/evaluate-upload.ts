import { withoutAssets, assetsOf, type AnyDocument, type DocumentKind } from '@vitae/domain';
import { readForEvaluationInWorker, type EvaluatedFile, type EvaluationInput } from '@vitae/importer/client';
import type { DrawnDocument } from '@vitae/renderer/preview';
import type { ImportProgress } from '@vitae/importer';
import type { DocumentStore } from '@vitae/store';
import { interfaceLocale } from '../i18n/interface-locale.ts';
import type { Platform } from '../platform.ts';
import { checkerOf } from './checkers.ts';
import { inputOf, partsOf, today } from './evaluate-document.ts';
import { keepInput } from './kept-inputs.ts';
import { keepPictures, mostPictures } from './kept-pictures.ts';
import { keepReport, slugOfFile, type ReportHead } from './kept-reports.ts';

export interface UploadTools {
  createWorker: Platform['createImportWorker'];
  store: Pick<DocumentStore, 'getMeta' | 'setMeta'>;
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
  /** Draws a document of ours, of which the file need not have pages. */
  draw: (document: AnyDocument, assets: ImportedAssets) => Promise<DrawnDocument>;
  /** The first pages of a PDF as pictures. */
  picture: (pdf: Blob, count: number, signal: AbortSignal) => Promise<string[]>;
}

export type ImportedAssets = EvaluatedFile['imported']['assets'];

/**
 * Evaluates a file that somebody has, on this device, and keeps the report.
 * @throws {ImportError}, or a `StoreError`
 */
export async function evaluateUpload(
  kind: DocumentKind,
  file: File,
  { createWorker, store, signal, onProgress, draw, picture }: UploadTools,
): Promise<ReportHead> {
  const asOf = today();
  const options = { signal, onProgress, asOf, locale: interfaceLocale() };
  const { evidence, imported } = await readForEvaluationInWorker(createWorker, kind, file, options);
  const { document } = evidence;
  const drawn = imported.format === 'vitae' ? await draw(document, imported.assets) : undefined;
  const input: EvaluationInput = drawn ? inputOf(document, drawn) : { ...evidence, asOf };
  const result = await checkerOf(createWorker).check(input, { signal, ...(drawn && { drawn: drawn.pdf }) });
  const head = await keepReport(store, {
    kind,
    subject: { document: null, slug: slugOfFile(file.name, document.id), name: file.name, updatedAt: null },
    evaluated: partsOf(result),
    read: bare(document),
  });
  await keepInput(store, head.id, result.input);
  // Without them the report shows where the text stands.
  if (imported.format === 'pdf')
    await picture(file, mostPictures, signal)
      .then((pictures) => keepPictures(store, head.id, pictures))
      .catch((error: unknown) => console.error(error));
  return head;
}

/** Without pictures, which would not outlast the page. */
const bare = (document: AnyDocument): AnyDocument => withoutAssets(document, new Set(assetsOf(document)));
