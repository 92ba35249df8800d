import { dayOf, documentKindSchema, kindOf, type AnyDocument } from '@vitae/domain';
import type { Report } from '@vitae/evaluation/report';
import type { Checked, EvaluatedFile, EvaluationInput } from '@vitae/importer/client';
import type { DrawnDocument, Preview } from '@vitae/renderer/preview';
import type { DocumentStore } from '@vitae/store';
import type { Platform } from '../platform.ts';
import { keptGrammar, knownGrammar } from './check-grammar.ts';
import { checkerOf } from './checkers.ts';

/** Pages as an evaluation looks at them. */
export type EvaluatedPages = NonNullable<EvaluatedFile['evidence']['pages']>;

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
  createWorker: Platform['createImportWorker'];
  store: Pick<DocumentStore, 'get' | 'getMeta'>;
}

/** Today where the program runs, as `YYYY-MM-DD`. */
export const today = (): string => dayOf(new Date());

/**
 * Evaluates a document of ours as it is drawn, and how well it fits a posting if one is given, off the main thread and
 * within the limits of an import: the preview's worker draws it, and one that stays reads the file and checks everything.
 * @throws {ImportError}, or what the preview throws
 */
export async function evaluateDocument(
  { preview, createWorker, store }: EvaluationTools,
  document: AnyDocument,
  signal: AbortSignal,
  posting = '',
): Promise<Evaluated> {
  const [drawn, context, notes] = await Promise.all([
    preview.drawn(document),
    contextOf(document, store, posting),
    keptGrammar(store, document.id),
  ]);
  const input = { ...context, ...inputOf(document, drawn), ...knownGrammar(document, notes) };
  return partsOf(await checkerOf(createWorker).check(input, { signal, drawn: drawn.pdf }));
}

/** What is evaluated of a document of ours beside its PDF: itself and its pages. */
export const inputOf = (document: AnyDocument, { pages }: DrawnDocument): EvaluationInput => ({
  document,
  origin: 'ours',
  pages,
  asOf: today(),
});

/** What a page shows of an evaluation. */
export const partsOf = ({ report, input: { pages = [], extraction, lines = [] } }: Checked): Evaluated => ({
  report,
  pages: [...pages],
  // A Word or text file has no pages to read: what was read are its lines.
  text: extraction?.text ?? lines.join('\n'),
});

/** The posting that a document answers, the given one first, and the document that it is sent with. */
async function contextOf(document: AnyDocument, store: Pick<DocumentStore, 'get'>, given: string) {
  const { posting: own, document: other } = kindOf(document.kind).sentWith(document);
  const posting = given || own;
  const resume = other && (await store.get(documentKindSchema.parse(other.kind), other.id).catch(() => undefined));
  return { ...(posting.trim() && { posting }), ...(resume && { resume: resume.doc }) };
}
