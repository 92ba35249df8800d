import { describe, expect, it } from 'vitest';
import { findDates, isDateText } from './dates.ts';
import { findDegree, isLevel, organisationScore, roleScore, schoolScore } from './words.ts';

const asOf = '2026-11-30';

describe('words of central and eastern Europe', () => {
  it.each(
    (
      'Vedoucí projektu|Správce sítě|Riaditeľka školy|Účtovníčka|Młodsza analityczka|Magazynier|Voditeljica prodaje|Knjigovođa|Razvijalka programske opreme|Програмер|Наставник физике|Счетоводител|Ръководител екип|Розробниця|Кухар|Шлифовщик и слесарь' +
      '|Szoftverfejlesztő|Ügyintéző|Vânzătoare|Inginer proiectant|Λογίστρια|Συντονιστής έργων|Pardavėja konsultantė|Vadybininkė|Grāmatvede|Projektijuht|Klienditeenindaja'
    ).split('|'),
  )('%s is a role', (role) => expect(roleScore(role)).toBeGreaterThan(0.5));

  it.each(
    'Inżynieria oprogramowania|Softverski inženjering|Data Analytics|Wintersemester|Lékařská fakulta|Mehanika|Компьютерная инженерия|Vezetői engedély|Lekarna Center|Monterrey'.split(
      '|',
    ),
  )('%s is no role', (text) => expect(roleScore(text)).toBe(0));

  it.each(
    'Kovář s.r.o.|Nemocnice Na Kopci|Sp. z o.o. Wierzba|Hrast d.o.o.|ЕООД Бряг|ТОВ «Калина»|Kereszt Kft.|Tölgy Zrt.|UAB Ąžuolas|SIA Ozols|OÜ Tamm|ΔΡΥΣ Α.Ε.|Dom zdravlja Lipa|Spitalul Județean|Haigla Kask'.split(
      '|',
    ),
  )('%s is an organisation', (name) => expect(organisationScore(name)).toBeGreaterThan(0.5));

  it.each(
    'Střední průmyslová škola|Univerzita Lipová|Gymnázium Brezová|Wydział Mechaniczny|Sveučilište u Brdu|Šolski center Gora|Факултет за физика|Київський університет|Budai Egyetem|Liceul Teoretic|Γυμνάσιο Ορεινού|Klevų gimnazija|Kalna vidusskola|Kase Gümnaasium'.split(
      '|',
    ),
  )('%s is a school', (name) => expect(schoolScore(name)).toBeGreaterThan(0.5));

  it.each([
    ['Ing. v oboru stavebnictví', 'Ing.'],
    ['Bakalářské studium, informatika', 'Bakalářské studium'],
    ['mgr inż. budownictwa', 'mgr inż.'],
    ['Technik informatyk', 'Technik'],
    ['Бакалавър по право', 'Бакалавър'],
    ['Магістр права', 'Магістр'],
    ['Okleveles építőmérnök', 'Okleveles'],
    ['Licență în drept', 'Licență'],
    ['Πτυχίο Φυσικής', 'Πτυχίο'],
    ['Teisės bakalauras', 'bakalauras'],
    ['Sociālo zinātņu maģistrs', 'maģistrs'],
    ['Rakenduskõrgharidus, ehitus', 'Rakenduskõrgharidus'],
  ])('%s has the degree %s', (text, degree) => {
    const span = findDegree(text);
    expect(text.slice(span?.from, span?.to).trim()).toBe(degree);
  });

  it.each(
    'rodilý mluvčí|plynule|język ojczysty|komunikatywny|materinji jezik|tečno|роден език|вільно|felsőfok|limba maternă|μητρική γλώσσα|labai gerai|dzimtā valoda|emakeel|úroveň B2|poziom C1'.split(
      '|',
    ),
  )('%s is a level', (level) => expect(isLevel(level)).toBe(true));

  it.each([
    ['březen 2019 – současnost', '2019-03', ''],
    ['máj 2018 – trvá', '2018-05', ''],
    ['maj 2018 r. – obecnie', '2018-05', ''],
    ['listopad 2019 – luty 2020', '2019-11', '2020-02'],
    ['Agt 2021 – Nop 2024', '2021-08', '2024-11'],
    ['listopad 2019. – svibanj 2021.', '2019-10', '2021-05'],
    ['2015. – 2019.', '2015', '2019'],
    ['март 2019. – данас', '2019-03', ''],
    ['september 2018 – danes', '2018-09', ''],
    ['септември 2018 г. – до момента', '2018-09', ''],
    ['с 2018 по 2020 гг.', '2018', '2020'],
    ['вересень 2018 р. – теперішній час', '2018-09', ''],
    ['2018. szeptember – 2020. június', '2018-09', '2020-06'],
    ['ian. 2019 – prezent', '2019-01', ''],
    ['ΜΑΡΤΙΟΣ 2019 – ΣΗΜΕΡΑ', '2019-03', ''],
    ['2019 m. rugsėjo mėn. – 2021 m. birželio mėn.', '2019-09', '2021-06'],
    ['2018. gada septembris – 2020. gada jūnijs', '2018-09', '2020-06'],
    ['2015. aasta – 2019', '2015', '2019'],
  ])('%s is a period', (text, start, end) => {
    expect(findDates(text, asOf)).toMatchObject([{ start, end, current: end === '' }]);
    expect(isDateText(text)).toBe(true);
  });

  it('leaves a year at the end of a sentence before the month of another', () => {
    const dates = findDates('in 2018. March 2019 – May 2020', asOf).map(({ start, end }) => [start, end]);
    expect(dates).toEqual([
      ['2018', ''],
      ['2019-03', '2020-05'],
    ]);
  });
});
