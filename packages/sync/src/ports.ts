import type { HeldReason, News, Step, SyncRecord } from './replica.ts';

/** A picture or another small file. */
export interface SyncAsset {
  bytes: Uint8Array<ArrayBuffer>;
  /** Media type. */
  type: string;
}

/** A document at a revision, as received. */
export interface RemoteHead {
  rev: number;
  doc: unknown;
  /** The name of the device that wrote it, for users. */
  device?: string | undefined;
}

/** The server's answer to a write; `gone` if it does not, or no longer, have the document. */
export type RemoteAnswer =
  | { is: 'taken'; rev: number }
  | { is: 'done' }
  | { is: 'head'; head: RemoteHead; acceptedRev?: number | undefined }
  | { is: 'gone' }
  | { is: 'refused'; reason: HeldReason }
  /** It was restored from a backup since the list of changes was read. */
  | { is: 'restored' };

/** A revision to be sent to the server. */
export interface RemotePush {
  id: string;
  pushId: string;
  baseRev: number;
  doc: object;
}

export interface RemoteChanges {
  /** Differs from before if the server was restored from a backup: cursors and revisions then start over. */
  epoch: string;
  cursor: number;
  changes: readonly { id: string; rev: number; deletedAt: string | null; isPurged: boolean }[];
  /** Continue from `cursor`. */
  more: boolean;
}

/** The server, for one account. Rejects if there is no answer; every answer about a document is a value. */
export interface SyncTransport {
  changes(since: number): Promise<RemoteChanges>;
  get(target: { id: string; epoch: string }): Promise<RemoteAnswer>;
  /**
   * Many heads with few calls. Heads missing from the answer did not fit, or the server is too old for this call: they
   * are fetched one by one.
   */
  heads(target: { ids: readonly string[]; epoch: string }): Promise<ReadonlyMap<string, RemoteAnswer>>;
  put(push: RemotePush & { epoch: string }): Promise<RemoteAnswer>;
  /**
   * Many pushes with few calls, each answered as if sent alone. Pushes missing from the answer did not fit, or the
   * server is too old for this call: they are sent one by one.
   */
  putAll(target: { pushes: readonly RemotePush[]; epoch: string }): Promise<ReadonlyMap<string, RemoteAnswer>>;
  trash(target: { id: string; baseRev: number; epoch: string }): Promise<RemoteAnswer>;
  restore(id: string): Promise<RemoteAnswer>;
  purge(target: { id: string; baseRev: number; epoch: string }): Promise<RemoteAnswer>;
  /** Resolves even if the server refuses the picture, which must not block the rest. */
  putAsset(sha256: string, asset: SyncAsset): Promise<void>;
  /** `null` if there is no such picture. */
  getAsset(sha256: string): Promise<SyncAsset | null>;
}

/** The position up to which an account's list of changes has been read. */
export interface SyncCursor {
  epoch: string;
  cursor: number;
}

/** The local store. Every method is one transaction: all or nothing. */
export interface SyncStorage<Doc> {
  /** `null` before the first pull. */
  cursor(account: string): Promise<SyncCursor | null>;
  /** Documents, and the records of those that are not on this device. */
  ids(): Promise<string[]>;
  /**
   * Replaces a record by the result of `step`. A changed document is a write like another window's: its revision rises,
   * and windows are notified. `null`, without a step, if the document was written by a newer program.
   */
  update<Next extends Step<Doc>>(id: string, step: (record: SyncRecord<Doc>) => Next): Promise<Next | null>;
  /** Stores a page of changes and advances the cursor. */
  hear(account: string, news: ReadonlyMap<string, News>, next: SyncCursor): Promise<void>;
  /** `null` if it is not on this device. */
  getAsset(sha256: string): Promise<SyncAsset | null>;
  putAsset(asset: SyncAsset): Promise<void>;
}
