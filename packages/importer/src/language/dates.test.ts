import { documentLanguages, documentStrings } from '@vitae/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDates, isDateText } from './dates.ts';

const asOf = '2026-11-21';
const first = (text: string): string => {
  const [found] = findDates(text, asOf);
  return found ? `${found.start}/${found.current ? 'now' : found.end}` : '';
};

describe('findDates', () => {
  it.each([
    ['Mar. 2010 - Aug. 2017', '2010-03/2017-08'],
    ['June 2020 – Present', '2020-06/now'],
    ['January 2019 to Present', '2019-01/now'],
    ['March – May 2020', '2020-03/2020-05'],
    ['Mar. 2016 - Exp. Jun. 2017', '2016-03/2017-06'],
    ['Summer 2022', '2022/'],
    ['2017-Apr - Present', '2017-04/now'],
    ['2011-Aug - 2017-Mär', '2011-08/2017-03'],
    ['2015-May 2017', '2015/2017-05'],
    ['since 1865', '1865/now'],
    ['1998 ff. Nursing', '1998/now'],
    ['1998 fficiency', '1998/'],
    ['1863-1865', '1863/1865'],
    ['08–09 2012', '2012-08/2012-09'],
    ['03-06/2012', '2012-03/2012-06'],
    ['9.–12.2019', '2019-09/2019-12'],
    ['15.04–09.05.2019', '2019-05/'],
    ['2013.4至今', '2013-04/now'],
    ['2008.3至2009.1', '2008-03/2009-01'],
    ['graduación esperada en 2017', '2017/'],
    ['2011–en curso', '2011/now'],
    ['2018-19', '2018/2019'],
    ['09/2020 - Present', '2020-09/now'],
    ['2018-08 — 2019-01', '2018-08/2019-01'],
    ['2018.8-2019.1', '2018-08/2019-01'],
    ['2019.1.30', '2019-01/'],
    ['May 1, 2020', '2020-05/'],
    ['seit 01/2020', '2020-01/now'],
    ['Feb 17 – Oct 19', '2017-02/2019-10'],
    ['Okt. 08 - heute', '2008-10/now'],
    ['Feb 17 – Oct 19, 2019', '2019-10/'],
    ['Feb 17 to 19', ''],
    ['01.04.2019 – heute', '2019-04/now'],
    ['marzo de 2018 a junio de 2020', '2018-03/2020-06'],
    ['De 2014 à 2018', '2014/2018'],
    ['paź 2018 – obecnie', '2018-10/now'],
    ['янв. 2018 – дек. 2020', '2018-01/2020-12'],
    ['с марта 2019 по настоящее время', '2019-03/now'],
    ['شباط 2020 – حتى الآن', '2020-02/now'],
    ['٢٠١٧ – ٢٠١٩', '2017/2019'],
    ['2019年4月 ‒ 現在', '2019-04/now'],
    ['令和3年4月', '2021-04/'],
    ['2022 年 03 月 – 2022 年 12 月', '2022-03/2022-12'],
    ['2018년 3월 ~ 현재', '2018-03/now'],
    ['2017.05-2017.09', '2017-05/2017-09'],
    ['2019/03-2020/11', '2019-03/2020-11'],
    ['2013.4至今 Tech Lead', '2013-04/now'],
    ['2013至今', '2013/now'],
    ['2020.7-2023.3', '2020-07/2023-03'],
    ['20XX – Present', '/now'],
    ['Month Year – Month Year', '/'],
    ['MM/YYYY – MM/YYYY', '/'],
    ['Jahr – Jahr', '/'],
    ['Month, Year started – Month, Year ended', '/'],
    ['StartDate- EndDate', '/'],
    ['Start Date – End Date/Present', '/'],
    ['xxx xxxx - present', '/now'],
    ['Año a Presente', '/now'],
    ['XXXX.XX - XXXX.XX', '/'],
    ['<Jahr>', '/'],
    ['Jan 1000 – Feb 1001', '/'],
    ['Juni und Juli 2016', '2016-06/2016-07'],
    ['Juli 2013, November 2013', '2013-07/2013-11'],
    ['July 2002, 2003, 2004', '2002-07/2004'],
    ['2007–8', '2007/2008'],
    ['2016 à ce jour', '2016/now'],
    ['05-03-2008 t.e.m. 13-04-2008', '2008-03/2008-04'],
  ])('reads %s', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it('takes years in brackets for no period', () => {
    const found = findDates('Chair of a conference (2024, 2026), a congress (2024) and others (2020)', asOf);
    expect(found.map(({ start, end }) => `${start}/${end}`)).toEqual(['2024/', '2026/', '2024/', '2020/']);
  });

  it('takes no digit before other words for a year', () => {
    expect(first('2012–5 % more')).toBe('2012/');
    expect(first('2019, 5 people')).toBe('2019/');
  });

  it.each([
    'a record year – the best of them',
    'a report of the year - and of others',
    'year to date revenue',
    'lots 1500 – 1600',
    'call 555 1234 - 5678',
    'First Year',
    '2 years – 3 months',
    'date of birth',
    '555-0142',
    'Room 2199',
    '10115 Berlin',
    'version 3.14',
    'ISO 90012015',
  ])('finds no date in %s', (text) => {
    expect(findDates(text, asOf)).toEqual([]);
  });

  it('reads every month as any document language writes it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...documentLanguages),
        fc.integer({ min: 1970, max: 2026 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('long', 'short'),
        (language, year, month, style) => {
          const written = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
            year: 'numeric',
            month: style,
            timeZone: 'UTC',
          }).format(Date.UTC(year, month - 1, 15));
          const date = `${year}-${String(month).padStart(2, '0')}`;
          expect(first(written), `${language}: ${written}`).toBe(`${date}/`);
          expect(first(`${written} – ${documentStrings(language).present}`), language).toBe(`${date}/now`);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('isDateText', () => {
  it.each(["Nov '21 to Present", 'mar/2020 – nov/2020', '08–09 2012', '2012.6–2013.4'])(
    'knows that %s is only a date',
    (text) => {
      expect(isDateText(text)).toBe(true);
    },
  );
});

describe('periods without an end', () => {
  it.each(['2018.03 ~', '(2018.03 ~ )', 'Acme (2018.03 – )'])('%s goes on', (text) => {
    expect(findDates(text, '2026-11-21')).toMatchObject([{ start: '2018-03', current: true, range: true }]);
  });

  it('end in the bracket that follows them', () => {
    expect(findDates('Acme (2018.03 – spring)', '2026-11-21')).toMatchObject([{ current: false }]);
  });
});

describe('amounts', () => {
  it.each(['A travel grant (£2000)', 'A bursary of USD 2000', 'Ein Stipendium: € 2010'])('%s names no year', (text) => {
    expect(findDates(text, '2026-11-21')).toEqual([]);
  });

  it('stand before years', () => {
    expect(findDates('A travel grant (£2000), 2015', '2026-11-21')).toMatchObject([{ start: '2015' }]);
  });
});

describe('days in figures', () => {
  it('the months of a period stand first where one of its days says so', () => {
    expect(first('06/09/2016 to 03/13/2021')).toBe('2016-06/2021-03');
    expect(first('07/01/2008 - 05/30/2016')).toBe('2008-07/2016-05');
    expect(first('06/09/2016 - 01/10/2018')).toBe('2016-09/2018-10');
    expect(first('06.09.2016 - 03/13/2021')).toBe('2016-09/2021-03');
  });
});
