import { equal } from './json.ts';

/** A document at a revision of the server. */
export interface Head<Doc> {
  rev: number;
  doc: Doc;
}

/** A push that was sent, or is about to be. */
export interface Push<Doc> {
  /** Identifies the push forever: the server applies it once, however often it arrives. */
  pushId: string;
  baseRev: number;
  doc: Doc;
}

/** The server's last report about a document, from its list of changes. */
export interface News {
  /** The history of the server that the revision counts in. */
  epoch: string;
  rev: number;
  trashedAt: string | null;
  isPurged: boolean;
}

/** Why the server refused a document, if a retry would change nothing. */
export type HeldReason = 'limit' | 'full' | 'invalid' | 'too-large' | 'newer';

/** What a device knows about the server's side of a document. */
export interface Replica<Doc> {
  /** The owner of the document; other accounts do not see it. */
  account: string;
  /** The history of the server that `base` and `pending` belong to: a restore from a backup starts a new one. */
  epoch: string;
  /** The last revision that this device has applied or written; `null` before the first. */
  base: Head<Doc> | null;
  /** Sent and not answered yet: it is sent again unchanged until the server reports the outcome. */
  pending: Push<Doc> | null;
  /**
   * Whether it is in the trash, as far as both sides have agreed; the local document may differ, which is a request.
   */
  isTrashed: boolean;
  /** A reported change that is not applied yet. */
  news: News | null;
  /** It was permanently deleted here, and the server must still be notified. */
  isPurged: boolean;
  /** Refused by the server; `rev` is the refused local revision. */
  held: { reason: HeldReason; rev: number } | null;
  /** It was permanently deleted elsewhere, and edits made here continue under this id. */
  movedTo: string | null;
}

/** A document of the local store. */
export interface LocalDocument<Doc> {
  /** Counts the writes of this store. */
  rev: number;
  doc: Doc;
  trashedAt: string | null;
}

/** Everything that a device stores about a document. Each step of sync derives the next one, in one transaction. */
export interface SyncRecord<Doc> {
  document: LocalDocument<Doc> | null;
  replica: Replica<Doc> | null;
}

/** The result of a step: the record, and possibly another document to store, unless its id exists. */
export interface Step<Doc> extends SyncRecord<Doc> {
  copy?: { id: string; doc: Doc; trashedAt: string | null };
}

/** The next action. */
export type Action<Doc> =
  | { do: 'nothing' }
  | { do: 'fetch' }
  | { do: 'push'; push: Push<Doc>; base: Doc | null }
  | { do: 'trash' | 'purge'; baseRev: number }
  | { do: 'restore' };

/**
 * The server's answer; `doc` is null in a head that this program is too old to read, `device` names the device that
 * wrote it, `''` if unknown.
 */
export type Answer<Doc> =
  | { is: 'taken'; rev: number }
  | { is: 'done' }
  | { is: 'head'; head: Head<Doc | null>; device: string; acceptedRev?: number | undefined }
  | { is: 'gone' }
  | { is: 'refused'; reason: HeldReason };

/**
 * Merges two documents made from the same one; without a common ancestor `base` is null. `device` names where `theirs`
 * comes from, in conflicts.
 */
export type Merge<Doc> = (base: Doc | null, mine: Doc, theirs: Doc, device: string) => Doc;

/** The account and the functions that the steps need. */
export interface Surroundings<Doc> {
  account: string;
  epoch: string;
  merge: Merge<Doc>;
  newPushId: () => string;
  /** The same document under an id that every device derives from this content. */
  copyOf: (doc: Doc) => { id: string; doc: Doc };
}

/** The record of a document that the server does not know yet. */
export const newReplica = <Doc>(account: string, epoch: string): Replica<Doc> => ({
  account,
  epoch,
  base: null,
  pending: null,
  isTrashed: false,
  news: null,
  isPurged: false,
  held: null,
  movedTo: null,
});

/** Whether the document has edits that the server has not confirmed. */
export const hasUnsent = <Doc>({ document, replica }: SyncRecord<Doc>): boolean =>
  replica !== null && (replica.pending !== null || (document !== null && isEdited(document, replica)));

/** Whether the document differs from the last common state. */
export const isEdited = <Doc>({ doc }: LocalDocument<Doc>, { base }: Replica<Doc>): boolean =>
  base === null || !equal(base.doc, doc);

/** The state of a document for the user: only on this device, being synced, synced, or the reason it stays here. */
export type SyncState = 'waiting' | 'synced' | HeldReason;

/** The sync state of a document, `null` while it belongs to no account. */
export function syncStateOf<Doc>(record: SyncRecord<Doc>): { account: string; state: SyncState } | null {
  const { document, replica } = record;
  if (replica === null) return null;
  const isDifferent = hasUnsent(record) || replica.news !== null || (document?.trashedAt != null) !== replica.isTrashed;
  return { account: replica.account, state: isDifferent ? (replica.held?.reason ?? 'waiting') : 'synced' };
}

/** R1: the server's list of changes names a document. */
export function heard<Doc>(record: SyncRecord<Doc>, news: News, account: string): SyncRecord<Doc> {
  const { document, replica } = record;
  if (news.isPurged && document === null && (replica === null || replica.movedTo !== null)) return record;
  // A document that moved to another id but exists again was restored from a backup.
  const known = replica === null || replica.movedTo !== null ? newReplica<Doc>(account, news.epoch) : replica;
  if (known.account !== account) return record;
  return { document, replica: { ...known, news, held: known.held?.reason === 'newer' ? null : known.held } };
}

/** R2: the user permanently deletes the document; the server is notified if it knows the document. */
export function purgedHere<Doc>({ replica }: SyncRecord<Doc>): SyncRecord<Doc> {
  const isKnown = replica !== null && (replica.base !== null || replica.pending !== null || replica.news !== null);
  return { document: null, replica: isKnown ? { ...replica, isPurged: true } : null };
}
