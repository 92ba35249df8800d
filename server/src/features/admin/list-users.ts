import { Readable } from 'node:stream';
import type { ListedUser, UserQuery } from '@vitae/api/contract';
import { sql, type Selectable } from 'kysely';
import type { ApiContext } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import type { AccountTable } from '../../db/schema.ts';
import { onRecord } from '../audit/audit.ts';
import { foldedWord } from '../auth/account-terms.ts';
import { afterAll, csvLines, mostMatches, pageFrom, placeOf, rowsAtOnce, rowsOfPage } from './pages-of-rows.ts';

const sorts = { created: 'created_at', email: 'email_key', name: 'name' } as const;

const listedColumns = [
  'id',
  'email',
  'email_key',
  'name',
  'role',
  'status',
  'email_verified_at',
  'country',
  'stored_bytes',
  'created_at',
  'delete_after',
  'revision',
] as const;
type Row = Pick<Selectable<AccountTable>, (typeof listedColumns)[number]>;

/** An account as lists show it. */
export const listedUser = (row: Row): ListedUser => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  status: row.status,
  emailVerified: row.email_verified_at !== null,
  country: row.country,
  storedBytes: Number(row.stored_bytes),
  createdAt: row.created_at,
  deletedAt: row.delete_after,
  revision: row.revision,
});

/** Whether a search is for one id. */
export const isId = (search: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(search);

/**
 * The accounts that have all words of a search, or begin with them; at most a thousand are looked at. `null` if nothing
 * is searched.
 */
export async function matchingAccounts(db: Database, search: string): Promise<string[] | null> {
  if (search === '') return null;
  if (isId(search)) return [search.toLowerCase()];
  // The longest word is mostly the rarest.
  const words = search
    .split(/[\s,]+/u)
    .map(foldedWord)
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 4);
  const [first = '', ...more] = words;
  const rows = await db
    .selectFrom('account_term')
    .select('account_id')
    .distinct()
    .where('term', '>=', first)
    .where('term', '<', first + afterAll)
    .$call((query) =>
      more.reduce(
        (narrowed, word) =>
          narrowed.where((where) =>
            where.exists(
              where
                .selectFrom('account_term as other')
                .select('other.term')
                .whereRef('other.account_id', '=', 'account_term.account_id')
                .where('other.term', '>=', word)
                .where('other.term', '<', word + afterAll),
            ),
          ),
        query,
      ),
    )
    .limit(mostMatches)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** One page of accounts, found by an index for each order and filter. */
export async function listUsers(
  db: Database,
  { search, sort, order, state, role, after }: UserQuery & { after?: string | undefined },
  limit = rowsOfPage,
) {
  const ids = await matchingAccounts(db, search);
  if (ids?.length === 0) return { rows: [], next: null, isCapped: false };
  const column = sorts[sort];
  // Those who are leaving are few, and have an index of their own. In the order of another index all others would be
  // read to find them, so the order must not name that one.
  const ordered = state === 'leaving' ? sql<string>`(${sql.ref(column)} || '')` : sql<string>`${sql.ref(column)}`;
  const place = after === undefined ? undefined : placeOf(after, 2);
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  const rows = await db
    .selectFrom('account')
    .select(listedColumns)
    .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
    .$if(state === 'leaving', (query) => query.where('delete_after', 'is not', null))
    .$if(state === 'active' || state === 'suspended', (query) =>
      query.where('status', '=', state === 'suspended' ? 'suspended' : 'active'),
    )
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'user'))
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(${ordered}, id) ${sign} (${place?.[0] ?? ''}, ${place?.[1] ?? ''})`),
    )
    .orderBy(ordered, order)
    .orderBy('id', order)
    .limit(limit + 1)
    .execute();
  return pageFrom(rows, {
    limit,
    placeOfRow: (row) => [row[column], row.id],
    listed: listedUser,
    isCapped: ids?.length === mostMatches,
  });
}

/** The accounts of a list as CSV, and on record that they were taken. */
export async function exportUsers(context: ApiContext, query: UserQuery): Promise<Readable> {
  const { db } = context.services;
  await onRecord(context, () =>
    Promise.resolve({ change: { subject: 'users', name: '', reason: '', before: null, after: query }, result: null }),
  );
  const lines = csvLines<ListedUser>(
    [
      ['id', ({ id }) => id],
      ['email', ({ email }) => email],
      ['name', ({ name }) => name],
      ['role', ({ role }) => role],
      ['status', ({ status }) => status],
      ['email confirmed', ({ emailVerified }) => emailVerified],
      ['country', ({ country }) => country],
      ['bytes', ({ storedBytes }) => storedBytes],
      ['created', ({ createdAt }) => createdAt],
      ['deletion', ({ deletedAt }) => deletedAt],
    ],
    (after) => listUsers(db, { ...query, after }, rowsAtOnce),
  );
  return Readable.from(lines, { objectMode: false });
}
