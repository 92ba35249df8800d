import type { DocumentChange } from '@vitae/store';
import type { HeldState, ShellRequest } from '@vitae/ui';

/** A file whose bytes the main process has read, or is to write. */
export interface FileData {
  name: string;
  /** Media type; `''` when nothing is known. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A request of the shell, with the bytes of files instead of `File` objects, which no channel carries. */
export type RequestData = Exclude<ShellRequest, { what: 'import' }> | { what: 'import'; files: FileData[] };

/** The events that windows receive, by name. */
export interface ShellEvents {
  documentChanged: DocumentChange;
  accountChanged: HeldState;
  asked: RequestData;
  /**
   * The window is about to close: it answers with `window.flushed` as soon as its last keystrokes are with the store.
   */
  closing: null;
}
export type EventName = keyof ShellEvents;
