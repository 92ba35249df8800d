import { afterPeriods, entitledUntil, nextTry, planRightsSchema, subscriptionAfter } from '@vitae/domain/money';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/open-database.ts';
import type { SubscriptionTable } from '../../db/money-schema.ts';
import type { Account } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';
import { rightsAfter, type EarlierPlan } from './bought-rights.ts';
import { queueMoneyMail } from './money-mail.ts';
import { recordChange } from './money-step.ts';
import type { PaymentRow } from './payment-row.ts';
import { planVersion } from './plans.ts';
import type { PaymentMethod } from './providers/provider.ts';

export type SubscriptionRow = Selectable<SubscriptionTable>;

/** The subscription of an account that has not ended; locked, since the account is. */
export const openSubscription = (db: Database, accountId: string): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '<>', 'ended')
    .executeTakeFirst();

/** Changes a subscription, and with it what its account is entitled to. */
export async function changeSubscription(
  db: Database,
  services: Pick<Services, 'now'>,
  row: SubscriptionRow,
  change: Partial<SubscriptionRow>,
): Promise<SubscriptionRow> {
  const at = isoTime(services.now());
  const next = { ...row, ...change, changed_at: at };
  await db
    .updateTable('subscription')
    .set({ ...change, changed_at: at })
    .where('id', '=', row.id)
    .execute();
  await entitle(db, at, next);
  await recordChange(db, services, {
    account_id: row.account_id,
    subject: 'subscription',
    subject_id: row.id,
    state: next.state,
  });
  return next;
}

/** Writes what an account has subscribed to into its row, where every check reads it. */
async function entitle(db: Database, at: string, row: SubscriptionRow): Promise<void> {
  const { account_id, plan_key, rights } = row;
  const until = entitledUntil({ state: row.state, periodEnd: row.period_end, endedAt: row.ended_at });
  const before = row.period_start > at ? await otherPlansBefore(db, at, row) : [];
  const plan_rights = before.length === 0 ? rights : rightsAfter(rights, before);
  await db
    .updateTable('account')
    .set({ plan_key, plan_rights, plan_until: until })
    .where('id', '=', account_id)
    .execute();
}

/** The other plans that an account has until one that is paid for already begins; none if it only goes on. */
async function otherPlansBefore(db: Database, at: string, row: SubscriptionRow): Promise<EarlierPlan[]> {
  const earlier = await db
    .selectFrom('subscription')
    .select(['plan_key', 'rights', 'ended_at'])
    .where('account_id', '=', row.account_id)
    .where('id', '<>', row.id)
    .where('ended_at', '>', at)
    .whereRef('ended_at', '>', 'period_start')
    .orderBy('anchor')
    .orderBy('id')
    .execute();
  if (earlier.every(({ plan_key, rights }) => plan_key === row.plan_key && rights === row.rights)) return [];
  return earlier.map(({ plan_key, rights, ended_at }) => ({
    key: plan_key,
    rights: planRightsSchema.parse(JSON.parse(rights)),
    until: ended_at ?? at,
  }));
}

/** The later one of two times. */
export const later = (one: string, other: string) => (one > other ? one : other);

/**
 * When what an account buys now begins: after all that it has paid for, and where it went on without having paid, such as
 * while its card was declined, from there.
 */
async function startAfter(db: Database, at: string, accountId: string, open: SubscriptionRow | undefined) {
  if (open?.state === 'past-due') {
    const until = entitledUntil({ state: open.state, periodEnd: open.period_end, endedAt: null });
    return at < until ? open.period_end : at;
  }
  if (open) return later(at, open.period_end);
  // Others may have been bought to follow it, and gone back since.
  const ended = await db
    .selectFrom('subscription')
    .select(({ fn }) => fn.max('ended_at').as('last'))
    .where('account_id', '=', accountId)
    .whereRef('ended_at', '=', 'period_end')
    .executeTakeFirst();
  return later(at, ended?.last ?? at);
}

/** Begins what a payment bought. Time that was paid before is not lost: the new period begins after it. */
export async function startSubscription(
  db: Database,
  services: Services,
  payment: PaymentRow,
  { method, at }: { method: PaymentMethod | null; at: string },
): Promise<void> {
  const { account_id, plan_key, plan_version, period } = payment;
  if (plan_key === null || plan_version === null || period === null || period === 'once')
    throw new Error('A payment for a plan has a plan and a period.');
  const earlier = await openSubscription(db, account_id);
  const start = await startAfter(db, at, account_id, earlier);
  if (earlier)
    await changeSubscription(db, services, earlier, {
      state: 'ended',
      ended_at: earlier.state === 'cancelled' ? earlier.period_end : start,
      due_at: null,
    });
  const plan = await planVersion(db, plan_key, plan_version);
  const end = afterPeriods(start, period, 1);
  const row: SubscriptionRow = {
    id: uuidv7(),
    account_id,
    plan_key,
    plan_version,
    rights: JSON.stringify(plan.rights),
    period,
    currency: payment.currency,
    price: payment.price,
    provider: payment.provider,
    method: method?.reference ?? null,
    brand: method?.brand ?? null,
    last4: method?.last4 ?? null,
    state: 'active',
    anchor: start,
    periods: 1,
    period_start: start,
    period_end: end,
    ended_at: null,
    tries: 0,
    due_at: end,
    created_at: at,
    changed_at: at,
  };
  await db.insertInto('subscription').values(row).execute();
  await db
    .updateTable('payment')
    .set({ subscription_id: row.id, period_end: end })
    .where('id', '=', payment.id)
    .execute();
  await changeSubscription(db, services, row, {});
}

/**
 * Whether a renewal that is paid still has a subscription to go on with. One that was cancelled has ended with its period,
 * whether the job has written so yet or not.
 */
export async function isRenewable(db: Database, { now }: Pick<Services, 'now'>, payment: PaymentRow): Promise<boolean> {
  const row = await db
    .selectFrom('subscription')
    .select(['state', 'periods', 'anchor', 'period', 'period_end'])
    .where('id', '=', payment.subscription_id ?? '')
    .executeTakeFirst();
  if (!row || row.state === 'ended') return false;
  if (row.state === 'cancelled' && row.period_end <= isoTime(now())) return false;
  return afterPeriods(row.anchor, row.period, row.periods + 1) === payment.period_end;
}

/** A renewal was paid: another period. */
export async function extendSubscription(db: Database, services: Services, payment: PaymentRow): Promise<void> {
  const row = await subscriptionOf(db, payment.subscription_id ?? '');
  const state = subscriptionAfter(row.state, 'renew');
  if (state === null) throw new Error('A subscription that has ended is not renewed.');
  const end = afterPeriods(row.anchor, row.period, row.periods + 1);
  await changeSubscription(db, services, row, {
    state,
    periods: row.periods + 1,
    period_start: row.period_end,
    period_end: end,
    tries: 0,
    due_at: end,
  });
}

export const subscriptionOf = (db: Database, id: string): Promise<SubscriptionRow> =>
  db.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A renewal was missed: it is tried again, and after the last time the subscription ends. Its person is notified by mail. */
export async function missRenewal(
  db: Database,
  services: Services,
  account: Account | undefined,
  row: SubscriptionRow,
): Promise<void> {
  const tries = row.tries + 1;
  const next = nextTry(row.period_end, tries);
  if (next === null) {
    await endSubscription(db, services, row, later(isoTime(services.now()), row.period_end));
    await queueMoneyMail(db, services, account, { about: 'ended' });
    return;
  }
  // After a long pause of the server the next day is soon enough.
  const at = isoTime(services.now());
  const due = next > at ? next : isoTime(services.now().getTime() + 24 * 60 * 60 * 1000);
  // Someone who has cancelled is not charged, so only one that goes on is missed.
  await changeSubscription(db, services, row, { state: 'past-due', tries, due_at: due });
  await queueMoneyMail(db, services, account, { about: 'pastDue', nextTry: due });
}

/** Ends a subscription, at the earliest when its period begins: what was paid before stays. */
export async function endSubscription(
  db: Database,
  services: Pick<Services, 'now'>,
  row: SubscriptionRow,
  at: string,
): Promise<void> {
  if (row.state === 'ended') return;
  await changeSubscription(db, services, row, {
    state: 'ended',
    ended_at: later(at, row.period_start),
    due_at: null,
  });
}

/**
 * Takes back the time that a subscription still has. Where other purchases follow it, they begin earlier instead: what was
 * not paid for is not given, and what was paid for is not lost.
 */
async function takeTimeBack(db: Database, services: Services, row: SubscriptionRow, at: string): Promise<void> {
  if (row.state !== 'ended') return endSubscription(db, services, row, at);
  let start = later(at, row.period_start);
  if (row.ended_at === null || row.ended_at <= start) return;
  const following = await db
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', '=', row.account_id)
    .where('id', '<>', row.id)
    .where('anchor', '>=', row.ended_at)
    .orderBy('anchor')
    .orderBy('id')
    .execute();
  await changeSubscription(db, services, row, { ended_at: start });
  for (const next of following) {
    // One that went back before it began takes no time.
    const isGone = next.ended_at !== null && next.ended_at <= next.period_start;
    const begin = afterPeriods(start, next.period, next.periods - 1);
    const end = afterPeriods(start, next.period, next.periods);
    await db
      .updateTable('payment')
      .set({ period_end: end })
      .where('subscription_id', '=', next.id)
      .where('period_end', '=', next.period_end)
      .execute();
    await changeSubscription(db, services, next, {
      anchor: start,
      period_start: begin,
      period_end: end,
      ended_at: next.ended_at === null ? null : isGone ? begin : end,
      due_at: next.due_at === null ? null : end,
    });
    start = isGone ? begin : end;
  }
}

/** The money of a period was given back or is lost: the subscription that it paid for ends at the same time. */
export async function endWhatWasPaid(db: Database, services: Services, payment: PaymentRow, at: string): Promise<void> {
  if (payment.subscription_id !== null) {
    const row = await subscriptionOf(db, payment.subscription_id);
    if (row.period_end === payment.period_end) await takeTimeBack(db, services, row, at);
  }
  // One that was cancelled is refunded by its own step.
  if (payment.review_id !== null)
    await db
      .updateTable('expert_review')
      .set({ state: 'refunded', changed_at: at })
      .where('id', '=', payment.review_id)
      .where('state', 'in', ['requested', 'paid', 'in-review'])
      .execute();
}
