import { sampleContentSchema, type SampleContent, type SampleDetails } from '@vitae/api/contract';
import { samplePointSchema } from '@vitae/api/samples';
import { assetsOf, fullNameOf, visibleContent, type DocumentKind } from '@vitae/domain';
import { jobWords } from '@vitae/words/jobs';
import { refusalWords } from '@vitae/words/refusals';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { apiFailure, notFound } from '../../../api/api-failure.ts';
import type { ApiContext } from '../../../api/context.ts';
import type { Database } from '../../../db/open-database.ts';
import type { SampleTable } from '../../../db/schema.ts';
import type { Job } from '../../../jobs/job.ts';
import { isoTime, type Services } from '../../../services.ts';
import { onRecord } from '../../audit/audit.ts';
import { checkedDocument } from '../../documents/check-document.ts';
import { digestOf } from '../../samples/digest.ts';
import { listedSample, sampleStateAt } from './list-samples.ts';

type Row = Selectable<SampleTable>;

interface Named {
  kind: DocumentKind;
  slug: string;
}

interface Seen extends Named {
  revision: number;
  reason: string;
}

const documentSchema = z.record(z.string(), z.unknown());
const pointsSchema = z.array(samplePointSchema);
const jsonOf = (text: string): unknown => JSON.parse(text);

/** @throws `not-found` */
async function rowOf(db: Database, { kind, slug }: Named): Promise<Row> {
  return db
    .selectFrom('sample')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow(notFound);
}

/** What visitors see of a sample, or would see. */
const shownContent = (row: Row): SampleDetails['content'] => ({
  title: row.title,
  jobTitle: row.job_title,
  category: row.category,
  level: sampleContentSchema.shape.level.parse(row.level),
  family: row.family,
  points: pointsSchema.parse(jsonOf(row.points)),
  document: documentSchema.parse(jsonOf(row.document)),
});

const draftOf = ({ draft }: Row): SampleContent | null =>
  draft === null ? null : sampleContentSchema.parse(jsonOf(draft));

const detailsOf = (row: Row, now: Date): SampleDetails => ({
  ...listedSample({ ...row, has_draft: row.draft !== null }, isoTime(now)),
  changeAt: row.draft_at,
  isShipped: row.seed !== null && row.edited_at === null,
  content: draftOf(row) ?? shownContent(row),
});

/** A sample as it is edited. @throws `not-found` */
export const sampleDetails = async ({ db, now }: Pick<Services, 'db' | 'now'>, named: Named): Promise<SampleDetails> =>
  detailsOf(await rowOf(db, named), now());

/**
 * The columns of a content. @throws `invalid` if its document is not valid, or shows a picture: pictures belong to an
 * account, and visitors could not load them; `too-large`; `newer-version`
 */
function columnsOf({ kind }: Named, { document: given, points, ...content }: SampleContent) {
  const { document: whole } = checkedDocument(given);
  // It is public: nothing hidden, no notes.
  const visible = visibleContent(whole);
  // What job it is aimed at is part of a sample; a posting that it was written for is not.
  const document = {
    ...visible,
    ...('target' in whole && { target: { ...whole.target, posting: '' } }),
    ...('jobTitle' in whole && { jobTitle: whole.jobTitle }),
  };
  const text = JSON.stringify(document);
  if (document.kind !== kind) throw apiFailure('invalid', { message: refusalWords('sampleOtherKind'), fields: {} });
  if (assetsOf(document).length > 0) throw apiFailure('invalid', { message: refusalWords('samplePhoto'), fields: {} });
  return {
    title: content.title,
    job_title: content.jobTitle,
    category: content.category,
    level: content.level,
    family: content.family,
    locale: document.locale,
    person: fullNameOf(document),
    digest: digestOf(text),
    points: JSON.stringify(points),
    document: text,
  };
}

/** The values of a content, one level down in its document, for the record. */
const recorded = ({ document, ...content }: SampleDetails['content']): Map<string, unknown> =>
  new Map([
    ...Object.entries(content),
    ...Object.entries(document).map(([name, value]) => [`document.${name}`, value] as const),
  ]);

/** What one content has otherwise than another. */
function differing(before: SampleDetails['content'], after: SampleDetails['content']) {
  const [old, next] = [recorded(before), recorded(after)];
  const names = [...new Set([...old.keys(), ...next.keys()])].filter(
    (name) => name !== 'document.updatedAt' && JSON.stringify(old.get(name)) !== JSON.stringify(next.get(name)),
  );
  const pick = (from: Map<string, unknown>) => Object.fromEntries(names.map((name) => [name, from.get(name) ?? null]));
  return { before: pick(old), after: pick(next) };
}

const subjectOf = ({ kind, slug }: Named) => `sample ${kind} ${slug}`;

/** Writes a row that nobody has changed since `revision`. @throws `conflict` */
async function change(
  db: Database,
  { id, revision }: Pick<Row, 'id' | 'revision'>,
  values: Partial<Omit<Row, 'id' | 'revision'>>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('sample')
    .set((expression) => ({ ...values, revision: expression('revision', '+', 1) }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw apiFailure('conflict', { message: refusalWords('changedByAdmin') });
}

/**
 * Whether a sample is as an admin saw it: what is refused costs one small query, however large the row is. @throws
 * `conflict` if it has changed since; `not-found`
 */
async function lookAt(db: Database, { kind, slug, revision }: Named & { revision: number }): Promise<void> {
  const row = await db
    .selectFrom('sample')
    .select('revision')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow(notFound);
  if (row.revision !== revision) throw apiFailure('conflict', { message: refusalWords('changedByAdmin') });
}

/** The row that an admin saw; `change` finds one that changes right now. @throws as `lookAt` */
async function seenRow(db: Database, seen: Named & { revision: number }): Promise<Row> {
  await lookAt(db, seen);
  return rowOf(db, seen);
}

/** Makes a sample that nobody sees yet. @throws `conflict` if there is one of its address, even a deleted one */
export async function createSample(
  context: ApiContext,
  { kind, slug, content, reason }: Named & { content: SampleContent; reason: string },
): Promise<SampleDetails> {
  const { now } = context.services;
  const at = isoTime(now());
  const columns = columnsOf({ kind, slug }, content);
  await onRecord(context, async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('sample')
      .values({ id: uuidv7(), kind, slug, ...columns, edited_at: at, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw apiFailure('conflict', { message: refusalWords('sampleThere') });
    return {
      change: {
        subject: subjectOf({ kind, slug }),
        name: content.title,
        reason,
        before: null,
        after: Object.fromEntries(recorded(content)),
      },
      result: null,
    };
  });
  return sampleDetails(context.services, { kind, slug });
}

/**
 * Changes a sample; what visitors see stays as it is until the change is published, and what was to be published at a
 * time has to be scheduled again. @throws `conflict`, `not-found`
 */
export async function saveSample(
  context: ApiContext,
  { content, reason, ...seen }: Seen & { content: SampleContent },
): Promise<SampleDetails> {
  const { db: database, now, samples } = context.services;
  const at = isoTime(now());
  await lookAt(database, seen);
  const columns = columnsOf(seen, content);
  await onRecord(context, async (db) => {
    const row = await seenRow(db, seen);
    const state = sampleStateAt(row, at);
    if (state === 'deleted') throw apiFailure('conflict', { message: refusalWords('sampleDeleted') });
    const before = draftOf(row) ?? shownContent(row);
    await change(
      db,
      row,
      // What was to be published later was another change, or another text. One that was seen is kept for `discard`.
      state === 'published' || row.draft !== null
        ? { draft: JSON.stringify(content), draft_at: null, edited_at: at }
        : { ...columns, published_at: null, edited_at: at, updated_at: at },
    );
    const contents = differing(before, content);
    const wasScheduled = state === 'scheduled';
    return {
      change: {
        subject: subjectOf(seen),
        name: content.title,
        reason,
        before: { ...contents.before, ...(wasScheduled && { publishedAt: row.published_at }) },
        after: { ...contents.after, ...(wasScheduled && { publishedAt: null }) },
      },
      result: null,
    };
  });
  samples.changed();
  return sampleDetails(context.services, seen);
}

/** The columns with which visitors see a draft. */
const takenOver = (row: Row, draft: SampleContent, now: string) => ({
  ...columnsOf(row, draft),
  draft: null,
  draft_at: null,
  updated_at: now,
});

/** Publishes the changes whose time has come; that somebody wanted it then is on record since. */
export const publishDueJob: Job = {
  name: 'samples',
  does: jobWords('samples'),
  everyMs: 60_000,
  run: async ({ db, now, samples, log }) => {
    const at = isoTime(now());
    const due = await db
      .selectFrom('sample')
      .selectAll()
      .where('draft_at', '<=', at)
      .where('deleted_at', 'is', null)
      .execute();
    let published = 0;
    for (const row of due)
      try {
        const draft = draftOf(row);
        await change(db, row, draft ? takenOver(row, draft, at) : { draft_at: null });
        published += 1;
      } catch (error) {
        // An admin may have been first, and what is wrong with one keeps no other from being published.
        log.warn({ err: error, sample: row.id }, 'the change of a sample was not published');
      }
    if (published > 0) samples.changed();
    return { published };
  },
};

interface Move extends Seen {
  step: 'publish' | 'withdraw' | 'discard' | 'delete' | 'restore';
  at?: string | undefined;
}

/** What a step writes. @throws `conflict` if the sample is not where the step begins; `invalid` for a time that is over */
function written(
  row: Row,
  { step, at }: Pick<Move, 'step' | 'at'>,
  now: string,
): Partial<Omit<Row, 'id' | 'revision'>> {
  const state = sampleStateAt(row, now);
  const draft = draftOf(row);
  const taken = draft === null ? {} : takenOver(row, draft, now);
  const elsewhere = () => apiFailure('conflict', { message: refusalWords('changedByAdmin') });
  if ((state === 'deleted') !== (step === 'restore')) throw elsewhere();
  switch (step) {
    case 'publish': {
      if (state === 'published' && draft === null) throw elsewhere();
      if (at !== undefined && at <= now)
        throw apiFailure('invalid', { message: refusalWords('sampleTime'), fields: {} });
      // Visitors go on seeing what they see until the time of the change (`publishDue`).
      if (state === 'published') return at === undefined ? taken : { draft_at: at };
      return { ...taken, published_at: at ?? now, updated_at: now };
    }
    case 'withdraw':
      if (state === 'draft') throw elsewhere();
      // Nobody has decided on the draft: what visitors saw is still there, and a set time is void.
      return { published_at: null, draft_at: null };
    case 'discard':
      if (draft === null) throw elsewhere();
      return { draft: null, draft_at: null };
    case 'delete':
      return { deleted_at: now, draft_at: null };
    case 'restore':
      // What was deleted comes back unseen.
      return { deleted_at: null, published_at: null };
  }
}

/** Publishes a sample or its draft, now or at a time, or takes a step back. @throws `conflict`, `not-found` */
export async function moveSample(context: ApiContext, { reason, step, at, ...seen }: Move): Promise<SampleDetails> {
  const { now, samples } = context.services;
  const time = isoTime(now());
  await onRecord(context, async (db) => {
    const row = await seenRow(db, seen);
    const values = written(row, { step, at: at === undefined ? undefined : isoTime(Date.parse(at)) }, time);
    const next: Row = { ...row, ...values };
    await change(db, row, values);
    const recordedState = (one: Row) => ({
      state: sampleStateAt(one, time),
      publishedAt: one.published_at,
      changeAt: one.draft_at,
    });
    const contents = differing(shownContent(row), shownContent(next));
    return {
      change: {
        subject: subjectOf(seen),
        name: next.title,
        reason,
        before: { ...recordedState(row), ...contents.before },
        after: { ...recordedState(next), ...contents.after },
      },
      result: null,
    };
  });
  samples.changed();
  return sampleDetails(context.services, seen);
}
