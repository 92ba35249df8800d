import { rmSync } from 'node:fs';
import { createApiClient } from '@vitae/api/client';
import { createSyncTransport } from '@vitae/api/sync-transport';
import { createResume, newId } from '@vitae/domain';
import type { SyncableStore } from '@vitae/store';
import { createMemoryStore } from '@vitae/store/memory';
import { syncStore } from '@vitae/store/sync-store';
import type { SyncTransport } from '@vitae/sync';
import { signIn, signUp, startServer } from './server/harness.ts';
import { isSmoke, sized, reportBudget } from './harness/smoke.ts';
import { printTable } from './harness/table.ts';

const many = sized(10_000, 200);
/** The baseline makes one call per document, so fewer documents are enough. */
const few = sized(2_000, 200);
const mostShare = 0.5;
/** An access token is valid for 15 minutes; on a busy machine ten thousand documents take longer. */
const tokenMilliseconds = 10 * 60_000;

const server = await startServer();

interface Way {
  /** Milliseconds per document. */
  up: number;
  down: number;
  calls: number;
}

/** A device pushes this many resumes, and another one fetches them. */
async function firstSync(
  email: string,
  count: number,
  change: (transport: SyncTransport) => SyncTransport,
): Promise<Way> {
  const { accountId, token: firstToken } = await signUp(server.origin, server.dataFolder, email);
  let token = firstToken;
  let signedInAt = performance.now();
  let calls = 0;
  const client = createApiClient({
    url: `${server.origin}/api`,
    accessToken: () => token,
    fetch: async (request, init) => {
      calls += 1;
      if (performance.now() - signedInAt > sized(tokenMilliseconds, 500)) {
        signedInAt = performance.now();
        token = await signIn(server.origin, email);
        request.headers.set('authorization', `Bearer ${token}`);
      }
      request.headers.set('origin', server.origin);
      return fetch(request, init);
    },
  });
  const pass = async (store: SyncableStore) => {
    const { engine } = await syncStore(store, accountId, (device) => change(createSyncTransport(client, device)));
    const started = performance.now();
    // On a busy machine the server may close a connection that is about to be reused: a pass continues from there.
    for (let tried = 0; tried < 5; tried += 1) {
      const failed = await engine.pass().then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (failed === null) break;
      if (tried === 4) throw failed.error;
    }
    return (performance.now() - started) / count;
  };
  const [here, elsewhere] = [createMemoryStore(), createMemoryStore()];
  for (let made = 0; made < count; made += 1)
    await here.create({ ...createResume({ title: `Resume ${made}` }), id: newId() });
  const [up, down] = [await pass(here), await pass(elsewhere)];
  const there = (await elsewhere.list()).length;
  if (there !== count) throw new Error(`${there} of ${count} documents arrived.`);
  return { up, down, calls };
}

const oneByOne = (transport: SyncTransport): SyncTransport => ({
  ...transport,
  heads: () => Promise.resolve(new Map()),
  putAll: () => Promise.resolve(new Map()),
});
const single = await firstSync('single@example.com', few, oneByOne);
const together = await firstSync('together@example.com', many, (transport) => transport);
await server.stop();
rmSync(server.dataFolder, { recursive: true, force: true });

const shares = { up: together.up / single.up, down: together.down / single.down };
const row = (name: string, count: number, { up, down, calls }: Way, share: typeof shares) => ({
  name,
  cells: [
    `${((up * count) / 1000).toFixed(1)} s`,
    `${share.up.toFixed(2)} ×`,
    `${((down * count) / 1000).toFixed(1)} s`,
    `${share.down.toFixed(2)} ×`,
    `${calls}`,
  ],
});
printTable(
  'A first sync of one device, and the first of another one; the share is of the time for each document',
  ['sent', 'share', 'fetched', 'share', 'calls of both'],
  [
    row(`${many} documents`, many, together, shares),
    row(`${few} documents, each with a call of its own`, few, single, { up: 1, down: 1 }),
  ],
);
reportBudget(
  `at most ${mostShare} × the time of a call for each, both ways`,
  isSmoke || (shares.up <= mostShare && shares.down <= mostShare),
);
