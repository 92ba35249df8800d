import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql, type RawBuilder } from 'kysely';
import { testPassword } from '@vitae/testkit/people';
import { aResume } from '@vitae/testkit';
import { newId } from '@vitae/domain';
import { onBothDatabases } from '../../testing/databases.ts';
import { byAdmin, goodCard, openShop, testDay, type Shop } from '../../testing/shop.ts';
import { sampleReport } from '../../testing/sample-report.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { adjustWallet } from './adjust-wallet.ts';
import { switchCoupons } from './coupons.ts';
import { paymentsJob, refundPayment } from './payments.ts';
import { editPlan, planOnSale } from './plans.ts';
import { reconcile } from './reconcile.ts';

onBothDatabases('money', (newPlace) => {
  let server: TestServer;
  let shop: Shop;
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
    shop = await openShop(server);
  });
  afterEach(async () => {
    await server.stop();
  });

  it('buys a year with a coupon after a declined card and a question of the bank, and has a receipt', async () => {
    const { batch } = await shop.coupon();
    const off = async (isOn: boolean) => {
      await switchCoupons(server.services.db, { batch }, isOn);
      const asked = { plan: 'pro', period: 'year', coupon: 'spring25' };
      return (await shop.call('POST', '/coupons/check', asked))['couponProblem'];
    };
    expect([await off(false), await off(true)]).toEqual(['This code is not valid.', null]);
    const quote = await shop.call('POST', '/coupons/check', { plan: 'pro', period: 'year', coupon: 'spring25' });
    expect(quote).toMatchObject({ price: 7200, discount: 1800, total: 5400, charge: 5400, couponProblem: null });
    const payment = await shop.buy({ coupon: 'Spring25' });
    expect(payment).toMatchObject({ status: 200, state: 'pending', charge: 5400, action: { kind: 'card' } });
    expect(await shop.card(payment['id'], '4000 0000 0000 0002')).toMatchObject({ status: 409, code: 'conflict' });
    expect(await shop.card(payment['id'], '4111 1111 1111 1111')).toMatchObject({ status: 409 });
    expect(await shop.card(payment['id'], '4000 0025 0000 3155')).toMatchObject({ action: { kind: 'authenticate' } });
    expect(await shop.rights()).toBe(3);
    const paid = await shop.call('POST', `/payments/${String(payment['id'])}/authenticate`, { isApproved: true });
    expect(paid).toMatchObject({ state: 'paid', brand: 'visa', last4: '3155', receipt: 1, action: null });
    expect(await shop.rights()).toBeNull();
    const { receipts } = await shop.call('GET', `/payments/${String(payment['id'])}/receipts`);
    expect(receipts).toMatchObject([
      { number: 1, kind: 'receipt', price: 7200, discount: 1800, charge: 5400, plan: 'Pro', buyer: { name: 'ada' } },
    ]);
    expect(receipts).toMatchObject([{ seller: 'Vitae', sellerAddress: '', sellerTaxNumber: '' }]);
    expect(await shop.subjects()).toEqual(['Receipt 1: $54.00']);
    expect([await shop.uses(), (await shop.buy()).status]).toEqual([1, 409]);
    const stored = JSON.stringify(await server.services.db.selectFrom('test_charge').selectAll().execute());
    expect(stored).not.toContain('4000002500003155');
    await shop.addsUp();
  });

  it('is bought once with the same key, and frees coupon and wallet when it is cancelled or runs out', async () => {
    await shop.coupon({ maxRedemptions: 1 });
    await shop.topUp(1000);
    const key = randomUUID();
    const order = { key, coupon: 'SPRING25', usesWallet: true };
    const [one, same] = [await shop.buy(order), await shop.buy(order)];
    expect([same['id'], one['wallet'], one['charge'], await shop.balance()]).toEqual([
      one['id'],
      1000,
      4400,
      { currency: 'USD', balance: 0, held: 1000 },
    ]);
    expect((await shop.buy({ ...order, period: 'month' })).status).toBe(409);
    const [other] = await shop.join('bob');
    expect(await shop.buy({ coupon: 'SPRING25' }, other)).toMatchObject({ status: 409 });
    expect(await shop.call('POST', `/payments/${String(one['id'])}/cancel`)).toMatchObject({ state: 'cancelled' });
    expect([await shop.uses(), (await shop.balance()).balance]).toEqual([0, 1000]);
    const second = await shop.buy({ coupon: 'SPRING25' }, other);
    server.pass(61 * 60 * 1000);
    await paymentsJob.run(server.services);
    const { db } = server.services;
    const left = await db.selectFrom('payment').select('state').where('id', '=', String(second['id'])).execute();
    expect(left).toEqual([{ state: 'expired' }]);
    expect(await shop.uses()).toBe(0);
    await shop.addsUp();
  });

  it('pays from the wallet, gives back a part of it, then all, and ends what was paid', async () => {
    await shop.topUp(10_000);
    const paid = await shop.buy({ usesWallet: true });
    expect(paid).toMatchObject({ state: 'paid', wallet: 7200, charge: 0 });
    const id = String(paid['id']);
    await refundPayment(server.services, id, { amount: 1200, madeBy: 'admin', reason: 'a test' });
    expect(await shop.call('GET', `/payments/${id}`)).toMatchObject({ state: 'partly-refunded', refunded: 1200 });
    expect([(await shop.balance()).balance, await shop.rights()]).toEqual([4000, null]);
    await expect(
      refundPayment(server.services, id, { amount: 6001, madeBy: 'admin', reason: 'a test' }),
    ).rejects.toThrow(/less left/);
    await refundPayment(server.services, id, { madeBy: 'admin', reason: 'a test' });
    expect(await shop.call('GET', `/payments/${id}`)).toMatchObject({ state: 'refunded' });
    expect([(await shop.balance()).balance, await shop.rights(), await shop.state()]).toEqual([10_000, 3, 'ended']);
    const { lines } = await shop.call('GET', '/wallet/statement');
    expect(lines).toMatchObject([
      { amount: 6000, cause: 'refund', of: { kind: 'plan', plan: 'Pro', period: 'year' } },
      { amount: 1200 },
      { amount: -7200, cause: 'hold', of: { plan: 'Pro', isPaid: true } },
      { amount: 10_000, cause: 'top-up', of: { kind: 'top-up', plan: null } },
    ]);
    await shop.addsUp();
  });

  it('is renewed at its price when the plan became dearer, cancelled to its end, and taken back', async () => {
    await shop.bought({ period: 'month' });
    const pro = await planOnSale(server.services.db, 'pro');
    if (!pro) throw new Error('Pro is sold.');
    await editPlan(
      server.services,
      {
        ...pro,
        prices: [{ interval: 'month', currency: 'USD', amount: 1900 }],
        rights: { ...pro.rights, syncedDocuments: 9 },
      },
      byAdmin,
    );
    await shop.renew(31 * testDay);
    const { payments } = await shop.call('GET', '/payments');
    expect(payments).toMatchObject([{ kind: 'renewal', state: 'paid', charge: 900 }, { kind: 'plan' }]);
    expect([await shop.rights(), await shop.state()]).toEqual([null, 'active']);
    expect((await shop.call('POST', '/payments/subscription/cancel')).status).toBe(200);
    expect(await shop.state()).toBe('cancelled');
    await shop.call('POST', '/payments/subscription/resume');
    expect(await shop.state()).toBe('active');
    await shop.call('POST', '/payments/subscription/cancel');
    await shop.renew(32 * testDay);
    expect([await shop.state(), await shop.rights()]).toEqual(['ended', 3]);
    expect(await shop.subjects()).toEqual(['Receipt 1: $9.00', 'Receipt 2: $9.00', 'Your plan has ended']);
    await shop.addsUp();
  });

  it('tries a renewal that was declined four more times, tells so, and ends', async () => {
    await shop.card((await shop.buy({ period: 'month' }))['id'], '4000 0000 0000 0341');
    await shop.renew(31 * testDay);
    expect([await shop.state(), await shop.rights()]).toEqual(['past-due', null]);
    for (const wait of [1, 2, 4, 7]) await shop.renew(wait * testDay + 60_000);
    expect([await shop.state(), await shop.rights()]).toEqual(['ended', 3]);
    expect((await shop.subjects()).filter((subject) => subject.startsWith('Your plan'))).toEqual([
      ...Array.from({ length: 4 }, () => 'Your plan could not be renewed'),
      'Your plan has ended',
    ]);
    await shop.addsUp();
  });

  it('takes nothing away on a downgrade: what is synced is edited, and only new documents stay on the device', async () => {
    await shop.bought({ period: 'month' });
    const put = (id: string, baseRev: number, title: string) => {
      const doc = { ...aResume(), id, title };
      const push = { baseRev, pushId: randomUUID(), schemaVersion: doc.schemaVersion, deviceId: newId(), doc };
      return shop.call('PUT', `/documents/${id}`, push);
    };
    const ids = Array.from({ length: 5 }, newId);
    for (const id of ids) expect((await put(id, 0, 'One')).status).toBe(200);
    await shop.call('POST', '/payments/subscription/cancel');
    await shop.renew(32 * testDay);
    for (const id of ids) expect((await put(id, 1, 'Two')).status).toBe(200);
    expect(await put(newId(), 0, 'Six')).toMatchObject({ status: 409, code: 'limit-reached' });
  });

  it('follows what the provider says, not the order of events, each of which counts once', async () => {
    const { test } = server.services.payments;
    if (!test) throw new Error('The test provider is there.');
    const payment = await shop.buy();
    const ref = `test_${String(payment['id'])}`;
    await test.pay(ref, goodCard);
    const event = (id: string, at = server.services.now(), key = test) => {
      const bytes = Buffer.from(JSON.stringify({ id, ref }));
      return fetch(`${server.origin}/api/webhooks/payments/test`, {
        method: 'POST',
        body: bytes,
        headers: { 'content-type': 'application/json', ...key.sign(bytes, at) },
      });
    };
    const forged = await fetch(`${server.origin}/api/webhooks/payments/test`, {
      method: 'POST',
      body: JSON.stringify({ id: 'x', ref }),
      headers: { 'content-type': 'application/json', 'test-signature': `t=1,v1=${'0'.repeat(64)}` },
    });
    const old = await event('old', new Date(server.services.now().getTime() - 10 * 60_000));
    expect([forged.status, old.status, await shop.rights()]).toEqual([401, 401, 3]);
    expect(
      (
        await fetch(`${server.origin}/api/webhooks/payments/stripe`, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(401);
    await Promise.all([event('e1'), event('e1'), event('e2')]);
    await event('e1');
    expect([
      await shop.rights(),
      (await server.services.db.selectFrom('provider_event').selectAll().execute()).length,
    ]).toEqual([null, 2]);
    await test.dispute(ref, 'open');
    await event('e3');
    expect(await shop.rights()).toBeNull();
    await test.dispute(ref, 'lost');
    await event('e4');
    expect([await shop.rights(), await shop.state()]).toEqual([3, 'ended']);
    await shop.addsUp();
  });

  it('that comes too late is honoured if that is still possible, and else in the wallet', async () => {
    await shop.coupon({ maxRedemptions: 1 });
    const late = async (more: object) => {
      const payment = await shop.buy(more);
      const ref = `test_${String(payment['id'])}`;
      await server.services.db
        .updateTable('payment')
        .set({ state: 'expired', check_at: null })
        .where('id', '=', String(payment['id']))
        .execute();
      await server.services.db.updateTable('coupon').set({ uses: 0 }).execute();
      await server.services.payments.test?.pay(ref, goodCard);
      return String(payment['id']);
    };
    const lost = await late({ coupon: 'SPRING25' });
    const [other] = await shop.join('bob');
    await shop.buy({ coupon: 'SPRING25' }, other);
    expect(await reconcile(server.services, new Date(0))).toEqual([]);
    expect(await shop.call('GET', `/payments/${lost}`)).toMatchObject({ state: 'paid', isCredited: true });
    expect([(await shop.balance()).balance, await shop.rights()]).toEqual([5400, 3]);
    const kept = await late({});
    expect(await reconcile(server.services, new Date(0))).toEqual([]);
    expect(await shop.call('GET', `/payments/${kept}`)).toMatchObject({ state: 'paid', isCredited: false });
    expect(await shop.rights()).toBeNull();
    await refundPayment(server.services, lost, { madeBy: null, reason: 'a test' });
    expect((await shop.balance()).balance).toBe(0);
    await shop.addsUp();
  });

  it('is compared without a lock of its account where nothing is to be followed', async () => {
    const { services } = server;
    const payment = await shop.bought();
    const given = await shop.call('POST', '/wallet/top-up', { key: randomUUID(), amount: 5000, currency: 'USD' });
    await shop.call('POST', `/payments/${String(given['id'])}/cancel`);
    const steps: string[] = [];
    services.payments.at = (step) => steps.push(step);
    expect([await reconcile(services, new Date(0)), steps]).toEqual([[], []]);
    await services.payments.test?.dispute(`test_${String(payment['id'])}`, 'open');
    expect(await reconcile(services, new Date(0))).toEqual([]);
    expect(steps).toContain('in reconcile');
    services.payments.at = () => undefined;
    await shop.addsUp();
  });

  it('never takes a wallet below zero, however many pay from it at the same time', async () => {
    await shop.topUp(5000);
    const adjust = (amount: number) =>
      adjustWallet(server.services, { id: randomUUID(), accountId: shop.adaId, amount, currency: 'USD' }, byAdmin);
    const taken = await Promise.allSettled(Array.from({ length: 8 }, () => adjust(-1000)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await shop.balance()).toMatchObject({ balance: 0, held: 0 });
    await shop.addsUp();
  });

  it('is written down for good: no posting, entry or receipt can be changed or removed', async () => {
    await shop.topUp(500);
    const { db } = server.services;
    for (const table of ['ledger_posting', 'ledger_entry', 'invoice'] as const) {
      await expect(sql`update ${sql.table(table)} set at = ''`.execute(db)).rejects.toThrow(/append-only|at/);
      await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow(/append-only/);
    }
    await expect(sql`update ledger_entry set amount = amount + 1`.execute(db)).rejects.toThrow(/append-only/);
    // Each database has another way to write over what is there.
    const entry = await db.selectFrom('ledger_entry').selectAll().executeTakeFirstOrThrow();
    const changed = { ...entry, amount: 999_999 };
    const again = db.insertInto('ledger_entry').values(changed);
    const overwrites = [
      again.onConflict((conflict) => conflict.columns(['posting_id', 'line']).doUpdateSet({ amount: 999_999 })),
      ...(server.services.config.databaseUrl === null ? [again.orReplace()] : []),
    ];
    for (const overwrite of overwrites) await expect(overwrite.execute()).rejects.toThrow(/append-only/);
    expect((await shop.balance()).balance).toBe(500);
    await shop.addsUp();
  });

  it('has balances that change by entries of the ledger alone', async () => {
    await shop.topUp(500);
    const { db } = server.services;
    const account = `wallet:${shop.adaId}`;
    const refused = async (statement: RawBuilder<unknown>) =>
      expect(statement.execute(db)).rejects.toThrow('ledger_balance changes only by an entry of the ledger');
    const isSqlite = server.services.config.databaseUrl === null;
    // The newest entry is this wallet's: it is not counted again either.
    await refused(sql`update ledger_balance set balance = balance + 500`);
    await refused(sql`update ledger_balance set account = 'wallet:other'`);
    await refused(sql`delete from ledger_balance`);
    await refused(sql`insert into ledger_balance (account, currency, balance) values ('wallet:other', 'USD', 0)`);
    await refused(sql`insert into ledger_balance (account, currency, balance) values (${account}, 'USD', 9)
      on conflict (account, currency) do update set balance = 9`);
    if (isSqlite) {
      await refused(sql`update ledger_balance set balance = 0, entry = null`);
      await refused(sql`update ledger_balance set balance = balance + 500, entry = (
        select posting_id || ' ' || line from ledger_entry order by rowid desc limit 1)`);
      await refused(
        sql`insert or replace into ledger_balance (account, currency, balance) values (${account}, 'USD', 0)`,
      );
    } else await refused(sql`truncate ledger_balance`);
    await shop.topUp(700);
    expect(await shop.balance()).toMatchObject({ balance: 1200 });
    await shop.addsUp();
  });

  it('pays for an expert review, once, and gives it back with the review or the account', async () => {
    const evaluation = randomUUID();
    await shop.call('PUT', `/evaluations/${evaluation}`, sampleReport());
    const ask = () => shop.call('POST', `/evaluations/${evaluation}/review`, { question: '' });
    expect(await ask()).toMatchObject({ status: 409 });
    const payment = await shop.card((await shop.buy({ plan: 'review', period: 'once' }))['id']);
    expect(payment).toMatchObject({ state: 'paid', kind: 'review', charge: 2900 });
    expect(await ask()).toMatchObject({ status: 200, state: 'paid' });
    expect(await shop.call('POST', `/evaluations/${evaluation}/review/cancel`)).toMatchObject({ state: 'refunded' });
    expect(await shop.call('GET', `/payments/${String(payment['id'])}`)).toMatchObject({ state: 'refunded' });
    expect(await ask()).toMatchObject({ status: 409 });
    const again = await shop.card((await shop.buy({ plan: 'review', period: 'once' }))['id']);
    expect(await ask()).toMatchObject({ status: 200 });
    await shop.topUp(700);
    await shop.call('POST', '/account/delete', { currentPassword: testPassword });
    server.pass(15 * testDay);
    await server.housekeeping();
    const { db } = server.services;
    expect(await db.selectFrom('account').select('id').execute()).toEqual([]);
    const refunded = await db.selectFrom('payment').select(['id', 'state']).orderBy('id', 'desc').execute();
    expect(refunded.map((row) => row.state)).toEqual(['refunded', 'refunded', 'refunded']);
    expect(refunded.map((row) => row.id)).toContain(again['id']);
    const charges = await db.selectFrom('ledger_balance').select('balance').execute();
    expect(charges.every((row) => Number(row.balance) === 0)).toBe(true);
    await shop.addsUp();
  });
});
