import { normalized } from '../normalized.ts';
import * as z from 'zod/mini';
import { amountSchema, currencySchema, percentOf, type Money } from './currency.ts';
import { planKeySchema } from './plan.ts';

/** What makes a code the same: case, spaces and the form of its letters do not count. */
export const couponKey = (code: string): string => normalized(code, 'NFKC').replaceAll(/\s/g, '').toUpperCase();

export const couponCodeSchema = z.string().check(z.trim(), z.minLength(3), z.maxLength(40));

/** The most coupons that are made at once. */
export const mostCoupons = 1000;
/** How long the beginning of the codes of a batch may be: a hyphen and ten letters follow it. */
export const longestPrefix = 28;

const instant = z.nullable(z.iso.datetime());
const limit = z.nullable(z.int().check(z.minimum(1), z.maximum(2_000_000_000)));

/** The rules of a coupon. It has a percentage or an amount, never both. */
export const couponRulesSchema = z
  .object({
    code: couponCodeSchema,
    /** Of the price, 0 to 100, in hundredths at the finest. */
    percent: z.nullable(z.number().check(z.gt(0), z.maximum(100), z.multipleOf(0.01))),
    /** In minor units of `currency`. */
    amount: z.nullable(amountSchema.check(z.gt(0))),
    /** Of the amount; `null` for a percentage, which counts in every currency. */
    currency: z.nullable(currencySchema),
    /** Keys of the plans it is for; empty for all. */
    plans: z.array(planKeySchema).check(z.maxLength(50)),
    /** From this moment. */
    startsAt: instant,
    /** Before this moment. */
    endsAt: instant,
    maxRedemptions: limit,
    perAccount: limit,
    /** Only for an account that has bought nothing before; to fill a wallet is not to buy. */
    firstPurchaseOnly: z.boolean(),
  })
  .check(
    z.refine(({ percent, amount }) => (percent === null) !== (amount === null)),
    z.refine(({ amount, currency }) => (amount === null) === (currency === null)),
  );
export type CouponRules = z.infer<typeof couponRulesSchema>;

/** What a coupon is used for, and how often it was used before; a pending payment counts as a use. */
export interface CouponUse {
  at: string;
  plan: string;
  price: Money;
  isActive: boolean;
  uses: number;
  usesOfAccount: number;
  hasBought: boolean;
}

/** Why a coupon does not count. */
export type CouponProblem =
  | 'inactive'
  | 'early'
  | 'ended'
  | 'other-plan'
  | 'other-currency'
  | 'used-up'
  | 'used'
  | 'not-first';

/** The first rule that forbids a use; `null` if none does. */
export function couponProblem(coupon: CouponRules, use: CouponUse): CouponProblem | null {
  if (!use.isActive) return 'inactive';
  if (coupon.startsAt !== null && use.at < coupon.startsAt) return 'early';
  if (coupon.endsAt !== null && use.at >= coupon.endsAt) return 'ended';
  if (coupon.plans.length > 0 && !coupon.plans.includes(use.plan)) return 'other-plan';
  if (coupon.currency !== null && coupon.currency !== use.price.currency) return 'other-currency';
  if (coupon.maxRedemptions !== null && use.uses >= coupon.maxRedemptions) return 'used-up';
  if (coupon.perAccount !== null && use.usesOfAccount >= coupon.perAccount) return 'used';
  if (coupon.firstPurchaseOnly && use.hasBought) return 'not-first';
  return null;
}

/** What a coupon takes off a price, in minor units: never more than the price. */
export function discountOf({ percent, amount }: CouponRules, price: number): number {
  return Math.min(price, percent === null ? (amount ?? 0) : percentOf(price, percent));
}
