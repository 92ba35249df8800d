import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { onBothDatabases } from '../../testing/databases.ts';
import { signUp } from '../../testing/signed-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const listSchema = z.looseObject({ templates: z.array(z.looseObject({ id: z.string() })) });
const plain = (id: string, more: object = {}) => ({
  id,
  base: id,
  name: null,
  description: null,
  tokens: null,
  premium: false,
  enabled: true,
  ...more,
});
const variant = {
  ...plain('variant-navy'),
  base: 'classic',
  name: 'Navy',
  description: '',
  tokens: { accent: '#112244' },
};

onBothDatabases('the templates of a site', (newPlace) => {
  let server: TestServer;
  let headers: Record<string, string>;
  beforeAll(async () => {
    server = await startTestServer(await newPlace());
    ({ headers } = await signUp(server));
    await server.services.db.updateTable('account').set({ role: 'admin' }).execute();
  });
  afterAll(() => server.stop());

  const offered = async () => listSchema.parse((await server.call('GET', '/templates?kind=resume')).body).templates;
  const edit = (revision: number, templates: object[]) =>
    server.call('POST', '/admin/templates/resume', { revision, templates, reason: 'A tidier gallery' }, headers);

  it('are as they were shipped until an admin changes them, and then for all clients at once', async () => {
    expect(await offered()).toEqual([]);
    const list = [plain('modern', { premium: true }), variant, plain('classic'), plain('banner', { enabled: false })];
    expect((await edit(0, list)).body).toMatchObject({ revision: 1 });
    expect(await offered()).toMatchObject([
      { id: 'modern', premium: true },
      { id: 'variant-navy', base: 'classic', tokens: { accent: '#112244', margin: null } },
      { id: 'classic' },
      { id: 'banner', enabled: false },
    ]);
    expect((await server.call('GET', '/templates?kind=coverletter')).body).toEqual({ templates: [] });
  });

  it('show the second of two admins a conflict, and are on record', async () => {
    expect((await edit(0, [plain('classic')])).body['code']).toBe('conflict');
    const both = await Promise.all([edit(1, [plain('classic')]), edit(1, [plain('modern')])]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const { entries } = z
      .object({ entries: z.array(z.looseObject({ outcome: z.string(), subject: z.string() })) })
      .parse((await server.call('GET', '/admin/audit?subject=templates%20resume', undefined, headers)).body);
    expect(entries).toMatchObject([
      { outcome: 'done', before: { 'variant-navy': { name: 'Navy' } }, after: { 'variant-navy': null } },
      { outcome: 'done', reason: 'A tidier gallery', after: { 'variant-navy': { name: 'Navy' } } },
    ]);
  });

  it.each([
    ['nothing that is free', [plain('classic', { premium: true })]],
    ['nothing that is offered', [plain('classic', { enabled: false })]],
    ['a template twice', [plain('classic'), plain('classic')]],
    ['a template that does not exist', [plain('classic'), plain('baroque')]],
    ['a variant of a template that does not exist', [plain('classic'), { ...variant, base: 'baroque' }]],
    ['a variant that takes the id of a template', [plain('classic'), { ...variant, id: 'modern' }]],
    ['a variant without a name', [plain('classic'), { ...variant, name: null }]],
    ['a colour that is none', [plain('classic'), { ...variant, tokens: { accent: 'red;}' } }]],
  ])('refuse %s', async (_, list) => {
    const { body } = await server.call('GET', '/admin/templates/resume', undefined, headers);
    expect((await edit(Number(body['revision']), list)).status).toBe(422);
  });

  it('keep variants that are not offered from visitors', async () => {
    const { body } = await server.call('GET', '/admin/templates/resume', undefined, headers);
    const list = [plain('classic'), { ...variant, enabled: false }];
    expect((await edit(Number(body['revision']), list)).status).toBe(200);
    expect((await offered()).map(({ id }) => id)).toEqual(['classic']);
  });
});
