import { equal } from './json.ts';

/** A document at a revision of the server. */
export interface Head<Doc> {
  rev: number;
  doc: Doc;
}

/**
 * What a device knows of the server's side of a document. Every step below is a pure function of it and the document; whoever stores them
 * writes both in one transaction, so that a crash between two steps is a crash before or after one.
 */
export interface Replica<Doc> {
  /** The newest revision this device has taken over; `null` before the first push. */
  base: Head<Doc> | null;
  /** Sent and not answered yet: it is sent again as it is, under the same id, until the server says what became of it. */
  pending: { doc: Doc; pushId: string; baseRev: number } | null;
  /** Whether the server has it in the trash, as far as this device has heard. */
  isTrashed: boolean;
  /** Why it stays on this device: the server refused it for a reason that trying again does not change. */
  held: 'limit' | 'invalid' | 'newer' | null;
}

/** Joins two documents made from the same one. */
export type Merge<Doc> = (base: Doc, mine: Doc, theirs: Doc) => Doc;

/** A document the server has never heard of. */
export const newReplica = <Doc>(): Replica<Doc> => ({ base: null, pending: null, isTrashed: false, held: null });

/** Whether the document has edits that the server has not confirmed. */
export function hasUnsent<Doc>({ base, pending }: Replica<Doc>, doc: Doc): boolean {
  return pending !== null || base === null || !equal(base.doc, doc);
}

/** What to send: an unanswered push as it was, else the document as it is now; `null` when there is nothing to tell. */
export function freeze<Doc>(replica: Replica<Doc>, doc: Doc, newPushId: () => string): Replica<Doc> | null {
  if (replica.pending !== null) return replica;
  if (!hasUnsent(replica, doc)) return null;
  return { ...replica, pending: { doc, pushId: newPushId(), baseRev: replica.base?.rev ?? 0 } };
}

/** The server has taken the push: what was sent is what both sides have seen. */
export function acknowledged<Doc>(replica: Replica<Doc>, rev: number): Replica<Doc> {
  const { pending } = replica;
  if (pending === null) return replica;
  return { base: { rev, doc: pending.doc }, pending: null, isTrashed: false, held: null };
}

/**
 * Someone has written since: takes their document over into ours. `acceptedRev` says that the push was taken before that, and its answer got
 * lost.
 */
export function overtaken<Doc>(replica: Replica<Doc>, doc: Doc, { head, acceptedRev }: { head: Head<Doc>; acceptedRev?: number | undefined }, merge: Merge<Doc>): { replica: Replica<Doc>; doc: Doc } {
  const known = acceptedRev === undefined ? { ...replica, pending: null } : acknowledged(replica, acceptedRev);
  return takeOver(known, doc, head, merge);
}

/** The server has a newer revision. While a push is unanswered it waits: the answer to that comes first. */
export function takeOver<Doc>(replica: Replica<Doc>, doc: Doc, head: Head<Doc>, merge: Merge<Doc>): { replica: Replica<Doc>; doc: Doc } {
  if (replica.pending !== null || (replica.base !== null && replica.base.rev >= head.rev)) return { replica, doc };
  // Without a common ancestor nothing says who is newer: what is on both sides is joined, what differs becomes a conflict.
  const merged = replica.base === null ? merge(head.doc, doc, head.doc) : merge(replica.base.doc, doc, head.doc);
  return { replica: { ...replica, base: head, held: null }, doc: merged };
}
