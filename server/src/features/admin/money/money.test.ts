import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { onBothDatabases } from '../../../testing/databases.ts';
import { countFigures } from '../../figures/count-figures.ts';
import { readFigures } from '../../figures/read-figures.ts';
import { couponRules } from '../../../testing/shop.ts';
import { signUp } from '../../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Who = Record<string, string>;
const reason = 'She asked for it';
const rowsSchema = z.object({ rows: z.array(z.looseObject({ id: z.string() })), next: z.string().nullable() });
const allowanceSchema = z.object({ allowance: z.object({ limit: z.number().nullable() }) });
const detailsSchema = z.looseObject({
  id: z.string(),
  left: z.number(),
  timeline: z.array(z.looseObject({ what: z.string(), at: z.string() })),
});

onBothDatabases('money in the administration', (newPlace) => {
  let server: TestServer;
  let [admin, second, ada]: Who[] = [];
  const ids = new Map<string, string>();

  const join = async (name: string): Promise<Who> => {
    const { accountId, headers } = await signUp(server, `${name}@example.com`, { name });
    ids.set(name, accountId);
    return headers;
  };
  const get = async (path: string, who: Who = admin ?? {}) => (await server.call('GET', path, undefined, who)).body;
  const post = (path: string, body: unknown, who: Who = admin ?? {}) => server.call('POST', path, body, who);
  const pay = async (path: string, body: object) => {
    const { body: payment } = await post(path, { key: randomUUID(), ...body }, ada);
    const card = { number: '4242 4242 4242 4242', expiry: '12/40', code: '123' };
    const { body: paid } = await post(`/payments/${String(payment['id'])}/card`, card, ada);
    return String(paid['id']);
  };
  const details = async (id: string) => detailsSchema.parse(await get(`/admin/payments/${id}`));
  const found = async (query: string) => rowsSchema.parse(await get(`/admin/payments?${query}`)).rows;
  const record = async (subject: string) =>
    z
      .object({ entries: z.array(z.looseObject({ action: z.string() })) })
      .parse(await get(`/admin/audit?subject=${encodeURIComponent(subject)}`)).entries;

  beforeAll(async () => {
    server = await startTestServer(await newPlace());
    [admin, second, ada] = [await join('admin'), await join('second'), await join('ada')];
    await server.services.db
      .updateTable('account')
      .set({ role: 'admin' })
      .where('email', 'in', ['admin@example.com', 'second@example.com'])
      .execute();
  });
  afterAll(() => server.stop());

  it('finds payments by person, receipt, id and reference, and filters them', async () => {
    const id = await pay('/payments', { plan: 'review', period: 'once' });
    const { receipt, reference } = await details(id);
    for (const search of ['ada@example.com', 'ada', String(receipt), id, String(reference), ids.get('ada') ?? ''])
      expect([search, (await found(`search=${encodeURIComponent(search)}`))[0]?.id]).toEqual([search, id]);
    expect(await found('search=nobody')).toEqual([]);
    expect(await found('search=999999')).toEqual([]);
    expect((await found('state=paid&kind=review')).map((row) => row.id)).toEqual([id]);
    expect(await found('state=refunded')).toEqual([]);
    expect(await found('state=disputed')).toEqual([]);
    expect((await found('order=asc'))[0]).toMatchObject({ account: { email: 'ada@example.com' }, left: 2900 });
  });

  it('goes through all payments page by page, and gives them as CSV with decimals', async () => {
    const row = await server.services.db.selectFrom('payment').selectAll().limit(1).executeTakeFirstOrThrow();
    const copies = Array.from({ length: 120 }, () => ({
      ...row,
      id: randomUUID(),
      idempotency_key: randomUUID(),
      provider_ref: null,
      review_id: null,
      state: 'cancelled' as const,
    }));
    await server.services.db.insertInto('payment').values(copies).execute();
    for (const order of ['asc', 'desc']) {
      const seen: string[] = [];
      for (let after: string | null = ''; after !== null;) {
        const page = rowsSchema.parse(await get(`/admin/payments?order=${order}${after && `&after=${after}`}`));
        seen.push(...page.rows.map(({ id }) => id));
        after = page.next;
      }
      expect([new Set(seen).size, seen.length]).toEqual([121, 121]);
    }
    const response = await fetch(`${server.origin}/api/admin/payments/export`, {
      method: 'POST',
      headers: { ...admin, origin: server.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ state: 'paid', reason }),
    });
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(
      'ada@example.com,review,Review,once,paid,none,USD,29.00,0.00,0.00,0.00,29.00,0.00,test,',
    );
    expect(await record('payments')).toMatchObject([
      { action: 'admin.payments.export', reason, after: { lines: 1, isWhole: true } },
      { action: 'admin.payments.export', reason, after: { state: 'paid' } },
    ]);
    await server.services.db.deleteFrom('payment').where('state', '=', 'cancelled').execute();
  });

  it('refunds a part and then the rest, each on record and once per key, and refuses an amount based on an old balance', async () => {
    const id = await pay('/payments', { plan: 'pro', period: 'year' });
    const refund = (more: object, who?: Who) =>
      post(`/admin/payments/${id}/refund`, { key: randomUUID(), amount: 1000, left: 7200, reason, ...more }, who);
    const { payments } = server.services;
    const { provider } = payments;
    if (!provider) throw new Error('There is a provider.');
    payments.provider = { ...provider, step: () => 10 };
    expect((await refund({ amount: 1005 })).body['message']).toMatch(/larger steps/);
    payments.provider = provider;
    const key = randomUUID();
    expect((await refund({ reason: '' })).body['code']).toBe('invalid');
    expect((await refund({ key })).body).toMatchObject({ state: 'partly-refunded', refunded: 1000, left: 6200 });
    // Sent again after a lost answer.
    expect((await refund({ key })).body).toMatchObject({ refunded: 1000, left: 6200 });
    // Another amount was entered after the answer was lost: it is not given back.
    expect((await refund({ key, amount: 2000 })).body['code']).toBe('conflict');
    // Its key is no key to another payment, which would be on record as refunded.
    const others = z.object({ rows: z.array(z.object({ id: z.string() })) }).parse(await get('/admin/payments')).rows;
    const another = others.find((one) => one.id !== id)?.id ?? '';
    const misused = { key, amount: 1000, left: 7200, reason };
    expect((await post(`/admin/payments/${another}/refund`, misused)).body['code']).toBe('conflict');
    // The other admin still sees the whole of it.
    expect((await refund({}, second)).body).toMatchObject({ code: 'conflict' });
    expect((await refund({ amount: 6201, left: 6200 })).body).toMatchObject({ code: 'conflict' });
    expect((await refund({ amount: 6200, left: 6200 }, second)).body).toMatchObject({ state: 'refunded', left: 0 });
    const { timeline } = await details(id);
    expect(timeline.filter(({ what }) => what === 'refund')).toMatchObject([
      { state: 'requested', amount: 1000, reason, by: 'admin@example.com' },
      { state: 'done', amount: 1000 },
      { state: 'requested', amount: 6200, by: 'second@example.com' },
      { state: 'done', amount: 6200 },
    ]);
    expect(timeline.filter(({ what }) => what === 'invoice')).toMatchObject([
      { kind: 'receipt' },
      { kind: 'credit-note' },
      { kind: 'credit-note' },
    ]);
    expect(timeline.map(({ at }) => at)).toEqual(timeline.map(({ at }) => at).toSorted());
    const entries = (await record(`payment ${id}`)).filter(({ reason: why }) => why === reason);
    expect(entries).toMatchObject([
      { action: 'admin.payments.refund', email: 'second@example.com', before: { left: 6200 }, after: { left: 0 } },
      {
        action: 'admin.payments.refund',
        subjectName: 'ada@example.com',
        before: { left: 7200 },
        after: { left: 6200 },
      },
    ]);
  });

  it('shows events of the provider, and follows what the provider says when it is asked', async () => {
    const { test } = server.services.payments;
    if (!test) throw new Error('Tests pay with the test provider.');
    const { body } = await post('/payments', { key: randomUUID(), plan: 'review', period: 'once' }, ada);
    const id = String(body['id']);
    const { reference } = await details(id);
    await test.pay(String(reference), '4242424242424242');
    const check = () => post(`/admin/payments/${id}/check`, { reason });
    expect((await check()).body).toMatchObject({ payment: { state: 'paid' }, differences: [] });
    expect((await record(`payment ${id}`))[0]).toMatchObject({
      email: 'admin@example.com',
      before: { state: 'pending' },
      after: { state: 'paid' },
      reason,
    });

    const bytes = Buffer.from(JSON.stringify({ id: 'evt_1', ref: reference }));
    await fetch(`${server.origin}/api/webhooks/payments/test`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...test.sign(bytes, server.services.now()) },
      body: new Uint8Array(bytes),
    });
    expect((await details(id)).timeline.filter(({ what }) => what === 'event')).toMatchObject([{ id: 'evt_1' }]);

    // What was changed behind our back is named, and nothing is made up.
    await server.services.db.updateTable('payment').set({ charge: 2800, wallet: 100 }).where('id', '=', id).execute();
    expect((await check()).body['differences']).toEqual([
      { kind: 'amount', subject: id, ours: '2800 USD', theirs: '2900 USD' },
    ]);
    expect((await post('/admin/payments/reconcile', { days: 1, reason })).body['differences']).toContainEqual({
      kind: 'amount',
      subject: id,
      ours: '2800 USD',
      theirs: '2900 USD',
    });
    expect((await record('payments'))[0]).toMatchObject({ action: 'admin.payments.reconcile', after: { days: 1 } });
    await server.services.db.updateTable('payment').set({ charge: 2900, wallet: 0 }).where('id', '=', id).execute();
  });

  it('keeps a refund that the provider did not hear of, and says that it is decided', async () => {
    const id = await pay('/payments', { plan: 'review', period: 'once' });
    const { payments } = server.services;
    const at = payments.at;
    payments.at = (step) => {
      if (step === 'before provider refund') throw new Error('The network is gone.');
    };
    const ask = { key: randomUUID(), amount: 2900, left: 2900, reason };
    const { status, body } = await post(`/admin/payments/${id}/refund`, ask);
    payments.at = at;
    expect([status, body['state'], body['left']]).toEqual([200, 'paid', 0]);
    await server.services.db
      .selectFrom('refund')
      .select('state')
      .where('id', '=', ask.key)
      .executeTakeFirstOrThrow()
      .then(({ state }) => expect(state).toBe('requested'));
    // The job asks again.
    await post('/admin/jobs/payments/run', { reason });
    expect(await details(id)).toMatchObject({ state: 'refunded' });
  });

  it('gives to a wallet and takes from it by postings on record, and never what is not there', async () => {
    const id = ids.get('ada') ?? '';
    const wallet = () => get(`/admin/users/${id}/wallet`);
    const before = z.object({ balances: z.array(z.looseObject({ balance: z.number() })) }).parse(await wallet());
    expect(before.balances).toEqual([]);
    const adjust = (more: object, who?: Who) =>
      post(
        `/admin/users/${id}/wallet`,
        { key: randomUUID(), amount: 500, isTaken: false, currency: 'USD', balance: 0, reason, ...more },
        who,
      );
    const key = randomUUID();
    expect((await adjust({ key })).body).toMatchObject({ balances: [{ currency: 'USD', balance: 500, held: 0 }] });
    expect((await adjust({ key })).body).toMatchObject({ balances: [{ balance: 500 }] });
    for (const changed of [{ amount: 700 }, { isTaken: true }, { currency: 'EUR' }])
      expect((await adjust({ key, ...changed })).body['code']).toBe('conflict');
    const misused = { key, amount: 500, isTaken: false, currency: 'USD', balance: 0, reason };
    const other = `/admin/users/${ids.get('second') ?? ''}/wallet`;
    expect((await post(other, misused)).body['code']).toBe('conflict');
    expect((await adjust({}, second)).body['code']).toBe('conflict');
    expect((await adjust({ isTaken: true, amount: 501, balance: 500 })).body['code']).toBe('conflict');
    expect((await adjust({ isTaken: true, amount: 200, balance: 500 }, second)).body).toMatchObject({
      balances: [{ balance: 300 }],
      lines: [
        { cause: 'adjustment', amount: -200, reason },
        { cause: 'adjustment', amount: 500, reason },
      ],
    });
    const own = await post(`/admin/users/${ids.get('admin') ?? ''}/wallet`, {
      key: randomUUID(),
      amount: 500,
      isTaken: false,
      currency: 'USD',
      balance: 0,
      reason,
    });
    expect(own.body['code']).toBe('conflict');
    expect(
      (
        await post(`/admin/users/${randomUUID()}/wallet`, {
          key: randomUUID(),
          amount: 1,
          isTaken: false,
          currency: 'USD',
          balance: 0,
          reason,
        })
      ).status,
    ).toBe(404);
    expect((await record(`user ${id}`)).filter(({ reason: why }) => why === reason)).toMatchObject([
      { email: 'second@example.com', before: { wallet: 500 }, after: { wallet: 300 } },
      { email: 'admin@example.com', before: { wallet: 0 }, after: { wallet: 500 } },
    ]);
  });

  it('makes coupons by batch, gives their codes as CSV, and shows what was bought with them', async () => {
    const rules = couponRules({ code: 'SPRING', percent: 50, maxRedemptions: 1, perAccount: 1 });
    const couponsOf = async (query: string) => rowsSchema.parse(await get(`/admin/coupons?${query}`)).rows;
    const make = (more: object, count = 1) => post('/admin/coupons', { rules: { ...rules, ...more }, count, reason });
    for (const wrong of [
      { amount: 100 },
      { percent: null },
      { percent: 101 },
      { code: 'A B' },
      { code: 'x'.repeat(41) },
    ])
      expect([wrong, (await make(wrong)).body['code']]).toEqual([wrong, 'invalid']);
    expect((await make({ code: 'x'.repeat(29) }, 2)).body['code']).toBe('invalid');
    // A large body has a turn of its own, which the batch in it must not wait for.
    expect((await make({ code: 'LARGE', ignored: 'x'.repeat(100_000) }, 2)).body['count']).toBe(2);
    const { batch, count } = (await make({}, 120)).body;
    expect(count).toBe(120);
    const first = (await couponsOf(`batch=${String(batch)}`))[0];
    expect(first).toMatchObject({ isOn: true, uses: 0, rules: { percent: 50, maxRedemptions: 1 } });
    const { code } = z.looseObject({ code: z.string() }).parse(first?.['rules']);
    expect(code).toMatch(/^SPRING-[A-Z2-9]{10}$/);
    expect((await couponsOf(`search=${code.toLowerCase().slice(0, 12)}`)).map(({ id }) => id)).toContain(first?.id);
    const response = await fetch(`${server.origin}/api/admin/coupons/export`, {
      method: 'POST',
      headers: { ...admin, origin: server.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ batch, reason }),
    });
    expect(new Set((await response.text()).trim().split('\r\n')).size).toBe(121);

    const id = String(first?.id);
    const payment = await pay('/payments', { plan: 'review', period: 'once', coupon: code });
    expect(await found(`coupon=${id}`)).toMatchObject([{ id: payment, discount: 1450 }]);
    expect(await get(`/admin/coupons/${id}`)).toMatchObject({ uses: 1, batchSize: 120, batchUses: 1, reason });

    const change = (more: object, who?: Who) =>
      post(`/admin/coupons/${id}/switch`, { isOn: false, isWholeBatch: false, reason, ...more }, who);
    expect((await change({})).body).toMatchObject({ isOn: false });
    expect((await change({}, second)).body['code']).toBe('conflict');
    expect((await couponsOf(`state=off&batch=${String(batch)}`)).map((row) => row.id)).toEqual([id]);
    expect((await change({ isWholeBatch: true }, second)).body).toMatchObject({ isOn: false });
    expect(await couponsOf(`state=on&batch=${String(batch)}`)).toEqual([]);
    expect((await change({ isOn: true, isWholeBatch: true })).body).toMatchObject({ isOn: true });
    expect(await record(`coupon ${id}`)).toMatchObject([{ before: { on: true }, after: { on: false }, reason }]);
    expect(await record(`coupons ${String(batch)}`)).toMatchObject([
      { after: { on: true, coupons: 120 } },
      { email: 'second@example.com', after: { on: false, coupons: 119 } },
      { action: 'admin.coupons.create', before: null, after: { count: 120, percent: 50 } },
    ]);
    expect((await make({ code: 'once' })).body['count']).toBe(1);
    expect((await make({ code: 'ONCE' })).body['code']).toBe('conflict');
    expect((await make({ code: 'nowhere', plans: ['pro', 'por'] })).body['code']).toBe('invalid');
    expect((await make({ code: 'endless', plans: ['p'.repeat(41)] })).body['code']).toBe('invalid');
    expect((await make({ code: 'pro-only', plans: ['pro'] })).body['count']).toBe(1);
  });

  it('edits plans by versions: who bought keeps what they bought, and two admins see a conflict', async () => {
    const plansOf = async (path: string, name: string) =>
      z
        .object({
          [name]: z.array(
            z.looseObject({ plan: z.looseObject({ key: z.string(), version: z.number(), name: z.string() }) }),
          ),
        })
        .parse(await get(path))[name] ?? [];
    const pro = (await plansOf('/admin/plans', 'plans')).find(({ plan }) => plan.key === 'pro');
    if (!pro) throw new Error('Pro is sold.');
    const { key, version, ...plan } = pro.plan;
    const prices = [{ interval: 'month', currency: 'USD', amount: 1900 }];
    const edit = (more: object, seen = version, who?: Who) =>
      post(`/admin/plans/${key}`, { version: seen, plan: { ...plan, ...more }, reason }, who);
    await pay('/payments', { plan: 'pro', period: 'month' });
    for (const wrong of [
      { prices: [] },
      { prices: [...prices, ...prices] },
      { prices: [{ interval: 'once', currency: 'USD', amount: 1900 }] },
      { prices: [{ interval: 'month', currency: 'USD', amount: 0 }] },
      { kind: 'review', prices: [{ interval: 'once', currency: 'USD', amount: 1900 }] },
    ])
      expect([wrong, (await edit(wrong)).body['code']]).toEqual([wrong, 'invalid']);
    const { payments } = server.services;
    const { provider } = payments;
    if (!provider) throw new Error('There is a provider.');
    for (const charged of [{ leastCharge: () => 2000 }, { step: () => 1000 }]) {
      payments.provider = { ...provider, ...charged };
      expect((await edit({ prices })).body['message']).toMatch(/cannot be charged/);
    }
    payments.provider = provider;
    expect((await edit({ prices })).body).toMatchObject({ plan: { version: version + 1, prices }, reason });
    expect((await edit({ prices }, version, second)).body['code']).toBe('conflict');
    expect(await plansOf('/admin/plans/pro', 'versions')).toMatchObject([
      { plan: { version: version + 1 }, by: 'admin@example.com', subscriptions: { count: 0 } },
      { plan: { version }, by: null, subscriptions: { count: 1 } },
    ]);
    expect(await get('/payments/subscription', ada)).toMatchObject({ subscription: { price: 900 } });
    expect(await record('plan pro')).toMatchObject([
      { action: 'admin.plans.edit', before: { version, prices: [{ amount: 900 }, {}] }, after: { prices }, reason },
    ]);
    const team = { ...plan, name: 'Team', active: false };
    const make = (seen: number) => post('/admin/plans/team', { version: seen, plan: team, reason });
    expect([(await make(3)).status, (await make(0)).status, (await make(0)).status]).toEqual([404, 200, 409]);
    expect((await get('/plans'))['plans']).not.toContainEqual(expect.objectContaining({ key: 'team' }));
  });

  it('edits the free plan: it counts at once, with no fewer documents than somebody signed up with', async () => {
    const rights = (syncedDocuments: number | null, more: object = {}) => ({
      syncedDocuments,
      savedEvaluations: 1,
      premiumTemplates: false,
      longHistory: false,
      coversReview: false,
      ...more,
    });
    let version = 1;
    const edit = async (given: object) => {
      const plan = { name: 'Free', kind: 'free', active: true, prices: [], rights: given };
      expect((await post('/admin/plans/free', { version, plan, reason })).status).toBe(200);
      version += 1;
    };
    const grace = await join('grace');
    const has = async (who: Who) => {
      const user = await get('/auth/session', who);
      const { limit } = allowanceSchema.parse(await get('/evaluations', who)).allowance;
      return [user['syncedDocuments'], user['premiumTemplates'], limit];
    };
    expect(await has(grace)).toEqual([3, false, 3]);
    await edit(rights(5));
    expect(await has(grace)).toEqual([5, false, 1]);
    await edit(rights(null, { premiumTemplates: true, savedEvaluations: null }));
    expect(await has(grace)).toEqual([null, true, null]);
    await edit(rights(1));
    expect(await has(grace)).toEqual([3, false, 1]);
    expect(await has(await join('alan'))).toEqual([1, false, 1]);
    expect((await get('/plans'))['plans']).toContainEqual(expect.objectContaining({ key: 'free', rights: rights(1) }));
  });

  it('shows revenue whose sum is what the ledger says, by currency, unit and time zone', async () => {
    const { db, payments } = server.services;
    if (!payments.test) throw new Error('Tests pay with the test provider.');
    const id = await pay('/payments', { plan: 'review', period: 'once' });
    const { reference } = await details(id);
    for (const state of ['open', 'lost'] as const) {
      await payments.test.dispute(String(reference), state);
      await post(`/admin/payments/${id}/check`, { reason });
    }
    await countFigures(server.services);
    // What is won and lost: everything else is money of others, or on its way.
    const { rows } = await sql<{ balance: number | string }>`select
      coalesce(sum(case when to_account in ('sales', 'tax', 'discounts', 'refunds', 'losses') then amount else 0 end), 0)
      - coalesce(sum(case when from_account in ('sales', 'tax', 'discounts', 'refunds', 'losses') then amount else 0 end), 0)
      as balance from ledger_entry where currency = 'USD'`.execute(db);
    const sum = (values: readonly number[] = []) => values.reduce((total, value) => total + value, 0);
    for (const zone of ['UTC', 'Asia/Kathmandu', 'America/New_York'])
      for (const unit of ['day', 'week', 'month'] as const) {
        const { money, subscriptions } = await readFigures(server.services, { unit, zone, periods: 3 });
        expect(money.map(({ currency }) => currency)).toEqual(['USD']);
        expect([zone, unit, sum(money[0]?.net)]).toEqual([zone, unit, Number(rows[0]?.balance)]);
        expect([sum(money[0]?.refunded), sum(money[0]?.lost)]).toEqual([7200 + 2900, 2900]);
        expect(subscriptions.at(-1)).toBe(1);
      }
    // Counted again, nothing is counted twice.
    await countFigures(server.services);
    const again = await readFigures(server.services, { unit: 'day', zone: 'UTC', periods: 2 });
    expect(sum(again.money[0]?.net)).toBe(Number(rows[0]?.balance));
  });
});
