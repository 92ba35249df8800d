import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { DocumentRevisionTable, DocumentTable } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** For this long every version stays. */
const allVersionsDays = 7;
/**
 * For this long one version an hour stays; then one a day, but in accounts whose plan has a limit only the one that was
 * current then (product decisions, "Plan").
 */
const hourlyVersionsDays = 30;

/** How many rows one statement reads and removes: the server answers other requests in between. */
const documentsAtOnce = 50;
const versionsAtOnce = 5000;
const removedAtOnce = 50;

/**
 * Removes versions that are of little use beside their neighbours; the last one of an hour or a day stays. Versions
 * with a name stay, so does the newest one, and the newest of every device: its answer may have been lost, and the
 * device asks for it by its push (E3 of the sync package's SPEC.md). @returns how many were removed
 */
export async function thinVersions({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const before = (days: number) => isoTime(now().getTime() - days * dayMs);
  const limits = { week: before(allVersionsDays), month: before(hourlyVersionsDays) };
  let removed = 0;
  for (let after: DocumentKey = { account_id: '', id: '' }; ;) {
    const documents = await db
      .selectFrom('document')
      .select(['account_id', 'id', 'head_rev'])
      .where((where) => where(where.refTuple('account_id', 'id'), '>', where.tuple(after.account_id, after.id)))
      .where('head_rev', '>', 1)
      .orderBy('account_id')
      .orderBy('id')
      .limit(documentsAtOnce)
      .execute();
    // Few enough versions to process together; at least one document is processed in any case.
    let versions = 0;
    const together = documents.filter(({ head_rev }, index) => (versions += head_rev) <= versionsAtOnce || index === 0);
    if (together.length > 0) removed += await thin(db, together, limits);
    const last = together.at(-1);
    if (last === undefined || (together.length === documents.length && documents.length < documentsAtOnce))
      return removed;
    after = last;
    await breathe();
  }
}

type DocumentKey = Pick<DocumentTable, 'account_id' | 'id'>;
type VersionKey = Pick<DocumentRevisionTable, 'account_id' | 'document_id' | 'rev'>;

/** Times are ISO 8601 text: their first 13 characters are the hour, their first 10 the day. */
async function thin(
  db: Database,
  documents: readonly DocumentKey[],
  { week, month }: { week: string; month: string },
): Promise<number> {
  const keys = sql.join(documents.map(({ account_id, id }) => sql`(${account_id}, ${id})`));
  const { rows } = await sql<VersionKey>`
    select account_id, document_id, rev from (
      select
        version.account_id, version.document_id, version.rev, version.label, version.created_at, account.document_limit,
        max(version.rev) over (partition by version.account_id, version.document_id, version.device_id) as last_of_device,
        max(case when version.created_at < ${month} then version.rev end) over (partition by version.account_id, version.document_id) as last_of_past,
        max(version.rev) over (partition by version.account_id, version.document_id, substr(version.created_at, 1, case when version.created_at < ${month} then 10 else 13 end)) as last_of_time
      from document_revision version
      join account on account.id = version.account_id
      where (version.account_id, version.document_id) in (values ${keys})
    ) placed
    where created_at < ${week} and label = '' and rev < last_of_device and (rev < last_of_time or (rev < last_of_past and document_limit is not null))
    order by account_id, document_id, rev`.execute(db);
  let removed = 0;
  for (let from = 0; from < rows.length; from += removedAtOnce) {
    removed += await db.transaction().execute((batch) => remove(batch, rows.slice(from, from + removedAtOnce)));
    await breathe();
  }
  return removed;
}

/** A version that became old stays old, but may have got a name meanwhile. */
async function remove(db: Database, versions: readonly VersionKey[]): Promise<number> {
  // Accounts first and in one order, as every other write does: two that wait for each other would both fail.
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
    where label = '' and (account_id, document_id, rev) in (values ${keys})`.execute(db);
  return Number(numAffectedRows);
}
