import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { testPassword } from '@vitae/testkit/people';
import { onBothDatabases } from '../../testing/databases.ts';
import { sampleReport } from '../../testing/sample-report.ts';
import { signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { refundJob } from './reviews.ts';
import { stepReview } from './review-steps.ts';

type Who = Record<string, string>;
const reviewSchema = z.looseObject({ id: z.string(), state: z.string(), funding: z.string(), letter: z.string() });

onBothDatabases('an expert review', (newPlace) => {
  let server: TestServer;
  let [ada, expert, other]: Who[] = [];
  let evaluation: string;
  const money = { charged: [] as string[], refunded: [] as string[], isDeclined: false, isDown: false };
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
    [ada, expert, other] = [await join('ada'), await join('expert'), await join('other')];
    await server.services.db
      .updateTable('account')
      .set({ role: 'admin' })
      .where('email', 'in', ['expert@example.com', 'other@example.com'])
      .execute();
    evaluation = randomUUID();
    await server.call('PUT', `/evaluations/${evaluation}`, sampleReport({ text: 'Her secret' }), ada);
    Object.assign(money, { charged: [], refunded: [], isDeclined: false, isDown: false });
  });
  afterEach(() => server.stop());

  const join = async (name: string): Promise<Who> => (await signUp(server, `${name}@example.com`)).headers;
  /** Payments as a provider makes them. */
  const canPay = () => {
    server.services.reviewPayments = {
      charge: ({ id }) => {
        if (money.isDeclined) return Promise.resolve(null);
        if (!money.charged.includes(id)) money.charged.push(id);
        return Promise.resolve(`payment of ${id}`);
      },
      refund: ({ id, payment }) => {
        if (money.isDown) return Promise.reject(new Error('The provider does not answer.'));
        expect(payment).toBe(`payment of ${id}`);
        if (!money.refunded.includes(id)) money.refunded.push(id);
        return Promise.resolve(true);
      },
    };
  };
  const request = (who: Who | undefined = ada) =>
    server.call('POST', `/evaluations/${evaluation}/review`, { question: 'Is it good?' }, who);
  const cancel = () => server.call('POST', `/evaluations/${evaluation}/review/cancel`, undefined, ada);
  const seen = async () => (await server.call('GET', `/evaluations/${evaluation}/review`, undefined, ada)).body;
  const step = (id: string, name: string, who = expert, body: unknown = { reason: 'A test' }) =>
    server.call(name === 'notes' ? 'PUT' : 'POST', `/admin/evaluations/${id}/${name}`, body, who);
  /** Writes an answer over the one that is there now. */
  const write = async (id: string, answer: object, who = expert) => {
    const { body } = await server.call('GET', `/admin/evaluations/${id}`, undefined, who);
    const { changedAt } = z.object({ review: z.object({ changedAt: z.string() }) }).parse(body).review;
    return step(id, 'notes', who, { changedAt, ...answer });
  };
  /** Delivers the answer that is there now. */
  const deliver = async (id: string) => {
    const { body } = await server.call('GET', `/admin/evaluations/${id}`, undefined, expert);
    return step(id, 'deliver', expert, z.object({ review: z.object({ changedAt: z.string() }) }).parse(body).review);
  };
  const subjects = async () =>
    (await server.mails()).flatMap((mail) => /^Subject: (.*review.*)$/im.exec(mail)?.[1] ?? []);
  const paid = async () => {
    canPay();
    return reviewSchema.parse((await request()).body).id;
  };

  it('is not offered, and cannot be requested, where nobody can pay', async () => {
    server.services.reviewPayments = null;
    expect(await seen()).toEqual({ review: null, isOffered: false });
    expect((await request()).status).toBe(409);
    expect(await server.services.db.selectFrom('expert_review').select('id').execute()).toEqual([]);
  });

  it('is requested, paid, taken, written and delivered, and its person is notified of each change by mail, once', async () => {
    const id = await paid();
    expect(await seen()).toMatchObject({ isOffered: true, review: { state: 'paid', funding: 'paid', letter: '' } });
    expect((await request()).status).toBe(409);
    expect(money.charged).toEqual([id]);
    const list = (await server.call('GET', '/admin/evaluations?state=paid', undefined, expert)).body;
    expect(list).toMatchObject({ reviews: [{ id, question: '', isMine: false, score: 61.5 }], more: false });
    const look = async (who = expert) =>
      JSON.stringify((await server.call('GET', `/admin/evaluations/${id}`, undefined, who)).body);
    expect(await look()).not.toContain('Her secret');
    expect((await step(id, 'take')).body).toMatchObject({ state: 'in-review', isMine: true, question: 'Is it good?' });
    expect(await look()).toContain('Her secret');
    expect(await look(other)).not.toContain('Her secret');
    expect((await step(id, 'take', other)).status).toBe(409);
    const listed = async (view: string, who = expert) => {
      const { body } = await server.call('GET', `/admin/evaluations?view=${view}`, undefined, who);
      return (body['reviews'] as { id: string }[]).map((one) => one.id);
    };
    expect([await listed('mine'), await listed('mine', other), await listed('waiting')]).toEqual([[id], [], []]);
    const people = await server.services.db.selectFrom('account').select(['id', 'email']).execute();
    const person = people.find(({ email }) => email.startsWith('ada'));
    for (const search of [id, person?.id, person?.email])
      expect(await listed(`all&search=${search ?? ''}`)).toEqual([id]);
    for (const search of [randomUUID(), 'nobody@example.com']) expect(await listed(`all&search=${search}`)).toEqual([]);
    const csv = await fetch(`${server.origin}/api/admin/evaluations/export`, {
      method: 'POST',
      headers: { ...expert, origin: server.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ view: 'mine', reason: 'For the report' }),
    });
    const [head, line, ...others] = (await csv.text()).trim().split('\r\n');
    expect([head, line?.startsWith(`${id},`), others]).toEqual([
      'id,evaluation,kind,score,state,funding,requested,changed,yours',
      true,
      [],
    ]);
    expect(line).not.toContain('Is it good?');
    expect((await deliver(id)).status).toBe(409);
    const answer = { letter: 'Dear Ada', notes: [{ check: 'CON-03', text: 'Add a phone number.' }] };
    expect((await write(id, answer, other)).status).toBe(409);
    expect((await write(id, answer)).status).toBe(200);
    expect(await seen()).toMatchObject({ review: { state: 'in-review', letter: '', notes: [] } });
    expect((await deliver(id)).status).toBe(200);
    expect(await seen()).toMatchObject({ review: { state: 'delivered', ...answer } });
    expect(await look()).not.toContain('Her secret');
    expect(await subjects()).toEqual([
      'Your expert review is in the queue',
      'An expert is reviewing your document',
      'Your expert review is ready',
    ]);
    const { entries } = (await server.call('GET', `/admin/audit?subject=review%20${id}`, undefined, expert)).body;
    const why = 'The person with this document asked for a review.';
    expect((entries as { outcome: string }[]).filter(({ outcome }) => outcome === 'done')).toMatchObject([
      {
        action: 'admin.evaluations.deliver',
        reason: why,
        before: { state: 'in-review' },
        after: { state: 'delivered' },
      },
      { action: 'admin.evaluations.annotate', before: { letterCharacters: 0, notes: 0 }, after: { notes: 1 } },
      { action: 'admin.evaluations.take', reason: why, before: { state: 'paid' }, after: { state: 'in-review' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(answer.letter);
  });

  it('keeps the answer that was written in another tab, and says so', async () => {
    const id = await paid();
    const { changedAt } = (await step(id, 'take')).body;
    const first = await step(id, 'notes', expert, { changedAt, letter: 'From one tab', notes: [] });
    const second = await step(id, 'notes', expert, { changedAt, letter: 'From another', notes: [] });
    expect([first.status, second.status, second.body['code']]).toEqual([200, 409, 'conflict']);
    const again = { changedAt: first.body['changedAt'], letter: 'From one tab, again', notes: [] };
    expect((await step(id, 'notes', expert, again)).body).toMatchObject({ letter: 'From one tab, again' });
  });

  it('is not delivered over an answer that was saved in another tab', async () => {
    const id = await paid();
    const { changedAt } = (await step(id, 'take')).body;
    const first = await step(id, 'notes', expert, { changedAt, letter: 'Dear Ada', notes: [] });
    const seen = { changedAt: first.body['changedAt'] };
    const second = await step(id, 'notes', expert, { ...seen, letter: 'Dear Ada, and more', notes: [] });
    const late = await step(id, 'deliver', expert, seen);
    expect([late.status, late.body['code'], late.body['message']]).toEqual([
      409,
      'conflict',
      'Another admin has changed this since you opened it. Look at the change before you go on.',
    ]);
    expect(await subjects()).not.toContain('Your expert review is ready');
    const mine = await server.services.db.selectFrom('expert_review').selectAll().executeTakeFirstOrThrow();
    const overtaken = { ...mine, changed_at: String(changedAt) };
    const stepped = stepReview(server.services, overtaken, 'deliver', { address: null, accountId: null });
    await expect(stepped).rejects.toMatchObject({ code: 'conflict' });
    expect((await step(id, 'deliver', expert, {})).status).toBe(422);
    expect((await step(id, 'deliver', expert, { changedAt: second.body['changedAt'] })).body).toMatchObject({
      state: 'delivered',
      letter: 'Dear Ada, and more',
    });
  });

  it('has notes on places of the pages, which are kept as a draft and shown with the answer', async () => {
    const report = sampleReport({ pages: [{ width: 595, height: 842, runs: [] }] });
    evaluation = randomUUID();
    await server.call('PUT', `/evaluations/${evaluation}`, report, ada);
    const id = await paid();
    await step(id, 'take');
    const on = (page: number, box: object) => ({
      letter: 'Dear Ada',
      notes: [
        { check: null, text: 'Shorten this.', place: { page, box } },
        { check: 'CON-03', text: 'Add a number.' },
      ],
    });
    const line = { x: 40, y: 100.5, width: 300, height: 14 };
    for (const [page, box] of [
      [1, line],
      [-1, line],
      [0.5, line],
      [0, { ...line, x: -1 }],
      [0, { ...line, x: 400 }],
      [0, { ...line, y: 841 }],
      [0, { ...line, width: 1e9 }],
      [0, { x: 1, y: 1 }],
    ] as const)
      expect([page, box, (await write(id, on(page, box))).status]).toEqual([page, box, 422]);
    const answer = on(0, line);
    expect((await write(id, answer)).body).toMatchObject(answer);
    expect(await seen()).toMatchObject({ review: { notes: [] } });
    expect((await write(id, on(0, { x: 595, y: 842, width: 0, height: 0 }))).status).toBe(200);
    expect((await write(id, answer)).status).toBe(200);
    expect((await deliver(id)).status).toBe(200);
    expect((await seen())['review']).toMatchObject(answer);
  });

  it('delivers nothing for an expert who has handed it back while somebody else writes', async () => {
    const id = await paid();
    const { services } = server;
    const row = () =>
      services.db.selectFrom('expert_review').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await step(id, 'take');
    await write(id, { letter: 'Mine', notes: [] });
    const mine = await row();
    await step(id, 'hand-back');
    await step(id, 'take', other);
    await write(id, { letter: 'Half a l', notes: [] }, other);
    const late = stepReview(services, mine, 'deliver', { address: null, accountId: null });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    expect(await row()).toMatchObject({ state: 'in-review', letter: 'Half a l' });
  });

  it.each(['waits for an expert', 'is being written'])(
    'that %s is cancelled with its account, which stays until what was paid is given back',
    async (state) => {
      const id = await paid();
      if (state === 'is being written') await step(id, 'take');
      expect((await server.call('POST', '/account/delete', { currentPassword: testPassword }, ada)).status).toBe(200);
      const accounts = () => server.services.db.selectFrom('account').select('email').execute();
      server.pass(15 * 24 * 60 * 60 * 1000);
      money.isDown = true;
      await server.housekeeping();
      expect(await accounts()).toHaveLength(3);
      expect(await server.services.db.selectFrom('expert_review').select('state').execute()).toEqual([
        { state: 'cancelled' },
      ]);
      money.isDown = false;
      await server.housekeeping();
      expect(money.refunded).toEqual([id]);
      expect((await accounts()).map(({ email }) => email).toSorted()).toEqual([
        'expert@example.com',
        'other@example.com',
      ]);
      expect(await server.services.db.selectFrom('expert_review').select('id').execute()).toEqual([]);
    },
  );

  it('can be cancelled until an expert has it, and what was paid is given back, also when that fails at first', async () => {
    const id = await paid();
    expect((await server.call('DELETE', `/evaluations/${evaluation}`, undefined, ada)).status).toBe(409);
    money.isDown = true;
    expect((await cancel()).body).toMatchObject({ state: 'cancelled' });
    expect(money.refunded).toEqual([]);
    money.isDown = false;
    expect(await refundJob.run(server.services)).toEqual({ refunded: 1 });
    expect(await refundJob.run(server.services)).toEqual({ refunded: 0 });
    expect([money.refunded, (await seen())['review']]).toEqual([[id], expect.objectContaining({ state: 'refunded' })]);
    expect(await subjects()).toEqual([
      'Your expert review is in the queue',
      'Your expert review was cancelled',
      'Your expert review was refunded',
    ]);
    // Another one may be asked for.
    expect((await request()).body).toMatchObject({ state: 'paid' });
  });

  it('that an expert has cannot be cancelled, but handed back or declined', async () => {
    const id = await paid();
    await step(id, 'take');
    expect((await cancel()).status).toBe(409);
    expect((await step(id, 'hand-back', expert, {})).status).toBe(422);
    expect((await step(id, 'hand-back')).body).toMatchObject({ state: 'paid', isMine: false });
    expect((await step(id, 'take', other)).status).toBe(200);
    expect((await step(id, 'decline', other)).body).toMatchObject({ state: 'refunded' });
    expect(money.refunded).toEqual([id]);
  });

  it('that was declined by the bank goes on when it is asked for again', async () => {
    canPay();
    money.isDeclined = true;
    expect((await request()).status).toBe(409);
    expect(await seen()).toMatchObject({ review: { state: 'requested' } });
    money.isDeclined = false;
    expect((await request()).body).toMatchObject({ state: 'paid' });
    expect(await server.services.db.selectFrom('expert_review').select('id').execute()).toHaveLength(1);
  });

  it('is asked for, taken and announced once, however many ask at the same time', async () => {
    canPay();
    const asked = await Promise.all([request(), request(), request()]);
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1);
    const [{ id }] = (await server.services.db.selectFrom('expert_review').select('id').execute()) as [{ id: string }];
    expect(money.charged).toEqual([id]);
    const taken = await Promise.all([step(id, 'take'), step(id, 'take', other)]);
    expect(taken.map(({ status }) => status).toSorted((one, another) => one - another)).toEqual([200, 409]);
    expect(await subjects()).toHaveLength(2);
  });
});
