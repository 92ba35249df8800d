import { holdOf, isPaymentOpen, taxLabel, walletOf } from '@vitae/domain/money';
import { refusalWords } from '@vitae/words/refusals';
import { api, callerOf, personOf } from '../../api/implementer.ts';
import type { Caller } from '../../api/context.ts';
import type { Services } from '../../services.ts';
import { accountOf } from '../account/confirm-person.ts';
import { buy, quotePurchase, taxOfPurchase, topUp } from './buy.ts';
import { balanceOf, balancesIn, statementOf } from './ledger.ts';
import { payByTestCard } from './pay-by-test-card.ts';
import { cancelPayment, paymentOf, refreshPayment } from './payments.ts';
import { offeredPlans } from './offered-plans.ts';
import { openSubscription } from './purchases.ts';
import { listPayments, paymentsOfLines, receiptsOf, showPayment, showSubscription } from './show-payment.ts';
import { cancelSubscription, resumeSubscription } from './subscriptions.ts';

const { plans, coupons, payments, wallet } = api;
const done = { done: true } as const;
/** How many lines of a statement one answer has. */
const statementPage = 50;

/** Pages that a person comes back to from the provider. They are ours, whatever a caller says. */
const returnPaths = {
  payment: '/payment',
  wallet: '/account/payments/wallet',
  evaluations: '/account/resumes/evaluations',
} as const;

const orderOf = async (
  { limits, config }: Services,
  { accountId, address }: Caller,
  { key, returnTo }: { key: string; returnTo: keyof typeof returnPaths },
) => {
  await limits.count('payment address', address);
  await limits.count('payment account', accountId);
  return { accountId, key, returnUrl: `${config.publicUrl}${returnPaths[returnTo]}` };
};

/** Codes of coupons are counted wherever they are tried, so that nobody guesses one. */
const countCoupon = async ({ limits }: Services, { address, accountId }: Caller, coupon: string | null) => {
  if (coupon === null) return;
  await limits.count('coupon address', address);
  await limits.count('coupon account', accountId);
};

export const plansRouter = {
  list: plans.list.handler(({ input, context }) => offeredPlans(context.services, input.country)),
};

export const couponsRouter = {
  check: coupons.check.handler(async ({ input, context }) => {
    const { services } = context;
    const caller = callerOf(context);
    await countCoupon(services, caller, input.coupon);
    const account = await accountOf(services, caller);
    const { tax } = await taxOfPurchase(services, account.country, input);
    const { quote, renewal, problem } = await quotePurchase(services.db, services, account, input, tax);
    return {
      ...quote,
      renewal,
      taxName: tax === null ? null : taxLabel(tax),
      balance: await balanceOf(services.db, walletOf(account.id), quote.currency),
      couponProblem: problem === null ? null : refusalWords(`coupon-${problem}`)(context.locale),
    };
  }),
};

export const paymentsRouter = {
  create: payments.create.handler(async ({ input, context }) => {
    const { services } = context;
    const { key, returnTo, shown, ...purchase } = input;
    const caller = callerOf(context);
    await countCoupon(services, caller, purchase.coupon);
    const order = await orderOf(services, caller, { key, returnTo });
    return showPayment(services, await buy(services, { ...order, shown }, purchase));
  }),
  list: payments.list.handler(({ input, context }) =>
    listPayments(context.services, personOf(context).accountId, input.before),
  ),
  get: payments.get.handler(async ({ input, context }) => {
    const { services } = context;
    const { accountId } = personOf(context);
    const row = await paymentOf(services.db, accountId, input.id);
    // Whoever looks more often sees what is known: a provider limits the calls of everybody here together.
    const asksProvider =
      isPaymentOpen(row.state) && !(await services.limits.exceeds('payment look account', accountId));
    return showPayment(services, asksProvider ? await refreshPayment(services, row) : row);
  }),
  cancel: payments.cancel.handler(async ({ input, context }) => {
    const { services } = context;
    return showPayment(services, await cancelPayment(services, personOf(context).accountId, input.id));
  }),
  card: payments.card.handler(async ({ input, context }) =>
    showPayment(
      context.services,
      await payByTestCard(context.services, callerOf(context), input.id, { number: input.number }),
    ),
  ),
  authenticate: payments.authenticate.handler(async ({ input, context }) =>
    showPayment(
      context.services,
      await payByTestCard(context.services, callerOf(context), input.id, { isApproved: input.isApproved }),
    ),
  ),
  receipts: payments.receipts.handler(async ({ input, context }) => {
    const { accountId } = personOf(context);
    const { id } = await paymentOf(context.services.db, accountId, input.id);
    return { receipts: await receiptsOf(context.services.db, accountId, id) };
  }),
  subscription: {
    get: payments.subscription.get.handler(async ({ context }) => {
      const { services } = context;
      const row = await openSubscription(services.db, personOf(context).accountId);
      return { subscription: row ? await showSubscription(services, row) : null };
    }),
    cancel: payments.subscription.cancel.handler(async ({ context }) => {
      await cancelSubscription(context.services, personOf(context).accountId);
      return done;
    }),
    resume: payments.subscription.resume.handler(async ({ context }) => {
      const { accountId } = personOf(context);
      // Cancelling is always possible; in turn with this, each time leaves a row for a year and a message to devices.
      await context.services.limits.count('payment account', accountId);
      await resumeSubscription(context.services, accountId);
      return done;
    }),
  },
};

export const walletRouter = {
  get: wallet.get.handler(async ({ context }) => {
    const { db } = context.services;
    const { accountId } = personOf(context);
    const held = new Map((await balancesIn(db, holdOf(accountId))).map(({ currency, balance }) => [currency, balance]));
    const balances = await balancesIn(db, walletOf(accountId));
    return { balances: balances.map((line) => ({ ...line, held: held.get(line.currency) ?? 0 })) };
  }),
  statement: wallet.statement.handler(async ({ input, context }) => {
    const { accountId } = personOf(context);
    const limit = statementPage + 1;
    const lines = await statementOf(context.services.db, walletOf(accountId), { before: input.before, limit });
    const shown = lines.slice(0, statementPage);
    const about = await paymentsOfLines(context.services.db, shown);
    return {
      lines: shown.map(({ paymentId, reason: _reason, ...line }) => ({
        ...line,
        payment: paymentId,
        of: about.get(paymentId ?? '') ?? null,
      })),
      more: lines.length > statementPage,
    };
  }),
  topUp: wallet.topUp.handler(async ({ input, context }) => {
    const { services } = context;
    const { amount, currency } = input;
    const order = await orderOf(services, callerOf(context), input);
    return showPayment(services, await topUp(services, order, { amount, currency }));
  }),
};
