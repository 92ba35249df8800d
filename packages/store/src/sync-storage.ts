import { NewerDocumentError, type AnyDocument } from '@vitae/domain';
import {
  equal,
  heard,
  syncStateOf,
  type LocalDocument,
  type Step,
  type SyncRecord,
  type SyncStorage,
} from '@vitae/sync';
import * as z from 'zod/mini';
import type { AssetShelf } from './asset-shelf.ts';
import { readRecord, setAside, write } from './document-rows.ts';
import type { DocumentChange } from './port.ts';
import { cursorKey, cursorSchema, readReplica, summarySchema } from './records.ts';
import { StoreError } from './store-error.ts';
import type { Backend, Tables } from './tables.ts';

type Rows = Pick<Tables, 'documents' | 'summaries' | 'damaged' | 'replicas'>;
const names = ['documents', 'summaries', 'damaged', 'replicas'] as const;

/** What sync reads and writes, in the same tables as the documents; `report` notifies all windows of a change. */
export function createSyncStorage(
  backend: Backend,
  assets: AssetShelf,
  report: (change: DocumentChange) => void,
): SyncStorage<AnyDocument> {
  return {
    cursor: async (account) =>
      cursorSchema.safeParse(await backend.transact('read', ['meta'], ({ meta }) => meta.get(cursorKey(account))))
        .data ?? null,

    ids: () =>
      backend.transact('read', ['documents', 'replicas'], async ({ documents, replicas }) => [
        ...new Set([...(await documents.keys()), ...(await replicas.keys())]),
      ]),

    async update(id, step) {
      const result = await backend.transact('write', names, async (tables) => {
        const record = await readSyncRecord(tables, id);
        if (record === null) return null;
        const next = step(record);
        return { next, changes: await writeStep(tables, id, record, next) };
      });
      result?.changes.forEach(report);
      return result?.next ?? null;
    },

    async hear(account, news, next) {
      await backend.transact('write', [...names, 'meta'], async (tables) => {
        for (const [id, item] of news) {
          const record = await readSyncRecord(tables, id);
          if (record !== null) await writeStep(tables, id, record, heard(record, item, account));
        }
        await tables.meta.put(cursorKey(account), next);
      });
    },

    getAsset: (sha256) =>
      assets.get(sha256).catch((error: unknown) => {
        if (error instanceof StoreError && error.code === 'asset-missing') return null;
        throw error;
      }),
    putAsset: async (asset) => void (await assets.put(asset)),
  };
}

/**
 * Everything known about a document; `null` if a newer program wrote it. A damaged one is set aside, and counts as
 * missing.
 */
async function readSyncRecord(tables: Rows, id: string): Promise<SyncRecord<AnyDocument> | null> {
  try {
    const row = await tables.documents.get(id);
    const document = row === undefined ? null : readRecord(row);
    if (document instanceof NewerDocumentError) return null;
    if (document instanceof z.core.$ZodError) await setAside(tables, id, row, document);
    return {
      document: document instanceof z.core.$ZodError ? null : document,
      replica: readReplica(await tables.replicas.get(id)),
    };
  } catch (error) {
    if (error instanceof NewerDocumentError) return null;
    throw error;
  }
}

/** Writes the changes of a step. @returns the changes to report to windows */
async function writeStep(
  tables: Rows,
  id: string,
  before: SyncRecord<AnyDocument>,
  { document, replica, copy }: Step<AnyDocument>,
): Promise<DocumentChange[]> {
  const changes: DocumentChange[] = [];
  if (replica === null) await tables.replicas.delete(id);
  else if (replica !== before.replica) await tables.replicas.put(id, replica);
  if (document === null && before.document !== null) {
    await tables.documents.delete(id);
    await tables.summaries.delete(id);
    changes.push({ id, what: 'purged', rev: 0 });
  }
  if (document !== null) changes.push(...(await writeDocument(tables, id, before, { document, replica })));
  if (
    copy &&
    (await tables.documents.get(copy.id)) === undefined &&
    (await tables.replicas.get(copy.id)) === undefined
  ) {
    await write(tables, { rev: 1, doc: copy.doc, trashedAt: copy.trashedAt }, null);
    changes.push({ id: copy.id, what: 'saved', rev: 1 });
  }
  return changes;
}

async function writeDocument(
  tables: Rows,
  id: string,
  before: SyncRecord<AnyDocument>,
  { document, replica }: SyncRecord<AnyDocument> & { document: LocalDocument<AnyDocument> },
): Promise<DocumentChange[]> {
  const old = before.document;
  const isWritten = old === null || !equal(old.doc, document.doc);
  const isMoved = old !== null && (old.trashedAt === null) !== (document.trashedAt === null);
  const rev = isWritten ? (old?.rev ?? document.rev) + 1 : document.rev;
  const sync = syncStateOf({ document, replica });
  if (!isWritten && !isMoved && equal(sync, summarySchema.safeParse(await tables.summaries.get(id)).data?.sync))
    return [];
  await write(tables, { ...document, rev }, sync);
  return [
    ...(isWritten ? [{ id, what: 'saved', rev } as const] : []),
    ...(isMoved ? [{ id, what: document.trashedAt === null ? 'restored' : 'trashed', rev } as const] : []),
    ...(isWritten || isMoved ? [] : [{ id, what: 'synced', rev } as const]),
  ];
}
