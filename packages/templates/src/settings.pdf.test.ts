import { resumeView, type Resume, type TemplateTokens } from '@vitae/domain';
import { createPdfRenderer } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { hasPoppler, pdffonts, readPdf, taggedPages, twoPageResume, type PdfContent } from '@vitae/testkit/pdf';
import { beforeAll, expect, it } from 'vitest';
import { paper } from './shared/paper.ts';
import { millimetres } from './shared/tokens.ts';

const render = createPdfRenderer({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });
const two = twoPageResume();
const languages = ['Fluent', 'since school'].map((fluency, at) => ({
  id: `01890a5d-ac96-774b-bcce-00000000060${at}`,
  hidden: false,
  breakBefore: false,
  keepTogether: false,
  name: `Language ${at}`,
  fluency,
}));
const resume: Resume = {
  ...two,
  sections: { ...two.sections, language: { ...two.sections.language, items: languages } },
};
const all: Partial<TemplateTokens> = {
  page: 'A4',
  margin: 20,
  datesAtEnd: true,
  contactIcons: true,
  levels: 'dots',
  pageNumbers: 'every',
  headingFamily: 'eb-garamond',
};

const drawn = async (id: string, tokens: Partial<TemplateTokens>, document = resume) => {
  const template = { ...document.template, id, tokens: { ...document.template.tokens, ...tokens } };
  const { bytes } = await render({ ...document, template });
  return { bytes, file: await readPdf(bytes) };
};
const pages = new Map<string, { bytes: Uint8Array; file: PdfContent }>();
beforeAll(async () => {
  for (const id of ['classic', 'academic', 'sidebar']) pages.set(id, await drawn(id, all));
});
const of = (id: string) => pages.get(id) ?? { bytes: new Uint8Array(), file: { pages: [], text: '' } };

it.each(['classic', 'academic'])('sets the dates of %s at the end of the line of their title', (id) => {
  const items = of(id).file.pages.flatMap((page) => page.items);
  const [experience] = resumeView(resume).sections.filter(({ kind }) => kind === 'timeline');
  const end = paper.A4.width - millimetres(20);
  let last = 0;
  for (const { title, dates } of experience?.entries ?? []) {
    const at = items.findIndex(({ text }, index) => index >= last && text.startsWith(title.text.slice(0, 12)));
    const date = items.findIndex(({ text }, index) => index > at && text.startsWith(dates.text.slice(0, 8)));
    // In the file they follow what is on their line.
    expect(date - at).toBeLessThan(6);
    expect(items[date]?.baseline).toBeCloseTo(items[at]?.baseline ?? 0, 0);
    // Within a space, of which readers do not know whether it is part of the text.
    expect(Math.abs(Math.max(...items.slice(date, date + 2).map(({ right }) => right)) - end)).toBeLessThan(2);
    last = date;
  }
  expect(last).toBeGreaterThan(0);
});

it('numbers every page of several, after its content, or none', async () => {
  const lastLines = of('classic').file.pages.map(({ text }) => text.trimEnd().split('\n').at(-1));
  expect(lastLines).toEqual(['Page 1 of 2', 'Page 2 of 2']);
  const short: Resume = {
    ...resume,
    sections: { ...two.sections, experience: { ...two.sections.experience, items: [] } },
  };
  expect((await drawn('classic', all, short)).file.text).not.toContain('Page 1');
  expect((await drawn('classic', { pageNumbers: 'none' })).file.text).not.toContain('of 2');
});

it.each(['classic', 'sidebar'])('draws the levels of %s with their words for readers', async (id) => {
  const { bytes, file } = of(id);
  const alts = (await taggedPages(bytes)).flatMap((page) => page.alts);
  expect(alts).toContain('Fluent');
  for (const level of alts) expect(file.text).not.toContain(level);
  expect(file.text).toContain('since school');
});

it.each(['classic', 'sidebar'])('keeps the text of contacts whole in %s, which have pictures', (id) => {
  const { contacts } = resumeView(resume);
  expect(contacts.filter(({ text }) => !of(id).file.text.includes(text))).toEqual([]);
});

it('sets name and headings in their own family', () => {
  if (!hasPoppler()) return;
  const names = pdffonts(of('classic').bytes).map(({ name }) => name);
  expect(names.some((name) => /garamond/i.test(name))).toBe(true);
  expect(names.some((name) => /serif/i.test(name))).toBe(true);
});
