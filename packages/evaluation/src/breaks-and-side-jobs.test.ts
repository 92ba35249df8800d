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
