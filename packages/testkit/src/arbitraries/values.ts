import fc from 'fast-check';
import type { Field, FieldKind, FieldValue, Item } from '@vitae/domain';

const plainWord = fc.stringMatching(/^[A-Za-z]{1,9}[,.]?$/);
const otherWord = fc.constantFrom(
  'Łódź',
  'naïve',
  'Straße',
  'Ελλάδα',
  'работа',
  'مرحبا',
  'שלום',
  'हिन्दी',
  '東京都庁',
  '한국어',
  'ภาษาไทย',
  '👩🏽‍💻',
  '→',
  '98 %',
  'C++',
  'R&D',
  '“quoted”',
  'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
  'https://example.com/a/very/long/path?with=query&and=more#part',
);
const word = fc.oneof(
  { arbitrary: plainWord, weight: 6 },
  { arbitrary: otherWord, weight: 2 },
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);

/** One line of words in many scripts; may be empty. */
export const texts: fc.Arbitrary<string> = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));

/** Paragraphs and bullets with formatting. */
export const richTexts: fc.Arbitrary<string> = fc
  .array(
    fc
      .tuple(fc.constantFrom('', '', '- '), fc.constantFrom('', '', '**', '*'), texts)
      .map(([bullet, mark, text]) => `${bullet}${mark}${text}${mark}`),
    { maxLength: 5 },
  )
  .map((lines) => lines.join('\n'));

const years = fc.integer({ min: 1950, max: 2035 }).map(String);
const months = fc.integer({ min: 1, max: 12 }).map((month) => String(month).padStart(2, '0'));
export const partialDates: fc.Arbitrary<string> = fc.oneof(
  fc.constant(''),
  years,
  fc.tuple(years, months).map((parts) => parts.join('-')),
);

const values: Readonly<Record<FieldKind, fc.Arbitrary<FieldValue>>> = {
  text: texts,
  richText: richTexts,
  date: partialDates,
  boolean: fc.boolean(),
  tags: fc.array(texts, { maxLength: 4 }),
  url: fc.oneof(fc.constant(''), fc.webUrl()),
  email: fc.oneof(fc.constant(''), fc.emailAddress()),
  phone: fc.stringMatching(/^(\+\d{1,3} )?[\d ()]{0,12}$/),
};

/** Entries of a section with these fields. */
export function itemsOf(fields: Readonly<Record<string, Field>>): fc.Arbitrary<Partial<Item>[]> {
  const item = fc.record({
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, values[field.kind]] as const)),
    id: fc.uuid({ version: 7 }),
    hidden: fc.boolean(),
    breakBefore: fc.boolean(),
    keepTogether: fc.boolean(),
  });
  return fc.array(item, { maxLength: 3 });
}
