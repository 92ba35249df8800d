import type { Readable } from 'node:stream';
import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import type { AuditEntry, AuditQuery } from '@vitae/api/contract';
import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import type { ApiContext } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import type { AuditTable } from '../../db/schema.ts';
import { exportList } from './export-list.ts';
import { contains, rowsAtOnce, rowsOfPage } from './pages-of-rows.ts';

const targetSchema = z.record(z.string(), z.string());
const valueSchema = z.nullable(z.record(z.string(), z.unknown()));
const valueOf = (text: string | null) => valueSchema.parse(text === null ? null : JSON.parse(text));

const entryOf = (row: Selectable<AuditTable>): AuditEntry => ({
  id: row.id,
  at: row.at,
  accountId: row.account_id,
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

/** How many entries a search looks at in one turn of the event loop, and how many in one call. */
const searchedInTurn = 500;
const searchedInCall = 50_000;

/**
 * One page of the record. A search and a choice of outcomes have no index: they look at a part in each turn, and `next`
 * may be where they stopped looking.
 */
export async function listRecord(
  db: Database,
  { after, subject, search, outcome, order }: AuditQuery & { after?: string | undefined },
  limit = rowsOfPage,
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const listed = (from: string | undefined, most: number) =>
    db
      .selectFrom('audit')
      .$if(from !== undefined, (query) => query.where('id', order === 'asc' ? '>' : '<', from ?? ''))
      .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
      .orderBy('id', order)
      .limit(most);
  if (search === '' && outcome === undefined) {
    const rows = await listed(after, limit + 1)
      .selectAll()
      .execute();
    const entries = rows.slice(0, limit).map(entryOf);
    return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
  }
  const found: AuditEntry[] = [];
  let from = after;
  for (let looked = 0; looked < searchedInCall; looked += searchedInTurn) {
    const part = listed(from, searchedInTurn).selectAll().as('part');
    const rows = await db
      .selectFrom(part)
      .selectAll()
      .where(contains(sql`email || ' ' || action || ' ' || subject || ' ' || subject_name || ' ' || reason`, search))
      .$if(outcome === 'done', (query) => query.where('outcome', '=', 'done'))
      .$if(outcome === 'refused', (query) => query.where('outcome', '<>', 'done'))
      .$if(outcome === 'unknown', (query) => query.where('outcome', 'is', null))
      .orderBy('id', order)
      .limit(limit)
      .execute();
    found.push(...rows.map(entryOf));
    const last = await listed(from, searchedInTurn)
      .select('id')
      .offset(searchedInTurn - 1)
      .limit(1)
      .executeTakeFirst();
    const entries = found.slice(0, limit);
    // The page may be full before the part ends.
    if (found.length >= limit) return { entries, next: entries.at(-1)?.id ?? null };
    if (!last) return { entries, next: null };
    from = last.id;
    await nextTurnOfLoop();
  }
  return { entries: found, next: from ?? null };
}

const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** The entries of a list as CSV. */
export const exportRecord = (context: ApiContext, query: AuditQuery): Promise<Readable> =>
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
      const { entries, next } = await listRecord(context.services.db, { ...query, after }, rowsAtOnce);
      return { rows: entries, next };
    },
  );
