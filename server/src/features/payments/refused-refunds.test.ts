import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testPassword } from '@vitae/testkit/people';
import { onBothDatabases } from '../../testing/databases.ts';
import { createModelProvider, type ModelProvider } from '../../testing/model-provider.ts';
import { sampleReport } from '../../testing/sample-report.ts';
import { openShop, testDay, type Shop } from '../../testing/shop.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { refundJob } from '../reviews/reviews.ts';
import { paymentsJob, refundPayment } from './payments.ts';
import { reconcile } from './reconcile.ts';

const hour = 60 * 60_000;

onBothDatabases('a refund that the provider', (newPlace) => {
  let server: TestServer;
  let shop: Shop;
  let model: ModelProvider;
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
    shop = await openShop(server);
    model = createModelProvider(() => server.services.now());
    server.services.payments.provider = model;
  });
  afterEach(() => server.stop());

  /** Does something to the charge of a payment, and lets the server see it. */
  const does = async (id: unknown, ...what: [Parameters<ModelProvider['does']>[1], number?]) => {
    model.does(`ref ${String(id)}`, ...what);
    await reconcile(server.services, new Date(0));
  };
  const paid = async (more: object = {}) => {
    const { id } = await shop.buy(more);
    await does(id, 'pay');
    return String(id);
  };
  const filled = async (amount: number) => {
    const { id } = await shop.call('POST', '/wallet/top-up', { key: randomUUID(), amount, currency: 'USD' });
    await does(id, 'pay');
    return String(id);
  };
  const refund = (id: string, more: object = {}) =>
    refundPayment(server.services, id, { madeBy: 'admin', reason: 'a test', ...more });
  const statesOf = async () =>
    (await server.services.db.selectFrom('refund').select('state').orderBy('created_at').orderBy('id').execute()).map(
      ({ state }) => state,
    );
  const asked = () => [...model.charges.values()].flatMap(({ refunds }) => refunds).length;
  const leave = async () => {
    await shop.call('POST', '/account/delete', { currentPassword: testPassword });
    server.pass(15 * testDay);
    await server.housekeeping();
  };
  const accounts = async () => (await server.services.db.selectFrom('account').select('id').execute()).length;

  it('refuses is never asked for again by its id, and can be made by another', async () => {
    const id = await paid();
    const key = randomUUID();
    model.refunds = 'refused';
    expect(await refund(id, { id: key })).toMatchObject({ state: 'failed' });
    model.refunds = 'done';
    expect(await refund(id, { id: key })).toMatchObject({ state: 'failed' });
    await paymentsJob.run(server.services);
    expect([asked(), await shop.state()]).toEqual([0, 'active']);
    expect(await refund(id)).toMatchObject({ state: 'done' });
    expect([asked(), await statesOf()]).toEqual([1, ['failed', 'done']]);
    await shop.addsUp();
  });

  it('refuses leaves a cancelled review due, which nobody calls refunded, until it went back', async () => {
    const evaluation = randomUUID();
    await shop.call('PUT', `/evaluations/${evaluation}`, sampleReport());
    const payment = await paid({ plan: 'review', period: 'once' });
    await shop.call('POST', `/evaluations/${evaluation}/review`, { question: '' });
    model.refunds = 'refused';
    const cancelled = await shop.call('POST', `/evaluations/${evaluation}/review/cancel`);
    expect(cancelled).toMatchObject({ status: 200, state: 'cancelled' });
    const told = async () => (await server.mails()).filter((mail) => /review was refunded/.test(mail)).length;
    expect([await told(), asked()]).toEqual([0, 0]);
    expect(await reconcile(server.services, new Date(0))).toEqual([
      { kind: 'owed', subject: payment, ours: '2900 USD', theirs: '' },
    ]);
    // It is not asked for again at once; then each try is a refund of its own.
    expect(await refundJob.run(server.services)).toEqual({ refunded: 0 });
    server.pass(hour);
    expect(await refundJob.run(server.services)).toEqual({ refunded: 0 });
    expect(await statesOf()).toEqual(['failed', 'failed']);
    server.pass(2 * hour);
    model.refunds = 'pending';
    expect(await refundJob.run(server.services)).toEqual({ refunded: 0 });
    expect([await told(), await statesOf()]).toEqual([0, ['failed', 'failed', 'requested']]);
    model.finishRefunds('done');
    expect(await refundJob.run(server.services)).toEqual({ refunded: 1 });
    expect([await told(), asked()]).toEqual([1, 1]);
    await shop.addsUp();
  });

  it('refuses keeps the account that is being deleted until its money went back', async () => {
    const payment = await filled(5000);
    model.refunds = 'refused';
    await leave();
    expect([await accounts(), await statesOf()]).toEqual([1, ['failed']]);
    expect(await reconcile(server.services, new Date(0))).toEqual([
      { kind: 'owed', subject: payment, ours: '5000 USD', theirs: '' },
    ]);
    server.pass(hour);
    model.refunds = 'done';
    await server.housekeeping();
    expect([await accounts(), asked()]).toEqual([0, 1]);
    const { db } = server.services;
    const unclaimed = db.selectFrom('ledger_entry').select('amount').where('to_account', '=', 'unclaimed');
    expect(await unclaimed.execute()).toEqual([]);
    await shop.addsUp();
  });
});
