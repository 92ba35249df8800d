import { resumeSchema, type Resume } from '@vitae/domain';
import { templates } from '@vitae/templates';
import {
  firstWordLost,
  forbiddenCodePoints,
  hasPoppler,
  linesOutside,
  orphanedHeadings,
  overlappingLines,
  pdffonts,
  pdftotext,
  readPdf,
  twoPageResume,
} from '@vitae/testkit/pdf';
import { describe, expect, it } from 'vitest';
import { nodeFonts } from './node.ts';
import { createPdfRenderer, renderPdf } from './render-pdf.ts';
import { everyNth } from '@vitae/testkit/sample';

const sources = { fonts: nodeFonts, assets: async () => undefined };
const withTemplate = (resume: Resume, id: string): Resume => ({ ...resume, template: { ...resume.template, id } });
const named = (fullName: string, summary = ''): Resume =>
  resumeSchema.parse({ ...twoPageResume(), basics: { fullName }, summary, sections: {} });

if (!hasPoppler()) console.warn('Skipped: reading files with pdftotext and pdffonts. Poppler is not installed.');

describe.each(everyNth(3, 2, templates).map(({ id }) => id))('a file of the template %s', async (id) => {
  const resume = withTemplate(twoPageResume(), id);
  const { bytes, pageCount, missing } = await renderPdf(resume, sources);
  const content = await readPdf(bytes);

  it('declares its title, author, language and pages', () => {
    expect(content).toMatchObject({ title: 'Renée Łukasz-Øster', author: 'Renée Łukasz-Øster', language: 'en' });
    expect(content.pages).toHaveLength(pageCount);
    expect(missing).toEqual([]);
  });

  it('keeps every word readable, in pdf.js and in pdftotext', () => {
    const words = [
      'Platform',
      'engineering',
      'lead',
      '€1.8',
      '31',
      '%',
      'Åkerström',
      'Lefèvre',
      'Uniwersytet',
      'Jagielloński',
      '→',
    ];
    const texts = hasPoppler() ? [content.text, pdftotext(bytes)] : [content.text];
    for (const text of texts) {
      expect(forbiddenCodePoints(text)).toEqual([]);
      for (const word of words) expect(firstWordLost([word], text)).toBeNull();
    }
  });

  it('has no overlapping lines, and none outside the page', () => {
    expect(overlappingLines(content.pages)).toEqual([]);
    expect(linesOutside(content.pages)).toEqual([]);
  });

  it('separates no heading from its section', () => {
    expect(
      orphanedHeadings(content.pages, [
        'Experience',
        'Education',
        'Skills',
        'Projects',
        'Languages',
        'Certifications',
        'Hobbies',
      ]),
    ).toEqual([]);
  });

  it('has real links', () => {
    const urls = content.pages.flatMap(({ links }) => links.map(({ url }) => url));
    expect(urls).toEqual(
      expect.arrayContaining([
        'mailto:renee.lukasz@example.org',
        'https://github.com/renee-example',
        'https://example.org/case/0',
      ]),
    );
  });

  it.runIf(hasPoppler())('embeds its fonts as subsets', () => {
    const fonts = pdffonts(bytes);
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.filter(({ isEmbedded, isSubset }) => !isEmbedded || !isSubset)).toEqual([]);
  });

  it('has the same bytes for the same revision', async () => {
    expect((await renderPdf(resume, sources)).bytes).toEqual(bytes);
  });
});

describe('text that fonts lack or that does not fit on a line', () => {
  it('draws U+FFFD for a character no font has and reports it with its field', async () => {
    const { bytes, missing } = await renderPdf(named('Ra 𓀀 Hotep'), sources);
    expect(missing).toEqual([{ char: '𓀀', path: 'basics.fullName' }]);
    expect(forbiddenCodePoints((await readPdf(bytes)).text)).toEqual(['U+FFFD']);
  });

  it('takes Greek, Cyrillic, arrows and stars from another family if its own lacks them', async () => {
    const resume = named('Αθηνά Ζωή', 'Слава → ★ ✓ ↔ ≥ ● ▪ ‣ №');
    const bitter: Resume = {
      ...resume,
      template: { ...resume.template, tokens: { ...resume.template.tokens, fontFamily: 'bitter' } },
    };
    const { bytes, missing } = await renderPdf(bitter, sources);
    expect(missing).toEqual([]);
    const { text } = await readPdf(bytes);
    expect(firstWordLost(['Αθηνά', 'Ζωή', 'Слава', '→', '★', '✓', '↔', '≥', '●', '▪', '‣', '№'], text)).toBeNull();
  });

  it('draws letters, not ligatures', async () => {
    const { bytes } = await renderPdf(named('Office', 'Efficient ﬂow of staﬀ, ﬁve affidavits'), sources);
    const { text } = await readPdf(bytes);
    expect(forbiddenCodePoints(text)).toEqual([]);
    expect(firstWordLost(['Efficient', 'flow', 'of', 'staff,', 'five', 'affidavits'], text)).toBeNull();
  });

  it('breaks a word wider than the line without a hyphen and keeps it on the page', async () => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3);
    const url = `https://example.org/${'a-very-long-path-segment/'.repeat(12)}end`;
    const { bytes } = await renderPdf(named('Anna', `Before ${word} between ${url} after`), sources);
    const content = await readPdf(bytes);
    expect(linesOutside(content.pages)).toEqual([]);
    expect(firstWordLost(['Before', word, 'between', url, 'after'], content.text)).toBeNull();
  });

  it('does not hyphenate', async () => {
    const words =
      'The internationalization of telecommunications infrastructure necessitates interdisciplinary counterintelligence considerations. '.repeat(
        8,
      );
    const { bytes } = await renderPdf(named('Anna', words), sources);
    const { text } = await readPdf(bytes);
    expect(text).not.toMatch(/-\s*\n/);
    expect(firstWordLost(words.trim().split(' '), text)).toBeNull();
  });
});

describe('one document after another', () => {
  it('writes each as if it were the first', async () => {
    const render = createPdfRenderer(sources);
    // Letters that are drawn from parts, and a hyphen that shares its outline with another.
    await render(named('Żółć', 'Ż ó ł ć a\u2011b a\u2010b'));
    const plain = named('Zolc', 'Z o l c a-b');
    const { bytes } = await render(plain);
    expect(bytes).toEqual((await renderPdf(plain, sources)).bytes);
    expect(firstWordLost(['Zolc', 'Z', 'o', 'l', 'c', 'a-b'], (await readPdf(bytes)).text)).toBeNull();
  });
});

describe('fit to a number of pages', () => {
  it('shrinks within limits until the number of pages is reached', async () => {
    const resume = twoPageResume();
    const fitted: Resume = {
      ...resume,
      template: { ...resume.template, layout: { ...resume.template.layout, fitPages: 1 } },
    };
    const free = await renderPdf(resume, sources);
    const { bytes, pageCount } = await renderPdf(fitted, sources);
    expect(free.pageCount).toBe(2);
    const content = await readPdf(bytes);
    const bodySize = content.pages[0]?.items.find((item) => item.text.includes('incident handbook'))?.size ?? 0;
    if (pageCount > 1) expect(bodySize).toBeCloseTo(9, 0);
    expect(bodySize).toBeGreaterThanOrEqual(8);
  });

  it('reports the number of pages if even the smallest sizes are not enough, and how full the last one is', async () => {
    const resume = twoPageResume();
    const { experience } = resume.sections;
    const items = Array.from({ length: 30 }, (_, index) => ({
      ...experience.items[0],
      id: `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`,
      hidden: false,
      breakBefore: false,
      keepTogether: false,
    }));
    const template = { ...resume.template, layout: { ...resume.template.layout, fitPages: 2 } };
    const { bytes, pageCount, lastPageFill } = await renderPdf(
      { ...resume, template, sections: { ...resume.sections, experience: { ...experience, items } } },
      sources,
    );
    expect(pageCount).toBeGreaterThan(2);
    const { pages } = await readPdf(bytes);
    const size = pages[0]?.items.find((item) => item.text.includes('incident handbook'))?.size ?? 0;
    expect(size).toBeGreaterThanOrEqual(8.99);
    const lowest = Math.max(
      ...(pages
        .at(-1)
        ?.items.filter(({ size: own }) => own > 8)
        .map(({ baseline }) => baseline) ?? []),
    );
    expect(lastPageFill).toBeCloseTo(lowest / (pages.at(-1)?.height ?? 1), 1);
    expect((await renderPdf(named('One page'), sources)).lastPageFill).toBe(1);
  });
});
