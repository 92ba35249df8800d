import { describe, expect, expectTypeOf, it } from 'vitest';
import { catalogue, provideTexts, type LocalText } from './catalogue.ts';

const english = {
  plain: 'Plain.',
  named: '{{name}} is {{state}}; {{name}} stays.',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
} as const;
provideTexts('pl', {
  example: {
    plain: 'Zwykły.',
    named: '{{state}}: {{name}}',
    minutes_one: '{{count}} minuta',
    minutes_other: '{{count}} minut',
  },
});
const words = catalogue('example', english);

describe('a catalogue', () => {
  it("returns a text in the reader's language, and in English if there is no translation", () => {
    expect(words('plain')('en')).toBe('Plain.');
    expect(words('plain')('pl-PL')).toBe('Zwykły.');
    for (const locale of ['de', 'en-GB', '', 'not a tag', '__proto__']) expect(words('plain')(locale)).toBe('Plain.');
  });

  it('inserts values in their places unchanged', () => {
    expect(words('named', { name: 'A', state: 'off' })('en')).toBe('A is off; A stays.');
    expect(words('named', { name: '$& {{state}}', state: '$1' })('en')).toBe('$& {{state}} is $1; $& {{state}} stays.');
    expect(words('named', { name: 'A', state: 'off' })('pl')).toBe('off: A');
  });

  it('chooses the plural form by the number', () => {
    expect([0, 1, 2].map((count) => words('minutes', { count })('en'))).toEqual(['0 minutes', '1 minute', '2 minutes']);
    // Polish has plural forms that this catalogue lacks: the form `other` is used instead.
    expect(words('minutes', { count: 3 })('pl')).toBe('3 minut');
  });

  it('does not compile with an unknown key or value, or with a translation that lacks a key', () => {
    expectTypeOf(words).parameter(0).toEqualTypeOf<'plain' | 'named' | 'minutes'>();
    expectTypeOf(words('plain')).toEqualTypeOf<LocalText>();
    // @ts-expect-error -- no such text
    words('missing');
    // @ts-expect-error -- without its values
    words('named');
    // @ts-expect-error -- without one of them
    words('named', { name: 'A' });
    // @ts-expect-error -- a form is no text by itself
    words('minutes_one', { count: 1 });
  });
});
