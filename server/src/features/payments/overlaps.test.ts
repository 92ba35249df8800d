import { randomUUID } from 'node:crypto';
import { disputePosting } from '@vitae/domain/money';
import { testPassword } from '@vitae/testkit/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { disputes } from '../../db/migrations/0025-disputes.ts';
import { onBothDatabases } from '../../testing/databases.ts';
import { sampleReport } from '../../testing/sample-report.ts';
import { goodCard, openShop, testDay, type Shop, type Who } from '../../testing/shop.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { post } from './ledger.ts';
import { postedOf } from './payment-row.ts';
import { reconcile } from './reconcile.ts';
import { renewalsJob } from './subscriptions.ts';

type Body = Record<string, unknown>;

onBothDatabases('money that meets other money', (newPlace) => {
  let server: TestServer;
  let shop: Shop;
  beforeAll(async () => {
    server = await startTestServer(await newPlace());
    shop = await openShop(server);
  });
  afterAll(() => server.stop());

  const refOf = (payment: Body) => `test_${String(payment['id'])}`;
  const look = (payment: Body, who: Who) => shop.call('GET', `/payments/${String(payment['id'])}`, undefined, who);
  const walletOf = async (who: Who) => (await shop.call('GET', '/wallet', undefined, who))['balances'];
  const rowsOf = (accountId: string) =>
    server.services.db
      .selectFrom('payment')
      .select(['state', 'is_credited'])
      .where('account_id', '=', accountId)
      .execute();
  const provider = () => {
    const { test } = server.services.payments;
    if (!test) throw new Error('The test provider is there.');
    return test;
  };

  it('keeps one purchase open, however many are begun at the same time, so that one first purchase is cheaper', async () => {
    await shop.coupon({ code: 'FIRST', percent: 50, firstPurchaseOnly: true });
    const [bob, id] = await shop.join('bob');
    const orders = [{ period: 'year' }, { period: 'month' }, { plan: 'review', period: 'once' }, { period: 'year' }];
    const begun = await Promise.all(orders.map((order) => shop.buy({ ...order, coupon: 'FIRST' }, bob)));
    await Promise.all(begun.map((payment) => shop.card(payment['id'], goodCard, bob)));
    const paid = (await rowsOf(id)).filter(({ state }) => state === 'paid' || state === 'pending');
    expect(paid).toEqual([{ state: 'paid', is_credited: 0 }]);
    const again = await shop.buy({ plan: 'review', period: 'once', coupon: 'FIRST' }, bob);
    expect([again.status, await shop.uses()]).toEqual([409, 1]);
    await shop.addsUp();
  });

  it('gives a late payment no coupon that its account has used since', async () => {
    await shop.coupon({ code: 'ONCE', percent: 50, perAccount: 1 });
    const [carol, id] = await shop.join('carol');
    const review = { plan: 'review', period: 'once', coupon: 'ONCE' };
    const first = await shop.buy(review, carol);
    // Closed here while it could still be paid there, as with Paystack, which closes no page.
    await server.services.db.updateTable('payment').set({ state: 'expired' }).where('account_id', '=', id).execute();
    const { db } = server.services;
    await db.updateTable('coupon').set({ uses: 0 }).where('code_key', '=', 'ONCE').execute();
    const second = await shop.card((await shop.buy(review, carol))['id'], goodCard, carol);
    await provider().pay(refOf(first), goodCard);
    expect(await reconcile(server.services, new Date(0))).toEqual([]);
    expect([second['state'], (await look(first, carol))['isCredited']]).toEqual(['paid', true]);
    expect(await walletOf(carol)).toMatchObject([{ balance: 1450, held: 0 }]);
    await shop.addsUp();
  });

  it('holds what is disputed of a top-up, and names what the bank and the books see differently', async () => {
    const [dora] = await shop.join('dora');
    const order = { key: randomUUID(), amount: 5000, currency: 'USD' };
    const topUp = await shop.call('POST', '/wallet/top-up', order, dora);
    await shop.card(topUp['id'], goodCard, dora);
    const dispute = async (state: 'open' | 'lost', amounts: { amount?: number; lost?: number }) => {
      await provider().dispute(refOf(topUp), state, amounts);
      const found = await reconcile(server.services, new Date(0));
      return [found, await walletOf(dora)];
    };
    expect(await dispute('open', { amount: 3000 })).toMatchObject([[], [{ balance: 2000, held: 3000 }]]);
    // What is held buys nothing: only 20.00 of 72.00 come from the wallet.
    const quoted = { plan: 'pro', period: 'year', usesWallet: true };
    expect(await shop.call('POST', '/coupons/check', quoted, dora)).toMatchObject({ wallet: 2000, charge: 5200 });
    expect(await dispute('lost', { lost: 1000 })).toMatchObject([[], [{ balance: 4000, held: 0 }]]);
    const row = server.services.db.selectFrom('test_charge').select('content').where('ref', '=', refOf(topUp));
    const { content } = await row.executeTakeFirstOrThrow();
    const write = (said: string) =>
      server.services.db.updateTable('test_charge').set({ content: said }).where('ref', '=', refOf(topUp)).execute();
    await write(content.replace('"lost":1000', '"lost":3000'));
    expect(await reconcile(server.services, new Date(0))).toEqual([
      { kind: 'disputes', subject: topUp['id'], ours: '1000', theirs: '3000' },
    ]);
    await write(content);
    await shop.addsUp();
  });

  it('goes on with a dispute of a time before each was a row with a name', async () => {
    const [frank, id] = await shop.join('frank');
    const payment = await shop.card((await shop.buy({}, frank))['id'], goodCard, frank);
    const { db } = server.services;
    const ours = () => db.selectFrom('payment').selectAll().where('account_id', '=', id).executeTakeFirstOrThrow();
    const row = await ours();
    const opened = disputePosting(postedOf(row), { id: row.id, amount: 7200, held: 0 });
    await post(db, server.services, opened, { accountId: id, paymentId: row.id });
    await db.updateTable('payment').set({ dispute: 'open' }).where('id', '=', row.id).execute();
    for (let again = 0; again < 2; again += 1) await disputes.up(db);
    expect(Number((await ours()).disputed_charge)).toBe(7200);
    for (const state of ['open', 'lost'] as const) {
      await provider().dispute(refOf(payment), state);
      expect(await reconcile(server.services, new Date(0))).toEqual([]);
    }
    const known = await db.selectFrom('dispute').selectAll().where('payment_id', '=', row.id).execute();
    expect(known.map(({ state, lost }) => [state, Number(lost)])).toEqual([['lost', 7200]]);
    expect((await ours()).dispute).toBe('lost');
    await shop.addsUp();
  });

  it('lets a review that a coupon paid for be cancelled, requested again, and its account be deleted', async () => {
    await shop.coupon({ code: 'FREE', percent: 100 });
    const [eve, id] = await shop.join('eve');
    const evaluation = randomUUID();
    await shop.call('PUT', `/evaluations/${evaluation}`, sampleReport(), eve);
    const free = await shop.buy({ plan: 'review', period: 'once', coupon: 'FREE' }, eve);
    expect(free).toMatchObject({ state: 'paid', charge: 0, wallet: 0 });
    const step = (path: string, body: object) =>
      shop.call('POST', `/evaluations/${evaluation}/review${path}`, body, eve);
    expect(await step('', { question: '' })).toMatchObject({ status: 200, state: 'paid' });
    expect(await step('/cancel', {})).toMatchObject({ state: 'refunded' });
    expect(await step('', { question: '' })).toMatchObject({ status: 200, state: 'paid' });
    await shop.call('POST', '/account/delete', { currentPassword: testPassword }, eve);
    server.pass(15 * testDay);
    await server.housekeeping();
    const left = server.services.db.selectFrom('account').select('id').where('id', '=', id);
    expect(await left.execute()).toEqual([]);
    await shop.addsUp();
  });

  it('puts a plan that was paid for into the wallet where the earlier one went on meanwhile', async () => {
    await shop.signIn();
    await shop.card((await shop.buy({ period: 'month' }))['id'], '4000 0000 0000 0341');
    await shop.renew(31 * testDay);
    expect(await shop.state()).toBe('past-due');
    server.pass(testDay - 10 * 60_000);
    await shop.signIn();
    const other = await shop.buy({ period: 'year' });
    // The bank takes the card again.
    const { db } = server.services;
    const method = 'test:pays:visa:4242';
    await db.updateTable('subscription').set({ method }).where('account_id', '=', shop.adaId).execute();
    server.pass(15 * 60_000);
    await renewalsJob.run(server.services);
    const running = () =>
      db
        .selectFrom('subscription')
        .select(['id', 'state', 'period_end'])
        .where('account_id', '=', shop.adaId)
        .execute();
    const before = await running();
    expect(before.map(({ state }) => state)).toEqual(['active']);
    await shop.signIn();
    await shop.card(other['id']);
    expect(await look(other, shop.ada)).toMatchObject({ state: 'paid', isCredited: true });
    expect([await running(), await walletOf(shop.ada)]).toMatchObject([before, [{ balance: 7200, held: 0 }]]);
    await shop.addsUp();
  });
});
