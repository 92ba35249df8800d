import { ApiFailure, type ApiClient } from '@vitae/api/client';
import { createSyncTransport, listenForChanges } from '@vitae/api/sync-transport';
import type { SyncableStore } from '@vitae/store';
import { syncStore } from '@vitae/store/sync-store';
import { leadByWebLock, syncAccounts, type AccountSync, type SyncActivity } from '@vitae/sync';
import { isSyncActivity, syncLock, useSyncState } from './sync-state.ts';

/** The request of a newly opened window to the syncing one. */
const question = 'how does it stand?';

export interface SyncParts {
  documents: SyncableStore;
  /** The API for one account only. */
  apiOf: (account: string) => ApiClient;
  /** The server reports that this session has ended. */
  onSignedOut: () => void;
}

const report = (activity: SyncActivity): void => useSyncState.setState({ activity });

/**
 * Syncs the given account while it leads the windows of this browser, and otherwise follows the state that the leading
 * one reports. If windows cannot agree on a leader, none syncs and each reports it: two at the same time would mistake
 * each other's answers for a restored server.
 */
export function startSync({ documents, apiOf, onSignedOut }: SyncParts): AccountSync {
  return syncAccounts({
    async open(account) {
      if (documents.durable && !('locks' in navigator)) return null;
      const api = apiOf(account);
      const own = await syncStore(documents, account, (device) => createSyncTransport(api, device));
      const name = syncLock(account);
      const channel = new BroadcastChannel(name);
      let isLeading = false;
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isSyncActivity(data)) report(data);
        else if (data === question && isLeading) channel.postMessage(useSyncState.getState().activity);
      });
      channel.postMessage(question);
      return {
        ...own,
        listen: listenForChanges(api, onSignedOut),
        // Documents that only this window has are synced by this window.
        ...(documents.durable ? { lead: leadByWebLock(name) } : {}),
        onActivity(activity) {
          isLeading = true;
          channel.postMessage(activity);
        },
        close: () => channel.close(),
      };
    },
    watchOnline(listener) {
      window.addEventListener('online', listener);
      return () => window.removeEventListener('online', listener);
    },
    isUnreachable: (error) => error instanceof ApiFailure,
    isBusy: (error) => error instanceof ApiFailure && error.code === 'too-many-requests',
    report,
  });
}
