import { randomInt } from 'node:crypto';
import {
  couponKey,
  couponProblem,
  couponRulesSchema,
  type CouponProblem,
  type CouponRules,
  type Money,
} from '@vitae/domain/money';
import { sql, type Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { turnOfItsOwn } from '../../api/heavy-work.ts';
import type { Database } from '../../db/open-database.ts';
import type { CouponTable } from '../../db/money-schema.ts';
import { isoTime, type Services } from '../../services.ts';
import type { Changer } from './plans.ts';

/** A coupon that counts for what somebody is about to buy. */
export interface FoundCoupon {
  id: string;
  rules: CouponRules;
}

const rulesOf = ({ rules }: Pick<Selectable<CouponTable>, 'rules'>): CouponRules =>
  couponRulesSchema.parse(JSON.parse(rules));

/** What a code is to be used for. */
export interface CouponAim {
  accountId: string;
  plan: string;
  price: Money;
}

/** States of payments that use a coupon up: it was paid with, or may still be. */
const using = ['created', 'pending', 'paid', 'partly-refunded', 'refunded'] as const;

/** Whether an account has bought anything before. What was closed without money does not count, nor what fills the wallet. */
async function hasBought(db: Database, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '<>', 'top-up')
    .where('paid_at', 'is not', null)
    .where('is_credited', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The coupon of a code if it counts for this, else the rule that forbids it. A code that does not exist is answered as
 * one that was switched off.
 */
export async function findCoupon(
  db: Database,
  now: Date,
  code: string,
  { accountId, plan, price }: CouponAim,
): Promise<FoundCoupon | CouponProblem> {
  const row = await db.selectFrom('coupon').selectAll().where('code_key', '=', couponKey(code)).executeTakeFirst();
  if (!row) return 'inactive';
  const rules = rulesOf(row);
  const problem = couponProblem(rules, {
    at: isoTime(now),
    plan,
    price,
    isActive: row.active === 1,
    uses: Number(row.uses),
    usesOfAccount: await usesOf(db, row.id, accountId),
    hasBought: rules.firstPurchaseOnly && (await hasBought(db, accountId)),
  });
  return problem ?? { id: row.id, rules };
}

/** How often an account uses a coupon, with payments that may still be paid. */
async function usesOf(db: Database, couponId: string, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .where('coupon_id', '=', couponId)
    .where('state', 'in', using)
    .where('is_credited', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether an account may use a coupon for a payment that was closed and paid after all, in spite of what it bought since. */
export async function mayUseAgain(db: Database, couponId: string, accountId: string): Promise<boolean> {
  const row = await db.selectFrom('coupon').select('rules').where('id', '=', couponId).executeTakeFirstOrThrow();
  const { perAccount, firstPurchaseOnly } = rulesOf(row);
  if (perAccount !== null && (await usesOf(db, couponId, accountId)) >= perAccount) return false;
  return !firstPurchaseOnly || !(await hasBought(db, accountId));
}

/**
 * Reserves one use of a coupon, in the transaction of the payment that uses it: one write that succeeds only while there
 * is one left. Whether the account may use it is checked under the account's lock.
 */
export async function reserveCoupon(db: Database, couponId: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('coupon')
    .set((update) => ({ uses: update('uses', '+', sql<number>`1`) }))
    .where('id', '=', couponId)
    .where('active', '=', 1)
    .where((where) => where.or([where('starts_at', 'is', null), where('starts_at', '<=', at)]))
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', at)]))
    .where((where) => where.or([where('most_uses', 'is', null), where('uses', '<', where.ref('most_uses'))]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives a use back, in the transaction that closes its payment; that happens once, since the payment's state guards it. */
export async function releaseCoupon(db: Database, couponId: string): Promise<void> {
  await db
    .updateTable('coupon')
    .set((update) => ({ uses: update('uses', '-', sql<number>`1`) }))
    .where('id', '=', couponId)
    .where('uses', '>', 0)
    .execute();
}

/** Letters and digits that are not mistaken for one another. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const randomCode = (length: number) =>
  Array.from({ length }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/**
 * Makes coupons with the same rules: one with the code of the rules, or a batch of random codes behind it as a prefix.
 * In the caller's transaction, if there is one; rejects if a code exists.
 */
export async function createCoupons(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { rules, count }: { rules: CouponRules; count: number },
  by: Changer,
): Promise<{ batch: string; codes: string[] }> {
  const batch = uuidv7();
  const codes = count === 1 ? [rules.code] : Array.from({ length: count }, () => `${rules.code}-${randomCode(10)}`);
  // Codes of a batch are equally long: what holds for one holds for all.
  const checked = couponRulesSchema.parse({ ...rules, code: codes[0] });
  const rowOf = (code: string) => ({
    id: uuidv7(),
    code_key: couponKey(code),
    rules: JSON.stringify({ ...checked, code }),
    starts_at: rules.startsAt,
    ends_at: rules.endsAt,
    most_uses: rules.maxRedemptions,
    batch,
    created_by: by.accountId,
    reason: by.reason,
    created_at: isoTime(now()),
  });
  for (let from = 0; from < codes.length; from += rowsAtOnce) {
    // An embedded database answers at once: without turns of their own, everyone would wait for all rows.
    await turnOfItsOwn(batch);
    await db
      .insertInto('coupon')
      .values(codes.slice(from, from + rowsAtOnce).map(rowOf))
      .execute();
  }
  return { batch, codes };
}

const rowsAtOnce = 100;

/** Switches one coupon, or all of a batch, on or off; resolves to how many were not so before. */
export async function switchCoupons(
  db: Database,
  which: { batch: string } | { id: string },
  isOn: boolean,
): Promise<number> {
  const [column, value] = 'batch' in which ? (['batch', which.batch] as const) : (['id', which.id] as const);
  const { numUpdatedRows } = await db
    .updateTable('coupon')
    .set({ active: isOn ? 1 : 0 })
    .where(column, '=', value)
    .where('active', '=', isOn ? 0 : 1)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
