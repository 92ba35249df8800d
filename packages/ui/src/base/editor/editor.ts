import type { AnyDocument } from '@vitae/domain';
import { createSaver, type DocumentStore, type SaveState, type Snapshot } from '@vitae/store';
import { changedPaths } from '@vitae/sync';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { carriedOver, emptyHistory, recorded, redone, undone, type History, type Travel } from './history.ts';

/** How undo treats a change. */
export interface ChangeOptions {
  /** Its name for undo, in the interface's language. */
  label: string;
  /**
   * Consecutive changes with the same key are one step: pass a field's path for typing into it. Without a key each
   * change is a step.
   */
  coalesceKey?: string;
}

/** A request to go to a field: its step opens, and it scrolls into view. */
export interface FieldRequest {
  path: string;
  /** Whether it takes the focus from wherever it is. */
  takesFocus: boolean;
  /** Distinguishes two requests for one field. */
  count: number;
}

export interface EditorState<Doc extends AnyDocument = AnyDocument> {
  document: Doc;
  save: SaveState;
  /** The step that undo would revert; `null` when there is none. */
  undoLabel: string | null;
  redoLabel: string | null;
  /** The field being edited, as a path of the document. */
  focusedPath: string | null;
  request: FieldRequest | null;
  /** Ids of the entries whose cards are open. */
  openItems: ReadonlySet<string>;
}

/** One open document: what is edited, how it is saved, what can be undone, and which field is being edited. */
export interface Editor<Doc extends AnyDocument = AnyDocument> {
  readonly state: StoreApi<EditorState<Doc>>;
  /** Changes the document by a pure function; one that returns the same document changes nothing. */
  apply: (update: (document: Doc) => Doc, options: ChangeOptions) => void;
  undo: () => void;
  redo: () => void;
  /** Sets which field has the focus. */
  focus: (path: string | null) => void;
  /** Scrolls a field into view, wherever it is, and focuses it. */
  openField: (path: string) => void;
  setItemOpen: (itemId: string, open: boolean) => void;
  /** Resolves when every edit so far is durable. @throws {StoreError} */
  flush: () => Promise<void>;
  /** Looks for changes made elsewhere. @throws {StoreError} */
  refresh: () => Promise<void>;
  /** Saves the remaining edits and releases the document. @throws {StoreError} */
  close: () => Promise<void>;
}

export interface EditorOptions {
  /** Edits of another window or device were merged; `conflicts` of them need a choice. */
  onMerge?: (conflicts: number) => void;
  /** The time, in milliseconds. */
  now?: () => number;
}

/** Opens a document for editing. */
export function createEditor<Doc extends AnyDocument>(
  store: DocumentStore,
  opened: Snapshot<Doc>,
  { onMerge, now = Date.now }: EditorOptions = {},
): Editor<Doc> {
  const state = createStore<EditorState<Doc>>(() => ({
    document: opened.doc,
    save: { status: 'saved' },
    undoLabel: null,
    redoLabel: null,
    focusedPath: null,
    request: null,
    openItems: new Set(),
  }));
  let history: History<Doc> = emptyHistory;
  let isCommitting = false;

  const saver = createSaver(store, opened, {
    onState: (save) => {
      if (!isCommitting) state.setState({ save });
    },
    onMerge: (document) => {
      const added = document.conflicts.length - state.getState().document.conflicts.length;
      state.setState({ document });
      onMerge?.(Math.max(0, added));
    },
  });

  const stamp = (document: Doc): Doc => ({ ...document, updatedAt: new Date(now()).toISOString() });
  const carry = (base: Doc, target: Doc, current: Doc): Doc => stamp(carriedOver(base, target, current));

  /**
   * The store comes first, so that the text is being written while the screen still updates. What the saver says
   * meanwhile is part of the same change: everything on the screen looks at the state once for each key.
   */
  function commit(document: Doc): void {
    isCommitting = true;
    try {
      saver.edit(document);
    } finally {
      isCommitting = false;
    }
    state.setState({
      document,
      save: saver.state,
      undoLabel: history.past.at(-1)?.label ?? null,
      redoLabel: history.future[0]?.label ?? null,
    });
  }

  function request(path: string, takesFocus: boolean): void {
    const { openItems, request: last } = state.getState();
    const item = /\.items\.([^.]+)/.exec(path)?.[1];
    state.setState({
      openItems: item ? new Set([...openItems, item]) : openItems,
      request: { path, takesFocus, count: (last?.count ?? 0) + 1 },
    });
  }

  function travel(taken: Travel<Doc> | null): void {
    if (!taken) return;
    const before = state.getState().document;
    history = taken.history;
    commit(taken.state);
    const content = (document: Doc): Doc => ({ ...document, final: null, ignored: {}, updatedAt: '' });
    const place = changedPaths(content(before), content(taken.state))[0];
    if (place) request(place, false);
  }

  return {
    state,
    apply(update, { label, coalesceKey = null }) {
      const before = state.getState().document;
      const changed = update(before);
      if (changed === before) return;
      const after = stamp(draftAfter(before, changed));
      history = recorded(history, { label, coalesceKey, before, after, at: now() });
      commit(after);
    },
    undo: () => travel(undone(history, state.getState().document, carry)),
    redo: () => travel(redone(history, state.getState().document, carry)),
    focus(path) {
      if (state.getState().focusedPath !== path) state.setState({ focusedPath: path });
    },
    openField: (path) => request(path, true),
    setItemOpen(itemId, open) {
      const openItems = new Set(state.getState().openItems);
      if (open) openItems.add(itemId);
      else openItems.delete(itemId);
      state.setState({ openItems });
    },
    flush: () => saver.flush(),
    refresh: () => saver.refresh(),
    close: () => saver.close(),
  };
}

/** Every change of a final document turns it into a draft, except marking it as final. */
const draftAfter = <Doc extends AnyDocument>(before: Doc, changed: Doc): Doc =>
  changed.final === before.final ? { ...changed, final: null } : changed;
