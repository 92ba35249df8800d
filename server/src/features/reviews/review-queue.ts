import type { Readable } from 'node:stream';
import type { QueuedReview, QueueQuery, ReviewNote, WithReason } from '@vitae/api/contract';
import type { ReviewEvent } from '@vitae/domain';
import { sql } from 'kysely';
import { jobWords } from '@vitae/words/jobs';
import { refusalWords } from '@vitae/words/refusals';
import { z } from 'zod';
import { apiFailure, notFound } from '../../api/api-failure.ts';
import { turnOfItsOwn } from '../../api/heavy-work.ts';
import type { ApiContext, Person } from '../../api/context.ts';
import { callerOf, personOf } from '../../api/implementer.ts';
import type { Database } from '../../db/open-database.ts';
import { isoTime, type Services } from '../../services.ts';
import { exportList } from '../admin/export-list.ts';
import { isId, matchingAccounts } from '../admin/list-users.ts';
import { rowsAtOnce, rowsOfPage } from '../admin/pages-of-rows.ts';
import { putOnRecord } from '../audit/audit.ts';
import { notesOf, refundIfDue } from './reviews.ts';
import { stepReview, type ReviewRow } from './review-steps.ts';

const queue = ({ db }: Services) =>
  db
    .selectFrom('expert_review')
    .innerJoin('evaluation', (join) =>
      join
        .onRef('evaluation.account_id', '=', 'expert_review.account_id')
        .onRef('evaluation.id', '=', 'expert_review.evaluation_id'),
    )
    .selectAll('expert_review')
    .select(['evaluation.kind', 'evaluation.score']);

type QueueRow = ReviewRow & Pick<QueuedReview, 'kind' | 'score'>;

/** What a person wrote, and the answer so far, are for the expert who has taken it. */
function queuedOf(row: QueueRow, { accountId }: Pick<Person, 'accountId'>): QueuedReview {
  const isMine = row.expert_id === accountId;
  return {
    id: row.id,
    evaluationId: row.evaluation_id,
    kind: row.kind,
    score: row.score,
    state: row.state,
    funding: row.funding,
    question: isMine ? row.question : '',
    requestedAt: row.requested_at,
    changedAt: row.changed_at,
    letter: isMine ? row.letter : '',
    notes: isMine ? notesOf(row) : [],
    isMine,
  };
}

/** What a search finds: a review by its id, or those of people. `null` if nothing is searched. */
async function matching(db: Database, search: string) {
  if (search === '') return null;
  if (isId(search)) {
    const id = search.toLowerCase();
    const review = await db.selectFrom('expert_review').select('id').where('id', '=', id).executeTakeFirst();
    return { by: review ? ('id' as const) : ('account_id' as const), is: [id], isCapped: false };
  }
  const found = await matchingAccounts(db, search);
  return { by: 'account_id' as const, is: found?.ids ?? [], isCapped: found?.isCapped ?? false };
}

/** One page of the reviews of everyone, in the order in which they were requested. */
export async function listQueue(
  services: Services,
  expert: Person,
  { view, search, state, order, after }: QueueQuery & { after?: string | undefined },
  limit = rowsOfPage,
) {
  await turnOfItsOwn(expert.accountId);
  const found = await matching(services.db, search);
  if (found?.is.length === 0) return { reviews: [], more: false, isCapped: false };
  // In the order of the index all reviews might be read to find a few, so the order of those must not name it.
  const ordered = found ? sql<string>`(expert_review.id || '')` : sql<string>`expert_review.id`;
  const rows = await queue(services)
    .$if(found !== null, (query) => query.where(`expert_review.${found?.by ?? 'id'}`, 'in', found?.is ?? []))
    .$if(view === 'waiting', (query) => query.where('expert_review.state', 'in', ['paid', 'covered']))
    .$if(view === 'mine', (query) =>
      query.where('expert_review.state', '=', 'in-review').where('expert_review.expert_id', '=', expert.accountId),
    )
    .$if(state !== undefined, (query) => query.where('expert_review.state', '=', state ?? 'paid'))
    .$if(after !== undefined, (query) => query.where('expert_review.id', order === 'asc' ? '>' : '<', after ?? ''))
    .orderBy(ordered, order)
    .limit(limit + 1)
    .execute();
  return {
    reviews: rows.slice(0, limit).map((row) => queuedOf(row, expert)),
    more: rows.length > limit,
    isCapped: found?.isCapped ?? false,
  };
}

/** The reviews of a list as CSV, without what people and experts wrote. */
export const exportQueue = (context: ApiContext, query: QueueQuery & WithReason): Promise<Readable> =>
  exportList<QueuedReview>(
    context,
    'reviews',
    query,
    [
      ['id', ({ id }) => id],
      ['evaluation', ({ evaluationId }) => evaluationId],
      ['kind', ({ kind }) => kind],
      ['score', ({ score }) => score],
      ['state', ({ state }) => state],
      ['funding', ({ funding }) => funding],
      ['requested', ({ requestedAt }) => requestedAt],
      ['changed', ({ changedAt }) => changedAt],
      ['yours', ({ isMine }) => isMine],
    ],
    async (after) => {
      const { reviews, more, isCapped } = await listQueue(
        context.services,
        personOf(context),
        { ...query, after },
        rowsAtOnce,
      );
      return { rows: reviews, next: more ? (reviews.at(-1)?.id ?? null) : null, isCapped };
    },
  );

async function queueRow(services: Services, id: string): Promise<QueueRow> {
  return queue(services).where('expert_review.id', '=', id).executeTakeFirstOrThrow(notFound);
}

/** A review as JSON text, with the report for the expert who has it. @throws `not-found` */
export async function queuedText(services: Services, expert: Person, id: string): Promise<string> {
  await turnOfItsOwn(expert.accountId);
  const row = await queueRow(services, id);
  const isOpen = row.expert_id === expert.accountId && row.state === 'in-review';
  const evaluation = isOpen
    ? await services.db
        .selectFrom('evaluation')
        .select('body')
        .where('account_id', '=', row.account_id)
        .where('id', '=', row.evaluation_id)
        .executeTakeFirst()
    : undefined;
  return `{"review":${JSON.stringify(queuedOf(row, expert))},"body":${evaluation?.body || 'null'}}`;
}

/** A row that the expert has taken. @throws `not-found`, `conflict` if somebody else has it, or nobody */
async function ownRow(services: Services, expert: Person, id: string): Promise<QueueRow> {
  const row = await queueRow(services, id);
  if (row.expert_id !== expert.accountId || row.state !== 'in-review')
    throw apiFailure('conflict', { message: refusalWords('reviewElsewhere') });
  return row;
}

/** What the record says of a review; never what the person or the expert wrote. */
const recordedState = ({ state, expert_id, letter, notes }: ReviewRow) => ({
  state,
  expert: expert_id,
  letterCharacters: letter.length,
  notes: notesOf({ notes }).length,
});

/** Puts on record how a review changed, in the transaction that changed it. */
const recorded =
  ({ auditId, locale }: ApiContext, before: QueueRow, reason: string) =>
  (db: Database, after: ReviewRow): Promise<void> => {
    const [old, next] = [recordedState(before), recordedState(after)].map((one) => new Map(Object.entries(one)));
    const changed = [...(next ?? [])].filter(([name, value]) => old?.get(name) !== value).map(([name]) => name);
    const pick = (from: Map<string, unknown> | undefined) =>
      Object.fromEntries(changed.map((name) => [name, from?.get(name) ?? null]));
    const why = reason === '' ? jobWords('reviewAsked')(locale) : reason;
    const change = {
      subject: `review ${before.id}`,
      name: before.kind,
      reason: why,
      before: pick(old),
      after: pick(next),
    };
    return putOnRecord(db, auditId, change);
  };

/** Takes a review. @throws `not-found`, `conflict` */
export async function takeReview(context: ApiContext, id: string): Promise<QueuedReview> {
  const { services } = context;
  const expert = callerOf(context);
  const row = await queueRow(services, id);
  await stepReview(services, row, 'take', expert, { expert_id: expert.accountId }, recorded(context, row, ''));
  return queuedOf(await queueRow(services, id), expert);
}

const elsewhere = () => apiFailure('conflict', { message: refusalWords('changedByAdmin') });

/** What is known of the pages of a kept report; the rest of it is the device's own. */
const pagesSchema = z.object({
  view: z.object({ pages: z.array(z.object({ width: z.number(), height: z.number() })) }),
});

/** By how much the sum of two rounded lengths may miss the side of a page, in points. */
const rounding = 0.01;

/** Whether every place is on one of the pages of the report that is reviewed. */
async function arePlacesOnPages({ db }: Services, row: QueueRow, notes: readonly ReviewNote[]): Promise<boolean> {
  const places = notes.flatMap(({ place }) => place ?? []);
  if (places.length === 0) return true;
  const { body } = await db
    .selectFrom('evaluation')
    .select('body')
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.evaluation_id)
    .executeTakeFirstOrThrow(notFound);
  const pages = pagesSchema.safeParse(JSON.parse(body || 'null')).data?.view.pages ?? [];
  return places.every(({ page: at, box }) => {
    const page = pages[at];
    const isWithin = (end: number, side: number) => end <= side + rounding;
    return page !== undefined && isWithin(box.x + box.width, page.width) && isWithin(box.y + box.height, page.height);
  });
}

/**
 * Writes the answer, which the person does not see yet.
 * @throws `not-found`; `conflict` also if it changed meanwhile; `invalid` if a note is about a place off the pages
 */
export async function annotateReview(
  context: ApiContext,
  { id, changedAt, letter, notes }: { id: string } & Pick<QueuedReview, 'changedAt' | 'letter' | 'notes'>,
): Promise<QueuedReview> {
  const { services } = context;
  const expert = personOf(context);
  const row = await ownRow(services, expert, id);
  if (row.changed_at !== changedAt) throw elsewhere();
  if (!(await arePlacesOnPages(services, row, notes)))
    throw apiFailure('invalid', { fields: {}, message: refusalWords('notePlaceOutside') });
  // Later than before, also within a millisecond: it tells one answer from the next.
  const at = Math.max(services.now().getTime(), Date.parse(row.changed_at) + 1);
  await services.db.transaction().execute(async (db) => {
    const after = await db
      .updateTable('expert_review')
      .set({ letter, notes: JSON.stringify(notes), changed_at: isoTime(at) })
      .where('id', '=', id)
      .where('changed_at', '=', changedAt)
      .where('state', '=', 'in-review')
      .where('expert_id', '=', expert.accountId)
      .returningAll()
      .executeTakeFirst();
    if (!after) throw elsewhere();
    await recorded(context, row, '')(db, after);
  });
  return queuedOf(await queueRow(services, id), expert);
}

/**
 * Ends the work of the expert who has it. @throws `not-found`; `conflict` also for an answer without a letter, and for
 * one that changed since `changedAt`
 */
export async function endReview(
  context: ApiContext,
  { id, reason = '', changedAt }: { id: string; reason?: string; changedAt?: string },
  event: Extract<ReviewEvent, 'deliver' | 'hand-back' | 'decline'>,
): Promise<QueuedReview> {
  const { services } = context;
  const expert = callerOf(context);
  const row = await ownRow(services, expert, id);
  if (changedAt !== undefined && row.changed_at !== changedAt) throw elsewhere();
  if (event === 'deliver' && row.letter.trim() === '')
    throw apiFailure('conflict', { message: refusalWords('reviewWithoutLetter') });
  const more = event === 'hand-back' ? { expert_id: null } : {};
  const after = await stepReview(services, row, event, expert, more, recorded(context, row, reason));
  await refundIfDue(services, after);
  return queuedOf(await queueRow(services, id), expert);
}
