import { createDocumentStore } from '../document-store.ts';
import { createMemoryStore } from '../memory/index.ts';
import type { DocumentStore } from '../port.ts';
import { StoreError } from '../store-error.ts';
import { indexedDbBackend } from './indexeddb-backend.ts';

/** The store of a browser: durable, shared by all its tabs. `name` sets the database apart, for tests. */
export function createIndexedDbStore({ name = 'vitae' }: { name?: string } = {}): DocumentStore {
  return createDocumentStore(indexedDbBackend(name));
}

/**
 * The store that a page starts with: the browser's, or one in memory (not `durable`) where the browser keeps nothing. Any other
 * trouble is left to the store's methods, which say what to do; `ready` tells at once.
 */
export async function openBrowserStore(): Promise<DocumentStore> {
  const store = createIndexedDbStore();
  const problem = await store.ready().catch((error: unknown) => error);
  if (!(problem instanceof StoreError) || problem.code !== 'unavailable') return store;
  await store.close();
  return createMemoryStore();
}
