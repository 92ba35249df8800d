import { amountSchema, currencySchema, intervals, planKindSchema, planRightsSchema } from '@vitae/domain/money';
import * as z from 'zod/mini';

const offeredPlanSchema = z.object({
  key: z.string(),
  name: z.string(),
  kind: planKindSchema,
  rights: planRightsSchema,
  /** What it costs there, in each interval and currency. */
  prices: z.array(z.object({ interval: z.enum(intervals), currency: currencySchema, amount: amountSchema })),
});
export type OfferedPlan = z.infer<typeof offeredPlanSchema>;

/** The plans with their prices in a country. */
export const offeredPlansSchema = z.object({
  plans: z.array(offeredPlanSchema),
  /** Who takes payments; `test` moves no money, `none` takes none. */
  provider: z.enum(['stripe', 'paystack', 'test', 'none']),
});
export type OfferedPlans = z.infer<typeof offeredPlansSchema>;
