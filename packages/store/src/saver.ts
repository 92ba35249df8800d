import { newId, type AnyDocument } from '@vitae/domain';
import { changedPaths, equal } from '@vitae/sync';
import { fetchMerging } from './late-merging.ts';
import type { DocumentStore, Snapshot } from './port.ts';
import { StoreError } from './store-error.ts';

/**
 * The state that the interface shows next to the document. While `failed`, the editor holds the text and the saver
 * keeps retrying.
 */
export type SaveState = { status: 'saved' } | { status: 'saving' } | { status: 'failed'; error: StoreError };

export interface SaverOptions<Doc extends AnyDocument> {
  /** The state changed. */
  onState?: (state: SaveState) => void;
  /**
   * Another window's edits were merged: the editor must continue from `doc`, at once and outside its undo history.
   * `paths` name the changes in the editor's document, as conflicts do: `sections.experience.items.<id>.position`.
   */
  onMerge?: (doc: Doc, paths: string[]) => void;
  /** Milliseconds between retries while saving fails. */
  retryAfter?: number;
}

/** Keeps one open document in sync with its store; it keeps the last text until the store has it. */
export interface Saver<Doc extends AnyDocument> {
  readonly state: SaveState;
  /** The document with every edit so far, saved or not. */
  readonly current: Doc;
  /** Accepts an edit; it is handed to the store at once, or as soon as the write in progress is done. */
  edit(doc: Doc): void;
  /**
   * Resolves when every edit so far is durable; call it on `pagehide` and before leaving. What is not saved by then is
   * kept within the call, if the store supports it. @throws {StoreError}
   */
  flush(): Promise<void>;
  /** Checks for changes made elsewhere; call it when a window wakes. @throws {StoreError} */
  refresh(): Promise<void>;
  /** Writes the remaining edits and releases the document. @throws {StoreError} */
  close(): Promise<void>;
}

/** Milliseconds until the code that merges is fetched ahead. */
const mergingDelay = 2_000;
/** Texts handed over while a write is in progress; later ones wait for it, and only the newest is written. */
const mostNext = 4;

/** Starts saving a document, from the snapshot that the editor opened. */
export function createSaver<Doc extends AnyDocument>(
  store: DocumentStore,
  opened: Snapshot<Doc>,
  { onState, onMerge, retryAfter = 2_000 }: SaverOptions<Doc> = {},
): Saver<Doc> {
  let base = opened;
  let current = opened.doc;
  let newestRev = opened.rev;
  let state: SaveState = { status: 'saved' };
  let working: Promise<void> | null = null;
  /** The newest text that the store was given, and those given since the write in progress began. */
  let given: Doc = current;
  const next: { doc: Doc; answer: Promise<Snapshot<Doc> | null> }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const key = newId();
  // Ahead of its first use, since the network may be gone by then; after the page accepts input.
  const ahead = setTimeout(() => void fetchMerging().catch(() => undefined), mergingDelay);

  const edited = () => current !== base.doc;
  const behind = () => newestRev > base.rev;

  function setState(next: SaveState): void {
    if (next.status === state.status && next.status !== 'failed') return;
    state = next;
    onState?.(next);
  }

  /** Adopts the store's document, with the editor's edits since `ancestor` on top. */
  async function adopt(ancestor: Doc, snapshot: Snapshot<Doc>): Promise<void> {
    // Undo needs it too, as soon as the document has edits from elsewhere.
    const merging = snapshot.doc === ancestor ? null : await fetchMerging();
    base = snapshot;
    if (!merging) return;
    const before = current;
    const merged = before === ancestor ? snapshot.doc : merging.mergeDocuments(ancestor, before, snapshot.doc);
    current = equal(merged, snapshot.doc) ? snapshot.doc : merged;
    const paths = changedPaths(before, current);
    if (paths.length > 0) onMerge?.(current, paths);
  }

  /** Adopts what was written of the texts that were handed over meanwhile. */
  async function adoptNext(): Promise<void> {
    for (let first = next.shift(); first; first = next.shift()) {
      const snapshot = await first.answer;
      if (snapshot) await adopt(first.doc, snapshot);
    }
  }

  /** Gives the store the newest text without waiting for the answer to the one before. */
  function handOver(): void {
    const written: Doc = given;
    const doc: Doc = current;
    if (!store.saveNext || doc === written || next.length >= mostNext) return;
    given = doc;
    // What is not written here is still edited, and written by the next call.
    next.push({ doc, answer: store.saveNext(written, doc).catch(() => null) });
  }

  async function work(): Promise<void> {
    try {
      while (edited() || behind()) {
        const written = current;
        const heard = newestRev;
        given = written;
        await adopt(written, await store.save(base, written));
        await adoptNext();
        if (newestRev === heard) newestRev = base.rev;
      }
      store.keepUnsaved?.(key, null);
      setState({ status: 'saved' });
    } catch (error) {
      // None of them is written after a write that failed.
      for (const { answer } of next.splice(0)) await answer;
      newestRev = base.rev;
      const failure = error instanceof StoreError ? error : new StoreError('failed', error);
      // Without an edit this only fetches: none of the user's text is at risk.
      if (edited()) {
        setState({ status: 'failed', error: failure });
        schedule(retryAfter);
      }
      throw failure;
    }
  }

  function start(): Promise<void> {
    clearTimeout(timer);
    if (working) handOver();
    working ??= work().finally(() => {
      working = null;
    });
    return working;
  }

  /** In a separate task, so that the typed key is painted first. */
  function schedule(delay: number): void {
    clearTimeout(timer);
    // `state` reports a failure; no one awaits this promise.
    timer = setTimeout(() => void start().catch(() => undefined), delay);
  }

  const unsubscribe = store.subscribe((change) => {
    if (change.id !== base.doc.id) return;
    if (change.what === 'saved' && change.rev > newestRev) newestRev = change.rev;
    // It may have moved to another id; if it was permanently deleted, the next edit restores it.
    else if (change.what === 'purged') newestRev = base.rev + 1;
    else return;
    schedule(0);
  });

  async function flush(): Promise<void> {
    if (edited()) store.keepUnsaved?.(key, { base, doc: current });
    while (edited()) await start();
  }

  return {
    get state() {
      return state;
    },
    get current() {
      return current;
    },
    edit(doc) {
      current = doc;
      if (!edited()) return;
      if (state.status !== 'failed') setState({ status: 'saving' });
      schedule(0);
    },
    flush,
    async refresh() {
      newestRev = Math.max(newestRev, base.rev + 1);
      await start();
    },
    async close() {
      try {
        await flush();
      } finally {
        clearTimeout(timer);
        clearTimeout(ahead);
        unsubscribe();
      }
    },
  };
}
