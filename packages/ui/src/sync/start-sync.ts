import { ApiFailure, type ApiClient } from '@vitae/api/client';
import { createSyncTransport, listenForChanges } from '@vitae/api/sync-transport';
import { newId } from '@vitae/domain';
import { syncedDocuments, type DocumentStore, type SyncableStore } from '@vitae/store';
import { createSyncEngine, leadByWebLock, runSync, type RunningSync, type SyncLink } from '@vitae/sync';
import { isSyncWord, useSyncState, type SyncWord } from './sync-state.ts';

/** What a window that has just come asks the one that syncs. */
const question = 'how does it stand?';
/** Where the store keeps the id under which versions tell devices apart. */
const deviceKey = 'device';

export interface SyncParts {
  /** The id of who is signed in. */
  account: string;
  documents: SyncableStore;
  api: ApiClient;
  /** The server says that this session has ended. */
  onSignedOut: () => void;
}

/** Syncs while it leads the windows of this browser, and follows what the leading one says otherwise. @returns what ends it */
export async function startSync({ account, documents, api, onSignedOut }: SyncParts): Promise<() => void> {
  const engine = createSyncEngine({
    account,
    storage: documents.sync,
    transport: createSyncTransport(api, { deviceId: await deviceIdOf(documents) }),
    ...syncedDocuments,
  });
  const name = `vitae.sync.${account}`;
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

  const run = (): RunningSync =>
    runSync({
      engine,
      watch: (changed) => documents.subscribe(({ id, what }) => what !== 'synced' && changed(id)),
      listen: listenForChanges(api, onSignedOut),
      // Documents that live in this window alone are synced by this window.
      ...(documents.durable ? { lead: leadByWebLock(name) } : {}),
      onLink,
    });
  let running = run();
  let isOver = false;

  /** Begins anew, without the waits that grew while there was no network. */
  const beginAnew = async () => {
    await running.stop();
    isLeading = false;
    if (!isOver) running = run();
  };
  const onOnline = () => void beginAnew();
  window.addEventListener('online', onOnline);

  return () => {
    isOver = true;
    window.removeEventListener('online', onOnline);
    void running.stop();
    channel.close();
    useSyncState.setState({ word: 'off' });
  };
}

function wordOf(link: SyncLink): SyncWord {
  if (link.is === 'following') return 'off';
  if (link.is !== 'offline') return link.is;
  return link.error instanceof ApiFailure ? 'offline' : 'failed';
}

async function deviceIdOf(documents: DocumentStore): Promise<string> {
  const known = await documents.getMeta(deviceKey);
  if (typeof known === 'string') return known;
  const id = newId();
  await documents.setMeta(deviceKey, id);
  return id;
}
