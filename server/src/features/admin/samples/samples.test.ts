import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { onBothDatabases } from '../../../testing/databases.ts';
import { runJob } from '../../../jobs/run-job.ts';
import { publishDueJob } from './edit-samples.ts';
import { signUp } from '../../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { seedSamples } from '../../samples/seed-samples.ts';

const reason = 'It reads better';
const sampleSchema = z.looseObject({
  state: z.string(),
  revision: z.number(),
  hasDraft: z.boolean(),
  isShipped: z.boolean(),
  content: z.looseObject({
    title: z.string(),
    points: z.array(z.object({ at: z.string(), text: z.string() })),
    document: z.looseObject({ basics: z.looseObject({}), summary: z.string() }),
  }),
});
const rowsSchema = z.object({
  rows: z.array(z.looseObject({ slug: z.string(), title: z.string() })),
  next: z.string().nullable(),
});

onBothDatabases('samples in the administration', (newPlace) => {
  let server: TestServer;
  let headers: Record<string, string>;
  beforeAll(async () => {
    server = await startTestServer(await newPlace());
    await seedSamples(server.services);
    ({ headers } = await signUp(server));
    await server.services.db.updateTable('account').set({ role: 'admin' }).execute();
  });
  afterAll(() => server.stop());

  const post = (path: string, body: unknown) => server.call('POST', path, body, headers);
  const home = (slug: string) => `/admin/samples/resume/${slug}`;
  const get = async (slug: string) =>
    sampleSchema.parse((await server.call('GET', home(slug), undefined, headers)).body);
  const list = async (query: string) =>
    rowsSchema.parse((await server.call('GET', `/admin/samples?${query}`, undefined, headers)).body);
  const shown = async (slug: string) => (await server.call('GET', `/samples/resume/${slug}`)).body;
  const move = async (slug: string, step: string, more: object = {}) => {
    const { revision } = await get(slug);
    return post(`${home(slug)}/state`, { revision, step, reason, ...more });
  };
  const save = async (slug: string, more: object, documentMore: object = {}) => {
    const { revision, content } = await get(slug);
    const document = { ...content.document, ...documentMore };
    return post(home(slug), { revision, reason, content: { ...content, ...more, document } });
  };
  const record = async (slug: string) =>
    z
      .object({ entries: z.array(z.looseObject({ action: z.string() })) })
      .parse((await server.call('GET', `/admin/audit?subject=sample%20resume%20${slug}`, undefined, headers)).body)
      .entries;

  it('are listed by state, title and person, page by page, and as CSV', async () => {
    const first = await list('kind=resume&sort=title&order=asc');
    expect(first.rows).toHaveLength(50);
    const second = await list(`kind=resume&sort=title&order=asc&after=${first.next ?? ''}`);
    const slugs = [...first.rows, ...second.rows].map(({ slug }) => slug);
    expect([slugs.length, new Set(slugs).size, second.next]).toEqual([61, 61, null]);
    expect((await list('search=WHITFIELD')).rows.map(({ slug }) => slug)).toContain('registered-nurse');
    // SQLite does not know that È is a capital è.
    expect((await list('search=Marie-%C3%88ve')).rows.map(({ slug }) => slug)).toEqual(['administrative-assistant']);
    expect((await list('search=%25&kind=resume')).rows).toEqual([]);
    expect((await list('state=scheduled')).rows).toEqual([]);
    const csv = await fetch(`${server.origin}/api/admin/samples/export`, {
      method: 'POST',
      headers: { ...headers, origin: server.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'coverletter' }),
    });
    expect((await csv.text()).trim().split('\r\n')).toHaveLength(41);
  });

  it('keep a change as a draft until it is published, then visitors see it at once', async () => {
    const before = await shown('welder');
    expect(await get('welder')).toMatchObject({ state: 'published', hasDraft: false, isShipped: true });
    const saved = await save('welder', { title: 'Pipe Welder' }, { summary: 'Welds pipes.' });
    expect(saved.body).toMatchObject({ hasDraft: true, isShipped: false, content: { title: 'Pipe Welder' } });
    expect(await shown('welder')).toEqual(before);
    expect((await list('state=changed')).rows.map(({ slug }) => slug)).toEqual(['welder']);
    expect((await move('welder', 'publish')).body).toMatchObject({ hasDraft: false, state: 'published' });
    expect(await shown('welder')).toMatchObject({ title: 'Pipe Welder', document: { summary: 'Welds pipes.' } });
    expect((await shown('welder'))['picture']).not.toBe(before['picture']);
    expect((await move('welder', 'publish')).status).toBe(409);
    expect(await seedSamples(server.services)).toBe(0);
    expect(await record('welder')).toMatchObject(
      [
        { action: 'admin.samples.move', reason, before: { title: 'Welder' }, after: { title: 'Pipe Welder' } },
        { outcome: 'conflict' },
        {
          action: 'admin.samples.save',
          reason,
          before: { title: 'Welder' },
          after: { 'document.summary': 'Welds pipes.' },
        },
      ].filter(({ reason: why }) => why === reason),
    );
  });

  it('show a change from the time that was chosen for it, unless it was changed or discarded before', async () => {
    const inAMinute = () => new Date(server.services.now().getTime() + 60_000).toISOString();
    const publishDue = () => runJob(server.services, publishDueJob);
    await save('electrician', { title: 'Marine Electrician' });
    expect((await move('electrician', 'publish', { at: '2001-01-01T00:00:00.000Z' })).status).toBe(422);
    const at = inAMinute();
    expect((await move('electrician', 'publish', { at })).body).toMatchObject({
      state: 'published',
      hasDraft: true,
      changeAt: at,
    });
    await publishDue();
    expect(await shown('electrician')).toMatchObject({ title: 'Electrician' });
    await save('electrician', { title: 'Ship Electrician' });
    server.pass(61_000);
    await publishDue();
    expect(await shown('electrician')).toMatchObject({ title: 'Electrician' });
    await move('electrician', 'publish', { at: inAMinute() });
    server.pass(61_000);
    await publishDue();
    expect(await shown('electrician')).toMatchObject({ title: 'Ship Electrician' });
    expect(await get('electrician')).toMatchObject({ hasDraft: false, changeAt: null });
    await save('electrician', { title: 'Nobody sees it' });
    await move('electrician', 'publish', { at: inAMinute() });
    expect((await move('electrician', 'discard')).body).toMatchObject({ hasDraft: false, changeAt: null });
    server.pass(61_000);
    await publishDue();
    expect(await shown('electrician')).toMatchObject({ title: 'Ship Electrician' });
    expect(await record('electrician')).toContainEqual(
      expect.objectContaining({ after: expect.objectContaining({ changeAt: at }) as object }),
    );
  });

  it('show the second of two admins a conflict, and lose nothing', async () => {
    const { revision, content } = await get('tutor');
    const save1 = await post(home('tutor'), { revision, reason, content: { ...content, title: 'First' } });
    const save2 = await post(home('tutor'), { revision, reason, content: { ...content, title: 'Second' } });
    expect([save1.status, save2.status, save2.body['code']]).toEqual([200, 409, 'conflict']);
    expect((await get('tutor')).content.title).toBe('First');
    expect((await move('tutor', 'discard')).body).toMatchObject({ hasDraft: false, content: { title: 'Tutor' } });
    expect((await move('tutor', 'discard')).status).toBe(409);
  });

  it('can be withdrawn, deleted, restored and published at a set time', async () => {
    expect((await move('barista', 'withdraw')).body).toMatchObject({ state: 'draft' });
    expect(await shown('barista')).toMatchObject({ code: 'not-found' });
    expect((await save('barista', { title: 'Head Barista' })).body).toMatchObject({ hasDraft: false, state: 'draft' });
    expect((await move('barista', 'publish', { at: '2001-01-01T00:00:00.000Z' })).status).toBe(422);
    const at = new Date(server.services.now().getTime() + 60_000).toISOString();
    expect((await move('barista', 'publish', { at })).body).toMatchObject({ state: 'scheduled', publishedAt: at });
    expect((await list('state=scheduled')).rows).toHaveLength(1);
    expect(await shown('barista')).toMatchObject({ code: 'not-found' });
    server.pass(61_000);
    expect(await shown('barista')).toMatchObject({ title: 'Head Barista' });
    expect((await move('barista', 'delete')).body).toMatchObject({ state: 'deleted' });
    expect((await save('barista', { title: 'Lost' })).status).toBe(409);
    expect((await list('search=barista&kind=resume')).rows).toEqual([]);
    expect((await list('search=barista&state=deleted')).rows).toHaveLength(1);
    expect((await move('barista', 'publish')).status).toBe(409);
    expect((await move('barista', 'restore')).body).toMatchObject({ state: 'draft' });
  });

  it('keep a draft that nobody has published out of what visitors saw, when taken offline, deleted and restored', async () => {
    const before = await shown('paralegal');
    await save('paralegal', { title: 'Half an idea' });
    const at = new Date(server.services.now().getTime() + 60_000).toISOString();
    await move('paralegal', 'publish', { at });
    expect((await move('paralegal', 'withdraw')).body).toMatchObject({
      state: 'draft',
      hasDraft: true,
      changeAt: null,
    });
    server.pass(61_000);
    await runJob(server.services, publishDueJob);
    expect(await get('paralegal')).toMatchObject({ hasDraft: true, content: { title: 'Half an idea' } });
    // Another thought about a draft is one about the draft.
    expect((await save('paralegal', { title: 'Another idea' })).body).toMatchObject({ hasDraft: true });
    await move('paralegal', 'delete');
    expect((await move('paralegal', 'restore')).body).toMatchObject({ state: 'draft', hasDraft: true });
    expect((await move('paralegal', 'discard')).body).toMatchObject({ hasDraft: false });
    await move('paralegal', 'publish');
    expect(await shown('paralegal')).toMatchObject({ title: before['title'], document: before['document'] });
  });

  it('that were to be published at a time have to be scheduled again after a change', async () => {
    await move('carpenter', 'withdraw');
    const at = new Date(server.services.now().getTime() + 60_000).toISOString();
    expect((await move('carpenter', 'publish', { at })).body).toMatchObject({ state: 'scheduled' });
    expect((await save('carpenter', { title: 'Half a' })).body).toMatchObject({ state: 'draft', publishedAt: null });
    server.pass(61_000);
    expect(await shown('carpenter')).toMatchObject({ code: 'not-found' });
    expect(await record('carpenter')).toContainEqual(
      expect.objectContaining({
        action: 'admin.samples.save',
        before: expect.objectContaining({ publishedAt: at }) as object,
        after: expect.objectContaining({ publishedAt: null }) as object,
      }),
    );
  });

  it('are made from a document of their kind, without notes and pictures', async () => {
    const { content } = await get('tutor');
    const make = (slug: string, documentMore: object, more: object = {}) =>
      post('/admin/samples', {
        kind: 'resume',
        slug,
        reason,
        content: { ...content, document: { ...content.document, ...documentMore } },
        ...more,
      });
    expect((await make('tutor', {})).status).toBe(409);
    expect((await make('No slug', {})).status).toBe(422);
    expect((await make('maths-tutor', { basics: 'nothing' })).status).toBe(422);
    expect((await make('maths-tutor', {}, { kind: 'coverletter' })).status).toBe(422);
    const photo = { sha256: 'a'.repeat(64), type: 'image/jpeg', crop: null };
    expect((await make('maths-tutor', { basics: { ...content.document.basics, photo } })).status).toBe(422);
    const made = await make('maths-tutor', { tags: ['mine'] });
    expect(made.body).toMatchObject({
      state: 'draft',
      isShipped: false,
      content: { document: { tags: [], target: { jobTitle: 'Mathematics tutor' } } },
    });
    expect(await shown('maths-tutor')).toMatchObject({ code: 'not-found' });
    expect((await move('maths-tutor', 'publish')).body).toMatchObject({ state: 'published' });
    expect(await shown('maths-tutor')).toMatchObject({ slug: 'maths-tutor' });
    expect(await record('maths-tutor')).toMatchObject([
      { action: 'admin.samples.move' },
      { action: 'admin.samples.create' },
    ]);
  });
});
