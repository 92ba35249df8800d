import { setImmediate as breathe } from 'node:timers/promises';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { DocumentRevisionTable, DocumentTable } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';
import { notShared } from '../shares/shares-of-documents.ts';
import { entitlementsOf } from '../auth/accounts.ts';
import { rightsOfFree } from '../payments/plans.ts';
import { longHistoryUntil } from '../payments/bought-rights.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** For this long every version stays. */
const allVersionsDays = 7;
/**
 * For this long one version per hour stays; then one per day. In an account whose plan limits its documents (a free one)
 * only the version that was current then stays: a longer history is part of the plans that are paid for. What was kept
 * by such a plan stays when it has ended.
 */
const hourlyVersionsDays = 30;

/** How many rows one statement reads and removes: the server answers other requests in between. */
const documentsAtOnce = 50;
const versionsAtOnce = 500;
const removedAtOnce = 50;

/**
 * Removes versions that are redundant next to their neighbours; the last one of an hour or a day stays. Versions with a
 * name stay, so does the newest one, and the newest of every device: its answer may have been lost, and the device asks
 * for it by its push (E3 of the sync package's SPEC.md). @returns how many were removed
 */
export async function thinVersions({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const before = (days: number) => isoTime(now().getTime() - days * dayMs);
  const limits = { week: before(allVersionsDays), month: before(hourlyVersionsDays) };
  const free = await rightsOfFree(db);
  let removed = 0;
  for (let after: DocumentKey = { account_id: '', id: '' }; ;) {
    const documents = await db
      .selectFrom('document')
      .innerJoin('account', 'account.id', 'document.account_id')
      .select([
        'document.account_id',
        'document.id',
        'account.document_limit',
        'account.plan_key',
        'account.plan_rights',
        'account.plan_until',
      ])
      .where((where) =>
        where(where.refTuple('account_id', 'document.id'), '>', where.tuple(after.account_id, after.id)),
      )
      .where('head_rev', '>', 1)
      .orderBy('document.account_id')
      .orderBy('document.id')
      .limit(documentsAtOnce)
      .execute();
    const isLong = (document: (typeof documents)[number]) => entitlementsOf(document, free, now()).hasLongHistory;
    const hadPlans = documents.filter((document) => document.plan_until !== null && !isLong(document));
    const keptUntil = await longHistoryUntil(db, [...new Set(hadPlans.map(({ account_id }) => account_id))]);
    for (const document of documents) {
      const from = isLong(document) ? null : (keptUntil.get(document.account_id) ?? '');
      removed += await thin(db, document, from, limits);
    }
    const last = documents.at(-1);
    if (last === undefined || documents.length < documentsAtOnce) return removed;
    after = last;
  }
}

type DocumentKey = Pick<DocumentTable, 'account_id' | 'id'>;
type VersionKey = Pick<DocumentRevisionTable, 'account_id' | 'document_id' | 'rev'>;
type Version = VersionKey & Pick<Selectable<DocumentRevisionTable>, 'label' | 'device_id' | 'created_at'>;

/** Reads the versions of a document from an index without text, one page at a time. */
async function* pagesOf(
  db: Database,
  { account_id, id }: DocumentKey,
  before: string | null,
): AsyncGenerator<Version[]> {
  for (let after = { created_at: '', rev: 0 }; ;) {
    const page = await db
      .selectFrom('document_revision')
      .select(['account_id', 'document_id', 'rev', 'label', 'device_id', 'created_at'])
      .where('account_id', '=', account_id)
      .where('document_id', '=', id)
      .$if(before !== null, (query) => query.where('created_at', '<', before ?? ''))
      .where((where) => where(where.refTuple('created_at', 'rev'), '>', where.tuple(after.created_at, after.rev)))
      .orderBy('created_at')
      .orderBy('rev')
      .limit(versionsAtOnce)
      .execute();
    yield page;
    await breathe();
    const last = page.at(-1);
    if (last === undefined || page.length < versionsAtOnce) return;
    after = last;
  }
}

/** The highest revision by key. */
class Highest {
  readonly #revs = new Map<string, number>();
  see(key: string, rev: number): void {
    this.#revs.set(key, Math.max(rev, this.#revs.get(key) ?? 0));
  }
  isAbove(key: string, rev: number): boolean {
    return (this.#revs.get(key) ?? 0) > rev;
  }
}

/** @param limitedFrom From when on versions are those of a free account; `null` if none are. */
async function thin(
  db: Database,
  document: DocumentKey,
  limitedFrom: string | null,
  { week, month }: { week: string; month: string },
): Promise<number> {
  const highest = new Highest();
  const keyOfPast = 'past';
  const keyOfDevice = ({ device_id }: Version) => `device ${device_id}`;
  /** Times are ISO 8601 text: their first 13 characters are the hour, their first 10 the day. */
  const keyOfTime = ({ created_at }: Version) => created_at.slice(0, created_at < month ? 10 : 13);
  // Clocks were set back now and then: which version is the last is known only after all of them.
  for await (const page of pagesOf(db, document, null))
    for (const version of page) {
      highest.see(keyOfDevice(version), version.rev);
      highest.see(keyOfTime(version), version.rev);
      if (version.created_at < month) highest.see(keyOfPast, version.rev);
    }
  let removed = 0;
  for await (const page of pagesOf(db, document, week)) {
    const useless = page.filter(
      (version) =>
        version.label === '' &&
        highest.isAbove(keyOfDevice(version), version.rev) &&
        (highest.isAbove(keyOfTime(version), version.rev) ||
          (limitedFrom !== null && version.created_at >= limitedFrom && highest.isAbove(keyOfPast, version.rev))),
    );
    for (let from = 0; from < useless.length; from += removedAtOnce) {
      removed += await db.transaction().execute((batch) => remove(batch, useless.slice(from, from + removedAtOnce)));
      await breathe();
    }
  }
  return removed;
}

/** A version that became old stays old, but may have been named or shared meanwhile. */
async function remove(db: Database, versions: readonly VersionKey[]): Promise<number> {
  // Accounts first and in one order, as every other write does: otherwise two could deadlock.
  for (const id of new Set(versions.map(({ account_id }) => account_id)))
    await db
      .updateTable('account')
      .set((account) => ({ sync_seq: account.ref('sync_seq') }))
      .where('id', '=', id)
      .execute();
  const keys = sql.join(
    versions.map(({ account_id, document_id, rev }) => sql`(${account_id}, ${document_id}, cast(${rev} as integer))`),
  );
  const { numAffectedRows = 0n } = await sql`delete from document_revision
    where label = '' and (account_id, document_id, rev) in (values ${keys}) and ${notShared}`.execute(db);
  return Number(numAffectedRows);
}
