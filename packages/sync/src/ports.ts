import type { HeldReason, News, Step, SyncRecord } from './replica.ts';

/** A picture or another small file. */
export interface SyncAsset {
  bytes: Uint8Array<ArrayBuffer>;
  /** Media type. */
  type: string;
}

/** A document at a revision, as it came over the wire. */
export interface RemoteHead {
  rev: number;
  doc: unknown;
  /** Names the device that wrote it, for people. */
  device?: string | undefined;
}

/** The server's answer to a write; `gone` when it has no such document, or not any more. */
export type RemoteAnswer =
  | { is: 'taken'; rev: number }
  | { is: 'done' }
  | { is: 'head'; head: RemoteHead; acceptedRev?: number | undefined }
  | { is: 'gone' }
  | { is: 'refused'; reason: HeldReason }
  /** It was restored from a backup since the list of changes was read. */
  | { is: 'restored' };

/** A revision on its way to the server. */
export interface RemotePush {
  id: string;
  pushId: string;
  baseRev: number;
  doc: object;
}

export interface RemoteChanges {
  /** Another value than before: the server was restored from a backup, and cursors and revisions start over. */
  epoch: string;
  cursor: number;
  changes: readonly { id: string; rev: number; deletedAt: string | null; isPurged: boolean }[];
  /** Ask again from `cursor`. */
  more: boolean;
}

/** The server, for one account. Rejects when there is no answer; every answer about a document is a value. */
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
   * Many pushes with few calls, each answered as it would be alone. Pushes missing from the answer did not fit, or the
   * server is too old for this call: they are sent one by one.
   */
  putAll(target: { pushes: readonly RemotePush[]; epoch: string }): Promise<ReadonlyMap<string, RemoteAnswer>>;
  trash(target: { id: string; baseRev: number; epoch: string }): Promise<RemoteAnswer>;
  restore(id: string): Promise<RemoteAnswer>;
  purge(target: { id: string; baseRev: number; epoch: string }): Promise<RemoteAnswer>;
  /** A picture that the server refuses is no reason to wait: resolves anyway. */
  putAsset(sha256: string, asset: SyncAsset): Promise<void>;
  /** `null` when there is no such picture. */
  getAsset(sha256: string): Promise<SyncAsset | null>;
}

/** How far an account's list of changes has been read. */
export interface SyncCursor {
  epoch: string;
  cursor: number;
}

/** The local store. Every method is one transaction: whole, or not at all. */
export interface SyncStorage<Doc> {
  /** `null` before the first pull. */
  cursor(account: string): Promise<SyncCursor | null>;
  /** Documents, and the records of those that are not here. */
  ids(): Promise<string[]>;
  /**
   * Replaces a record by what `step` makes of it. A changed document is a write like another window's: its revision
   * rises, and windows hear of it. `null`, without a step, where the document was written by a newer program.
   */
  update<Next extends Step<Doc>>(id: string, step: (record: SyncRecord<Doc>) => Next): Promise<Next | null>;
  /** Stores a page of changes and advances the cursor. */
  hear(account: string, news: ReadonlyMap<string, News>, next: SyncCursor): Promise<void>;
  /** `null` when it is not here. */
  getAsset(sha256: string): Promise<SyncAsset | null>;
  putAsset(asset: SyncAsset): Promise<void>;
}
