import { createIndexedDbStore } from '@vitae/store/indexeddb';
import type { SyncableStore } from '@vitae/store';

/** The prefix of unsaved edits in `localStorage`, where writing takes no time. */
const unsaved = 'unsaved:';

/**
 * The store of this browser. Where the browser keeps nothing (private windows, blocked storage) documents live as long
 * as the tab, and the interface says so; any other error is left for the interface to report, since there may be
 * documents to save.
 */
export async function openDocuments(): Promise<SyncableStore> {
  const store: SyncableStore = { ...createIndexedDbStore(), keepUnsaved };
  try {
    await store.ready();
    // A page that ended in the middle of a write could not wait for it.
    for (const name of Object.keys(localStorage).filter((found) => found.startsWith(unsaved))) {
      const { saveUnsaved } = await import('@vitae/store/unsaved-edits');
      if (await saveUnsaved(store, localStorage.getItem(name) ?? '')) localStorage.removeItem(name);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'unavailable')
      return (await import('@vitae/store/memory')).createMemoryStore();
  }
  return store;
}

const keepUnsaved: SyncableStore['keepUnsaved'] = (key, edit) => {
  try {
    if (edit) localStorage.setItem(unsaved + key, JSON.stringify(edit));
    else localStorage.removeItem(unsaved + key);
  } catch {
    // Blocked or full: only the write in progress remains.
  }
};
