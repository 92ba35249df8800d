import { documentKindSchema, maxAssetBytes, type AnyDocument } from '@vitae/domain';
import { createFarWrites, type Asset, type FarWrites, type Snapshot } from '@vitae/store';
import type { BrowserWindow } from 'electron';
import { z } from 'zod';
import { handler, oneAtATime } from '../ipc.ts';
import { jsonSize } from '../plain-json.ts';
import type { CallContext } from './context.ts';

/**
 * The maximum size of a document, approximately in bytes: four times what the server accepts, so that what does not
 * sync can still be edited.
 */
export const maxDocumentSize = 2 * 1024 * 1024;
/** The maximum size of a value stored by key. */
const maxMetaSize = 256 * 1024;

const headSchema = z.object({ kind: documentKindSchema, id: z.string().min(1).max(64) });
/** Limited in size and plain here; the store itself parses every document before writing it. */
const documentSchema = z.custom<AnyDocument>(
  (given) => headSchema.safeParse(given).success && jsonSize(given, maxDocumentSize) !== null,
  'is no document, or too large',
);
const snapshotSchema = z.object({ rev: z.int().min(0), doc: documentSchema });

const nothing = z.undefined();
const id = z.string().min(1).max(64);
const kind = headSchema.shape.kind;
const key = z.string().min(1).max(200);
const plain = z
  .unknown()
  .refine((value) => value === undefined || jsonSize(value, maxMetaSize) !== null, 'is too large, or no plain value');
const bytes = z.instanceof(Uint8Array).refine(({ byteLength }) => byteLength <= maxAssetBytes, 'is too large');

const call = <Args, Result>(
  args: z.ZodType<Args>,
  run: (args: Args, context: CallContext) => Result | Promise<Result>,
) => handler(args, run);

const writes = new WeakMap<BrowserWindow, FarWrites>();

function writesOf({ window, store }: CallContext): FarWrites {
  const known = writes.get(window) ?? createFarWrites(store);
  writes.set(window, known);
  return known;
}

/** What a write came to. */
export interface Written {
  rev: number;
  merged: AnyDocument | null;
}

/** The document is returned only if something was merged into it, since it is most of the data of an edit. */
const written = (doc: AnyDocument, snapshot: Snapshot<AnyDocument>): Written => ({
  rev: snapshot.rev,
  merged: snapshot.doc === doc ? null : snapshot.doc,
});

/** The store of the main process, for windows; see `DocumentStore`. They have no access to sync. */
export const documents = {
  ready: call(nothing, (_, { store }) => store.ready()),
  list: call(nothing, (_, { store }) => store.list()),
  get: call(z.object({ kind, id }), ({ kind, id }, { store }): Promise<Snapshot<AnyDocument>> => store.get(kind, id)),
  getBySlug: call(
    z.object({ kind, slug: z.string().min(1).max(300) }),
    ({ kind, slug }, { store }): Promise<Snapshot<AnyDocument>> => store.getBySlug(kind, slug),
  ),
  create: call(documentSchema, async (doc, { store }): Promise<number> => (await store.create(doc)).rev),
  save: call(
    z.object({ base: snapshotSchema, doc: documentSchema }),
    async ({ base, doc }, context): Promise<Written> => written(doc, await writesOf(context).save(base, doc)),
  ),
  /** Writes a newer text as soon as the one before is written, which its window need not know yet. */
  saveNext: call(
    z.object({ written: documentSchema, doc: documentSchema }),
    async ({ written: before, doc }, context): Promise<Written | null> => {
      const snapshot = await writesOf(context).saveNext(before, doc);
      return snapshot && written(doc, snapshot);
    },
  ),
  trash: call(id, (id, { store }) => store.trash(id)),
  restore: call(id, (id, { store }) => store.restore(id)),
  purge: call(id, (id, { store }) => store.purge(id)),
  tidy: call(nothing, (_, { store }) => store.tidy()),
  /** After sync for that account has ended: writes of a running pass would outlive the document. */
  forget: call(z.string().min(1).max(200), async (account, { store, sync }) => {
    await sync.settled();
    await store.forget(account);
  }),
  damaged: call(nothing, (_, { store }) => store.damaged()),
  discardDamaged: call(key, (id, { store }) => store.discardDamaged(id)),
  /** All documents at once. */
  exportRaw: handler(nothing, (_, { store }: CallContext) => store.exportRaw(), oneAtATime),
  putAsset: call(z.object({ bytes, type: z.string().max(100) }), ({ bytes, type }, { store }) =>
    store.putAsset({ bytes: new Uint8Array(bytes), type }),
  ),
  getAsset: call(z.string().regex(/^[\da-f]{64}$/), (sha256, { store }): Promise<Asset> => store.getAsset(sha256)),
  getMeta: call(key, (key, { store }) => store.getMeta(key)),
  setMeta: call(z.object({ key, value: plain }), ({ key, value }, { store }) => store.setMeta(key, value)),
};
