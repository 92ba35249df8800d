import { defaultSiteSettings, type SiteSettings } from '@vitae/api';
import type { Sample } from '@vitae/api/samples';
import { createMemoryStore } from '@vitae/store/memory';
import { expect, it } from 'vitest';
import { shippedSamples } from '../base/samples/shipped-samples.ts';
import { renderStaticPage } from './static-page.tsx';

const never = (): never => {
  throw new Error('Nothing is called while a page is rendered.');
};

const shown = async (sample: Sample, settings: SiteSettings, language: 'en' | 'de' | 'ar' = 'en'): Promise<string> => {
  const { status, html } = await renderStaticPage(
    `/resumes/${sample.slug}`,
    {
      settings,
      samples: { list: () => Promise.resolve([]), get: () => Promise.resolve(sample) },
      documents: { ...createMemoryStore(), durable: true },
      files: { pick: never, save: never },
      createImportWorker: never,
      transport: { url: '/api', fetch: never },
    },
    language,
  );
  expect(status).toBe(200);
  return html.join('');
};

/** As the server gives it: with pictures, and similar ones. */
async function nurse(): Promise<Sample> {
  const sample = await shippedSamples.get('resume', 'registered-nurse');
  if (!sample) throw new Error('There is no such sample.');
  const heads = (await shippedSamples.list('resume')).slice(0, 6);
  return { ...sample, picture: 'a', related: heads.map((head) => ({ ...head, picture: `of-${head.slug}` })) };
}

const fresh = (): SiteSettings => ({ ...defaultSiteSettings });

it('a page has the same HTML, whether its parts were rendered before or not', async () => {
  const sample = await nurse();
  const settings = fresh();
  const first = await shown(sample, settings);
  expect(first).not.toContain('<template');
  for (const { title, picture } of sample.related) {
    expect(first).toContain(`>${title}</span>`);
    expect(first).toContain(picture);
  }
  expect(await shown(sample, settings)).toBe(first);
  expect(await shown({ ...sample }, settings)).toBe(first);
  expect(await shown(sample, fresh())).toBe(first);
});

it('what has changed is shown at once, and the rest stays', async () => {
  const sample = await nurse();
  const settings = fresh();
  const before = await shown(sample, settings);
  const [near, ...others] = sample.related;
  if (!near) throw new Error('There are no similar samples.');
  const related = [{ ...near, title: 'Lighthouse Keeper' }, ...others];
  const document = { ...sample.document, basics: { fullName: 'Ottoline Brakspear' } };
  const after = await shown({ ...sample, related, document }, settings);
  expect(after).toContain('>Lighthouse Keeper</span>');
  expect(after).not.toContain(`>${near.title}</span>`);
  expect(after).toContain('Ottoline Brakspear');
  expect(await shown({ ...sample, related, document }, fresh())).toBe(after);
  expect(await shown(sample, settings)).toBe(before);
});

it('a sample names its other language in that of the interface', async () => {
  const sample = await nurse();
  const siblings = [
    { locale: 'en-US', slug: sample.slug },
    { locale: 'de-DE', slug: 'registered-nurse-de' },
  ];
  const link = (name: string) => new RegExp(`href="[^"]*/resumes/registered-nurse-de"[^>]*>${name}</a>`);
  expect(await shown({ ...sample, siblings }, fresh())).toMatch(link('German'));
  expect(await shown({ ...sample, siblings }, fresh(), 'de')).toMatch(link('Deutsch'));
});

it('what is said about a sample runs in its own direction, in a page from right to left too', async () => {
  const sample = await nurse();
  const html = await shown(sample, fresh(), 'ar');
  for (const { text } of sample.points)
    expect(html).toContain(`<p dir="auto" class="text-ink-soft">${text.slice(0, 10)}`);
});

it('each language has parts of its own', async () => {
  const sample = await nurse();
  const settings = fresh();
  const english = await shown(sample, settings);
  const german = await shown(sample, settings, 'de');
  expect(german).toContain(`href="/de/resumes/${sample.related[0]?.slug}"`);
  expect(german).toBe(await shown(sample, fresh(), 'de'));
  expect(await shown(sample, settings)).toBe(english);
});
