import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createResume, newId, type Resume } from '@vitae/domain';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testPassword } from '@vitae/testkit/people';
import { triesAll } from '@vitae/testkit/sample';
import type { EvaluationOutcome, EvaluationTask } from '../../evaluation-program/messages.ts';
import { onBothDatabases, sqlitePlace, type NewPlace, type TestPlace } from '../../testing/databases.ts';
import { sampleReport } from '../../testing/sample-report.ts';
import { signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const listSchema = z.object({
  evaluations: z.array(
    z.looseObject({ id: z.string(), state: z.string(), score: z.number().nullable(), failure: z.string().nullable() }),
  ),
  more: z.boolean(),
  allowance: z.object({ used: z.number(), limit: z.number().nullable(), until: z.string() }),
});
type Headers = Record<string, string>;

/** An evaluator that a test leads: it sees each task and says how it ends. */
function ledEvaluator() {
  const tasks: { task: EvaluationTask; end: (outcome: EvaluationOutcome | null) => void }[] = [];
  return {
    tasks,
    evaluate: (task: EvaluationTask) => new Promise<EvaluationOutcome | null>((end) => void tasks.push({ task, end })),
    stop: () => tasks.forEach(({ end }) => end(null)),
  };
}
const done: EvaluationOutcome = {
  is: 'done',
  score: 70,
  rulesetVersion: '6',
  findings: '[{"id":"CON-03","points":2}]',
  body: JSON.stringify(sampleReport().body),
};

/** The engine itself runs in a process of its own, for many seconds: with one database, which it knows nothing of. */
const runsEngine = (newPlace: NewPlace): boolean => triesAll || newPlace === sqlitePlace;

onBothDatabases('the evaluations of an account', (newPlace) => {
  let place: TestPlace;
  let server: TestServer;
  const led = { now: ledEvaluator() };
  beforeEach(async () => {
    led.now = ledEvaluator();
    place = await newPlace();
  });
  afterEach(() => server.stop());

  const start = async (isLed = false) => {
    server = await startTestServer(place, isLed ? { evaluator: led.now } : {});
  };
  let joined = 0;
  const join = async (): Promise<Headers> => {
    joined += 1;
    return (await signUp(server, `ada${joined}@example.com`)).headers;
  };
  const unlimited = () => server.services.db.updateTable('account').set({ document_limit: null }).execute();
  const list = async (who: Headers, query = '') =>
    listSchema.parse((await server.call('GET', `/evaluations${query}`, undefined, who)).body);
  const keep = (who: Headers, id: string, report: unknown = sampleReport()) =>
    server.call('PUT', `/evaluations/${id}`, report, who);
  const put = async (who: Headers, doc: Resume = createResume({ title: 'Mine' })) => {
    const push = { baseRev: 0, pushId: randomUUID(), schemaVersion: doc.schemaVersion, deviceId: newId(), doc };
    await server.call('PUT', `/documents/${doc.id}`, push, who);
    return doc;
  };
  const ask = (who: Headers, doc: Resume) =>
    server.call('POST', '/evaluations', { document: doc.id, asOf: '2026-06-01' }, who);
  const send = async (who: Headers, bytes: string | Uint8Array<ArrayBuffer>, query = 'name=mine.txt&kind=resume') => {
    const response = await fetch(`${server.origin}/api/evaluations/files?${query}`, {
      method: 'POST',
      headers: { ...who, origin: server.origin, 'content-type': 'application/octet-stream' },
      body: bytes,
    });
    return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) };
  };

  describe('made by the devices of an account', () => {
    it('are stored unchanged, and appear on another device', async () => {
      await start();
      const who = await join();
      const id = randomUUID();
      const report = sampleReport({ text: 'What was read' });
      expect((await keep(who, id, report)).body).toEqual({ id });
      expect(await list(who)).toMatchObject({
        evaluations: [{ id, state: 'done', score: 61.5, subject: report.subject, rulesetVersion: '6' }],
        allowance: { used: 1, limit: 3 },
      });
      const { body } = await server.call('GET', `/evaluations/${id}`, undefined, who);
      expect(body).toMatchObject({ evaluation: { id }, body: report.body });
    });

    it('are three a month: the fourth is refused in words, and deleting one or the next month makes room', async () => {
      await start();
      const who = await join();
      const ids = [randomUUID(), randomUUID(), randomUUID()];
      for (const id of ids) expect((await keep(who, id)).status).toBe(200);
      const fourth = await keep(who, randomUUID());
      expect([fourth.status, fourth.body['code'], fourth.body['message']]).toEqual([
        409,
        'limit-reached',
        'Your plan keeps 3 evaluations a month, and this month’s are used up. New ones stay on the device that made them.',
      ]);
      // What is kept already may still change.
      expect((await keep(who, ids[0] ?? '')).status).toBe(200);
      await server.call('DELETE', `/evaluations/${ids[1]}`, undefined, who);
      expect((await keep(who, randomUUID())).status).toBe(200);
      expect((await keep(who, randomUUID())).status).toBe(409);
      server.pass(31 * 24 * 60 * 60 * 1000);
      const { body } = await server.call('POST', '/auth/sign-in', {
        email: `ada${joined}@example.com`,
        password: testPassword,
      });
      const again = { authorization: `Bearer ${String(body['accessToken'])}` };
      expect((await keep(again, randomUUID())).status).toBe(200);
      expect((await list(again)).allowance.used).toBe(1);
    });

    it('are limited also when they arrive at the same time', async () => {
      await start();
      const who = await join();
      const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await keep(who, randomUUID())).status));
      expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    });

    it('are kept once if two devices evaluate the same revision', async () => {
      await start();
      const who = await join();
      const same = { document: newId(), updatedAt: '2026-01-01T00:00:00.000Z' };
      const [one, other] = [randomUUID(), randomUUID()];
      await keep(who, one, sampleReport(same));
      expect((await keep(who, other, sampleReport(same))).body).toEqual({ id: one });
      expect((await keep(who, other, sampleReport({ ...same, score: 80 }))).body).toEqual({ id: other });
      expect((await list(who)).evaluations).toHaveLength(2);
    });

    it('do not come back after they were deleted', async () => {
      await start();
      const who = await join();
      const id = randomUUID();
      await keep(who, id);
      await server.call('DELETE', `/evaluations/${id}`, undefined, who);
      expect((await keep(who, id)).body['code']).toBe('not-found');
      expect(await list(who)).toMatchObject({ evaluations: [], allowance: { used: 0 } });
      const { name, slug, body, ruleset_version } = await server.services.db
        .selectFrom('evaluation')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect([name, slug, body, ruleset_version]).toEqual(['', '', '', null]);
    });

    it('go with their document, when it is deleted permanently', async () => {
      await start();
      const who = await join();
      const doc = await put(who);
      await keep(who, randomUUID(), sampleReport({ document: doc.id, text: 'Hers' }));
      await keep(who, randomUUID());
      await server.call('DELETE', `/documents/${doc.id}`, { baseRev: 1 }, who);
      expect((await list(who)).evaluations).toHaveLength(2);
      await server.call('POST', `/documents/${doc.id}/purge`, {}, who);
      expect((await list(who)).evaluations).toMatchObject([{ subject: { document: null } }]);
      const bodies = await server.services.db.selectFrom('evaluation').select('body').execute();
      expect(bodies.map(({ body }) => body).join('')).not.toContain('Hers');
    });

    it('are listed in pages by kind, count towards the storage, and are in the export', async () => {
      await start();
      const who = await join();
      await unlimited();
      const before = (await server.call('GET', '/account/storage', undefined, who)).body['used'];
      for (let count = 0; count < 51; count += 1) await keep(who, newId());
      const first = await list(who, '?kind=resume');
      expect([first.evaluations.length, first.more]).toEqual([50, true]);
      const rest = await list(who, `?kind=resume&before=${first.evaluations.at(-1)?.id}`);
      expect([rest.evaluations.length, rest.more]).toEqual([1, false]);
      expect((await list(who, '?kind=coverletter')).evaluations).toEqual([]);
      const used = (await server.call('GET', '/account/storage', undefined, who)).body['used'];
      expect(Number(used) - Number(before)).toBe(51 * 4096);
      const response = await fetch(`${server.origin}/api/account/export`, {
        method: 'POST',
        headers: { ...who, origin: server.origin },
      });
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
      expect(Object.keys(files).filter((name) => name.startsWith('evaluations/'))).toHaveLength(51);
    });

    it('go with the account', async () => {
      await start();
      const who = await join();
      await keep(who, randomUUID());
      await server.services.db.updateTable('account').set({ delete_after: '2026-01-01T00:00:00.000Z' }).execute();
      await server.housekeeping();
      expect(await server.services.db.selectFrom('evaluation').select('id').execute()).toEqual([]);
    });

    it('are refused if they are too large or of another kind than they say', async () => {
      await start();
      const who = await join();
      expect((await keep(who, randomUUID(), sampleReport({ text: 'x'.repeat(300_000) }))).status).toBe(413);
      expect((await keep(who, randomUUID(), { ...sampleReport(), kind: 'coverletter' })).status).toBe(422);
    });

    it('are refused with more for lists than a report has: that is stored beside it, and counts towards nothing', async () => {
      await start();
      const who = await join();
      const finding = {
        id: 'CON-03',
        status: 'fail',
        points: 1,
        evidence: [],
        category: 'content',
        severity: 'minor',
        doubtful: false,
        grade: 'convention',
        sources: [],
        values: {},
      };
      const keepWith = async (more: object) => {
        const { body, ...kept } = sampleReport();
        const report = { ...body.report, findings: [finding], ...more };
        return (await keep(who, randomUUID(), { ...kept, body: { ...body, report } })).status;
      };
      expect(await keepWith({})).toBe(200);
      for (const more of [
        { rulesetVersion: 'x'.repeat(100_000) },
        { rulesetVersion: '15\0' },
        { findings: [{ ...finding, id: 'x'.repeat(100_000) }] },
        { findings: Array.from({ length: 1_000 }, () => finding) },
      ])
        expect(await keepWith(more), JSON.stringify(more).slice(0, 60)).toBe(422);
    });
  });

  describe('that the server makes', () => {
    it.runIf(runsEngine(newPlace))(
      'of a document say what the engine says, with spelling, and stay as they were',
      async () => {
        await start();
        const who = await join();
        const doc = createResume({ title: 'Mine' });
        doc.basics = { ...doc.basics, fullName: 'Ada Park', headline: 'Clerk' };
        doc.summary = 'I recieve awards in the office every week, and have done so for more than ten years.';
        await put(who, doc);
        expect((await ask(who, doc)).body).toMatchObject({ state: 'queued', score: null, asOf: '2026-06-01' });
        await server.evaluate();
        const { evaluations } = await list(who);
        expect(evaluations).toMatchObject([{ state: 'done', subject: { document: doc.id, name: 'Mine' } }]);
        const { body } = await server.call('GET', `/evaluations/${evaluations[0]?.id}`, undefined, who);
        const text = JSON.stringify(body);
        expect(text).toContain('recieve');
        expect(body).toMatchObject({
          body: { report: { kind: 'resume', asOf: '2026-06-01', score: evaluations[0]?.score }, view: { ignored: {} } },
        });
        expect(await server.services.db.selectFrom('evaluation_task').selectAll().execute()).toEqual([]);
      },
    );

    it.runIf(runsEngine(newPlace))(
      'of a file keep what was read from it, and one that is damaged fails with its reason and can be retried',
      async () => {
        await start();
        const who = await join();
        expect(
          (await send(who, 'Ada Park\nada@example.com\n\nExperience\nClerk, Mill\n2020 - 2024\n- Did it')).status,
        ).toBe(200);
        expect((await send(who, '%PDF-1.7 and then nothing', 'name=bad.pdf&kind=resume')).status).toBe(200);
        await server.evaluate();
        const { evaluations, allowance } = await list(who);
        expect(evaluations.map(({ state, failure }) => [state, failure])).toEqual([
          ['failed', 'damaged'],
          ['done', null],
        ]);
        // What failed is not kept.
        expect(allowance.used).toBe(1);
        const whole = await server.call('GET', `/evaluations/${evaluations[1]?.id}`, undefined, who);
        expect(JSON.stringify(whole.body)).toContain('Ada Park');
        expect(
          (await server.call('POST', `/evaluations/${evaluations[0]?.id}/retry`, undefined, who)).body,
        ).toMatchObject({
          state: 'queued',
          failure: null,
        });
        expect((await server.call('POST', `/evaluations/${evaluations[1]?.id}/retry`, undefined, who)).status).toBe(
          409,
        );
        await server.evaluate();
        expect((await list(who)).evaluations[0]).toMatchObject({ state: 'failed' });
        server.pass(8 * 24 * 60 * 60 * 1000);
        await server.housekeeping();
        expect(await server.services.db.selectFrom('evaluation').select('name').execute()).toEqual([
          { name: 'mine.txt' },
        ]);
      },
    );

    it('of a text in UTF-16 are taken', async () => {
      await start();
      const text = Uint8Array.from([0xff, 0xfe, ...Buffer.from('Ada Park\nada@example.com', 'utf16le')]);
      expect((await send(await join(), text)).status).toBe(200);
    });

    it('of what is no document, empty or too large are refused at once', async () => {
      await start();
      const who = await join();
      expect((await send(who, new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0]))).status).toBe(415);
      expect((await send(who, new Uint8Array(5_000_001).fill(0x20))).status).toBe(413);
      expect((await send(who, 'x', 'name=a&kind=other')).status).toBe(422);
      expect((await send({}, 'x')).status).toBe(401);
      expect(await server.services.db.selectFrom('evaluation').select('id').execute()).toEqual([]);
    });

    it('are resumed after a restart, and given up after three attempts', async () => {
      await start(true);
      const who = await join();
      await ask(who, await put(who));
      const first = led.now;
      const running = server.evaluate();
      await expect.poll(() => first.tasks.length).toBe(1);
      expect((await list(who)).evaluations).toMatchObject([{ state: 'running' }]);
      // The process ends in the middle.
      first.stop();
      await running;
      expect((await list(who)).evaluations[0]?.state).toMatch(/^(?:queued|running)$/);
      // The server takes it up again by itself, and ends each time.
      await expect
        .poll(async () => {
          first.stop();
          return (await list(who)).evaluations;
        })
        .toMatchObject([{ state: 'failed', failure: 'failed' }]);
      expect(first.tasks).toHaveLength(3);
    });

    it('take turns between accounts, one at a time of each', async () => {
      await start(true);
      const [many, few] = [await join(), await join()];
      await unlimited();
      const [busy, quiet] = [await put(many, createResume({ title: 'Many' })), await put(few)];
      for (let count = 0; count < 3; count += 1) await ask(many, busy);
      await ask(few, quiet);
      const evaluating = server.evaluate();
      const order: string[] = [];
      for (let count = 1; count <= 4; count += 1) {
        await expect.poll(() => led.now.tasks.length).toBeGreaterThanOrEqual(count);
        const one = led.now.tasks[count - 1];
        order.push(one?.task.input.includes('"Many"') ? 'many' : 'few');
        const under = await server.services.db
          .selectFrom('evaluation')
          .select('account_id')
          .where('state', '=', 'running')
          .execute();
        expect(new Set(under.map(({ account_id }) => account_id)).size).toBe(under.length);
        one?.end(done);
      }
      await evaluating;
      expect(order.indexOf('few')).toBeLessThanOrEqual(1);
      expect((await list(many)).evaluations.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
    });

    it('are at most ten in the queue of an account, and count when they are asked for', async () => {
      await start(true);
      const who = await join();
      const doc = await put(who);
      for (let count = 0; count < 3; count += 1) expect((await ask(who, doc)).status).toBe(200);
      expect((await ask(who, doc)).body['code']).toBe('limit-reached');
      await unlimited();
      for (let count = 0; count < 7; count += 1) expect((await ask(who, doc)).status).toBe(200);
      expect((await ask(who, doc)).status).toBe(429);
      await pause(0);
    });

    it('that are deleted meanwhile stay deleted', async () => {
      await start(true);
      const who = await join();
      const { body } = await ask(who, await put(who));
      const running = server.evaluate();
      await expect.poll(() => led.now.tasks.length).toBe(1);
      await server.call('DELETE', `/evaluations/${String(body['id'])}`, undefined, who);
      led.now.tasks[0]?.end(done);
      await running;
      expect((await list(who)).evaluations).toEqual([]);
      expect(await server.services.db.selectFrom('evaluation').select('body').execute()).toEqual([{ body: '' }]);
    });
  });
});
