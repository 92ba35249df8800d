import { mostPictured, pictureWidths } from '@vitae/api/pictures';
import { sampleHeadSchema, samplePointSchema, type Sample, type SampleHead } from '@vitae/api/samples';
import { keptByKey, type DocumentKind } from '@vitae/domain';
import { RENDERER_VERSION } from '@vitae/renderer/version';
import { previewText } from '@vitae/words/previews';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/open-database.ts';
import type { SampleTable } from '../../db/schema.ts';
import { isoTime } from '../../services.ts';
import { digestOf } from './digest.ts';
import { leanDocument } from './lean-document.ts';
import type { Pictures } from './pictures.ts';
import { pointsDownThePage } from './points-down-the-page.ts';
import { isTemplatePicture } from './template-pictures.ts';

/** What visitors see of the samples. */
export interface Samples {
  /** Those that are published now, by category and title. */
  list: (kind: DocumentKind) => Promise<readonly SampleHead[]>;
  /** A published sample; null if there is none. */
  get: (kind: DocumentKind, slug: string) => Promise<Sample | null>;
  /** Changes with every change of what is published, within two seconds. */
  version: () => Promise<string>;
  /** Draws the pages that a picture's id stands for; false if no published sample has them, or if it fails. */
  drawPicture: (picture: string) => Promise<boolean>;
  /** Draws the pages of all others, one after the other, once somebody looks at samples. */
  drawAll: () => Promise<void>;
  pictures: Pictures;
  /** To be called after every change of the table. */
  changed: () => void;
}

const documentSchema = z.record(z.string(), z.unknown());

/** How long a list is kept: what another process publishes is seen after that, in milliseconds. */
const keptMs = 2000;
const mostRelated = 6;

/** What is read of one sample only. */
type LongRow = Pick<Selectable<SampleTable>, 'document' | 'points'>;

type Row = Omit<Selectable<SampleTable>, 'document' | 'points' | 'draft' | 'draft_at'>;

const headColumns = [
  'id',
  'kind',
  'slug',
  'title',
  'job_title',
  'category',
  'level',
  'locale',
  'person',
  'family',
  'published_at',
  'revision',
  'seed',
  'edited_at',
  'deleted_at',
  'created_at',
  'updated_at',
  'digest',
] as const;

/** Names the pictures of a document: others once it, what draws it, or the widths change. */
const pictureOf = ({ digest }: Pick<Row, 'digest'>): string =>
  `${digest}-${RENDERER_VERSION}.${pictureWidths.join('.')}`;

interface Shelf {
  rows: readonly Row[];
  heads: ReadonlyMap<Row, SampleHead>;
  version: string;
}

/** The published samples of a database. `now` is the clock, so that tests can move it. */
export function createSamples({
  db,
  now,
  pictures,
  site,
}: {
  db: Database;
  now: () => Date;
  pictures: Pictures;
  site: { appName: string };
}): Samples {
  let kept: Promise<Shelf> | null = null;
  let keptAt = 0;
  let isDrawingAll = false;

  const read = async (): Promise<Shelf> => {
    const rows = await db
      .selectFrom('sample')
      .select(headColumns)
      .where('deleted_at', 'is', null)
      .where('published_at', '<=', isoTime(now()))
      .orderBy('category')
      .orderBy('title')
      .orderBy('id')
      .execute();
    const heads = new Map<Row, SampleHead>();
    for (const row of rows) heads.set(row, await headOf(row));
    const version = digestOf(JSON.stringify([rows.map(({ revision }) => revision), ...heads.values()]));
    return { rows, heads, version };
  };
  const shelf = (): Promise<Shelf> => {
    const at = now().getTime();
    if (kept === null || Math.abs(at - keptAt) > keptMs) {
      keptAt = at;
      const made = read();
      kept = made;
      made.catch(() => {
        if (kept === made) kept = null;
      });
    }
    return kept;
  };

  const headOf = async (row: Row): Promise<SampleHead> =>
    headOfText(
      JSON.stringify({
        kind: row.kind,
        slug: row.slug,
        title: row.title,
        jobTitle: row.job_title,
        category: row.category,
        level: row.level,
        locale: row.locale,
        person: row.person,
        updatedAt: row.updated_at,
        picture: pictureOf(row),
        pages: (await pictures.drawn(pictureOf(row)))?.pages ?? null,
      }),
    );

  // Compiled once: that takes longer than the query.
  const longQuery = db.selectFrom('sample').select(['document', 'points']).where('id', '=', '').compile();
  const longOf = async ({ id }: Row) => (await db.executeQuery<LongRow>({ ...longQuery, parameters: [id] })).rows[0];

  const drawRow = async (row: Row): Promise<boolean> => {
    const long = await longOf(row);
    if (!long) return false;
    const isDrawn = await pictures.draw({
      id: pictureOf(row),
      document: long.document,
      places: pointsOf(long.points).map(({ at }) => at),
      mostPages: mostPictured,
      widths: [...pictureWidths],
      preview: {
        title: row.title,
        line: previewText(row.kind),
        site: site.appName,
      },
    });
    // Its number of pages is known now.
    if (isDrawn) kept = null;
    return isDrawn;
  };

  return {
    pictures,
    version: async () => (await shelf()).version,
    list: async (kind) => {
      const { heads } = await shelf();
      return [...heads.values()].filter((head) => head.kind === kind);
    },
    async get(kind, slug) {
      const { rows, heads } = await shelf();
      const row = rows.find((one) => one.kind === kind && one.slug === slug);
      const head = row && heads.get(row);
      if (!row || !head) return null;
      const long = await longOf(row);
      if (!long) return null;
      // What was not drawn when the list was read is not looked for on the disk again for each page.
      const drawn = head.pages === null ? null : await pictures.drawn(pictureOf(row));
      const siblings = rows.filter((one) => one.kind === kind && one.family === row.family);
      return {
        ...head,
        document: documentOf(long.document),
        ...pointsDownThePage(pointsOf(long.points), drawn?.places ?? []),
        related: relatedTo(row, rows).flatMap((one) => heads.get(one) ?? []),
        siblings: siblings.length > 1 ? siblings.map((one) => ({ locale: one.locale, slug: one.slug })) : [],
      };
    },
    async drawPicture(picture) {
      const { rows } = await shelf();
      const row = rows.find((one) => pictureOf(one) === picture);
      return row !== undefined && drawRow(row);
    },
    async drawAll() {
      if (isDrawingAll) return;
      isDrawingAll = true;
      try {
        // One that cannot be drawn keeps no other from being drawn.
        for (const row of (await shelf()).rows) if (!(await pictures.drawn(pictureOf(row)))) await drawRow(row);
        const ofSamples = new Set((await shelf()).rows.map(pictureOf));
        await pictures.removeOthers((id) => ofSamples.has(id) || isTemplatePicture(id));
      } finally {
        isDrawingAll = false;
      }
    },
    changed() {
      kept = null;
    },
  };
}

/** How many texts are kept with what they say, more than the product ships samples; and how long one may be, in characters. */
const mostRead = 250;
const longestRead = 50_000;

/** The same text is the same object, so that whoever checks it or lays it out needs to do so once; nobody changes it. */
function keptText<Read>(read: (parsed: unknown) => Read): (text: string) => Read {
  const made = (text: string) => read(JSON.parse(text));
  const kept = keptByKey(mostRead, made);
  return (text) => (text.length > longestRead ? made(text) : kept(text));
}
const headOfText = keptText((parsed) => sampleHeadSchema.parse(parsed));
const documentOf = keptText((parsed) => leanDocument(documentSchema.parse(parsed)));
const pointsOf = keptText((parsed) => z.array(samplePointSchema).parse(parsed));

/** The other samples of the same category; what is left is filled with those of the same level. */
function relatedTo(row: Row, rows: readonly Row[]): readonly Row[] {
  const others = rows.filter((one) => one.kind === row.kind && one.family !== row.family);
  const near = others.filter(({ category }) => category === row.category);
  const far = others.filter((one) => one.category !== row.category && one.level === row.level);
  return [...near, ...far].slice(0, mostRelated);
}
