import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testPassword } from '@vitae/testkit/people';
import { onBothDatabases } from '../../testing/databases.ts';
import { createModelProvider, type ModelProvider } from '../../testing/model-provider.ts';
import { sampleReport } from '../../testing/sample-report.ts';
import { openShop, testDay, type Shop } from '../../testing/shop.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { paymentDetails } from '../admin/money/payment-details.ts';
import { refundJob } from '../reviews/reviews.ts';
import { paymentsJob, refundPayment } from './payments.ts';
import { reconcile } from './reconcile.ts';

const hour = 60 * 60_000;

onBothDatabases('money that is given back', (newPlace) => {
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

  it('is never asked for again by the id of a refund that was refused, only by another', async () => {
    const id = await paid();
    const key = randomUUID();
    model.refunds = 'refused';
    expect(await refund(id, { id: key })).toMatchObject({ state: 'failed' });
    const { timeline } = await paymentDetails(server.services.db, id);
    expect(timeline.findLast(({ what }) => what === 'refund')).toMatchObject({ id: key, state: 'failed' });
    model.refunds = 'done';
    expect(await refund(id, { id: key })).toMatchObject({ state: 'failed' });
    await paymentsJob.run(server.services);
    expect([asked(), await shop.state()]).toEqual([0, 'active']);
    expect(await refund(id)).toMatchObject({ state: 'done' });
    expect([asked(), await statesOf()]).toEqual([1, ['failed', 'done']]);
    await shop.addsUp();
  });

  it('leaves a cancelled review due, which nobody calls refunded, until it went back', async () => {
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

  it('keeps the account that is being deleted while the provider refuses it', async () => {
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

  it('is in the wallet where the provider returns it later, and the books agree', async () => {
    const id = await paid();
    await refund(id);
    expect([await shop.state(), (await shop.balance()).balance]).toEqual(['ended', 0]);
    model.finishRefunds('failed', 'done');
    await shop.addsUp();
    expect([(await shop.balance()).balance, await statesOf()]).toEqual([7200, ['returned']]);
    expect(await shop.subjects()).toContain('Your refund of $72.00 is in your wallet');
    // Asked for or seen again, nothing is given twice.
    await shop.addsUp();
    await expect(refund(id)).rejects.toThrow(/less left/);
    expect((await shop.balance()).balance).toBe(7200);
    expect(await shop.buy({ usesWallet: true })).toMatchObject({ state: 'paid', charge: 0 });
    // Somebody gives it back by hand after all: by then it was spent here.
    await does(id, 'refund', 7200);
    expect([await statesOf(), (await shop.balance()).balance]).toEqual([['returned', 'done'], 0]);
    await shop.addsUp();
  });

  it('is in the wallet again where it was of one, and can be given back again', async () => {
    const id = await filled(5000);
    await refund(id, { amount: 2000 });
    model.finishRefunds('failed', 'done');
    await shop.addsUp();
    expect([await shop.balance(), await statesOf()]).toEqual([{ currency: 'USD', balance: 5000, held: 0 }, ['failed']]);
    expect(await shop.call('GET', `/payments/${id}`)).toMatchObject({ state: 'paid', refunded: 0 });
    expect(await refund(id)).toMatchObject({ state: 'done' });
    expect((await shop.balance()).balance).toBe(0);
    await shop.addsUp();
  });

  it('is the part of the wallet, too, once a bank has taken all of the charge', async () => {
    await filled(2200);
    const id = await paid({ usesWallet: true });
    expect(await shop.call('GET', `/payments/${id}`)).toMatchObject({ wallet: 2200, charge: 5000 });
    await does(id, 'dispute', 5000);
    expect([await shop.state(), (await shop.balance()).balance]).toEqual(['active', 0]);
    await does(id, 'lose', 5000);
    expect([await shop.state(), (await shop.balance()).balance]).toEqual(['ended', 2200]);
    expect(await shop.call('GET', `/payments/${id}`)).toMatchObject({ state: 'refunded', refunded: 2200 });
    await shop.addsUp();
  });

  it('goes to the card after a dispute that was won when its account is gone', async () => {
    const id = await filled(5000);
    await does(id, 'dispute', 3000);
    await leave();
    const owed = { kind: 'owed', subject: id, ours: '2000 USD', theirs: '' };
    expect([await accounts(), await reconcile(server.services, new Date(0))]).toEqual([0, [owed]]);
    await does(id, 'win');
    await paymentsJob.run(server.services);
    expect(model.charges.get(`ref ${id}`)?.refunds).toMatchObject([{ amount: 5000, state: 'done' }]);
    await shop.addsUp();
  });

  it.each(['top-up', 'plan'])(
    'is owed and named where its account is gone by the time it fails, until it went back: %s',
    async (kind) => {
      const id = kind === 'plan' ? await paid() : await filled(7200);
      model.refunds = 'pending';
      if (kind === 'plan') await refund(id);
      await leave();
      expect([await accounts(), await statesOf()]).toEqual([0, ['requested']]);
      model.finishRefunds('failed');
      const owed = { kind: 'owed', subject: id, ours: '7200 USD', theirs: '' };
      for (let again = 0; again < 2; again += 1) {
        await paymentsJob.run(server.services);
        expect(await reconcile(server.services, new Date(0))).toEqual([owed]);
      }
      const { db } = server.services;
      const there = db.selectFrom('ledger_balance').select('balance').where('balance', '>', 0);
      expect(await there.execute()).toEqual([]);
      await does(id, 'refund', 7200);
      await shop.addsUp();
    },
  );

  it('is given again by an admin where it failed after its account was gone', async () => {
    const id = await filled(5000);
    model.refunds = 'pending';
    await leave();
    model.finishRefunds('failed');
    await reconcile(server.services, new Date(0));
    model.refunds = 'done';
    expect(await refund(id)).toMatchObject({ state: 'done' });
    await shop.addsUp();
  });

  it('is compared with wallets: one whose balance was changed or removed is named', async () => {
    await filled(500);
    const { db } = server.services;
    const account = `wallet:${shop.adaId}`;
    // By nobody who keeps to the rules of the database.
    const rules =
      server.services.config.databaseUrl === null
        ? ['ledger_balance_no_update', 'ledger_balance_no_delete']
        : ['ledger_balance_kept on ledger_balance'];
    for (const rule of rules) await sql`drop trigger ${sql.raw(rule)}`.execute(db);
    await db.updateTable('ledger_balance').set({ balance: 9999 }).where('account', '=', account).execute();
    const named = async () => reconcile(server.services, new Date(0));
    const common = { kind: 'balance', subject: `${account} USD`, theirs: '500' };
    expect(await named()).toEqual([{ ...common, ours: '9999' }]);
    await db.deleteFrom('ledger_balance').execute();
    expect(await named()).toEqual([{ ...common, ours: '' }]);
  });
});
