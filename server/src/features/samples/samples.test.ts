import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { seedSamples } from './seed-samples.ts';

onBothDatabases('the samples', (newPlace) => {
  let server: TestServer;
  let firstSeeded: number;
  beforeAll(async () => {
    server = await startTestServer(await newPlace());
    firstSeeded = await seedSamples(server.services);
  });
  afterAll(() => server.stop());

  const list = async (kind: string) => {
    const { body } = await server.call('GET', `/samples?kind=${kind}`);
    return body['samples'] as Record<string, unknown>[];
  };
  const slugs = async (kind = 'resume') => (await list(kind)).map(({ slug }) => slug);
  const change = async (slug: string, values: Record<string, string | null>) => {
    await server.services.db
      .updateTable('sample')
      .set(values)
      .where('slug', '=', slug)
      .where('kind', '=', 'resume')
      .execute();
    server.services.samples.changed();
  };

  it('are seeded from the files of the product, once', async () => {
    expect(firstSeeded).toBe(101);
    expect([(await slugs()).length, (await slugs('coverletter')).length]).toEqual([61, 40]);
    expect(await seedSamples(server.services)).toBe(0);
  });

  it('can be read by anybody, with what makes them work and similar ones', async () => {
    const { status, body } = await server.call('GET', '/samples/resume/registered-nurse');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Registered Nurse',
      category: 'Healthcare',
      person: 'Danielle Whitfield',
      document: { kind: 'resume', basics: { fullName: 'Danielle Whitfield' } },
      siblings: [],
    });
    expect(body['points']).toHaveLength(4);
    const related = body['related'] as { slug: string; category: string }[];
    expect(related.filter(({ category }) => category === 'Healthcare')).toHaveLength(4);
    expect(related.map(({ slug }) => slug)).not.toContain('registered-nurse');
    expect((await server.call('GET', '/samples/resume/no-such')).status).toBe(404);
    expect((await server.call('GET', '/samples/coverletter/welder')).status).toBe(404);
    expect((await server.call('GET', "/samples/resume/'%20or%201=1")).status).toBe(404);
  });

  it('are the same objects for as long as they say the same', async () => {
    const { samples } = server.services;
    const before = await samples.list('resume');
    await change('welder', { title: 'Welder and Fabricator' });
    const after = new Set(await samples.list('resume'));
    expect(before.filter((head) => !after.has(head)).map(({ slug }) => slug)).toEqual(['welder']);
    await change('welder', { title: 'Welder' });
  });

  it('stand beside the same title in another language', async () => {
    const siblings = [
      { locale: 'en-US', slug: 'accountant' },
      { locale: 'de-DE', slug: 'accountant-de' },
    ];
    for (const { slug, locale } of siblings) {
      const { body } = await server.call('GET', `/samples/resume/${slug}`);
      expect(body).toMatchObject({ locale, title: 'Accountant' });
      expect(body['siblings']).toEqual(expect.arrayContaining(siblings));
      expect(body['related']).not.toEqual(expect.arrayContaining([expect.objectContaining({ title: 'Accountant' })]));
    }
  });

  it('keep what was changed or deleted by hand when they are seeded again, and follow their files otherwise', async () => {
    const old = { seed: 'of an older file' };
    await change('welder', { ...old, title: 'Changed by hand', edited_at: new Date().toISOString() });
    await change('plumber', { ...old, deleted_at: new Date().toISOString(), edited_at: new Date().toISOString() });
    await change('carpenter', { ...old, title: 'From an older file' });
    expect(await seedSamples(server.services)).toBe(1);
    const titles = new Map((await list('resume')).map(({ slug, title }) => [slug, title]));
    expect(titles.get('welder')).toBe('Changed by hand');
    expect(titles.get('carpenter')).toBe('Carpenter');
    expect(titles.has('plumber')).toBe(false);
  });

  it('are shown from the time they are published, without a new start', async () => {
    await change('barista', { published_at: null });
    expect(await slugs()).not.toContain('barista');
    expect((await server.call('GET', '/samples/resume/barista')).status).toBe(404);
    const soon = server.services.now().getTime() + 60_000;
    await change('barista', { published_at: new Date(soon).toISOString() });
    expect(await slugs()).not.toContain('barista');
    server.pass(61_000);
    expect(await slugs()).toContain('barista');
  });

  it('are checked once for as long as their text stays the same, whatever else of them changes', async () => {
    const { samples } = server.services;
    const shown = async () => (await samples.get('resume', 'electrician'))?.document;
    const first = await shown();
    await change('electrician', { title: 'Master electrician' });
    expect(await samples.get('resume', 'electrician')).toMatchObject({ title: 'Master electrician' });
    expect(await shown()).toBe(first);
    await change('electrician', { document: JSON.stringify({ ...first, summary: 'Wires houses.' }) });
    expect(await shown()).toMatchObject({ summary: 'Wires houses.' });
  });

  it('name the same sample in other languages', async () => {
    const { db, samples } = server.services;
    const [row] = await db.selectFrom('sample').selectAll().where('slug', '=', 'tutor').execute();
    if (!row) throw new Error('There is no tutor.');
    await db
      .insertInto('sample')
      .values({ ...row, id: uuidv7(), slug: 'nachhilfe', locale: 'de-DE', seed: null })
      .execute();
    samples.changed();
    const { body } = await server.call('GET', '/samples/resume/nachhilfe');
    expect(body['siblings']).toEqual([
      { locale: row.locale, slug: 'tutor' },
      { locale: 'de-DE', slug: 'nachhilfe' },
    ]);
    expect(await samples.version()).not.toBe('');
  });
});
