import { randomUUID } from 'node:crypto';
import { entitledUntil } from '@vitae/domain/money';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { randomOf } from '@vitae/testkit/random';
import { readConfig } from '../../config.ts';
import { createLog } from '../../log.ts';
import type { Services } from '../../services.ts';
import { startServices } from '../../start-services.ts';
import { postgresPlace, sqlitePlace } from '../../testing/databases.ts';
import { createModelProvider, disputedOf, type ModelProvider } from '../../testing/model-provider.ts';
import { createAccount } from '../auth/accounts.ts';
import { adjustWallet } from './adjust-wallet.ts';
import { buy, topUp } from './buy.ts';
import { createCoupons } from './coupons.ts';
import { cancelPayment, paymentsJob, refundPayment } from './payments.ts';
import { reconcile } from './reconcile.ts';
import { cancelSubscription, renew, resumeSubscription } from './subscriptions.ts';
import { receiveEvent } from './webhooks.ts';

/*
 * Random histories of payments: people, the provider and the clock do what they like, calls lose their answers, and the
 * server ends at any step. `npm run fuzz -- payments` runs 200,000 on SQLite and 2,000 on PostgreSQL; SEED reproduces one.
 */

const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const runs = [
  { database: 'SQLite', newPlace: sqlitePlace, histories: Number(process.env['PAYMENTS_SQLITE'] ?? 2000) },
  { database: 'PostgreSQL', newPlace: postgresPlace, histories: Number(process.env['PAYMENTS_POSTGRES'] ?? 20) },
];
/** Histories in one database: what is compared at the end of each is all that is in it. */
const inOneDatabase = 50;
const minute = 60_000;
const day = 24 * 60 * minute;

/** How many places an action passes, where that is fewer than most. */
const widths: Readonly<Record<string, number>> = { adjust: 3, tell: 5, 'cancel plan': 3, 'resume plan': 6 };
/** Places that the job passes seldom, and late. */
const seldom = ['before expire', 'in expire', 'after expire'];

class Ended extends Error {}
/** The places at which the server can end, and those at which it did. */
interface Steps {
  passed: Set<string>;
  ended: Set<string>;
}

/** One history: some steps, then quiet until everything is settled, then the books are compared. */
async function runHistory(
  services: Services,
  clock: { now: number },
  random: () => number,
  steps: Steps,
): Promise<void> {
  const { db, payments } = services;
  const chance = (share: number) => random() < share;
  const below = (count: number) => Math.floor(random() * count);
  const model = createModelProvider(() => new Date(clock.now));
  payments.provider = model;
  const since = new Date(clock.now);
  const account = await createAccount(db, services, {
    email: `${randomUUID()}@example.com`,
    name: 'Ada',
    passwordHash: null,
    isVerified: true,
  });
  const accountId = account.id;
  const code = `C${uuidv7()}`.slice(0, 30) + String(below(1e6));
  await createCoupons(
    services,
    {
      count: 1,
      rules: {
        code,
        percent: 100 / (1 + below(4)) === 100 / 3 ? 33.33 : 100 / (1 + below(2)),
        amount: null,
        currency: null,
        plans: [],
        startsAt: null,
        endsAt: null,
        maxRedemptions: 1 + below(2),
        perAccount: null,
        firstPurchaseOnly: chance(0.3),
      },
    },
    { accountId: 'admin', reason: accountId },
  );
  const mine = () => db.selectFrom('payment').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
  const refOf = () => [...model.charges.keys()][below(model.charges.size)] ?? '';
  const order = () => ({ accountId, key: uuidv7(), returnUrl: 'http://localhost' });
  const renewDue = async () => {
    const due = await db
      .selectFrom('subscription')
      .select('id')
      .where('account_id', '=', accountId)
      .where('due_at', '<=', new Date(clock.now).toISOString())
      .execute();
    for (const { id } of due) await renew(services, id);
  };
  const same = { order: order(), purchase: null as Parameters<typeof buy>[2] | null };
  const actions: Record<string, () => Promise<unknown>> = {
    buy: async () => {
      const plan = chance(0.8) ? 'pro' : 'review';
      const purchase = {
        plan,
        period: plan === 'review' ? ('once' as const) : chance(0.5) ? ('month' as const) : ('year' as const),
        currency: null,
        coupon: chance(0.4) ? code : null,
        usesWallet: chance(0.5),
      };
      Object.assign(same, { order: order(), purchase });
      await buy(services, same.order, purchase);
    },
    'buy again': async () => same.purchase && buy(services, same.order, same.purchase),
    'top up': () => topUp(services, order(), { amount: 100 + below(9000), currency: 'USD' }),
    pay: async () => model.does(refOf(), 'pay'),
    'pay ': async () => model.does([...model.charges.keys()].at(-1) ?? '', 'pay'),
    'pay late': async () => model.does(refOf(), 'pay late'),
    fail: async () => model.does(refOf(), chance(0.5) ? 'fail' : 'expire'),
    tell: () => {
      // An event may arrive twice, late, or never.
      const id = `e${below(6)} ${accountId}`;
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
      const some = { madeBy: 'admin', reason: 'fuzz', ...(chance(0.5) ? { amount: 1 + below(5000) } : {}) };
      if (row) await refundPayment(services, row.id, some);
    },
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
        { id: uuidv7(), accountId, amount: below(2000) - 700 || 1, currency: 'USD' },
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
      const purchase = { plan: 'pro', period: 'month' as const, currency: null, coupon: null, usesWallet: false };
      await buy(services, order(), purchase);
      model.does([...model.charges.keys()].at(-1) ?? '', 'pay');
      clock.now += 2 * minute;
      await paymentsJob.run(services);
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
      await topUp(services, order(), { amount: 5000, currency: 'USD' });
      model.does([...model.charges.keys()].at(-1) ?? '', 'pay');
      clock.now += 2 * minute;
      await paymentsJob.run(services);
    },
    'resume plan': async () => actions['subscribe']?.(),
    'let expire': async () => {
      await buy(services, order(), { plan: 'review', period: 'once', currency: null, coupon: code, usesWallet: true });
      clock.now += 62 * minute;
    },
  };
  const often = ['subscribe', 'until renewal', 'buy', 'pay ', 'pay ', 'pay ', 'look', 'look', 'wait', 'wait', 'wait'];
  const names = [...Object.keys(actions), ...often];
  for (let count = 6 + below(14); count > 0; count -= 1) {
    const name = names[below(names.length)] ?? 'look';
    payments.at = () => undefined;
    model.trouble = 'none';
    if (chance(0.5)) await beforehand[name]?.().catch(() => undefined);
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
    // What is refused, unanswered or interrupted is over; what it left is settled later.
    await actions[name]?.().catch(() => undefined);
  }
  payments.at = () => undefined;
  model.trouble = 'none';
  model.renews = true;
  for (let round = 0; round < 3; round += 1) {
    clock.now += 90 * minute;
    await paymentsJob.run(services);
    await renewDue();
    await reconcile(services, since);
    // Most are settled after the first look, and books are compared either way.
    if (!(await isUnderWay(services, accountId))) break;
  }
  await compareBooks(services, model, accountId, since);
}

/** Whether something is still to be settled that only time settles. */
async function isUnderWay({ db, now }: Services, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment where account_id = ${accountId} and state in ('created', 'pending')
    union all select 1 from refund where state = 'requested'
    union all select 1 from subscription where account_id = ${accountId} and due_at <= ${now().toISOString()}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Everything that must be true once nothing is under way. */
async function compareBooks(services: Services, model: ModelProvider, accountId: string, since: Date): Promise<void> {
  const { db } = services;
  const rows = await db.selectFrom('payment').selectAll().where('account_id', '=', accountId).execute();
  const paid = rows.filter(({ paid_at }) => paid_at !== null);
  expect(rows.filter(({ state }) => state === 'created' || state === 'pending')).toEqual([]);
  const sumOf = (list: typeof rows, key: 'charge' | 'wallet' | 'refunded_charge' | 'refunded_wallet') =>
    list.reduce((sum, row) => sum + Number(row[key]), 0);

  // The provider and the ledger agree, also about what was disputed.
  const charges = [...model.charges.values()].filter(({ state }) => state === 'paid');
  const there = charges.reduce((sum, charge) => {
    const back = charge.refunds.reduce((total, refund) => total + refund.amount, 0);
    return sum + charge.amount - back - disputedOf(charge);
  }, 0);
  const { rows: moves } = await sql<{ account: string; sum: number | string }>`
    select account, sum(amount) as sum from (
      select posting_id, to_account as account, amount from ledger_entry
      union all select posting_id, from_account, -amount from ledger_entry
    ) moves join ledger_posting on ledger_posting.id = posting_id where account_id = ${accountId}
    group by account`.execute(db);
  const ledger = new Map(moves.map(({ account, sum }) => [account, Number(sum)]));
  const at = (account: string) => ledger.get(account) ?? 0;
  expect([...ledger.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
  expect(0 - at('provider:test')).toBe(there);

  // Wallets: never below zero, nothing held, and what came and went.
  const balances = await db
    .selectFrom('ledger_balance')
    .selectAll()
    .where('account', 'like', `%:${accountId}`)
    .execute();
  for (const { account, balance } of balances) expect(Number(balance), account).toBe(at(account));
  // What is disputed and still there is held until the bank has decided.
  const { rows: disputes } = await sql<Record<'held' | 'open' | 'lost', number | string>>`
    select case when dispute.state = 'open' then held else 0 end as held,
      case when dispute.state = 'open' then dispute.amount else 0 end as open, lost
    from dispute join payment on payment.id = payment_id where account_id = ${accountId}`.execute(db);
  const ofDisputes = (name: 'held' | 'open' | 'lost') => disputes.reduce((sum, row) => sum + Number(row[name]), 0);
  expect(at(`hold:${accountId}`)).toBe(ofDisputes('held'));
  expect([at('disputed'), ofDisputes('open') + ofDisputes('lost')]).toEqual([
    0 - ofDisputes('open'),
    charges.reduce((sum, charge) => sum + disputedOf(charge), 0),
  ]);
  const filled = paid.filter(({ kind, is_credited }) => kind === 'top-up' || is_credited === 1);
  const bought = paid.filter((row) => !filled.includes(row));
  const { rows: other } = await sql<{ sum: number | string | null }>`
    select sum(case when to_account = ${`wallet:${accountId}`} then amount
      when from_account = 'losses' then amount else -amount end) as sum
    from ledger_entry join ledger_posting on ledger_posting.id = posting_id
    where account_id = ${accountId} and (cause = 'adjustment' and (to_account like 'wallet:%' or from_account like 'wallet:%')
      or (from_account like 'wallet:%' or from_account like 'hold:%') and to_account = 'losses'
      or cause = 'refund' and from_account = 'losses')`.execute(db);
  const expected =
    sumOf(filled, 'charge') -
    sumOf(filled, 'refunded_charge') -
    sumOf(bought, 'wallet') +
    sumOf(bought, 'refunded_wallet') +
    Number(other[0]?.sum ?? 0) -
    ofDisputes('held');
  expect(at(`wallet:${accountId}`)).toBe(expected);

  // Nothing paid was not given, nothing given was not paid: as many periods as payments of each subscription.
  const subscriptions = await db
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  for (const { id, periods } of subscriptions)
    expect(bought.filter(({ subscription_id }) => subscription_id === id)).toHaveLength(periods);
  expect(bought.filter(({ kind, subscription_id }) => kind === 'plan' && subscription_id === null)).toEqual([]);
  // What was paid for is not cut short, unless its money went back.
  for (const { id, ended_at, period_end } of subscriptions)
    if (ended_at !== null && ended_at < period_end)
      expect(
        bought
          .filter((one) => one.subscription_id === id && one.period_end === period_end)
          .map(
            (one) =>
              Number(one.charge) +
                Number(one.wallet) -
                Number(one.refunded_charge) -
                Number(one.refunded_wallet) -
                Number(one.disputed_charge) <=
              Number(one.wallet),
          ),
      ).toEqual([true]);
  const last = subscriptions.at(-1);
  const row = await db.selectFrom('account').select('plan_until').where('id', '=', accountId).executeTakeFirstOrThrow();
  const until = last && entitledUntil({ state: last.state, periodEnd: last.period_end, endedAt: last.ended_at });
  expect(row.plan_until).toBe(until ?? null);

  // A coupon was used as often as payments with it were made; each history has one of its own.
  const coupons = await db.selectFrom('coupon').selectAll().where('reason', '=', accountId).execute();
  expect(coupons).toHaveLength(1);
  for (const { id, uses, most_uses } of coupons) {
    const using = await db
      .selectFrom('payment')
      .select(['id', 'is_credited'])
      .where('coupon_id', '=', id)
      .where('paid_at', 'is not', null)
      .where('is_credited', '=', 0)
      .execute();
    expect([Number(uses), Number(uses) <= Number(most_uses)]).toEqual([using.length, true]);
  }
  // A receipt for each payment that was given, a credit note for each refund, numbers without gaps.
  const invoices = await db.selectFrom('invoice').select(['number', 'kind', 'account_id']).orderBy('number').execute();
  expect(invoices.map(({ number }) => number)).toEqual(invoices.map((_invoice, index) => index + 1));
  const receipts = invoices.filter(({ kind, account_id }) => kind === 'receipt' && account_id === accountId);
  expect(receipts).toHaveLength(paid.filter(({ is_credited }) => is_credited === 0).length);
  const open = (await reconcile(services, since)).filter(
    ({ kind, subject }) => kind !== 'missing-charge' || subject === accountId,
  );
  expect(open).toEqual([]);
}

/** What happened in a database. */
async function tally({ db }: Services): Promise<{ what: string }[]> {
  const { rows } = await sql<{ what: string }>`
    select distinct state || ' ' || kind as what from payment
    union select 'late' from payment where is_credited = 1
    union select 'lost dispute' from payment where dispute = 'lost'`.execute(db);
  return rows;
}

it.each(runs)(
  'books of $histories random histories add up on $database, wherever the server ended',
  { timeout: 36_000_000 },
  async ({ newPlace, histories }) => {
    const seen = new Set<string>();
    const steps: Steps = { passed: new Set(), ended: new Set() };
    for (let first = 0; first < histories; first += inOneDatabase) {
      const place = await newPlace();
      const clock = { now: Date.parse('2026-11-23T10:00:00Z') };
      const environment = { DATA_DIR: place.dataFolder, TOKEN_SECRET: 'a secret of tests that is long enough' };
      const { services, jobs, stop } = await startServices(
        { ...readConfig(environment), databaseUrl: place.databaseUrl },
        createLog('silent'),
        () => new Date(clock.now),
      );
      await jobs.stop();
      // What counts is on no disk here: a real end of the server is tried elsewhere.
      if (place.databaseUrl === null)
        for (const pragma of ['synchronous = off', 'locking_mode = exclusive', 'journal_mode = memory'])
          await sql`pragma ${sql.raw(pragma)}`.execute(services.db);
      for (let index = first; index < Math.min(histories, first + inOneDatabase); index += 1) {
        try {
          await runHistory(services, clock, randomOf(seed + index), steps);
        } catch (error) {
          throw new Error(`SEED=${seed + index}: ${error instanceof Error ? error.message : ''}`, { cause: error });
        }
        clock.now += minute;
      }
      for (const { what } of await tally(services)) seen.add(what);
      await stop();
      await place.remove();
      const done = Math.min(histories, first + inOneDatabase);
      if (done % 5000 === 0) process.stdout.write(`${done} of ${histories} histories since SEED=${seed}\n`);
    }
    // Histories in which nothing happens would prove nothing.
    const wanted = ['paid plan', 'paid renewal', 'paid review', 'paid top-up', 'refunded plan', 'expired plan'];
    if (histories >= 100) expect([...seen]).toEqual(expect.arrayContaining(wanted));
    // Seldom enough that a few hundred histories may lack them.
    if (histories < 2000) return;
    expect([...seen]).toEqual(expect.arrayContaining(['late', 'lost dispute']));
    expect([...steps.passed].filter((step) => !steps.ended.has(step))).toEqual([]);
  },
);
