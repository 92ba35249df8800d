import type { DocumentChange } from '@vitae/store';
import type { HeldState, ShellRequest } from '@vitae/ui';

/** A file whose bytes the main process has read, or is to write. */
export interface FileData {
  name: string;
  /** Media type; `''` if unknown. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A request of the shell, with the bytes of files instead of `File` objects, which channels cannot transfer. */
export type RequestData = Exclude<ShellRequest, { what: 'import' }> | { what: 'import'; files: FileData[] };

/** The events that windows receive, by name. */
export interface ShellEvents {
  documentChanged: DocumentChange;
  accountChanged: HeldState;
  asked: RequestData;
  /** The window is about to close: it answers with `window.flushed` as soon as the store has its last keystrokes. */
  closing: null;
}
export type EventName = keyof ShellEvents;
