import { coverLetterKind, newId } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { expect, it } from 'vitest';

const paragraph = { id: newId(), text: 'I led eight people in two shifts.' };
const [mine, theirs] = [{ asset: 'a'.repeat(64) }, { asset: 'b'.repeat(64) }];

async function storedLetter() {
  const store = createMemoryStore();
  const begun = coverLetterKind.create({ title: 'Letter', locale: 'en', country: 'GB' });
  const { doc } = await store.create({ ...begun, paragraphs: [paragraph] });
  return { store, id: doc.id, base: await store.get('coverletter', doc.id) };
}

it('merges what two windows wrote into one letter, down to the words of a paragraph', async () => {
  const { store, id, base } = await storedLetter();
  const { doc } = base;
  await store.save(base, { ...doc, paragraphs: [{ ...paragraph, text: 'I lead eight people in two shifts.' }] });
  await store.save(base, {
    ...doc,
    recipient: { ...doc.recipient, company: 'Halden' },
    paragraphs: [{ ...paragraph, text: 'I led eight people in three shifts.' }],
  });
  expect((await store.get('coverletter', id)).doc).toMatchObject({
    recipient: { company: 'Halden' },
    paragraphs: [{ text: 'I lead eight people in three shifts.' }],
    conflicts: [],
  });
});

it('keeps one of two signatures, and shows the other', async () => {
  const { store, id, base } = await storedLetter();
  await store.save(base, { ...base.doc, signature: theirs });
  await store.save(base, { ...base.doc, signature: mine });
  const { doc } = await store.get('coverletter', id);
  expect([mine, theirs]).toContainEqual(doc.signature);
  expect(doc.conflicts).toMatchObject([{ path: 'signature' }]);
});

it('is moved to the trash, restored, and permanently deleted', async () => {
  const { store, id } = await storedLetter();
  const listed = async () => (await store.list()).find((summary) => summary.id === id);
  await store.trash(id);
  expect((await listed())?.trashedAt).not.toBeNull();
  await store.restore(id);
  expect(await listed()).toMatchObject({ kind: 'coverletter', trashedAt: null });
  await store.purge(id);
  expect(await listed()).toBeUndefined();
});
