import { closingPosting, isPaymentOpen, walletOf } from '@vitae/domain/money';
import type { Services } from '../../services.ts';
import { isoTime } from '../../services.ts';
import { balanceOf, balancesIn, post } from './ledger.ts';
import { lockAccount, moneyStep } from './money-step.ts';
import { cancelPayment, refundPayment } from './payments.ts';
import { endSubscription, openSubscription } from './purchases.ts';
import { isInWallet, leftOf } from './refund-steps.ts';

/**
 * Settles the money of an account before it is deleted: pending payments and the subscription end, reviews that no
 * expert has answered are refunded, and what is in the wallet goes back to the cards that filled it, as far as they did.
 * Every part may be repeated after an interruption. Payments, receipts and the ledger stay, as the law asks, under the
 * id of an account that no longer exists: `forgetBuyer` removes who that was.
 */
export async function closeMoney(services: Services, accountId: string): Promise<void> {
  const { db } = services;
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
  for (const { id, state, kind } of payments)
    if (isPaymentOpen(state) && kind !== 'renewal') await cancelPayment(services, accountId, id);
  await moneyStep(services, 'close subscription', async (transaction) => {
    await lockAccount(transaction, accountId);
    const row = await openSubscription(transaction, accountId);
    if (row) await endSubscription(transaction, services, row, isoTime(services.now()));
  });
  for (const row of payments) {
    const { id, review_id, kind } = row;
    if (kind !== 'review' || isInWallet(row) || leftOf(row) === 0) continue;
    const review = await db
      .selectFrom('expert_review')
      .select('state')
      .where('id', '=', review_id ?? '')
      .executeTakeFirst();
    if (review?.state !== 'delivered') await refundPayment(services, id, { madeBy: null, reason: 'account deleted' });
  }
  for (const row of payments) {
    if (!isInWallet(row)) continue;
    const there = await balanceOf(db, walletOf(accountId), row.currency);
    const amount = Math.min(there, leftOf(row));
    if (amount > 0) await refundPayment(services, row.id, { amount, madeBy: null, reason: 'account deleted' });
  }
  await moneyStep(services, 'close wallet', async (transaction) => {
    await lockAccount(transaction, accountId);
    for (const { currency, balance } of await balancesIn(transaction, walletOf(accountId)))
      if (balance > 0) await post(transaction, services, closingPosting(accountId, currency, balance), { accountId });
  });
}

/**
 * Removes from what stays of an account's money who bought: name and address on receipts, cards, and what the provider
 * charges again. Amounts, times, the country and the numbers of receipts stay. In the order of deleting an account the
 * last part about money, since a refund by then may still have to name the buyer.
 */
export async function forgetBuyer({ db }: Pick<Services, 'db'>, accountId: string): Promise<void> {
  await db.deleteFrom('invoice_buyer').where('account_id', '=', accountId).execute();
  const card = { brand: null, last4: null };
  await db
    .updateTable('payment')
    .set({ ...card, redirect_url: null })
    .where('account_id', '=', accountId)
    .execute();
  await db
    .updateTable('subscription')
    .set({ ...card, method: null })
    .where('account_id', '=', accountId)
    .execute();
}
