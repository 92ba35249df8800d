import { createApiClient } from '@vitae/api/client';
import { createSyncTransport } from '@vitae/api/sync-transport';
import { newId } from '@vitae/domain';
import { syncedDocuments } from '@vitae/store';
import { createMemoryStore } from '@vitae/store/memory';
import { createSyncEngine } from '@vitae/sync';
import { z } from 'zod';
import type { TestServer } from './test-server.ts';

/** Two devices of a new account, and what syncs them until both have everything. */
export async function twoDevices(server: TestServer) {
  const { body } = await server.call('POST', '/auth/sign-up', {
    name: 'Ada',
    email: 'ada@example.com',
    password: 'engine number one',
  });
  const { accessToken, user } = z.object({ accessToken: z.string(), user: z.object({ id: z.string() }) }).parse(body);
  const client = createApiClient({
    url: `${server.origin}/api`,
    accessToken: () => accessToken,
    fetch: (request, init) => {
      request.headers.set('origin', server.origin);
      return fetch(request, init);
    },
  });
  const device = () => {
    const store = createMemoryStore();
    const transport = createSyncTransport(client, { deviceId: newId() });
    const engine = createSyncEngine({ ...syncedDocuments, account: user.id, storage: store.sync, transport });
    store.subscribe(({ id }) => engine.touch(id));
    return { store, engine };
  };
  const [one, two] = [device(), device()];
  const sync = async () => {
    for (const { engine } of [one, two, one]) await engine.pass();
  };
  return { one, two, client, sync };
}
