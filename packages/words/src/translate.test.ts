import { describe, expect, expectTypeOf, it } from 'vitest';
import { translator, type Words } from './translate.ts';

const english = {
  plain: 'Plain.',
  list: ['One', 'Two'],
  group: {
    named: '{{name}} is {{state}}; {{name}} stays.',
    pages_one: '{{count}} page of {{name}}',
    pages_other: '{{count}} pages of {{name}}',
    settle_one: 'Resolve a conflict',
    settle_other: 'Resolve {{count}} conflicts',
    deep: { text: 'Deep.' },
  },
} as const;
const t = translator<typeof english>(
  () => 'en',
  () => english,
);

describe('translated', () => {
  it('returns a text from any group', () => {
    expect([t('plain'), t('group.deep.text')]).toEqual(['Plain.', 'Deep.']);
  });

  it('returns lists and groups unchanged', () => {
    expect(t('list')).toEqual(['One', 'Two']);
    expect(t('group.deep')).toEqual({ text: 'Deep.' });
  });

  it('inserts values in their places unchanged', () => {
    expect(t('group.named', { name: '$& {{state}}', state: '$1' })).toBe('$& {{state}} is $1; $& {{state}} stays.');
  });

  it('chooses the plural form by the number', () => {
    expect([0, 1, 2].map((count) => t('group.pages', { count, name: 'A' }))).toEqual([
      '0 pages of A',
      '1 page of A',
      '2 pages of A',
    ]);
    expect(t('group.settle', { count: 1 })).toBe('Resolve a conflict');
  });

  it('uses the plural forms of other languages, and `other` if a form is missing', () => {
    const polish = {
      pages_one: '{{count}} strona',
      pages_few: '{{count}} strony',
      pages_other: '{{count}} stron',
    } as const;
    const pages = translator<typeof polish>(
      () => 'pl',
      () => polish,
    );
    expect([1, 3, 5].map((count) => pages('pages', { count }))).toEqual(['1 strona', '3 strony', '5 stron']);
    const fewer = translator<typeof polish>(
      () => 'pl',
      () => ({ pages_other: '{{count}} stron' }),
    );
    expect(fewer('pages', { count: 3 })).toBe('3 stron');
  });

  it('names an unknown key', () => {
    const among = (words: Words | undefined) =>
      translator<{ plain: { inner: 'Inner.' } }>(
        () => 'en',
        () => words,
      );
    const others: (Words | undefined)[] = [undefined, {}, english, { plain: ['One'] }, { plain: {} }];
    for (const words of others) expect(among(words)('plain.inner')).toBe('plain.inner');
  });

  it('does not compile with an unknown key or value', () => {
    expectTypeOf(t('plain')).toEqualTypeOf<string>();
    expectTypeOf(t('list')).toEqualTypeOf<readonly ['One', 'Two']>();
    const compiled = () => {
      // @ts-expect-error -- no such text
      t('missing');
      // @ts-expect-error -- no such text in this group
      t('group.plain');
      // @ts-expect-error -- without one of its values
      t('group.named', { name: 'A' });
      // @ts-expect-error -- without its number
      t('group.settle');
      // @ts-expect-error -- a form is no text by itself
      t('group.pages_one', { count: 1, name: 'A' });
    };
    expect(compiled).toBeTypeOf('function');
  });
});
