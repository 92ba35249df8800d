import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadAdminTexts } from './admin-languages.ts';
import { contentArea, registeredArea } from './catalogue.ts';
import { interfaceLanguages, loadLanguage } from './languages.ts';
import { defaultLocale } from './reader.ts';

type Texts = ReadonlyMap<string, string>;

/** The texts of an area by their keys; those in lists have their place as the last part of the key. */
function textsOf(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value ?? {}).flatMap(([name, inner]) => textsOf(inner, key === '' ? name : `${key}.${name}`));
}

async function areasIn(language: string): Promise<ReadonlyMap<string, Texts>> {
  const folder = join(import.meta.dirname, language);
  const files = readdirSync(folder).filter(
    (file) => !['content.ts', 'index.ts', 'legal.ts', 'registered.ts'].includes(file),
  );
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, Texts]> => {
        const module: unknown = await import(join(folder, file));
        return [file, new Map(textsOf(Object.values(module ?? {})[0]))];
      }),
    ),
  );
}

/** Areas that are in English for everyone: what people read in a terminal, and what the desktop app's main process says. */
const english = new Set(['command-line.ts', 'desktop.ts', 'disk.ts', 'operations.ts', 'previews.ts', 'printing.ts']);

const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;
const pluralKey = /^(.*)_(zero|one|two|few|many|other)$/;
const placesIn = (text: string): string => [...text.matchAll(/\{\{\w+\}\}|<\w+>/g)].map(String).sort().join(' ');
const all = await areasIn('en');

/** Characters that fit into the search field of a list. */
const mostInHint = 42;

it.each(interfaceLanguages)('what can be searched for fits into its field: %s', async (language) => {
  const areas = await areasIn(language);
  const hints = [...areas].flatMap(([file, texts]) =>
    file.startsWith('admin') ? [...texts].filter(([key]) => key.endsWith('searchHint')) : [],
  );
  expect(hints.length).toBeGreaterThan(6);
  expect(hints.filter(([, text]) => text.replaceAll('\u200E', '').length > mostInHint)).toEqual([]);
});

describe.each(interfaceLanguages.filter((language) => language !== defaultLocale))('in %s', async (language) => {
  const translated = await areasIn(language);

  it('every area is translated', () => {
    expect([...translated.keys()].sort()).toEqual([...all.keys()].filter((file) => !english.has(file)).sort());
  });

  it('every text is there, with each plural form of the language and no key of its own', () => {
    for (const [file, texts] of translated) {
      const wanted = [...(all.get(file) ?? new Map<string, string>())].flatMap(([key]) => {
        const [, base, form] = pluralKey.exec(key) ?? [];
        // A form for huge or fractional numbers falls back to `other`.
        const forms = formsOf(language).filter((one) => language === 'ar' || ['one', 'other'].includes(one));
        return form === 'one' ? [] : form === 'other' ? forms.map((one) => `${base}_${one}`) : [key];
      });
      expect([...texts.keys()].sort(), file).toEqual(wanted.sort());
    }
  });

  it('texts have the placeholders of the English ones, and no exclamation marks or surrounding spaces', () => {
    for (const [file, texts] of translated)
      for (const [key, text] of texts) {
        const [, base, form] = pluralKey.exec(key) ?? [];
        const source = all.get(file)?.get(form === undefined ? key : `${base}_other`) ?? '';
        expect(text, `${file} ${key}`).not.toMatch(/^\s|\s$|!|^$/);
        // "One", "two" or "none" may be said in words.
        if (form === undefined || form === 'other') expect(placesIn(text), `${file} ${key}`).toBe(placesIn(source));
        else expect(placesIn(source), `${file} ${key}`).toContain(placesIn(text));
      }
  });

  it('no sentence is left in English', () => {
    const left = [...translated].flatMap(([file, texts]) =>
      [...texts].flatMap(([key, text]) =>
        all.get(file)?.get(key) === text && /[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(text)
          ? [`${file} ${key}: ${text}`]
          : [],
      ),
    );
    expect(left).toEqual([]);
  });

  it('is one file of texts, complete in what it gives to the interface and to everything else', async () => {
    const loaded: unknown = await import(join(import.meta.dirname, language, 'index.ts'));
    const namesIn = (part: string): string[] =>
      Object.entries(loaded ?? {}).flatMap(([name, value]: [string, object]) =>
        name === part ? Object.keys(value) : [],
      );
    const given = [...namesIn('areas'), ...namesIn('outside')].filter(
      (name) => name !== registeredArea && name !== contentArea,
    );
    // The history is part of the account's texts, the administration has a file of its own, and only the server writes
    // mail, receipts and what jobs do.
    const others = ['admin', 'admin-money', 'admin-reviews', 'admin-site', 'history', 'jobs', 'mail', 'receipts'];
    expect([...given, ...others].map((name) => `${name}.ts`).sort()).toEqual([...translated.keys()].sort());
    expect(Object.keys(await loadLanguage(language))).toEqual(namesIn('areas'));
    expect(new Map(textsOf(await loadAdminTexts(language)))).toEqual(translated.get('admin.ts'));
  });
});

it.each(interfaceLanguages)('how a score is made has the numbers of the English account: %s', async (language) => {
  const numbersIn = async (of: string) =>
    [...((await areasIn(of)).get('report.ts') ?? [])]
      .filter(([key]) => key.startsWith('howSteps.'))
      .map(([, text]) => (text.match(/\d+/gu) ?? []).map(Number).toSorted((a, b) => a - b));
  expect(await numbersIn(language)).toEqual(await numbersIn(defaultLocale));
});
