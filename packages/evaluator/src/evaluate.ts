import type { AnyDocument, DocumentKind } from '@vitae/domain';
import { reportOf, type EvaluationInput, type Report } from '@vitae/evaluation';
import type { ImportNote } from '@vitae/importer';
import type { FileEvidence } from '@vitae/importer/evaluation';
import { readForEvaluationInThread } from '@vitae/importer/node';
import { grammarOf, hasGrammar, textsToCheck, type GrammarNotes } from '@vitae/grammar';
import { createEngine, drawWith, type AssetSource } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { misspelledInThread } from '@vitae/spelling/node';

/** What an evaluation takes into account besides the document: the day, and what it is sent with or compared to. */
export interface EvaluationContext extends Pick<EvaluationInput, 'asOf' | 'posting' | 'resume'> {
  /** Finds mistakes of grammar in English texts; absent if nobody asked for it. */
  checkGrammar?: (texts: readonly string[]) => Promise<GrammarNotes>;
}

/** A report, what it was made from, and what the reader of the file should know. */
export interface Evaluated {
  report: Report;
  evidence: FileEvidence;
  notes: readonly ImportNote[];
}

/** Evaluates a document of ours: its pages as drawn, what programs read from its PDF, and its spelling. */
export async function evaluateDocument(
  document: AnyDocument,
  assets: AssetSource,
  context: EvaluationContext,
  notes: readonly ImportNote[] = [],
): Promise<Evaluated> {
  return reported(await drawn(document, assets, context.asOf), notes, context);
}

/**
 * Evaluates a file of a kind, or of the kind that its content shows. One that holds a document of ours is judged as
 * that document is drawn. @throws ImportError
 */
export async function evaluateFile(
  { name, bytes }: { name: string; bytes: Uint8Array },
  kind: DocumentKind | undefined,
  context: EvaluationContext,
): Promise<Evaluated> {
  const { imported, evidence } = await readForEvaluationInThread({ name, bytes, asOf: context.asOf }, kind);
  const { document, assets, notes, format } = imported;
  if (format !== 'vitae') return reported(evidence, notes, context);
  return evaluateDocument(document, (sha256) => Promise.resolve(assets.get(sha256)?.bytes), context, notes);
}

async function reported(
  evidence: FileEvidence,
  notes: readonly ImportNote[],
  { checkGrammar, ...context }: EvaluationContext,
): Promise<Evaluated> {
  const { document } = evidence;
  const misspelled = await misspelledInThread(document, document.locale);
  const isAsked = checkGrammar !== undefined && hasGrammar(document.locale);
  const ungrammatical = isAsked ? grammarOf(document, await checkGrammar(textsToCheck(document, {}))) : null;
  const found = { ...(misspelled && { misspelled }), ...(ungrammatical && { ungrammatical }) };
  const report = await reportOf({ ...evidence, ...context, ...found });
  return { report, evidence, notes };
}

async function drawn(document: AnyDocument, assets: AssetSource, asOf: string): Promise<FileEvidence> {
  const engine = createEngine({ fonts: nodeFonts, assets });
  const { pages, pdf: bytes } = await drawWith(engine, document);
  const { extraction, properties } = (
    await readForEvaluationInThread({ name: 'document.pdf', bytes, asOf }, document.kind)
  ).evidence;
  return { document, origin: 'ours', pages, ...(extraction && { extraction }), ...(properties && { properties }) };
}
