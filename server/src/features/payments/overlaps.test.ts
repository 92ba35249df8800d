import { randomUUID } from 'node:crypto';
import { disputePosting } from '@vitae/domain/money';
import { testPassword } from '@vitae/testkit/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { disputes } from '../../db/migrations/0025-disputes.ts';
import { onBothDatabases } from '../../testing/databases.ts';
import { sampleReport } from '../../testing/sample-report.ts';
import { byAdmin, goodCard, openShop, testDay, type Shop, type Who } from '../../testing/shop.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { entitlementsIn, planColumns } from '../auth/accounts.ts';
import { adjustWallet } from './adjust-wallet.ts';
import { buy } from './buy.ts';
import { post } from './ledger.ts';
import { postedOf } from './payment-row.ts';
import { cancelPayment, paymentsJob, refundPayment } from './payments.ts';
import { editPlan, planOnSale } from './plans.ts';
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

  const rightsOf = async (who: Who) => (await shop.call('GET', '/auth/session', undefined, who))['syncedDocuments'];
  /** How many years an account has its plan yet, in whole ones. */
  const yearsOf = async (id: string) => {
    const row = server.services.db.selectFrom('account').select('plan_until').where('id', '=', id);
    const { plan_until: until } = await row.executeTakeFirstOrThrow();
    return Math.max(0, Math.round((Date.parse(until ?? '') - server.services.now().getTime()) / (365 * testDay)));
  };
  const boughtAndCancelled = async (who: Who, more: object = {}) => {
    const payment = await shop.card((await shop.buy(more, who))['id'], goodCard, who);
    await shop.call('POST', '/payments/subscription/cancel', undefined, who);
    return String(payment['id']);
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

  it('continues a dispute from before each dispute had a row with a name', async () => {
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

  it('gives no time for money that went back, in whichever order purchases that follow one another are refunded', async () => {
    for (const [name, order] of [
      ['gina', [0, 1]],
      ['hugo', [1, 0]],
    ] as const) {
      const [who, id] = await shop.join(name);
      const bought = [await boughtAndCancelled(who), await boughtAndCancelled(who)];
      expect(await yearsOf(id)).toBe(2);
      for (const [done, which] of order.entries()) {
        await refundPayment(server.services, bought[which] ?? '', { madeBy: 'admin', reason: 'a test' });
        expect(await yearsOf(id)).toBe(1 - done);
      }
      expect(await rightsOf(who)).toBe(3);
      // What is bought then begins now.
      await boughtAndCancelled(who);
      expect([await yearsOf(id), await rightsOf(who)]).toEqual([1, null]);
    }
    await shop.addsUp();
  });

  it('begins a plan when it is paid and ends it when its money goes back, however long a step takes', async () => {
    const [, id] = await shop.join('lena');
    const { db } = server.services;
    let time = server.services.now().getTime();
    const services = { ...server.services, now: () => new Date((time += testDay)) };
    await adjustWallet(services, { id: randomUUID(), accountId: id, amount: 7200, currency: 'USD' }, byAdmin);
    const order = { accountId: id, key: randomUUID(), returnUrl: server.origin };
    const purchase = { plan: 'pro', period: 'year', currency: null, coupon: null, usesWallet: true } as const;
    const paid = await buy(services, order, purchase);
    const plan = db.selectFrom('subscription').select(['anchor', 'ended_at']).where('account_id', '=', id);
    expect((await plan.executeTakeFirstOrThrow()).anchor).toBe(paid.paid_at);
    const { changed_at } = await refundPayment(services, paid.id, { madeBy: 'admin', reason: 'a test' });
    expect((await plan.executeTakeFirstOrThrow()).ended_at).toBe(changed_at);
    await shop.addsUp();
  });

  it('gives the rights of the plan that runs, and those of one that follows it when that begins', async () => {
    const { db } = server.services;
    const pro = await planOnSale(db, 'pro');
    if (!pro) throw new Error('Pro is sold.');
    const rights = { ...pro.rights, syncedDocuments: 5, premiumTemplates: false };
    const prices = [{ interval: 'year' as const, currency: 'USD', amount: 2000 }];
    await editPlan(server.services, { ...pro, key: 'basic', name: 'Basic', prices, rights }, byAdmin);
    const [who, id] = await shop.join('ivan');
    const basic = await boughtAndCancelled(who, { plan: 'basic' });
    const better = await boughtAndCancelled(who, { period: 'month' });
    const inAYear = new Date(server.services.now().getTime() + 366 * testDay);
    const then = async () => {
      const row = db.selectFrom('account').select(planColumns).where('id', '=', id);
      return (await entitlementsIn(db, await row.executeTakeFirstOrThrow(), inAYear)).syncedDocuments;
    };
    expect([await rightsOf(who), await then()]).toEqual([5, null]);
    await refundPayment(server.services, better, { madeBy: 'admin', reason: 'a test' });
    expect([await rightsOf(who), await then()]).toEqual([5, 3]);
    await refundPayment(server.services, basic, { madeBy: 'admin', reason: 'a test' });
    expect(await rightsOf(who)).toBe(3);
    await shop.addsUp();
  });

  it('frees what a payment had reserved whose provider no longer takes the payments', async () => {
    const [who, id] = await shop.join('judy');
    const { services } = server;
    const { payments } = services;
    payments.at = (step) => {
      if (step === 'before provider begin') throw new Error('The server ended here.');
    };
    expect((await shop.buy({}, who)).status).toBe(500);
    payments.at = () => undefined;
    const before = payments.provider;
    payments.provider = null;
    const { id: begun } = await services.db
      .selectFrom('payment')
      .select('id')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await cancelPayment(services, id, begun)).toMatchObject({ state: 'cancelled' });
    payments.provider = before;
    await shop.addsUp();
  });

  it('asks for every refund again in turn, however many never come to an end', async () => {
    const { services } = server;
    const [who, id] = await shop.join('kate');
    const payment = await shop.card((await shop.buy({}, who))['id'], goodCard, who);
    const order = (more: object) => {
      const key = randomUUID();
      const at = services.now().toISOString();
      const row = { id: key, payment_id: String(payment['id']), charge: 1, wallet: 0, state: 'requested' as const };
      return { ...row, provider_ref: null, made_by: null, reason: 'a test', created_at: at, changed_at: at, ...more };
    };
    const other = await shop.buy({ plan: 'review', period: 'once' }, who);
    await services.db
      .updateTable('payment')
      .set({ provider: 'paystack', provider_ref: 'gone', state: 'paid' })
      .where('id', '=', String(other['id']))
      .execute();
    const gone = Array.from({ length: 60 }, () => order({ payment_id: other['id'] }));
    const stuck = Array.from({ length: 100 }, () => order({}));
    await services.db
      .insertInto('refund')
      .values([...gone, ...stuck])
      .execute();
    const last = order({ charge: 7 });
    await services.db.insertInto('refund').values(last).execute();
    const asked: number[] = [];
    const before = services.payments.provider;
    if (!before) throw new Error('There is a provider.');
    services.payments.provider = {
      ...before,
      refund: ({ amount }) => {
        asked.push(amount);
        return Promise.reject(new Error('No answer.'));
      },
    };
    for (let run = 0; run < 2; run += 1) {
      server.pass(60_000);
      await paymentsJob.run(services);
    }
    services.payments.provider = before;
    expect(asked.length).toBe(200);
    expect(asked).toContain(7);
    await services.db.deleteFrom('refund').where('reason', '=', 'a test').where('charge', 'in', [1, 7]).execute();
    const { id: otherId } = other;
    await services.db
      .updateTable('payment')
      .set({ provider: 'test', provider_ref: `test_${String(otherId)}`, state: 'pending' })
      .where('id', '=', String(otherId))
      .execute();
    await cancelPayment(services, id, String(otherId));
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
