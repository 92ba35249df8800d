import { randomUUID } from 'node:crypto';
import { createResume, newId, type Resume } from '@vitae/domain';
import { freeRights } from '@vitae/domain/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { thinVersions } from './thin-versions.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

onBothDatabases('old versions', (newPlace) => {
  let server: TestServer;
  let mine: Record<string, string>;
  let refreshToken: unknown;
  let doc: Resume;
  /** The device that most versions come from; it writes the last one, too. */
  const laptop = newId();
  const start = Date.UTC(2026, 0, 5, 8);

  beforeEach(async () => {
    server = await startTestServer(await newPlace());
    server.pass(start - server.services.now().getTime());
    ({ headers: mine, refreshToken } = await signUp(server));
    doc = createResume({ title: 'Thinned' });
  });
  afterEach(() => server.stop());

  const renew = async () => {
    const { body } = await server.call('POST', '/auth/token/refresh', { refreshToken });
    mine = { authorization: `Bearer ${String(body['access_token'])}` };
    refreshToken = body['refresh_token'];
  };
  /** Moves the clock to a time after the start. */
  const at = async (ms: number) => {
    server.pass(start + ms - server.services.now().getTime());
    await renew();
  };
  const write = (rev: number, { deviceId = laptop, pushId = randomUUID() } = {}) =>
    server.call(
      'PUT',
      `/documents/${doc.id}`,
      { baseRev: rev - 1, pushId, schemaVersion: doc.schemaVersion, deviceId, doc: { ...doc, summary: `${rev}` } },
      mine,
    );
  const revs = async () =>
    (
      (await server.call('GET', `/documents/${doc.id}/revisions`, undefined, mine)).body['revisions'] as {
        rev: number;
      }[]
    )
      .map(({ rev }) => rev)
      .toReversed();
  const isPro = () => server.services.db.updateTable('account').set({ document_limit: null }).execute();

  /** Three a few minutes apart in one hour, one in the next, one the next day. */
  const history = async () => {
    for (const [index, ms] of [0, 12 * minute, 24 * minute, hour, day].entries()) {
      await at(ms);
      await write(index + 1);
    }
  };

  it('all stay for 7 days, then one per hour for 30, then one per day: the last of each period', async () => {
    await isPro();
    await history();
    await at(60 * day);
    await write(6);
    const seen = async (ms: number) => {
      await at(ms);
      await thinVersions(server.services);
      return revs();
    };
    // The last version comes first here, so that the clock can go back to the others.
    expect(await seen(7 * day - minute)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await seen(7 * day + hour)).toEqual([3, 4, 5, 6]);
    expect(await seen(30 * day - hour)).toEqual([3, 4, 5, 6]);
    expect(await seen(31 * day)).toEqual([4, 5, 6]);
    expect(await seen(85 * day)).toEqual([4, 5, 6]);
  });

  it('in a free account stay for 30 days, and so does the one that was current before', async () => {
    await history();
    await at(29 * day);
    await write(6);
    await thinVersions(server.services);
    expect(await revs()).toEqual([3, 4, 5, 6]);
    await at(32 * day);
    await thinVersions(server.services);
    // A user who ruined the document on day 29 finds its earlier state.
    expect(await revs()).toEqual([5, 6]);
  });

  it('that were kept by a plan stay when it has ended, whatever was bought since; newer ones are kept as in a free account', async () => {
    const { id } = await server.services.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    const plan = async (key: string, longHistory: boolean, from: number, until: number) => {
      const [period_start, period_end] = [from, until].map((ms) => new Date(start + ms).toISOString());
      if (period_start === undefined || period_end === undefined) throw new Error('There are two times.');
      const rights = JSON.stringify({ ...freeRights, longHistory });
      const times = {
        anchor: period_start,
        period_start,
        period_end,
        created_at: period_start,
        changed_at: period_end,
      };
      const row = { id: randomUUID(), account_id: id, plan_key: key, plan_version: 1, rights, ...times };
      const more = {
        period: 'month',
        currency: 'USD',
        price: 900,
        provider: 'test',
        state: 'ended',
        periods: 1,
      } as const;
      const none = { method: null, brand: null, last4: null, due_at: null };
      await server.services.db
        .insertInto('subscription')
        .values({ ...row, ...more, ...none, ended_at: period_end })
        .execute();
      const bought = { plan_key: key, plan_rights: rights, plan_until: period_end };
      await server.services.db.updateTable('account').set(bought).where('id', '=', id).execute();
    };
    await plan('pro', true, 0, 50 * day);
    await history();
    await at(45 * day);
    await write(6);
    await thinVersions(server.services);
    expect(await revs()).toEqual([4, 5, 6]);
    await plan('basic', false, 50 * day, 80 * day);
    for (const [index, days] of [55, 56, 110].entries()) {
      await at(days * day);
      await write(7 + index);
    }
    await thinVersions(server.services);
    // One per day up to the end of the plan; of what was written since, only what was current 30 days ago.
    expect(await revs()).toEqual([4, 5, 6, 8, 9]);
  });

  it('stay forever when they have a name, or are the newest', async () => {
    await history();
    await server.call('PATCH', `/documents/${doc.id}/revisions/2`, { label: 'As sent' }, mine);
    await at(59 * day);
    await thinVersions(server.services);
    expect(await revs()).toEqual([2, 5]);
    expect((await server.call('GET', `/documents/${doc.id}/revisions/2`, undefined, mine)).body).toMatchObject({
      rev: 2,
      doc: { summary: '2' },
    });
  });

  it('stay while a device may ask for them: a push whose answer got lost is recognized years later', async () => {
    const lost = { deviceId: newId(), pushId: randomUUID() };
    await write(1);
    await write(2, lost);
    await write(3);
    await at(59 * day);
    await write(4);
    await at(118 * day);
    await thinVersions(server.services);
    expect(await revs()).toEqual([2, 4]);
    expect((await write(2, lost)).body).toMatchObject({ code: 'conflict', data: { acceptedRev: 2, head: { rev: 4 } } });
  });

  it('of many documents are thinned by housekeeping, without affecting other accounts', async () => {
    const ids = Array.from({ length: 401 }, () => newId());
    const { id: account_id } = await server.services.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    const time = new Date(start).toISOString();
    const shared = { schema_version: 1, doc: '{}', created_at: time };
    await server.services.db
      .insertInto('document')
      .values(
        ids.map((id, index) => ({
          ...shared,
          id,
          account_id,
          kind: 'resume' as const,
          head_rev: 2,
          change_seq: 1000 + index,
          deleted_at: null,
          purged_at: null,
          updated_at: time,
        })),
      )
      .execute();
    const versions = ids.flatMap((document_id) =>
      [1, 2].map((rev) => ({
        account_id,
        document_id,
        rev,
        doc: '{}',
        device_id: laptop,
        push_id: randomUUID(),
        created_at: time,
      })),
    );
    for (let from = 0; from < versions.length; from += 200)
      await server.services.db
        .insertInto('document_revision')
        .values(versions.slice(from, from + 200))
        .execute();
    await at(8 * day);
    await server.housekeeping();
    expect(await thinVersions(server.services)).toBe(0);
    expect(await server.services.db.selectFrom('document_revision').select('rev').distinct().execute()).toEqual([
      { rev: 2 },
    ]);
  });
});
