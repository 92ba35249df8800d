import { coverLetterKind, type AnyDocument } from '@vitae/domain';
import type { DocumentStore } from '@vitae/store';
import { withResume } from './with-resume.ts';

/** Stores a new letter that goes with a resume: with its person, language and look. @throws StoreError */
export async function newLetterFor(store: DocumentStore, resume: AnyDocument, title: string): Promise<AnyDocument> {
  const { locale, country } = resume;
  return (await store.create(withResume(coverLetterKind.create({ title, locale, country }), resume))).doc;
}
