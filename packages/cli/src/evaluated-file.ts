import { basename } from 'node:path';
import type { DocumentKind } from '@vitae/domain';
import { evaluateDocument, evaluateFile, type Evaluated, type EvaluationContext } from '@vitae/evaluator';
import { commandLineText } from '@vitae/words/command-line';
import { InputError } from './command.ts';
import { inputErrorOf, readBounded } from './files.ts';
import { readOwnFile } from './own-file.ts';

/**
 * Evaluates a file: of a document of ours also the pages and the PDF that are drawn from it. Throws `InputError` with a
 * line that says what to do.
 */
export async function evaluatePath(
  path: string,
  kind: DocumentKind | undefined,
  context: EvaluationContext,
): Promise<Evaluated> {
  try {
    const bytes = await readBounded(path);
    const own = kind === undefined ? await readOwnFile(path, bytes) : null;
    if (own)
      return await evaluateDocument(
        own.document,
        (sha256) => Promise.resolve(own.assets.get(sha256)?.bytes),
        context,
        own.notes,
      );
    return await evaluateFile({ name: basename(path), bytes }, kind, context);
  } catch (error) {
    throw inputErrorOf(path, error);
  }
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
