import { documentKindSchema, fullNameOf, kindOf, readDocument, shownTitle, type AnyDocument } from '@vitae/domain';
import type { Replica, SyncState } from '@vitae/sync';
import * as z from 'zod/mini';
import type { DocumentSummary, RawDocument } from './port.ts';

const timeSchema = z.iso.datetime();

export const storedDocumentSchema = z.record(z.string(), z.unknown());

/** A row of `documents`: the document as some version of this program wrote it. */
export const documentRowSchema = z.object({
  rev: z.int().check(z.minimum(1)),
  trashedAt: z.nullable(timeSchema),
  doc: storedDocumentSchema,
});

const syncStates = [
  'waiting',
  'synced',
  'limit',
  'full',
  'invalid',
  'too-large',
  'newer',
] as const satisfies SyncState[];

/** Raised whenever what a summary says is derived in another way: older ones are then rebuilt from their documents. */
const SUMMARY_VERSION = 2;

export const summarySchema = z.object({
  version: z.literal(SUMMARY_VERSION),
  id: z.string(),
  kind: documentKindSchema,
  slug: z.string(),
  title: z.string(),
  originalId: z.nullable(z.string()),
  fullName: z.string(),
  locale: z.string(),
  // Summaries from before tags existed have none.
  tags: z._default(z.array(z.string()), []),
  templateId: z.string(),
  conflicts: z.int(),
  rev: z.int().check(z.minimum(1)),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  trashedAt: z.nullable(timeSchema),
  sync: z._default(z.nullable(z.object({ account: z.string(), state: z.enum(syncStates) })), null),
}) satisfies z.ZodMiniType<DocumentSummary>;

/** A row of `damaged`: a row of `documents` as it was found. */
export const damagedRowSchema = z.object({ slug: z.string(), problem: z.string(), row: z.unknown() });

export const assetRowSchema = z.object({ bytes: z.instanceof(Uint8Array), type: z.string(), storedAt: timeSchema });

const headSchema = z.object({ rev: z.int(), doc: storedDocumentSchema });
const replicaRowSchema = z.object({
  account: z.string(),
  epoch: z.string(),
  base: z.nullable(headSchema),
  pending: z.nullable(z.object({ pushId: z.string(), baseRev: z.int(), doc: storedDocumentSchema })),
  isTrashed: z.boolean(),
  news: z.nullable(
    z.object({ epoch: z.string(), rev: z.int(), trashedAt: z.nullable(timeSchema), isPurged: z.boolean() }),
  ),
  isPurged: z.boolean(),
  held: z.nullable(z.object({ reason: z.enum(['limit', 'full', 'invalid', 'too-large', 'newer']), rev: z.int() })),
  movedTo: z.nullable(z.string()),
});

/**
 * Reads a row of `replicas`; `null` if it is invalid: sync then starts over with the document, and loses nothing.
 * @throws {NewerDocumentError} when a newer program wrote it.
 */
export function readReplica(row: unknown): Replica<AnyDocument> | null {
  try {
    const { base, pending, ...rest } = replicaRowSchema.parse(row);
    return {
      ...rest,
      base: base && { ...base, doc: readDocument(base.doc) },
      pending: pending && { ...pending, doc: readDocument(pending.doc) },
    };
  } catch (error) {
    if (error instanceof z.core.$ZodError) return null;
    throw error;
  }
}

/** The owner of a row of `replicas`, whatever its other content. */
export const readOwner = (row: unknown): string | null =>
  z.object({ account: z.string() }).safeParse(row).data?.account ?? null;

/** The key of an account's cursor in `meta`. */
export const cursorKey = (account: string): string => `sync:${account}`;

/** The position up to which the list of changes of an account has been read. */
export const cursorSchema = z.object({ epoch: z.string(), cursor: z.int() });

export function summaryOf(
  doc: AnyDocument,
  rev: number,
  trashedAt: string | null,
  sync: DocumentSummary['sync'],
): z.infer<typeof summarySchema> {
  const { id, kind, slug, locale, tags, createdAt, updatedAt } = doc;
  return {
    version: SUMMARY_VERSION,
    id,
    kind,
    slug,
    title: shownTitle(doc),
    originalId: kindOf(kind).original?.(doc) ?? null,
    fullName: fullNameOf(doc),
    locale,
    tags,
    templateId: doc.template.id,
    conflicts: doc.conflicts.length,
    rev,
    createdAt,
    updatedAt,
    trashedAt,
    sync,
  };
}

/** The document in a row, or the whole row if none can be found. */
export function rawDocument(id: string, row: unknown, problem: string): RawDocument {
  const found = z.object({ doc: z.unknown() }).safeParse(row);
  return { id, raw: found.data?.doc ?? row, problem };
}
