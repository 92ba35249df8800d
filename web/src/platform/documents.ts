import { createIndexedDbStore } from '@vitae/store/indexeddb';
import { createMemoryStore } from '@vitae/store/memory';
import type { SyncableStore } from '@vitae/store';

/**
 * The store of this browser. Where the browser keeps nothing (private windows, blocked storage) documents live as long
 * as the tab, and the interface says so; any other trouble is left for the interface to report, for there may be
 * documents to save.
 */
export async function openDocuments(): Promise<SyncableStore> {
  const store = createIndexedDbStore();
  try {
    await store.ready();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'unavailable') return createMemoryStore();
  }
  return store;
}
