import { ApiFailure } from '@vitae/api/client';
import { createSyncTransport, listenForChanges } from '@vitae/api/sync-transport';
import { deviceIdOf, syncedDocuments, type SyncableStore } from '@vitae/store';
import { createSyncEngine, runSync, type RunningSync, type SyncLink } from '@vitae/sync';
import type { HeldState } from '@vitae/ui';
import type { Account } from './account/create-account.ts';

export interface DesktopSyncParts {
  account: Pick<Account, 'state' | 'subscribe' | 'apiOf' | 'setSync' | 'refresh'>;
  store: SyncableStore;
  /** Calls back when there is a network again, or the computer has woken. Returns what ends it. */
  watchOnline: (listener: () => void) => () => void;
}

export interface DesktopSync {
  /** Syncs at once, without the waits that grew while the server was out of reach. */
  now: () => void;
  /** Resolves when nothing is under way for anyone who is not signed in any more. */
  settled: () => Promise<void>;
  /** Resolves when nothing is under way any more. */
  stop: () => Promise<void>;
}

/** Syncs the documents of this program while somebody is signed in; those that belong to no account yet become theirs. */
export function runDesktopSync({ account, store, watchOnline }: DesktopSyncParts): DesktopSync {
  let wanted: string | null = null;
  let running: RunningSync | null = null;
  /** One account after another: only one engine may run on a store at a time. */
  let changing = Promise.resolve();

  function follow(user: string | null): void {
    if (user === wanted) return;
    wanted = user;
    changing = changing.then(() => change(user)).catch(() => account.setSync('failed'));
  }

  async function change(user: string | null): Promise<void> {
    await running?.stop();
    running = null;
    account.setSync('off');
    if (user === null) return;
    const deviceId = await deviceIdOf(store);
    // Someone else may have come, or everyone gone, while this waited.
    if (user !== wanted) return;
    const api = account.apiOf(user);
    running = runSync({
      engine: createSyncEngine({ ...syncedDocuments, account: user, storage: store.sync, transport: createSyncTransport(api, { deviceId }) }),
      watch: (changed) => store.subscribe(({ id, what }) => what !== 'synced' && changed(id)),
      listen: listenForChanges(api, () => void account.refresh()),
      onLink: (link) => user === wanted && account.setSync(wordOf(link)),
    });
  }

  const now = () => running?.now();
  const followState = ({ user }: HeldState) => follow(user?.id ?? null);
  const endFollowing = account.subscribe(followState);
  const endWatching = watchOnline(now);
  followState(account.state());

  return {
    now,
    settled: () => changing,
    async stop() {
      endFollowing();
      endWatching();
      follow(null);
      await changing;
    },
  };
}

function wordOf(link: SyncLink): HeldState['sync'] {
  if (link.is === 'following') return 'off';
  if (link.is !== 'offline') return link.is;
  return link.error instanceof ApiFailure ? 'offline' : 'failed';
}
