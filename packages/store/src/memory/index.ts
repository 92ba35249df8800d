import { createDocumentStore } from '../document-store.ts';
import type { SyncableStore } from '../port.ts';
import { memoryBackend } from './memory-backend.ts';

/** A store that lives only as long as this window, for browsers without storage; `durable` tells the interface. */
export function createMemoryStore(): SyncableStore {
  return createDocumentStore(memoryBackend());
}
