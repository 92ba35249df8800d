import { equal } from './json.ts';
import {
  isEdited,
  newReplica,
  type Action,
  type Answer,
  type Head,
  type LocalDocument,
  type News,
  type Replica,
  type Step,
  type Surroundings,
  type SyncRecord,
} from './replica.ts';

/**
 * R3: the next action, derived only from the record; a push is fixed in it before it is sent. `isRetry`: documents that
 * the server refused before are retried.
 */
export function plan<Doc>(
  record: SyncRecord<Doc>,
  around: Surroundings<Doc>,
  isRetry: boolean,
): Step<Doc> & { action: Action<Doc> } {
  const settled = applyTrashNews(record, around);
  const { document, replica } = settled;
  const nothing = { ...settled, action: { do: 'nothing' } } as const;
  const next = (action: Action<Doc>, changed: Partial<Replica<Doc>> = {}) => ({
    document,
    replica: replica && { ...replica, ...changed },
    action,
  });
  if (replica === null || replica.account !== around.account || replica.movedTo !== null) return nothing;
  if (replica.held?.reason === 'newer' && !isRetry) return nothing;
  if (replica.epoch !== around.epoch) return next({ do: 'fetch' });
  if (replica.pending !== null) return next({ do: 'push', push: replica.pending, base: replica.base?.doc ?? null });
  if (replica.news?.isPurged === true) return { ...buried(settled, around), action: { do: 'nothing' } };
  const { base } = replica;
  const isBehind = replica.news !== null && replica.news.rev > (base?.rev ?? 0);
  if (isBehind) return next({ do: 'fetch' });
  if (document === null) {
    if (base === null) return { document, replica: null, action: { do: 'nothing' } };
    if (!replica.isPurged) return next({ do: 'fetch' });
    return next({ do: replica.isTrashed ? 'purge' : 'trash', baseRev: base.rev });
  }
  const isHeld = replica.held !== null && replica.held.rev === document.rev && !isRetry;
  if (isHeld || (base === null && document.trashedAt !== null)) return nothing;
  if (isEdited(document, replica)) {
    const push = { pushId: around.newPushId(), baseRev: base?.rev ?? 0, doc: document.doc };
    return next({ do: 'push', push, base: base?.doc ?? null }, { pending: push });
  }
  if (base === null || (document.trashedAt !== null) === replica.isTrashed) return nothing;
  return next(document.trashedAt === null ? { do: 'restore' } : { do: 'trash', baseRev: base.rev });
}

/** R4: the server's answer to an action. */
export function answered<Doc>(
  record: SyncRecord<Doc>,
  action: Action<Doc>,
  answer: Answer<Doc>,
  around: Surroundings<Doc>,
): Step<Doc> {
  const { document, replica } = record;
  if (replica === null) return record;
  switch (answer.is) {
    case 'taken':
      return { document, replica: acknowledged(replica, answer.rev) };
    case 'done':
      if (action.do === 'purge') return buried({ document, replica: { ...replica, base: null } }, around);
      return { document, replica: { ...replica, isTrashed: action.do === 'trash', news: null, held: null } };
    case 'refused':
      // A server that is too old to read a push does not say whether it applied it before: it is sent again once the
      // server can.
      return {
        document,
        replica: {
          ...replica,
          pending: answer.reason === 'newer' ? replica.pending : null,
          held: { reason: answer.reason, rev: document?.rev ?? 0 },
        },
      };
    case 'gone':
      return action.do === 'purge' ? wishDropped(record, replica) : buried(record, around);
    case 'head': {
      const known =
        answer.acceptedRev === undefined ? { ...replica, pending: null } : acknowledged(replica, answer.acceptedRev);
      return takenOver({ document, replica: known }, known, answer, around);
    }
  }
}

/** R5: the sent revision is now the common one; a write restores the document from the trash. */
function acknowledged<Doc>(replica: Replica<Doc>, rev: number): Replica<Doc> {
  const { pending, news } = replica;
  if (pending === null) return replica;
  return {
    ...replica,
    base: { rev, doc: pending.doc },
    pending: null,
    isTrashed: false,
    news: news !== null && news.rev < rev ? null : news,
    held: null,
  };
}

/** R6: a newer revision of the server. */
function takenOver<Doc>(
  record: SyncRecord<Doc>,
  replica: Replica<Doc>,
  { head: { rev, doc: theirs }, device }: Answer<Doc> & { is: 'head' },
  around: Surroundings<Doc>,
): Step<Doc> {
  const { document } = record;
  if (theirs === null) {
    const news =
      replica.news !== null && replica.news.rev >= rev
        ? replica.news
        : { epoch: around.epoch, rev, trashedAt: null, isPurged: false };
    return { document, replica: { ...replica, news, held: { reason: 'newer', rev: document?.rev ?? 0 } } };
  }
  const head = { rev, doc: theirs };
  if (replica.epoch !== around.epoch) return rebased(record, replica, head, around);
  // Revisions went back: the server has just been restored. The base is no longer valid.
  if (replica.base !== null && rev < replica.base.rev) return { document, replica: { ...replica, epoch: '' } };
  if (replica.base?.rev === rev && document !== null) return { document, replica };
  const trashedAt = replica.news?.rev === rev ? replica.news.trashedAt : null;
  const isTrashed = trashedAt !== null || (replica.base?.rev === rev && replica.isTrashed);
  const next = { ...replica, base: head, isTrashed, news: newerThan(rev, replica.news), isPurged: false, held: null };
  if (document === null) return { document: { rev: 0, doc: theirs, trashedAt }, replica: next };
  const doc = isEdited(document, replica)
    ? around.merge(replica.base?.doc ?? null, document.doc, theirs, device)
    : theirs;
  return { document: { ...document, doc, trashedAt: keepsOut(document, replica) ? null : trashedAt }, replica: next };
}

/**
 * R7: the first check after the server was restored from a backup. It is unknown which side is newer: the local
 * document stays and is pushed on top, and the server's content is kept as a copy unless it is known.
 */
function rebased<Doc>(
  { document }: SyncRecord<Doc>,
  replica: Replica<Doc>,
  head: Head<Doc>,
  { account, epoch, copyOf }: Surroundings<Doc>,
): Step<Doc> {
  const news = replica.news?.epoch === epoch ? replica.news : null;
  const trashedAt = news?.rev === head.rev ? news.trashedAt : null;
  const next = {
    ...newReplica<Doc>(account, epoch),
    base: head,
    isTrashed: trashedAt !== null,
    news: newerThan(head.rev, news),
  };
  const isKnown = replica.base !== null && equal(replica.base.doc, head.doc);
  if (document === null && replica.isPurged && isKnown) return { document, replica: { ...next, isPurged: true } };
  if (document === null) return { document: { rev: 0, doc: head.doc, trashedAt }, replica: next };
  if (isKnown || equal(document.doc, head.doc)) return { document, replica: next };
  return { document, replica: next, copy: { ...copyOf(head.doc), trashedAt: null } };
}

/**
 * R8: the server no longer has the document. Unchanged here, it is removed; edits continue under a new id. After a
 * restore from a backup it may simply be missing there, and is new to the server.
 */
function buried<Doc>({ document, replica }: SyncRecord<Doc>, { account, epoch, copyOf }: Surroundings<Doc>): Step<Doc> {
  if (replica === null || document === null) return { document, replica: null };
  const isGone = replica.news?.epoch === epoch && replica.news.isPurged;
  if (replica.epoch !== epoch && !isGone) return { document, replica: newReplica(account, epoch) };
  if (replica.epoch === epoch && replica.pending === null && !isEdited(document, replica))
    return { document: null, replica: null };
  const copy = { ...copyOf(document.doc), trashedAt: document.trashedAt };
  return { document: null, replica: { ...newReplica(account, epoch), movedTo: copy.id }, copy };
}

/** A document that was to be permanently deleted is wanted again: the next check restores it. */
function wishDropped<Doc>({ document }: SyncRecord<Doc>, replica: Replica<Doc>): SyncRecord<Doc> {
  return { document, replica: { ...replica, isPurged: false } };
}

const newerThan = (rev: number, news: News | null): News | null =>
  news !== null && (news.rev > rev || news.isPurged) ? news : null;

/**
 * The replica of the local document: a new one for a document that the account does not know, or that reuses an
 * abandoned id.
 */
function replicaOf<Doc>(
  { document, replica }: SyncRecord<Doc>,
  { account, epoch }: Surroundings<Doc>,
): Replica<Doc> | null {
  if (document === null) return replica;
  if (replica === null || replica.movedTo !== null) return newReplica(account, epoch);
  // A document that was permanently deleted but exists again has been edited since, so the request is void.
  return replica.isPurged ? { ...replica, isPurged: false } : replica;
}

/**
 * R9: trash and restore without a write. The side that changed the agreed state prevails; an edit keeps a document out
 * of the trash.
 */
function applyTrashNews<Doc>(record: SyncRecord<Doc>, around: Surroundings<Doc>): SyncRecord<Doc> {
  const { document } = record;
  const replica = replicaOf(record, around);
  const news = replica?.news ?? null;
  const rev = replica?.base?.rev ?? 0;
  if (replica === null || news === null || news.isPurged || news.rev > rev) return { document, replica };
  if (replica.epoch !== around.epoch || replica.account !== around.account || replica.pending !== null)
    return { document, replica };
  const next = { ...replica, news: null };
  const isTrashed = news.trashedAt !== null;
  if (news.rev < rev || isTrashed === replica.isTrashed) return { document, replica: next };
  if (document === null) return { document, replica: { ...next, isTrashed, isPurged: replica.isPurged && isTrashed } };
  return {
    document: { ...document, trashedAt: keepsOut(document, replica) ? null : news.trashedAt },
    replica: { ...next, isTrashed },
  };
}

/** Edited or restored here: it stays out of the trash, whatever was reported. */
const keepsOut = <Doc>(document: LocalDocument<Doc>, replica: Replica<Doc>): boolean =>
  document.trashedAt === null && (replica.isTrashed || isEdited(document, replica));
