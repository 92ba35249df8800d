import { createResume, resumeKind } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { expect, it, vi } from 'vitest';
import { openBySlug, readAhead } from './first-read.ts';

it('hands the read that was started early to the first caller that opens that document, and to no other', async () => {
  const documents = createMemoryStore();
  const { doc } = await documents.create(createResume({ title: 'One' }));
  const other = (await documents.create(createResume({ title: 'Two' }))).doc;
  const getBySlug = vi.spyOn(documents, 'getBySlug');
  const titleAt = async (slug: string) => (await openBySlug(documents, resumeKind, slug)).doc.title;

  expect(readAhead(documents, `/resume/builder/${doc.slug}/experience`)).toBe(true);
  expect(await titleAt(doc.slug)).toBe('One');
  expect(getBySlug).toHaveBeenCalledTimes(1);
  expect(await titleAt(doc.slug)).toBe('One');
  expect(getBySlug).toHaveBeenCalledTimes(2);

  readAhead(documents, `/resume/builder/${doc.slug}`);
  expect(await titleAt(other.slug)).toBe('Two');
  expect(getBySlug).toHaveBeenCalledTimes(4);
});

it('reads nothing if there is no builder, and leaves the error to whoever opens the document', async () => {
  const documents = createMemoryStore();
  expect(readAhead(documents, '/account/resumes')).toBe(false);
  expect(readAhead(documents, '/resume/builder/gone')).toBe(true);
  await expect(openBySlug(documents, resumeKind, 'gone')).rejects.toMatchObject({ code: 'not-found' });
});
