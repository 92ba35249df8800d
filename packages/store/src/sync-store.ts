import { createSyncEngine, type OpenedSync, type SyncTransport } from '@vitae/sync';
import { deviceIdOf } from './device-id.ts';
import type { SyncableStore } from './port.ts';
import { syncedDocuments } from './synced-documents.ts';

/** The documents of a store as an account syncs them; `transportOf` creates the transport for this device's id. */
export async function syncStore(
  store: SyncableStore,
  account: string,
  transportOf: (device: { deviceId: string }) => SyncTransport,
): Promise<Pick<OpenedSync, 'engine' | 'watch'>> {
  return {
    engine: createSyncEngine({
      ...syncedDocuments,
      account,
      storage: store.sync,
      transport: transportOf({ deviceId: await deviceIdOf(store) }),
    }),
    watch: (changed) => store.subscribe(({ id, what }) => what !== 'synced' && changed(id)),
  };
}
