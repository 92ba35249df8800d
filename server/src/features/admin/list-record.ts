import type { Readable } from 'node:stream';
import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import type { AuditEntry, AuditQuery, WithReason } from '@vitae/api/contract';
import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import type { ApiContext } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import type { AuditTable } from '../../db/schema.ts';
import { exportList } from './export-list.ts';
import { contains, rowsOfPage } from './pages-of-rows.ts';

const targetSchema = z.record(z.string(), z.string());
const valueSchema = z.nullable(z.record(z.string(), z.unknown()));
const valueOf = (text: string | null) => valueSchema.parse(text === null ? null : JSON.parse(text));

const entryOf = (row: Selectable<AuditTable>): AuditEntry => ({
  id: row.id,
  at: row.at,
  accountId: row.account_id || null,
  email: row.email,
  action: row.action,
  target: targetSchema.parse(JSON.parse(row.target)),
  subject: row.subject,
  subjectName: row.subject_name,
  reason: row.reason,
  before: valueOf(row.old_value),
  after: valueOf(row.new_value),
  outcome: row.outcome,
  device: row.device,
  network: row.network,
});

/** An entry may be long: how many an export reads at a time. */
const exportedAtOnce = 200;
/** How many entries a search looks at in one turn of the event loop, and how many in one call. */
const searchedInTurn = 1000;
const searchedInCall = 5_000;

/**
 * One page of the record, by index: of everything or of one thing, with any outcome or one. A search has none: it looks at
 * a part in each turn, and stops after some thousand entries; `lookedTo` is the time of the last of them, and `next` where it
 * goes on. A part of the time (`2026-03`) finds what happened then.
 */
export async function listRecord(
  db: Database,
  { after, subject, search, outcome, order }: AuditQuery & { after?: string | undefined },
  limit = rowsOfPage,
): Promise<{ entries: AuditEntry[]; next: string | null; lookedTo: string | null }> {
  const listed = (from: string | undefined, most: number) =>
    db
      .selectFrom('audit')
      .$if(from !== undefined, (query) => query.where('id', order === 'asc' ? '>' : '<', from ?? ''))
      .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
      // As the indexes of what was not done say it: with a parameter SQLite does not recognise them.
      .$if(outcome === 'done', (query) => query.where(sql<boolean>`outcome = 'done'`))
      .$if(outcome === 'refused', (query) => query.where(sql<boolean>`outcome <> 'done'`))
      .$if(outcome === 'unknown', (query) => query.where('outcome', 'is', null))
      .orderBy('id', order)
      .limit(most);
  if (search === '') {
    const rows = await listed(after, limit + 1)
      .selectAll()
      .execute();
    const entries = rows.slice(0, limit).map(entryOf);
    return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null, lookedTo: null };
  }
  const isMatch = contains(
    sql`at || ' ' || email || ' ' || action || ' ' || subject || ' ' || subject_name || ' ' || reason`,
    search,
  );
  const found: AuditEntry[] = [];
  let last: { id: string; at: string } | undefined;
  for (let looked = 0; looked < searchedInCall; looked += searchedInTurn) {
    const part = await listed(last?.id ?? after, searchedInTurn)
      .select(['id', 'at', sql<number>`case when ${isMatch} then 1 else 0 end`.as('is_match')])
      .execute();
    const ids = part.filter(({ is_match }) => is_match === 1).map(({ id }) => id);
    const wanted = ids.slice(0, limit - found.length);
    if (wanted.length > 0) {
      const rows = await db.selectFrom('audit').selectAll().where('id', 'in', wanted).orderBy('id', order).execute();
      found.push(...rows.map(entryOf));
    }
    // The page may be full before the part ends.
    if (found.length === limit) return { entries: found, next: found.at(-1)?.id ?? null, lookedTo: null };
    last = part.at(-1);
    if (part.length < searchedInTurn || !last) return { entries: found, next: null, lookedTo: null };
    await nextTurnOfLoop();
  }
  return { entries: found, next: last?.id ?? null, lookedTo: last?.at ?? null };
}

const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** The entries of a list as CSV. */
export const exportRecord = (context: ApiContext, query: AuditQuery & WithReason): Promise<Readable> =>
  exportList<AuditEntry>(
    context,
    'record',
    query,
    [
      ['id', ({ id }) => id],
      ['at', ({ at }) => at],
      ['account', ({ accountId }) => accountId],
      ['email', ({ email }) => email],
      ['action', ({ action }) => action],
      ['subject', ({ subject }) => subject],
      ['name', ({ subjectName }) => subjectName],
      ['target', ({ target }) => asJson(target)],
      ['reason', ({ reason }) => reason],
      ['before', ({ before }) => asJson(before)],
      ['after', ({ after }) => asJson(after)],
      ['outcome', ({ outcome }) => outcome],
      ['device', ({ device }) => device],
      ['network', ({ network }) => network],
    ],
    async (after) => {
      const { entries, next } = await listRecord(context.services.db, { ...query, after }, exportedAtOnce);
      return { rows: entries, next };
    },
  );
