import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '@vitae/api';
import { fullNameOf, templateTokensSchema } from '@vitae/domain';
import { templatePicturePath } from '@vitae/api/pictures';
import { loadExampleIn } from '@vitae/samples';
import { templateIds } from '@vitae/templates/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlitePlace } from '../../testing/databases.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { PictureTask } from '../../picture-program/messages.ts';
import { isTemplatePicture, pagePreviewPath } from './template-pictures.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'vitae-template-pictures-'));
const drawn: PictureTask[] = [];

beforeAll(async () => {
  server = await startTestServer(await sqlitePlace());
  const { pictures } = server.services.samples;
  // The program that draws is tested by itself.
  pictures.drawn = (id) =>
    Promise.resolve(drawn.some((task) => task.id === id) ? { pages: [{ width: 595, height: 842 }], places: [] } : null);
  pictures.draw = (task) => {
    drawn.push(task);
    mkdirSync(join(folder, task.id));
    for (const name of ['1-400.webp', 'preview.jpg']) writeFileSync(join(folder, task.id, name), task.id);
    return Promise.resolve(true);
  };
  pictures.fileOf = (id, name) => join(folder, id, name);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const ask = (path: string) => fetch(`${server.origin}${path}`);

it('are drawn once for each template of a kind, and kept apart from those of samples', async () => {
  const path = templatePicturePath('coverletter', 'letter-banner', '1-400.webp');
  for (let times = 0; times < 2; times += 1) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=3600',
    ]);
  }
  expect(drawn).toHaveLength(1);
  expect(JSON.parse(drawn[0]?.document ?? '')).toMatchObject({
    kind: 'coverletter',
    template: { id: 'letter-banner' },
  });
  expect(isTemplatePicture(drawn[0]?.id ?? '')).toBe(true);
});

it('are drawn of a variant that is offered, in its template with its settings', async () => {
  const path = templatePicturePath('coverletter', 'variant-plum', '1-400.webp');
  const offer = async (enabled: boolean) => {
    const variant = {
      id: 'variant-plum',
      base: 'letter-banner',
      name: 'Plum',
      description: '',
      premium: false,
      enabled,
    };
    const tokens = { ...templateTokensSchema.parse({}), accent: '#5b2a6e' };
    const value = JSON.stringify({ revision: 1, templates: [{ ...variant, tokens }] });
    await server.services.db
      .insertInto('setting')
      .values({ key: 'templates coverletter', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  };
  await offer(false);
  expect((await ask(path)).status).toBe(404);
  await offer(true);
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  expect(JSON.parse(drawn.at(-1)?.document ?? '')).toMatchObject({
    template: { id: 'letter-banner', tokens: { accent: '#5b2a6e' } },
  });
});

it('are drawn for nothing that there is not', async () => {
  const before = drawn.length;
  for (const path of [
    templatePicturePath('coverletter', 'banner', '1-400.webp'),
    templatePicturePath('poem', 'banner', '1-400.webp'),
    templatePicturePath('constructor', 'length', '1-400.webp'),
    templatePicturePath('resume', 'banner', '2-400.webp'),
    templatePicturePath('resume', 'banner', '..%2f..%2fsecret'),
    '/pictures/pages/account.jpg',
    '/pictures/pages/resume/builder/:slug.jpg',
    '/pictures/pages/resumes/registered-nurse.jpg',
    '/pictures/pages/faq',
  ])
    expect((await ask(path)).status, path).toBe(404);
  expect(drawn).toHaveLength(before);
});

it('show a page of their own in the preview of a link to each listed page', async () => {
  expect(pagePreviewPath('/')).toBe('/pictures/pages/home.jpg');
  const listed = pages.filter(
    ({ head, path }) => head.description !== undefined && path !== '/' && pagePreviewPath(path) !== null,
  );
  expect(listed.length).toBeGreaterThan(10);
  expect((await ask('/pictures/pages/home.jpg')).status).toBe(200);
  expect(drawn.at(-1)?.preview).toMatchObject({ title: 'The resume you see is the file you send' });
  const gallery = listed.find(({ path }) => path === '/coverletter/templates');
  expect((await ask(pagePreviewPath(gallery?.path ?? '') ?? '')).headers.get('content-type')).toBe('image/jpeg');
  expect(drawn.at(-1)).toMatchObject({ preview: { title: gallery?.head.title } });
  expect(drawn.at(-1)?.document).toContain('"kind":"coverletter"');
});

it.each(['resume', 'coverletter'] as const)('show somebody else in each template of a %s', async (kind) => {
  const shown = await Promise.all(templateIds[kind].map((template) => loadExampleIn(kind, template)));
  const people = shown.map((document) => document && fullNameOf(document));
  expect(new Set(people).size).toBe(templateIds[kind].length);
  expect(people).not.toContain(undefined);
});
