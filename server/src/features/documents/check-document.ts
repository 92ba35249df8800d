import { NewerDocumentError, readCoverLetter, readResume } from '@vitae/domain';
import type { StoredDocument } from '@vitae/api/contract';
import { $ZodError } from 'zod/v4/core';
import { apiFailure } from '../../api/api-failure.ts';

/** The most a document may take as JSON; far more than any real one. */
const maxDocumentBytes = 512 * 1024;

/**
 * A document as it is stored, checked against its own schema (S2).
 * @throws `newer-version`; `too-large`; `invalid` with the fields that are wrong
 */
export function checkedText(doc: StoredDocument): string {
  const text = JSON.stringify(doc);
  if (Buffer.byteLength(text) > maxDocumentBytes) throw apiFailure('too-large');
  try {
    if (doc.kind === 'resume') readResume(doc);
    else readCoverLetter(doc);
  } catch (error) {
    if (error instanceof NewerDocumentError) throw apiFailure('newer-version');
    throw apiFailure('invalid', { message: 'The document is not valid.', fields: fieldsOf(error) });
  }
  return text;
}

function fieldsOf(error: unknown): Record<string, string> {
  const issues = error instanceof $ZodError ? error.issues : [];
  return Object.fromEntries(issues.slice(0, 20).map(({ path, message }) => [path.map(String).join('.'), message]));
}
