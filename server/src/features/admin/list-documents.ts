import { Readable } from 'node:stream';
import type { DocumentOfUser } from '@vitae/api/contract';
import type { DocumentKind } from '@vitae/domain';
import { sql, type Selectable } from 'kysely';
import type { ApiContext } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import type { DocumentTable } from '../../db/schema.ts';
import { onRecord } from '../audit/audit.ts';
import { emailKey } from '../auth/accounts.ts';
import { cappedCount } from './capped-count.ts';
import { afterAll, csvLines, mostMatches, pageFrom, placeOf, rowsAtOnce, rowsOfPage } from './pages-of-rows.ts';

interface DocumentQuery {
  search: string;
  sort: 'updated' | 'created';
  order: 'asc' | 'desc';
  kind: DocumentKind;
  state?: 'trash' | undefined;
}

/**
 * A query of the keys of an address's documents, or of those whose slug or id begins like a search; at most a thousand
 * are looked at. `null` if nothing is searched, `'none'` if nothing can be found.
 */
async function matchingDocuments(db: Database, search: string) {
  if (search === '') return null;
  const keys = db.selectFrom('document').select(['account_id', 'id']).where('purged_at', 'is', null).limit(mostMatches);
  if (search.includes('@')) {
    const owner = await db
      .selectFrom('account')
      .select('id')
      .where('email_key', '=', emailKey(search))
      .executeTakeFirst();
    return owner ? keys.where('account_id', '=', owner.id) : 'none';
  }
  // A slug is made from a title: what someone types may be either.
  const slug = search
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug === '') return 'none';
  // In the order of the index, or all documents might be read until a thousand are found.
  return keys
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
  const keys = await matchingDocuments(db, search);
  if (keys === 'none') return { rows: [], next: null, isCapped: false };
  // The trash is always in the order in which documents came there: it has the one index that knows it.
  const column =
    state === 'trash' ? 'document.deleted_at' : sort === 'created' ? 'document.created_at' : 'document.updated_at';
  const place = after === undefined ? undefined : placeOf(after, 3);
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  // In the order of an index all documents might be read to find a few, so the order of those must not name one.
  const ordered = keys === null ? sql<string>`${sql.ref(column)}` : sql<string>`(${sql.ref(column)} || '')`;
  const found = keys && sql`(select account_id, id from (${keys}) found)`;
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
      query.where(sql<boolean>`(${ordered}, document.account_id, document.id) ${sign} (${sql.join(place ?? [])})`),
    )
    .orderBy(ordered, order)
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
    // The first page says it for all.
    isCapped: keys !== null && after === undefined && (await cappedCount(db, sql`${keys}`)).count === mostMatches,
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
