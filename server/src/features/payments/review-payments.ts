import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import type { ReviewPayments } from '../reviews/payments.ts';
import { lockAccount, moneyStep } from './money-step.ts';
import { refundPayment } from './payments.ts';
import { leftOf } from './refund-steps.ts';
import { isTooEarly, triesOf } from './refund-tries.ts';

/**
 * How expert reviews are paid for: with a review that was bought before (`/payment?plan=review`) and not used yet. Using
 * one is a single conditional write, so that each pays for one review.
 */
export const reviewPayments = (services: () => Services): ReviewPayments => ({
  charge: ({ id, accountId }) =>
    moneyStep(services(), 'use review', async (db) => {
      await lockAccount(db, accountId);
      const used = await db.selectFrom('payment').select('id').where('review_id', '=', id).executeTakeFirst();
      if (used) return used.id;
      const bought = await db
        .selectFrom('payment')
        .select('id')
        .where('account_id', '=', accountId)
        .where('kind', '=', 'review')
        .where('state', 'in', ['paid', 'partly-refunded'])
        .where('is_credited', '=', 0)
        .where('dispute', '<>', 'open')
        // What was given back in part is still paid for, and what was free too; what goes back whole is not.
        .where(sql<boolean>`(charge + wallet = 0 or asked_charge + asked_wallet + disputed_charge < charge + wallet)`)
        .where('review_id', 'is', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (!bought) return null;
      await db.updateTable('payment').set({ review_id: id }).where('id', '=', bought.id).execute();
      return bought.id;
    }),
  refund: async ({ id, payment }) => {
    const { db, now } = services();
    const row = await db.selectFrom('payment').selectAll().where('id', '=', payment).executeTakeFirstOrThrow();
    const { tries, next } = await triesOf(db, id);
    const last = tries.at(-1);
    const isOpen = last !== undefined && last.state !== 'failed';
    if (!isOpen && leftOf(row) === 0 && row.dispute !== 'open') {
      // Nothing is left to give back; one that a coupon paid for whole can be requested again.
      if (Number(row.charge) + Number(row.wallet) === 0)
        await db
          .updateTable('payment')
          .set({ review_id: null })
          .where('id', '=', payment)
          .where('review_id', '=', id)
          .execute();
      return true;
    }
    if (!isOpen && isTooEarly(now(), tries)) return false;
    // The id of the review makes it one refund, however often it is asked for; one that was refused is tried anew.
    const order = { id: isOpen ? last.id : next, madeBy: null, reason: 'review' };
    const { state } = await refundPayment(services(), payment, order);
    return state !== 'requested' && state !== 'failed';
  },
});
