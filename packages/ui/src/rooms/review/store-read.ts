import { duplicateDocument, type AnyDocument } from '@vitae/domain';
import { StoreError, type DocumentStore } from '@vitae/store';

/** Stores a document that was read from a file; one whose id is taken becomes a copy. @throws StoreError */
export async function storeRead<Doc extends AnyDocument>(store: DocumentStore, document: Doc): Promise<Doc> {
  try {
    return (await store.create(document)).doc;
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'exists') throw error;
    return (await store.create(duplicateDocument(document, document.title))).doc;
  }
}
