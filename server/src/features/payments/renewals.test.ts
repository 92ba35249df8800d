import { afterEach, beforeEach, expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { createModelProvider, type ModelProvider } from '../../testing/model-provider.ts';
import { openShop, testDay, type Shop } from '../../testing/shop.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { paymentsJob } from './payments.ts';
import { reconcileCharges } from './reconcile.ts';
import { renew, renewalsJob } from './subscriptions.ts';

const minute = 60_000;

onBothDatabases('a renewal', (newPlace) => {
  let server: TestServer;
  let shop: Shop;
  let model: ModelProvider;
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
    shop = await openShop(server);
    model = createModelProvider(server.services.now);
    Object.assign(server.services.payments, { provider: model, test: null });
    await shop.buy({ period: 'month' });
    model.does(last(), 'pay');
    server.pass(2 * minute);
    await paymentsJob.run(server.services);
  });
  afterEach(() => server.stop());

  const last = () => [...model.charges.keys()].at(-1) ?? '';
  const follow = () => reconcileCharges(server.services, new Date(0));
  const plan = () => server.services.db.selectFrom('subscription').selectAll().orderBy('id').executeTakeFirstOrThrow();
  const renewals = async () => {
    const rows = server.services.db
      .selectFrom('payment')
      .select(['state', 'is_credited'])
      .where('kind', '=', 'renewal');
    return (await rows.orderBy('id').execute()).map(({ state, is_credited }) => [state, is_credited]);
  };
  /** To the end of the period that is paid for. */
  const toItsEnd = async () => {
    server.pass(Date.parse((await plan()).period_end) - server.services.now().getTime() + minute);
    await shop.signIn();
  };
  /** The server ends at a place of its next renewal. */
  const endAt = async (place: string) => {
    const { payments } = server.services;
    payments.at = (step) => {
      if (step === place) throw new Error('The server ended here.');
    };
    await renewalsJob.run(server.services);
    payments.at = () => undefined;
  };

  it.each([
    { what: 'that was declined before', begin: () => renewalsJob.run(server.services), left: [['failed', 0]] },
    { what: 'that was under way', begin: () => endAt('before provider renew'), left: [['expired', 0]] },
  ])('$what is charged no more once the server slept through its days', async ({ begin, left }) => {
    await toItsEnd();
    model.renews = false;
    await begin();
    model.renews = true;
    server.pass(70 * testDay);
    await renewalsJob.run(server.services);
    await paymentsJob.run(server.services);
    expect([(await plan()).state, await renewals()]).toEqual(['ended', left]);
    expect(await shop.subjects()).toContain('Your plan has ended');
    await shop.addsUp();
  });

  it('is tried again where it ran out while its plan was cancelled, and the plan was taken back', async () => {
    await toItsEnd();
    await endAt('before provider renew');
    server.pass(62 * minute);
    await shop.signIn();
    await shop.call('POST', '/payments/subscription/cancel');
    await paymentsJob.run(server.services);
    expect(await renewals()).toEqual([['expired', 0]]);
    await shop.call('POST', '/payments/subscription/resume');
    for (let days = 0; days < 3; days += 1) {
      await renewalsJob.run(server.services);
      server.pass(testDay);
    }
    expect(await renewals()).toEqual([
      ['expired', 0],
      ['paid', 0],
    ]);
    expect(await plan()).toMatchObject({ state: 'active', periods: 2, tries: 0 });
    await shop.addsUp();
  });

  it('that is paid late by its first try is not missed when its second one fails', async () => {
    await toItsEnd();
    model.renews = false;
    await renewalsJob.run(server.services);
    const first = last();
    model.renews = true;
    server.pass(testDay);
    // The bank thinks about the second one.
    const { renew: charge } = model;
    model.renew = async (asked) => {
      const { ref } = await charge(asked);
      Object.assign(model.charges.get(ref) ?? {}, { state: 'pending' });
      const seen = await model.fetch(ref);
      if (!seen) throw new Error('It was charged.');
      return seen;
    };
    await renewalsJob.run(server.services);
    const second = last();
    model.does(first, 'pay late');
    await follow();
    const paid = await plan();
    expect(paid).toMatchObject({ state: 'active', periods: 2, tries: 0 });
    model.does(second, 'fail');
    await follow();
    expect([await plan(), await renewals()]).toEqual([
      paid,
      [
        ['paid', 0],
        ['failed', 0],
      ],
    ]);
    await shop.addsUp();
  });

  it.each(['the job', 'an event'])('of a plan that was cancelled is in the wallet if %s comes first', async (first) => {
    await toItsEnd();
    await endAt('after provider renew');
    await shop.call('POST', '/payments/subscription/cancel');
    const { id, period_end } = await plan();
    const steps = [() => renew(server.services, id), follow];
    for (const step of first === 'the job' ? steps : steps.toReversed()) await step();
    expect(await plan()).toMatchObject({ state: 'ended', period_end, ended_at: period_end });
    expect([await renewals(), (await shop.balance()).balance]).toEqual([[['paid', 1]], 900]);
    await shop.addsUp();
  });
});
