import type { DocumentStore } from '@vitae/store';

/** Stores a resume's tags. Nothing that prints is changed, so the day of the last edit stays, and what is final stays final. @throws StoreError */
export async function saveTags(store: DocumentStore, id: string, tags: string[]): Promise<void> {
  const base = await store.get('resume', id);
  await store.save(base, { ...base.doc, tags });
}
