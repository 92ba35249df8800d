import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { onBothDatabases } from '../../../testing/databases.ts';
import { createModelProvider, type ModelProvider } from '../../../testing/model-provider.ts';
import { openShop, type Shop, type Who } from '../../../testing/shop.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { runJob } from '../../../jobs/run-job.ts';
import { reconciliationJob } from '../../payments/reconcile.ts';
import { reconcilingJob } from './reconcile-books.ts';

const reason = 'The month ends';
const recordSchema = z.object({ entries: z.array(z.record(z.string(), z.unknown())) });

onBothDatabases('the books, compared with the provider', (newPlace) => {
  let server: TestServer;
  let shop: Shop;
  let model: ModelProvider;
  let admin: Who;
  beforeEach(async () => {
    server = await startTestServer(await newPlace());
    shop = await openShop(server);
    model = createModelProvider(() => server.services.now());
    server.services.payments.provider = model;
    [admin] = await shop.join('admin');
    const { db } = server.services;
    await db.updateTable('account').set({ role: 'admin' }).where('email', '=', 'admin@example.com').execute();
  });
  afterEach(() => server.stop());

  /** A payment that its provider has as paid, and we do not. */
  const missed = async (): Promise<string> => {
    const id = String((await shop.buy({ plan: 'review', period: 'once' }))['id']);
    model.does(`ref ${id}`, 'pay');
    return id;
  };
  const compare = () => shop.call('POST', '/admin/payments/reconcile', { days: 1, reason }, admin);
  const last = async () => (await shop.call('GET', '/admin/reconciliation', undefined, admin))['last'];
  const record = async (subject: string) => {
    const path = `/admin/audit?subject=${encodeURIComponent(subject)}`;
    return recordSchema.parse(await shop.call('GET', path, undefined, admin)).entries;
  };
  /** Charges that nobody here knows come before all others. */
  const listFirst = (count: number) => {
    const { list } = model;
    model.list = async function* (since) {
      for (let index = 0; index < count; index += 1)
        yield {
          ref: `other ${index}`,
          paymentId: null,
          state: 'paid',
          amount: 100,
          currency: 'USD',
          method: null,
          refunds: [],
          disputes: [],
          createdAt: since.toISOString(),
        };
      yield* list(since);
    };
  };

  it('leave an entry for each payment that an admin’s comparison changed, and one for the whole', async () => {
    const bought = await shop.buy({ plan: 'review', period: 'once' });
    const topUp = { key: randomUUID(), amount: 1000, currency: 'USD' };
    const ids = [bought, await shop.call('POST', '/wallet/top-up', topUp)].map(({ id }) => String(id));
    for (const id of ids) model.does(`ref ${id}`, 'pay');
    const run = await compare();
    expect(run).toMatchObject({ status: 200, by: 'admin@example.com', reason, looked: 2, changed: 2, found: 0 });
    expect(run['changes']).toMatchObject(
      ids.map((payment) => ({ payment, before: { state: 'pending' }, after: { state: 'paid' } })),
    );
    for (const id of ids)
      expect(await record(`payment ${id}`)).toMatchObject([
        {
          email: 'admin@example.com',
          action: 'admin.payments.reconcile',
          subjectName: 'ada@example.com',
          reason,
          before: { state: 'pending' },
          after: { state: 'paid' },
          outcome: 'done',
        },
      ]);
    const whole = { after: { days: 1, looked: 2, changed: 2, differences: 0 }, reason };
    expect(await record('payments')).toMatchObject([whole]);
    // A second time there is nothing left to change.
    expect(await compare()).toMatchObject({ changed: 0, changes: [] });
    expect(await record(`payment ${ids[0] ?? ''}`)).toHaveLength(1);
  });

  it('leave an entry of the server for each payment that the daily job changed', async () => {
    const id = await missed();
    await reconciliationJob.run(server.services);
    expect(await record(`payment ${id}`)).toMatchObject([
      {
        accountId: null,
        email: '',
        action: 'reconciliation',
        before: { state: 'pending' },
        after: { state: 'paid' },
        reason: 'The payment provider says so.',
      },
    ]);
  });

  it('leave neither a change nor an entry where the change does not come to its end', async () => {
    const id = await missed();
    const { payments } = server.services;
    const at = payments.at;
    payments.at = (step) => {
      if (step === 'in reconcile') throw new Error('The server ended here.');
    };
    // It is left to the job.
    expect(await compare()).toMatchObject({ status: 200, finishedAt: null, changed: 0 });
    payments.at = at;
    expect(await record(`payment ${id}`)).toEqual([]);
    await runJob(server.services, reconcilingJob);
    expect(await last()).toMatchObject({ changed: 1, found: 0 });
    expect(await record(`payment ${id}`)).toHaveLength(1);
  });

  it('are compared for a bounded time in a call, and by a job from there on, in the name of the admin', async () => {
    const id = await missed();
    listFirst(250);
    expect(await compare()).toMatchObject({ finishedAt: null, looked: 200, changed: 0, differences: [] });
    expect((await record('payments'))[0]).toMatchObject({ after: { looked: 200, goesOn: true } });
    expect(await compare()).toMatchObject({ status: 409, code: 'conflict' });
    await runJob(server.services, reconcilingJob);
    const run = await last();
    expect(run).toMatchObject({ looked: 251, changed: 1, found: 250, finishedAt: expect.any(String) as string });
    expect((run as { differences: unknown[] }).differences).toHaveLength(50);
    expect(await record(`payment ${id}`)).toMatchObject([{ email: 'admin@example.com', reason }]);
    expect((await record('payments'))[0]).toMatchObject({
      email: 'admin@example.com',
      reason,
      after: { days: 1, looked: 251, changed: 1, differences: 250 },
    });
    expect(await compare()).toMatchObject({ status: 200 });
  });
});
