import {
  isPaymentOpen,
  quoteOf,
  retryDays,
  subscriptionAfter,
  walletOf,
  afterPeriods,
  type Tax,
} from '@vitae/domain/money';
import { jobWords } from '@vitae/words/jobs';
import { refusalWords } from '@vitae/words/refusals';
import { apiFailure } from '../../api/api-failure.ts';
import type { Database } from '../../db/open-database.ts';
import type { Account } from '../../db/schema.ts';
import type { Job } from '../../jobs/job.ts';
import { isoTime, type Services } from '../../services.ts';
import { amountsOf, chargeableBy, insertPayment } from './buy.ts';
import { balanceOf } from './ledger.ts';
import { queueMoneyMail } from './money-mail.ts';
import { askProvider, lockAccount, lockedAccount, moneyStep } from './money-step.ts';
import { lockPayment, type PaymentRow } from './payment-row.ts';
import {
  changeSubscription,
  endSubscription,
  later,
  missRenewal,
  openSubscription,
  subscriptionOf,
  type SubscriptionRow,
} from './purchases.ts';
import { close, settle } from './settle.ts';
import { decideTax, isDecidedFor, type DecidedTax } from './taxes.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const renewalsAtOnce = 100;
/**
 * A subscription whose renewal the server slept through for longer than this ends, instead of charging out of the blue
 * for what is over: after the day of the last try.
 */
const longestPauseMs = ((retryDays.at(-1) ?? 0) + 1) * dayMs;

/** Ends a subscription with its period; one that is past due ends at once. @throws `not-found`, `conflict` */
export const cancelSubscription = (services: Services, accountId: string): Promise<SubscriptionRow> =>
  stepByPerson(services, accountId, 'cancel');

/** Takes a cancellation back while the period runs. @throws `not-found`, `conflict` */
export const resumeSubscription = (services: Services, accountId: string): Promise<SubscriptionRow> =>
  stepByPerson(services, accountId, 'resume');

const stepByPerson = (services: Services, accountId: string, event: 'cancel' | 'resume') =>
  moneyStep(services, `${event} subscription`, async (db) => {
    await lockedAccount(db, accountId);
    const row = await openSubscription(db, accountId);
    if (!row) throw apiFailure('not-found');
    const state = subscriptionAfter(row.state, event);
    if (state === null) throw apiFailure('conflict', { message: refusalWords('planMoved') });
    if (state === 'ended') {
      await endSubscription(db, services, row, later(isoTime(services.now()), row.period_end));
      return subscriptionOf(db, row.id);
    }
    return changeSubscription(db, services, row, { state });
  });

/** Renews or ends what is due. Each step may be interrupted and is then done again, never twice. */
export const renewalsJob: Job = {
  name: 'renewals',
  does: jobWords('renewals'),
  everyMs: minuteMs,
  run: async (services) => {
    const due = await services.db
      .selectFrom('subscription')
      .select('id')
      .where('due_at', '<=', isoTime(services.now()))
      .orderBy('due_at')
      .limit(renewalsAtOnce)
      .execute();
    for (const { id } of due)
      await renew(services, id).catch((error: unknown) => {
        services.log.error({ err: error, subscription: id }, 'a subscription could not be renewed');
      });
    return { subscriptions: due.length };
  },
};

/** Renews one subscription that is due, or ends it. */
export async function renew(services: Services, id: string): Promise<void> {
  const taxed = await taxOfRenewal(services, id);
  const payment = await moneyStep(services, 'renew', (db) => openRenewal(db, services, id, taxed));
  if (payment === null || !isPaymentOpen(payment.state)) return;
  const provider = services.payments.provider;
  const account = await services.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', payment.account_id)
    .executeTakeFirst();
  const { method } = await subscriptionOf(services.db, id);
  if (provider === null || provider.id !== payment.provider || !account || method === null) {
    // Without its provider nothing can be charged: as if the card had been declined.
    await moneyStep(services, 'miss', async (db) => {
      const locked = await lockAccount(db, payment.account_id);
      await close(db, services, locked, await lockPayment(db, payment.id), 'fail');
    });
    return;
  }
  const ref = payment.provider_ref;
  const seen = await askProvider(services, 'renew', async () =>
    ref === null
      ? provider.renew({
          paymentId: payment.id,
          amount: Number(payment.charge),
          currency: payment.currency,
          description: services.config.site.appName,
          email: account.email,
          method,
        })
      : provider.fetch(ref),
  );
  if (seen !== null) await moneyStep(services, 'settle', (db) => settle(db, services, payment.id, seen));
}

/** The tax of a renewal; `null` if none is to come. */
async function taxOfRenewal({ db, payments }: Services, id: string): Promise<DecidedTax | null> {
  const row = await db
    .selectFrom('subscription')
    .innerJoin('account', 'account.id', 'subscription.account_id')
    .select(['country', 'currency', 'subscription.plan_key as plan'])
    .where('subscription.id', '=', id)
    .where('state', 'in', ['active', 'past-due'])
    .executeTakeFirst();
  return row ? decideTax(payments.taxes, row) : null;
}

/** The payment of a renewal that is due: new, or the one that was begun before. `null` if there is nothing to charge. */
async function openRenewal(
  db: Database,
  services: Services,
  id: string,
  taxed: DecidedTax | null,
): Promise<PaymentRow | null> {
  const known = await subscriptionOf(db, id);
  const account = await lockAccount(db, known.account_id);
  const row = await subscriptionOf(db, id);
  const at = isoTime(services.now());
  if (row.due_at === null || row.due_at > at) return null;
  const isGone = account === undefined || account.status === 'suspended' || account.delete_after !== null;
  if (isGone || row.state === 'cancelled') {
    await endSubscription(db, services, row, row.period_end);
    if (account && row.state === 'cancelled') await queueMoneyMail(db, services, account, { about: 'ended' });
    return null;
  }
  if (services.now().getTime() - Date.parse(row.period_end) > longestPauseMs) {
    await endSubscription(db, services, row, row.period_end);
    await queueMoneyMail(db, services, account, { about: 'ended' });
    return null;
  }
  const key = `renewal ${row.id} ${row.periods} ${row.tries}`;
  const begun = await db
    .selectFrom('payment')
    .selectAll()
    .where('account_id', '=', row.account_id)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (begun && isPaymentOpen(begun.state)) return begun;
  if (begun) {
    // It was closed while the plan was cancelled, and the plan was taken back: this try is over.
    await missRenewal(db, services, account, row);
    return null;
  }
  // What is still due when its tax was decided for something else is renewed with the next run.
  if (taxed === null || !isDecidedFor(taxed, { country: account.country, currency: row.currency })) return null;
  return newRenewal(db, services, account, row, { key, tax: taxed.tax });
}

async function newRenewal(
  db: Database,
  services: Services,
  account: Account,
  row: SubscriptionRow,
  { key, tax }: { key: string; tax: Tax | null },
): Promise<PaymentRow | null> {
  const price = Number(row.price);
  const isByWallet = row.method === null;
  const quote = quoteOf({
    currency: row.currency,
    price,
    discount: 0,
    tax,
    wallet: isByWallet ? await balanceOf(db, walletOf(account.id), row.currency) : 0,
    leastCharge: 0,
    step: chargeableBy(services.payments.provider, row.currency).step,
  });
  if (isByWallet && quote.charge > 0) {
    await missRenewal(db, services, account, row);
    return null;
  }
  return insertPayment(db, services, account, {
    idempotency_key: key,
    request: '',
    kind: 'renewal',
    plan_key: row.plan_key,
    plan_version: row.plan_version,
    period: row.period,
    period_end: afterPeriods(row.anchor, row.period, row.periods + 1),
    subscription_id: row.id,
    coupon_id: null,
    ...amountsOf(quote, tax),
  });
}
