import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { createModelProvider, type ModelProvider } from '../../testing/model-provider.ts';
import { byAdmin, couponRules } from '../../testing/shop.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createAccount } from '../auth/accounts.ts';
import { buy } from './buy.ts';
import { createCoupons } from './coupons.ts';
import type { PaymentRow } from './payment-row.ts';
import { cancelPayment, refreshPayment } from './payments.ts';
import { reconcile } from './reconcile.ts';

onBothDatabases('the last redemption of a coupon, wanted by 50 accounts at the same time,', (newPlace) => {
  let server: TestServer;
  let model: ModelProvider;
  let accounts: string[];
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
    const { services } = server;
    model = createModelProvider(() => services.now());
    services.payments.provider = model;
    await createCoupons(services, { count: 1, rules: couponRules({ maxRedemptions: 1 }) }, byAdmin);
    const join = async (_person: unknown, index: number) => {
      const email = `person${index}@example.com`;
      const person = { email, name: 'Ada', passwordHash: null, isVerified: true };
      return (await createAccount(services.db, services, person)).id;
    };
    accounts = await Promise.all(Array.from({ length: 50 }, join));
  });
  afterEach(() => server.stop());

  /** The payment that an account begins with the coupon, or why it may not. */
  const order = (accountId: string) =>
    buy(
      server.services,
      { accountId, key: randomUUID(), returnUrl: 'http://localhost' },
      { plan: 'pro', period: 'year', currency: null, coupon: 'SPRING25', usesWallet: false },
    ).catch((error: unknown) => String(error));
  const settles = (row: PaymentRow, what: 'pay' | 'fail') => {
    model.does(row.provider_ref ?? '', what);
    return refreshPayment(server.services, row);
  };
  const usesAndPaid = async () => {
    const { db } = server.services;
    const { uses } = await db.selectFrom('coupon').select('uses').executeTakeFirstOrThrow();
    const paid = await db.selectFrom('payment').select('discount').where('state', '=', 'paid').execute();
    return [Number(uses), paid.map(({ discount }) => Number(discount))];
  };
  const releases = 6;
  const usedUp = 'This code has been used up.';

  it('is had by exactly one, and all others are told that it is used up', async () => {
    const answers = await Promise.all(accounts.map(order));
    const [winner, ...more] = answers.filter((answer) => typeof answer !== 'string');
    expect(more).toEqual([]);
    expect(answers.filter((answer) => typeof answer === 'string' && answer.includes(usedUp))).toHaveLength(49);
    if (!winner) throw new Error('Somebody has it.');
    await settles(winner, 'pay');
    expect(await Promise.all(accounts.map(order))).toHaveLength(50);
    expect(await usesAndPaid()).toEqual([1, [1800]]);
    expect(await reconcile(server.services, new Date(0))).toEqual([]);
  });

  it('is had by another one after it was given back, and by one at a time, until somebody pays', async () => {
    const held: number[] = [];
    const refusals = new Set<string>();
    let holders = 0;
    let isSold = false;
    const wants = async (accountId: string) => {
      while (!isSold) {
        const row = await order(accountId);
        if (typeof row === 'string') {
          refusals.add(row);
          await pause(20);
          continue;
        }
        holders += 1;
        held.push(holders);
        // Others try meanwhile.
        await pause(5);
        isSold = held.length === releases + 1;
        holders -= 1;
        if (isSold) await settles(row, 'pay');
        else if (held.length % 2 === 0) await cancelPayment(server.services, accountId, row.id);
        else await settles(row, 'fail');
      }
    };
    await Promise.all(accounts.map(wants));
    expect(held).toEqual(Array.from({ length: releases + 1 }, () => 1));
    expect([...refusals]).toEqual([expect.stringContaining(usedUp)]);
    expect(await usesAndPaid()).toEqual([1, [1800]]);
    const states = await server.services.db.selectFrom('payment').select('state').distinct().orderBy('state').execute();
    expect(states.map(({ state }) => state)).toEqual(['cancelled', 'failed', 'paid']);
    expect(await reconcile(server.services, new Date(0))).toEqual([]);
  });
});
