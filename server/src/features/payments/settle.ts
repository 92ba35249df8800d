import {
  holdPosting,
  isPaymentOpen,
  latePosting,
  paymentAfter,
  paymentPosting,
  releasePosting,
  walletOf,
  wasPaid,
} from '@vitae/domain/money';
import type { Database } from '../../db/open-database.ts';
import type { Account } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';
import { mayUseAgain, releaseCoupon, reserveCoupon } from './coupons.ts';
import { giveWalletPart, settleDisputes } from './dispute-steps.ts';
import { issueInvoice } from './invoices.ts';
import { balanceOf, post } from './ledger.ts';
import { queueMoneyMail } from './money-mail.ts';
import { lockAccount, recordChange } from './money-step.ts';
import { lockPayment, postedOf, type PaymentRow } from './payment-row.ts';
import { planVersion } from './plans.ts';
import type { PaymentMethod, ProviderCharge } from './providers/provider.ts';
import {
  extendSubscription,
  isRenewable,
  missRenewal,
  openSubscription,
  startSubscription,
  subscriptionOf,
} from './purchases.ts';
import { clearNobodysWallet, settleRefunds } from './refund-steps.ts';

/**
 * Brings a payment to where its provider says that it is, in the caller's transaction. It may be called at any time,
 * any number of times, with what the provider said at any time: what was done is not done again, and nothing is undone.
 */
export async function settle(db: Database, services: Services, id: string, seen: ProviderCharge): Promise<PaymentRow> {
  const known = await db.selectFrom('payment').select('account_id').where('id', '=', id).executeTakeFirstOrThrow();
  const account = await lockAccount(db, known.account_id);
  let row = await lockPayment(db, id);
  // Two charges for one payment: the first one counts, and reconciliation names the other.
  if (row.provider_ref !== null && row.provider_ref !== seen.ref) return row;
  if (row.provider_ref === null) row = await change(db, row, { provider_ref: seen.ref });
  if (seen.state === 'paid' && !wasPaid(row.state)) row = await settlePaid(db, services, account, row, seen);
  else if (seen.state === 'failed' && isPaymentOpen(row.state)) row = await close(db, services, account, row, 'fail');
  else if (seen.state === 'expired' && isPaymentOpen(row.state))
    row = await close(db, services, account, row, 'expire');
  else if (row.state === 'created' && row.provider_ref !== null) row = await begun(db, services, row);
  if (wasPaid(row.state)) {
    row = await settleRefunds(db, services, account, row, seen.refunds);
    row = await settleDisputes(db, services, row, seen.disputes);
    row = await giveWalletPart(db, services, account, row);
  }
  return clearNobodysWallet(db, services, account, row);
}

async function change(db: Database, row: PaymentRow, set: Partial<PaymentRow>): Promise<PaymentRow> {
  await db.updateTable('payment').set(set).where('id', '=', row.id).execute();
  return { ...row, ...set };
}

/** Changes the state of a payment, and records it. */
async function enter(
  db: Database,
  services: Services,
  row: PaymentRow,
  set: Partial<PaymentRow> & Pick<PaymentRow, 'state'>,
): Promise<PaymentRow> {
  await recordChange(db, services, {
    account_id: row.account_id,
    subject: 'payment',
    subject_id: row.id,
    state: set.state,
  });
  return change(db, row, set);
}

/** The provider has begun a payment. */
export const begun = (db: Database, services: Services, row: PaymentRow): Promise<PaymentRow> =>
  enter(db, services, row, { state: 'pending' });

/** Whether a payment that was closed can still be honoured at its price: what it had reserved is there again. */
async function reopen(db: Database, services: Services, row: PaymentRow): Promise<boolean> {
  const { kind, account_id, currency } = row;
  if (kind === 'renewal' && !(await isRenewable(db, services, row))) return false;
  if (kind === 'plan') {
    const open = await openSubscription(db, account_id);
    if (open && open.state !== 'cancelled') return false;
  }
  if (row.coupon_id !== null && !(await mayUseAgain(db, row.coupon_id, account_id))) return false;
  const wallet = Number(row.wallet);
  if (wallet > (await balanceOf(db, walletOf(account_id), currency))) return false;
  // The last condition, since it is a write.
  if (row.coupon_id !== null && !(await reserveCoupon(db, row.coupon_id, isoTime(services.now())))) return false;
  if (wallet > 0) await post(db, services, holdPosting(postedOf(row), 1), { accountId: account_id, paymentId: row.id });
  return true;
}

/**
 * Whether what a payment is for can be given: a subscription may have ended while its renewal was under way, or have
 * gone on while another plan was paid for, whose time would be lost.
 */
async function isStillWanted(db: Database, services: Services, row: PaymentRow): Promise<boolean> {
  if (!isPaymentOpen(row.state)) return reopen(db, services, row);
  if (row.kind === 'plan') return (await openSubscription(db, row.account_id))?.state !== 'active';
  return row.kind !== 'renewal' || isRenewable(db, services, row);
}

/** What a payment had reserved is free again. */
async function freeReserved(db: Database, services: Services, row: PaymentRow): Promise<void> {
  if (row.coupon_id !== null) await releaseCoupon(db, row.coupon_id);
  if (Number(row.wallet) > 0)
    await post(db, services, releasePosting(postedOf(row)), { accountId: row.account_id, paymentId: row.id });
}

async function settlePaid(
  db: Database,
  services: Services,
  account: Account | undefined,
  row: PaymentRow,
  seen: ProviderCharge,
): Promise<PaymentRow> {
  if (seen.amount !== Number(row.charge) || seen.currency !== row.currency) {
    // Nothing is given for another amount than was asked for; reconciliation names it, and a person decides.
    services.log.error({ payment: row.id }, 'a provider reports another amount than was charged');
    return row;
  }
  const isWanted = account !== undefined && (await isStillWanted(db, services, row));
  if (isWanted) return markPaid(db, services, account, row, seen.method);
  if (isPaymentOpen(row.state)) await freeReserved(db, services, row);
  await post(db, services, latePosting(postedOf(row)), { accountId: row.account_id, paymentId: row.id });
  const next = await enter(db, services, row, {
    state: 'paid',
    is_credited: 1,
    paid_at: isoTime(services.now()),
    check_at: null,
    brand: seen.method?.brand ?? row.brand,
    last4: seen.method?.last4 ?? row.last4,
  });
  // Where nobody is there to spend it, it goes back.
  const issued = await issueInvoice(db, services, account, next, { plan: null });
  const amount = Number(row.charge);
  await queueMoneyMail(db, services, account, { about: 'late', ...issued, amount, currency: row.currency });
  return next;
}

/** A payment is paid: posting, what it buys, receipt and mail, all in the caller's transaction. */
export async function markPaid(
  db: Database,
  services: Services,
  account: Account,
  row: PaymentRow,
  method: PaymentMethod | null,
): Promise<PaymentRow> {
  const state = paymentAfter(row.state, 'pay');
  if (state === null) throw new Error('A payment is not paid twice.');
  const at = isoTime(services.now());
  await post(db, services, paymentPosting(postedOf(row)), { accountId: row.account_id, paymentId: row.id });
  const paid = await enter(db, services, row, {
    state,
    paid_at: at,
    check_at: null,
    brand: method?.brand ?? row.brand,
    last4: method?.last4 ?? row.last4,
  });
  if (row.kind === 'plan') await startSubscription(db, services, paid, { method, at });
  if (row.kind === 'renewal') await extendSubscription(db, services, paid);
  const plan =
    row.plan_key === null || row.plan_version === null
      ? null
      : (await planVersion(db, row.plan_key, row.plan_version)).name;
  const stored = await lockPayment(db, row.id);
  const issued = await issueInvoice(db, services, account, stored, { plan });
  const amount = Number(row.charge) + Number(row.wallet);
  await queueMoneyMail(db, services, account, { about: 'receipt', ...issued, amount, currency: row.currency });
  return stored;
}

/** A payment came to nothing: what it had reserved is free again. */
export async function close(
  db: Database,
  services: Services,
  account: Account | undefined,
  row: PaymentRow,
  event: 'fail' | 'cancel' | 'expire',
): Promise<PaymentRow> {
  const state = paymentAfter(row.state, event);
  if (state === null) return row;
  const closed = await enter(db, services, row, { state, closed_at: isoTime(services.now()), check_at: null });
  await freeReserved(db, services, row);
  // Another try of the same period may have been paid late: then this one is not missed.
  if (row.kind === 'renewal' && row.subscription_id !== null && (await isRenewable(db, services, row))) {
    const subscription = await subscriptionOf(db, row.subscription_id);
    if (subscription.state === 'active' || subscription.state === 'past-due')
      await missRenewal(db, services, account, subscription);
  }
  return closed;
}
