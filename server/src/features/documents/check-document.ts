import type { LocalText } from '@vitae/words/catalogue';
import { refusalWords } from '@vitae/words/refusals';
import {
  assetsOf,
  documentKindSchema,
  kindOf,
  maxDocumentBytes,
  migrate,
  NewerDocumentError,
  readDocument,
  type AnyDocument,
} from '@vitae/domain';
import type { StoredDocument } from '@vitae/api/contract';
import { $ZodError, type $ZodIssue } from 'zod/v4/core';
import { apiFailure } from '../../api/api-failure.ts';
import { firstIssues } from './first-issues.ts';

/** How much of a title and an address lists show; both databases index that much. */
const listedLength = 200;

/** A document as it is stored. */
export interface CheckedDocument {
  text: string;
  document: AnyDocument;
  /** SHA-256s of the pictures it shows. */
  assets: string[];
  title: string;
  slug: string;
}

/**
 * A document as it is stored, checked against its own schema (S2). @throws `newer-version`; `too-large`; `invalid` with
 * the invalid fields
 */
export function checkedDocument(doc: StoredDocument): CheckedDocument {
  const text = JSON.stringify(doc);
  if (Buffer.byteLength(text) > maxDocumentBytes) throw apiFailure('too-large');
  try {
    const { schema, migrations } = kindOf(documentKindSchema.parse(doc.kind));
    const issues = firstIssues(schema, migrate(doc, migrations));
    if (issues.length > 0) throw invalidDocument(issues);
    const document = readDocument(doc);
    const { title, slug } = document;
    return {
      text,
      document,
      assets: assetsOf(document),
      title: title.slice(0, listedLength),
      slug: slug.slice(0, listedLength),
    };
  } catch (error) {
    if (error instanceof NewerDocumentError) throw apiFailure('newer-version');
    throw error instanceof $ZodError ? invalidDocument(error.issues) : error;
  }
}

const invalidDocument = (issues: readonly $ZodIssue[]) =>
  apiFailure('invalid', { message: refusalWords('documentNotValid'), fields: fieldsOf(issues) });

function fieldsOf(issues: readonly $ZodIssue[]): Record<string, LocalText> {
  return Object.fromEntries(
    issues.slice(0, 20).map(({ path, message }) => [path.map(String).join('.'), () => message]),
  );
}
