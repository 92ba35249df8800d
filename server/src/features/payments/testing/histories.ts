import { randomUUID } from 'node:crypto';
import { couponKey, type Price } from '@vitae/domain/money';
import { v7 as uuidv7 } from 'uuid';
import type { Services } from '../../../services.ts';
import { createModelProvider } from '../../../testing/model-provider.ts';
import { createAccount } from '../../auth/accounts.ts';
import { adjustWallet } from '../adjust-wallet.ts';
import { buy, topUp } from '../buy.ts';
import { createCoupons } from '../coupons.ts';
import { cancelPayment, paymentsJob, refundPayment } from '../payments.ts';
import { editPlan, planOnSale } from '../plans.ts';
import { reconcileCharges } from '../reconcile.ts';
import { cancelSubscription, renew, resumeSubscription } from '../subscriptions.ts';
import { receiveEvent } from '../webhooks.ts';
import { compareBooks, compareCoupon, isUnderWay, type Person } from './compare-books.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** What histories are paid in, the usual one more often: two, none and three decimals. */
const currencies = ['USD', 'USD', 'JPY', 'KWD'] as const;
/** Taxes in percent, which are rounded to the smallest unit. */
const taxes = [7.7, 19, 25.5];
/** Amounts of both plans that are sold in the other currencies, in their smallest units. */
const foreignPrices = [
  { currency: 'JPY', month: 1_201, year: 9_607, once: 4_003 },
  { currency: 'KWD', month: 2_755, year: 22_123, once: 8_999 },
];

/** How many people share a coupon, more than one more often than not. */
const crowds = [1, 1, 2, 2, 3] as const;

/** How many places an action passes, where that is fewer than most. */
const widths: Readonly<Record<string, number>> = { adjust: 3, tell: 5, 'cancel plan': 3, 'resume plan': 6 };
/** Places that the job passes seldom, and late. */
const seldom = ['before expire', 'in expire', 'after expire'];

class Ended extends Error {}
/** The places at which the server can end, and those at which it did. */
export interface Steps {
  passed: Set<string>;
  ended: Set<string>;
}

/** A database in which histories run one after the other. */
export interface World {
  services: Services;
  /** The time of its server, in milliseconds since 1970. */
  clock: { now: number };
  /** The number of the last receipt. */
  lastInvoice: number;
}

/** Sells both plans in every currency of the histories. */
export async function openForAll(services: Services): Promise<void> {
  for (const key of ['pro', 'review']) {
    const plan = await planOnSale(services.db, key);
    if (!plan) throw new Error('Both plans are sold.');
    const more = foreignPrices.flatMap<Price>(({ currency, month, year, once }) =>
      key === 'review'
        ? [{ interval: 'once', currency, amount: once }]
        : [
            { interval: 'month', currency, amount: month },
            { interval: 'year', currency, amount: year },
          ],
    );
    const by = { accountId: 'admin', reason: 'histories' };
    await editPlan(services, { ...plan, prices: [...plan.prices, ...more] }, by);
  }
}

/** One history: some steps, then quiet until everything is settled, then the books are compared. */
export async function runHistory(world: World, random: () => number, steps: Steps): Promise<void> {
  const { services, clock } = world;
  const { db, payments } = services;
  const chance = (share: number) => random() < share;
  const below = (count: number) => Math.floor(random() * count);
  const model = createModelProvider(() => new Date(clock.now));
  payments.provider = model;
  const percent = chance(0.3) ? taxes[below(taxes.length)] : undefined;
  payments.taxes = () => Promise.resolve(percent === undefined ? null : { name: 'VAT', percent });
  const since = new Date(clock.now);
  const firstPosting = uuidv7();
  const people: Person[] = [];
  for (let count = crowds[below(crowds.length)] ?? 1; count > 0; count -= 1) {
    const email = `${randomUUID()}@example.com`;
    const { id } = await createAccount(db, services, { email, name: 'Ada', passwordHash: null, isVerified: true });
    people.push({ accountId: id, currency: currencies[below(currencies.length)] ?? 'USD' });
  }
  const ids = people.map(({ accountId }) => accountId);
  const code = `C${uuidv7()}`.slice(0, 30) + String(below(1e6));
  await createCoupons(
    services,
    {
      count: 1,
      rules: {
        code,
        percent: [33.33, 50, 100, 50, 100][below(5)] ?? 50,
        amount: null,
        currency: null,
        plans: [],
        startsAt: null,
        endsAt: null,
        // Seldom enough for all who want it.
        maxRedemptions: 1 + below(people.length + 1),
        perAccount: chance(0.4) ? 1 : null,
        firstPurchaseOnly: chance(0.3),
      },
    },
    { accountId: 'admin', reason: 'histories' },
  );
  const coupon = couponKey(code);
  const refOf = () => [...model.charges.keys()][below(model.charges.size)] ?? '';
  const renewDue = async () => {
    const due = await db
      .selectFrom('subscription')
      .select('id')
      .where('account_id', 'in', ids)
      .where('due_at', '<=', new Date(clock.now).toISOString())
      .execute();
    for (const { id } of due) await renew(services, id);
  };
  /** What somebody may do, and what happens to them. */
  const actionsOf = ({ accountId, currency }: Person) => {
    const mine = () => db.selectFrom('payment').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
    const order = () => ({ accountId, key: uuidv7(), returnUrl: 'http://localhost' });
    const same = { order: order(), purchase: null as Parameters<typeof buy>[2] | null };
    const actions: Record<string, () => Promise<unknown>> = {
      buy: async () => {
        const plan = chance(0.8) ? 'pro' : 'review';
        const purchase = {
          plan,
          period: plan === 'review' ? ('once' as const) : chance(0.5) ? ('month' as const) : ('year' as const),
          currency,
          coupon: chance(0.4) ? code : null,
          usesWallet: chance(0.5),
        };
        Object.assign(same, { order: order(), purchase });
        await buy(services, same.order, purchase);
      },
      'buy again': async () => same.purchase && buy(services, same.order, same.purchase),
      'top up': () => topUp(services, order(), { amount: 100 + below(9000), currency }),
      pay: async () => model.does(refOf(), 'pay'),
      'pay ': async () => model.does([...model.charges.keys()].at(-1) ?? '', 'pay'),
      'pay late': async () => model.does(refOf(), 'pay late'),
      fail: async () => model.does(refOf(), chance(0.5) ? 'fail' : 'expire'),
      tell: () => {
        // An event may arrive twice, late, or never.
        const id = `e${below(6)} ${firstPosting}`;
        return receiveEvent(services, model, Buffer.from(`${id}|${refOf()}`));
      },
      look: () => paymentsJob.run(services),
      'let expire': () => paymentsJob.run(services),
      cancel: async () => {
        const rows = await mine();
        const row = rows[below(rows.length)];
        if (row) await cancelPayment(services, accountId, row.id);
      },
      refund: async () => {
        const rows = await mine();
        const paid = chance(0.8) ? rows.filter(({ paid_at }) => paid_at !== null) : rows;
        const row = paid[below(paid.length)];
        if (!row) return;
        const refund = (most: number) =>
          refundPayment(services, row.id, { madeBy: 'admin', reason: 'fuzz', amount: 1 + below(most) });
        const total = Number(row.charge) + Number(row.wallet);
        if (chance(0.5)) await refundPayment(services, row.id, { madeBy: 'admin', reason: 'fuzz' });
        // Of some, several parts: what each takes of the tax adds up.
        else for (let parts = 1 + below(3); parts > 0; parts -= 1) await refund(total / parts);
      },
      // From now on the provider takes its time for refunds, refuses them, or makes them at once.
      'change refunds': async () => {
        model.refunds = (['done', 'pending', 'refused'] as const)[below(3)] ?? 'done';
      },
      'finish refunds': async () => model.finishRefunds(chance(0.6) ? 'done' : 'failed', 'pending', refOf()),
      // A bank returns them after they were made.
      'return refunds': async () => model.finishRefunds('failed', 'done', refOf()),
      'refund there': async () => model.does(refOf(), 'refund', 1 + below(3000)),
      // Of all that is left, or of a part; the bank may leave a part of what is lost to the site.
      dispute: async () => model.does(refOf(), 'dispute', chance(0.5) ? Infinity : 1 + below(3000)),
      decide: async () => model.does(refOf(), chance(0.5) ? 'win' : 'lose', chance(0.8) ? Infinity : 1 + below(2000)),
      'cancel plan': () => cancelSubscription(services, accountId),
      'resume plan': async () => {
        await cancelSubscription(services, accountId).catch(() => undefined);
        await resumeSubscription(services, accountId);
      },
      adjust: () =>
        adjustWallet(
          services,
          { id: uuidv7(), accountId, amount: below(2000) - 700 || 1, currency },
          {
            accountId: 'admin',
            reason: 'fuzz',
          },
        ),
      wait: async () => {
        clock.now += [minute, 40 * minute, day, 3 * day, 31 * day][below(5)] ?? minute;
        model.renews = chance(0.7);
        await renewDue();
      },
      'clock back': async () => {
        clock.now -= 30 * minute;
      },
      // By chance alone a plan would hardly ever live to see its renewal.
      subscribe: async () => {
        const purchase = { plan: 'pro', period: 'month' as const, currency, coupon: null, usesWallet: false };
        await buy(services, order(), purchase);
        model.does([...model.charges.keys()].at(-1) ?? '', 'pay');
        clock.now += 2 * minute;
        await paymentsJob.run(services);
      },
      // Another period behind one that was cancelled; what paid for either may go back.
      extend: async () => {
        await cancelSubscription(services, accountId).catch(() => undefined);
        await actions['subscribe']?.();
      },
      'until renewal': async () => {
        const plan = await db
          .selectFrom('subscription')
          .select('due_at')
          .where('account_id', '=', accountId)
          .where('due_at', 'is not', null)
          .executeTakeFirst();
        clock.now = Math.max(clock.now, Date.parse(plan?.due_at ?? '') + minute || 0);
        await renewDue();
      },
    };
    // By chance alone, what these do would hardly ever be there to be done.
    const beforehand: Readonly<Record<string, () => Promise<unknown>>> = {
      refund: async () => {
        await topUp(services, order(), { amount: 5000, currency });
        model.does([...model.charges.keys()].at(-1) ?? '', 'pay');
        clock.now += 2 * minute;
        await paymentsJob.run(services);
      },
      'resume plan': async () => actions['subscribe']?.(),
      'let expire': async () => {
        await buy(services, order(), { plan: 'review', period: 'once', currency, coupon: code, usesWallet: true });
        clock.now += 62 * minute;
      },
    };
    return { actions, beforehand };
  };
  const everyone = people.map(actionsOf);
  const often = ['subscribe', 'until renewal', 'buy', 'pay ', 'pay ', 'pay ', 'look', 'look', 'wait', 'wait', 'wait'];
  const names = [...Object.keys(everyone[0]?.actions ?? {}), ...often];
  const nameOne = () => names[below(names.length)] ?? 'look';
  const someone = () => everyone[below(everyone.length)];
  for (let count = 6 + below(14) + 3 * (people.length - 1); count > 0; count -= 1) {
    const name = nameOne();
    const one = someone();
    payments.at = () => undefined;
    model.trouble = 'none';
    if (chance(0.5)) await one?.beforehand[name]?.().catch(() => undefined);
    // Most end after some places; a job passes so many that the seldom ones are named.
    const isEnding = chance(0.35);
    const place = isEnding && name === 'let expire' ? seldom[below(seldom.length)] : undefined;
    let until = isEnding && place === undefined ? below(widths[name] ?? 9) : Infinity;
    payments.at = (at) => {
      until -= 1;
      steps.passed.add(at);
      if (until >= 0 && at !== place) return;
      steps.ended.add(at);
      until = Infinity;
      throw new Ended();
    };
    model.trouble = chance(0.15) ? (chance(0.5) ? 'before' : 'after') : 'none';
    const acts = [Promise.resolve(one?.actions[name]?.())];
    // Somebody else does the same, or something else, at the same time.
    if (people.length > 1 && chance(0.2))
      acts.push(Promise.resolve(someone()?.actions[chance(0.5) ? name : nameOne()]?.()));
    // What is refused, unanswered or interrupted is over; what it left is settled later.
    await Promise.allSettled(acts);
    await compareCoupon(services, coupon);
  }
  payments.at = () => undefined;
  model.trouble = 'none';
  model.renews = true;
  model.refunds = 'done';
  model.finishRefunds(chance(0.5) ? 'done' : 'failed');
  for (let round = 0; round < 3; round += 1) {
    clock.now += 90 * minute;
    await paymentsJob.run(services);
    await renewDue();
    await reconcileCharges(services, since);
    // Most are settled after the first look, and books are compared either way.
    if (!(await isUnderWay(services, ids))) break;
  }
  const course = { people, coupon, since, firstPosting, lastInvoice: world.lastInvoice };
  world.lastInvoice = await compareBooks(services, model, course);
}
