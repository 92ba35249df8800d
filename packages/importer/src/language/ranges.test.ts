import { describe, expect, it } from 'vitest';
import { AS_OF } from '../resume/testing/resume-of-pages.ts';
import { findDates, isDateText } from './dates.ts';

describe('days in numbers', () => {
  it.each([
    ['2016-03-01 to 2019-05-01', true],
    ['2016-03', true],
    ['2016-03-01 roof of a barn', false],
    ['2016-31-77', false],
  ])('%s is a date: %s', (text, expected) => {
    expect(isDateText(text)).toBe(expected);
  });
});

describe('years in two digits', () => {
  it('a range of two digits for each year', () => {
    expect(findDates('10/15-08/18', AS_OF)).toMatchObject([{ start: '2015-10', end: '2018-08', range: true }]);
    expect(findDates('09/22 – agora', AS_OF)).toMatchObject([{ start: '2022-09', current: true }]);
    expect(findDates('Jan ‘21 – Mar ’23', AS_OF)).toMatchObject([{ start: '2021-01', end: '2023-03', range: true }]);
    expect(findDates('open 24/7, 3/10 of it', AS_OF)).toEqual([]);
  });
});

describe('words', () => {
  it('after "desde" begin what goes on, and are none of December', () => {
    expect(findDates('desde 2020', AS_OF)).toMatchObject([{ start: '2020', current: true }]);
    expect(findDates('des. 2020', AS_OF)).toMatchObject([{ start: '2020-12' }]);
  });

  it('of months may be misspelt', () => {
    expect(findDates('Feburary 2017 - Janurary 2018', '2026-11-21')).toMatchObject([
      { start: '2017-02', end: '2018-01' },
    ]);
  });
});

describe('words and dates', () => {
  it('Roman numbers are months of both dates of a range, and of no other', () => {
    expect(findDates('X 2009 – VI 2014', AS_OF)).toMatchObject([{ start: '2009-10', end: '2014-06' }]);
    expect(findDates('III 2017 – obecnie', AS_OF)).toMatchObject([{ start: '2017-03', current: true }]);
    expect(findDates('Technician II 2019', AS_OF)).toMatchObject([{ start: '2019' }]);
    expect(isDateText('X 2009 – VI 2014')).toBe(true);
    expect(isDateText('XX')).toBe(false);
  });

  it('a company whose name ends in "AB" is no beginning of a period', () => {
    expect(findDates('Frökraft AB 2012', AS_OF)).toMatchObject([{ start: '2012', range: false }]);
    expect(findDates('ab 2012', AS_OF)).toMatchObject([{ start: '2012', current: true }]);
  });

  it('seasons and "until today" are known in more languages', () => {
    expect(findDates('Hösten 2012', AS_OF)).toMatchObject([{ from: 0, start: '2012' }]);
    expect(findDates('2017 — Auj.', AS_OF)).toMatchObject([{ start: '2017', current: true }]);
  });
});

describe('dates to be filled in', () => {
  it('dates to be filled in have characters for years and months', () => {
    expect(findDates('20XX年4月 〜 20XX年X月', '2026-11-29')).toMatchObject([{ range: true, start: '', end: '' }]);
    expect(findDates('20XX 名', '2026-11-29')).toHaveLength(1);
    expect(findDates('MM/AAAA - MM/AAAA', '2026-11-29')).toMatchObject([{ range: true }]);
    expect(findDates('Jaaaah!', '2026-11-29')).toEqual([]);
  });
});
