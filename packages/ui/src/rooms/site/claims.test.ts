import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentHead, pageOf } from '@vitae/api';
import { letterTemplates, templates } from '@vitae/templates';
import { maxImportedBytes, trashDays } from '@vitae/domain';
import { refundDays } from '@vitae/domain/money';
import { IMPORT_LIMITS } from '@vitae/importer';
import { jobTitles, loadSamples } from '@vitae/samples';
import { translatedContent } from '@vitae/words/catalogue';
import { mail } from '@vitae/words/en/mail';
import { loadLanguage } from '@vitae/words/languages';
import { loadLegalPages } from '@vitae/words/legal-pages';
import { defaultLocale, setReaderLocale } from '@vitae/words/reader';
import { billing } from '@vitae/words/en/billing';
import { site } from '@vitae/words/en/site';
import { afterAll, describe, expect, it } from 'vitest';

const content = (name: string) => readFileSync(join(import.meta.dirname, `content/${name}.md`), 'utf8');
const words = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const listed = new Intl.ListFormat('en-GB');
const premium = templates.filter(({ premium: isPremium }) => isPremium);

const shapeOf = (text: string) => ({
  headings: text.match(/^#+ /gm),
  points: text.match(/^- /gm)?.length,
  conditions: text.match(/^\{.*\}$/gm),
  links: [...text.matchAll(/\]\((.*?)\)/g)].map(([, path = '']) => path).toSorted((a, b) => a.localeCompare(b)),
  // Each number as often as in the English text, in figures.
  numbers: (text.match(/\d+|\{\w+\}/g) ?? []).toSorted((a, b) => a.localeCompare(b)),
  paragraphs: text.split(/\n{2,}/).length,
});

describe.each(['de', 'fr', 'es', 'ar'] as const)('the pages in Markdown in %s', (language) => {
  // Other tests may run in the same process.
  afterAll(() => setReaderLocale(defaultLocale));

  it.each(['contact', 'faq'])('%s says what the English text says', async (name) => {
    setReaderLocale(language);
    await loadLanguage(language);
    expect(shapeOf(translatedContent(name)?.trimEnd() ?? '')).toEqual(shapeOf(content(name).trimEnd()));
  });

  it.each(['privacy-policy', 'refund-policy', 'terms'])(
    '%s says what the English one says, and that it binds',
    async (name) => {
      setReaderLocale(language);
      await loadLegalPages();
      const english = content(name);
      const translated = translatedContent(name) ?? '';
      const lines = translated.split('\n\n');
      expect(lines[1]).toMatch(/^\*.*(?:englische|anglais|inglés|الإنجليزي).*\*$/);
      expect(shapeOf([lines[0], ...lines.slice(2)].join('\n\n'))).toEqual(shapeOf(english));
    },
  );
});

describe('what the site says about its limits', () => {
  it('is what holds for files', () => {
    const { pages, scannedPages } = IMPORT_LIMITS;
    expect(content('faq')).toContain(`up to ${maxImportedBytes / 1024 / 1024} MB and ${pages} pages`);
    expect(content('faq')).toContain(`up to ${words[scannedPages]} pages`);
  });

  it('is what holds for the trash', () => {
    expect(content('faq')).toContain(`It stays there for ${trashDays} days`);
    expect(content('privacy-policy')).toContain(`trash are deleted after ${trashDays} days`);
    expect(site.home.todayList.join('\n')).toContain(`documents for ${trashDays} days`);
  });

  it('is as many samples and letter templates as there are', async () => {
    const post = (name: string) => readFileSync(join(import.meta.dirname, `posts/${name}.md`), 'utf8');
    const letters = (await loadSamples('coverletter')).filter(({ published }) => published);
    const about = (path: string) => documentHead(pageOf(path), { appName: 'Biograf' }).description;
    expect(about('/resumes')).toContain(`for ${jobTitles.length} job titles`);
    expect(about('/coverletters')).toContain(`for ${letters.length} job titles`);
    const tens: Readonly<Record<number, string>> = { 40: 'forty', 60: 'sixty' };
    expect(post('numbers-when-nobody-counted')).toContain(`show ${tens[jobTitles.length]} ways`);
    expect(post('a-cover-letter-in-four-paragraphs')).toContain(`${tens[letters.length]} whole letters`);
    expect(site.home.todayList.join('\n')).toContain(`Cover letters in ${words[letterTemplates.length]} templates`);
  });
});

describe('what the site says about money', () => {
  it('counts and names the premium templates, and letters follow resumes', () => {
    const [free, all] = [words[templates.length - premium.length], words[templates.length]];
    expect(premium.length).toBeGreaterThan(0);
    expect(content('faq').toLowerCase()).toContain(`${free} of the ${all}, for resumes and letters alike`);
    expect(content('faq')).toContain(`${listed.format(premium.map(({ name }) => name))} are premium templates`);
    expect(site.home.todayList.join('\n')).toContain(`${free} of the ${all} templates`);
    const twins = letterTemplates.filter(({ premium: isPremium }) => isPremium).map(({ matches }) => matches);
    expect(twins).toEqual(premium.map(({ id }) => id));
  });

  it('promises money back for the same days everywhere, and nowhere in figures of its own', () => {
    expect(refundDays).toBe(14);
    for (const text of [content('faq'), content('refund-policy')]) {
      expect(text).toContain('within {refundDays} days');
      expect(text).not.toMatch(/\b14\b/);
    }
    for (const text of [mail.receiptText, billing.plans.honest]) expect(text).toMatch(/[Ww]ithin \{\{days\}\} days/);
  });

  it('names no price: prices come from the server', () => {
    for (const name of ['faq', 'refund-policy', 'terms']) expect(content(name)).not.toMatch(/[$€£]|\bUSD\b/);
    expect(JSON.stringify([site, billing])).not.toMatch(/[$€£]\d|\bUSD\b/);
  });
});
