import { Readable } from 'node:stream';
import type { DocumentOfUser } from '@vitae/api/contract';
import type { DocumentKind } from '@vitae/domain';
import { sql, type Selectable } from 'kysely';
import type { ApiContext } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import type { DocumentTable } from '../../db/schema.ts';
import { onRecord } from '../audit/audit.ts';
import { emailKey } from '../auth/accounts.ts';
import { afterAll, csvLines, mostMatches, pageFrom, placeOf, rowsAtOnce, rowsOfPage } from './pages-of-rows.ts';

interface DocumentQuery {
  search: string;
  sort: 'updated' | 'created';
  order: 'asc' | 'desc';
  kind: DocumentKind;
  state?: 'trash' | undefined;
}

/** A document by the key of its row. */
interface Key {
  account_id: string;
  id: string;
}

/** The documents of an address, or whose slug or id begins like a search; `null` if nothing is searched. */
async function matchingDocuments(db: Database, search: string): Promise<Key[] | null> {
  if (search === '') return null;
  const keys = db.selectFrom('document').select(['account_id', 'id']).where('purged_at', 'is', null).limit(mostMatches);
  if (search.includes('@')) {
    const owner = await db
      .selectFrom('account')
      .select('id')
      .where('email_key', '=', emailKey(search))
      .executeTakeFirst();
    return owner ? keys.where('account_id', '=', owner.id).execute() : [];
  }
  // A slug is made from a title: what someone types may be either.
  const slug = search
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug === '') return [];
  return keys
    .where('slug', '>=', slug)
    .where('slug', '<', slug + afterAll)
    .execute();
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
  const keys = await matchingDocuments(db, search);
  if (keys?.length === 0) return { rows: [], next: null, isCapped: false };
  // The trash is always in the order in which documents came there: it has the one index that knows it.
  const column =
    state === 'trash' ? 'document.deleted_at' : sort === 'created' ? 'document.created_at' : 'document.updated_at';
  const place = after === undefined ? undefined : placeOf(after, 3);
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  const found = keys && sql`(values ${sql.join(keys.map((key) => sql`(${key.account_id}, ${key.id})`))})`;
  const rows = await db
    .selectFrom('document')
    .innerJoin('account', 'account.id', 'document.account_id')
    .select([
      'document.id',
      'document.slug',
      'document.kind',
      'document.title',
      'document.account_id',
      'document.created_at',
      'document.updated_at',
      'document.deleted_at',
      'account.email',
    ])
    .where('document.kind', '=', kind)
    .where('document.purged_at', 'is', null)
    .where('document.deleted_at', state === 'trash' ? 'is not' : 'is', null)
    .$if(found !== null, (query) => query.where(sql<boolean>`(document.account_id, document.id) in ${found}`))
    .$if(place !== undefined, (query) =>
      query.where(
        sql<boolean>`(${sql.ref(column)}, document.account_id, document.id) ${sign} (${sql.join(place ?? [])})`,
      ),
    )
    .orderBy(column, order)
    .orderBy('document.account_id', order)
    .orderBy('document.id', order)
    .limit(limit + 1)
    .execute();
  return pageFrom(rows, {
    limit,
    placeOfRow: (row) => [
      (state === 'trash' ? row.deleted_at : sort === 'created' ? row.created_at : row.updated_at) ?? '',
      row.account_id,
      row.id,
    ],
    listed: listedDocument,
    isCapped: keys?.length === mostMatches,
  });
}

/** The documents of a list as CSV, and on record that they were taken. */
export async function exportDocuments(context: ApiContext, query: DocumentQuery): Promise<Readable> {
  const { db } = context.services;
  await onRecord(context, () =>
    Promise.resolve({
      change: { subject: 'documents', name: '', reason: '', before: null, after: { ...query } },
      result: null,
    }),
  );
  const lines = csvLines<DocumentOfUser>(
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
    (after) => listDocuments(db, { ...query, after }, rowsAtOnce),
  );
  return Readable.from(lines, { objectMode: false });
}
