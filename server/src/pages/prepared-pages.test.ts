import { defaultSiteSettings } from '@vitae/api';
import type { Sample } from '@vitae/api/samples';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { noSamples } from '../testing/no-samples.ts';
import { createPreparedPages } from './prepared-pages.ts';

const nurse = { slug: 'nurse' } as Sample;

/** Pages over one published sample; `rendered` has the addresses that were rendered. */
function openPages() {
  const rendered: string[] = [];
  const plans = { offered: { plans: [], provider: 'none' as const }, version: '1' };
  const templates = { offered: [], version: '0' };
  const pages = createPreparedPages(
    {
      html: '<!doctype html><html><head></head><body><div id="app"></div></body></html>',
      files: new Map(),
      staticPages: (_page, _source, address = '') => {
        rendered.push(address);
        return Promise.resolve(null);
      },
    },
    {
      config: { ...readConfig({}), site: defaultSiteSettings },
      log: pino({ level: 'silent' }),
      samples: {
        ...noSamples,
        list: () => Promise.resolve([nurse]),
        get: (_kind, slug) => Promise.resolve(slug === 'nurse' ? nurse : null),
      },
    },
    { plans: () => Promise.resolve(plans), templates: () => Promise.resolve(templates) },
  );
  return { pageAt: pages.at, keptAt: pages.keptAt, rendered, plans, templates };
}

it('addresses without a sample have one page, made once, and push no other page out', async () => {
  const { pageAt, rendered } = openPages();
  const kept = await pageAt('/resumes/nurse');
  expect(kept.status).toBe(200);
  const unknown = await Promise.all(Array.from({ length: 600 }, (_, index) => pageAt(`/resumes/none-${index}`)));
  expect(unknown[0]).toMatchObject({ status: 404, route: '/resumes/:slug' });
  expect(new Set(unknown).size).toBe(1);
  expect(rendered).toEqual(['/resumes/nurse']);
  expect(await pageAt('/resumes/nurse')).toBe(kept);
});

it('a path that no page has is answered in the same way', async () => {
  const { pageAt, rendered } = openPages();
  const first = await pageAt('/nowhere');
  expect(first).toMatchObject({ status: 404, route: 'no page' });
  expect(await pageAt('/nowhere/else')).toBe(first);
  expect(rendered).toEqual([]);
});

it('the home page is made again once the plans that it shows have changed', async () => {
  const { pageAt, keptAt, rendered, plans } = openPages();
  expect(keptAt('/')).toBeNull();
  const first = await pageAt('/');
  expect(await keptAt('/')).toBe(first);
  expect(await pageAt('/')).toBe(first);
  plans.version = '2';
  expect(await keptAt('/')).not.toBe(first);
  await pageAt('/');
  expect(rendered).toEqual(['/', '/']);
});

it('a gallery is made again once the templates of its kind that it offers have changed', async () => {
  const { pageAt, keptAt, rendered, templates } = openPages();
  const first = await pageAt('/resume/templates');
  expect(await keptAt('/resume/templates')).toBe(first);
  templates.version = '1';
  expect(await keptAt('/resume/templates')).not.toBe(first);
  expect(rendered).toEqual(['/resume/templates', '/resume/templates']);
});
