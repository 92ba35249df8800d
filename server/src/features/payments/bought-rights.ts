import { planRightsSchema } from '@vitae/domain/money';
import { z } from 'zod';

/** A plan that an account has until another one, which is paid for already, begins. */
const earlierPlanSchema = z.object({ key: z.string(), rights: planRightsSchema, until: z.string() });
export type EarlierPlan = z.infer<typeof earlierPlanSchema>;

/** The rights of the plan that comes last, and the plans before it, in their order. */
const boughtSchema = z.object({ before: z.array(earlierPlanSchema).default([]) });

/** What is written into an account that has other plans before the rights of its last one begin. */
export const rightsAfter = (rights: string, before: readonly EarlierPlan[]): string =>
  JSON.stringify({ ...planRightsSchema.parse(JSON.parse(rights)), before });

/** The plan of an account at a moment, by what is written in it. `until` may have passed. */
export function planAt(row: { key: string; rights: string; until: string }, at: string): EarlierPlan {
  const written: unknown = JSON.parse(row.rights);
  const earlier = boughtSchema.parse(written).before.find(({ until }) => at < until);
  return earlier ?? { key: row.key, rights: planRightsSchema.parse(written), until: row.until };
}
