import { describe, expect, it } from 'vitest';
import { dateOf, draftOf, readTyped } from './date-text.ts';

describe('dates being entered', () => {
  it.each(['', '2021', '2021-03'])('%j round-trips', (date) => expect(dateOf(draftOf(date))).toBe(date));

  it('is not a date while the year is incomplete or missing', () => {
    expect(dateOf({ month: '03', year: '202' })).toBeNull();
    expect(dateOf({ month: '03', year: '' })).toBe('');
  });

  it.each([
    ['3/2021', { month: '03', year: '2021' }],
    ['12.1999', { month: '12', year: '1999' }],
    ['2021-07', { month: '07', year: '2021' }],
    ['March 2021', { month: '03', year: '2021' }],
    ['sept. 2021', { month: '09', year: '2021' }],
    ['15 March 2021', { month: '03', year: '2021' }],
    ['March 15, 2021', { month: '03', year: '2021' }],
    ['Maybe 2021', null],
    ['13/2021', null],
    ['2021', null],
  ])('reads %j', (text, draft) => expect(readTyped(text)).toEqual(draft));

  it('reads the months of the interface’s language', () => {
    expect(readTyped('Dezember 2020', 'de')).toEqual({ month: '12', year: '2020' });
    expect(readTyped('December 2020', 'de')).toEqual({ month: '12', year: '2020' });
  });
});
