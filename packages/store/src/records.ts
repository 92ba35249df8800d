import { newId, readCoverLetter, readResume, type StoredDocument } from '@vitae/domain';
import { merge } from '@vitae/sync';
import * as z from 'zod/mini';
import type { AnyDocument, DocumentKind, Documents, DocumentSummary, RawDocument } from './port.ts';

const timeSchema = z.iso.datetime();
const kindSchema = z.enum(['resume', 'coverletter']) satisfies z.ZodMiniType<DocumentKind>;

const storedDocumentSchema = z.record(z.string(), z.unknown());

/** A row of `documents`: the document as some version of this program wrote it. */
export const documentRowSchema = z.object({
  rev: z.int().check(z.minimum(1)),
  trashedAt: z.nullable(timeSchema),
  doc: storedDocumentSchema,
});

export const summarySchema = z.object({
  id: z.string(),
  kind: kindSchema,
  slug: z.string(),
  title: z.string(),
  fullName: z.string(),
  locale: z.string(),
  // Summaries of before there were tags have none.
  tags: z._default(z.array(z.string()), []),
  templateId: z.string(),
  conflicts: z.int(),
  rev: z.int().check(z.minimum(1)),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  trashedAt: z.nullable(timeSchema),
}) satisfies z.ZodMiniType<DocumentSummary>;

/** A row of `damaged`: a row of `documents` as it was found. */
export const damagedRowSchema = z.object({ slug: z.string(), problem: z.string(), row: z.unknown() });

export const assetRowSchema = z.object({ bytes: z.instanceof(Uint8Array), type: z.string(), storedAt: timeSchema });

const readers: { readonly [Kind in DocumentKind]: (stored: StoredDocument) => Documents[Kind] } = {
  resume: readResume,
  coverletter: readCoverLetter,
};

/**
 * Reads a stored document of any known version.
 * @throws {NewerDocumentError} when a newer program wrote it.
 * @throws {z.core.$ZodError} when it is no document.
 */
export function readDocument(stored: StoredDocument): AnyDocument {
  return readers[kindSchema.parse(stored['kind'])](stored);
}

export function isKind<Kind extends DocumentKind>(kind: Kind, doc: AnyDocument): doc is Documents[Kind] {
  return doc.kind === kind;
}

/** Whether a document has the type of another one; documents have one type a kind. */
export function isLike<Doc extends AnyDocument>(model: Doc, doc: AnyDocument): doc is Doc {
  return doc.kind === model.kind;
}

export function summaryOf(doc: AnyDocument, rev: number, trashedAt: string | null): DocumentSummary {
  const { id, kind, slug, title, locale, tags, createdAt, updatedAt } = doc;
  const { fullName } = doc.kind === 'resume' ? doc.basics : doc.sender;
  return { id, kind, slug, title, fullName, locale, tags, templateId: doc.template.id, conflicts: doc.conflicts.length, rev, createdAt, updatedAt, trashedAt };
}

/** Three-way merge of two windows' documents. `updatedAt` differs with every edit and is no conflict: the later one stands. */
export function mergeDocuments<Doc extends AnyDocument>(base: Doc, mine: Doc, theirs: Doc): Doc {
  const updatedAt = mine.updatedAt > theirs.updatedAt ? mine.updatedAt : theirs.updatedAt;
  const parse = (merged: unknown): Doc => {
    const doc = readDocument(storedDocumentSchema.parse(merged));
    if (!isLike(mine, doc)) throw new TypeError(`A ${mine.kind} was merged with a ${doc.kind}`);
    return doc;
  };
  return merge({ ...base, updatedAt }, { ...mine, updatedAt }, { ...theirs, updatedAt }, { device: '', newId, parse });
}

/** The document in a row, or the whole row where there is none to be seen. */
export function rawDocument(id: string, row: unknown, problem: string): RawDocument {
  const found = z.object({ doc: z.unknown() }).safeParse(row);
  return { id, raw: found.data?.doc ?? row, problem };
}
