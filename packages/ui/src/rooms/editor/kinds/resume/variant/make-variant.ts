import { resumeKind, variantOf, type AnyDocument } from '@vitae/domain';
import type { DocumentStore } from '@vitae/store';

/** Stores a variant of a resume for a job. @throws StoreError */
export async function makeVariant(
  store: DocumentStore,
  original: AnyDocument,
  title: string,
  jobTitle = '',
): Promise<AnyDocument> {
  return (await store.create(variantOf(resumeKind.of(original), title, jobTitle))).doc;
}
