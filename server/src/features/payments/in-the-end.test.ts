import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { testPassword } from '@vitae/testkit/people';
import { onBothDatabases } from '../../testing/databases.ts';
import { byAdmin, goodCard, openShop, testDay, type Shop } from '../../testing/shop.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { paymentsJob, refundPayment } from './payments.ts';
import { editPlan, planOnSale } from './plans.ts';
import { lastDifferences, reconcile, reconciliationJob } from './reconcile.ts';
import { renewalsJob } from './subscriptions.ts';

const minute = 60_000;

onBothDatabases('in the end, money', (newPlace) => {
  let server: TestServer;
  let shop: Shop;
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
    shop = await openShop(server);
  });
  afterEach(() => server.stop());

  const refOf = (payment: Record<string, unknown>) => `test_${String(payment['id'])}`;
  const pay = (payment: Record<string, unknown>) => server.services.payments.test?.pay(refOf(payment), goodCard);
  const bookedOf = async (payment: Record<string, unknown>) => {
    const { state, isCredited, charge } = await shop.call('GET', `/payments/${String(payment['id'])}`);
    return { state, isCredited, charge };
  };

  it.each([
    { what: 'was never begun is free', end: 'before provider renew', state: 'expired', isCredited: 0, wallet: 0 },
    { what: 'was charged is in the wallet', end: 'after provider renew', state: 'paid', isCredited: 1, wallet: 900 },
  ])('for a renewal that $what if its plan was cancelled meanwhile', async ({ end, state, isCredited, wallet }) => {
    await shop.bought({ period: 'month' });
    server.pass(31 * testDay);
    const { payments, db } = server.services;
    payments.at = (step) => {
      if (step === end) throw new Error('The server ended here.');
    };
    await renewalsJob.run(server.services);
    payments.at = () => undefined;
    await shop.signIn();
    await shop.call('POST', '/payments/subscription/cancel');
    await shop.renew(0);
    expect(await shop.state()).toBe('ended');
    server.pass(61 * minute);
    await paymentsJob.run(server.services);
    expect(await reconcile(server.services, new Date(0))).toEqual([]);
    const renewals = db.selectFrom('payment').select(['state', 'is_credited']).where('kind', '=', 'renewal');
    expect(await renewals.execute()).toEqual([{ state, is_credited: isCredited }]);
    await shop.signIn();
    expect([(await shop.balance()).balance, await shop.rights()]).toEqual([wallet, 3]);
    await shop.addsUp();
  });

  it('that is paid within its hour buys at the price and with the coupon that were agreed', async () => {
    await shop.coupon({ endsAt: new Date(server.services.now().getTime() + 10 * minute).toISOString() });
    const payment = await shop.buy({ coupon: 'SPRING25' });
    const pro = await planOnSale(server.services.db, 'pro');
    if (!pro) throw new Error('Pro is sold.');
    const dearer = { ...pro, prices: [{ interval: 'year' as const, currency: 'USD', amount: 9900 }] };
    await editPlan(server.services, dearer, byAdmin);
    server.pass(14 * minute);
    expect((await shop.buy({ coupon: 'SPRING25' }, (await shop.join('bob'))[0])).status).toBe(409);
    await shop.card(payment['id']);
    expect(await bookedOf(payment)).toEqual({ state: 'paid', isCredited: false, charge: 5400 });
    await shop.addsUp();
  });

  it('that arrives later is credited in full where the coupon ran out, and honoured where only the price did', async () => {
    await shop.coupon({ endsAt: new Date(server.services.now().getTime() + 10 * minute).toISOString() });
    const pro = await planOnSale(server.services.db, 'pro');
    if (!pro) throw new Error('Pro is sold.');
    const late = async (more: object) => {
      const payment = await shop.buy(more);
      // Closed here, and paid at the provider at the same moment.
      const { id } = payment;
      const closed = { state: 'expired', check_at: null } as const;
      await server.services.db.updateTable('payment').set(closed).where('id', '=', String(id)).execute();
      return payment;
    };
    const withCoupon = await late({ coupon: 'SPRING25' });
    await pay(withCoupon);
    await server.services.db.updateTable('coupon').set({ uses: 0 }).execute();
    const atOldPrice = await late({});
    await pay(atOldPrice);
    await editPlan(server.services, { ...pro, prices: [{ interval: 'year', currency: 'USD', amount: 9900 }] }, byAdmin);
    server.pass(14 * minute);
    expect(await reconcile(server.services, new Date(0))).toEqual([]);
    expect(await bookedOf(withCoupon)).toEqual({ state: 'paid', isCredited: true, charge: 5400 });
    expect(await bookedOf(atOldPrice)).toEqual({ state: 'paid', isCredited: false, charge: 7200 });
    expect([(await shop.balance()).balance, await shop.rights()]).toEqual([5400, null]);
    expect(await shop.subjects()).toContain('Your payment of $54.00 is in your wallet');
    const receiptsOf = async ({ id }: Record<string, unknown>) =>
      (await shop.call('GET', `/payments/${String(id)}/receipts`))['receipts'];
    const toWallet = { item: 'top-up', plan: null, discount: 0, charge: 5400, buyer: { name: 'ada' }, last4: '4242' };
    expect(await receiptsOf(withCoupon)).toMatchObject([{ number: 1, kind: 'receipt', price: 5400, ...toWallet }]);
    const mails = (await server.mails()).join('\n').replaceAll(/=\r?\n/g, '');
    expect(mails.replaceAll(/\s+/g, ' ')).toContain('Your receipt 1 is here, also as a PDF: ');
    await refundPayment(server.services, String(withCoupon['id']), { madeBy: 'admin', reason: 'a test' });
    expect(await receiptsOf(withCoupon)).toMatchObject([{ number: 1 }, { kind: 'credit-note', about: 1, ...toWallet }]);
    await shop.addsUp();
  });

  it('is in the download of everything, and stays without a name when the account is deleted', async () => {
    await shop.topUp(1000);
    const bought = await shop.buy({ usesWallet: true });
    await shop.card(bought['id']);
    await refundPayment(server.services, String(bought['id']), { amount: 700, madeBy: 'admin', reason: 'a test' });
    const response = await fetch(`${server.origin}/api/account/export`, {
      method: 'POST',
      headers: { origin: server.origin, ...shop.ada },
    });
    const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer()))).flatMap(([name, bytes]) =>
      /^(payments|wallet|subscriptions)/.test(name) ? [[name, Buffer.from(bytes).toString()]] : [],
    );
    expect(files.map(([name]) => name)).toEqual([
      `payments/${String(bought['id'])}.json`,
      expect.stringMatching(/^payments\/.+\.json$/),
      'subscriptions.json',
      'wallet/0001.json',
    ]);
    expect(JSON.parse(files[0]?.[1] ?? '')).toMatchObject({
      charge: 6200,
      wallet: 1000,
      refunds: [{ charge: 700, state: 'done' }],
      receipts: [{ number: 2, buyer: { name: 'ada', email: 'ada@example.com' }, last4: '4242' }, { number: 3 }],
    });
    expect(JSON.parse(files[3]?.[1] ?? '')).toMatchObject([{ amount: -1000 }, { amount: 1000 }]);
    const open = await shop.call('POST', '/wallet/top-up', { key: randomUUID(), amount: 800, currency: 'USD' });
    await shop.call('POST', '/account/delete', { currentPassword: testPassword });
    server.pass(15 * testDay);
    await server.housekeeping();
    const { db } = server.services;
    const left = await Promise.all(
      (['payment', 'refund', 'subscription', 'invoice', 'invoice_buyer', 'ledger_posting'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(left.map((rows) => rows.length > 0)).toEqual([true, true, true, true, false, true]);
    expect(JSON.stringify(left)).not.toMatch(/ada@|"ada"|4242|visa/);
    expect(JSON.stringify(left[3])).toContain('"US');
    await shop.addsUp();
    // Somebody paid after all on a page that could not be closed: it is nobody's to spend, and goes back.
    const charge = db.selectFrom('test_charge').select('content').where('ref', '=', refOf(open));
    const { content } = await charge.executeTakeFirstOrThrow();
    const paid = content.replace('"state":"expired"', '"state":"paid"');
    await db.updateTable('test_charge').set({ content: paid }).where('ref', '=', refOf(open)).execute();
    expect(await reconcile(server.services, new Date(0))).toEqual([]);
    await paymentsJob.run(server.services);
    expect((await charge.executeTakeFirstOrThrow()).content).toMatch(/"refunds":\[\{[^\]]*"amount":800\}\]/);
    const there = db.selectFrom('ledger_balance').select('balance');
    expect((await there.execute()).every(({ balance }) => Number(balance) === 0)).toBe(true);
    await shop.addsUp();
  });

  it('that the provider knows otherwise is found and named by a job, for the log and `doctor`', async () => {
    const payment = await shop.bought();
    const { db } = server.services;
    expect(await lastDifferences(db)).toEqual([]);
    const stored = await db.selectFrom('test_charge').select('content').executeTakeFirstOrThrow();
    const content = z.record(z.string(), z.unknown()).parse(JSON.parse(stored.content));
    const created_at = server.services.now().toISOString();
    const stranger = JSON.stringify({ ...content, paymentId: randomUUID(), amount: 100 });
    await db.insertInto('test_charge').values({ ref: 'stranger', content: stranger, created_at }).execute();
    await db
      .updateTable('test_charge')
      .set({ content: JSON.stringify({ ...content, amount: 7201 }) })
      .where('ref', '=', refOf(payment))
      .execute();
    expect(await reconciliationJob.run(server.services)).toEqual({ differences: 2 });
    expect(await lastDifferences(db)).toEqual([
      { kind: 'amount', subject: payment['id'], ours: '7200 USD', theirs: '7201 USD' },
      { kind: 'unknown-charge', subject: 'stranger', ours: '', theirs: '100 USD' },
    ]);
    await db.deleteFrom('test_charge').where('ref', '=', 'stranger').execute();
    await db
      .updateTable('test_charge')
      .set({ content: JSON.stringify({ ...content, amount: 7200 }) })
      .execute();
    expect(await reconciliationJob.run(server.services)).toEqual({ differences: 0 });
    expect(await lastDifferences(db)).toEqual([]);
  });
});
