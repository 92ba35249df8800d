import type { AnyDocument } from '@vitae/domain';
import { newReplica, type Replica, type SyncRecord } from '@vitae/sync';
import { aResume, daysFromNow, refused, same, until, windows, type ConformanceCase } from './conformance-checks.ts';
import { createDocumentStore } from './document-store.ts';
import type { DocumentChange, SyncableStore } from './port.ts';
import { StoreError } from './store-error.ts';

/** What every adapter must do for sync. Cases cite the rules of the sync package's SPEC.md. */
export const syncConformance: readonly ConformanceCase[] = [
  {
    name: 'sync: a document and what is known of the server are one record',
    async run(open) {
      const store = createDocumentStore(open());
      const { doc } = await store.create(aResume('Here'));
      same(await recordOf(store, doc.id), { document: { rev: 1, doc, trashedAt: null }, replica: null });
      const replica = aReplica({
        base: { rev: 4, doc },
        pending: { pushId: 'p', baseRev: 4, doc },
        held: { reason: 'limit', rev: 1 },
      });
      await keep(store, doc.id, replica);
      same(await recordOf(store, doc.id), { document: { rev: 1, doc, trashedAt: null }, replica });
      same(await store.sync.ids(), [doc.id]);
      await keep(store, doc.id, null);
      same((await recordOf(store, doc.id))?.replica, null);
    },
  },
  {
    name: 'sync: what is taken over is a write like that of another window (S1, S6)',
    async run(open) {
      const [one, two] = windows(open);
      const heard: DocumentChange[] = [];
      two.subscribe((change) => heard.push(change));
      const base = await one.create(aResume('Base'));
      const theirs = { ...base.doc, summary: 'From another device' };
      await one.sync.update(base.doc.id, ({ document }) => ({
        document: document && { ...document, doc: theirs },
        replica: aReplica({ base: { rev: 2, doc: theirs } }),
      }));
      same(await two.get('resume', base.doc.id), { rev: 2, doc: theirs });
      const { rev, doc } = await two.save(base, { ...base.doc, title: 'Typed meanwhile' });
      same(
        { rev, title: doc.title, summary: doc.summary, conflicts: doc.conflicts },
        { rev: 3, title: 'Typed meanwhile', summary: 'From another device', conflicts: [] },
      );
      await until(() => heard.length >= 3);
      same(
        heard.map((change) => `${change.what} ${change.rev}`),
        ['saved 1', 'saved 2', 'saved 3'],
      );
    },
  },
  {
    name: 'sync: a step is whole or not at all',
    async run(open) {
      const store = createDocumentStore(open());
      const { doc } = await store.create(aResume('Base'));
      const failed = store.sync.update(doc.id, () => {
        throw new StoreError('failed');
      });
      await refused('failed', failed);
      same(await recordOf(store, doc.id), { document: { rev: 1, doc, trashedAt: null }, replica: null });
    },
  },
  {
    name: 'sync: trash, restore and removal are applied and announced',
    async run(open) {
      const store = createDocumentStore(open());
      const heard: string[] = [];
      store.subscribe(({ what }) => heard.push(what));
      const { doc } = await store.create(aResume('Base'));
      const move = (trashedAt: string | null) =>
        store.sync.update(doc.id, ({ document, replica }) => ({
          document: document && { ...document, trashedAt },
          replica,
        }));
      await move('2026-01-01T00:00:00.000Z');
      same(
        (await store.list()).map(({ rev, trashedAt }) => ({ rev, trashedAt })),
        [{ rev: 1, trashedAt: '2026-01-01T00:00:00.000Z' }],
      );
      await move(null);
      await store.sync.update(doc.id, () => ({ document: null, replica: null }));
      same(await store.list(), []);
      await until(() => heard.length >= 4);
      same(heard, ['saved', 'trashed', 'restored', 'purged']);
    },
  },
  {
    name: 'sync: a list tells how far each document is',
    async run(open) {
      const store = createDocumentStore(open());
      const base = await store.create(aResume('Base'));
      const states = async () => (await store.list()).map(({ sync }) => sync);
      same(await states(), [null]);
      await keep(store, base.doc.id, aReplica());
      same(await states(), [{ account: 'ada', state: 'waiting' }]);
      await keep(store, base.doc.id, aReplica({ base: { rev: 1, doc: base.doc } }));
      same(await states(), [{ account: 'ada', state: 'synced' }]);
      const edited = await store.save(base, { ...base.doc, title: 'Edited' });
      same(await states(), [{ account: 'ada', state: 'waiting' }]);
      await keep(
        store,
        base.doc.id,
        aReplica({ base: { rev: 1, doc: base.doc }, held: { reason: 'invalid', rev: 2 } }),
      );
      same(await states(), [{ account: 'ada', state: 'invalid' }]);
      await keep(store, base.doc.id, aReplica({ base: { rev: 2, doc: edited.doc } }));
      await store.trash(base.doc.id);
      same(await states(), [{ account: 'ada', state: 'waiting' }]);
    },
  },
  {
    name: 'sync: news and the cursor are written together',
    async run(open) {
      const store = createDocumentStore(open());
      const { doc } = await store.create(aResume('Here'));
      const news = { epoch: 'e', rev: 3, trashedAt: null, isPurged: false };
      same(await store.sync.cursor('ada'), null);
      await store.sync.hear(
        'ada',
        new Map([
          [doc.id, news],
          [elsewhere, news],
        ]),
        { epoch: 'e', cursor: 7 },
      );
      same(await store.sync.cursor('ada'), { epoch: 'e', cursor: 7 });
      same(await store.sync.cursor('bob'), null);
      for (const id of [doc.id, elsewhere]) same((await recordOf(store, id))?.replica, aReplica({ news }));
      same((await store.sync.ids()).sort(), [doc.id, elsewhere].sort());
      same((await store.list()).length, 1);
    },
  },
  {
    name: 'sync: a removal for good waits for the server, if the server knows the document',
    async run(open) {
      const store = createDocumentStore(open());
      const [known, unknown] = [await store.create(aResume('Known')), await store.create(aResume('Unknown'))];
      const base = { rev: 1, doc: known.doc };
      await keep(store, known.doc.id, aReplica({ base }));
      await keep(store, unknown.doc.id, aReplica());
      await store.purge(known.doc.id);
      await store.purge(unknown.doc.id);
      same(await recordOf(store, known.doc.id), { document: null, replica: aReplica({ base, isPurged: true }) });
      same(await store.sync.ids(), [known.doc.id]);
    },
  },
  {
    name: 'sync: an editor goes on with a document that moved to another id (S5)',
    async run(open) {
      const [one, two] = windows(open);
      const base = await one.create(aResume('Base'));
      const moved = { ...base.doc, id: elsewhere, slug: 'moved-01234567' };
      const step = () => ({
        document: null,
        replica: aReplica({ movedTo: elsewhere }),
        copy: { id: elsewhere, doc: moved, trashedAt: null },
      });
      await one.sync.update(base.doc.id, step);
      const { doc } = await two.save(base, { ...base.doc, title: 'Typed on' });
      same(doc, { ...moved, title: 'Typed on' });
      same(
        (await one.list()).map(({ id, title }) => ({ id, title })),
        [{ id: elsewhere, title: 'Typed on' }],
      );
      await one.sync.update(base.doc.id, step);
      same((await one.get('resume', elsewhere)).doc.title, 'Typed on');
    },
  },
  {
    name: 'sync: documents of a newer program are left alone, damaged ones count as not there',
    async run(open) {
      const backend = open();
      const store = createDocumentStore(backend);
      const [newer, damaged] = [await store.create(aResume('Newer')), await store.create(aResume('Damaged'))];
      await backend.transact('write', ['documents'], async ({ documents }) => {
        await documents.put(newer.doc.id, { rev: 2, trashedAt: null, doc: { ...newer.doc, schemaVersion: 99 } });
        await documents.put(damaged.doc.id, 'nonsense');
      });
      same(await recordOf(store, newer.doc.id), null);
      same(await recordOf(store, damaged.doc.id), { document: null, replica: null });
      same(
        (await store.damaged()).map(({ raw }) => raw),
        ['nonsense'],
      );
    },
  },
  {
    name: 'sync: what belongs to an account is forgotten with it, and nothing else',
    async run(open) {
      const store = createDocumentStore(open());
      const [ada, bob, nobody] = [
        await store.create(aResume('Ada')),
        await store.create(aResume('Bob')),
        await store.create(aResume('Nobody')),
      ];
      await keep(store, ada.doc.id, aReplica());
      await keep(store, bob.doc.id, { ...aReplica(), account: 'bob' });
      await store.sync.hear('ada', new Map(), { epoch: 'e', cursor: 1 });
      await store.forget('ada');
      same((await store.list()).map(({ id }) => id).sort(), [bob.doc.id, nobody.doc.id].sort());
      same(await store.sync.ids().then((ids) => ids.length), 2);
      same(await store.sync.cursor('ada'), null);
    },
  },
  {
    name: 'sync: tidy leaves the trash of an account to its server, and pictures that are on their way',
    async run(open) {
      const store = createDocumentStore(open());
      const photo = await store.putAsset({ bytes: new Uint8Array([1]), type: 'image/png' });
      const { doc } = await store.create(aResume('Thrown'));
      const sent = { ...doc, basics: { ...doc.basics, photo: { asset: photo, alt: '' } } };
      await keep(store, doc.id, aReplica({ pending: { pushId: 'p', baseRev: 0, doc: sent } }));
      await store.trash(doc.id);
      await store.tidy(daysFromNow(40));
      same((await store.list()).length, 1);
      same((await store.sync.getAsset(photo))?.type, 'image/png');
      same(await store.sync.getAsset('0'.repeat(64)), null);
    },
  },
];

const elsewhere = '00000000-0000-7000-8000-00000000e15e';

function aReplica(parts: Partial<Replica<AnyDocument>> = {}): Replica<AnyDocument> {
  return { ...newReplica<AnyDocument>('ada', 'e'), ...parts };
}

const recordOf = (store: SyncableStore, id: string): Promise<SyncRecord<AnyDocument> | null> =>
  store.sync.update(id, (record) => record);

const keep = (store: SyncableStore, id: string, replica: Replica<AnyDocument> | null): Promise<unknown> =>
  store.sync.update(id, ({ document }) => ({ document, replica }));
