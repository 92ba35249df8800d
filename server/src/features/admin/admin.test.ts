import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../api/endpoints.ts';
import type { Job } from '../../jobs/job.ts';
import { jobs } from '../../jobs/jobs.ts';
import { runJob } from '../../jobs/run-job.ts';
import { onBothDatabases, type TestPlace } from '../../testing/databases.ts';
import { couponRules } from '../../testing/shop.ts';
import { signUp, signUpAdmin } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const minute = 60_000;
const hour = 60 * minute;

const asked = { reason: 'A test' };
/** What calls need that are about no one thing. */
const bodies: Readonly<Record<string, object>> = {
  'admin.jobs.run': asked,
  'admin.payments.reconcile': { days: 1, reason: 'A test' },
  'admin.coupons.create': {
    rules: couponRules({ maxRedemptions: 1, perAccount: 1 }),
    count: 1,
    reason: 'A test',
  },
};

/** Calls whose input is too long for this table: an admin is told that it is missing. */
const withoutInput = ['admin.samples.create', 'admin.templates.edit'];

const ofAdmins = endpoints()
  .filter(({ access }) => access === 'admin')
  .map(({ method, path, ...endpoint }) => ({
    ...endpoint,
    method,
    isIncomplete: /\{(id|slug|key)\}/.test(path) || withoutInput.includes(endpoint.name),
    at: path
      .replace('{name}', 'trash')
      .replace('{key}', 'none')
      .replace('{kind}', 'resume')
      .replace(/\{\w+\}/g, '0195d0c0-0000-7000-8000-000000000000'),
    body: path.endsWith('/export') ? asked : bodies[endpoint.name],
  }));

onBothDatabases('what only admins may do', (newPlace) => {
  it('is refused to visitors and users without an entry, and to an admin whose role was taken away', async () => {
    const server = await startTestServer(await newPlace());
    const join = async (email: string) => (await signUp(server, email)).headers;
    const [admin, user] = [await join('admin@example.com'), await join('user@example.com')];
    const { db } = server.services;
    const admins = db.updateTable('account').where('email', '=', 'admin@example.com');
    for (const { name, method, at, body, isIncomplete } of ofAdmins) {
      await admins.set({ role: 'admin' }).execute();
      const entries = async () => (await db.selectFrom('audit').select('id').execute()).length;
      const before = await entries();
      const codes = [];
      for (const who of [{}, user, { authorization: 'Bearer made up' }])
        codes.push((await server.call(method, at, body, who)).body['code']);
      expect([name, codes]).toEqual([name, ['unauthenticated', 'forbidden', 'unauthenticated']]);
      expect(await entries()).toBe(before);
      const answer = await server.call(method, at, body, admin);
      // An admin passes: what is missing then is the thing itself, or its input.
      if (isIncomplete)
        expect([name, ['not-found', 'invalid'].includes(String(answer.body['code']))]).toEqual([name, true]);
      else expect([name, answer.status]).toEqual([name, 200]);
      await admins.set({ role: 'user' }).execute();
      expect((await server.call(method, at, body, admin)).body['code']).toBe('forbidden');
    }
    await server.stop();
  });
});

onBothDatabases('an admin', (newPlace) => {
  let place: TestPlace;
  let server: TestServer;
  let admin: Record<string, string>;
  beforeEach(async () => {
    place = await newPlace();
    server = await startTestServer(place);
    admin = (await signUpAdmin(server)).headers;
  });
  afterEach(() => server.stop());

  const audit = async () =>
    (await server.call('GET', '/admin/audit', undefined, admin)).body['entries'] as Record<string, unknown>[];
  const job = async (name: string) => {
    const { body } = await server.call('GET', '/admin/jobs', undefined, admin);
    return (body['jobs'] as Record<string, unknown>[]).find((one) => one['name'] === name);
  };

  it('leaves an entry for every change: who, what, when, from where, and the outcome', async () => {
    const before = Date.now();
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    await server.call('POST', '/admin/jobs/trash/run', asked, { ...admin, ...browser });
    await server.call('POST', '/admin/jobs/none/run', asked, { ...admin, ...browser });
    const [second, first, ...more] = await audit();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      email: 'admin@example.com',
      action: 'admin.jobs.run',
      target: { name: 'trash' },
      outcome: 'done',
      subject: 'job trash',
      reason: 'A test',
      before: { outcome: 'done' },
      after: { outcome: 'done', documents: 0 },
      device: 'Firefox on Linux',
      network: expect.stringMatching(/^[\w-]{12}$/) as string,
    });
    expect(second).toMatchObject({ target: { name: 'none' }, outcome: 'not-found', network: first?.['network'] });
    expect(Date.parse(String(first?.['at']))).toBeGreaterThanOrEqual(before);
    expect(JSON.stringify(await server.services.db.selectFrom('audit').selectAll().execute())).not.toContain('127.0.0');
  });

  it('leaves no entry for read requests', async () => {
    await server.call('GET', '/admin/jobs', undefined, admin);
    expect(await audit()).toEqual([]);
  });

  it('changes nothing if the entry cannot be written', async () => {
    await server.services.db.schema.alterTable('audit').renameTo('away').execute();
    const before = await job('trash');
    expect((await server.call('POST', '/admin/jobs/trash/run', asked, admin)).status).toBe(500);
    expect(await job('trash')).toEqual(before);
  });

  it('sees entries that outlive the account, page by page', async () => {
    for (let count = 0; count < 52; count += 1) await server.call('POST', '/admin/jobs/none/run', asked, admin);
    const page = await server.call('GET', '/admin/audit', undefined, admin);
    const entries = page.body['entries'] as { id: string }[];
    expect([entries.length, page.body['next']]).toEqual([50, entries.at(-1)?.id]);
    const rest = await server.call('GET', `/admin/audit?after=${entries.at(-1)?.id}`, undefined, admin);
    expect([(rest.body['entries'] as unknown[]).length, rest.body['next']]).toEqual([2, null]);
    await server.services.db.deleteFrom('account').where('email', '=', 'admin@example.com').execute();
    expect(await server.services.db.selectFrom('audit').selectAll().execute()).toHaveLength(52);
  });

  /** Fills the record with entries, oldest first, each a second after the one before, and returns their ids. */
  const fillRecord = async (count: number, more: (index: number) => { reason?: string; subject?: string }) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      at: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString(),
      account_id: '00000000-0000-7000-8000-999999999999',
      email: 'gone@example.com',
      action: 'admin.jobs.run',
      target: '{}',
      subject: '',
      reason: '',
      outcome: 'done',
      device: '',
      network: '',
      ...more(index),
    }));
    for (let from = 0; from < rows.length; from += 1000)
      await server.services.db
        .insertInto('audit')
        .values(rows.slice(from, from + 1000))
        .execute();
    return rows.map(({ id }) => id);
  };
  const found = async (query: string) => {
    const { body } = await server.call('GET', `/admin/audit?${query}`, undefined, admin);
    const ids = (body['entries'] as { id: string }[]).map(({ id }) => id);
    return { ids, next: body['next'], lookedTo: body['lookedTo'] };
  };

  it('finds old entries behind thousands of others, a part of them in each turn', async () => {
    const ids = await fillRecord(1_700, (index) => ({ reason: index < 60 ? 'Asked 100% for it' : '' }));
    const first = await found('search=100%25');
    expect(first.ids).toEqual(ids.slice(10, 60).toReversed());
    expect(await found(`search=100%25&after=${String(first.next)}`)).toEqual({
      ids: ids.slice(0, 10).toReversed(),
      next: null,
      lookedTo: null,
    });
    expect(await found('search=nothing%20like%20it')).toEqual({ ids: [], next: null, lookedTo: null });
  });

  it('says how far a search has looked, goes on from there, and finds what was done to one thing at once', async () => {
    const subject = 'user 0195d0c0';
    const ids = await fillRecord(5_050, (index) =>
      index === 7 ? { subject, reason: 'Sent spam' } : index % 2_000 === 9 ? { subject } : {},
    );
    const first = await found('search=spam');
    // The time of the last of five thousand.
    expect(first).toEqual({ ids: [], next: ids[50], lookedTo: '2026-01-01T00:00:50.000Z' });
    expect(await found(`search=spam&after=${String(first.next)}`)).toEqual({
      ids: [ids[7]],
      next: null,
      lookedTo: null,
    });
    expect(await found(`search=spam&subject=${subject}`)).toEqual({ ids: [ids[7]], next: null, lookedTo: null });
    const inAnHour = await found(`search=2026-01-01T01&subject=${subject}`);
    expect(inAnHour.ids).toEqual([ids[4_009]]);
  });

  /** The lines of a list as CSV. */
  const csv = async (list: string, query: object) => {
    const response = await fetch(`${server.origin}/api/admin/${list}/export`, {
      method: 'POST',
      headers: { ...admin, origin: server.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'For the audit', ...query }),
    });
    const [head = '', ...lines] = (await response.text()).trim().split('\r\n');
    return { head, lines };
  };

  it('downloads exactly the entries that are chosen, in their order, and finds that in the record', async () => {
    await server.call('POST', '/admin/jobs/trash/run', { reason: 'First, and "quoted"' }, admin);
    await server.call('POST', '/admin/jobs/none/run', { reason: 'Refused' }, admin);
    await server.call('POST', '/admin/jobs/trash/run', { reason: 'Last' }, admin);
    const { head, lines } = await csv('audit', { outcome: 'done', search: 'trash', order: 'asc' });
    expect(head).toBe('id,at,account,email,action,subject,name,target,reason,before,after,outcome,device,network');
    expect(lines.map((line) => /"First, and ""quoted"""|Last|Refused/.exec(line)?.[0])).toEqual([
      '"First, and ""quoted"""',
      'Last',
    ]);
    const chosen = async (query: string) => {
      const { body } = await server.call('GET', `/admin/audit?${query}`, undefined, admin);
      return (body['entries'] as { outcome: string; action: string }[]).map(
        ({ outcome, action }) => `${action} ${outcome}`,
      );
    };
    expect(await chosen('outcome=refused')).toEqual(['admin.jobs.run not-found']);
    expect(await chosen('order=asc')).toEqual([
      'admin.jobs.run done',
      'admin.jobs.run not-found',
      'admin.jobs.run done',
      'admin.audit.export done',
      'admin.audit.export done',
    ]);
    const { body } = await server.call('GET', '/admin/audit?subject=record&order=asc', undefined, admin);
    expect(body['entries']).toMatchObject([
      { reason: 'For the audit', after: { outcome: 'done', search: 'trash', order: 'asc' } },
      { reason: 'For the audit', after: { lines: 2, isWhole: true } },
    ]);
  });

  it('downloads no list with personal data without a reason, and leaves a refusal in the record', async () => {
    const lists = ['audit', 'mail', 'users', 'documents', 'payments', 'coupons', 'evaluations'];
    for (const list of lists)
      for (const body of [{}, { reason: ' ' }])
        expect([list, await server.call('POST', `/admin/${list}/export`, body, admin)]).toMatchObject([
          list,
          { status: 422, body: { code: 'invalid' } },
        ]);
    expect((await audit()).map(({ outcome }) => outcome)).toEqual([...lists, ...lists].map(() => 'BAD_REQUEST'));
    for (const list of ['jobs', 'samples'])
      expect((await server.call('POST', `/admin/${list}/export`, {}, admin)).status).toBe(200);
  });

  it('has it on record how far a download came that was broken off', async () => {
    const { db } = server.services;
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      at: '2026-01-01T00:00:00.000Z',
      account_id: '00000000-0000-7000-8000-999999999999',
      email: 'gone@example.com',
      action: 'admin.jobs.run',
      target: '{}',
      reason: 'x'.repeat(2000),
      outcome: 'done',
      device: '',
      network: '',
    }));
    for (let from = 0; from < rows.length; from += 500)
      await db
        .insertInto('audit')
        .values(rows.slice(from, from + 500))
        .execute();
    const leaving = new AbortController();
    const response = await fetch(`${server.origin}/api/admin/audit/export`, {
      method: 'POST',
      headers: { ...admin, origin: server.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'For the audit' }),
      signal: leaving.signal,
    });
    await response.body?.getReader().read();
    leaving.abort();
    await expect
      .poll(async () => (await audit())[0])
      .toMatchObject({ action: 'admin.audit.export', after: { isWhole: false } });
  });

  it('finds jobs by what they do and how they ended, and downloads what is chosen', async () => {
    const inGerman = await server.call('GET', '/admin/jobs?search=papierkorb', undefined, {
      ...admin,
      'accept-language': 'de',
    });
    expect(inGerman.body).toMatchObject({
      jobs: [{ name: 'trash', does: 'Löscht Dokumente endgültig, die 30 Tage im Papierkorb waren' }],
    });
    await server.housekeeping();
    await server.services.db
      .updateTable('job')
      .set({ outcome: 'failed', error: 'Error EAWAY' })
      .where('name', '=', 'trash')
      .execute();
    const { body } = await server.call('GET', '/admin/jobs?state=failed', undefined, admin);
    expect((body['jobs'] as { name: string }[]).map(({ name }) => name)).toEqual(['trash']);
    expect((await csv('jobs', { state: 'failed', search: 'trash' })).lines).toHaveLength(1);
    // Others may run at any moment.
    expect((await csv('jobs', { state: 'running', search: 'trash' })).lines).toEqual([]);
  });

  it('sees every job with its last run and its next one', async () => {
    await server.housekeeping();
    const { body } = await server.call('GET', '/admin/jobs?sort=name&order=asc', undefined, admin);
    expect((body['jobs'] as { name: string }[]).map(({ name }) => name)).toEqual(
      jobs.map(({ name }) => name).toSorted(),
    );
    const trash = await job('trash');
    expect(trash).toMatchObject({
      everySeconds: 3600,
      lastRun: { outcome: 'done', counts: { documents: 0 }, error: null },
    });
    const lastRun = trash?.['lastRun'] as { finishedAt: string } | undefined;
    expect(Date.parse(String(trash?.['nextRunAt'])) - Date.parse(String(lastRun?.finishedAt))).toBe(hour);
  });

  describe('of a job', () => {
    const failing: Job = {
      name: 'trash',
      does: () => '',
      everyMs: hour,
      run: () => Promise.reject(Object.assign(new Error('ada@example.com is not reachable'), { code: 'EAWAY' })),
    };

    it('sees how it failed, without user content, and when it runs again', async () => {
      await server.housekeeping();
      expect(await runJob(server.services, failing)).toBe(true);
      const state = await job('trash');
      expect(state).toMatchObject({
        lastRun: { outcome: 'failed', error: expect.stringMatching(/^Error EAWAY /) as string },
        nextRunAt: expect.any(String) as string,
      });
      expect(JSON.stringify(state)).not.toContain('ada@');
    });

    it('cannot run it twice at the same time, here or in another process', async () => {
      const other = await startTestServer(place, { keepPlace: true });
      await server.housekeeping();
      await other.housekeeping();
      const [began, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      let runs = 0;
      const slow: Job = {
        ...failing,
        run: async () => {
          runs += 1;
          began.resolve();
          await over.promise;
          return {};
        },
      };
      const first = runJob(server.services, slow);
      await began.promise;
      expect(await runJob(server.services, slow)).toBe(false);
      expect(await runJob(other.services, slow)).toBe(false);
      expect((await server.call('POST', '/admin/jobs/trash/run', asked, admin)).body['code']).toBe('conflict');
      expect(await job('trash')).toMatchObject({ lastRun: { finishedAt: null, outcome: null } });
      over.resolve();
      expect(await first).toBe(true);
      expect(runs).toBe(1);
      expect(await runJob(other.services, slow)).toBe(true);
      await other.stop();
    });

    it('sees one schedule for all processes: one that starts later does not run it again', async () => {
      await server.housekeeping();
      const ran = await job('trash');
      const other = await startTestServer(place, { keepPlace: true });
      await other.services.db.selectFrom('job').select('name').execute();
      await other.stop();
      expect(await job('trash')).toEqual(ran);
    });
  });
});
