import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { adjustWallet } from '../features/payments/adjust-wallet.ts';
import { switchCoupons } from '../features/payments/coupons.ts';
import { paymentsJob } from '../features/payments/payments.ts';
import { reconcile } from '../features/payments/reconcile.ts';
import type { Limit } from '../limits.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { byAdmin, goodCard, openShop, type Shop } from '../testing/shop.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

onBothDatabases('somebody who wants more than was paid for', (newPlace) => {
  let server: TestServer;
  let shop: Shop;
  beforeEach(async () => {
    server = await startTestServer(await newPlace(), { environment: { TRUST_PROXY: '1' } });
    shop = await openShop(server);
  });
  afterEach(() => server.stop());

  const from = (address: string) => ({ ...shop.ada, 'x-forwarded-for': address });

  it('names no amount: what a call says of it is not read, and nothing else is sold', async () => {
    const said = { amount: 1, price: 1, charge: 0, discount: 7199, total: 1, tax: -7199, wallet: 7200, state: 'paid' };
    const answer = await shop.buy(said);
    if (answer.status === 200) expect(answer).toMatchObject({ state: 'pending', charge: 7200, discount: 0, wallet: 0 });
    else expect(answer.status).toBe(422);
    for (const wrong of [
      { plan: 'free' },
      { plan: 'pro', period: 'once' },
      { plan: 'review', period: 'month' },
      { plan: 'none' },
      { currency: 'XAF' },
    ])
      expect((await shop.buy(wrong)).status, JSON.stringify(wrong)).toBe(404);
    for (const amount of [0, -100, 1.5, 1e13, '100', null])
      expect(
        (await shop.call('POST', '/wallet/top-up', { key: randomUUID(), amount, currency: 'USD' })).status,
        String(amount),
      ).toBe(422);
    const elsewhere = { key: randomUUID(), amount: 5000, currency: 'XAF' };
    expect((await shop.call('POST', '/wallet/top-up', elsewhere)).status).toBe(404);
    // What somebody saw decides nothing: it only refuses what has become dearer, or cheaper, since.
    for (const shown of [
      { total: 7199, currency: 'USD' },
      { total: 7200, currency: 'EUR' },
    ])
      expect((await shop.buy({ shown }))['message']).toMatch(/price/);
    expect(await shop.buy({ shown: { total: 7200, currency: 'USD' } })).toMatchObject({ status: 200, charge: 7200 });
    // The total is the same, and more of it would be charged.
    const adjust = (amount: number) =>
      adjustWallet(server.services, { id: randomUUID(), accountId: shop.adaId, amount, currency: 'USD' }, byAdmin);
    await adjust(500);
    const asked = { plan: 'pro', period: 'month', usesWallet: true };
    const { total, charge, currency } = await shop.call('POST', '/coupons/check', asked);
    await adjust(-400);
    const moved = { ...asked, shown: { total, charge, currency } };
    expect([charge, await shop.buy(moved)]).toMatchObject([400, { status: 409, code: 'conflict' }]);
    expect(await shop.buy({ ...asked, shown: { total, charge: 800, currency } })).toMatchObject({ charge: 800 });
    expect([await shop.rights(), (await shop.balance()).balance]).toEqual([3, 0]);
  });

  it('gets nothing for another amount or currency than was asked for, and the books name it', async () => {
    const payment = await shop.buy();
    const { db } = server.services;
    const ref = `test_${String(payment['id'])}`;
    await server.services.payments.test?.pay(ref, goodCard);
    const stored = await db.selectFrom('test_charge').select('content').executeTakeFirstOrThrow();
    const content = z.record(z.string(), z.unknown()).parse(JSON.parse(stored.content));
    for (const paid of [{ amount: 1 }, { currency: 'JPY' }]) {
      const changed = JSON.stringify({ ...content, ...paid });
      await db.updateTable('test_charge').set({ content: changed }).execute();
      server.pass(2 * 60_000);
      await paymentsJob.run(server.services);
      expect(await shop.call('GET', `/payments/${String(payment['id'])}`)).toMatchObject({ state: 'pending' });
      expect((await reconcile(server.services, new Date(0))).map(({ kind }) => kind)).toContain('amount');
    }
    expect(await shop.rights()).toBe(3);
  });

  it('guesses no coupon: 20 tries, however they are made, and no answer tells whether a code exists', async () => {
    const { batch } = await shop.coupon();
    await switchCoupons(server.services.db, { batch }, false);
    const quoted = { plan: 'pro', period: 'year' };
    const check = async (coupon: string) => {
      const { status, couponProblem } = await shop.call('POST', '/coupons/check', { ...quoted, coupon });
      return [status, couponProblem];
    };
    expect(await check('SPRING25')).toEqual(await check('NOSUCHCODE'));
    const buy = async (coupon: string) => {
      const { status, message } = await shop.buy({ coupon });
      return [status, message];
    };
    expect(await buy('SPRING25')).toEqual(await buy('NOSUCHCODE'));
    await switchCoupons(server.services.db, { batch }, true);
    for (let tries = 4; tries < 20; tries += 1)
      expect((await (tries % 2 === 0 ? check(`GUESS${tries}`) : buy(`GUESS${tries}`)))[0]).not.toBe(429);
    expect([(await check('SPRING25'))[0], (await buy('SPRING25'))[0]]).toEqual([429, 429]);
    // Another address does not help, and a purchase without a code is still possible.
    const elsewhere = await shop.call(
      'POST',
      '/coupons/check',
      { ...quoted, coupon: 'SPRING25' },
      from('198.51.100.9'),
    );
    expect([elsewhere.status, (await shop.buy()).status]).toEqual([429, 200]);
  });

  it('tries 20 cards in an hour, over all payments', async () => {
    const statuses = [];
    for (let tries = 0; tries < 21; tries += 1) {
      const payment = tries % 5 === 0 ? await shop.buy() : null;
      const id =
        payment?.['id'] ??
        (await server.services.db.selectFrom('payment').select('id').orderBy('id', 'desc').executeTakeFirst())?.id;
      statuses.push((await shop.card(id, tries === 20 ? goodCard : '4000 0000 0000 0002')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 409), 429]);
    expect(await shop.rights()).toBe(3);
  });

  /** As if a call that is counted had been made so often. */
  const count = (limit: Limit, times: number) =>
    Promise.all(Array.from({ length: times }, () => server.services.limits.count(limit, shop.adaId)));

  it('has the provider asked about a payment 60 times a minute, however often she looks at it', async () => {
    const { id } = await shop.buy();
    let asked = 0;
    server.services.payments.at = (step) => {
      if (step === 'before provider fetch') asked += 1;
    };
    await count('payment look account', 57);
    for (let looks = 0; looks < 6; looks += 1)
      expect(await shop.call('GET', `/payments/${String(id)}`)).toMatchObject({ status: 200, state: 'pending' });
    expect(asked).toBe(3);
  });

  it('cancels and resumes a subscription 30 times in an hour at most, and can always cancel', async () => {
    await shop.bought();
    await count('payment account', 27);
    const statuses: number[] = [];
    for (const step of ['cancel', 'resume', 'cancel', 'resume', 'cancel', 'resume'])
      statuses.push((await shop.call('POST', `/payments/subscription/${step}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await shop.state()).toBe('cancelled');
  });

  it('finds no payment of another by its id', async () => {
    const payment = await shop.buy();
    const [mallory] = await shop.join('mallory');
    const id = String(payment['id']);
    for (const of of [id, randomUUID()])
      expect([
        (await shop.call('GET', `/payments/${of}`, undefined, mallory)).status,
        (await shop.call('POST', `/payments/${of}/cancel`, undefined, mallory)).status,
        (await shop.card(of, goodCard, mallory)).status,
        (await shop.call('POST', `/payments/${of}/authenticate`, { isApproved: true }, mallory)).status,
        (await shop.call('GET', `/payments/${of}/receipts`, undefined, mallory)).status,
      ]).toEqual([404, 404, 404, 404, 404]);
    expect(await shop.call('GET', `/payments/${id}`)).toMatchObject({ state: 'pending' });
    // A key of another's request is another key.
    const key = randomUUID();
    const [theirs, hers] = [await shop.buy({ key }), await shop.buy({ key }, mallory)];
    expect(hers['id']).not.toBe(theirs['id']);
  });
});
