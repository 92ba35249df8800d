import type { Readable } from 'node:stream';
import type { ListedUser, UserQuery, WithReason } from '@vitae/api/contract';
import { sql, type Selectable } from 'kysely';
import type { ApiContext } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import type { AccountTable } from '../../db/schema.ts';
import { foldedWord } from '../auth/account-terms.ts';
import { exportList } from './export-list.ts';
import { afterAll, mostMatches, pageFrom, placeOf, rowsAtOnce, rowsOfPage } from './pages-of-rows.ts';

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

/** The accounts that a search finds, and whether there may be more. */
interface Found {
  ids: string[];
  isCapped: boolean;
}

/** How many terms a search of one word looks at, and one of several words: an account may have some that match. */
const mostTerms = { one: 4 * mostMatches, several: 20 * mostMatches };

/**
 * The accounts that have all words of a search, or words that begin with them; a thousand at most. However many there
 * are, no more terms are read than `mostTerms`. `null` if nothing is searched.
 */
export async function matchingAccounts(db: Database, search: string): Promise<Found | null> {
  if (search === '') return null;
  if (isId(search)) return { ids: [search.toLowerCase()], isCapped: false };
  // The longest word is mostly the rarest.
  const words = search
    .split(/[\s,]+/u)
    .map(foldedWord)
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 4);
  const [first, ...more] = words;
  // Of a search such as a comma nothing is left, and every term begins with nothing.
  if (first === undefined) return { ids: [], isCapped: false };
  const most = more.length > 0 ? mostTerms.several : mostTerms.one;
  const rows = await db
    .with('looked_at', (inner) =>
      inner
        .selectFrom('account_term')
        .select('account_id')
        .where('term', '>=', first)
        .where('term', '<', first + afterAll)
        .orderBy('term')
        .orderBy('account_id')
        .limit(most),
    )
    .selectFrom('looked_at')
    .select('looked_at.account_id')
    .select((term) =>
      term
        .selectFrom('looked_at as counted')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .as('count'),
    )
    .distinct()
    .$call((query) =>
      more.reduce(
        (narrowed, word) =>
          narrowed.where((where) =>
            where.exists(
              where
                .selectFrom('account_term as other')
                .select('other.term')
                .whereRef('other.account_id', '=', 'looked_at.account_id')
                .where('other.term', '>=', word)
                .where('other.term', '<', word + afterAll),
            ),
          ),
        query,
      ),
    )
    .limit(mostMatches)
    .execute();
  const isCapped = rows.length === mostMatches || Number(rows[0]?.count ?? 0) === most;
  return { ids: rows.map(({ account_id }) => account_id), isCapped };
}

/** One page of accounts, found by an index for each order and filter. */
export async function listUsers(
  db: Database,
  { search, sort, order, state, role, after }: UserQuery & { after?: string | undefined },
  limit = rowsOfPage,
) {
  const found = await matchingAccounts(db, search);
  if (found?.ids.length === 0) return { rows: [], next: null, isCapped: false };
  const column = sorts[sort];
  // Those who are leaving or were found are few, and have an index of their own. In the order of another index all others
  // might be read to find them, so the order must not name that one.
  const isFew = state === 'leaving' || found !== null;
  const ordered = isFew ? sql<string>`(${sql.ref(column)} || '')` : sql<string>`${sql.ref(column)}`;
  const place = after === undefined ? undefined : placeOf(after, 2);
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  const rows = await db
    .selectFrom('account')
    .select(listedColumns)
    .$if(found !== null, (query) => query.where('id', 'in', found?.ids ?? []))
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
    isCapped: found?.isCapped ?? false,
  });
}

/** The accounts of a list as CSV, and on record that they were taken. */
export const exportUsers = (context: ApiContext, query: UserQuery & WithReason): Promise<Readable> =>
  exportList<ListedUser>(
    context,
    'users',
    query,
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
    (after) => listUsers(context.services.db, { ...query, after }, rowsAtOnce),
  );
