import { isPaymentOpen, refundParts, walletOf } from '@vitae/domain/money';
import { jobWords } from '@vitae/words/jobs';
import { refusalWords } from '@vitae/words/refusals';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { apiFailure, notFound } from '../../api/api-failure.ts';
import type { Database } from '../../db/open-database.ts';
import type { Job } from '../../jobs/job.ts';
import { isoTime, type Services } from '../../services.ts';
import { begin } from './begin.ts';
import { giveWalletPart } from './dispute-steps.ts';
import { balanceOf } from './ledger.ts';
import { askProvider, lockAccount, moneyStep } from './money-step.ts';
import { lockPayment, type PaymentRow } from './payment-row.ts';
import type { ProviderCharge } from './providers/provider.ts';
import {
  clearNobodysWallet,
  completeRefund,
  isInWallet,
  leftOf,
  orderRefund,
  refundableOf,
  settleRefund,
  type RefundRow,
} from './refund-steps.ts';
import { subscriptionOf } from './purchases.ts';
import { close, settle } from './settle.ts';
import { claimBack } from './unclaimed.ts';

const minuteMs = 60_000;
/** How often the provider is asked about a pending payment. */
const checkMinutes = 2;
const checksAtOnce = 100;

/** A payment of an account. @throws `not-found` */
export const paymentOf = (db: Database, accountId: string, id: string): Promise<PaymentRow> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);

/** What the provider says about a payment now; `null` if it knows nothing of it. */
export async function seenOf(services: Services, row: PaymentRow): Promise<ProviderCharge | null> {
  const provider = services.payments.provider;
  const { provider_ref: ref } = row;
  if (provider === null || provider.id !== row.provider || ref === null) return null;
  return askProvider(services, 'fetch', () => provider.fetch(ref));
}

/** Asks the provider how a payment stands, and follows. */
export async function refreshPayment(services: Services, row: PaymentRow): Promise<PaymentRow> {
  const seen = await seenOf(services, row);
  if (seen === null) return row;
  return moneyStep(services, 'settle', (db) => settle(db, services, row.id, seen));
}

/**
 * Ends a payment that nobody has paid: the provider takes no money for it from then on, and what it had reserved is
 * free. One that was paid at that moment is paid. @throws `not-found`
 */
export async function cancelPayment(services: Services, accountId: string, id: string): Promise<PaymentRow> {
  return endPayment(services, await paymentOf(services.db, accountId, id), 'cancel');
}

/**
 * Whether an open payment may be ended. A renewal is tried again while its subscription goes on; after that only one
 * that was never begun, as far as we know, is ended. If the provider charged it all the same, reconciliation finds the
 * charge and puts the money into the wallet.
 */
async function canEnd(db: Database, { kind, provider_ref, subscription_id }: PaymentRow): Promise<boolean> {
  if (kind !== 'renewal') return true;
  if (provider_ref !== null || subscription_id === null) return false;
  const { state } = await subscriptionOf(db, subscription_id);
  return state === 'cancelled' || state === 'ended';
}

async function endPayment(services: Services, given: PaymentRow, event: 'cancel' | 'expire'): Promise<PaymentRow> {
  const provider = services.payments.provider;
  if (!isPaymentOpen(given.state) || !(await canEnd(services.db, given))) return given;
  // An answer of the provider may have been lost: the same call says what it began. Where another provider takes the
  // payments now, nobody can be asked.
  const isLost = given.provider_ref === null && provider?.id === given.provider;
  const row = isLost ? await begin(services, given) : given;
  const ref = row.provider_ref;
  if (ref !== null && provider?.id === row.provider) {
    await askProvider(services, 'abandon', () => provider.abandon(ref));
    const seen = await seenOf(services, row);
    if (seen?.state === 'paid') return moneyStep(services, 'settle', (db) => settle(db, services, row.id, seen));
  }
  if (!isPaymentOpen(row.state)) return row;
  return moneyStep(services, event, async (db) => {
    const account = await lockAccount(db, row.account_id);
    return close(db, services, account, await lockPayment(db, row.id), event);
  });
}

/** Looks after a payment that is still open. */
async function checkPayment(services: Services, row: PaymentRow): Promise<void> {
  const now = services.now();
  await services.db
    .updateTable('payment')
    .set({ check_at: isoTime(now.getTime() + checkMinutes * minuteMs) })
    .where('id', '=', row.id)
    .where('check_at', 'is not', null)
    .execute();
  const current = await refreshPayment(services, row);
  if (isPaymentOpen(current.state) && current.expires_at <= isoTime(now)) await endPayment(services, current, 'expire');
}

/**
 * Asks the provider about payments that are open, so that no lost event matters; ends those that nobody paid in time,
 * and repeats refunds whose answer was lost.
 */
export const paymentsJob: Job = {
  name: 'payments',
  does: jobWords('payments'),
  everyMs: minuteMs,
  run: async (services) => {
    const due = await services.db
      .selectFrom('payment')
      .selectAll()
      .where('check_at', '<=', isoTime(services.now()))
      .orderBy('check_at')
      .limit(checksAtOnce)
      .execute();
    for (const row of due)
      await checkPayment(services, row).catch((error: unknown) => {
        services.log.error({ err: error, payment: row.id }, 'a payment could not be checked');
      });
    const open = await refundsToRepeat(services);
    for (const refund of open)
      await carryOut(services, refund).catch((error: unknown) => {
        services.log.error({ err: error, refund: refund.id }, 'a refund could not be made');
      });
    return { payments: due.length, refunds: open.length };
  },
};

/**
 * The refunds to ask for again: those that were not asked for the longest. They are written down as asked for before that,
 * so that some that never come to an end do not keep the others waiting. Those of a provider that no longer takes the
 * payments are left out: nobody can be asked.
 */
async function refundsToRepeat({ db, payments, now }: Services): Promise<RefundRow[]> {
  if (payments.provider === null) return [];
  const open = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .selectAll('refund')
    // Literally, as the index has it: SQLite uses it for nothing else.
    .where('refund.state', '=', sql.lit('requested' as const))
    .where('payment.provider', '=', payments.provider.id)
    .orderBy('refund.changed_at')
    .orderBy('refund.id')
    .limit(checksAtOnce)
    .execute();
  const ids = open.map(({ id }) => id);
  if (ids.length > 0)
    await db
      .updateTable('refund')
      .set({ changed_at: isoTime(now()) })
      .where('id', 'in', ids)
      .where('state', '=', 'requested')
      .execute();
  return open;
}

/** Who gives money back, and why. */
export interface RefundOrder {
  /** Chosen by the caller: the same refund is made once. */
  id?: string;
  /** In minor units; all that is left if it is missing. */
  amount?: number;
  madeBy: string | null;
  reason: string;
  /** Done in the transaction that decides on it, with the payment as it was before; it may refuse. */
  alongside?: (db: Database, before: PaymentRow, amount: number) => Promise<void>;
}

/**
 * Gives back a payment, or a part of it. What is to be given back is set aside before the provider is asked, so that it
 * is never more than was paid. Resolves to the refund as it stands: `requested` while the provider is at it, `failed` if
 * it refuses; asked for again by the same id, that stays so. @throws `not-found`, `conflict` if that much is not left
 */
export async function refundPayment(
  services: Services,
  paymentId: string,
  { id = uuidv7(), amount, madeBy, reason, alongside }: RefundOrder,
): Promise<RefundRow> {
  const known = await services.db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow(notFound);
  const refund = await moneyStep(services, 'refund', async (db) => {
    const account = await lockAccount(db, known.account_id);
    const row = await lockPayment(db, paymentId);
    const there = await db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();
    if (there) {
      // The key of a refund of another payment or amount: that is not given back here, so nothing may say that it was.
      const isSame = amount === undefined || Number(there.charge) + Number(there.wallet) === amount;
      if (there.payment_id !== paymentId || !isSame) throw apiFailure('conflict');
      return there;
    }
    const asked = { charge: Number(row.asked_charge), wallet: Number(row.asked_wallet) };
    const left = leftOf(row);
    const wanted = amount ?? left;
    if (wanted < 1 || wanted > left) throw apiFailure('conflict', { message: refusalWords('refundTooMuch') });
    const parts = refundParts(refundableOf(row), asked, wanted);
    if (account === undefined && isInWallet(row)) await claimBack(db, services, row, wanted);
    if (isInWallet(row) && (await balanceOf(db, walletOf(row.account_id), row.currency)) < wanted)
      throw apiFailure('conflict', { message: refusalWords('refundSpent') });
    await alongside?.(db, row, wanted);
    const ordered = await orderRefund(db, services, row, { id, parts, madeBy, reason });
    // What the wallet paid needs no provider.
    if (parts.charge === 0) {
      const done = await completeRefund(db, services, account, ordered.row, ordered.refund);
      await clearNobodysWallet(db, services, account, done);
    }
    return ordered.refund;
  });
  await carryOut(services, refund);
  return services.db.selectFrom('refund').selectAll().where('id', '=', refund.id).executeTakeFirstOrThrow();
}

/**
 * Asks the provider for a refund that was decided; again, if its answer was lost. One call at a time, as not every
 * provider knows two at once for the same refund.
 */
async function carryOut(services: Services, refund: RefundRow): Promise<void> {
  await services.locks.hold(`refund ${refund.id}`, () => askForRefund(services, refund));
}

async function askForRefund(services: Services, { id }: RefundRow): Promise<void> {
  // As it is now: another call may have ended it, and what has failed is never asked for under its old id.
  const refund = await services.db.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (refund.state !== 'requested') return;
  const row = await services.db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow();
  const provider = services.payments.provider;
  const ref = row.provider_ref;
  if (Number(refund.charge) === 0 || ref === null || provider?.id !== row.provider) return;
  const { charge } = refund;
  const seen = await askProvider(services, 'refund', () =>
    provider.refund({ key: id, ref, amount: Number(charge), currency: row.currency }),
  );
  await moneyStep(services, 'refunded', async (db) => {
    const account = await lockAccount(db, row.account_id);
    const after = await settleRefund(db, services, account, await lockPayment(db, row.id), refund, seen);
    await clearNobodysWallet(db, services, account, await giveWalletPart(db, services, account, after));
  });
}
