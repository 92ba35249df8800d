import { closingPosting, isPaymentOpen, walletOf } from '@vitae/domain/money';
import type { Services } from '../../services.ts';
import { isoTime } from '../../services.ts';
import { balanceOf, balancesIn, post } from './ledger.ts';
import { lockAccount, moneyStep } from './money-step.ts';
import { cancelPayment, refundPayment } from './payments.ts';
import { endSubscription, openSubscription } from './purchases.ts';
import { lockPayment, type PaymentRow } from './payment-row.ts';
import { isInWallet, leftOf } from './refund-steps.ts';
import { isTooEarly } from './refund-tries.ts';
import { leaveUnclaimed } from './unclaimed.ts';

/**
 * Settles the money of an account before it is deleted: pending payments and the subscription end, reviews that no
 * expert has answered are refunded, and what is in the wallet goes back to the cards that filled it, as far as they did.
 * Every part may be repeated after an interruption; it rejects while the provider refuses to give something back. Payments, receipts and the ledger stay, as the law asks, under the
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
  let isOwed = false;
  for (const row of payments) {
    const { review_id, kind } = row;
    if (kind !== 'review' || isInWallet(row) || leftOf(row) === 0) continue;
    const review = await db
      .selectFrom('expert_review')
      .select('state')
      .where('id', '=', review_id ?? '')
      .executeTakeFirst();
    if (review?.state !== 'delivered') isOwed = (await refundAtClosing(services, row)) || isOwed;
  }
  for (const row of payments) {
    if (!isInWallet(row)) continue;
    const there = await balanceOf(db, walletOf(accountId), row.currency);
    const amount = Math.min(there, leftOf(row));
    if (amount > 0) isOwed = (await refundAtClosing(services, row, amount)) || isOwed;
  }
  if (isOwed) throw new Error('The provider refuses a refund of an account that is deleted.');
  await moneyStep(services, 'close wallet', async (transaction) => {
    await lockAccount(transaction, accountId);
    // While a bank decides about a charge nothing is given back: what is there of it stays owed, and goes back then.
    for (const { id } of payments) {
      const row = await lockPayment(transaction, id);
      if (!isInWallet(row) || row.dispute !== 'open') continue;
      const kept = Number(row.charge) - Number(row.asked_charge) - Number(row.disputed_charge);
      if (kept > 0) await leaveUnclaimed(transaction, services, row, kept);
    }
    for (const { currency, balance } of await balancesIn(transaction, walletOf(accountId)))
      if (balance > 0) await post(transaction, services, closingPosting(accountId, currency, balance), { accountId });
  });
}

/** Asks for a refund, unless it was refused lately. Resolves to whether it is still owed, since the provider refuses it. */
async function refundAtClosing(services: Services, { id }: PaymentRow, amount?: number): Promise<boolean> {
  const reason = 'account deleted';
  const tries = await services.db
    .selectFrom('refund')
    .select(['state', 'changed_at'])
    .where('payment_id', '=', id)
    .where('reason', '=', reason)
    .execute();
  if (isTooEarly(services.now(), tries)) return true;
  const order = { ...(amount !== undefined && { amount }), madeBy: null, reason };
  return (await refundPayment(services, id, order)).state === 'failed';
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
