import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { findingIn, reportOf, role, uploaded } from './checks/testing/reports.ts';
import { glance, page, run } from './checks/testing/pages.ts';
import { verdictOf } from './index.ts';
import { remainsIn } from './text/remains.ts';
import { slipOf } from './text/slips-of-headings.ts';
import { isTold } from './text/told.ts';
import { hasFigure } from './text/words.ts';

const items = 'document.sections.experience.items';

describe('what was not judged', () => {
  const none = {
    origin: 'uploaded',
    [items]: [],
    'document.sections.project.items': [],
    'document.sections.volunteer-experience.items': [],
    'document.sections.community-service.items': [],
    'document.custom': [
      {
        id: newId(),
        key: 'appointments',
        heading: 'Appointments',
        kind: 'timeline',
        items: [{ id: newId(), title: 'Pilot', subtitle: 'Harbour', start: '2021-08', current: true }],
      },
    ],
  };

  it('limits the score where nothing tells what somebody did', () => {
    const { score, most, findings, caps } = reportOf(none);
    expect(most).toBeLessThan(85);
    expect(score).toBeLessThan(85);
    expect(verdictOf({ score, caps, findings, most })).not.toBe('partly');
    expect(reportOf({}).most).toBeUndefined();
  });
});

describe('figures', () => {
  it.each([
    ['Rolled out Microsoft 365 and Dynamics 365', false],
    ['Served 365 guests', true],
    ['Ran a communication 360', false],
    ['Weighed 360 lorries', true],
    ['A study of towns of the 4. Jhds.', false],
    ['Welded 14 frames', true],
    ['Machined parts on a 5-Achsen mill', false],
  ])('are counts and no names: %s', (text, isFigure) => {
    expect(hasFigure(text)).toBe(isFigure);
  });
});

describe('contacts of a file', () => {
  it.each([
    ['maren14091992@example.org', false],
    ['maren20231234@example.org', true],
  ])('may have a birthday behind the name: %s', (email, isFound) => {
    expect(findingIn('CON-07', { 'document.basics.email': email }) !== undefined).toBe(isFound);
  });

  it.each([
    ['Leeds/SP', false],
    ['Salem OR USA', false],
    ['Pilot of ships', true],
  ])('may name a place in a line with others: %s', (text, isFound) => {
    const lines = ['Maren Okafor', `Pilot · ${text}`, 'maren@tusk.example'];
    const bare = { 'document.basics.location': { address: '', postalCode: '', city: '', region: '', countryCode: '' } };
    expect(
      findingIn('CON-04', uploaded(lines, { ...bare, 'document.basics.headline': `Pilot · ${text}` })) !== undefined,
    ).toBe(isFound);
  });

  it.each([
    ['mail@xyz.com', '123 456 789', true],
    ['maren@tusk.com', '113 456 987', false],
  ])('may be those of a template: %s', (email, phone, isFound) => {
    const changes = { 'document.basics.email': email, 'document.basics.phone': phone };
    expect(findingIn('WRI-11', changes) !== undefined).toBe(isFound);
  });
});

describe('what was left', () => {
  it.each([
    ['04550161 , , US', [', ,']],
    ['Front End Tech: (): HTML', ['()']],
    ['Called main() twice', []],
    ['__Phone__: 123', ['__Phone__']],
    ['A module with __init__ methods', []],
    ['Programming Basics**', ['**']],
    ['+49 ** *** 12', []],
    ['description', ['description']],
    ['Description', []],
    ['Leeds, Harbour, Pier', []],
  ])('is found in a line: %s', (text, found) => {
    expect(remainsIn(text)).toEqual(found);
  });
});

describe('headings with a slip', () => {
  it.each([
    ['Competenties', undefined],
    ['Kompetence', undefined],
    ['Exprience', 'experience'],
    ['Esperiencia', 'experience'],
    ['Eduction', 'education'],
    ['Experience', undefined],
    ['Esperienza', undefined],
    ['Formation', undefined],
    ['Harbour', undefined],
  ])('are known: %s', (line, key) => {
    expect(slipOf(line)).toBe(key);
  });

  it('are misspelled, and do not miss the roles', () => {
    const lines = (heading: string) => ['Maren Okafor', heading, 'Pilot at Tusk, 2020', 'Steered ships', 'Education'];
    const of = (heading: string) => uploaded(lines(heading), { [items]: [], 'document.sections.project.items': [] });
    expect(findingIn('STR-01', of('Exprience'))).toBeUndefined();
    expect(findingIn('WRI-01', of('Exprience'))?.evidence[0]?.text).toBe('Exprience');
    expect(findingIn('WRI-01', of('Harbours'))).toBeUndefined();
    expect(findingIn('STR-01', of('Harbours'))).toBeDefined();
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
    expect(findingIn('TIM-04', of())?.evidence[0]?.text).toBe('Pilot');
    expect(findingIn('TIM-04', of('Course in knots, 2024'))).toBeUndefined();
    expect(findingIn('TIM-04', of('Since 2014 – present: at sea'))).toBeUndefined();
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

describe('what academics and others write', () => {
  const lines = ['Maren Okafor', 'PhD in tides', 'Publications', 'Conference presentations', 'Teaching experience'];
  const pages = [page(...glance(), run('Tides', 300)), page(run('Tides', 60)), page(run('Tides', 60))];

  it('may take more pages', () => {
    expect(findingIn('FMT-01', { ...uploaded(lines), pages })).toBeUndefined();
    const numbered = [lines[0] ?? '', 'Docteur en philosophie', '6. Publications', '8. Enseignement'];
    expect(findingIn('FMT-01', { ...uploaded(numbered), pages })).toBeUndefined();
    expect(findingIn('FMT-01', { ...uploaded(lines.slice(0, 3)), pages })).toBeDefined();
  });

  it('is theirs in a sentence', () => {
    const of = (text: string) => ({ 'document.summary': text });
    expect(findingIn('WRI-02', of('A pilot who wrote my thesis on tides.'))).toBeUndefined();
    expect(findingIn('WRI-02', of('A pilot. For years I steered ships.'))).toBeDefined();
    expect(findingIn('WRI-02', of('This is my thesis. And my harbour is small.'))).toBeDefined();
  });

  it('has names in small capitals', () => {
    const of = (font: string) => ({
      'document.sections.skill.items': [{ id: newId(), name: 'Maths', keywords: ['matlab'] }],
      pages: [page(...glance(), { ...run('matlab', 300), font })],
    });
    expect(findingIn('WRI-10', of('LMRomanCaps10-Regular'))).toBeUndefined();
    expect(findingIn('WRI-10', of('Source Sans'))).toBeDefined();
  });
});
