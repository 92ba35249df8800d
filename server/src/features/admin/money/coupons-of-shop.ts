import type { Readable } from 'node:stream';
import type { CouponDetails, CouponQuery, ListedCoupon, WithReason } from '@vitae/api/contract';
import { couponKey, couponRulesSchema, plainAmount, type CouponRules } from '@vitae/domain/money';
import { refusalWords } from '@vitae/words/refusals';
import { sql, type Selectable } from 'kysely';
import { apiFailure, notFound } from '../../../api/api-failure.ts';
import type { ApiContext } from '../../../api/context.ts';
import { personOf } from '../../../api/implementer.ts';
import type { CouponTable } from '../../../db/money-schema.ts';
import type { Database } from '../../../db/open-database.ts';
import { onRecord } from '../../audit/audit.ts';
import { createCoupons, switchCoupons } from '../../payments/coupons.ts';
import { currentPlans } from '../../payments/plans.ts';
import { exportList } from '../export-list.ts';
import { afterAll, pageFrom, placeOf, rowsAtOnce, rowsOfPage } from '../pages-of-rows.ts';

const listed = (row: Selectable<CouponTable>): ListedCoupon => ({
  id: row.id,
  rules: couponRulesSchema.parse(JSON.parse(row.rules)),
  isOn: row.active === 1,
  uses: Number(row.uses),
  batch: row.batch,
  createdAt: row.created_at,
});

/** One page of coupons: in the order in which they were made, or of a search by code. */
export async function listCoupons(
  db: Database,
  { search, order, state, batch, after }: CouponQuery & { after?: string | undefined },
  limit = rowsOfPage,
) {
  const key = couponKey(search);
  const column = search === '' ? 'id' : 'code_key';
  const [place] = after === undefined ? [] : placeOf(after, 1);
  const rows = await db
    .selectFrom('coupon')
    .selectAll()
    .$if(search !== '', (query) => query.where('code_key', '>=', key).where('code_key', '<', key + afterAll))
    .$if(state !== undefined, (query) => query.where('active', '=', state === 'on' ? 1 : 0))
    .$if(batch !== undefined, (query) => query.where('batch', '=', batch ?? ''))
    .$if(place !== undefined, (query) => query.where(column, order === 'asc' ? '>' : '<', place ?? ''))
    .orderBy(column, order)
    .limit(limit + 1)
    .execute();
  return pageFrom(rows, { limit, placeOfRow: (row) => [row[column]], listed, isCapped: false });
}

/** The coupons of a list as CSV, and on record that they were taken: a code is worth money. */
export const exportCoupons = (context: ApiContext, query: CouponQuery & WithReason): Promise<Readable> =>
  exportList<ListedCoupon>(
    context,
    'coupons',
    query,
    [
      ['code', ({ rules }) => rules.code],
      ['on', ({ isOn }) => isOn],
      ['percent', ({ rules }) => rules.percent],
      [
        'amount',
        ({ rules: { amount, currency } }) =>
          amount === null || currency === null ? null : plainAmount({ amount, currency }),
      ],
      ['currency', ({ rules }) => rules.currency],
      ['plans', ({ rules }) => rules.plans.join(' ')],
      ['starts', ({ rules }) => rules.startsAt],
      ['ends', ({ rules }) => rules.endsAt],
      ['most uses', ({ rules }) => rules.maxRedemptions],
      ['per account', ({ rules }) => rules.perAccount],
      ['first purchase only', ({ rules }) => rules.firstPurchaseOnly],
      ['uses', ({ uses }) => uses],
      ['batch', ({ batch }) => batch],
      ['created', ({ createdAt }) => createdAt],
    ],
    (after) => listCoupons(context.services.db, { ...query, after }, rowsAtOnce),
  );

async function couponRow(db: Database, id: string) {
  return db.selectFrom('coupon').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound);
}

/** A coupon as its page shows it. @throws `not-found` */
export async function couponDetails(db: Database, id: string): Promise<CouponDetails> {
  const row = await couponRow(db, id);
  // A batch has at most as many as are made at once.
  const batch = await db
    .selectFrom('coupon')
    .select([sql<number | string>`count(*)`.as('size'), sql<number | string>`coalesce(sum(uses), 0)`.as('uses')])
    .where('batch', '=', row.batch ?? '')
    .executeTakeFirst();
  const maker = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', row.created_by ?? '')
    .executeTakeFirst();
  return {
    ...listed(row),
    batchSize: row.batch === null ? 1 : Number(batch?.size ?? 1),
    batchUses: row.batch === null ? Number(row.uses) : Number(batch?.uses ?? 0),
    by: maker?.email ?? null,
    reason: row.reason,
  };
}

interface NewCoupons {
  rules: CouponRules;
  count: number;
  reason: string;
}

/** Makes one coupon, or a batch. @throws `conflict` if the code exists */
export async function createOnRecord(
  context: ApiContext,
  { rules, count, reason }: NewCoupons,
): Promise<{ batch: string; count: number }> {
  const { now } = context.services;
  const { accountId } = personOf(context);
  const create = async (db: Database) => {
    const there = await db
      .selectFrom('coupon')
      .select('id')
      .where('code_key', '=', couponKey(rules.code))
      .executeTakeFirst();
    if (there) throw apiFailure('conflict', { message: refusalWords('couponThere') });
    // One for a plan that does not exist would never count.
    const known = new Set((await currentPlans(db)).map(({ key }) => key));
    if (!rules.plans.every((key) => known.has(key))) throw apiFailure('invalid', { fields: {} });
    const { batch, codes } = await createCoupons({ db, now }, { rules, count }, { accountId, reason });
    return {
      change: {
        subject: `coupons ${batch}`,
        name: rules.code,
        reason,
        before: null,
        after: { ...rules, count: codes.length },
      },
      result: { batch, count: codes.length },
    };
  };
  return onRecord(context, create);
}

interface Switch {
  id: string;
  isOn: boolean;
  isWholeBatch: boolean;
  reason: string;
}

/** Switches a coupon, or all of its batch, on or off. @throws `not-found`; `conflict` if it is so already */
export async function switchOnRecord(
  context: ApiContext,
  { id, isOn, isWholeBatch, reason }: Switch,
): Promise<CouponDetails> {
  await onRecord(context, async (db) => {
    const row = await couponRow(db, id);
    const isBatch = isWholeBatch && row.batch !== null;
    const changed = await switchCoupons(db, isBatch ? { batch: row.batch ?? '' } : { id }, isOn);
    if (changed === 0) throw apiFailure('conflict', { message: refusalWords('changedByAdmin') });
    const { code } = couponRulesSchema.parse(JSON.parse(row.rules));
    return {
      change: {
        subject: isBatch ? `coupons ${row.batch ?? ''}` : `coupon ${id}`,
        name: code,
        reason,
        before: { on: !isOn },
        after: { on: isOn, coupons: changed },
      },
      result: null,
    };
  });
  return couponDetails(context.services.db, id);
}
