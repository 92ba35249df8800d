import { pages } from '@vitae/api';
import { customFields, documentKinds, sections } from '@vitae/domain';
import { defaultPlans } from '@vitae/domain/money';
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
    ...pages.flatMap(({ head, places = {} }) => [
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

it.each([
  ['de', ['Kostenlos', 'Pro', 'Prüfung']],
  ['fr', ['Gratuit', 'Pro', 'Relecture']],
  ['es', ['Gratis', 'Pro', 'Revisión']],
  ['ar', ['مجانية', 'احترافية', 'مراجعة']],
] as const)('the plans of a new server have names in %s', async (language, names) => {
  await loadLanguage(language);
  expect(defaultPlans.map(({ name }) => registeredText(name, language))).toEqual(names);
});
