import {
  discountOf,
  holdPosting,
  isChargeable,
  largestAmount,
  priceFor,
  quoteOf,
  taxLabel,
  walletOf,
  type Chargeable,
  type CouponProblem,
  type Interval,
  type Money,
  type Plan,
  type Quote,
  type Tax,
} from '@vitae/domain/money';
import { refusalWords } from '@vitae/words/refusals';
import { v7 as uuidv7 } from 'uuid';
import { apiFailure } from '../../api/api-failure.ts';
import { begin } from './begin.ts';
import type { Database } from '../../db/open-database.ts';
import type { Account } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';
import { findCoupon, reserveCoupon, type FoundCoupon } from './coupons.ts';
import { balanceOf, post } from './ledger.ts';
import { lockedAccount, moneyStep, recordChange } from './money-step.ts';
import { lockPayment, postedOf, type PaymentRow } from './payment-row.ts';
import { isSoldIn, planOnSale } from './plans.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { openSubscription } from './purchases.ts';
import { markPaid } from './settle.ts';
import { decideTax, isDecidedFor, type DecidedTax } from './taxes.ts';
import { cancelPayment } from './payments.ts';

/** How long a payment may be pending: as long its coupon and its part of the wallet are reserved. */
const openMinutes = 60;
const minuteMs = 60_000;
/** How often a purchase drops others of its account that were begun at the same time. */
const mostAttempts = 3;

/** What somebody wants to buy. Prices are not in it: they come from the server alone. */
export interface Purchase {
  plan: string;
  period: Interval;
  /** `null` for the usual one of the country. */
  currency: string | null;
  coupon: string | null;
  usesWallet: boolean;
}

/** What a purchase comes to. */
export interface QuotedPurchase {
  plan: Plan;
  quote: Quote;
  /** What each renewal comes to, in minor units. */
  renewal: number;
  coupon: FoundCoupon | null;
  /** Why the code that was given does not count. */
  problem: CouponProblem | null;
}

/** A plan and its price in a country. @throws `not-found` for what is not sold */
async function pricedPlan(
  db: Database,
  country: string,
  { plan: key, period, currency: wanted }: Purchase,
): Promise<{ plan: Plan; price: Money }> {
  const plan = await planOnSale(db, key);
  const price = plan && priceFor(plan, period, { country, currency: wanted });
  if (!plan || !price || plan.kind === 'free') throw apiFailure('not-found');
  return { plan, price: { amount: price.amount, currency: price.currency } };
}

/** The tax of what an account in a country buys. @throws `not-found` for what is not sold */
export async function taxOfPurchase(
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  country: string,
  purchase: Purchase,
): Promise<DecidedTax> {
  const { plan, price } = await pricedPlan(db, country, purchase);
  return decideTax(payments.taxes, { country, currency: price.currency, plan: plan.key });
}

/** Computes what a purchase costs an account now. @throws `not-found` for what is not sold */
export async function quotePurchase(
  db: Database,
  { now, payments }: Pick<Services, 'now' | 'payments'>,
  account: Pick<Account, 'id' | 'country'>,
  purchase: Purchase,
  tax: Tax | null,
): Promise<QuotedPurchase> {
  const { coupon: code, usesWallet } = purchase;
  const { plan, price } = await pricedPlan(db, account.country, purchase);
  const { amount, currency } = price;
  const found =
    code === null ? null : await findCoupon(db, now(), code, { accountId: account.id, plan: plan.key, price });
  const coupon = typeof found === 'string' ? null : found;
  const chargeable = chargeableBy(payments.provider, currency);
  const renewal = renewalOf({ currency, price: amount, tax, step: chargeable.step });
  const quote = quoteOf({
    currency,
    price: amount,
    discount: coupon ? discountOf(coupon.rules, amount) : 0,
    tax,
    wallet: usesWallet ? await balanceOf(db, walletOf(account.id), currency) : 0,
    ...chargeable,
  });
  return { plan, quote, renewal, coupon, problem: typeof found === 'string' ? found : null };
}

/** Whether a provider charges exactly this amount; every one where there is none. */
export const isCharged = (provider: PaymentProvider | null, amount: number, currency: string): boolean =>
  provider?.leastCharge(currency) !== null && isChargeable(amount, chargeableBy(provider, currency));

/** What a provider charges in a currency; everything where there is none, or it charges nothing in it (`isCharged`). */
export const chargeableBy = (provider: PaymentProvider | null, currency: string): Required<Chargeable> => ({
  leastCharge: provider?.leastCharge(currency) ?? 0,
  step: provider?.step(currency) ?? 1,
});

/** What a price comes to when it is paid again: without a coupon, with the tax of the time. */
export const renewalOf = (given: { currency: string; price: number; tax: Tax | null; step?: number }): number =>
  quoteOf({ ...given, discount: 0, wallet: 0, leastCharge: 0 }).total;

/** Whose request it is, the key that makes it one request, and where the person comes back to. */
export interface Order {
  accountId: string;
  key: string;
  returnUrl: string;
  /** What the person was shown that it comes to, and what of it is charged, in minor units. */
  shown?: { total: number; charge?: number | undefined; currency: string } | undefined;
}

/**
 * Buys a plan or a review: reserves coupon and wallet, and begins the charge. The same key gives the same payment.
 *
 * @throws `conflict` if the key was used for something else, there is a subscription already, the coupon does not count, or
 *   it comes to something else than was shown; `not-found` for what is not sold; `not-ready` where nobody can pay
 */
export async function buy(services: Services, order: Order, purchase: Purchase): Promise<PaymentRow> {
  const request = JSON.stringify({ ...purchase, returnUrl: order.returnUrl });
  const earlier = await sameOrder(services.db, order, request);
  if (earlier) return begin(services, earlier);
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const dropped = await dropOpenPurchases(services, order.accountId);
    const { country } = await services.db
      .selectFrom('account')
      .select('country')
      .where('id', '=', order.accountId)
      .executeTakeFirstOrThrow(() => apiFailure('unauthenticated'));
    const taxed = await taxOfPurchase(services, country, purchase);
    const row = await insertPurchase(services, order, purchase, { request, dropped, taxed });
    if (row !== null) return begin(services, row);
  }
  throw apiFailure('conflict', { message: refusalWords('paymentOther') });
}

/** Whether an order still comes to what was shown; the wallet may have other money by now, which is then not due. */
const isAsShown = (quote: Quote, { total, charge = quote.charge, currency }: NonNullable<Order['shown']>): boolean =>
  total === quote.total && charge === quote.charge && currency === quote.currency;

/**
 * Writes a purchase; `null` if another one of the account was begun at the same time, which has to be dropped first, or its
 * tax was decided for another country or currency.
 */
const insertPurchase = (
  services: Services,
  order: Order,
  purchase: Purchase,
  { request, dropped, taxed }: { request: string; dropped: readonly string[]; taxed: DecidedTax },
): Promise<PaymentRow | null> =>
  moneyStep(services, 'buy', async (db) => {
    const account = await lockedAccount(db, order.accountId);
    const same = await sameOrder(db, order, request);
    if (same) return same;
    if ((await openPurchases(db, account.id)).some((id) => !dropped.includes(id))) return null;
    const { tax } = taxed;
    const { plan, quote, coupon, problem } = await quotePurchase(db, services, account, purchase, tax);
    if (!isDecidedFor(taxed, { country: account.country, currency: quote.currency })) return null;
    if (problem !== null) throw apiFailure('conflict', { message: refusalWords(`coupon-${problem}`) });
    if (order.shown && !isAsShown(quote, order.shown))
      throw apiFailure('conflict', { message: refusalWords('priceMoved') });
    if (quote.charge > 0 && !isCharged(services.payments.provider, quote.charge, quote.currency))
      throw apiFailure('conflict', { message: refusalWords('priceUncharged') });
    if (plan.kind === 'subscription') {
      const open = await openSubscription(db, account.id);
      if (open?.state === 'active') throw apiFailure('conflict', { message: refusalWords('planThere') });
    }
    if (coupon && !(await reserveCoupon(db, coupon.id, isoTime(services.now()))))
      throw apiFailure('conflict', { message: refusalWords('coupon-used-up') });
    const kind = plan.kind === 'review' ? 'review' : 'plan';
    return insertPayment(db, services, account, {
      idempotency_key: order.key,
      request,
      kind,
      plan_key: plan.key,
      plan_version: plan.version,
      period: purchase.period,
      coupon_id: coupon?.id ?? null,
      ...amountsOf(quote, tax),
    });
  });

/**
 * Puts money into the wallet. The same key gives the same payment.
 *
 * @throws as `buy`; `not-found` for a currency that nothing is sold for
 */
export async function topUp(
  services: Services,
  order: Order,
  { amount, currency }: { amount: number; currency: string },
): Promise<PaymentRow> {
  const request = JSON.stringify({ amount, currency, returnUrl: order.returnUrl });
  const row = await moneyStep(services, 'top-up', async (db) => {
    const account = await lockedAccount(db, order.accountId);
    const same = await sameOrder(db, order, request);
    if (same) return same;
    const there = await balanceOf(db, walletOf(account.id), currency);
    if (there === 0 && !(await isSoldIn(db, currency))) throw apiFailure('not-found');
    const { provider } = services.payments;
    if (provider?.leastCharge(currency) === null)
      throw apiFailure('conflict', { message: refusalWords('priceUncharged') });
    const { leastCharge, step } = chargeableBy(provider, currency);
    if (amount < Math.max(1, leastCharge) || there + amount > largestAmount)
      throw apiFailure('invalid', { fields: { amount: refusalWords('amountOutside') } });
    if (amount % step !== 0) throw apiFailure('invalid', { fields: { amount: refusalWords('amountUneven') } });
    return insertPayment(db, services, account, {
      idempotency_key: order.key,
      request,
      kind: 'top-up',
      plan_key: null,
      plan_version: null,
      period: null,
      coupon_id: null,
      currency,
      price: amount,
      discount: 0,
      tax: 0,
      tax_name: null,
      wallet: 0,
      charge: amount,
    });
  });
  return begin(services, row);
}

/** The amounts of a quote as a payment has them. */
export const amountsOf = ({ currency, price, discount, tax, wallet, charge }: Quote, of: Tax | null) => ({
  currency,
  price,
  discount,
  tax,
  tax_name: tax > 0 && of !== null ? taxLabel(of) : null,
  wallet,
  charge,
});

type NewPayment = Pick<
  PaymentRow,
  | 'idempotency_key'
  | 'request'
  | 'kind'
  | 'plan_key'
  | 'plan_version'
  | 'period'
  | 'coupon_id'
  | keyof ReturnType<typeof amountsOf>
> &
  Partial<Pick<PaymentRow, 'subscription_id' | 'period_end'>>;

/**
 * Writes a new payment with what it holds of the wallet, in the caller's transaction. One without anything to charge is
 * paid at once. @throws `not-ready` if there is something to charge and no provider
 */
export async function insertPayment(
  db: Database,
  services: Services,
  account: Account,
  payment: NewPayment,
): Promise<PaymentRow> {
  const { now, payments } = services;
  const charges = Number(payment.charge) > 0;
  if (charges && payments.provider === null) throw apiFailure('not-ready');
  const id = uuidv7();
  const time = now().getTime();
  await db
    .insertInto('payment')
    .values({
      ...payment,
      id,
      account_id: account.id,
      review_id: null,
      provider: charges ? (payments.provider?.id ?? '') : 'wallet',
      provider_ref: null,
      redirect_url: null,
      state: 'created',
      brand: null,
      last4: null,
      created_at: isoTime(time),
      expires_at: isoTime(time + openMinutes * minuteMs),
      paid_at: null,
      closed_at: null,
      check_at: charges ? isoTime(time + minuteMs) : null,
    })
    .execute();
  const row = await lockPayment(db, id);
  await recordChange(db, services, { account_id: account.id, subject: 'payment', subject_id: id, state: 'created' });
  if (Number(row.wallet) > 0)
    await post(db, services, holdPosting(postedOf(row)), { accountId: account.id, paymentId: id });
  return charges ? row : markPaid(db, services, account, row, null);
}

/** The payment that was made with a key before. @throws `conflict` if that was for something else */
async function sameOrder(
  db: Database,
  { accountId, key }: Pick<Order, 'accountId' | 'key'>,
  request: string,
): Promise<PaymentRow | undefined> {
  const row = await db
    .selectFrom('payment')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (row && row.request !== request) throw apiFailure('conflict', { message: refusalWords('paymentOther') });
  return row;
}

/** One purchase is open at a time: an earlier one that nobody paid gives back what it had reserved. Resolves to their ids. */
async function dropOpenPurchases(services: Services, accountId: string): Promise<string[]> {
  const open = await openPurchases(services.db, accountId);
  for (const id of open) await cancelPayment(services, accountId, id);
  return open;
}

async function openPurchases(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['plan', 'review'])
    .where('state', 'in', ['created', 'pending'])
    .execute();
  return rows.map(({ id }) => id);
}
