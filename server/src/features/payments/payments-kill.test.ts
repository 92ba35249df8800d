import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { testPassword } from '@vitae/testkit/people';
import { z } from 'zod';
import { readConfig } from '../../config.ts';
import { createLog } from '../../log.ts';
import type { Services } from '../../services.ts';
import { startServices } from '../../start-services.ts';
import { postgresPlace } from '../../testing/databases.ts';
import { programOn } from '../../testing/server-program.ts';
import type { ProviderWorld, SignedEvent } from '../../testing/stand-in-server.ts';
import { startStripeStandIn } from '../../testing/stripe-stand-in.ts';
import { createCoupons } from './coupons.ts';
import { cancelPayment, paymentsJob, refundPayment } from './payments.ts';
import { reconcile } from './reconcile.ts';
import { renewalsJob } from './subscriptions.ts';

/*
 * Two servers on one PostgreSQL, with Stripe as a local server, while people buy, pay, cancel and top up and events come
 * twice, late or never: one of the servers is killed (SIGKILL) again and again. Only with `npm run fuzz -- payments`,
 * which kills 50 times: each kill takes some ten seconds.
 */

const kills = Number(process.env['PAYMENTS_KILLS'] ?? 0);
const people = 3;
const by = { accountId: 'admin', reason: 'a test' };
const paymentSchema = z.object({ id: z.string(), state: z.string() });
const userSchema = z.object({ accessToken: z.string() });

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Events on their way: in any order, some twice, some never. */
async function deliver(world: ProviderWorld, origins: () => string[], late: SignedEvent[]): Promise<void> {
  late.push(...world.takeEvents().filter(() => Math.random() < 0.8));
  late.sort(() => Math.random() - 0.5);
  for (const { bytes, headers } of late.splice(0, Math.ceil(late.length * 0.7)))
    for (const origin of origins().slice(0, Math.random() < 0.3 ? 2 : 1))
      await fetch(`${origin}/api/webhooks/payments/stripe`, {
        method: 'POST',
        body: new Uint8Array(bytes),
        headers: { 'content-type': 'application/json', ...headers },
      }).catch(() => undefined);
}

/** Somebody who does something with money until the round is over, at whichever server answers. */
async function spend(world: ProviderWorld, services: Services, origins: () => string[], isOver: () => boolean) {
  const address = Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.');
  let token = '';
  const call = async (path: string, body?: object, method = 'POST'): Promise<unknown> => {
    const [origin = ''] = origins().toSorted(() => Math.random() - 0.5);
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        origin,
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => null);
    return response?.json().catch(() => null) ?? null;
  };
  const account = { name: 'Ada', email: `${randomUUID()}@example.com`, password: testPassword };
  token = userSchema.safeParse(await call('/auth/sign-up', account)).data?.accessToken ?? '';
  // Its answer was lost with the server.
  if (token === '') return;
  while (!isOver()) {
    const chance = Math.random();
    const key = randomUUID();
    if (chance < 0.004) await call('/payments/subscription/cancel');
    const order: [string, object] =
      chance < 0.3
        ? ['/wallet/top-up', { key, amount: 500 + Math.floor(Math.random() * 9000), currency: 'USD' }]
        : [
            '/payments',
            {
              key,
              plan: Math.random() < 0.8 ? 'pro' : 'review',
              period: 'month',
              coupon: Math.random() < 0.4 ? 'LAST' : null,
              usesWallet: Math.random() < 0.5,
            },
          ];
    const first = paymentSchema.safeParse(await call(...order)).data;
    // Whose answer was lost asks again with the same key.
    const payment = first ?? paymentSchema.safeParse(await call(...order)).data;
    if (!payment) continue;
    const row = await services.db
      .selectFrom('payment')
      .select('provider_ref')
      .where('id', '=', payment.id)
      .executeTakeFirst();
    if (row?.provider_ref && Math.random() < 0.8) await world.pay(row.provider_ref, 'pays');
    await call(
      `/payments/${payment.id}${Math.random() < 0.7 ? '' : '/cancel'}`,
      undefined,
      Math.random() < 0.7 ? 'GET' : 'POST',
    );
  }
}

/** Brings everything to rest, and compares. */
async function compare(services: Services): Promise<Record<string, number>> {
  const { db } = services;
  const open = await db.selectFrom('payment').selectAll().where('state', 'in', ['created', 'pending']).execute();
  for (const { id, account_id } of open) await cancelPayment(services, account_id, id);
  await renewalsJob.run(services);
  await db.updateTable('payment').set({ check_at: '2000' }).where('check_at', 'is not', null).execute();
  await paymentsJob.run(services);
  await reconcile(services, new Date(0));
  expect(await reconcile(services, new Date(0))).toEqual([]);
  const { rows } = await sql<Record<string, string | number>>`select
    (select count(*) from payment where paid_at is not null and is_credited = 0) as given,
    (select count(*) from invoice where kind = 'receipt') as receipts,
    (select coalesce(max(number), 0) - count(*) from invoice) as gaps,
    (select count(*) from ledger_balance where balance < 0 or (account like 'hold:%' and balance <> 0)) as uneven,
    (select count(*) from payment where state in ('created', 'pending')) as open,
    (select count(*) from payment where kind = 'plan' and paid_at is not null and is_credited = 0
      and subscription_id is null) as "notGiven",
    (select count(*) from subscription where periods <>
      (select count(*) from payment where subscription_id = subscription.id and paid_at is not null and is_credited = 0))
      as "givenForNothing",
    (select count(*) from coupon where uses <>
      (select count(*) from payment where coupon_id = coupon.id and paid_at is not null and is_credited = 0)) as coupons,
    (select count(*) from payment where kind = 'renewal' and paid_at is not null) as renewals`.execute(db);
  const {
    given = 0,
    receipts = 0,
    renewals = 0,
    ...wrong
  } = Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]));
  expect(receipts).toBe(given);
  expect(Object.entries(wrong).filter(([, count]) => count !== 0)).toEqual([]);
  return { given, renewals };
}

it.skipIf(kills === 0)(
  `books of two servers on one PostgreSQL add up after each of ${kills} kills`,
  { timeout: 3_600_000 },
  async () => {
    const world = await startStripeStandIn(() => new Date());
    ends.push(world.stop);
    const place = await postgresPlace();
    ends.push(place.remove);
    const environment = {
      ...world.environment,
      TOKEN_SECRET: 'a secret of tests that is long enough',
      TRUST_PROXY: '1',
    };
    const programs = [programOn(place, environment), programOn(place, environment)];
    for (const program of programs) {
      ends.push(program.kill);
      await program.start();
    }
    const config = readConfig({ ...environment, DATA_DIR: place.dataFolder, DATABASE_URL: place.databaseUrl ?? '' });
    const { services, jobs, stop } = await startServices(config, createLog('silent'));
    ends.push(stop);
    await jobs.stop();
    const rules = { percent: 50, amount: null, currency: null, plans: [], startsAt: null, endsAt: null };
    await createCoupons(
      services,
      {
        count: 1,
        rules: { ...rules, code: 'LAST', maxRedemptions: kills, perAccount: null, firstPurchaseOnly: false },
      },
      by,
    );
    const late: SignedEvent[] = [];
    let seen: Record<string, number> = {};
    for (let round = 0; round < kills; round += 1) {
      let isOver = false;
      const origins = () => programs.map(({ origin }) => origin());
      const spending = Promise.all(Array.from({ length: people }, () => spend(world, services, origins, () => isOver)));
      // Plans become due, so that the servers renew them when they start, both at once.
      await services.db.updateTable('subscription').set({ due_at: '2020' }).where('due_at', 'is not', null).execute();
      await services.db
        .updateTable('job')
        .set({ next_at: null })
        .where('name', 'in', ['renewals', 'payments'])
        .execute();
      await delay(400 + Math.random() * 1500);
      await deliver(world, origins, late);
      const paid = await services.db.selectFrom('payment').select('id').where('state', '=', 'paid').limit(5).execute();
      for (const { id } of paid.slice(0, 1))
        await refundPayment(services, id, { amount: 100, madeBy: 'admin', reason: 'a test' }).catch(() => undefined);
      const victim = programs[round % 2];
      await victim?.kill();
      await delay(100);
      await victim?.start();
      await deliver(world, origins, late);
      isOver = true;
      await spending;
      seen = await compare(services);
    }
    // Rounds in which nothing happens would prove nothing.
    expect(seen['given']).toBeGreaterThan(0);
    if (kills >= 10) expect(seen['renewals']).toBeGreaterThan(0);
  },
);
