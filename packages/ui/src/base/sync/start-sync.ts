import { ApiFailure, type ApiClient } from '@vitae/api/client';
import { createSyncTransport, listenForChanges } from '@vitae/api/sync-transport';
import type { SyncableStore } from '@vitae/store';
import { syncStore } from '@vitae/store/sync-store';
import { leadByWebLock, syncAccounts, type AccountSync, type SyncActivity } from '@vitae/sync';
import { isSyncActivity, syncLock, useSyncState } from './sync-state.ts';

/** What a window that has just come asks the one that syncs. */
const question = 'how does it stand?';

export interface SyncParts {
  documents: SyncableStore;
  /** The API as one account alone. */
  apiOf: (account: string) => ApiClient;
  /** The server says that this session has ended. */
  onSignedOut: () => void;
}

const report = (activity: SyncActivity): void => useSyncState.setState({ activity });

/**
 * Syncs the account it is told to follow while it leads the windows of this browser, and follows what the leading one
 * says otherwise. Where windows cannot agree on one that leads, none syncs, and says so: two at a time would take each
 * other's answers for a server that was restored.
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
        // Documents that live in this window alone are synced by this window.
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
