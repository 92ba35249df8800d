import { dayOf, isKind, type AnyDocument } from '@vitae/domain';
import type { Report } from '@vitae/evaluation/report';
import { evaluateInWorker, type EvaluatedReport, type ImportWorker } from '@vitae/importer/client';
import type { Preview } from '@vitae/renderer/preview';
import type { DocumentStore } from '@vitae/store';
import { interfaceLocale } from '../i18n/interface-locale.ts';

/** Pages as an evaluation looks at them. */
export type EvaluatedPages = NonNullable<EvaluatedReport['evidence']['pages']>;

/** A report with the pages and the text that it speaks of. */
export interface Evaluated {
  report: Report;
  pages: EvaluatedPages;
  /** What a program reads from the file; `''` if it has no pages. */
  text: string;
}

/** What an evaluation needs from the shell and the page. */
export interface EvaluationTools {
  preview: Pick<Preview, 'drawn'>;
  createWorker: () => ImportWorker;
  store: Pick<DocumentStore, 'get'>;
}

/** Today where the program runs, as `YYYY-MM-DD`. */
export const today = (): string => dayOf(new Date());

/**
 * Evaluates a document of ours as it is drawn, and how well it fits a posting if one is given, off the main thread and
 * within the limits of an import: the preview's worker draws it, and another one reads the file and runs the checks.
 * @throws {ImportError}, or what the preview throws
 */
export async function evaluateDocument(
  { preview, createWorker, store }: EvaluationTools,
  document: AnyDocument,
  signal: AbortSignal,
  posting = '',
): Promise<Evaluated> {
  const [{ pages, pdf }, context] = await Promise.all([preview.drawn(document), contextOf(document, store, posting)]);
  const file = new File([pdf], 'document.pdf', { type: 'application/pdf' });
  const request = { asOf: today(), own: { document, pages }, context };
  return partsOf(
    await evaluateInWorker(createWorker, document.kind, file, request, { signal, locale: interfaceLocale() }),
  );
}

/** What a page shows of an evaluation. */
export const partsOf = ({ report, evidence: { pages = [], extraction } }: EvaluatedReport): Evaluated => ({
  report,
  pages,
  text: extraction?.text ?? '',
});

/** For a letter: the posting that it answers, and the resume that it is sent with. */
async function contextOf(document: AnyDocument, store: Pick<DocumentStore, 'get'>, given: string) {
  if (!isKind('coverletter', document)) return given ? { posting: given } : {};
  const { resumeId } = document;
  const posting = given || document.posting;
  const resume = resumeId === null ? undefined : await store.get('resume', resumeId).catch(() => undefined);
  return { ...(posting.trim() && { posting }), ...(resume && { resume: resume.doc }) };
}
