import { expect, test } from 'vitest';
import { findDates, isDateText } from '../language/dates.ts';
import { remembered } from './remembered.ts';

test('an answer is worked out once for a text', () => {
  const asked: string[] = [];
  const isLong = remembered((text) => {
    asked.push(text);
    return text.length > 4;
  });
  expect(['short', 'long', 'short', 'long'].map(isLong)).toEqual([true, false, true, false]);
  expect(asked).toEqual(['short', 'long']);
});

test('long texts are not kept, and of short ones no more than some thousands', () => {
  let asked = 0;
  const lengthOf = remembered((text) => ({ length: text.length, asked: (asked += 1) }));
  const long = 'a'.repeat(2_000);
  expect([lengthOf(long).asked, lengthOf(long).asked]).toEqual([1, 2]);
  for (let number = 0; number < 6_000; number += 1) lengthOf(`text ${number}`);
  expect(lengthOf('text 0').asked).toBe(6_003);
});

test('dates that are found again are those of the day that was asked for', () => {
  expect(findDates('May ’36', '2026-11-30')[0]?.start).toBe('1936-05');
  expect(findDates('May ’36', '2030-11-30')[0]?.start).toBe('2036-05');
  expect([isDateText('Mar 2019 –'), isDateText('Mar 2019 –'), isDateText('March of time')]).toEqual([
    true,
    true,
    false,
  ]);
});
