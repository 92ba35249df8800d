import { pages } from '@vitae/api';
import { customFields, documentKinds, sections } from '@vitae/domain';
import { templateKindOf } from '@vitae/templates';
import { registeredText } from '@vitae/words/catalogue';
import { interfaceLanguages, loadLanguage } from '@vitae/words/languages';
import { defaultLocale } from '@vitae/words/reader';
import { expect, it } from 'vitest';

/** Words that some languages share with English. */
const shared = new Set([
  'Blog',
  'Bachelor of Science',
  'Details',
  'Link',
  'Name',
  'Portfolio',
  'Text',
  'Website',
  'Hobby',
  'publication',
]);

/** Texts that are the same in every language: codes, addresses, names. */
const isTheSame = (text: string): boolean => !/[a-z]{3}/i.test(text.replaceAll(/https?:\S+|\S+@\S+|\b[A-Z]\w*\b/g, ''));

const texts = new Set(
  [
    ...sections.flatMap(({ itemName, hint, fields }) => [
      itemName,
      hint,
      ...Object.values<{ label: string; example?: string }>(fields).flatMap(({ label, example = '' }) => [
        label,
        example,
      ]),
    ]),
    ...Object.values(customFields).map(({ label }) => label),
    ...documentKinds.flatMap(({ key }) => templateKindOf(key).templates.map(({ description }) => description)),
    // What only people see who run the site is in English for everyone, and so are articles.
    ...pages
      .filter(({ role, path }) => role !== 'admin' && !path.startsWith('/blog/'))
      .flatMap(({ head, places = {} }) => [
        head.title,
        head.description ?? '',
        places.top?.label ?? '',
        places.footer?.label ?? '',
        places.side?.label ?? '',
        places.palette?.label ?? '',
      ]),
  ].filter((text) => !isTheSame(text)),
);

it.each(interfaceLanguages.filter((language) => language !== defaultLocale))(
  'the titles of pages, fields of sections and templates are translated into %s',
  async (language) => {
    await loadLanguage(language);
    expect([...texts].filter((text) => registeredText(text, language) === text && !shared.has(text))).toEqual([]);
  },
);
