import { coverLetterKind, createResume } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { expect, it } from 'vitest';
import { newLetterFor } from '../cover-letter/resume/new-letter.ts';
import { letterFor } from './use-letter-of.ts';

it('finds the first letter that names a resume, past letters that are gone or name another', async () => {
  const store = createMemoryStore();
  const resume = createResume({ title: 'Nurse' });
  const other = await store.create(coverLetterKind.create({ title: 'Another' }));
  const letter = await newLetterFor(store, resume, 'Letter');
  expect(await letterFor(store, resume.id, ['gone', other.doc.id, letter.id])).toBe(letter.id);
  expect(await letterFor(store, resume.id, ['gone', other.doc.id])).toBeNull();
});
