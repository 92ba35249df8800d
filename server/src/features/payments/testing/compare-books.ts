import { deepEqual as equal, ok } from 'node:assert/strict';
import { couponRulesSchema, entitledUntil, holdOf, refundedTax, walletOf } from '@vitae/domain/money';
import { sql } from 'kysely';
import type { Services } from '../../../services.ts';
import { disputedOf, type ModelCharge, type ModelProvider } from '../../../testing/model-provider.ts';
import { postedOf, type PaymentRow } from '../payment-row.ts';
import { later } from '../purchases.ts';
import { reconcile, reconcileCharges } from '../reconcile.ts';

/** Somebody in a history. */
export interface Person {
  accountId: string;
  /** What they pay in. */
  currency: string;
}

/** One history in a database that others ran in before. */
export interface Course {
  people: readonly Person[];
  /** The one coupon that they share. */
  coupon: string;
  since: Date;
  /** An id from before its first posting; ids follow one another. */
  firstPosting: string;
  /** The number of the last receipt from before it. */
  lastInvoice: number;
}

/** Whether something is still to be settled that only time settles. */
export async function isUnderWay({ db, now }: Services, accounts: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment where account_id in (${sql.join(accounts)}) and state in ('created', 'pending')
    union all select 1 from refund where state = 'requested'
    union all select 1 from subscription where account_id in (${sql.join(accounts)}) and due_at <= ${now().toISOString()}`.execute(
    db,
  );
  return rows.length > 0;
}

const isCredited = ({ is_credited }: PaymentRow) => is_credited === 1;
const sumOf = (
  rows: readonly PaymentRow[],
  key: 'charge' | 'wallet' | 'refunded_charge' | 'refunded_wallet' | 'tax',
): number => rows.reduce((sum, row) => sum + Number(row[key]), 0);

/** What moved on each account of the ledger. */
function sumsOf(moves: readonly Move[]) {
  const sums = new Map<string, number>();
  for (const { from_account, to_account, amount } of moves) {
    sums.set(to_account, (sums.get(to_account) ?? 0) + Number(amount));
    sums.set(from_account, (sums.get(from_account) ?? 0) - Number(amount));
  }
  return sums;
}

type Move = Awaited<ReturnType<typeof movesOf>>[number];

/**
 * What moved since a history began: nothing else runs meanwhile, so all of it is this history's, in the currency and the
 * wallet of whom it is about, and every other wallet stands as it was left.
 */
async function movesOf({ db }: Services, { people, firstPosting }: Pick<Course, 'people' | 'firstPosting'>) {
  const moves = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_posting', 'ledger_posting.id', 'ledger_entry.posting_id')
    .select(['account_id', 'cause', 'from_account', 'to_account', 'ledger_entry.currency', 'amount'])
    .where('posting_id', '>', firstPosting)
    .execute();
  const foreign = moves.filter(({ account_id, currency, from_account, to_account }) => {
    const person = people.find(({ accountId }) => accountId === account_id);
    if (person?.currency !== currency) return true;
    const own: string[] = [walletOf(person.accountId), holdOf(person.accountId)];
    return [from_account, to_account].some((one) => /^(?:wallet|hold):/.test(one) && !own.includes(one));
  });
  equal(foreign, []);
  return moves;
}

/** Everything that must be true once nothing is under way. Resolves to the number of the last receipt. */
export async function compareBooks(services: Services, model: ModelProvider, course: Course): Promise<number> {
  const moves = await movesOf(services, course);
  equal(
    [...sumsOf(moves).values()].reduce((sum, one) => sum + one, 0),
    0,
  );
  const charges = [...model.charges.values()];
  const known = new Set<string | null>();
  let receipts = 0;
  for (const person of course.people) {
    const rows = await services.db
      .selectFrom('payment')
      .selectAll()
      .where('account_id', '=', person.accountId)
      .execute();
    const ids = new Set<string | null>(rows.map(({ id }) => id));
    for (const id of ids) known.add(id);
    await comparePerson(services, person, {
      rows,
      charges: charges.filter(({ paymentId, state }) => state === 'paid' && ids.has(paymentId)),
      moves: moves.filter(({ account_id }) => account_id === person.accountId),
    });
    receipts += rows.filter(({ paid_at }) => paid_at !== null).length;
  }
  equal(
    charges.filter(({ paymentId }) => !known.has(paymentId)),
    [],
  );
  await compareCoupon(services, course.coupon);
  const lastInvoice = await compareInvoices(services, course, receipts);
  const open = (await reconcileCharges(services, course.since)).filter(
    ({ kind, subject }) => kind !== 'missing-charge' || known.has(subject),
  );
  equal(open, []);
  return lastInvoice;
}

/** What one of them paid, what the provider took of it, and what moved. */
async function comparePerson(
  services: Services,
  { accountId, currency }: Person,
  { rows, charges, moves }: { rows: PaymentRow[]; charges: ModelCharge[]; moves: Move[] },
): Promise<void> {
  const { db } = services;
  const [wallet, hold] = [walletOf(accountId), holdOf(accountId)];
  const paid = rows.filter(({ paid_at }) => paid_at !== null);
  equal(
    rows.filter(({ state }) => state === 'created' || state === 'pending'),
    [],
  );

  // The provider and the ledger agree, also about what was disputed.
  const there = charges.reduce((sum, charge) => {
    const back = charge.refunds.reduce((total, { amount, state }) => total + (state === 'done' ? amount : 0), 0);
    return sum + charge.amount - back - disputedOf(charge);
  }, 0);
  const sums = sumsOf(moves);
  const at = (account: string) => sums.get(account) ?? 0;
  equal(0 - at('provider:test'), there);

  // Wallets: never below zero, nothing held, and what came and went.
  const balances = await db
    .selectFrom('ledger_balance')
    .select(['account', 'currency', 'balance'])
    .where('account', 'in', [wallet, hold])
    .execute();
  equal(
    balances.map((row) => ({ ...row, balance: Number(row.balance) })),
    balances.map(({ account }) => ({ account, currency, balance: at(account) })),
  );
  // Each account of the two that ever moved has a balance.
  equal(balances.length, [wallet, hold].filter((account) => sums.has(account)).length);
  for (const { balance } of balances) ok(Number(balance) >= 0);
  // What is disputed and still there is held until the bank has decided.
  const { rows: disputes } = await sql<Record<'held' | 'open' | 'lost', number | string>>`
    select case when dispute.state = 'open' then held else 0 end as held,
      case when dispute.state = 'open' then dispute.amount else 0 end as open, lost
    from dispute join payment on payment.id = payment_id where account_id = ${accountId}`.execute(db);
  const ofDisputes = (name: 'held' | 'open' | 'lost') => disputes.reduce((sum, row) => sum + Number(row[name]), 0);
  equal(at(hold), ofDisputes('held'));
  equal(
    [at('disputed'), ofDisputes('open') + ofDisputes('lost')],
    [0 - ofDisputes('open'), charges.reduce((sum, charge) => sum + disputedOf(charge), 0)],
  );
  const filled = paid.filter((row) => row.kind === 'top-up' || isCredited(row));
  const bought = paid.filter((row) => !filled.includes(row));
  const other = moves.reduce((sum, { cause, from_account: from, to_account: to, amount }) => {
    const isAdjusted = cause === 'adjustment' && (to === wallet || from === wallet);
    const isLost = (from === wallet || from === hold) && to === 'losses';
    const isMadeUpFor = cause === 'refund' && from === 'losses';
    if (cause === 'refund-returned' && to === 'losses') return sum - Number(amount);
    if (!isAdjusted && !isLost && !isMadeUpFor) return sum;
    return to === wallet || from === 'losses' ? sum + Number(amount) : sum - Number(amount);
  }, 0);
  // What came back from the provider of what was bought: given back in the books, and not there.
  const { given } = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .select(({ fn }) => fn.sum<number | string | null>('refund.charge').as('given'))
    .where('account_id', '=', accountId)
    .where('refund.state', '=', 'done')
    .executeTakeFirstOrThrow();
  const returned = sumOf(paid, 'refunded_charge') - Number(given ?? 0);
  equal(
    at(wallet),
    sumOf(filled, 'charge') -
      sumOf(filled, 'refunded_charge') -
      sumOf(bought, 'wallet') +
      sumOf(bought, 'refunded_wallet') +
      returned +
      other -
      ofDisputes('held'),
  );
  // What is left of the tax is the share of what was not given back, to the smallest unit.
  const backTax = bought.reduce(
    (sum, row) => sum + refundedTax(postedOf(row), 0, Number(row.refunded_charge) + Number(row.refunded_wallet)),
    0,
  );
  equal(at('tax'), sumOf(bought, 'tax') - backTax);

  await compareRecords(services, accountId);
  await comparePeriods(services, accountId, bought);
}

/** A receipt for each payment, a credit note for each refund, numbers without gaps. */
async function compareInvoices({ db }: Services, { people, lastInvoice }: Course, wanted: number): Promise<number> {
  const invoices = await db
    .selectFrom('invoice')
    .select(['number', 'kind', 'account_id'])
    .where('number', '>', lastInvoice)
    .orderBy('number')
    .execute();
  equal(
    invoices.map(({ number }) => number),
    invoices.map((_invoice, index) => lastInvoice + index + 1),
  );
  const receipts = invoices.filter(({ kind }) => kind === 'receipt');
  equal(receipts.length, wanted);
  equal(
    receipts.filter(({ account_id }) => !people.some(({ accountId }) => accountId === account_id)),
    [],
  );
  return invoices.at(-1)?.number ?? lastInvoice;
}

/** Nothing paid was not given, nothing given was not paid: as many periods as payments of each subscription. */
async function comparePeriods({ db }: Services, accountId: string, bought: readonly PaymentRow[]): Promise<void> {
  const subscriptions = await db
    .selectFrom('subscription')
    .select(['id', 'state', 'periods', 'anchor', 'period_start', 'ended_at', 'period_end'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  for (const { id, periods } of subscriptions)
    equal(bought.filter(({ subscription_id }) => subscription_id === id).length, periods);
  equal(
    bought.filter(({ kind, subscription_id }) => kind === 'plan' && subscription_id === null),
    [],
  );
  // What was paid for is not cut short, unless its money went back.
  for (const { id, ended_at, period_end } of subscriptions)
    if (ended_at !== null && ended_at < period_end)
      equal(
        bought
          .filter((one) => one.subscription_id === id && one.period_end === period_end)
          .map(
            (one) =>
              Number(one.charge) +
                Number(one.wallet) -
                Number(one.refunded_charge) -
                Number(one.refunded_wallet) -
                Number(one.disputed_charge) <=
              0,
          ),
        [true],
      );
  // No time is given for money that went back, nor between what was paid for.
  for (const { id, subscription_id, period_end } of bought.filter(({ state }) => state === 'refunded')) {
    const paid = subscriptions.find((one) => one.id === subscription_id && one.period_end === period_end);
    if (!paid) continue;
    // What went back did so when its refund was made, not when the provider returned it, which a clock set back puts before.
    const made = await db
      .selectFrom('refund')
      .innerJoin('money_event', 'subject_id', 'refund.id')
      .select(['refund.id', 'at'])
      .where('payment_id', '=', id)
      .where('refund.state', 'in', ['done', 'returned'])
      .where('money_event.state', 'in', ['done', 'returned'])
      .orderBy('money_event.id')
      .execute();
    const first = new Map(made.toReversed().map((event) => [event.id, event.at]));
    const back = [...first.values()].reduce(later, '');
    equal([paid.state, (paid.ended_at ?? '') <= later(back, paid.period_start)], ['ended', true]);
  }
  let paidUntil = '';
  for (const { id, anchor, ended_at } of subscriptions.toSorted((one, other) => (one.anchor < other.anchor ? -1 : 1))) {
    const payment = bought.find(({ kind, subscription_id }) => kind === 'plan' && subscription_id === id);
    equal(anchor <= later(payment?.paid_at ?? '', paidUntil), true);
    paidUntil = later(paidUntil, ended_at ?? '');
  }
  const last = subscriptions.at(-1);
  const row = await db.selectFrom('account').select('plan_until').where('id', '=', accountId).executeTakeFirstOrThrow();
  const until = last && entitledUntil({ state: last.state, periodEnd: last.period_end, endedAt: last.ended_at });
  equal(row.plan_until, until ?? null);
}

/** Every state has the row that announces it, and what moved money its posting. */
async function compareRecords({ db }: Services, accountId: string): Promise<void> {
  const announced = (table: 'payment' | 'subscription' | 'refund') =>
    sql`(select state from money_event where subject_id = ${sql.ref(`${table}.id`)} order by id desc limit 1)`;
  const posted = (key: 'pay' | 'refund', id: string) =>
    sql`exists (select 1 from ledger_posting where key = ${sql.lit(`${key} `)} || ${sql.ref(id)})`;
  const { rows } = await sql<{ what: string }>`
    select 'payment' as what from payment where account_id = ${accountId}
      and (state is distinct from ${announced('payment')} or (paid_at is not null and not ${posted('pay', 'payment.id')}))
    union all select 'subscription' from subscription where account_id = ${accountId}
      and state is distinct from ${announced('subscription')}
    union all select 'refund' from refund join payment on payment.id = payment_id where account_id = ${accountId}
      and (refund.state is distinct from ${announced('refund')} or (refund.state in ('done', 'returned') and not ${posted('refund', 'refund.id')}))`.execute(
    db,
  );
  equal(rows, []);
}

/** At any moment a coupon counts what was paid with it and what may still be, within its limits for all and for each. */
export async function compareCoupon({ db }: Services, codeKey: string): Promise<void> {
  const { rows } = await sql<Record<'uses' | 'most_uses' | 'count', number | string> & { rules: string }>`
    select uses, most_uses, rules, count(payment.id) as count from coupon
      left join payment on coupon_id = coupon.id and is_credited = 0
        and (state in ('created', 'pending') or paid_at is not null)
      where code_key = ${codeKey} group by coupon.id, account_id`.execute(db);
  const counts = rows.map(({ count }) => Number(count));
  const used = counts.reduce((sum, count) => sum + count, 0);
  const [coupon] = rows;
  ok(coupon);
  const { perAccount } = couponRulesSchema.parse(JSON.parse(coupon.rules));
  equal([Number(coupon.uses), used <= Number(coupon.most_uses)], [used, true]);
  equal(Math.max(...counts) <= (perAccount ?? Infinity), true);
}

/**
 * What must be true of a whole database after its last history: balances that are the sums of all that ever moved, and
 * numbers of receipts without a gap. Resolves to what happened in it, of which some must.
 */
export async function compareDatabase(services: Services): Promise<string[]> {
  const { db } = services;
  const { provider } = services.payments;
  // Without a provider only our own books are compared.
  services.payments.provider = null;
  equal(await reconcile(services, new Date(0)), []);
  services.payments.provider = provider;
  const invoices = await db.selectFrom('invoice').select('number').orderBy('number').execute();
  equal(
    invoices.map(({ number }) => number),
    invoices.map((_invoice, index) => index + 1),
  );
  const { rows } = await sql<{ what: string }>`
    select distinct state || ' ' || kind as what from payment
    union select distinct currency from payment where state in ('paid', 'partly-refunded', 'refunded')
    union select 'taxed refund' from payment where tax > 0 and state = 'partly-refunded'
    union select 'late' from payment where is_credited = 1
    union select 'refund ' || state from refund
    union select 'lost dispute' from payment where dispute = 'lost'`.execute(db);
  return rows.map(({ what }) => what);
}
