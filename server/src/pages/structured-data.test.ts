import { loadLanguage, type InterfaceLanguage } from '@vitae/words/languages';
import type { SampleHead } from '@vitae/api/samples';
import { beforeAll, expect, it } from 'vitest';
import { structuredData } from './structured-data.ts';

beforeAll(() => loadLanguage('de'));

const about = (path: string, language: InterfaceLanguage, data = {}) =>
  structuredData({ path, language, data, origin: 'https://vitae.example', appName: 'Vitae', shown: {} });
const post = '/blog/a-gap-in-your-resume';

it('an article is described in the language of its page, under the address of that language', () => {
  const [english] = about(post, 'en');
  const [german] = about(post, 'de');
  expect(english).toMatchObject({ url: `https://vitae.example${post}`, inLanguage: 'en' });
  expect(german).toMatchObject({ url: `https://vitae.example/de${post}`, inLanguage: 'de' });
  expect(german).toHaveProperty('headline', expect.stringContaining('Lücke'));
  expect(english).not.toHaveProperty('headline', expect.stringContaining('Lücke'));
});

it('samples are listed where search engines find them, whatever the language of the list', () => {
  const head = { slug: 'welder', title: 'Welder', locale: 'en-US' } as SampleHead;
  const samples = [head, { ...head, slug: 'carpenter', locale: 'de-AT' }];
  const urls = (language: InterfaceLanguage) =>
    about('/resumes', language, { list: { kind: 'resume', samples } }).flatMap((thing) => JSON.stringify(thing));
  for (const text of [...urls('en'), ...urls('de')]) {
    expect(text).toContain('"https://vitae.example/resumes/welder"');
    expect(text).toContain('"https://vitae.example/de/resumes/carpenter"');
  }
});
