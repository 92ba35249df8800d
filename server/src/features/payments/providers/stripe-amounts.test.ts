import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlitePlace } from '../../../testing/databases.ts';
import { byAdmin, openShop, type Shop } from '../../../testing/shop.ts';
import type { ProviderWorld } from '../../../testing/stand-in-server.ts';
import { startStripeStandIn } from '../../../testing/stripe-stand-in.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { adjustWallet } from '../adjust-wallet.ts';
import { editPlan, planOnSale } from '../plans.ts';
import { fromStripeAmount, leastStripeCharge, stepOfStripe, toStripeAmount } from './stripe-money.ts';

let world: ProviderWorld;
let server: TestServer;
let shop: Shop;
beforeAll(async () => {
  world = await startStripeStandIn(() => server.services.now());
  server = await startTestServer(await sqlitePlace(), { environment: world.environment });
  shop = await openShop(server);
  const pro = await planOnSale(server.services.db, 'pro');
  if (!pro) throw new Error('Pro is sold.');
  const more = [
    { interval: 'month' as const, currency: 'KWD', amount: 2750 },
    { interval: 'month' as const, currency: 'KRW', amount: 500 },
  ];
  await editPlan(server.services, { ...pro, prices: [...pro.prices, ...more] }, byAdmin);
});
afterAll(async () => {
  await server.stop();
  await world.stop();
});

it('a coupon that leaves less than Stripe charges leaves nothing, and what it leaves else can be paid', async () => {
  await shop.coupon({ code: 'NINETYFIVE', percent: 95 });
  const [ben] = await shop.join('ben');
  const cheap = await shop.buy({ period: 'month', coupon: 'NINETYFIVE' }, ben);
  expect(cheap).toMatchObject({ state: 'paid', charge: 0, discount: 900 });
  const year = await shop.buy({ period: 'year', coupon: 'NINETYFIVE' }, (await shop.join('cleo'))[0]);
  expect(year).toMatchObject({ state: 'pending', charge: 360, action: { kind: 'redirect' } });
});

it('an order in dinars is charged in tens of fils, whatever coupon, tax and wallet leave', async () => {
  await shop.coupon({ code: 'THIRD', percent: 33 });
  const { payments } = server.services;
  const dinars = { period: 'month', currency: 'KWD' };
  const charged = async (more: object) => {
    const { state, charge } = await shop.buy({ ...dinars, ...more });
    return [state, charge];
  };
  expect(await charged({ coupon: 'THIRD' })).toEqual(['pending', 1850]);
  payments.taxes = () => Promise.resolve({ name: 'VAT', percent: 5.5 });
  expect(await charged({})).toEqual(['pending', 2900]);
  const given = { id: randomUUID(), accountId: shop.adaId, amount: 1234, currency: 'KWD' };
  await adjustWallet(server.services, given, byAdmin);
  expect(await charged({ usesWallet: true })).toEqual(['pending', 1670]);
  const topUp = { key: randomUUID(), amount: 1234, currency: 'KWD' };
  expect(await shop.call('POST', '/wallet/top-up', topUp)).toMatchObject({ status: 422 });
});

it('a price that Stripe does not charge is refused with the reason, not as a payment that failed', async () => {
  const refused = await shop.buy({ period: 'month', currency: 'KRW' });
  expect(refused).toMatchObject({ status: 409, code: 'conflict' });
  expect(refused['message']).toMatch(/cannot be charged/);
});

it('amounts of Stripe are those of ISO 4217 but for a few, and never below its least', () => {
  expect(['USD', 'KWD', 'MGA', 'UGX', 'ISK', 'HUF', 'TWD'].map(stepOfStripe)).toEqual([1, 10, 100, 1, 1, 1, 1]);
  expect([toStripeAmount(2755, 'KWD'), toStripeAmount(150, 'MGA')]).toEqual([null, null]);
  for (const [amount, currency, there] of [
    [5000, 'UGX', 500_000],
    [900, 'ISK', 90_000],
    [50_000, 'MGA', 500],
    [2750, 'KWD', 2750],
  ] as const)
    expect([toStripeAmount(amount, currency), fromStripeAmount(there, currency)]).toEqual([there, amount]);
  expect(['USD', 'JPY', 'KRW', 'VND', 'KWD'].map(leastStripeCharge)).toEqual([50, 50, 1000, 20_000, 200]);
});
