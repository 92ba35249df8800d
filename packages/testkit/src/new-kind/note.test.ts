import {
  builderPaths,
  documentKinds,
  duplicateDocument,
  kindOf,
  printPath,
  readDocument,
  type AnyDocument,
} from '@vitae/domain';
import { exportersOf } from '@vitae/exporter';
import { importerOf } from '@vitae/importer/kinds';
import { createEngine, drawPagePictures, layoutLines, renderPdf } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { createMemoryStore } from '@vitae/store/memory';
import { templateKindOf } from '@vitae/templates';
import { beforeEach, describe, expect, it } from 'vitest';
import { pdftotext } from '../pdf/index.ts';

const words = 'Buy **paper** for the printer.';
const sources = { fonts: nodeFonts, assets: () => Promise.resolve(undefined) };
const kind = () => kindOf('note');
const noteWith = (values: object): AnyDocument =>
  kind().read({ ...kind().create({ title: 'Errands', country: 'GB' }, '2026-01-02T03:04:05.000Z'), ...values });
const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

describe('an added kind of document', () => {
  it('is in the registry and has addresses', () => {
    expect(documentKinds.map(({ key }) => key)).toEqual(['resume', 'coverletter', 'note']);
    expect([kind().list, ...builderPaths(kind()), printPath(kind())]).toEqual([
      '/account/notes',
      '/note/builder/:slug',
      '/note/builder/:slug/template',
      '/note/builder/:slug/finalize',
      '/note/viewer/print/:slug',
    ]);
  });

  it('is read as it was written, and refused if it is damaged', () => {
    const note = noteWith({ body: words });
    expect(readDocument({ ...note })).toEqual(note);
    expect(note).toMatchObject({ kind: 'note', body: words });
    expect(() => readDocument({ ...note, body: 7 })).toThrow(/body/);
  });

  it('is drawn with its own template, laid out and written as a PDF with the document attached', async () => {
    const note = noteWith({ body: words, author: 'Ada' });
    expect(templateKindOf('note').templateOf('classic').id).toBe('plain-note');
    const lines = layoutLines(await createEngine(sources).layOut(note)).map(({ text }) => text.trim());
    expect(lines).toEqual(['Errands', 'Buy paper for the printer.']);
    const { bytes, pageCount } = await renderPdf(note, sources);
    expect(pageCount).toBe(1);
    expect(pdftotext(bytes).replace(/\s+/g, ' ')).toContain('Errands Buy paper for the printer.');
    expect(Buffer.from(bytes).includes('note.vitae.json')).toBe(true);
  });

  it('is drawn for the preview, which knows where its fields are', async () => {
    const note = noteWith({ body: words, author: 'Ada' });
    const [page, ...more] = await drawPagePictures(createEngine(sources), note);
    expect(more).toEqual([]);
    expect(page?.svg).toContain('<path');
    expect([...new Set(page?.boxes.map(({ path }) => path))]).toEqual(['title', 'body']);
  });

  it.each(['vitae'])('is exported as %s and read back', async (id) => {
    const note = noteWith({ body: words });
    const exporter = exportersOf('note').find((candidate) => candidate.id === id);
    const bytes = bytesOf((await exporter?.write(note, new Map())) ?? '');
    expect((await importerOf('note').read({ name: 'note.vitae.json', bytes })).document).toEqual(note);
    await expect(importerOf('coverletter').read({ name: 'note.vitae.json', bytes })).rejects.toMatchObject({
      code: 'unsupported',
    });
  });
});

describe('a store with a document of an added kind', () => {
  const store = createMemoryStore();
  let id = '';
  beforeEach(async () => {
    const { doc } = await store.create(duplicateDocument(noteWith({ body: 'One', author: 'Ada' }), 'Errands'));
    ({ id } = doc);
  });
  const listed = async () => (await store.list()).find((summary) => summary.id === id);

  it('lists it, by its kind and under the name of the person in it', async () => {
    expect(await listed()).toMatchObject({ kind: 'note', title: 'Errands', fullName: 'Ada', trashedAt: null });
    await expect(store.get('resume', id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('merges what two windows wrote', async () => {
    const base = await store.get(kind().key, id);
    await store.save(base, kind().read({ ...base.doc, body: 'Two' }));
    const merged = await store.save(base, { ...base.doc, title: 'Errands of today' });
    expect(merged.doc).toMatchObject({ title: 'Errands of today', body: 'Two', conflicts: [] });
  });

  it('moves it to the trash, restores it, and deletes it permanently', async () => {
    await store.trash(id);
    expect((await listed())?.trashedAt).not.toBeNull();
    await store.restore(id);
    expect((await store.get(kind().key, id)).doc).toMatchObject({ body: 'One' });
    await store.purge(id);
    expect(await listed()).toBeUndefined();
  });
});
