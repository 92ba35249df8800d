import { amountSchema, couponCodeSchema, couponRulesSchema, longestPrefix, mostCoupons } from '@vitae/domain/money';
import * as z from 'zod/mini';
import { admin, errorsOf, textSchema, timeSchema } from '../base.ts';
import { afterShape, exportInput, orderShape, pageOf, reasonSchema } from './list.ts';

const tags = ['admin'];

const listedSchema = z.object({
  id: z.uuid(),
  rules: couponRulesSchema,
  isOn: z.boolean(),
  /** Payments that were made with it or are pending. */
  uses: z.int(),
  /** Those made together have the same. */
  batch: z.nullable(z.uuid()),
  createdAt: timeSchema,
});
export type ListedCoupon = z.infer<typeof listedSchema>;

const detailsSchema = z.object({
  ...listedSchema.shape,
  /** How many coupons its batch has, and what all of them were used. */
  batchSize: z.int(),
  batchUses: z.int(),
  /** The address of the admin who made it, and why. */
  by: z.nullable(z.string()),
  reason: z.string(),
});
export type CouponDetails = z.infer<typeof detailsSchema>;

const queryShape = {
  ...orderShape(['created']),
  state: z.optional(z.enum(['on', 'off'])),
  batch: z.optional(z.uuid()),
};
export type CouponQuery = z.infer<z.ZodMiniObject<typeof queryShape>>;

const rulesSchema = z.object({
  code: couponCodeSchema.check(z.regex(/^[\p{L}\p{N}_-]+$/u)),
  percent: z.nullable(z.number().check(z.gt(0), z.maximum(100), z.multipleOf(0.01))),
  amount: z.nullable(amountSchema.check(z.gt(0))),
  currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  plans: z.array(textSchema.check(z.minLength(1), z.maxLength(40))).check(z.maxLength(50)),
  startsAt: z.nullable(timeSchema),
  endsAt: z.nullable(timeSchema),
  maxRedemptions: couponRulesSchema.shape.maxRedemptions,
  perAccount: couponRulesSchema.shape.perAccount,
  firstPurchaseOnly: z.boolean(),
});

const idShape = { id: z.uuid() };

/** The coupons, for admins. */
export const couponsOfShopContract = {
  /** The search finds codes by their beginning. */
  list: admin
    .route({ method: 'GET', path: '/admin/coupons', tags, summary: 'Coupons, by page' })
    .input(z.object({ ...queryShape, ...afterShape }))
    .output(pageOf(listedSchema)),
  export: admin
    .route({ method: 'POST', path: '/admin/coupons/export', tags, summary: 'The same coupons as CSV' })
    .input(exportInput(queryShape))
    .output(z.file()),
  get: admin
    .route({ method: 'GET', path: '/admin/coupons/{id}', tags, summary: 'A coupon' })
    .input(z.object(idShape))
    .output(detailsSchema),
  /** One with the code of the rules, or many with random codes behind it. Refused as a conflict if the code exists. */
  create: admin
    .route({ method: 'POST', path: '/admin/coupons', tags, summary: 'Make coupons' })
    .errors(errorsOf('conflict'))
    .input(
      z
        .object({
          rules: rulesSchema,
          count: z.int().check(z.minimum(1), z.maximum(mostCoupons)),
          reason: reasonSchema,
        })
        .check(
          z.refine(({ rules, count }) => count === 1 || rules.code.length <= longestPrefix),
          z.refine(({ rules: { percent, amount } }) => (percent === null) !== (amount === null)),
          z.refine(({ rules: { amount, currency } }) => (amount === null) === (currency === null)),
          z.refine(({ rules: { startsAt, endsAt } }) => startsAt === null || endsAt === null || startsAt < endsAt),
        ),
    )
    .output(z.object({ batch: z.uuid(), count: z.int() })),
  /** Refused as a conflict if it is so already. */
  switch: admin
    .route({ method: 'POST', path: '/admin/coupons/{id}/switch', tags, summary: 'Switch a coupon or its batch' })
    .errors(errorsOf('conflict'))
    .input(z.object({ ...idShape, isOn: z.boolean(), isWholeBatch: z.boolean(), reason: reasonSchema }))
    .output(detailsSchema),
};
