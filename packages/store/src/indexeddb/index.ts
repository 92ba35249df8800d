import { createDocumentStore } from '../document-store.ts';
import type { SyncableStore } from '../port.ts';
import { indexedDbBackend } from './indexeddb-backend.ts';

/** The store of a browser: durable, shared by all its tabs. `name` selects another database, for tests. */
export function createIndexedDbStore({ name = 'vitae' }: { name?: string } = {}): SyncableStore {
  return createDocumentStore(indexedDbBackend(name));
}
