import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { findingIn, role, statusOf, textsOf, uploaded } from './checks/testing/reports.ts';
import { inputWith } from './checks/testing/sample-input.ts';
import { evaluate } from './index.ts';

const items = 'document.sections.experience.items';

describe('the day on which a file was written', () => {
  const of = (...last: string[]) => uploaded(['Maren Okafor', 'Pilot', ...last], { asOf: '2026-06-01' });

  it.each([
    ['Buxtehude, 12.01.2024', true],
    ['Leer, den 12. Januar 2025', true],
    ['Lyon, le 3 février 2025', true],
    ['Last updated: Nov 2024', true],
    ['Stand: März 2025', true],
    ['2024-06-14 David Carayon · Résumé', true],
    ['19 JUILLET 2018 CHRISTOPHE ROGER - CV', true],
    ['Buxtehude, 12.05.2026', false],
    ['Talk at Hull, May 5, 2022, on tides', false],
    ['Updated the log of 2019', false],
    ['Harbour Award, Hull Port, 2019', false],
  ])('lies close to the day on which it is read: %s', (line, isOld) => {
    expect(findingIn('TIM-11', of(line)) !== undefined).toBe(isOld);
  });
});

describe('times', () => {
  const now = { position: 'Pilot', employer: 'Tusk', body: '- Steered 14 ships' };

  it.each([
    ['a job agreed on', { start: '2026-09', end: '' }, 'pass'],
    ['a job of a later year', { start: '2029-09', end: '' }, 'fail'],
    ['one that goes on before it has begun', { start: '2026-09', current: true }, 'fail'],
  ])('may lie ahead where they can: %s', (_, time, status) => {
    expect(statusOf('TIM-02', { [`${items}.0`]: { id: newId(), ...now, ...time } })).toBe(status);
  });

  it('of a course lie ahead by some years at most', () => {
    const of = (start: string) => ({
      'document.sections.education.items.0.start': start,
      'document.sections.education.items.0.end': '',
    });
    expect(statusOf('TIM-02', of('2027-10'))).toBe('pass');
    expect(statusOf('TIM-02', of('2034'))).toBe('fail');
  });

  it('of a file go on before they have begun where it says that they begin', () => {
    const changes = { [`${items}.0`]: { id: newId(), ...now, start: '2026-09', current: true } };
    expect(statusOf('TIM-02', uploaded(['Pilot, Tusk', 'ab 09/2026'], changes))).toBe('pass');
    expect(statusOf('TIM-02', uploaded(['Pilot, Tusk', '09/2026 – heute'], changes))).toBe('fail');
  });

  it('have a month where a role has it that was read in part', () => {
    // An employer that is the rest of a time makes the reading doubtful, and not the time that stands in the file.
    const roles = (employer: string, start: string) => ({
      [items]: [
        role({
          position: 'Pilot',
          employer: 'Tusk',
          start: '2013-03',
          end: '',
          current: true,
          body: '- Steered 14 ships',
        }),
        role({ position: 'Mate', employer: 'Ned', start: '2012', end: '2013', body: '- Steered 12 ships' }),
        role({ position: 'Owner', employer, start, end: start, body: '- Steered 9 ships' }),
      ],
    });
    const lines = ['Pilot, Tusk 2013-03-01 to Present', '2012 to 2013 Mate, Ned', '2008-04-01 to P r e s e n t Owner'];
    expect(statusOf('TIM-03', uploaded(lines, roles('to P r e s e n t', '2008-04')))).toBe('warn');
    expect(statusOf('TIM-03', uploaded(lines, roles('to P r e s e n t', '2008-05')))).toBe('pass');
  });

  it('have a month that stands at the end of the line above', () => {
    const years = { [`${items}.1.start`]: '2017', [`${items}.1.end`]: '2018' };
    const wrapped = ['Pilot, Tusk | July', '2017 – October', '2018'];
    expect(statusOf('TIM-03', uploaded(wrapped, years))).toBe('pass');
    expect(statusOf('TIM-03', uploaded(['Pilot, Tusk', '2017 – October', '2018'], years))).toBe('warn');
  });

  it('are of one kind where some are seasons', () => {
    const years = { [`${items}.1.start`]: '2017', [`${items}.1.end`]: '2018' };
    expect(statusOf('TIM-03', uploaded(['Pilot, Tusk', '2017 – 2018'], years))).toBe('warn');
    expect(statusOf('TIM-03', uploaded(['Pilot, Tusk', 'Summer 2017 and 2018'], years))).toBe('skip');
  });
});

it.each([
  ['Visits', 'pass'],
  ['Forschungsaufenthalte', 'pass'],
  ['Estancias de investigación', 'pass'],
  ['Visited the harbour of Leeds', 'warn'],
])('takes stays for a section of their own: %s', (line, status) => {
  const old = role({ position: 'Lecturer', employer: 'Ned College', start: '1998', end: '2004' });
  const middle = role({ position: 'Tutor', employer: 'Tusk College', start: '1995', end: '1997' });
  const guest = role({ position: 'Guest', employer: 'Aldgate University', start: '2004', end: '2005' });
  const roles = {
    [items]: [old, middle, guest, { ...middle, id: newId(), employer: 'Hull', start: '1990', end: '1994' }],
  };
  const lines = [
    'Employment',
    'Lecturer, Ned College',
    'Tutor, Tusk College',
    line,
    'Guest, Aldgate University',
    'Tutor, Hull',
  ];
  expect(statusOf('STR-06', uploaded(lines, roles))).toBe(status);
});

describe('a course that names only its end', () => {
  it('leaves no gap before it', () => {
    const gap = {
      'document.sections.education.items': [
        { id: newId(), degree: 'BSc', institution: 'University of Hull', start: '', end: '2018' },
      ],
      'document.sections.experience.items.1.start': '2018-06',
      'document.sections.experience.items.1.end': '2020-12',
      'document.sections.experience.items.2.start': '2015-01',
      'document.sections.experience.items.2.end': '2015-09',
    };
    const ids = evaluate(inputWith('resume', gap)).findings.map(({ id }) => id);
    expect(ids).not.toContain('TIM-04');
    const without = { ...gap, 'document.sections.education.items': [] };
    expect(evaluate(inputWith('resume', without)).findings.map(({ id }) => id)).toContain('TIM-04');
  });
});

it('asks for no months of school before a degree of which only the end is told', () => {
  const at = (start: string, end: string) => role({ position: 'Reporter', employer: `Paper of ${start}`, start, end });
  const roles = { [items]: [at('2022-01', '2026-09'), at('2020-06', '2020-08')] };
  const study = (start: string) => ({
    'document.sections.education.items': [{ id: newId(), degree: 'BA', institution: 'Hull', start, end: '2025-05' }],
  });
  expect(textsOf('TIM-04', { ...roles, ...study('') })).toBeUndefined();
  expect(textsOf('TIM-04', { ...roles, 'document.sections.education.items': [] })).toEqual(['Reporter']);
});
