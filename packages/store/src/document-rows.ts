import { NewerDocumentError, readDocument, type AnyDocument } from '@vitae/domain';
import { syncStateOf } from '@vitae/sync';
import * as z from 'zod/mini';
import type { DocumentSummary } from './port.ts';
import { documentRowSchema, readReplica, summaryOf, summarySchema } from './records.ts';
import type { Tables } from './tables.ts';

/** A row of `documents` that this program can read. */
export interface StoredRecord {
  rev: number;
  trashedAt: string | null;
  doc: AnyDocument;
}

/** Reads a row of `documents`; one that cannot be read gives the reason. */
export function readRecord(row: unknown): StoredRecord | NewerDocumentError | z.core.$ZodError {
  try {
    const { doc, ...rest } = documentRowSchema.parse(row);
    return { ...rest, doc: readDocument(doc) };
  } catch (error) {
    if (error instanceof NewerDocumentError || error instanceof z.core.$ZodError) return error;
    throw error;
  }
}

const revisionSchema = z.object({ rev: documentRowSchema.shape.rev });

/** The revision of a row of `documents`, whose document is not read; `null` if it has none. */
export const storedRev = (row: unknown): number | null => revisionSchema.safeParse(row).data?.rev ?? null;

/**
 * Writes a document and the data that lists show about it. Without a value for `sync` it was changed here, and is no
 * longer synced.
 */
export async function write(
  tables: Pick<Tables, 'documents' | 'summaries'>,
  { rev, trashedAt, doc }: StoredRecord,
  sync?: DocumentSummary['sync'],
): Promise<void> {
  await tables.documents.put(doc.id, { rev, trashedAt, doc });
  await tables.summaries.put(
    doc.id,
    summaryOf(
      doc,
      rev,
      trashedAt,
      sync === undefined ? waiting(summarySchema.safeParse(await tables.summaries.get(doc.id)).data?.sync) : sync,
    ),
  );
}

const waiting = (sync: DocumentSummary['sync'] = null): DocumentSummary['sync'] =>
  sync?.state === 'synced' ? { ...sync, state: 'waiting' } : sync;

/** Moves an unreadable row out of the way, unchanged, so that it does not affect others and can be downloaded. */
export async function setAside(
  { documents, summaries, damaged }: Pick<Tables, 'documents' | 'summaries' | 'damaged'>,
  id: string,
  row: unknown,
  problem: z.core.$ZodError,
): Promise<void> {
  const slug = summarySchema.safeParse(await summaries.get(id)).data?.slug ?? '';
  await damaged.put(id, { slug, problem: z.prettifyError(problem), row });
  await documents.delete(id);
  await summaries.delete(id);
}

export async function validSummaries({ summaries }: Tables): Promise<DocumentSummary[]> {
  return (await summaries.entries()).flatMap(([, row]) => summarySchema.safeParse(row).data ?? []);
}

/**
 * Rebuilds the summaries from the documents, and sets damaged ones aside; documents of a newer program are left
 * unchanged.
 */
export async function rebuildSummaries(tables: Tables): Promise<DocumentSummary[]> {
  const rows = await tables.documents.entries();
  const ids = new Set(rows.map(([id]) => id));
  for (const id of await tables.summaries.keys()) if (!ids.has(id)) await tables.summaries.delete(id);
  for (const [id, row] of rows) {
    const record = readRecord(row);
    if (record instanceof z.core.$ZodError) await setAside(tables, id, row, record);
    else if (!(record instanceof NewerDocumentError)) await write(tables, record, await syncOf(tables, id, record));
  }
  return validSummaries(tables);
}

/** The same summaries where nothing can be written: of every document that can be read. */
export async function derivedSummaries(tables: Tables): Promise<DocumentSummary[]> {
  const found: DocumentSummary[] = [];
  for (const [id, row] of await tables.documents.entries()) {
    const record = readRecord(row);
    if ('doc' in record)
      found.push(summaryOf(record.doc, record.rev, record.trashedAt, await syncOf(tables, id, record)));
  }
  return found;
}

async function syncOf({ replicas }: Tables, id: string, document: StoredRecord): Promise<DocumentSummary['sync']> {
  try {
    return syncStateOf({ document, replica: readReplica(await replicas.get(id)) });
  } catch (error) {
    if (error instanceof NewerDocumentError) return null;
    throw error;
  }
}
