import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sqlitePlace } from '../../../testing/databases.ts';
import { providerWorlds } from '../../../testing/provider-worlds.ts';
import { byAdmin, openShop, testDay, type Shop } from '../../../testing/shop.ts';
import type { CardKind, ProviderWorld, SignedEvent } from '../../../testing/stand-in-server.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { paymentsJob, refundPayment } from '../payments.ts';
import { editPlan, planOnSale } from '../plans.ts';
import { renewalsJob } from '../subscriptions.ts';

/*
 * What every provider must do, with the server in front of it: the test provider, and Stripe and Paystack against local
 * servers that answer as their APIs are documented.
 */

const minute = 60_000;
type Body = Record<string, unknown>;

/**
 * Currencies without and with three decimals that each provider charges: a price, and parts of it, in minor units of ISO
 * 4217, and how many units of the provider one of these is.
 */
const yen = { currency: 'JPY', price: 1200, part: 201, unit: 1 };
const shillings = { currency: 'UGX', price: 33_000, part: 5001, unit: 1 };
const dinars = { currency: 'KWD', price: 2750, part: 310, unit: 1 };
const otherCurrencies = {
  test: [yen, shillings, { ...dinars, part: 311 }],
  // Stripe writes shillings with two decimals that are always 0, and dinars with a last digit that is.
  stripe: [yen, { ...shillings, unit: 100 }, dinars],
  // None of those that Paystack charges has three.
  paystack: [{ currency: 'XOF', price: 5500, part: 701, unit: 100 }],
};

describe.each(['test', 'stripe', 'paystack'] as const)('payments with the provider %s', (name) => {
  let world: ProviderWorld;
  let server: TestServer;
  let shop: Shop;
  beforeEach(async () => {
    world = await providerWorlds[name](() => server.services);
    server = await startTestServer(await sqlitePlace(), { environment: world.environment });
    shop = await openShop(server);
  });
  afterEach(async () => {
    await server.stop();
    await world.stop();
  });

  const refOf = async ({ id }: Body) => {
    const { db } = server.services;
    const row = db.selectFrom('payment').select('provider_ref').where('id', '=', String(id));
    return (await row.executeTakeFirstOrThrow()).provider_ref ?? '';
  };
  const look = ({ id }: Body) => shop.call('GET', `/payments/${String(id)}`);
  const pay = async (payment: Body, card: CardKind = 'pays') => world.pay(await refOf(payment), card);
  const bought = async (more: object = {}, card: CardKind = 'pays') => {
    const payment = await shop.buy(more);
    await pay(payment, card);
    return look(payment);
  };
  const refund = ({ id }: Body, more: object = {}) =>
    refundPayment(server.services, String(id), { madeBy: 'admin', reason: 'a test', ...more });
  const send = async ({ bytes, headers }: SignedEvent) => {
    const response = await fetch(`${server.origin}/api/webhooks/payments/${name}`, {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'application/json', ...headers },
    });
    return response.status;
  };
  /** Delivers what the provider has to tell. */
  const tell = async () => {
    for (const event of world.takeEvents()) expect(await send(event)).toBe(200);
  };
  const moved = (charges: number, refunds: number) => {
    if (world.moved() !== null) expect(world.moved()).toEqual({ charges, refunds });
  };

  it('are made on its page, after a decline and a question of the bank, once for each request', async () => {
    const order = { key: randomUUID() };
    const payment = await shop.buy(order);
    expect(payment).toMatchObject({ state: 'pending', action: { kind: name === 'test' ? 'card' : 'redirect' } });
    expect((await shop.buy(order))['id']).toBe(payment['id']);
    expect(await pay(payment, 'declines')).toBe('declined');
    expect(await look(payment)).toMatchObject({ state: 'pending' });
    expect(await pay(payment, 'authenticates')).toBe('authenticate');
    expect([(await look(payment))['state'], await shop.rights()]).toEqual(['pending', 3]);
    expect(await world.authenticate(await refOf(payment), false)).toBe('declined');
    expect(await pay(payment, 'authenticates')).toBe('authenticate');
    expect(await world.authenticate(await refOf(payment), true)).toBe('paid');
    expect(await look(payment)).toMatchObject({ state: 'paid', charge: 7200, brand: 'visa', receipt: 1 });
    expect([await shop.rights(), await pay(payment)]).toEqual([null, name === 'test' ? 'paid' : 'closed']);
    moved(1, 0);
    if (name !== 'test') expect((await shop.card(payment['id'])).status).toBe(503);
    await shop.addsUp();
  });

  it('that were given up cannot be paid, or are paid late; what nobody looked at is found', async () => {
    const given = await shop.buy();
    await shop.call('POST', `/payments/${String(given['id'])}/cancel`);
    const late = await pay(given);
    // Paystack has no way to close a page.
    expect(late).toBe(name === 'paystack' ? 'paid' : 'closed');
    const open = await shop.buy({ period: 'month' });
    await pay(open);
    server.pass(3 * minute);
    await paymentsJob.run(server.services);
    expect(await look(open)).toMatchObject({ state: 'paid', isCredited: false });
    await shop.addsUp();
    expect(await look(given)).toMatchObject(
      name === 'paystack' ? { state: 'paid', isCredited: true } : { state: 'cancelled' },
    );
    expect((await shop.balance()).balance).toBe(name === 'paystack' ? 7200 : 0);
    const left = await shop.call('POST', '/wallet/top-up', { key: randomUUID(), amount: 5000, currency: 'USD' });
    server.pass(62 * minute);
    await paymentsJob.run(server.services);
    await shop.signIn();
    expect(await look(left)).toMatchObject({ state: 'expired' });
  });

  it('arrive as events on raw bytes: signed, once each, in any order, and never believed', async () => {
    const payment = await shop.buy();
    const ref = await refOf(payment);
    const now = () => server.services.now();
    const early = world.event('early', ref, now());
    expect(await send(early)).toBe(200);
    expect(await look(payment)).toMatchObject({ state: 'pending' });
    await pay(payment);
    const event = world.event('paid', ref, now());
    const forged = { ...event, headers: world.event('other', ref, now()).headers };
    const changed = { ...event, bytes: Buffer.concat([event.bytes, Buffer.from(' ')]) };
    for (const wrong of [forged, changed, { ...event, headers: {} }]) expect(await send(wrong)).toBe(401);
    // Paystack signs no time: an old event is only a reason to look.
    if (name !== 'paystack') expect(await send(world.event('old', ref, new Date(now().getTime() - 301_000)))).toBe(401);
    expect(await shop.rights()).toBe(3);
    const events = [...world.takeEvents().toReversed(), event, event, early];
    expect(await Promise.all(events.map(send))).toEqual(events.map(() => 200));
    expect(await shop.rights()).toBeNull();
    expect(await look(payment)).toMatchObject({ state: 'paid' });
    expect(await send(world.event('unknown', name === 'stripe' ? 'cs_test_none' : 'none', now()))).toBe(200);
    const known = await server.services.db.selectFrom('provider_event').selectAll().execute();
    expect(new Set(known.map(({ event_id }) => event_id)).size).toBe(known.length);
    expect(await send(event)).toBe(200);
    moved(1, 0);
    await shop.addsUp();
  });

  it('are continued where the answer of the page was lost and the address of the account changed', async () => {
    const { payments, db } = server.services;
    payments.at = (step) => {
      if (step === 'after provider begin') throw new Error('The server ended here.');
    };
    const order = { key: randomUUID() };
    expect((await shop.buy(order)).status).toBe(500);
    payments.at = () => undefined;
    const email = 'other@example.com';
    await db.updateTable('account').set({ email, email_key: email }).where('id', '=', shop.adaId).execute();
    const payment = await shop.buy(order);
    expect(payment).toMatchObject({ status: 200, state: 'pending' });
    await pay(payment);
    expect(await look(payment)).toMatchObject({ state: 'paid', charge: 7200 });
    await shop.addsUp();
  });

  it('are renewed with the card that it keeps, until the plan is cancelled to the end of its period', async () => {
    await bought({ period: 'month' });
    await shop.renew(31 * testDay);
    expect((await shop.call('GET', '/payments'))['payments']).toMatchObject([
      { kind: 'renewal', state: 'paid', charge: 900, brand: 'visa' },
      { kind: 'plan', state: 'paid' },
    ]);
    await renewalsJob.run(server.services);
    moved(2, 0);
    await shop.call('POST', '/payments/subscription/cancel');
    expect([await shop.state(), await shop.rights()]).toEqual(['cancelled', null]);
    await shop.renew(31 * testDay);
    expect([await shop.state(), await shop.rights()]).toEqual(['ended', 3]);
    moved(2, 0);
    await shop.addsUp();
  });

  it('that are declined at a renewal are tried four more times, and another card goes on', async () => {
    await bought({ period: 'month' }, 'declines-renewals');
    await shop.renew(31 * testDay);
    expect([await shop.state(), await shop.rights()]).toEqual(['past-due', null]);
    await shop.renew(testDay + minute);
    expect(await shop.state()).toBe('past-due');
    const again = await bought({ period: 'month' });
    expect([again['state'], await shop.state(), await shop.rights()]).toEqual(['paid', 'active', null]);
    // The days on which it went on unpaid are part of what is paid now.
    const plans = server.services.db.selectFrom('subscription').select(['anchor', 'period_end']).orderBy('id');
    const [missed, next] = await plans.execute();
    expect(next?.anchor).toBe(missed?.period_end);
    await shop.renew(31 * testDay);
    expect(await shop.state()).toBe('active');
    moved(3, 0);
    await shop.addsUp();
  });

  it('are given back in part and whole, once for each request, also by hand at the provider', async () => {
    const payment = await bought();
    const id = randomUUID();
    await refund(payment, { id, amount: 1200 });
    await refund(payment, { id, amount: 1200 });
    await tell();
    expect(await look(payment)).toMatchObject({ state: 'partly-refunded', refunded: 1200 });
    moved(1, 1);
    if (world.refundByHand) {
      world.refundByHand(await refOf(payment), 1000);
      await tell();
      expect(await look(payment)).toMatchObject({ state: 'partly-refunded', refunded: 2200 });
    }
    await refund(payment);
    await tell();
    expect(await look(payment)).toMatchObject({ state: 'refunded', refunded: 7200 });
    expect([await shop.rights(), await shop.state()]).toEqual([3, 'ended']);
    await expect(refund(payment, { amount: 1 })).rejects.toThrow(/less left/);
    await shop.addsUp();
  });

  it('that are given back slowly count when that is done, and can be given back again where it failed', async () => {
    if (!world.delayRefunds) return;
    const payment = await bought();
    world.delayRefunds();
    await refund(payment, { amount: 700 });
    await paymentsJob.run(server.services);
    await tell();
    expect(await look(payment)).toMatchObject({ state: 'paid', refunded: 0 });
    moved(1, 1);
    world.finishRefunds(false);
    await tell();
    await paymentsJob.run(server.services);
    expect(await look(payment)).toMatchObject({ state: 'paid', refunded: 0 });
    world.delayRefunds();
    await refund(payment);
    world.finishRefunds(true);
    await tell();
    expect(await look(payment)).toMatchObject({ state: 'refunded', refunded: 7200 });
    moved(1, 2);
    await shop.addsUp();
  });

  it('whose refund fails after it was made are in the wallet, told or found by comparing', async () => {
    if (!world.returnRefunds) return;
    const payment = await bought();
    await refund(payment, { amount: 700 });
    await tell();
    world.returnRefunds();
    await tell();
    expect((await shop.balance()).balance).toBe(700);
    await refund(payment);
    await tell();
    expect([await shop.state(), (await look(payment))['refunded']]).toEqual(['ended', 7200]);
    world.returnRefunds();
    await shop.addsUp();
    expect((await shop.balance()).balance).toBe(7200);
    moved(1, 2);
  });

  it('that are disputed, whole or in part, keep the plan until the bank has taken all that was left', async () => {
    const payment = await bought();
    const ref = await refOf(payment);
    const dispute = async (state: 'open' | 'won' | 'lost', amounts: { amount?: number; lost?: number } = {}) => {
      await world.dispute(ref, state, amounts);
      await tell();
      const event = world.event(`dispute ${randomUUID()}`, ref, server.services.now());
      expect(await send(event)).toBe(200);
      return [(await look(payment))['dispute'], await shop.state()];
    };
    expect(await dispute('open')).toEqual(['open', 'active']);
    await expect(refund(payment)).rejects.toThrow(/less left/);
    expect(await dispute('won')).toEqual(['won', 'active']);
    await shop.addsUp();
    // Another one, of a part, of which the bank leaves some to the site.
    expect(await dispute('open', { amount: 1200 })).toEqual(['open', 'active']);
    expect(await dispute('lost', { lost: 1000 })).toEqual(['lost', 'active']);
    await shop.addsUp();
    await expect(refund(payment, { amount: 6201 })).rejects.toThrow(/less left/);
    await refund(payment, { amount: 200 });
    await tell();
    expect(await look(payment)).toMatchObject({ state: 'partly-refunded', refunded: 200 });
    expect([await dispute('open'), await shop.rights()]).toEqual([['open', 'active'], null]);
    expect([await dispute('lost'), await shop.rights()]).toEqual([['lost', 'ended'], 3]);
    await shop.addsUp();
  });

  it('fill the wallet, from which a plan is paid and what is left goes back', async () => {
    const topUp = await shop.call('POST', '/wallet/top-up', { key: randomUUID(), amount: 10_000, currency: 'USD' });
    await pay(topUp);
    expect(await look(topUp)).toMatchObject({ state: 'paid', kind: 'top-up' });
    expect(await shop.buy({ usesWallet: true })).toMatchObject({ state: 'paid', wallet: 7200, charge: 0 });
    await refund(topUp, { amount: 2800 });
    await tell();
    expect(await shop.balance()).toMatchObject({ balance: 0, held: 0 });
    moved(1, 1);
    await shop.addsUp();
  });

  it.each(otherCurrencies[name])(
    'are charged, renewed, given back, disputed and topped up in $currency',
    async ({ currency, price, part, unit }) => {
      const { provider } = server.services.payments;
      const pro = await planOnSale(server.services.db, 'pro');
      if (!provider || !pro) throw new Error('There is a provider, and Pro is sold.');
      const prices = [...pro.prices, { interval: 'month' as const, currency, amount: price }];
      await editPlan(server.services, { ...pro, prices }, byAdmin);
      const first = await bought({ period: 'month', currency });
      expect(first).toMatchObject({ state: 'paid', currency, charge: price });
      await shop.renew(31 * testDay);
      const list = z.object({ payments: z.array(z.record(z.string(), z.unknown())) });
      const [renewal = {}] = list.parse(await shop.call('GET', '/payments')).payments;
      expect(renewal).toMatchObject({ kind: 'renewal', state: 'paid', currency, charge: price });

      // A part through us, one by hand where that is possible, and the rest.
      await refund(first, { amount: part });
      const byHand = world.refundByHand ? 10 : 0;
      world.refundByHand?.(await refOf(first), byHand * unit);
      await tell();
      expect(await look(first)).toMatchObject({ state: 'partly-refunded', refunded: part + byHand });
      await refund(first);
      await tell();
      expect(await look(first)).toMatchObject({ state: 'refunded', refunded: price });

      const ref = await refOf(renewal);
      const dispute = async (state: 'open' | 'lost', amounts: { amount?: number; lost?: number } = {}) => {
        await world.dispute(ref, state, amounts);
        await tell();
        expect(await send(world.event(`dispute ${randomUUID()}`, ref, server.services.now()))).toBe(200);
        return (await provider.fetch(ref))?.disputes;
      };
      expect(await dispute('open', { amount: part * unit })).toMatchObject([{ state: 'open', amount: part, lost: 0 }]);
      expect(await dispute('lost', { lost: 100 * unit })).toMatchObject([{ state: 'lost', amount: part, lost: 100 }]);
      await refund(renewal);
      await tell();
      expect(await look(renewal)).toMatchObject({ state: 'refunded', dispute: 'lost', refunded: price - 100 });

      const topUp = await shop.call('POST', '/wallet/top-up', { key: randomUUID(), amount: 2 * price, currency });
      await pay(topUp);
      expect(await look(topUp)).toMatchObject({ state: 'paid', kind: 'top-up', currency, charge: 2 * price });
      await refund(topUp, { amount: part });
      await tell();
      expect(await shop.balance()).toMatchObject({ currency, balance: 2 * price - part, held: 0 });
      expect(await shop.buy({ period: 'month', currency, usesWallet: true })).toMatchObject({
        state: 'paid',
        wallet: price,
        charge: 0,
      });
      moved(3, world.refundByHand ? (name === 'paystack' ? 6 : 5) : 4);
      await shop.addsUp();
    },
  );

  it('are refused in a currency that it does not charge, before anything is begun', async () => {
    if (name !== 'paystack') return;
    const pro = await planOnSale(server.services.db, 'pro');
    if (!pro) throw new Error('Pro is sold.');
    const prices = [yen, dinars].map(({ currency, price }) => ({
      interval: 'month' as const,
      currency,
      amount: price,
    }));
    await editPlan(server.services, { ...pro, prices: [...pro.prices, ...prices] }, byAdmin);
    await shop.coupon({ code: 'TENTH', percent: 10 });
    for (const { currency } of prices) {
      for (const coupon of [null, 'TENTH'])
        expect(await shop.buy({ period: 'month', currency, coupon })).toMatchObject({ status: 409, code: 'conflict' });
      const topUp = { key: randomUUID(), amount: 5000, currency };
      expect(await shop.call('POST', '/wallet/top-up', topUp)).toMatchObject({ status: 409, code: 'conflict' });
    }
    expect((await shop.call('GET', '/payments'))['payments']).toEqual([]);
  });

  it.each(['before', 'after'] as const)(
    'move money once if the server ends, or the network breaks, %s a call is carried out',
    async (when) => {
      const { payments } = server.services;
      const broken = async (step: string, work: () => Promise<unknown>) => {
        payments.at = (at) => {
          if (at === `${when} provider ${step}`) throw new Error('The server ended here.');
        };
        await work().catch(() => undefined);
        payments.at = () => undefined;
        world.breakNext?.(when);
        await work().catch(() => undefined);
        return work();
      };
      const order = { key: randomUUID(), period: 'month' };
      await broken('begin', () => shop.buy(order));
      const payment = await shop.buy(order);
      expect(payment).toMatchObject({ state: 'pending' });
      await pay(payment);
      expect(await look(payment)).toMatchObject({ state: 'paid' });
      server.pass(31 * testDay);
      await broken('renew', () => renewalsJob.run(server.services));
      await shop.signIn();
      expect((await shop.call('GET', '/payments'))['payments']).toMatchObject([{ state: 'paid' }, { state: 'paid' }]);
      moved(2, 0);
      const id = randomUUID();
      await broken('refund', () => refund(payment, { id, amount: 100 }));
      await paymentsJob.run(server.services);
      expect(await look(payment)).toMatchObject({ state: 'partly-refunded', refunded: 100 });
      moved(2, 1);
      await shop.addsUp();
    },
  );

  it('are all listed, on however many pages', async () => {
    const { provider } = server.services.payments;
    if (!provider) throw new Error('There is a provider.');
    const charge = {
      amount: 900,
      currency: 'USD',
      description: 'Vitae',
      email: 'a@example.com',
      returnUrl: 'http://localhost/payment?payment=1',
      keepsMethod: false,
      expiresAt: new Date(server.services.now().getTime() + 60 * minute).toISOString(),
    };
    // More than a page of any of them has.
    const ids = Array.from({ length: 101 }, () => randomUUID());
    for (const paymentId of ids) await provider.begin({ ...charge, paymentId });
    const listed = [];
    for await (const { paymentId } of provider.list(new Date(server.services.now().getTime() - minute)))
      listed.push(paymentId);
    expect(new Set(listed)).toEqual(new Set(ids));
    expect(listed).toHaveLength(ids.length);
  });

  it('are what its port says: unknown charges are none, and refunds are named by their request', async () => {
    const { provider } = server.services.payments;
    if (!provider) throw new Error('There is a provider.');
    const now = server.services.now();
    expect(await provider.fetch(name === 'stripe' ? 'cs_test_none' : 'none')).toBeNull();
    const payment = await bought();
    const ref = await refOf(payment);
    const key = randomUUID();
    const part = { key, ref, amount: 200, currency: 'USD' };
    const made = await provider.refund(part);
    expect([made.key, made.amount]).toEqual([key, 200]);
    expect((await provider.refund(part)).ref).toBe(made.ref);
    expect(await provider.refund({ ...part, key: randomUUID(), amount: 7100 })).toMatchObject({ state: 'failed' });
    const listed = [];
    for await (const charge of provider.list(new Date(now.getTime() - minute))) listed.push(charge);
    expect(listed).toEqual([await provider.fetch(ref)]);
    expect(listed).toMatchObject([
      { ref, paymentId: payment['id'], state: 'paid', amount: 7200, currency: 'USD', refunds: [{ key, amount: 200 }] },
    ]);
    await provider.abandon(ref);
    expect(await provider.fetch(ref)).toMatchObject({ state: 'paid' });
    const renewal = {
      paymentId: randomUUID(),
      amount: 900,
      currency: 'USD',
      description: 'Vitae',
      email: 'a@example.com',
    };
    const method = name === 'test' ? 'test:declines:visa:0341' : 'none none@example.com';
    const refused = await provider.renew({ ...renewal, method });
    expect(refused).toMatchObject({ state: 'failed', amount: 900, currency: 'USD' });
  });
});
