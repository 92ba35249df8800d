import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { findingIn, role, statusOf, textsOf, uploaded } from './checks/testing/reports.ts';
import { isTold } from './text/told.ts';

const items = 'document.sections.experience.items';

describe('the employer of a role in a file', () => {
  const of = (fields: Record<string, unknown>) => ({
    [items]: [role({ position: 'Head Pilot', employer: '', body: '- Steered 14 ships', ...fields })],
  });

  it('may have been read as its place', () => {
    const lines = ['Experience', 'Harbour Fifty', 'Head Pilot 01/2020 – 03/2023', 'Steered 14 ships'];
    expect(statusOf('STR-07', uploaded(lines, of({ location: 'Harbour Fifty' })))).not.toBe('fail');
    expect(statusOf('STR-07', uploaded(['Experience', 'Head Pilot, Hull'], of({ location: 'Hull' })))).toBe('skip');
    expect(statusOf('STR-07', of({}))).toBe('fail');
  });

  it('is no number, and its title no label', () => {
    const lines = ['Experience', 'Specialised in ships', '1600'];
    expect(statusOf('STR-07', uploaded(lines, of({ position: 'Specialised in', start: '', end: '' })))).not.toBe(
      'fail',
    );
    expect(statusOf('STR-07', uploaded(lines, of({ employer: '1600', start: '', end: '' })))).not.toBe('fail');
  });
});

describe('roles of a file', () => {
  it('are no sub-headings without a time', () => {
    const pilot = role({ position: 'Pilot', employer: 'Tusk', body: '- Steered 14 ships\n- Called 3 pilots' });
    const of = (...others: unknown[]) => uploaded(['Experience', 'Pilot, Tusk'], { [items]: [pilot, ...others] });
    const bare = (employer: string) => ({ id: newId(), position: '', employer, start: '', end: '' });
    expect(findingIn('STR-07', of(bare('Leadership'), bare('Deck'), bare('Galley')))).toBeUndefined();
    const undated = role({
      position: 'Porter',
      employer: 'Ned',
      start: '',
      end: '',
      body: '- Weighed 40 lorries a day',
    });
    expect(findingIn('STR-07', of(undated))).toBeDefined();
  });

  it('are told by no titles', () => {
    expect(isTold('Responsable des stagiaires — Union du Port', 'fr')).toBe(false);
    expect(isTold('Accompagne les stagiaires du port dans leur travail', 'fr')).toBe(true);
  });

  it('are over where nothing is new for years', () => {
    const old = { position: 'Pilot', employer: 'Tusk', start: '2010-01', end: '2014-03', body: '- Steered 14 ships' };
    const of = (...more: string[]) =>
      uploaded(['Experience', 'Pilot, Tusk 2010 – 2014', ...more], {
        [items]: [role(old)],
        'document.sections.education.items': [],
        'document.sections.volunteer-experience.items': [],
        'document.sections.certificate.items': [],
      });
    expect(findingIn('TIM-10', of())?.values).toMatchObject({ year: '2014', years: 12 });
    expect(findingIn('TIM-04', of())).toBeUndefined();
    for (const more of ['Course in knots, 2024', 'Since 2018 – present: at sea', 'vanaf mei 2018', '2018-05 —'])
      expect(findingIn('TIM-10', of(more))).toBeUndefined();
    // The day on which it was written is nothing new.
    expect(findingIn('TIM-10', of('Leeds, 29 May 2026'))).toBeDefined();
    // A cell of a table may be in another reading alone.
    const read = (text: string) => ({ ...of(), extraction: { text, second: '' } });
    expect(findingIn('TIM-10', read('04/2025 Tusk University'))).toBeUndefined();
    // Numbers that are no years, and a year to come.
    for (const more of [
      'Phone +44 2025 202 521',
      '2025 Harbour Road',
      'ISO 9001:2025',
      'No. 2025',
      'tusk.example/2025',
      '€2,025',
      '05/2027',
    ])
      expect(findingIn('TIM-10', read(more)), more).toBeDefined();
  });
});

describe('what a reader sees at once', () => {
  it('is no job of a student', () => {
    const of = (position: string) => ({
      [items]: [
        role({ position, employer: 'Ned College', start: '2023-04', end: '', current: true }),
        role({ position: 'Pilot', employer: 'Tusk', body: '- Steered 14 ships\n- Called 3 pilots\n- Kept 2 gates' }),
      ],
    });
    expect(findingIn('IMP-01', of('Undergraduate Student'))).toBeUndefined();
    expect(findingIn('IMP-01', of('Student Adviser'))).toBeDefined();
  });
});

describe('a bullet with a year', () => {
  const foreman = role({
    position: 'Foreman',
    employer: 'Crescent Lifts',
    start: '2019-01',
    end: '',
    current: true,
    body: 'Crew of five.\n\nReplaced the controllers of fourteen cars at a working hospital, one car out at a time',
  });
  const mechanic = role({
    position: 'Mechanic',
    employer: 'Crescent Lifts',
    body: 'Service route of 62 units, and callbacks down from 4 to 2 per unit and year',
  });
  const bullet = { position: 'No lost-time injury', employer: 'Crescent Lifts', start: '2019', end: '', current: true };
  const of = (line: string) =>
    uploaded(['Foreman', 'Jan 2019 – Present', line], { [items]: [foreman, role(bullet), mechanic] });

  it('that was read as a role is what the role above it tells', () => {
    const of19 = of('No lost-time injury since 2019');
    expect(findingIn('TIM-03', of19)).toBeUndefined();
    expect(textsOf('IMP-01', of19) ?? []).not.toContain('No lost-time injury, Crescent Lifts');
    expect(findingIn('IMP-08', of19)).toBeUndefined();
    // A title with its time in a line of its own is a role.
    expect(findingIn('TIM-03', of('No lost-time injury 2019 – now'))).toBeDefined();
  });
});

it('takes two names that are still to come for no role that is there twice', () => {
  const of = (position: string) => ({
    [items]: [
      role({ position, employer: 'Tusk', body: '- Steered 14 ships' }),
      role({ position, employer: 'Tusk', body: '- Called 3 pilots' }),
    ],
  });
  expect(findingIn('STR-12', of('Head Pilot'))).toBeDefined();
  expect(findingIn('STR-12', of('Job title'))).toBeUndefined();
  expect(findingIn('STR-12', of('[Role]'))).toBeUndefined();
});
