import { ApiFailure, type ApiClient } from '@vitae/api/client';
import { createSyncTransport, listenForChanges } from '@vitae/api/sync-transport';
import { deviceIdOf, syncedDocuments, type SyncableStore } from '@vitae/store';
import { createSyncEngine, leadByWebLock, runSync, type SyncLink } from '@vitae/sync';
import { isSyncWord, syncLock, useSyncState, type SyncWord } from './sync-state.ts';

/** What a window that has just come asks the one that syncs. */
const question = 'how does it stand?';

export interface SyncParts {
  /** The id of who is signed in. */
  account: string;
  documents: SyncableStore;
  api: ApiClient;
  /** The server says that this session has ended. */
  onSignedOut: () => void;
}

const sayOff = (): void => useSyncState.setState({ word: 'off' });

/**
 * Syncs while it leads the windows of this browser, and follows what the leading one says otherwise. Where windows cannot agree on one that
 * leads, none syncs, and says so: two at a time would take each other's answers for a server that was restored.
 * @returns what ends it
 */
export async function startSync({ account, documents, api, onSignedOut }: SyncParts): Promise<() => void> {
  if (documents.durable && !('locks' in navigator)) {
    useSyncState.setState({ word: 'unable' });
    return sayOff;
  }
  const engine = createSyncEngine({
    account,
    storage: documents.sync,
    transport: createSyncTransport(api, { deviceId: await deviceIdOf(documents) }),
    ...syncedDocuments,
  });
  const name = syncLock(account);
  const channel = new BroadcastChannel(name);
  let isLeading = false;

  const onLink = (link: SyncLink) => {
    isLeading = true;
    const word = wordOf(link);
    useSyncState.setState({ word });
    channel.postMessage(word);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isSyncWord(data)) useSyncState.setState({ word: data });
    else if (data === question && isLeading) channel.postMessage(useSyncState.getState().word);
  });
  channel.postMessage(question);

  const running = runSync({
    engine,
    watch: (changed) => documents.subscribe(({ id, what }) => what !== 'synced' && changed(id)),
    listen: listenForChanges(api, onSignedOut),
    // Documents that live in this window alone are synced by this window.
    ...(documents.durable ? { lead: leadByWebLock(name) } : {}),
    onLink,
  });
  const onOnline = () => running.now();
  window.addEventListener('online', onOnline);

  return () => {
    window.removeEventListener('online', onOnline);
    void running.stop();
    channel.close();
    sayOff();
  };
}

function wordOf(link: SyncLink): SyncWord {
  if (link.is === 'following') return 'off';
  if (link.is !== 'offline') return link.is;
  return link.error instanceof ApiFailure ? 'offline' : 'failed';
}
