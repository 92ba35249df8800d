import { randomUUID } from 'node:crypto';
import { freePlan, freeRights, type CouponRules } from '@vitae/domain/money';
import { testPassword } from '@vitae/testkit/people';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Database } from '../db/open-database.ts';
import { createCoupons } from '../features/payments/coupons.ts';
import { editPlan } from '../features/payments/plans.ts';
import { reconcile } from '../features/payments/reconcile.ts';
import { renewalsJob } from '../features/payments/subscriptions.ts';
import { bearer, signUp } from './signed-up.ts';
import type { TestServer } from './test-server.ts';

/** The headers of somebody who is signed in. */
export type Who = Record<string, string>;

export const testDay = 24 * 60 * 60 * 1000;
export const goodCard = '4242 4242 4242 4242';
export const byAdmin = { accountId: 'admin', reason: 'a test' };

const balancesSchema = z.array(z.object({ currency: z.string(), balance: z.number(), held: z.number() }));

/** Makes the free plan sync no documents of its own: what counts then is each account's own limit. */
export const emptyFreePlan = (db: Database): Promise<unknown> =>
  editPlan(
    { db, now: () => new Date() },
    {
      key: freePlan,
      name: 'Free',
      kind: 'free',
      prices: [],
      rights: { ...freeRights, syncedDocuments: 0 },
      active: true,
    },
    byAdmin,
  );

/** A coupon of a quarter, for everyone and everything. */
export const couponRules = (more: Partial<CouponRules> = {}): CouponRules => ({
  code: 'SPRING25',
  percent: 25,
  amount: null,
  currency: null,
  plans: [],
  startsAt: null,
  endsAt: null,
  maxRedemptions: null,
  perAccount: null,
  firstPurchaseOnly: false,
  ...more,
});

/** What people do who buy at a server, and what is looked at afterwards. `ada` is there already. */
export async function openShop(server: TestServer) {
  const { db } = server.services;
  const join = async (name: string): Promise<[Who, string]> => {
    const { headers, accountId } = await signUp(server, `${name}@example.com`, { name });
    return [headers, accountId];
  };
  const [first, adaId] = await join('ada');
  let ada = first;
  const call = async (method: string, path: string, body?: unknown, who = ada) => {
    const answer = await server.call(method, path, body, who);
    return { ...answer.body, status: answer.status } as Record<string, unknown> & { status: number };
  };
  const buy = (more: object = {}, who = ada) =>
    call('POST', '/payments', { key: randomUUID(), plan: 'pro', period: 'year', ...more }, who);
  const card = (id: unknown, number = goodCard, who = ada) =>
    call('POST', `/payments/${String(id)}/card`, { number, expiry: '12/40', code: '123' }, who);
  /** Ada signs in again, as her tokens ran out. */
  const signIn = async () => {
    const { body } = await server.call('POST', '/auth/sign-in', { email: 'ada@example.com', password: testPassword });
    ada = bearer(body['accessToken']);
  };
  return {
    get ada() {
      return ada;
    },
    adaId,
    join,
    call,
    buy,
    card,
    signIn,
    bought: async (more: object = {}) => card((await buy(more))['id']),
    topUp: async (amount: number) =>
      card((await call('POST', '/wallet/top-up', { key: randomUUID(), amount, currency: 'USD' }))['id']),
    balance: async () => {
      const { balances } = await call('GET', '/wallet');
      return balancesSchema.parse(balances)[0] ?? { balance: 0, held: 0 };
    },
    rights: async () => (await call('GET', '/auth/session'))['syncedDocuments'],
    coupon: (more: Partial<CouponRules> = {}) =>
      createCoupons(server.services, { count: 1, rules: couponRules(more) }, byAdmin),
    uses: async () => Number((await db.selectFrom('coupon').select('uses').executeTakeFirstOrThrow()).uses),
    subjects: async () =>
      (await server.mails()).flatMap((mail) => /^Subject: (.*(?:receipt|back|plan|wallet).*)$/im.exec(mail)?.[1] ?? []),
    renew: async (ms: number) => {
      server.pass(ms);
      await renewalsJob.run(server.services);
      await signIn();
    },
    state: async () =>
      (await db.selectFrom('subscription').selectAll().orderBy('id', 'desc').executeTakeFirst())?.state,
    /** Books that add up: the provider agrees, nothing is held, and the numbers of receipts have no gaps. */
    addsUp: async () => {
      expect(await reconcile(server.services, new Date(0))).toEqual([]);
      const { rows } = await sql<{ number: number }>`select number from invoice order by number`.execute(db);
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => index + 1));
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
