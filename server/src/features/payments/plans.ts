import type { PlanRights } from '@vitae/domain';
import { defaultPlans, freePlan, freeRights, planSchema, type Plan } from '@vitae/domain/money';
import type { Database } from '../../db/open-database.ts';
import { isoTime, type Services } from '../../services.ts';

/** Puts the plans of a new server there; a plan that is there already stays as it is. */
export async function ensurePlans(db: Database, now: Date): Promise<void> {
  await db
    .insertInto('plan')
    .values(
      defaultPlans.map((plan) => ({
        key: plan.key,
        version: plan.version,
        content: JSON.stringify(plan),
        created_by: null,
        reason: '',
        created_at: isoTime(now),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The newest version of every plan. */
export async function currentPlans(db: Database): Promise<Plan[]> {
  const rows = await db.selectFrom('plan').select(['key', 'content']).orderBy('key').orderBy('version').execute();
  const newest = new Map(rows.map(({ key, content }) => [key, content]));
  return [...newest.values()].map((content) => planSchema.parse(JSON.parse(content)));
}

async function newestVersion(db: Database, key: string): Promise<Plan | null> {
  const row = await db
    .selectFrom('plan')
    .select('content')
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : planSchema.parse(JSON.parse(row.content));
}

/** The newest version of a plan that can be bought; `null` if there is none. */
export async function planOnSale(db: Database, key: string): Promise<Plan | null> {
  const plan = await newestVersion(db, key);
  return plan?.active ? plan : null;
}

/** Whether anything is sold for a currency. */
export const isSoldIn = async (db: Database, currency: string): Promise<boolean> =>
  (await currentPlans(db)).some((plan) => plan.active && plan.prices.some((price) => price.currency === currency));

/** What everyone has who bought nothing, by the newest version of the free plan. */
export const rightsOfFree = async (db: Database): Promise<PlanRights> =>
  (await newestVersion(db, freePlan))?.rights ?? freeRights;

/** A version of a plan, on sale or not. @throws if there is none */
export async function planVersion(db: Database, key: string, version: number): Promise<Plan> {
  const { content } = await db
    .selectFrom('plan')
    .select('content')
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return planSchema.parse(JSON.parse(content));
}

/** Who changes something, and why: both are kept with the change. */
export interface Changer {
  accountId: string;
  reason: string;
}

/**
 * Makes a new version of a plan, in the caller's transaction if there is one. Who bought an earlier one keeps its rights
 * and its price. Of two changes at once, the key of the table refuses one.
 */
export async function editPlan(
  { db, now }: Pick<Services, 'db' | 'now'>,
  plan: Omit<Plan, 'version'>,
  by: Changer,
): Promise<Plan> {
  const last = await db
    .selectFrom('plan')
    .select('version')
    .where('key', '=', plan.key)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const next = planSchema.parse({ ...plan, version: (last?.version ?? 0) + 1 });
  await db
    .insertInto('plan')
    .values({
      key: next.key,
      version: next.version,
      content: JSON.stringify(next),
      created_by: by.accountId,
      reason: by.reason,
      created_at: isoTime(now()),
    })
    .execute();
  return next;
}
