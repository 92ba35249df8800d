import { randomUUID } from 'node:crypto';
import { testPassword as password } from '@vitae/testkit/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { onBothDatabases } from '../../../testing/databases.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Who = Record<string, string>;
const reason = 'She asked for it';
const rowsSchema = z.object({ rows: z.array(z.looseObject({ id: z.string() })), next: z.string().nullable() });
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
    const email = `${name}@example.com`;
    const { body } = await server.call('POST', '/auth/sign-up', { name, email, password });
    ids.set(name, z.object({ id: z.string() }).parse(body['user']).id);
    return { authorization: `Bearer ${String(body['accessToken'])}` };
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
      body: JSON.stringify({ state: 'paid' }),
    });
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(
      'ada@example.com,review,Review,once,paid,none,USD,29.00,0.00,0.00,0.00,29.00,0.00,test,',
    );
    expect((await record('payments'))[0]).toMatchObject({ action: 'admin.payments.export', after: { state: 'paid' } });
    await server.services.db.deleteFrom('payment').where('state', '=', 'cancelled').execute();
  });

  it('refunds a part and then the rest, each on record, once per key, and never more than two admins saw', async () => {
    const id = await pay('/payments', { plan: 'pro', period: 'year' });
    const refund = (more: object, who?: Who) =>
      post(`/admin/payments/${id}/refund`, { key: randomUUID(), amount: 1000, left: 7200, reason, ...more }, who);
    const key = randomUUID();
    expect((await refund({ reason: '' })).body['code']).toBe('invalid');
    expect((await refund({ key })).body).toMatchObject({ state: 'partly-refunded', refunded: 1000, left: 6200 });
    // Sent again after a lost answer.
    expect((await refund({ key })).body).toMatchObject({ refunded: 1000, left: 6200 });
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
    await post('/admin/jobs/payments/run', {});
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
});
