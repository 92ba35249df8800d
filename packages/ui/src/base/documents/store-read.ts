import { assetsOf, duplicateDocument, type AnyDocument } from '@vitae/domain';
import type { ImportedDocument } from '@vitae/importer';
import { StoreError, type DocumentStore } from '@vitae/store';

/**
 * Stores a document that was read from a file, with the pictures that it has; one whose id is taken becomes a copy.
 * @throws StoreError
 */
export async function storeRead(
  store: DocumentStore,
  { document, assets }: Pick<ImportedDocument, 'document' | 'assets'>,
): Promise<AnyDocument> {
  // Before the document that names them: a document must never be without its pictures.
  const used = new Set(assetsOf(document));
  for (const [sha256, { type, bytes }] of assets)
    if (used.has(sha256)) await store.putAsset({ type, bytes: Uint8Array.from(bytes) });
  try {
    return (await store.create(document)).doc;
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'exists') throw error;
    return (await store.create(duplicateDocument(document, document.title))).doc;
  }
}
