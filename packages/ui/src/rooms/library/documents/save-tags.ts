import type { DocumentStore, DocumentSummary } from '@vitae/store';

/**
 * Stores a document's tags. Nothing that prints is changed, so the day of the last edit stays, and and and a final
 * document stays final. @throws StoreError
 */
export async function saveTags(
  store: DocumentStore,
  { kind, id }: Pick<DocumentSummary, 'kind' | 'id'>,
  tags: string[],
): Promise<void> {
  const base = await store.get(kind, id);
  await store.save(base, { ...base.doc, tags });
}
