import { entitledUntil, planRightsSchema } from '@vitae/domain/money';
import { z } from 'zod';
import type { Database } from '../../db/open-database.ts';

/** A plan that an account has until another one, which is paid for already, begins. */
const earlierPlanSchema = z.object({ key: z.string(), rights: planRightsSchema, until: z.string() });
export type EarlierPlan = z.infer<typeof earlierPlanSchema>;

/** The rights of the plan that comes last, and the plans before it, in their order. */
const boughtSchema = z.object({ before: z.array(earlierPlanSchema).default([]) });

/** What is written into an account that has other plans before the rights of its last one begin. */
export const rightsAfter = (rights: string, before: readonly EarlierPlan[]): string =>
  JSON.stringify({ ...planRightsSchema.parse(JSON.parse(rights)), before });

/** The plans of an account by what is written in it, one after the other. They may have ended. */
export function plansIn(row: { key: string; rights: string; until: string }): EarlierPlan[] {
  const written: unknown = JSON.parse(row.rights);
  const last = { key: row.key, rights: planRightsSchema.parse(written), until: row.until };
  return [...boughtSchema.parse(written).before, last];
}

/** Until when accounts had a long history by what they bought, as far as they ever had: also by a plan before the last. */
export async function longHistoryUntil(
  db: Database,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map();
  const bought = await db
    .selectFrom('subscription')
    .select(['account_id', 'rights', 'state', 'period_end', 'ended_at'])
    .where('account_id', 'in', accountIds)
    .execute();
  const until = new Map<string, string>();
  for (const { account_id, rights, state, period_end, ended_at } of bought) {
    if (!planRightsSchema.parse(JSON.parse(rights)).longHistory) continue;
    const end = entitledUntil({ state, periodEnd: period_end, endedAt: ended_at });
    const known = until.get(account_id);
    if (known === undefined || known < end) until.set(account_id, end);
  }
  return until;
}
