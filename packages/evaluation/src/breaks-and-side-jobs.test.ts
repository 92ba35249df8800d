import { newId } from '@vitae/domain';
import { expect, it } from 'vitest';
import { findingIn, role } from './checks/testing/reports.ts';

const items = 'document.sections.experience.items';
const schools = 'document.sections.education.items';
const body = '- Sold 40 kites a day\n- Trained 9 helpers in a week\n- Moved 3 stalls to the pier';

it.each([
  ['Asker', 'Türk Silahlı Kuvvetleri', true],
  ['Värnplikt', 'Norrlands regemente', true],
  ['', 'Rodičovská pauza', true],
  ['Служба в армии', 'ВС РФ', true],
  ['Military service', 'Navy', true],
  ['Military service coordinator', 'Navy', true],
  ['Askeri danışman', 'Savunma', false],
  ['Kapteeni', 'Navy', false],
])('asks for no bullets on military service or leave: %s, %s', (position, employer, isBreak) => {
  const bare = role({ position, employer, start: '2023-05', end: '2024-06', body: '' });
  const told = role({ position: 'Seller', employer: 'Ned', body });
  expect(findingIn('IMP-01', { [items]: [bare, told] }) === undefined).toBe(isBreak);
});

it('reproaches no side jobs that overlap during studies, and jobs that overlap without them', () => {
  const jobs = [
    role({ position: 'Seller', employer: 'Ned', start: '2020-01', end: '2021-03', body }),
    role({ position: 'Waiter', employer: 'Tusk', start: '2019-06', end: '2020-12', body }),
  ];
  const studies = (start: string, end: string) => ({
    [schools]: [{ id: newId(), degree: 'BSc Marine biology', institution: 'Tern College', start, end }],
  });
  expect(findingIn('TIM-05', { [items]: jobs, ...studies('2018-09', '2021-06') })).toBeUndefined();
  expect(findingIn('TIM-05', { [items]: jobs, ...studies('2014-09', '2017-06') })).toBeDefined();
  expect(findingIn('TIM-05', { [items]: jobs, ...studies('2018-09', '2020-02') })).toBeDefined();
});

it('takes the employer above its roles for no job beside them', () => {
  const job = (position: string, start: string, end: string, employer = '') =>
    role({ position, employer, start, end, body });
  const roles = [
    job('Buyer', '2019-01', '2022-12', 'Ned Nord'),
    job('Seller', '2016-01', '2018-12', 'Ned Nord'),
    job('Kite maker', '2010-01', '2014-12', 'Tusk'),
  ];
  const heading = job('', '2016-01', '2022-12', 'Lang and Sons');
  expect(findingIn('TIM-05', { [items]: [heading, ...roles] })).toBeUndefined();
  expect(findingIn('TIM-05', { [items]: [job('Waiter', '2016-01', '2022-12', 'Tern'), ...roles] })).toBeDefined();
});

it('asks for more where each of the latest roles is told in one sentence, and not where one is', () => {
  const one = (at: number, text: string) =>
    role({
      position: `Seller ${at}`,
      employer: `Ned ${at}`,
      start: `${2023 - 2 * at}-01`,
      end: `${2024 - 2 * at}-12`,
      body: text,
    });
  const short = 'Sold 40 kites a day on the pier of a small town.';
  expect(findingIn('IMP-01', { [items]: [0, 1, 2].map((at) => one(at, short)) })).toBeDefined();
  expect(findingIn('IMP-01', { [items]: [one(0, body), one(1, short), one(2, short)] })).toBeUndefined();
  expect(
    findingIn('IMP-01', { [items]: [one(0, `${short} Trained 9 helpers.`), one(1, short), one(2, short)] }),
  ).toBeUndefined();
});

it('judges by their work who did research long ago, and publishes beside it', () => {
  const jobs = (...titles: string[]) => ({
    [items]: titles.map((position, at) =>
      role({
        position,
        employer: `Ned ${at}`,
        start: `${2021 - 2 * at}-01`,
        end: `${2022 - 2 * at}-12`,
        body: '- Sold kites',
      }),
    ),
    origin: 'uploaded',
    lines: ['Publications', 'Teaching experience'],
  });
  const engineers = ['Engineer', 'Engineer', 'Developer'];
  const isAsked = (...titles: string[]) => findingIn('IMP-02', jobs(...titles)) !== undefined;
  expect(isAsked(...engineers, 'Research assistant')).toBe(true);
  expect(isAsked('Research assistant', ...engineers)).toBe(false);
});

it.each([
  [25, false],
  [27, true],
])('calls more than 25 skills of a document of ours many: %s', (count, isFound) => {
  const keywords = Array.from({ length: count }, (_, at) => `Craft ${String.fromCharCode(97 + at)}`);
  const found = findingIn('STR-03', { 'document.sections.skill.items': [{ id: newId(), name: 'Crafts', keywords }] });
  expect(found !== undefined).toBe(isFound);
});
