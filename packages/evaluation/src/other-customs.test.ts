import { describe, expect, it } from 'vitest';
import { page, run } from './checks/testing/pages.ts';
import { findingIn, reportOf, role, textsOf, uploaded } from './checks/testing/reports.ts';

const items = 'document.sections.experience.items';
const without = { 'document.basics.email': '', 'document.basics.phone': '', 'document.sections.education.items': [] };

describe('a Japanese record of work', () => {
  const ids = ['CON-02', 'CON-03', 'STR-02'];
  const skippedIn = (lines: readonly string[]) =>
    reportOf({ ...uploaded(lines, without), 'document.locale': 'ja' }).skipped.flatMap(({ id, why }) =>
      why === 'origin' ? [id] : [],
    );

  it('has contact details and studies on another form', () => {
    expect(skippedIn(['職 務 経 歴 書', '2026年11月30日現在'])).toEqual(expect.arrayContaining(ids));
  });

  it('is no form for the person, nor a line that names one', () => {
    for (const title of ['履歴書', '職務経歴書作成の支援'])
      expect(skippedIn([title]).filter((id) => ids.includes(id))).toEqual([]);
  });

  it('needs no headline', () => {
    const headline = { 'document.basics.headline': '' };
    expect(findingIn('CON-06', { ...headline, 'document.locale': 'ja' })).toBeUndefined();
    expect(findingIn('CON-06', { ...headline, 'document.locale': 'en' })).toBeDefined();
  });
});

it('"etc" at the end of a list is no placeholder', () => {
  const skills = (keywords: readonly string[]) => ({ 'document.sections.skill.items.0.keywords': keywords });
  expect(findingIn('WRI-11', skills(['Web Apps', 'Service Bus', 'etc']))).toBeUndefined();
  expect(textsOf('WRI-11', skills(['Web Apps', 'lorem ipsum']))).toEqual(['lorem ipsum']);
});

it('the name of a tag is no word that is repeated for a program', () => {
  const of = (word: string) => ({
    [items]: [
      role({
        position: 'Cook',
        employer: 'Tusk',
        body: Array.from({ length: 12 }, (_, at) => `- Cooked dish ${at} for ${word} guests`).join('\n'),
      }),
    ],
  });
  expect(findingIn('INT-03', of('<strong>forty</strong>'))?.evidence.map(({ text }) => text)).not.toContain('strong');
  expect(textsOf('INT-03', of('strong'))).toContain('strong');
});

it('a heading that is spelled as usual in Portuguese and Spanish is no slip of the singular', () => {
  const slips = (line: string) => textsOf('WRI-01', { ...uploaded([line]), misspelled: [] });
  expect(slips('Experiências')).toBeUndefined();
  expect(slips('Experinências')).toEqual(['Experinências']);
});

it('what was read as a summary of far too many words is not judged as one', () => {
  const summary = (words: number) => 'Kept the books of a harbour. '.repeat(words / 6);
  const of = (words: number) => uploaded([summary(words)], { 'document.summary': summary(words) });
  expect(findingIn('STR-04', of(120))).toBeDefined();
  expect(findingIn('STR-04', of(240))).toBeUndefined();
});

it('jobs that overlap are found in what a person entered, and not in what was read from a file', () => {
  const roles = {
    [items]: [
      role({ position: 'Designer', employer: 'Tusk', start: '2024-01', end: '2024-12' }),
      role({ position: 'Illustrator', employer: 'Reed', start: '2024-03', end: '2025-02' }),
    ],
  };
  const lines = ['Designer', 'Tusk, 2024-01 – 2024-12', 'Illustrator', 'Reed, 2024-03 – 2025-02'];
  expect(findingIn('TIM-05', roles)).toBeDefined();
  expect(findingIn('TIM-05', { ...roles, [`${items}.0.employer`]: 'Tusk (Internship)' })).toBeUndefined();
  expect(findingIn('TIM-05', uploaded(lines, roles))).toBeUndefined();
});

it('authors of works are no words that are repeated for a program', () => {
  const works = Array.from({ length: 12 }, (_, at) => ({
    ...role({ name: `Work ${at}` }),
    body: `Okafor, Coauthor, On work ${at}`,
  }));
  expect(findingIn('INT-03', { 'document.sections.publication.items': works })).toBeUndefined();
});

it('a grade to come is no address that can be clicked', () => {
  const shown = (text: string) => ({ pages: [page(run(text, 60))] });
  expect(findingIn('ATS-05', shown('GPA: X.XX/4.00'))).toBeUndefined();
  expect(findingIn('ATS-05', shown('Work: okafor.dev/work'))).toBeDefined();
});

it.each([
  ['Lehrer am Gymnasium Lindau', true],
  ['Kellnerin bei Tusk', true],
  ['长春能源集团担任会计', true],
  ['Lehrer für Physik und Chemie', false],
])('a title and an employer that were read as one are both there: %s', (title, isBoth) => {
  const roles = { [items]: [role({ position: title })] };
  expect(reportOf(uploaded(['Experience', title], roles)).passed.includes('STR-07')).toBe(isBoth);
});

it.each([
  ['[Bitte hier Zeitraum einfügen, z.B. 09/2022 – aktuell]', true],
  ['[Name der Berufsschule, falls bekannt]', true],
  ['Lagerist [Teilzeit]', false],
])('what a program asks to fill in is a placeholder: %s', (text, isFound) => {
  const roles = { [items]: [role({ position: 'Lagerist', employer: 'Tusk', body: `- Prüfte Waren\n- ${text}` })] };
  expect(findingIn('WRI-11', roles) !== undefined).toBe(isFound);
});

it('an internship among the studies of a file is a role that was not read', () => {
  const none = { [items]: [], 'document.sections.education.items.0.current': false };
  const found = (line: string) => findingIn('STR-01', uploaded(['Schulbildung', line], none));
  expect(found('2018 - 2019 Praktikum bei Tusk')).toBeUndefined();
  expect(found('2018 - 2019 Sekundarschule Lindau')).toBeDefined();
});

it('a bullet behind a topic and a dash begins with its verb, and an office is no bullet', () => {
  const bullets = (line: (at: number) => string) => Array.from({ length: 6 }, (_, at) => `- ${line(at)}`).join('\n');
  const of = (body: string) => ({ [items]: [role({ position: 'Cook', employer: 'Tusk', body })] });
  expect(findingIn('IMP-03', of(bullets((at) => `Menu ${at} - Planned the dishes`)))).toBeUndefined();
  expect(findingIn('IMP-03', of(bullets((at) => `Menu ${at} - dishes of the day`)))).toBeDefined();
  expect(
    findingIn('IMP-03', of(bullets((at) => `Developed pipeline ${at}: Airflow, dbt and Snowflake`))),
  ).toBeUndefined();
  const offices = role({
    role: 'Member',
    organization: 'Eye society',
    body: bullets((at) => `Chair of committee ${at}`),
  });
  expect(
    findingIn('IMP-03', { ...of('- Planned 14 menus'), 'document.sections.community-service.items': [offices] }),
  ).toBeUndefined();
});

it('who writes beside an ordinary job is no academic, whatever one of several roles was', () => {
  const isAcademic = (titles: readonly string[], ...more: readonly string[]) =>
    reportOf({
      [items]: titles.map((position) => role({ position, employer: 'Tusk', body: '- Wrote 3 papers' })),
      lines: ['Publications', ...more],
    }).skipped.some(({ id, why }) => id === 'IMP-02' && why === 'stage');
  expect(isAcademic(['Engineer', 'Engineer', 'Research assistant'])).toBe(false);
  expect(isAcademic(['Engineer', 'Engineer', 'Research assistant'], 'Teaching')).toBe(true);
  expect(isAcademic(['Research fellow', 'Engineer', 'Engineer'])).toBe(true);
  expect(isAcademic(['Engineer', 'Research assistant'])).toBe(true);
});
