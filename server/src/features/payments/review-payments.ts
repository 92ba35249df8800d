import type { Services } from '../../services.ts';
import type { ReviewPayments } from '../reviews/payments.ts';
import { lockAccount, moneyStep } from './money-step.ts';
import { refundPayment } from './payments.ts';

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
        .where('state', '=', 'paid')
        .where('is_credited', '=', 0)
        .where('asked_charge', '=', 0)
        .where('asked_wallet', '=', 0)
        .where('dispute', 'in', ['none', 'won'])
        .where('review_id', 'is', null)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (!bought) return null;
      await db.updateTable('payment').set({ review_id: id }).where('id', '=', bought.id).execute();
      return bought.id;
    }),
  refund: async ({ id, payment }) => {
    // The id of the review makes it one refund, however often it is asked for.
    await refundPayment(services(), payment, { id, madeBy: null, reason: 'review' });
  },
});
