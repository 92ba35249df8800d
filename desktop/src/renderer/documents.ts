import { isAlike, isKind, maxAssetBytes, type AnyDocument, type DocumentKind, type Documents } from '@vitae/domain';
import { StoreError, type DocumentStore, type Snapshot } from '@vitae/store';
import type { DesktopBridge } from '../bridge/desktop-bridge.ts';
import type { Caller } from './caller.ts';

/** The store of the main process, shared by all windows; one call per edit. */
export function createDocuments(call: Caller, bridge: Pick<DesktopBridge, 'on'>): DocumentStore {
  return {
    durable: true,
    ready: () => call('documents.ready', undefined),
    list: () => call('documents.list', undefined),
    get: async (kind, id) => ofKind(kind, await call('documents.get', { kind, id })),
    getBySlug: async (kind, slug) => ofKind(kind, await call('documents.getBySlug', { kind, slug })),
    create: async (doc) => ({ rev: await call('documents.create', doc), doc }),
    async save(base, doc) {
      const { rev, merged } = await call('documents.save', { base, doc });
      return { rev, doc: merged === null ? doc : alike(doc, merged) };
    },
    async saveNext(written, doc) {
      const answer = await call('documents.saveNext', { written, doc });
      return answer && { rev: answer.rev, doc: answer.merged === null ? doc : alike(doc, answer.merged) };
    },
    trash: (id) => call('documents.trash', id),
    restore: (id) => call('documents.restore', id),
    purge: (id) => call('documents.purge', id),
    tidy: () => call('documents.tidy', undefined),
    forget: (account) => call('documents.forget', account),
    subscribe: (listener) => bridge.on('documentChanged', listener),
    damaged: () => call('documents.damaged', undefined),
    discardDamaged: (id) => call('documents.discardDamaged', id),
    exportRaw: () => call('documents.exportRaw', undefined),
    async putAsset({ bytes, type }) {
      if (bytes.byteLength > maxAssetBytes) throw new StoreError('asset-too-large');
      return call('documents.putAsset', { bytes, type });
    },
    getAsset: (sha256) => call('documents.getAsset', sha256),
    getMeta: (key) => call('documents.getMeta', key),
    setMeta: (key, value) => call('documents.setMeta', { key, value }),
    // The store belongs to the program, and other windows keep using it.
    close: () => Promise.resolve(),
  };
}

function ofKind<Kind extends DocumentKind>(kind: Kind, { rev, doc }: Snapshot<AnyDocument>): Snapshot<Documents[Kind]> {
  if (!isKind(kind, doc)) throw new StoreError('not-found');
  return { rev, doc };
}

function alike<Doc extends AnyDocument>(model: Doc, doc: AnyDocument): Doc {
  if (!isAlike(model, doc)) throw new StoreError('failed');
  return doc;
}
