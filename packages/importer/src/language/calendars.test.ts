import { describe, expect, it } from 'vitest';
import { findDates, isDateText } from './dates.ts';

const period = (text: string): unknown[] =>
  findDates(text, '2026-11-30').map(({ start, end, current }) => [start, end, current]);

describe('years of other calendars', () => {
  it.each([
    ['ม.ค. 2563 - ก.พ. 2565', [['2020-01', '2022-02', false]]],
    ['2558 - 2562', [['2015', '2019', false]]],
    ['พฤษภาคม 2564 – ปัจจุบัน', [['2021-05', '', true]]],
    ['فروردین ۱۳۹۸ – اسفند ۱۴۰۰', [['2019-03', '2022-02', false]]],
    ['1398/07 - تاکنون (کارشناس)', [['2019-09', '', true]]],
    ['1440 هـ', [['2018', '', false]]],
    ['民國105年9月 - 民國109年6月', [['2016-09', '2020-06', false]]],
    ['H28年4月～R3年3月', [['2016-04', '2021-03', false]]],
    ['mars 2020 – í dag', [['2020-03', '', true]]],
    ['Yan 2019 – hal-hazırda', [['2019-01', '', true]]],
    ['Ogos 2018 hingga kini', [['2018-08', '', true]]],
    ['syksy 2019', [['2019', '', false]]],
    ['dự kiến 2027', [['2027', '', false]]],
  ])('reads %s', (text, dates) => expect(period(text)).toEqual(dates));

  it('takes no other numbers for years', () => {
    expect(period('Sold 2540 tickets')).toEqual([]);
    expect(period('In 1398 shops')).toEqual([]);
  });

  it('knows a text that is only such a date', () => expect(isDateText('۱۳۹۸ – ۱۴۰۱')).toBe(true));
});
