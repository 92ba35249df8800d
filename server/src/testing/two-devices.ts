import { createSyncTransport } from '@vitae/api/sync-transport';
import { newId } from '@vitae/domain';
import { syncedDocuments } from '@vitae/store';
import { createMemoryStore } from '@vitae/store/memory';
import { createSyncEngine } from '@vitae/sync';
import { signUp } from './signed-up.ts';
import type { TestServer } from './test-server.ts';

/** Two devices of a new account, and what syncs them until both have everything. */
export async function twoDevices(server: TestServer) {
  const { accountId: account, client } = await signUp(server, 'ada@example.com');
  const device = () => {
    const store = createMemoryStore();
    const transport = createSyncTransport(client, { deviceId: newId() });
    const engine = createSyncEngine({ ...syncedDocuments, account, storage: store.sync, transport });
    store.subscribe(({ id }) => engine.touch(id));
    return { store, engine };
  };
  const [one, two] = [device(), device()];
  const sync = async () => {
    for (const { engine } of [one, two, one]) await engine.pass();
  };
  return { one, two, client, sync };
}
