import type { PlanVersion } from '@vitae/api/contract';
import { planProblem, planSchema, type Plan } from '@vitae/domain/money';
import { refusalWords } from '@vitae/words/refusals';
import { sql, type Selectable } from 'kysely';
import { apiFailure } from '../../../api/api-failure.ts';
import type { ApiContext } from '../../../api/context.ts';
import { personOf } from '../../../api/implementer.ts';
import type { PlanTable } from '../../../db/money-schema.ts';
import type { Database } from '../../../db/open-database.ts';
import { onRecord } from '../../audit/audit.ts';
import { isCharged } from '../../payments/buy.ts';
import { editPlan } from '../../payments/plans.ts';
import { cappedCount } from '../capped-count.ts';

/** More than a plan ever has. */
const mostVersions = 200;

async function shown(db: Database, row: Selectable<PlanTable>): Promise<PlanVersion> {
  const maker = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', row.created_by ?? '')
    .executeTakeFirst();
  return {
    plan: planSchema.parse(JSON.parse(row.content)),
    createdAt: row.created_at,
    by: maker?.email ?? null,
    reason: row.reason,
    subscriptions: await cappedCount(
      db,
      sql`select id from subscription
        where plan_key = ${row.key} and plan_version = ${row.version} and state <> 'ended'`,
    ),
  };
}

/** The newest version of each plan. */
export async function listPlans(db: Database): Promise<{ plans: PlanVersion[] }> {
  const rows = await db.selectFrom('plan').selectAll().orderBy('key').orderBy('version').execute();
  const newest = new Map(rows.map((row) => [row.key, row]));
  const plans: PlanVersion[] = [];
  for (const row of newest.values()) plans.push(await shown(db, row));
  return { plans };
}

/** What a new version has otherwise than the one before. */
function differing(
  before: Plan | null,
  after: Plan,
): { before: Record<string, unknown> | null; after: Record<string, unknown> } {
  if (before === null) return { before, after: { ...after } };
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name)),
  );
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, old.get(name) ?? null])),
    after: Object.fromEntries(changed),
  };
}

const rowsOf = (db: Database, key: string) =>
  db.selectFrom('plan').selectAll().where('key', '=', key).orderBy('version', 'desc').limit(mostVersions).execute();

/** The versions of a plan, newest first. @throws `not-found` */
export async function planVersions(db: Database, key: string): Promise<{ versions: PlanVersion[] }> {
  const rows = await rowsOf(db, key);
  if (rows.length === 0) throw apiFailure('not-found');
  const versions: PlanVersion[] = [];
  for (const row of rows) versions.push(await shown(db, row));
  return { versions };
}

interface Edit {
  key: string;
  version: number;
  plan: Omit<Plan, 'key' | 'version'>;
  reason: string;
}

/**
 * Makes a new version of a plan, or a plan. @throws `not-found`; `conflict` if another admin made a version meanwhile;
 * `invalid` for prices that make no sense;
 * `conflict` for those that the provider does not charge
 */
export async function editPlanOnRecord(
  context: ApiContext,
  { key, version, plan, reason }: Edit,
): Promise<PlanVersion> {
  const { db: database, now } = { ...context.services };
  const { accountId } = personOf(context);
  await onRecord(context, async (db) => {
    const [last] = await rowsOf(db, key);
    if (!last && version > 0) throw apiFailure('not-found');
    if (last && version === 0) throw apiFailure('conflict', { message: refusalWords('planThereAlready') });
    if (last && last.version !== version) throw apiFailure('conflict', { message: refusalWords('changedByAdmin') });
    const before = last ? planSchema.parse(JSON.parse(last.content)) : null;
    // What it is was decided when it was made: who bought it relies on that.
    const isOtherKind = before !== null && before.kind !== plan.kind;
    if (isOtherKind || planProblem(plan) !== null) throw apiFailure('invalid', { fields: {} });
    const { provider } = context.services.payments;
    if (plan.prices.some(({ amount, currency }) => !isCharged(provider, amount, currency)))
      throw apiFailure('conflict', { message: refusalWords('priceUncharged') });
    const after = await editPlan({ db, now }, { key, ...plan }, { accountId, reason });
    const change = { subject: `plan ${key}`, name: after.name, reason, ...differing(before, after) };
    return { change, result: null };
  });
  const [row] = await rowsOf(database, key);
  if (!row) throw apiFailure('not-found');
  return shown(database, row);
}
