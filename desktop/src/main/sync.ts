import { ApiFailure } from '@vitae/api/client';
import { createSyncTransport, listenForChanges } from '@vitae/api/sync-transport';
import type { SyncableStore } from '@vitae/store';
import { syncStore } from '@vitae/store/sync-store';
import { syncAccounts, type AccountSync } from '@vitae/sync';
import type { HeldState } from '@vitae/ui';
import type { Account } from './account/create-account.ts';

export interface DesktopSyncParts {
  account: Pick<Account, 'state' | 'subscribe' | 'apiOf' | 'setSync' | 'refresh'>;
  store: SyncableStore;
  /** Calls back when the network is back, or the computer has woken. Returns a function that stops it. */
  watchOnline: (listener: () => void) => () => void;
}

export type DesktopSync = Pick<AccountSync, 'now' | 'settled' | 'stop'>;

/**
 * Syncs the documents of this program while the user is signed in; those that belong to no account yet are added to
 * theirs.
 */
export function runDesktopSync({ account, store, watchOnline }: DesktopSyncParts): DesktopSync {
  const sync = syncAccounts({
    async open(user) {
      const api = account.apiOf(user);
      return {
        ...(await syncStore(store, user, (device) => createSyncTransport(api, device))),
        listen: listenForChanges(api, () => void account.refresh()),
      };
    },
    watchOnline,
    isUnreachable: (error) => error instanceof ApiFailure,
    isBusy: (error) => error instanceof ApiFailure && error.code === 'too-many-requests',
    report: account.setSync,
  });
  const followState = ({ user }: HeldState) => sync.follow(user?.id ?? null);
  const endFollowing = account.subscribe(followState);
  followState(account.state());
  return {
    now: sync.now,
    settled: sync.settled,
    async stop() {
      endFollowing();
      await sync.stop();
    },
  };
}
