import { describe, expect, it } from 'vitest';
import { documentLanguages } from './locale.ts';
import { comparePartialDates, formatPartialDate, partialDateParts, partialDateSchema } from './partial-date.ts';

describe('partialDateSchema', () => {
  it.each(['', '2024', '2024-01', '1999-12'])('accepts %j', (date) => {
    expect(partialDateSchema.parse(date)).toBe(date);
  });

  it.each(['24', '2024-13', '2024-00', '2024-1', '2024-01-05', 'May 2024'])(
    'refuses %j and explains the format',
    (date) => {
      const result = partialDateSchema.safeParse(date);
      expect(result.error?.issues[0]?.message).toBe('Use a year, or a year and a month: 2024 or 2024-05');
    },
  );
});

describe('formatPartialDate', () => {
  it('uses the document’s language and style', () => {
    expect(formatPartialDate('2024-05', 'en', 'month-name')).toBe('May 2024');
    expect(formatPartialDate('2024-05', 'en', 'month-number')).toBe('05/2024');
    expect(formatPartialDate('2024-05', 'en', 'year')).toBe('2024');
    expect(formatPartialDate('2024-05', 'de', 'month-name')).toBe('Mai 2024');
  });

  it.each([
    ['ru', 'май 2021'],
    ['vi', '05/2021'],
    ['el', 'Μαΐ 2021'],
    ['ar', 'مايو 2021'],
    ['he', 'מאי 2021'],
    ['hi', 'मई 2021'],
    ['zh-Hans', '2021年5月'],
    ['ja', '2021年5月'],
    ['ko', '2021년 5월'],
  ])('writes a month as resumes in %s do', (language, written) => {
    expect(formatPartialDate('2021-05', language, 'month-name')).toBe(written);
  });

  it('never invents a month', () => {
    for (const style of ['month-name', 'month-number', 'year'] as const)
      expect(formatPartialDate('2024', 'en', style)).toBe('2024');
  });

  it('returns an empty text for an empty or invalid date', () => {
    expect(formatPartialDate('', 'en', 'month-name')).toBe('');
    expect(formatPartialDate('soon', 'en', 'month-name')).toBe('');
  });

  it('writes Gregorian years in Latin digits and plain spaces in every document language', () => {
    for (const language of documentLanguages) {
      const text = formatPartialDate('2024-05', language, 'month-name');
      expect(text, language).toContain('2024');
      expect(text, language).not.toMatch(/[\u00a0\u202f\u200e\u200f]/);
    }
  });
});

it('orders dates: a year alone before its months, and an empty date first', () => {
  expect(['2024-05', '2024', '', '2023-12', '2024-01'].sort(comparePartialDates)).toEqual([
    '',
    '2023-12',
    '2024',
    '2024-01',
    '2024-05',
  ]);
});

it('splits a date', () => {
  expect(partialDateParts('2024-05')).toEqual({ year: 2024, month: 5 });
  expect(partialDateParts('2024')).toEqual({ year: 2024, month: null });
  expect(partialDateParts('')).toBeNull();
});
