import { ORPCError } from '@orpc/server';
import { trashDays } from '@vitae/domain';
import { headSchema } from '@vitae/api/contract';
import { sql, type Selectable } from 'kysely';
import { apiFailure, notFound } from '../../api/api-failure.ts';
import { heavyBytes, turnOfItsOwn } from '../../api/heavy-work.ts';
import type { Database } from '../../db/open-database.ts';
import type { DocumentTable } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';
import { entitlementsIn, planColumns } from '../auth/accounts.ts';
import { forgetReportsOf } from '../evaluations/remove-evaluations.ts';
import { endSharesOf } from '../shares/shares-of-documents.ts';
import { finishPurge, finishPurges, notePurge } from './remove-stored.ts';

/** A document as a device knows it: a revision in a history. */
interface KnownDocument {
  id: string;
  baseRev?: number | undefined;
  epoch?: string | undefined;
}

type Row = Selectable<DocumentTable>;

/** How many changes one answer holds. */
const changesPage = 200;
const revisionsPage = 50;
/** A document of an account; another account's does not exist for it. @throws `not-found` */
export async function documentOf(db: Database, accountId: string, id: string): Promise<Row> {
  return db
    .selectFrom('document')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('purged_at', 'is', null)
    .executeTakeFirstOrThrow(notFound);
}

/** @throws `not-found` if the account has no such document */
async function checkThere(db: Database, accountId: string, id: string): Promise<void> {
  await db
    .selectFrom('document')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('purged_at', 'is', null)
    .executeTakeFirstOrThrow(notFound);
}

/** Documents were checked when they were written. */
export const headOf = ({ head_rev, device, doc }: Pick<Row, 'head_rev' | 'device' | 'doc'>) =>
  headSchema.parse({ rev: head_rev, device, doc: parsedJson(doc) });

const parsedJson = (text: string): unknown => JSON.parse(text);

/** A document at its newest revision as JSON text, assembled from stored text. @throws `not-found`, `restored` */
export async function documentText(db: Database, accountId: string, { id, epoch }: KnownDocument): Promise<string> {
  await checkEpoch(db, epoch);
  const { head_rev, device, doc } = await documentOf(db, accountId, id);
  if (doc.length > heavyBytes) await turnOfItsOwn(accountId);
  return headText({ head_rev, device, doc });
}

const headText = ({ head_rev, device, doc }: Pick<Row, 'head_rev' | 'device' | 'doc'>) =>
  `{"rev":${head_rev},"device":${JSON.stringify(device)},"doc":${doc}}`;

/** The approximate size in bytes of the documents in one answer: the rest is requested again. */
export const headsBytes = 1024 * 1024;

/**
 * Documents at their newest revisions as JSON text, as many as fit into one answer, and which of them are missing.
 * @throws `restored`
 */
export async function headsText(
  db: Database,
  accountId: string,
  { ids, epoch }: { ids: readonly string[]; epoch?: string | undefined },
): Promise<string> {
  await checkEpoch(db, epoch);
  await turnOfItsOwn(accountId);
  const there = db.selectFrom('document').where('account_id', '=', accountId).where('purged_at', 'is', null);
  const sizes = await there
    .select(['id', sql<number | string>`length(doc)`.as('size')])
    .where('id', 'in', ids)
    .execute();
  let left = headsBytes;
  const fitting = sizes.filter(({ size }, index) => (left -= Number(size)) >= 0 || index === 0).map(({ id }) => id);
  const rows =
    fitting.length === 0 ? [] : await there.select(['head_rev', 'device', 'doc']).where('id', 'in', fitting).execute();
  const known = new Set(sizes.map(({ id }) => id));
  const gone = ids.filter((id) => !known.has(id));
  return `{"heads":[${rows.map(headText).join()}],"gone":${JSON.stringify(gone)}}`;
}

/** Revisions from before a restore are meaningless afterwards. @throws `restored` */
export async function checkEpoch(db: Database, epoch: string | undefined): Promise<void> {
  if (epoch !== undefined && epoch !== (await epochOf(db))) throw apiFailure('restored');
}

/**
 * The account's next change; the row stays locked until the transaction ends, so that its documents change one after
 * the other.
 */
export async function nextChange(db: Database, accountId: string): Promise<{ cursor: number; storedBytes: number }> {
  const { sync_seq, stored_bytes } = await db
    .updateTable('account')
    .set((update) => ({ sync_seq: update('sync_seq', '+', 1) }))
    .where('id', '=', accountId)
    .returning(['sync_seq', 'stored_bytes'])
    .executeTakeFirstOrThrow();
  return { cursor: sync_seq, storedBytes: Number(stored_bytes) };
}

/** @throws `limit-reached` if the account's plan allows no further document in use */
export async function checkLimit(db: Database, accountId: string, now: Date): Promise<void> {
  const account = await db
    .selectFrom('account')
    .select(planColumns)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { syncedDocuments: limit } = await entitlementsIn(db, account, now);
  if (limit === null) return;
  const { count } = await db
    .selectFrom('document')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= limit) throw apiFailure('limit-reached');
}

/**
 * Changes where a document is, not its content, and notifies other devices. @throws `not-found`, `restored`, `conflict`
 * with the head if there was a write since `baseRev`, and what `check` throws
 */
async function moveDocument(
  services: Services,
  accountId: string,
  { id, baseRev, epoch }: KnownDocument,
  check: (row: Row, db: Database) => Promise<void> | void,
  set: (row: Row) => Partial<Row>,
): Promise<void> {
  // A refusal includes the document.
  await turnOfItsOwn(accountId);
  const cursor = await services.db.transaction().execute(async (db) => {
    const { cursor: change_seq } = await nextChange(db, accountId);
    await checkEpoch(db, epoch);
    const row = await documentOf(db, accountId, id);
    await check(row, db);
    if (baseRev !== undefined && row.head_rev !== baseRev)
      throw apiFailure('conflict', { data: { head: headOf(row) } });
    await db
      .updateTable('document')
      .set({ ...set(row), change_seq })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
    await services.events.announce(db, { accountId }, { type: 'changed', cursor: change_seq });
    return change_seq;
  });
  services.events.deliver({ accountId }, { type: 'changed', cursor });
}

/** Moves a document to the trash. @throws as `moveDocument` */
export function trashDocument(services: Services, accountId: string, known: KnownDocument): Promise<void> {
  return moveDocument(
    services,
    accountId,
    known,
    () => undefined,
    ({ deleted_at }) => ({ deleted_at: deleted_at ?? isoTime(services.now()) }),
  );
}

/** Restores a document from the trash. @throws `limit-reached` */
export function restoreDocument(services: Services, accountId: string, id: string): Promise<void> {
  const check = async (row: Row, db: Database) => {
    if (row.deleted_at !== null) await checkLimit(db, accountId, services.now());
  };
  return moveDocument(services, accountId, { id }, check, () => ({ deleted_at: null }));
}

/**
 * Permanently deletes a document in the trash, with its versions. @throws `not-found` if it is not in the trash, or not
 * since `before`
 */
export async function purgeDocument(
  services: Services,
  accountId: string,
  known: KnownDocument,
  before?: string,
): Promise<void> {
  const check = async (row: Row, db: Database) => {
    if (row.deleted_at === null || (before !== undefined && row.deleted_at > before)) throw apiFailure('not-found');
    await notePurge(db, accountId, known.id);
    await endSharesOf(db, accountId, known.id);
    await forgetReportsOf(db, accountId, known.id, isoTime(services.now()));
  };
  await moveDocument(services, accountId, known, check, () => ({
    doc: '{}',
    device: '',
    purged_at: isoTime(services.now()),
  }));
  // They are already inaccessible. There may be 200 MB of them, so they are not deleted in the transaction that others
  // wait for.
  await finishPurge(services.db, accountId, known.id);
}

/** Permanently deletes what has been in the trash for 30 days. Returns the number of documents. */
export async function emptyTrash(services: Services): Promise<number> {
  await finishPurges(services.db);
  const before = isoTime(services.now().getTime() - trashDays * 24 * 60 * 60 * 1000);
  let purged = 0;
  for (;;) {
    const due = await services.db
      .selectFrom('document')
      .select(['id', 'account_id'])
      .where('purged_at', 'is', null)
      .where('deleted_at', '<=', before)
      .limit(100)
      .execute();
    for (const { id, account_id } of due) {
      // It may have been restored in the meantime.
      await purgeDocument(services, account_id, { id }, before).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
    }
    purged += due.length;
    if (due.length < 100) return purged;
  }
}

const isNotFound = (error: unknown) => error instanceof ORPCError && error.code === 'not-found';

/** What changed since a cursor, oldest first; costs the same however many documents there are. */
export async function changesSince({ db }: Pick<Services, 'db'>, accountId: string, since: number) {
  // A page of a thousand changes takes some milliseconds, and an account may ask for several at a time.
  await turnOfItsOwn(accountId);
  const rows = await db
    .selectFrom('document')
    .select(['id', 'kind', 'head_rev', 'deleted_at', 'purged_at', 'change_seq'])
    .where('account_id', '=', accountId)
    .where('change_seq', '>', since)
    .orderBy('change_seq')
    .limit(changesPage + 1)
    .execute();
  const page = rows.slice(0, changesPage);
  return {
    epoch: await epochOf(db),
    cursor: page.at(-1)?.change_seq ?? since,
    changes: page.map((row) => ({
      id: row.id,
      kind: row.kind,
      rev: row.head_rev,
      deletedAt: row.deleted_at,
      isPurged: row.purged_at !== null,
    })),
    more: rows.length > changesPage,
  };
}

/** The cursor of an account's newest change. */
export async function currentCursor(db: Database, accountId: string): Promise<number> {
  const { sync_seq } = await db
    .selectFrom('account')
    .select('sync_seq')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return sync_seq;
}

/** Identifies the history that cursors and revisions belong to; a restore from a backup starts a new one. */
export async function epochOf(db: Database): Promise<string> {
  const find = () => db.selectFrom('setting').select('value').where('key', '=', 'epoch').executeTakeFirst();
  const known = await find();
  if (known) return known.value;
  await sql`insert into setting (key, value) values ('epoch', ${crypto.randomUUID()}) on conflict (key) do nothing`.execute(
    db,
  );
  return (await find())?.value ?? '';
}

/** Starts a new history. */
export async function newEpoch(db: Database): Promise<void> {
  const value = crypto.randomUUID();
  await db
    .insertInto('setting')
    .values({ key: 'epoch', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** The versions of a document, newest first. @throws `not-found` */
export async function listRevisions(
  db: Database,
  accountId: string,
  { id, before }: { id: string; before?: number | undefined },
) {
  await checkThere(db, accountId, id);
  // In SQLite, only from the index `document_revision_list`: its rows have the whole document before these columns.
  await turnOfItsOwn(accountId);
  const rows = await db
    .selectFrom('document_revision')
    .select(['rev', 'device_id', 'device', 'label', 'created_at'])
    .where('account_id', '=', accountId)
    .where('document_id', '=', id)
    .$if(before !== undefined, (query) => query.where('rev', '<', before ?? 0))
    .orderBy('rev', 'desc')
    .limit(revisionsPage + 1)
    .execute();
  return {
    revisions: rows.slice(0, revisionsPage).map((row) => ({
      rev: row.rev,
      deviceId: row.device_id,
      device: row.device,
      label: row.label,
      createdAt: row.created_at,
    })),
    more: rows.length > revisionsPage,
  };
}

/** An earlier version of a document, as JSON text. @throws `not-found` */
export async function revisionText(
  db: Database,
  accountId: string,
  { id, rev }: { id: string; rev: number },
): Promise<string> {
  await checkThere(db, accountId, id);
  const row = await db
    .selectFrom('document_revision')
    .select(['doc', 'device'])
    .where('account_id', '=', accountId)
    .where('document_id', '=', id)
    .where('rev', '=', rev)
    .executeTakeFirstOrThrow(notFound);
  if (row.doc.length > heavyBytes) await turnOfItsOwn(accountId);
  return headText({ ...row, head_rev: rev });
}

/** Names a version. @throws `not-found` */
export async function labelRevision(
  db: Database,
  accountId: string,
  { id, rev, label }: { id: string; rev: number; label: string },
): Promise<void> {
  await checkThere(db, accountId, id);
  const { numUpdatedRows } = await db
    .updateTable('document_revision')
    .set({ label })
    .where('account_id', '=', accountId)
    .where('document_id', '=', id)
    .where('rev', '=', rev)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw apiFailure('not-found');
}
