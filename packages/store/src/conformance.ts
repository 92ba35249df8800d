import { maxAssetBytes, newId } from '@vitae/domain';
import { aResume, daysFromNow, refused, same, until, windows, type ConformanceCase } from './conformance-checks.ts';
import { syncConformance } from './conformance-sync.ts';
import { createDocumentStore } from './document-store.ts';
import type { DocumentChange } from './port.ts';
import { StoreError } from './store-error.ts';

/** A clock that is set to another year, and another, again and again. */
const wrongYears = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? '2099' : '1970'));

/** What every adapter must do, whatever its storage. Cases cite the rules of the sync package's SPEC.md. */
export const storeConformance: readonly ConformanceCase[] = [
  {
    name: 'gives back what was created, by id and by slug',
    async run(open) {
      const store = createDocumentStore(open());
      const doc = aResume('Zoë 履歴書 👩🏽‍💻');
      same(await store.create(doc), { rev: 1, doc });
      same(await store.get('resume', doc.id), { rev: 1, doc });
      same(await store.getBySlug('resume', doc.slug), { rev: 1, doc });
      await refused('not-found', store.get('coverletter', doc.id));
      await refused('not-found', store.get('resume', newId()));
      await refused('not-found', store.getBySlug('resume', 'no-such-slug'));
    },
  },
  {
    name: 'lists summaries, the last changed first',
    async run(open) {
      const store = createDocumentStore(open());
      await store.create(aResume('Old', { updatedAt: '2026-01-01T00:00:00.000Z' }));
      const doc = aResume('New', { updatedAt: '2026-02-01T00:00:00.000Z' });
      await store.create({ ...doc, basics: { ...doc.basics, fullName: 'Ada' } });
      const list = await store.list();
      same(
        list.map(({ title, fullName, rev, trashedAt }) => ({ title, fullName, rev, trashedAt })),
        [
          { title: 'New', fullName: 'Ada', rev: 1, trashedAt: null },
          { title: 'Old', fullName: '', rev: 1, trashedAt: null },
        ],
      );
    },
  },
  {
    name: 'lists an unnamed document under what it is about, also if an earlier program wrote its summary',
    async run(open) {
      const backend = open();
      const store = createDocumentStore(backend);
      const doc = aResume('Untitled resume');
      await store.create({ ...doc, basics: { ...doc.basics, fullName: 'Ada' } });
      const titles = async () => (await store.list()).map(({ title }) => title);
      same(await titles(), ['Ada']);
      const [listed] = await store.list();
      await backend.transact('write', ['summaries'], ({ summaries }) =>
        summaries.put(doc.id, { ...listed, title: doc.title, version: undefined }),
      );
      same(await titles(), ['Ada']);
    },
  },
  {
    name: 'never creates over a document',
    async run(open) {
      const store = createDocumentStore(open());
      const doc = aResume('First');
      await store.create(doc);
      await refused('exists', store.create({ ...doc, title: 'Second' }));
      same((await store.get('resume', doc.id)).doc.title, 'First');
    },
  },
  {
    name: 'S1: a write raises the revision by one, and no edit is no write',
    async run(open) {
      const store = createDocumentStore(open());
      const created = await store.create(aResume('One'));
      const edit = { ...created.doc, title: 'Two' };
      const saved = await store.save(created, edit);
      if (saved.doc !== edit) throw new Error('a write without a merge must return the object it was given');
      same(saved.rev, 2);
      same((await store.save(saved, structuredClone(edit))).rev, 2);
      same(
        (await store.list()).map(({ title, rev }) => ({ title, rev })),
        [{ title: 'Two', rev: 2 }],
      );
    },
  },
  {
    name: 'S1, S6: edits of two windows are merged in one write',
    async run(open) {
      const [one, two] = windows(open);
      const base = await one.create(aResume('Base'));
      await one.save(base, { ...base.doc, title: 'From one', updatedAt: '2026-03-01T00:00:00.000Z' });
      const merged = await two.save(base, { ...base.doc, summary: 'From two', updatedAt: '2026-03-02T00:00:00.000Z' });
      const { title, summary, conflicts, updatedAt } = merged.doc;
      same(
        { rev: merged.rev, title, summary, conflicts, updatedAt },
        {
          rev: 3,
          title: 'From one',
          summary: 'From two',
          conflicts: [],
          updatedAt: '2026-03-02T00:00:00.000Z',
        },
      );
      same(await one.get('resume', base.doc.id), merged);
    },
  },
  {
    name: 'S5: of two edits of one value, the second stands and the first waits in a conflict',
    async run(open) {
      const [one, two] = windows(open);
      const base = await one.create(aResume('Base'));
      await one.save(base, { ...base.doc, title: 'From one' });
      const { doc } = await two.save(base, { ...base.doc, title: 'From two' });
      same(doc.title, 'From two');
      same(
        doc.conflicts.map(({ path, kept, other }) => ({ path, kept, other })),
        [{ path: 'title', kept: 'From two', other: 'From one' }],
      );
    },
  },
  {
    name: 'S1: of many windows that write at once, none loses its edit',
    async run(open) {
      const [one, two] = windows(open);
      const base = await one.create(aResume('Base'));
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 ? one : two).save(base, {
            ...base.doc,
            basics: { ...base.doc.basics, extra: [{ id: newId(), label: 'Window', value: String(index) }] },
          }),
        ),
      );
      const { rev, doc } = await one.get('resume', base.doc.id);
      same(rev, 11);
      same(
        doc.basics.extra.map(({ value }) => Number(value)).sort((a, b) => a - b),
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      );
    },
  },
  {
    name: 'S2: a document that would not parse is refused, and the stored one stays',
    async run(open) {
      const store = createDocumentStore(open());
      const base = await store.create(aResume('Good'));
      await refused('invalid', store.save(base, { ...base.doc, country: 'nowhere' }));
      await refused('invalid', store.create({ ...aResume('Bad'), locale: '?' }));
      same(await store.list().then((list) => list.map(({ title, rev }) => ({ title, rev }))), [
        { title: 'Good', rev: 1 },
      ]);
    },
  },
  {
    name: 'trash keeps a document whole, restore brings it back, purge ends it',
    async run(open) {
      const store = createDocumentStore(open());
      const base = await store.create(aResume('Thrown away'));
      await store.trash(base.doc.id);
      same(
        (await store.list()).map(({ trashedAt }) => trashedAt !== null),
        [true],
      );
      same(await store.get('resume', base.doc.id), base);
      await store.restore(base.doc.id);
      same(
        (await store.list()).map(({ trashedAt }) => trashedAt),
        [null],
      );
      await store.purge(base.doc.id);
      same(await store.list(), []);
      await refused('not-found', store.get('resume', base.doc.id));
      await refused('not-found', store.trash(base.doc.id));
    },
  },
  {
    name: 'an edit wins over a removal; looking does not',
    async run(open) {
      const [one, two] = windows(open);
      const base = await one.create(aResume('Base'));
      await two.trash(base.doc.id);
      await one.save(base, base.doc);
      same(
        (await one.list()).map(({ trashedAt }) => trashedAt !== null),
        [true],
      );
      const revived = await one.save(base, { ...base.doc, title: 'Edited' });
      same(
        (await two.list()).map(({ title, trashedAt }) => ({ title, trashedAt })),
        [{ title: 'Edited', trashedAt: null }],
      );
      await two.purge(base.doc.id);
      await refused('not-found', one.save(revived, revived.doc));
      same((await one.save(revived, { ...revived.doc, title: 'Again' })).rev, revived.rev + 1);
      same(
        (await two.list()).map(({ title }) => title),
        ['Again'],
      );
    },
  },
  {
    name: 'tidy purges what has been in the trash for thirty days, and nothing else',
    async run(open) {
      const store = createDocumentStore(open());
      const thrown = await store.create(aResume('Thrown'));
      await store.create(aResume('Kept'));
      await store.trash(thrown.doc.id);
      for (const day of [0, 6, 12, 18, 24, 29]) await store.tidy(daysFromNow(day));
      same((await store.list()).length, 2);
      await store.tidy(daysFromNow(31));
      same(
        (await store.list()).map(({ title }) => title),
        ['Kept'],
      );
    },
  },
  {
    name: 'tidy purges nothing because a clock says another year',
    async run(open) {
      const store = createDocumentStore(open());
      const thrown = await store.create(aResume('Thrown'));
      await store.trash(thrown.doc.id);
      await store.tidy(daysFromNow(0));
      for (const year of wrongYears) await store.tidy(new Date(`${year}-06-01T00:00:00.000Z`));
      same((await store.list()).length, 1);
    },
  },
  {
    name: 'a damaged document is set aside whole, and the others still load',
    async run(open) {
      const backend = open();
      const store = createDocumentStore(backend);
      const sound = await store.create(aResume('Sound'));
      const broken = await store.create(aResume('Broken'));
      await backend.transact('write', ['documents'], ({ documents }) =>
        documents.put(broken.doc.id, { rev: 2, trashedAt: null, doc: { ...broken.doc, basics: 'gone' } }),
      );
      await refused('damaged', store.get('resume', broken.doc.id));
      await refused('damaged', store.get('resume', broken.doc.id));
      await refused('damaged', store.getBySlug('resume', broken.doc.slug));
      same(
        (await store.list()).map(({ title }) => title),
        ['Sound'],
      );
      same(await store.get('resume', sound.doc.id), sound);
      const [found] = await store.damaged();
      same({ id: found?.id, raw: found?.raw }, { id: broken.doc.id, raw: { ...broken.doc, basics: 'gone' } });
      same((await store.exportRaw()).length, 2);
      await store.discardDamaged(broken.doc.id);
      same(await store.damaged(), []);
    },
  },
  {
    name: 'rows that are no documents at all are set aside by listing',
    async run(open) {
      const backend = open();
      const store = createDocumentStore(backend);
      await store.create(aResume('Sound'));
      await backend.transact('write', ['documents', 'summaries'], async ({ documents, summaries }) => {
        await documents.put('a', 'nonsense');
        await documents.put('b', { rev: 1, trashedAt: null, doc: { kind: 'shopping-list' } });
        await summaries.put('c', { id: 'c' });
      });
      same(
        (await store.list()).map(({ title }) => title),
        ['Sound'],
      );
      same(
        (await store.damaged()).map(({ id, raw }) => ({ id, raw })),
        [
          { id: 'a', raw: 'nonsense' },
          { id: 'b', raw: { kind: 'shopping-list' } },
        ],
      );
    },
  },
  {
    name: 'an edit over a document that was damaged meanwhile is saved, the damaged one set aside',
    async run(open) {
      const backend = open();
      const store = createDocumentStore(backend);
      const base = await store.create(aResume('Base'));
      await backend.transact('write', ['documents'], ({ documents }) => documents.put(base.doc.id, 'nonsense'));
      same((await store.save(base, { ...base.doc, title: 'Edited' })).rev, 2);
      same(
        (await store.list()).map(({ title }) => title),
        ['Edited'],
      );
      same(
        (await store.damaged()).map(({ raw }) => raw),
        ['nonsense'],
      );
    },
  },
  {
    name: 'lists documents whose summaries were lost',
    async run(open) {
      const backend = open();
      const store = createDocumentStore(backend);
      const { doc } = await store.create(aResume('Found again'));
      await backend.transact('write', ['summaries'], ({ summaries }) => summaries.delete(doc.id));
      same(
        (await store.list()).map(({ title }) => title),
        ['Found again'],
      );
    },
  },
  {
    name: 'a document of a newer program stays as it is, and can be exported',
    async run(open) {
      const backend = open();
      const store = createDocumentStore(backend);
      const base = await store.create(aResume('Base'));
      const newer = { ...base.doc, schemaVersion: 99, hologram: true };
      await backend.transact('write', ['documents'], ({ documents }) =>
        documents.put(base.doc.id, { rev: 2, trashedAt: null, doc: newer }),
      );
      await refused('newer-document', store.get('resume', base.doc.id));
      await refused('newer-document', store.save(base, { ...base.doc, title: 'Edited' }));
      await refused('newer-document', store.trash(base.doc.id));
      same(await store.exportRaw(), [{ id: base.doc.id, raw: newer, problem: '' }]);
      same(await store.damaged(), []);
    },
  },
  {
    name: 'assets lie under their SHA-256, within the limit',
    async run(open) {
      const store = createDocumentStore(open());
      const asset = { bytes: new Uint8Array([1, 2, 3]), type: 'image/png' };
      const name = await store.putAsset(asset);
      same(name, '039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81');
      same(await store.putAsset(asset), name);
      const found = await store.getAsset(name);
      same({ type: found.type, bytes: [...found.bytes] }, { type: 'image/png', bytes: [1, 2, 3] });
      await refused('asset-missing', store.getAsset('0'.repeat(64)));
      await refused('asset-too-large', store.putAsset({ ...asset, bytes: new Uint8Array(maxAssetBytes + 1) }));
    },
  },
  {
    name: 'tidy removes assets that no document has named for eight days',
    async run(open) {
      const store = createDocumentStore(open());
      const [named, unnamed] = [
        await store.putAsset({ bytes: new Uint8Array([1]), type: 'image/png' }),
        await store.putAsset({ bytes: new Uint8Array([2]), type: 'image/png' }),
      ];
      const doc = aResume('With a photo');
      await store.create({ ...doc, basics: { ...doc.basics, photo: { asset: named, alt: '' } } });
      await store.trash(doc.id);
      for (const day of [0, 6, 7.9]) await store.tidy(daysFromNow(day));
      await store.getAsset(unnamed);
      await store.tidy(daysFromNow(8.1));
      await refused('asset-missing', store.getAsset(unnamed));
      await store.getAsset(named);
    },
  },
  {
    name: 'tidy keeps a new asset, whatever year the clock says',
    async run(open) {
      const store = createDocumentStore(open());
      const name = await store.putAsset({ bytes: new Uint8Array([1]), type: 'image/png' });
      for (const year of wrongYears) await store.tidy(new Date(`${year}-06-01T00:00:00.000Z`));
      await store.getAsset(name);
    },
  },
  {
    name: 'keeps what belongs to the device',
    async run(open) {
      const store = createDocumentStore(open());
      same(await store.getMeta('theme'), undefined);
      await store.setMeta('theme', { dark: true });
      same(await store.getMeta('theme'), { dark: true });
    },
  },
  {
    name: 'tells every window of every change, once',
    async run(open) {
      const [one, two] = windows(open);
      const heard: DocumentChange[][] = [[], []];
      const stop = [one, two].map((store, index) => store.subscribe((change) => heard[index]?.push(change)));
      const { doc, rev } = await one.create(aResume('Base'));
      await two.save({ doc, rev }, { ...doc, title: 'Edited' });
      await one.trash(doc.id);
      await one.restore(doc.id);
      await one.purge(doc.id);
      await until(() => heard.every((changes) => changes.length >= 5));
      for (const changes of heard) {
        const notified = changes.map((change) => `${change.what} ${change.rev}`);
        same(notified.toSorted(), ['purged 0', 'restored 2', 'saved 1', 'saved 2', 'trashed 2']);
        // The changes of a window arrive in order; the order relative to another window's is not guaranteed.
        same(
          notified.filter((change) => change !== 'saved 2'),
          ['saved 1', 'trashed 2', 'restored 2', 'purged 0'],
        );
      }
      stop.forEach((end) => end());
      await one.create(aResume('Unheard'));
      same(heard[0]?.length, 5);
    },
  },
  {
    name: 'a transaction is whole or not at all',
    async run(open) {
      const backend = open();
      const failed = backend.transact('write', ['meta'], async ({ meta }) => {
        await meta.put('half', true);
        throw new StoreError('failed');
      });
      await refused('failed', failed);
      same(await backend.transact('read', ['meta'], ({ meta }) => meta.keys()), []);
    },
  },
  ...syncConformance,
];
