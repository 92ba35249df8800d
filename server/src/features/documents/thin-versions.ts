import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { isoTime, type Services } from '../../services.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** For so long every version stays. */
const allVersionsDays = 7;
/** For so long one an hour does; then one a day, but in accounts whose plan has a limit the one alone that was in force (product decisions, "Plan"). */
const hourlyVersionsDays = 30;

/** Documents that one statement looks at: the server answers others in between. */
const documentsAtOnce = 50;

/**
 * Removes versions that are of little use beside their neighbours, the last one of an hour or a day being the one that stays. Versions with a name
 * stay, the newest one does, and the newest of every device: its answer may have been lost, and the device asks for it by its push (E3 of the sync
 * package's SPEC.md). @returns how many went
 */
export async function thinVersions({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const before = (days: number) => isoTime(now().getTime() - days * dayMs);
  let removed = 0;
  for (let after = ''; ; ) {
    const documents = await db.selectFrom('document').select('id').where('id', '>', after).where('head_rev', '>', 1).orderBy('id').limit(documentsAtOnce).execute();
    const ids = documents.map(({ id }) => id);
    if (ids.length > 0) removed += await thin(db, ids, { week: before(allVersionsDays), month: before(hourlyVersionsDays) });
    after = ids.at(-1) ?? '';
    if (ids.length < documentsAtOnce) return removed;
  }
}

/** Times are ISO 8601 text: their first 13 characters are the hour, their first 10 the day. */
async function thin(db: Database, documents: readonly string[], { week, month }: { week: string; month: string }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from document_revision where (document_id, rev) in (
      select document_id, rev from (
        select
          version.document_id, version.rev, version.label, version.created_at, account.document_limit,
          max(version.rev) over (partition by version.document_id, version.device_id) as last_of_device,
          max(case when version.created_at < ${month} then version.rev end) over (partition by version.document_id) as last_of_past,
          max(version.rev) over (partition by version.document_id, substr(version.created_at, 1, case when version.created_at < ${month} then 10 else 13 end)) as last_of_time
        from document_revision version
        join document on document.id = version.document_id
        join account on account.id = document.account_id
        where version.document_id in (${sql.join(documents)})
      ) placed
      where created_at < ${week} and label = '' and rev < last_of_device and (rev < last_of_time or (rev < last_of_past and document_limit is not null))
    )`.execute(db);
  return Number(numAffectedRows);
}
