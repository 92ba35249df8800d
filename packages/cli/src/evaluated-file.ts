import { basename } from 'node:path';
import type { AnyDocument, DocumentKind } from '@vitae/domain';
import type { ImportNote } from '@vitae/importer';
import type { FileEvidence } from '@vitae/importer/evaluation';
import { readForEvaluationInThread } from '@vitae/importer/node';
import { createEngine, drawWith, type AssetSource } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { commandLineText } from '@vitae/words/command-line';
import { InputError } from './command.ts';
import { inputErrorOf, readBounded } from './files.ts';
import { readOwnFile } from './own-file.ts';

/** What is evaluated of a file, and what its reader should know. */
export interface EvaluatedInput {
  evidence: FileEvidence;
  notes: readonly ImportNote[];
}

/**
 * Reads a file for an evaluation: of a document of ours also the pages and the PDF that are drawn from it. Throws
 * `InputError` with a line that says what to do.
 */
export async function readEvaluated(path: string, asOf: string, kind?: DocumentKind): Promise<EvaluatedInput> {
  try {
    const bytes = await readBounded(path);
    const own = kind === undefined ? await readOwnFile(path, bytes) : null;
    if (own) return { evidence: await drawn(own.document, assetsIn(own.assets), asOf), notes: own.notes };
    const file = { name: basename(path), bytes, asOf };
    const { imported, evidence } = await readForEvaluationInThread(file, kind);
    const { document, assets, notes, format } = imported;
    return { evidence: format === 'vitae' ? await drawn(document, assetsIn(assets), asOf) : evidence, notes };
  } catch (error) {
    throw inputErrorOf(path, error);
  }
}

const assetsIn =
  (assets: ReadonlyMap<string, { bytes: Uint8Array }>): AssetSource =>
  (sha256) =>
    Promise.resolve(assets.get(sha256)?.bytes);

/** A document of ours, its pages as laid out, and what programs read from its PDF. */
async function drawn(document: AnyDocument, assets: AssetSource, asOf: string): Promise<FileEvidence> {
  const engine = createEngine({ fonts: nodeFonts, assets });
  const { pages, pdf: bytes } = await drawWith(engine, document);
  const { extraction, properties } = (
    await readForEvaluationInThread({ name: 'document.pdf', bytes, asOf }, document.kind)
  ).evidence;
  return { document, origin: 'ours', pages, ...(extraction && { extraction }), ...(properties && { properties }) };
}

/** The text of a posting. Throws `InputError` with a line that says what to do. */
export async function readPosting(path: string): Promise<string> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await readBounded(path));
  } catch (error) {
    if (error instanceof TypeError) throw new InputError(commandLineText('postingNotText', { file: path }));
    throw inputErrorOf(path, error);
  }
  if (text.trim() === '') throw new InputError(`${path}: ${commandLineText('emptyPosting')}`);
  return text;
}
