import type { Readable } from 'node:stream';
import type { ListedSample, SampleQuery, SampleState } from '@vitae/api/contract';
import { sampleHeadSchema } from '@vitae/api/samples';
import { sql, type Selectable } from 'kysely';
import type { ApiContext } from '../../../api/context.ts';
import type { SampleTable } from '../../../db/schema.ts';
import { isoTime, type Services } from '../../../services.ts';
import { exportList } from '../export-list.ts';
import { contains, pageFrom, placeOf, rowsAtOnce, rowsOfPage } from '../pages-of-rows.ts';

const sorts = { updated: 'updated_at', title: 'title' } as const;

const listedColumns = [
  'id',
  'kind',
  'slug',
  'title',
  'category',
  'level',
  'locale',
  'person',
  'published_at',
  'deleted_at',
  'updated_at',
  'revision',
] as const;
type Row = Pick<Selectable<SampleTable>, (typeof listedColumns)[number]> & { has_draft: number | boolean };

/** Where a sample stands at a time. */
export const sampleStateAt = (
  { deleted_at, published_at }: Pick<Row, 'deleted_at' | 'published_at'>,
  now: string,
): SampleState =>
  deleted_at !== null ? 'deleted' : published_at === null ? 'draft' : published_at <= now ? 'published' : 'scheduled';

/** A sample as lists show it. */
export const listedSample = (row: Row, now: string): ListedSample => ({
  kind: row.kind,
  slug: row.slug,
  title: row.title,
  category: row.category,
  level: sampleHeadSchema.shape.level.parse(row.level),
  locale: row.locale,
  person: row.person,
  updatedAt: row.updated_at,
  state: sampleStateAt(row, now),
  publishedAt: row.published_at,
  hasDraft: Boolean(row.has_draft),
  revision: row.revision,
});

/** One page of samples. There are hundreds, made by hand, and the columns of a list stand before the long texts. */
export async function listSamples(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { search, sort, order, kind, state, after }: SampleQuery & { after?: string | undefined },
  limit = rowsOfPage,
) {
  const at = isoTime(now());
  const column = sorts[sort];
  const place = after === undefined ? undefined : placeOf(after, 2);
  const rows = await db
    .selectFrom('sample')
    .select(listedColumns)
    .select(sql<number | boolean>`draft is not null`.as('has_draft'))
    .where('deleted_at', state === 'deleted' ? 'is not' : 'is', null)
    .$call((query) => (kind === undefined ? query : query.where('kind', '=', kind)))
    .$if(state === 'draft', (query) => query.where('published_at', 'is', null))
    .$if(state === 'scheduled', (query) => query.where('published_at', '>', at))
    .$if(state === 'published', (query) => query.where('published_at', '<=', at))
    .$if(state === 'changed', (query) => query.where('draft', 'is not', null))
    .$if(search !== '', (query) =>
      query.where(contains(sql`title || ' ' || category || ' ' || person || ' ' || slug`, search)),
    )
    .$if(place !== undefined, (query) =>
      query.where(
        sql<boolean>`(${sql.ref(column)}, id) ${sql.raw(order === 'asc' ? '>' : '<')} (${sql.join(place ?? [])})`,
      ),
    )
    .orderBy(column, order)
    .orderBy('id', order)
    .limit(limit + 1)
    .execute();
  return pageFrom(rows, {
    limit,
    placeOfRow: (row) => [row[column], row.id],
    listed: (row) => listedSample(row, at),
    isCapped: false,
  });
}

/** The samples of a list as CSV, and on record that they were taken. */
export const exportSamples = (context: ApiContext, query: SampleQuery): Promise<Readable> =>
  exportList<ListedSample>(
    context,
    'samples',
    query,
    [
      ['kind', ({ kind }) => kind],
      ['address', ({ slug }) => slug],
      ['title', ({ title }) => title],
      ['category', ({ category }) => category],
      ['level', ({ level }) => level],
      ['language', ({ locale }) => locale],
      ['person', ({ person }) => person],
      ['state', ({ state }) => state],
      ['published', ({ publishedAt }) => publishedAt],
      ['has a draft', ({ hasDraft }) => hasDraft],
      ['changed', ({ updatedAt }) => updatedAt],
    ],
    (after) => listSamples(context.services, { ...query, after }, rowsAtOnce),
  );
