import type { AnyDocument, SameKind } from './port.ts';
import type { StoreError } from './store-error.ts';

/** What the interface shows beside the document. `failed` keeps the text in the editor and goes on trying. */
export type SaveState = { status: 'saved' } | { status: 'saving' } | { status: 'failed'; error: StoreError };

export interface SaverEvents<Doc extends AnyDocument> {
  /** The state changed. */
  onState?: (state: SaveState) => void;
  /**
   * Another window's edits were merged in: the editor must go on from `doc`, at once and outside its undo history.
   * `paths` name what changed in the editor's document, as conflicts do: `sections.experience.items.<id>.position`.
   */
  onMerge?: (doc: SameKind<Doc>, paths: string[]) => void;
}

/** Keeps one open document and its store together; it holds the last text until the store has it. */
export interface Saver<Doc extends AnyDocument> {
  readonly state: SaveState;
  /** The document as the editor has it, saved or not. */
  readonly current: SameKind<Doc>;
  /** Takes an edit; it is written at once, or as soon as the write under way is done. */
  edit(doc: SameKind<Doc>): void;
  /** Resolves when every edit so far is durable; call it on `pagehide` and before leaving. @throws {StoreError} */
  flush(): Promise<void>;
  /** Looks for changes made elsewhere; call it when a window comes back to the front. */
  refresh(): Promise<void>;
  /** Writes what is left and lets go of the document. @throws {StoreError} */
  close(): Promise<void>;
}
