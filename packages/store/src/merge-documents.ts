import { documentMergeRules, isAlike, newId, readDocument, type AnyDocument } from '@vitae/domain';
import { merge } from '@vitae/sync';
import { storedDocumentSchema } from './records.ts';

export { merge };

/**
 * Three-way merge of the documents of two windows or devices; `base` is null if they have no common ancestor.
 * `updatedAt` differs with every edit and is not a conflict: the later one is kept. `device` names where `theirs` comes
 * from.
 */
export function mergeDocuments<Doc extends AnyDocument>(base: Doc | null, mine: Doc, theirs: Doc, device = ''): Doc {
  const updatedAt = mine.updatedAt > theirs.updatedAt ? mine.updatedAt : theirs.updatedAt;
  const parse = (merged: unknown): Doc => {
    const doc = readDocument(storedDocumentSchema.parse(merged));
    if (!isAlike(mine, doc)) throw new TypeError(`A ${mine.kind} was merged with a ${doc.kind}`);
    return doc;
  };
  return merge(
    base && { ...base, updatedAt },
    { ...mine, updatedAt },
    { ...theirs, updatedAt },
    { device, newId, parse, rules: documentMergeRules },
  );
}
