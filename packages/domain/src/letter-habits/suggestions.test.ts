import { describe, expect, it } from 'vitest';
import { coverLetterSchema, type CoverLetter } from '../cover-letter.ts';
import { documentLanguages } from '../locale.ts';
import { addressOf, closingAgrees, closingSuggestions, openingSuggestions, subjectSuggestions } from './suggestions.ts';

const letterOf = (fields: object): CoverLetter =>
  coverLetterSchema.parse({
    id: '01890a5d-ac96-774b-9001-000000000001',
    slug: 'x',
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    ...fields,
  });

const everything = { recipient: { name: 'Kim Lee', company: 'Acme' }, jobTitle: 'Cook' };

describe.each(documentLanguages)('letters in %s', (locale) => {
  it('have suggested openings and subjects, and closings that fit each opening', () => {
    const empty = letterOf({ locale, country: 'GB', ...everything });
    expect(subjectSuggestions(empty).join()).toContain('Cook');
    const openings = openingSuggestions(empty);
    expect(openings.length).toBeGreaterThanOrEqual(2);
    expect(openings.join()).not.toContain('{{');
    for (const opening of openings) {
      const begun = { ...empty, opening };
      expect(addressOf(begun), opening).not.toBeNull();
      const closings = closingSuggestions(begun);
      expect(closings.length, opening).toBeGreaterThan(0);
      for (const closing of closings) {
        expect(closing).not.toContain('{{');
        expect(closingAgrees({ ...begun, closing }), `${opening} … ${closing}`).toBe(true);
      }
    }
  });

  it.each([
    ['nobody', {}],
    ['a name', { name: 'Kim Lee' }],
    ['a company', { company: 'Acme' }],
    ['both', everything.recipient],
  ])('to %s are offered openings and closings that agree, whichever is chosen first', (_, recipient) => {
    for (const country of ['US', 'GB', 'BR', 'PT', 'CH', 'DE']) {
      const empty = letterOf({ locale, country, recipient });
      const [opening = '', closing = ''] = [openingSuggestions(empty)[0], closingSuggestions(empty)[0]];
      expect([opening, closing]).not.toContain('');
      expect(closingAgrees({ ...empty, opening, closing }), `${opening} … ${closing}`).toBe(true);
      for (const chosen of closingSuggestions(empty)) {
        const openings = openingSuggestions({ ...empty, closing: chosen });
        expect(openings.length, chosen).toBeGreaterThan(0);
        for (const text of openings)
          expect(closingAgrees({ ...empty, opening: text, closing: chosen }), `${text} … ${chosen}`).toBe(true);
      }
    }
  });

  it('have no suggestion with an unfilled placeholder', () => {
    const bare = letterOf({ locale, country: 'GB' });
    const offered = [...openingSuggestions(bare), ...subjectSuggestions(bare), ...closingSuggestions(bare)];
    expect(offered.join()).not.toContain('{{');
    expect(subjectSuggestions(bare)).toEqual([]);
  });
});

describe('what is suggested', () => {
  it('follows the country as well as the language', () => {
    const openings = (locale: string, country: string) => openingSuggestions(letterOf({ locale, country }));
    expect(openings('en', 'GB')).toContain('Dear Sir or Madam,');
    expect(openings('en', 'US')).toContain('Dear Hiring Manager:');
    expect(openings('en-GB', 'US')).toContain('Dear Sir or Madam,');
    expect(openings('de', 'DE')).toContain('Sehr geehrte Damen und Herren,');
    expect(openings('de', 'CH')).toContain('Sehr geehrte Damen und Herren');
    expect(openings('pt', 'BR')).toContain('Prezados senhores,');
  });

  it('addresses the recipient by name, without the title before it', () => {
    const letter = (name: string, locale: string) => letterOf({ locale, country: 'DE', recipient: { name } });
    expect(openingSuggestions(letter('Frau Dr. Anna Vogt', 'de'))).toContain('Sehr geehrte Frau Vogt,');
    expect(openingSuggestions(letter('Ms Jordan Fischer', 'en'))).toContain('Dear Jordan Fischer,');
    expect(openingSuggestions(letter('田中 健一 様', 'zh'))).toContain('尊敬的田中 健一：');
  });
});

describe('a closing', () => {
  const agrees = (locale: string, opening: string, closing: string) =>
    closingAgrees(letterOf({ locale, country: locale === 'en' ? 'GB' : 'FR', opening, closing }));

  it.each([
    ['en', 'Dear Sir or Madam,', 'Yours faithfully,', true],
    ['en', 'Dear Sir or Madam', 'Yours sincerely', false],
    ['en', 'Dear Ms Patel,', 'Yours sincerely,', true],
    ['en', 'Dear Ms Patel,', 'Yours faithfully,', false],
    ['en', 'Dear hiring team,', 'Kind regards,', true],
    ['en-US', 'Dear Hiring Manager:', 'Best regards,', true],
    ['fr', 'Madame,', 'Je vous prie d’agréer, Madame, l’expression de mes salutations distinguées.', true],
    ['fr', 'Monsieur,', 'Je vous prie d’agréer, Madame, l’expression de mes salutations distinguées.', false],
  ])('in %s after “%s”: “%s” agrees: %s', (locale, opening, closing, expected) =>
    expect(agrees(locale, opening, closing)).toBe(expected),
  );

  it('is not judged if the user wrote the opening or closing', () => {
    expect(agrees('en', 'Hello Northwind,', 'Yours faithfully,')).toBeNull();
    expect(agrees('en', 'Dear Ms Patel,', 'All the best from Leeds')).toBeNull();
    expect(agrees('en', '', 'Yours faithfully,')).toBeNull();
  });
});
