import { createResume, resumeSchema, type Resume } from '@vitae/domain';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { docx } from './docx.ts';

const ID = '01900000-0000-7000-8000-000000000001';

const withJobs = (jobs: object[], more: object = {}): Resume => {
  const resume = createResume({ title: 'A resume' }, '2026-01-01T00:00:00.000Z');
  return resumeSchema.parse({ ...resume, ...more, sections: { experience: { items: jobs } } });
};

async function partsOf(resume: Resume): Promise<(name: string) => string> {
  const bytes = await docx.write(resume, new Map());
  if (typeof bytes === 'string') throw new TypeError('A Word file is no text');
  const files = unzipSync(bytes);
  return (name) => new TextDecoder().decode(files[name] ?? new Uint8Array());
}

describe('a Word file', () => {
  it.each(['inter', 'source-sans', 'ibm-plex-sans', 'source-serif', 'eb-garamond', 'bitter'])(
    'names only fonts that every office suite has: %s',
    async (fontFamily) => {
      const resume = withJobs([{ id: ID, position: 'Cook' }]);
      const template = { ...resume.template, tokens: { ...resume.template.tokens, fontFamily } };
      const part = await partsOf(resumeSchema.parse({ ...resume, template }));
      const named = [...part('word/styles.xml').matchAll(/w:(?:ascii|hAnsi)="([^"]+)"/g)].map(([, name]) => name);
      expect(new Set(named).size).toBe(1);
      expect(['Arial', 'Times New Roman']).toContain(named[0]);
      expect(part('word/fontTable.xml')).toContain(`w:name="${named[0]}"`);
    },
  );

  it.each([
    ['en', 'GB', 'en-GB'],
    ['en', 'US', 'en-US'],
    ['en', 'DE', 'en-GB'],
    ['de', 'AT', 'de-AT'],
    ['de', 'US', 'de-DE'],
    ['pt', 'BR', 'pt-BR'],
    ['pt-PT', 'BR', 'pt-PT'],
    ['pl', 'PL', 'pl-PL'],
  ])('in %s for %s is spelt as %s', async (locale, country, tag) => {
    const part = await partsOf(withJobs([{ id: ID, position: 'Cook' }], { locale, country }));
    expect(part('word/styles.xml')).toContain(`<w:lang w:val="${tag}"/>`);
  });

  it('sets no date in bold, whatever an entry lacks', async () => {
    const dated = { id: ID, start: '2019', end: '2021' };
    for (const job of [{ ...dated }, { ...dated, employer: 'Corner Café' }, { ...dated, position: 'Cook' }]) {
      const xml = (await partsOf(withJobs([job])))('word/document.xml');
      const paragraph = [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([whole]) => whole).find((p) => p.includes('2019'));
      const run = [...(paragraph ?? '').matchAll(/<w:r>.*?<\/w:r>/gs)]
        .map(([whole]) => whole)
        .find((r) => r.includes('2019'));
      const isHeading = /<w:pStyle w:val="Heading/.test(paragraph ?? '');
      expect(isHeading ? /<w:b w:val="false"\/>/.test(run ?? '') : true, JSON.stringify(job)).toBe(true);
    }
  });

  it('uses the separators of its language', async () => {
    const resume = createResume({ title: '简历', locale: 'zh', country: 'CN' }, '2026-01-01T00:00:00.000Z');
    const skills = { skill: { items: [{ id: ID, name: '设计', keywords: ['结构', '抗震'] }] } };
    const xml = (await partsOf(resumeSchema.parse({ ...resume, sections: skills })))('word/document.xml');
    const text = [...xml.matchAll(/<w:t[^>]*>([^<]*)/g)].map(([, words]) => words).join('');
    expect(text).toContain('设计：结构、抗震');
  });
});

describe('links of a Word file', () => {
  it('share a target, which is written once, and keep the place on a page', async () => {
    const summary =
      '[one](https://a.example/x) [two](https://a.example/x) [part](https://a.example/x#part) [other](mailto:ada@b.example)';
    const part = await partsOf(withJobs([], { summary }));
    const targets = new Map(
      [...part('word/_rels/document.xml.rels').matchAll(/<Relationship [^>]*>/g)]
        .map(([one]) => one)
        .filter((one) => one.includes('/hyperlink"'))
        .map((one) => [/ Id="([^"]+)"/.exec(one)?.[1], [/ Target="([^"]+)"/.exec(one)?.[1], one.includes('External')]]),
    );
    expect([...targets.values()]).toEqual([
      ['https://a.example/x', true],
      ['mailto:ada@b.example', true],
    ]);
    const links = [...part('word/document.xml').matchAll(/<w:hyperlink ([^>]*)>.*?<w:t[^>]*>([^<]*)/gs)].map(
      ([, attributes = '', text]) => [
        text,
        targets.get(/r:id="([^"]+)"/.exec(attributes)?.[1])?.[0],
        /w:anchor="([^"]+)"/.exec(attributes)?.[1],
      ],
    );
    expect(links).toEqual([
      ['one', 'https://a.example/x', undefined],
      ['two', 'https://a.example/x', undefined],
      ['part', 'https://a.example/x', 'part'],
      ['other', 'mailto:ada@b.example', undefined],
    ]);
  });
});
