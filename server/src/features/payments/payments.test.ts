import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { testPassword } from '@vitae/testkit/people';
import { aResume } from '@vitae/testkit';
import { newId } from '@vitae/domain';
import type { CouponRules } from '@vitae/domain/money';
import { onBothDatabases } from '../../testing/databases.ts';
import { sampleReport } from '../../testing/sample-report.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { adjustWallet } from './adjust-wallet.ts';
import { createCoupons, switchCoupons } from './coupons.ts';
import { paymentsJob, refundPayment } from './payments.ts';
import { editPlan, planOnSale } from './plans.ts';
import { reconcile } from './reconcile.ts';
import { renewalsJob } from './subscriptions.ts';

type Who = Record<string, string>;
const day = 24 * 60 * 60 * 1000;
const good = '4242 4242 4242 4242';
const by = { accountId: 'admin', reason: 'a test' };

onBothDatabases('money', (newPlace) => {
  let server: TestServer;
  let ada: Who;
  let adaId: string;
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
    [ada, adaId] = await join('ada');
  });
  afterEach(async () => {
    await server.stop();
  });

  const join = async (name: string): Promise<[Who, string]> => {
    const account = { name, email: `${name}@example.com`, password: testPassword };
    const { body } = await server.call('POST', '/auth/sign-up', account);
    const user = body['user'] as { id: string };
    return [{ authorization: `Bearer ${String(body['accessToken'])}` }, user.id];
  };
  const call = async (method: string, path: string, body?: unknown, who = ada) => {
    const answer = await server.call(method, path, body, who);
    return { status: answer.status, ...answer.body } as Record<string, unknown> & { status: number };
  };
  const buy = (more: object = {}, who = ada) =>
    call('POST', '/payments', { key: randomUUID(), plan: 'pro', period: 'year', ...more }, who);
  const card = (id: unknown, number = good, who = ada) =>
    call('POST', `/payments/${String(id)}/card`, { number, expiry: '12/40', code: '123' }, who);
  const bought = async (more: object = {}) => card((await buy(more))['id']);
  const topUp = async (amount: number) =>
    card((await call('POST', '/wallet/top-up', { key: randomUUID(), amount, currency: 'USD' }))['id']);
  const balance = async () => {
    const { balances } = await call('GET', '/wallet');
    return (balances as { balance: number; held: number }[])[0] ?? { balance: 0, held: 0 };
  };
  const rights = async () => (await call('GET', '/auth/session'))['syncedDocuments'];
  const coupon = (more: Partial<CouponRules> = {}) =>
    createCoupons(
      server.services,
      {
        count: 1,
        rules: {
          code: 'SPRING25',
          percent: 25,
          amount: null,
          currency: null,
          plans: [],
          startsAt: null,
          endsAt: null,
          maxRedemptions: null,
          perAccount: null,
          firstPurchaseOnly: false,
          ...more,
        },
      },
      by,
    );
  const uses = async () =>
    Number((await server.services.db.selectFrom('coupon').select('uses').executeTakeFirstOrThrow()).uses);
  const subjects = async () =>
    (await server.mails()).flatMap((mail) => /^Subject: (.*(?:receipt|back|plan|wallet).*)$/im.exec(mail)?.[1] ?? []);
  const renew = async (ms: number) => {
    server.pass(ms);
    await renewalsJob.run(server.services);
    const { body } = await server.call('POST', '/auth/sign-in', { email: 'ada@example.com', password: testPassword });
    ada = { authorization: `Bearer ${String(body['accessToken'])}` };
  };
  const state = async () =>
    (await server.services.db.selectFrom('subscription').selectAll().orderBy('id', 'desc').executeTakeFirst())?.state;
  /** Books that add up: the provider agrees, and nothing is held. */
  const addsUp = async () => {
    expect(await reconcile(server.services, new Date(0))).toEqual([]);
    const { rows } = await sql<{ number: number }>`select number from invoice order by number`.execute(
      server.services.db,
    );
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => index + 1));
  };

  it('buys a year with a coupon after a declined card and a question of the bank, and has a receipt', async () => {
    const { batch } = await coupon();
    const off = async (isOn: boolean) => {
      await switchCoupons(server.services.db, batch, isOn);
      const asked = { plan: 'pro', period: 'year', coupon: 'spring25' };
      return (await call('POST', '/coupons/check', asked))['couponProblem'];
    };
    expect([await off(false), await off(true)]).toEqual(['This code is not valid.', null]);
    const quote = await call('POST', '/coupons/check', { plan: 'pro', period: 'year', coupon: 'spring25' });
    expect(quote).toMatchObject({ price: 7200, discount: 1800, total: 5400, charge: 5400, couponProblem: null });
    const payment = await buy({ coupon: 'Spring25' });
    expect(payment).toMatchObject({ status: 200, state: 'pending', charge: 5400, action: { kind: 'card' } });
    expect(await card(payment['id'], '4000 0000 0000 0002')).toMatchObject({ status: 409, code: 'conflict' });
    expect(await card(payment['id'], '4111 1111 1111 1111')).toMatchObject({ status: 409 });
    expect(await card(payment['id'], '4000 0025 0000 3155')).toMatchObject({ action: { kind: 'authenticate' } });
    expect(await rights()).toBe(3);
    const paid = await call('POST', `/payments/${String(payment['id'])}/authenticate`, { isApproved: true });
    expect(paid).toMatchObject({ state: 'paid', brand: 'visa', last4: '3155', receipt: 1, action: null });
    expect(await rights()).toBeNull();
    const { receipts } = await call('GET', `/payments/${String(payment['id'])}/receipts`);
    expect(receipts).toMatchObject([
      { number: 1, kind: 'receipt', price: 7200, discount: 1800, charge: 5400, plan: 'Pro', buyer: { name: 'ada' } },
    ]);
    expect(await subjects()).toEqual(['Receipt 1: $54.00']);
    expect([await uses(), (await buy()).status]).toEqual([1, 409]);
    const stored = JSON.stringify(await server.services.db.selectFrom('test_charge').selectAll().execute());
    expect(stored).not.toContain('4000002500003155');
    await addsUp();
  });

  it('is bought once with the same key, and frees coupon and wallet when it is cancelled or runs out', async () => {
    await coupon({ maxRedemptions: 1 });
    await topUp(1000);
    const key = randomUUID();
    const order = { key, coupon: 'SPRING25', usesWallet: true };
    const [one, same] = [await buy(order), await buy(order)];
    expect([same['id'], one['wallet'], one['charge'], await balance()]).toEqual([
      one['id'],
      1000,
      4400,
      { currency: 'USD', balance: 0, held: 1000 },
    ]);
    expect((await buy({ ...order, period: 'month' })).status).toBe(409);
    const [other] = await join('bob');
    expect(await buy({ coupon: 'SPRING25' }, other)).toMatchObject({ status: 409 });
    expect(await call('POST', `/payments/${String(one['id'])}/cancel`)).toMatchObject({ state: 'cancelled' });
    expect([await uses(), (await balance()).balance]).toEqual([0, 1000]);
    const second = await buy({ coupon: 'SPRING25' }, other);
    server.pass(61 * 60 * 1000);
    await paymentsJob.run(server.services);
    const { db } = server.services;
    const left = await db.selectFrom('payment').select('state').where('id', '=', String(second['id'])).execute();
    expect(left).toEqual([{ state: 'expired' }]);
    expect(await uses()).toBe(0);
    await addsUp();
  });

  it('pays from the wallet, gives back a part of it, then all, and ends what was paid', async () => {
    await topUp(10_000);
    const paid = await buy({ usesWallet: true });
    expect(paid).toMatchObject({ state: 'paid', wallet: 7200, charge: 0 });
    const id = String(paid['id']);
    await refundPayment(server.services, id, { amount: 1200, madeBy: 'admin', reason: 'a test' });
    expect(await call('GET', `/payments/${id}`)).toMatchObject({ state: 'partly-refunded', refunded: 1200 });
    expect([(await balance()).balance, await rights()]).toEqual([4000, null]);
    await expect(
      refundPayment(server.services, id, { amount: 6001, madeBy: 'admin', reason: 'a test' }),
    ).rejects.toThrow(/less left/);
    await refundPayment(server.services, id, { madeBy: 'admin', reason: 'a test' });
    expect(await call('GET', `/payments/${id}`)).toMatchObject({ state: 'refunded' });
    expect([(await balance()).balance, await rights(), await state()]).toEqual([10_000, 3, 'ended']);
    const { lines } = await call('GET', '/wallet/statement');
    expect((lines as { amount: number }[]).map(({ amount }) => amount)).toEqual([6000, 1200, -7200, 10_000]);
    await addsUp();
  });

  it('is renewed at its price when the plan became dearer, cancelled to its end, and taken back', async () => {
    await bought({ period: 'month' });
    const pro = await planOnSale(server.services.db, 'pro');
    if (!pro) throw new Error('Pro is sold.');
    await editPlan(
      server.services,
      {
        ...pro,
        prices: [{ interval: 'month', currency: 'USD', amount: 1900 }],
        rights: { ...pro.rights, syncedDocuments: 9 },
      },
      by,
    );
    await renew(31 * day);
    const { payments } = await call('GET', '/payments');
    expect(payments).toMatchObject([{ kind: 'renewal', state: 'paid', charge: 900 }, { kind: 'plan' }]);
    expect([await rights(), await state()]).toEqual([null, 'active']);
    expect((await call('POST', '/payments/subscription/cancel')).status).toBe(200);
    expect(await state()).toBe('cancelled');
    await call('POST', '/payments/subscription/resume');
    expect(await state()).toBe('active');
    await call('POST', '/payments/subscription/cancel');
    await renew(32 * day);
    expect([await state(), await rights()]).toEqual(['ended', 3]);
    expect(await subjects()).toEqual(['Receipt 1: $9.00', 'Receipt 2: $9.00', 'Your plan has ended']);
    await addsUp();
  });

  it('tries a renewal that was declined four more times, tells so, and ends', async () => {
    await card((await buy({ period: 'month' }))['id'], '4000 0000 0000 0341');
    await renew(31 * day);
    expect([await state(), await rights()]).toEqual(['past-due', null]);
    for (const wait of [1, 2, 4, 7]) await renew(wait * day + 60_000);
    expect([await state(), await rights()]).toEqual(['ended', 3]);
    expect((await subjects()).filter((subject) => subject.startsWith('Your plan'))).toEqual([
      ...Array.from({ length: 4 }, () => 'Your plan could not be renewed'),
      'Your plan has ended',
    ]);
    await addsUp();
  });

  it('takes nothing away on a downgrade: what is synced is edited, and only new documents stay on the device', async () => {
    await bought({ period: 'month' });
    const put = (id: string, baseRev: number, title: string) => {
      const doc = { ...aResume(), id, title };
      const push = { baseRev, pushId: randomUUID(), schemaVersion: doc.schemaVersion, deviceId: newId(), doc };
      return call('PUT', `/documents/${id}`, push);
    };
    const ids = Array.from({ length: 5 }, newId);
    for (const id of ids) expect((await put(id, 0, 'One')).status).toBe(200);
    await call('POST', '/payments/subscription/cancel');
    await renew(32 * day);
    for (const id of ids) expect((await put(id, 1, 'Two')).status).toBe(200);
    expect(await put(newId(), 0, 'Six')).toMatchObject({ status: 409, code: 'limit-reached' });
  });

  it('follows what the provider says, not the order of events, each of which counts once', async () => {
    const { test } = server.services.payments;
    if (!test) throw new Error('The test provider is there.');
    const payment = await buy();
    const ref = `test_${String(payment['id'])}`;
    await test.pay(ref, good);
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
    expect([forged.status, old.status, await rights()]).toEqual([401, 401, 3]);
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
      await rights(),
      (await server.services.db.selectFrom('provider_event').selectAll().execute()).length,
    ]).toEqual([null, 2]);
    await test.dispute(ref, 'open');
    await event('e3');
    expect(await rights()).toBeNull();
    await test.dispute(ref, 'lost');
    await event('e4');
    expect([await rights(), await state()]).toEqual([3, 'ended']);
    await addsUp();
  });

  it('that comes too late is honoured if that is still possible, and else in the wallet', async () => {
    await coupon({ maxRedemptions: 1 });
    const late = async (more: object) => {
      const payment = await buy(more);
      const ref = `test_${String(payment['id'])}`;
      await server.services.db
        .updateTable('payment')
        .set({ state: 'expired', check_at: null })
        .where('id', '=', String(payment['id']))
        .execute();
      await server.services.db.updateTable('coupon').set({ uses: 0 }).execute();
      await server.services.payments.test?.pay(ref, good);
      return String(payment['id']);
    };
    const lost = await late({ coupon: 'SPRING25' });
    const [other] = await join('bob');
    await buy({ coupon: 'SPRING25' }, other);
    expect(await reconcile(server.services, new Date(0))).toEqual([]);
    expect(await call('GET', `/payments/${lost}`)).toMatchObject({ state: 'paid', isCredited: true });
    expect([(await balance()).balance, await rights()]).toEqual([5400, 3]);
    const kept = await late({});
    expect(await reconcile(server.services, new Date(0))).toEqual([]);
    expect(await call('GET', `/payments/${kept}`)).toMatchObject({ state: 'paid', isCredited: false });
    expect(await rights()).toBeNull();
    await refundPayment(server.services, lost, { madeBy: null, reason: 'a test' });
    expect((await balance()).balance).toBe(0);
    await addsUp();
  });

  it('gives the last use of a coupon once, however many pay with it at the same time', async () => {
    await coupon({ maxRedemptions: 1 });
    const people = await Promise.all(Array.from({ length: 5 }, (_, index) => join(`person${index}`)));
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(
        people.flatMap(([who]) => Array.from({ length: 10 }, () => buy({ coupon: 'SPRING25' }, who))),
      );
      const winners = answers.filter(({ status }) => status === 200);
      const open = await server.services.db
        .selectFrom('payment')
        .select(['id', 'account_id'])
        .where('state', 'in', ['created', 'pending'])
        .where('coupon_id', 'is not', null)
        .execute();
      expect([open.length, await uses()]).toEqual([1, 1]);
      expect(winners.length).toBeGreaterThan(0);
      const [winner] = open;
      const [who] = people.find(([, id]) => id === winner?.account_id) ?? [ada];
      await Promise.all(
        Array.from({ length: 5 }, () => call('POST', `/payments/${winner?.id}/cancel`, undefined, who)),
      );
      expect(await uses()).toBe(0);
    }
  });

  it('never takes a wallet below zero, however many pay from it at the same time', async () => {
    await topUp(5000);
    const adjust = (amount: number) =>
      adjustWallet(server.services, { id: randomUUID(), accountId: adaId, amount, currency: 'USD' }, by);
    const taken = await Promise.allSettled(Array.from({ length: 8 }, () => adjust(-1000)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await balance()).toMatchObject({ balance: 0, held: 0 });
    await addsUp();
  });

  it('is written down for good: no posting, entry or receipt can be changed or removed', async () => {
    await topUp(500);
    const { db } = server.services;
    for (const table of ['ledger_posting', 'ledger_entry', 'invoice'] as const) {
      await expect(sql`update ${sql.table(table)} set at = ''`.execute(db)).rejects.toThrow(/append-only|at/);
      await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow(/append-only/);
    }
    await expect(sql`update ledger_entry set amount = amount + 1`.execute(db)).rejects.toThrow(/append-only/);
  });

  it('pays for an expert review, once, and gives it back with the review or the account', async () => {
    const evaluation = randomUUID();
    await call('PUT', `/evaluations/${evaluation}`, sampleReport());
    const ask = () => call('POST', `/evaluations/${evaluation}/review`, { question: '' });
    expect(await ask()).toMatchObject({ status: 409 });
    const payment = await card((await buy({ plan: 'review', period: 'once' }))['id']);
    expect(payment).toMatchObject({ state: 'paid', kind: 'review', charge: 2900 });
    expect(await ask()).toMatchObject({ status: 200, state: 'paid' });
    expect(await call('POST', `/evaluations/${evaluation}/review/cancel`)).toMatchObject({ state: 'refunded' });
    expect(await call('GET', `/payments/${String(payment['id'])}`)).toMatchObject({ state: 'refunded' });
    expect(await ask()).toMatchObject({ status: 409 });
    const again = await card((await buy({ plan: 'review', period: 'once' }))['id']);
    expect(await ask()).toMatchObject({ status: 200 });
    await topUp(700);
    await call('POST', '/account/delete', { currentPassword: testPassword });
    server.pass(15 * day);
    await server.housekeeping();
    const { db } = server.services;
    expect(await db.selectFrom('account').select('id').execute()).toEqual([]);
    const refunded = await db.selectFrom('payment').select(['id', 'state']).orderBy('id', 'desc').execute();
    expect(refunded.map((row) => row.state)).toEqual(['refunded', 'refunded', 'refunded']);
    expect(refunded.map((row) => row.id)).toContain(again['id']);
    const charges = await db.selectFrom('ledger_balance').select('balance').execute();
    expect(charges.every((row) => Number(row.balance) === 0)).toBe(true);
    await addsUp();
  });
});
