import { isAlike, isKind, NewerDocumentError, readDocument, type AnyDocument } from '@vitae/domain';
import { equal, purgedHere, type SyncStorage } from '@vitae/sync';
import * as z from 'zod/mini';
import { createAssetShelf } from './asset-shelf.ts';
import {
  derivedSummaries,
  readRecord,
  rebuildSummaries,
  setAside,
  storedRev,
  validSummaries,
  write,
} from './document-rows.ts';
import { fetchedMerging, fetchMerging } from './late-merging.ts';
import type { DocumentChange, DocumentSummary, RawDocument, Snapshot, SyncableStore } from './port.ts';
import { cursorKey, damagedRowSchema, rawDocument, readOwner, readReplica } from './records.ts';
import { StoreError } from './store-error.ts';
import type { Backend, Tables } from './tables.ts';

/** The document store over any backend: all rules are here, an adapter only provides tables and transactions. */
export function createDocumentStore(backend: Backend): SyncableStore {
  const assets = createAssetShelf(backend);
  const listeners = new Set<(change: DocumentChange) => void>();
  // Each in a separate microtask: a throwing listener must not make a write look failed.
  const notify = (change: DocumentChange) => listeners.forEach((listener) => queueMicrotask(() => listener(change)));
  backend.listen(notify);

  /** Reports a change once it is durable. */
  function report(change: DocumentChange): void {
    backend.announce(change);
    notify(change);
  }

  /** Loads a document; a damaged one is set aside. */
  async function get<Doc extends AnyDocument>(
    id: string,
    wanted: (doc: AnyDocument) => doc is Doc,
  ): Promise<Snapshot<Doc>> {
    const row = await backend.transact('read', ['documents'], ({ documents }) => documents.get(id));
    if (row === undefined)
      return fail(
        await backend.transact('read', ['damaged'], async ({ damaged }) =>
          (await damaged.get(id)) ? 'damaged' : 'not-found',
        ),
      );
    const record = readRecord(row);
    if (record instanceof NewerDocumentError) return fail('newer-document', record);
    if (record instanceof z.core.$ZodError) {
      await backend.transact('write', ['documents', 'summaries', 'damaged'], (tables) =>
        setAside(tables, id, row, record),
      );
      report({ id, what: 'damaged', rev: 0 });
      return fail('damaged', record);
    }
    const { doc, rev } = record;
    return wanted(doc) ? { rev, doc } : fail('not-found');
  }

  async function setTrashedAt(id: string, trashedAt: string | null): Promise<void> {
    const rev = await backend.transact('write', ['documents', 'summaries'], async (tables) => {
      const row = await tables.documents.get(id);
      const record = row === undefined ? fail('not-found') : readRecord(row);
      if (record instanceof NewerDocumentError) return fail('newer-document', record);
      if (record instanceof z.core.$ZodError) return fail('damaged', record);
      await write(tables, { ...record, trashedAt });
      return record.rev;
    });
    report({ id, what: trashedAt ? 'trashed' : 'restored', rev });
  }

  async function purge(ids: readonly string[]): Promise<void> {
    await backend.transact(
      'write',
      ['documents', 'summaries', 'replicas'],
      async ({ documents, summaries, replicas }) => {
        for (const id of ids) {
          await documents.delete(id);
          await summaries.delete(id);
          const { replica } = purgedHere({ document: null, replica: readReplica(await replicas.get(id)) });
          await (replica === null ? replicas.delete(id) : replicas.put(id, replica));
        }
      },
    );
    ids.forEach((id) => report({ id, what: 'purged', rev: 0 }));
  }

  async function list(): Promise<DocumentSummary[]> {
    const { summaries, ids } = await backend.transact('read', ['documents', 'summaries'], async (tables) => ({
      summaries: await validSummaries(tables),
      ids: await tables.documents.keys(),
    }));
    const listed = new Set(summaries.map(({ id }) => id));
    const sound = ids.length === listed.size && ids.every((id) => listed.has(id));
    const all = sound
      ? summaries
      : await backend
          .transact('write', ['documents', 'summaries', 'damaged', 'replicas'], rebuildSummaries)
          .catch((error: unknown) => {
            // A full or read-only disk: after an update, documents are listed all the same.
            if (!(error instanceof StoreError && ['quota', 'unavailable'].includes(error.code))) throw error;
            return backend.transact('read', ['documents', 'replicas'], derivedSummaries);
          });
    return all.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt) || a.id.localeCompare(b.id));
  }

  return {
    durable: backend.durable,
    ready: () => backend.transact('read', ['documents'], async () => undefined),
    list,
    get: (kind, id) => get(id, (doc) => isKind(kind, doc)),

    async getBySlug(kind, slug) {
      const summary = (await list()).find((found) => found.kind === kind && found.slug === slug);
      if (summary) return get(summary.id, (doc) => isKind(kind, doc));
      const asides = await backend.transact('read', ['damaged'], ({ damaged }) => damaged.entries());
      return fail(
        asides.some(([, row]) => damagedRowSchema.safeParse(row).data?.slug === slug) ? 'damaged' : 'not-found',
      );
    },

    async create(doc) {
      checkDocument(doc);
      await backend.transact('write', ['documents', 'summaries'], async (tables) => {
        if ((await tables.documents.get(doc.id)) !== undefined) fail('exists');
        await write(tables, { rev: 1, trashedAt: null, doc });
      });
      report({ id: doc.id, what: 'saved', rev: 1 });
      return { rev: 1, doc };
    },

    async save(base, doc) {
      checkDocument(doc);
      const attempt = () =>
        backend.transact('write', ['documents', 'summaries', 'damaged', 'replicas'], (tables) =>
          save(tables, base, doc),
        );
      let outcome = await attempt();
      // A transaction cannot wait for code, so it ends without a write, and the next one has it.
      while (outcome === 'needs-merging') {
        await fetchMerging();
        outcome = await attempt();
      }
      const { snapshot, written } = outcome;
      if (written) report({ id: snapshot.doc.id, what: 'saved', rev: snapshot.rev });
      return snapshot;
    },

    trash: (id) => setTrashedAt(id, new Date().toISOString()),
    restore: (id) => setTrashedAt(id, null),
    purge: (id) => purge([id]),

    async tidy(now = new Date()) {
      // The page needs this only once the form is shown.
      const { expiredDocuments, tidyAssets } = await import('./tidy.ts');
      await purge(await expiredDocuments(backend, await list(), now));
      await tidyAssets(backend, now);
    },

    sync: laterSyncStorage(async () => (await import('./sync-storage.ts')).createSyncStorage(backend, assets, report)),

    async forget(account) {
      const ids = await backend.transact(
        'write',
        ['documents', 'summaries', 'replicas', 'meta'],
        async ({ documents, summaries, replicas, meta }) => {
          const rows = await replicas.entries();
          const owned = rows.flatMap(([id, row]) => (readOwner(row) === account ? [id] : []));
          for (const table of [documents, summaries, replicas]) for (const id of owned) await table.delete(id);
          await meta.delete(cursorKey(account));
          return owned;
        },
      );
      ids.forEach((id) => report({ id, what: 'purged', rev: 0 }));
    },

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    damaged: () => backend.transact('read', ['damaged'], damagedDocuments),
    discardDamaged: (id) => backend.transact('write', ['damaged'], ({ damaged }) => damaged.delete(id)),
    exportRaw: () =>
      backend.transact('rescue', ['documents', 'damaged'], async (tables) => [
        ...(await tables.documents.entries()).map(([id, row]) => rawDocument(id, row, '')),
        ...(await damagedDocuments(tables)),
      ]),

    putAsset: (asset) => assets.put(asset),
    getAsset: (sha256) => assets.get(sha256),
    getMeta: (key) => backend.transact('read', ['meta'], ({ meta }) => meta.get(key)),
    setMeta: (key, value) => backend.transact('write', ['meta'], ({ meta }) => meta.put(key, value)),

    async close() {
      listeners.clear();
      await backend.close();
    },
  };
}

/** The storage of sync, whose code is loaded on first use: it is never needed without an account. */
function laterSyncStorage(storage: () => Promise<SyncStorage<AnyDocument>>): SyncStorage<AnyDocument> {
  return {
    cursor: async (account) => (await storage()).cursor(account),
    ids: async () => (await storage()).ids(),
    update: async (id, step) => (await storage()).update(id, step),
    hear: async (account, news, next) => (await storage()).hear(account, news, next),
    getAsset: async (sha256) => (await storage()).getAsset(sha256),
    putAsset: async (asset) => (await storage()).putAsset(asset),
  };
}

function fail(...[code, cause]: ConstructorParameters<typeof StoreError>): never {
  throw new StoreError(code, cause);
}

/** Refuses to write what could not be read back (S2). */
function checkDocument(doc: AnyDocument): void {
  try {
    readDocument(doc);
  } catch (error) {
    throw new StoreError('invalid', error);
  }
}

/**
 * S1: compare and set the revision, in the caller's transaction. Writes nothing and returns `needs-merging` if the
 * document was changed elsewhere and the code that merges is not there yet.
 */
async function save<Doc extends AnyDocument>(
  tables: Tables,
  base: Snapshot<Doc>,
  mine: Doc,
): Promise<{ snapshot: Snapshot<Doc>; written: boolean } | 'needs-merging'> {
  const edited = !equal(base.doc, mine);
  const row = await tables.documents.get(mine.id);
  const put = async (doc: Doc, above: number) => {
    const rev = Math.max(above, base.rev) + 1;
    await write(tables, { rev, trashedAt: null, doc });
    return { snapshot: { rev, doc }, written: true };
  };
  if (row === undefined) {
    const movedTo = readReplica(await tables.replicas.get(mine.id))?.movedTo ?? null;
    // Revision 0: any existing document counts as written by someone else.
    if (movedTo !== null) return save(tables, { rev: 0, doc: { ...base.doc, id: movedTo } }, { ...mine, id: movedTo });
    return edited ? put(mine, 0) : fail('not-found');
  }
  // At this revision it is what the editor has read or written: with every key, reading it again would be in vain.
  const rev = storedRev(row);
  if (rev === base.rev) return edited ? put(mine, rev) : { snapshot: { rev, doc: mine }, written: false };
  const record = readRecord(row);
  if (record instanceof NewerDocumentError) return fail('newer-document', record);
  if (record instanceof z.core.$ZodError) {
    await setAside(tables, mine.id, row, record);
    return put(mine, 0);
  }
  const theirs = record.doc;
  if (!isAlike(mine, theirs)) return fail('exists');
  const merging = fetchedMerging();
  if (!merging) return 'needs-merging';
  const merged = merging.mergeDocuments(base.doc, mine, theirs);
  const restored = edited && record.trashedAt !== null;
  if (!restored && equal(merged, theirs))
    return { snapshot: { rev: record.rev, doc: equal(mine, theirs) ? mine : theirs }, written: false };
  return put(merged, record.rev);
}

async function damagedDocuments({ damaged }: Tables): Promise<RawDocument[]> {
  return (await damaged.entries()).map(([id, row]) => {
    const found = damagedRowSchema.safeParse(row).data;
    return rawDocument(id, found ? found.row : row, found?.problem || 'unreadable');
  });
}
