import type { ExpertReview } from '@vitae/api/contract';
import { isRefundDue, isReviewOver } from '@vitae/domain';
import { refusalWords } from '@vitae/words/refusals';
import { jobWords } from '@vitae/words/jobs';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { apiFailure } from '../../api/api-failure.ts';
import type { Caller } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import type { Job } from '../../jobs/job.ts';
import { isoTime, type Services } from '../../services.ts';
import { entitlementsIn, planColumns } from '../auth/accounts.ts';
import { evaluationOf } from '../evaluations/evaluations.ts';
import { stepReview, type ReviewRow } from './review-steps.ts';

const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const notesSchema = z.array(
  z.object({
    check: z.string().nullable(),
    text: z.string(),
    // Notes of earlier versions have no place.
    place: z.object({ page: z.number(), box: boxSchema }).optional(),
  }),
);
export const notesOf = ({ notes }: Pick<ReviewRow, 'notes'>): ExpertReview['notes'] =>
  notesSchema.parse(JSON.parse(notes));

/** As its account sees it: the answer only once it is delivered. */
const reviewOfRow = (row: ReviewRow): ExpertReview => ({
  id: row.id,
  state: row.state,
  funding: row.funding,
  question: row.question,
  requestedAt: row.requested_at,
  changedAt: row.changed_at,
  letter: row.state === 'delivered' ? row.letter : '',
  notes: row.state === 'delivered' ? notesOf(row) : [],
});

const latest = (db: Database, accountId: string, evaluationId: string) =>
  db
    .selectFrom('expert_review')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('evaluation_id', '=', evaluationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

async function coversReview({ db, now }: Services, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select(planColumns)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return (await entitlementsIn(db, account, now())).coversReview;
}

/** The latest review of an evaluation, and whether one can be requested here. @throws `not-found` */
export async function reviewOf(services: Services, accountId: string, id: string) {
  await evaluationOf(services.db, accountId, id);
  const row = await latest(services.db, accountId, id);
  const isForSale = services.reviewPayments !== null && services.payments.provider !== null;
  const isOffered = isForSale || (await coversReview(services, accountId));
  return { review: row ? reviewOfRow(row) : null, isOffered };
}

/**
 * Requests a review and pays for it, or goes on with one that was not paid for yet. @throws `not-found`, `conflict` if
 * there is one under way, the evaluation is not done, nobody can pay here, or the payment is declined
 */
export async function requestReview(
  services: Services,
  caller: Caller,
  { id, question }: { id: string; question: string },
): Promise<ExpertReview> {
  const { db, now, reviewPayments } = services;
  const { accountId } = caller;
  const evaluation = await evaluationOf(db, accountId, id);
  const isCovered = await coversReview(services, accountId);
  if (evaluation.state !== 'done' || (reviewPayments === null && !isCovered))
    throw apiFailure('conflict', { message: refusalWords('reviewNotOffered') });
  const before = await latest(db, accountId, id);
  if (before && !isReviewOver(before) && before.state !== 'requested')
    throw apiFailure('conflict', { message: refusalWords('reviewUnderWay') });
  const row =
    before?.state === 'requested'
      ? before
      : await db
          .insertInto('expert_review')
          .values({
            id: uuidv7(),
            account_id: accountId,
            evaluation_id: id,
            state: 'requested',
            funding: 'none',
            payment: null,
            expert_id: null,
            question,
            requested_at: isoTime(now()),
            changed_at: isoTime(now()),
          })
          // Another request came first.
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
  if (!row) throw apiFailure('conflict', { message: refusalWords('reviewUnderWay') });
  if (isCovered) return reviewOfRow(await stepReview(services, row, 'cover', caller));
  const payment = (await reviewPayments?.charge({ id: row.id, accountId })) ?? null;
  if (payment === null) throw apiFailure('conflict', { message: refusalWords('reviewNotPaid') });
  return reviewOfRow(await stepReview(services, row, 'pay', caller, { payment }));
}

/** Cancels a review that no expert has, and gives back what was paid. @throws `not-found`, `conflict` */
export async function cancelReview(services: Services, caller: Caller, id: string): Promise<ExpertReview> {
  await evaluationOf(services.db, caller.accountId, id);
  const row = await latest(services.db, caller.accountId, id);
  if (!row) throw apiFailure('not-found');
  return reviewOfRow(await refundIfDue(services, await stepReview(services, row, 'cancel', caller)));
}

/** Gives back what was paid for a cancelled review. If that fails, the job `review-refunds` does it later. */
export async function refundIfDue(services: Services, row: ReviewRow): Promise<ReviewRow> {
  const { reviewPayments, log } = services;
  if (!isRefundDue(row) || row.payment === null || reviewPayments === null) return row;
  try {
    // Nobody is told that it went back before it did.
    if (!(await reviewPayments.refund({ id: row.id, payment: row.payment }))) return row;
    return await stepReview(services, row, 'refund', { address: null, accountId: null });
  } catch (error) {
    log.error({ err: error }, 'a review could not be refunded');
    return row;
  }
}

/**
 * Cancels the reviews of an account that is being deleted, also one that an expert is writing, and gives back what was
 * paid. Returns whether nothing is owed any more: if not, the account has to stay until `review-refunds` has done it.
 */
export async function settleReviews(services: Services, accountId: string): Promise<boolean> {
  const rows = await services.db.selectFrom('expert_review').selectAll().where('account_id', '=', accountId).execute();
  let isSettled = true;
  for (const row of rows) {
    const event = isReviewOver(row) ? null : row.state === 'requested' ? 'cancel' : 'decline';
    const over = event === null ? row : await stepReview(services, row, event, { address: null, accountId: null });
    isSettled = !isRefundDue(await refundIfDue(services, over)) && isSettled;
  }
  return isSettled;
}

/** Gives back what was paid for reviews that were cancelled while the payment provider could not be reached. */
export const refundJob: Job = {
  name: 'review-refunds',
  does: jobWords('review-refunds'),
  everyMs: 10 * 60 * 1000,
  run: async (services) => {
    const due = await services.db
      .selectFrom('expert_review')
      .selectAll()
      .where('state', '=', 'cancelled')
      .where('funding', '=', 'paid')
      .limit(100)
      .execute();
    let refunded = 0;
    for (const row of due) if ((await refundIfDue(services, row)).state === 'refunded') refunded += 1;
    return { refunded };
  },
};
