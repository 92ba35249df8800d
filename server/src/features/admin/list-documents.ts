import type { Readable } from 'node:stream';
import type { DocumentOfUser, WithReason } from '@vitae/api/contract';
import { kebab, type DocumentKind } from '@vitae/domain';
import { sql, type Selectable } from 'kysely';
import type { ApiContext } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import type { DocumentTable } from '../../db/schema.ts';
import { emailKey } from '../auth/accounts.ts';
import { isId } from './list-users.ts';
import { cappedCount } from './capped-count.ts';
import { exportList } from './export-list.ts';
import { afterAll, mostMatches, pageFrom, placeOf, rowsAtOnce, rowsOfPage } from './pages-of-rows.ts';

interface DocumentQuery {
  search: string;
  sort: 'updated' | 'created';
  order: 'asc' | 'desc';
  kind: DocumentKind;
  state?: 'trash' | undefined;
}

/** What a list shows of documents, and what it is chosen by. */
const documents = (db: Database) =>
  db
    .selectFrom('document')
    .select(['id', 'slug', 'kind', 'title', 'account_id', 'created_at', 'updated_at', 'deleted_at'])
    .where('purged_at', 'is', null);

/**
 * The documents of an address, those of an id, or those whose slug begins like a search; at most a thousand are looked at. `null` if
 * nothing is searched, `'none'` if nothing can be found.
 */
async function matchingDocuments(db: Database, search: string) {
  if (search === '') return null;
  const found = documents(db).limit(mostMatches);
  if (search.includes('@')) {
    const owner = await db
      .selectFrom('account')
      .select('id')
      .where('email_key', '=', emailKey(search))
      .executeTakeFirst();
    return owner ? found.where('account_id', '=', owner.id) : 'none';
  }
  if (isId(search)) return found.where('id', '=', search.toLowerCase());
  // A slug is made from a title: what someone types may be either.
  const slug = kebab(search);
  if (slug === '') return 'none';
  // In the order of the index, or all documents might be read until a thousand are found.
  return found
    .where('slug', '>=', slug)
    .where('slug', '<', slug + afterAll)
    .orderBy('slug')
    .orderBy('account_id');
}

/** A document as lists show it, from its row and that of its owner. */
export const listedDocument = (
  row: Pick<
    Selectable<DocumentTable>,
    'id' | 'slug' | 'kind' | 'title' | 'account_id' | 'created_at' | 'updated_at' | 'deleted_at'
  > & { email: string },
): DocumentOfUser => ({
  id: row.id,
  slug: row.slug,
  kind: row.kind,
  title: row.title,
  owner: { id: row.account_id, email: row.email },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  deletedAt: row.deleted_at,
});

/** One page of the documents of a kind, found by an index for each order. */
export async function listDocuments(
  db: Database,
  { search, sort, order, kind, state, after }: DocumentQuery & { after?: string | undefined },
  limit = rowsOfPage,
) {
  const found = await matchingDocuments(db, search);
  if (found === 'none') return { rows: [], next: null, isCapped: false };
  // The trash is always in the order in which documents came there: it has the one index that knows it.
  const column =
    state === 'trash' ? 'listed.deleted_at' : sort === 'created' ? 'listed.created_at' : 'listed.updated_at';
  const place = after === undefined ? undefined : placeOf(after, 3);
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  // In the order of an index all documents might be read to find a few, so the order of those must not name one.
  const ordered = found === null ? sql<string>`${sql.ref(column)}` : sql<string>`(${sql.ref(column)} || '')`;
  const rows = await db
    .with('listed', () => found ?? documents(db))
    .selectFrom('listed')
    .selectAll('listed')
    // Of those that are shown alone: a join would read the owners of all that were found.
    .select((outer) =>
      outer.selectFrom('account').select('email').whereRef('account.id', '=', 'listed.account_id').as('email'),
    )
    // Its second use keeps what was found, so that it is looked for once.
    .$if(found !== null, (query) =>
      query.select((outer) =>
        outer
          .selectFrom('listed as looked_at')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .as('matches'),
      ),
    )
    // An id names one document: the record links to it, and knows neither its kind nor whether it is in the trash.
    .$if(!isId(search), (query) =>
      query.where('listed.kind', '=', kind).where('listed.deleted_at', state === 'trash' ? 'is not' : 'is', null),
    )
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(${ordered}, listed.account_id, listed.id) ${sign} (${sql.join(place ?? [])})`),
    )
    .orderBy(ordered, order)
    .orderBy('listed.account_id', order)
    .orderBy('listed.id', order)
    .limit(limit + 1)
    .execute();
  return pageFrom(rows, {
    limit,
    placeOfRow: (row) => [
      (state === 'trash' ? row.deleted_at : sort === 'created' ? row.created_at : row.updated_at) ?? '',
      row.account_id,
      row.id,
    ],
    listed: (row) => listedDocument({ ...row, email: row.email ?? '' }),
    isCapped: rows.length > 0 ? Number(rows[0]?.matches ?? 0) === mostMatches : await isCapped(db, found),
  });
}

/** Whether a search found as many as are looked at, although none of them is shown. */
const isCapped = async (db: Database, found: ReturnType<typeof documents> | null): Promise<boolean> =>
  found !== null && (await cappedCount(db, sql`${found}`)).count === mostMatches;

/** The documents of a list as CSV, and on record that they were taken. */
export const exportDocuments = (context: ApiContext, query: DocumentQuery & WithReason): Promise<Readable> =>
  exportList<DocumentOfUser>(
    context,
    'documents',
    { ...query },
    [
      ['id', ({ id }) => id],
      ['slug', ({ slug }) => slug],
      ['kind', ({ kind }) => kind],
      ['title', ({ title }) => title],
      ['owner', ({ owner }) => owner.email],
      ['created', ({ createdAt }) => createdAt],
      ['changed', ({ updatedAt }) => updatedAt],
      ['trash', ({ deletedAt }) => deletedAt],
    ],
    (after) => listDocuments(context.services.db, { ...query, after }, rowsAtOnce),
  );
