import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { glance, page, run } from './checks/testing/pages.ts';
import { inputWith, type Changes } from './checks/testing/sample-input.ts';
import { evaluate } from './index.ts';

const reportOf = (changes: Changes) => evaluate(inputWith('resume', { origin: 'uploaded', ...changes }));
const statusOf = (check: string, changes: Changes) => {
  const { findings, passed } = reportOf(changes);
  return findings.find(({ id }) => id === check)?.status ?? (passed.includes(check) ? 'pass' : 'skip');
};
const role = (fields: Record<string, unknown>) => ({ id: newId(), start: '2020-01', end: '2023-03', ...fields });
const only = (...items: unknown[]) => ({ 'document.sections.experience.items': items });
const publications = Array.from({ length: 4 }, (_, at) => ({ id: newId(), title: `A study of tides, part ${at}` }));
const academic = { 'document.sections.publication.items': publications };

describe('the order of roles in a file', () => {
  const old = role({ position: 'Trainee', employer: 'Tusk', start: '2004', end: '2005' });
  const late = role({ position: 'Lecturer', employer: 'Ned College', start: '2008', end: '2009' });
  const between = (...lines: string[]) => ({
    ...only(old, late),
    lines: ['Trainee, Tusk', ...lines, 'Lecturer, Ned College'],
  });

  it.each([
    ['Enseignement', 'pass'],
    ['Enseignement La totalité de mes cours', 'pass'],
    ['Scientific Internships', 'pass'],
    ['Arbeitserfahrung', 'pass'],
    ['Measured tides in the harbour', 'fail'],
  ])('begins again below the heading of another section: %s', (line, status) => {
    expect(statusOf('STR-06', between(line))).toBe(status);
  });

  it('is not known where each line has half of a time', () => {
    const roles = [
      role({ position: 'Trainee', employer: 'Tusk', start: '2009-11', end: '2009-11' }),
      role({ position: 'Lecturer', employer: 'Ned College', start: '2012-08', end: '2012-08' }),
    ];
    const torn = ['11/2009 – Trainee, Tusk', '03/2011 the harbour of Leeds', '08/2012 – Lecturer, Ned College'];
    expect(statusOf('STR-06', { ...only(...roles), lines: torn })).toBe('skip');
    expect(statusOf('STR-06', { ...only(...roles), lines: ['11/2009 Trainee, Tusk', '08/2012 Lecturer'] })).toBe(
      'fail',
    );
  });
});

describe('the first page of a file', () => {
  const now = role({ position: 'Harbour Pilot', employer: 'Tusk', start: '2024-06', end: '', current: true });
  const summer = role({ position: 'Summer Instructor', employer: 'Ned College', start: '2025-06', end: '2025-08' });
  const on = (first: readonly string[], second: readonly string[]) => ({
    pages: [
      page(...glance().slice(0, 1), ...first.map((text, at) => run(text, 200 + 20 * at))),
      page(...second.map((text, at) => run(text, 200 + 20 * at))),
    ],
  });
  const bare = { 'document.sections.education.items': [] };

  it('has the role that somebody has now, not one that is over', () => {
    const roles = { ...only(summer, now), ...bare };
    expect(statusOf('FMT-11', { ...roles, ...on(['Harbour Pilot, Tusk'], ['Summer Instructor, Ned College']) })).toBe(
      'pass',
    );
    expect(statusOf('FMT-11', { ...roles, ...on(['Summer Instructor, Ned College'], ['Harbour Pilot, Tusk']) })).toBe(
      'warn',
    );
  });

  it('may begin with the education of an academic', () => {
    const fellow = role({ position: 'Research Fellow', employer: 'Tusk', start: '2024-06', end: '', current: true });
    const pages = on(['Ned College'], ['Research Fellow, Tusk']);
    const lines = ['Education', 'Ned College', 'Experience', 'Research Fellow, Tusk'];
    expect(statusOf('FMT-11', { ...only(fellow), ...bare, ...pages, lines })).toBe('warn');
    expect(statusOf('FMT-11', { ...only(fellow), ...bare, ...academic, ...pages, lines })).toBe('pass');
    expect(statusOf('FMT-11', { ...only(fellow), ...bare, ...academic, ...pages, lines: lines.toReversed() })).toBe(
      'warn',
    );
  });
});

it('does not judge an abstract by how an academic should write of work', () => {
  const abstract = `I find that tides matter. ${'The harbour and its tides are studied by a model of the sea. '.repeat(8)}`;
  const paper = role({ position: 'Tides and Trade', employer: '', start: '', end: '', body: abstract });
  const job = role({ position: 'Lecturer', employer: 'Ned College', body: 'Taught 40 students.' });
  const statuses = (changes: Changes) => ['WRI-02', 'WRI-07'].map((check) => statusOf(check, changes));
  expect(statuses({ ...only(paper, job), ...academic })).toEqual(['pass', 'pass']);
  expect(statuses(only(paper, job))).toEqual(['warn', 'warn']);
  expect(statuses({ ...only({ ...job, body: abstract }), ...academic })).toEqual(['warn', 'warn']);
});

it('does not miss an employer that stands above the role, or above several', () => {
  const roles = only(
    role({ position: 'Analyst of maps', employer: '', body: '- Tusk Engineering Systems' }),
    role({ position: 'Surveyor', employer: '' }),
    role({ position: 'Junior helper', employer: '' }),
  );
  const lines = (...names: [string, string]) => [
    'Experience',
    names[0],
    '(2020 - 2023) - Analyst of maps',
    'Drew the maps of the coast.',
    names[1],
    '(2020 - 2023) - Surveyor',
    '(2020 - 2023) - Junior helper',
  ];
  expect(statusOf('STR-07', { ...roles, lines: lines('Green Coast Fund', 'Tusk Engineering Systems') })).toBe('pass');
  expect(statusOf('STR-07', { ...roles, lines: lines('Experience', 'Measured what was left to do.') })).toBe('skip');
});

describe('the place of a file', () => {
  const at = (location: Record<string, string>, ...lines: string[]) => ({
    'document.country': 'US',
    'document.basics.location': { address: '', postalCode: '', city: '', region: '', countryCode: '', ...location },
    'document.basics.phone': '+43 732 5550128',
    lines: ['Maren Okafor', ...lines, 'maren.okafor@example.com'],
  });

  it('is none in which the street is left out if the postal code stands before the city', () => {
    const linz = { address: 'Donaugasse 31', postalCode: '4020', city: 'Linz' };
    expect(statusOf('CON-04', at(linz, 'Donaugasse 31', '4020 Linz'))).toBe('pass');
    expect(
      statusOf('CON-04', at({ address: '31 Elm Street', city: 'Dayton' }, '31 Elm Street', 'Dayton, OH 45402')),
    ).toBe('warn');
    expect(statusOf('CON-04', at({ ...linz, countryCode: 'GB' }, 'Donaugasse 31', '4020 Linz'))).toBe('warn');
  });

  it('is not what somebody is', () => {
    expect(statusOf('CON-04', at({ city: 'Student' }, 'Student'))).toBe('skip');
    expect(statusOf('CON-04', at({ city: 'Dayton' }, 'Dayton'))).toBe('pass');
  });
});

it('sees a year with a digit too many, and no postal code in it', () => {
  const lines = (line: string) => ({ ...only(role({ position: 'Porter', employer: 'Tusk' })), lines: [line] });
  expect(statusOf('TIM-01', lines('Porter, Tusk June 2007 - May 20008'))).toBe('warn');
  expect(statusOf('TIM-01', lines('Washington, DC 20008'))).toBe('pass');
  expect(statusOf('TIM-01', lines('Porter, Tusk June 2007 - May 2008'))).toBe('pass');
});

it.each([
  ['Skill 1', 'fail'],
  ['Sub-skill 2.1', 'fail'],
  ['Highlight #1', 'fail'],
  ['YOUR PROFESSION', 'fail'],
  ['Blah blah blah', 'fail'],
  ['A short summary of your experience and goals', 'fail'],
  ['Checked your name and your address at the door of the club', 'pass'],
  ['Fähigkeit 3', 'fail'],
  ['Skill in 3 crafts', 'pass'],
  ['Python 3', 'pass'],
])('takes the numbered names of a template for placeholders: %s', (skill, status) => {
  const items = [{ id: newId(), name: '', keywords: ['Maps', 'Tides', skill] }];
  expect(statusOf('WRI-11', { 'document.sections.skill.items': items })).toBe(status);
});

it.each([
  ['1 Esperienze Lavorative', 'pass'],
  ['Esperienza professionale', 'pass'],
  ['Porti e maree', 'fail'],
])('knows the headings of Italian resumes: %s', (heading, status) => {
  expect(statusOf('STR-05', { 'document.sections.experience.heading': heading, lines: [heading] })).toBe(status);
});

it('takes ligatures for letters, which they are', () => {
  const text = (word: string) => ({ extraction: { text: `Maren Okafor\n${word} of the harbour` } });
  expect(statusOf('ATS-02', text('O\uFB03ce'))).toBe('pass');
  expect(statusOf('ATS-02', text('O\uE000ce'))).not.toBe('pass');
});

it('charges nothing for what a check would miss that is not certain itself', () => {
  // A role has a date for a name, so that what roles lack is not known.
  const bare = [
    role({ position: '2019-03', employer: 'Tusk' }),
    role({ position: 'Cook', employer: 'Ned' }),
    role({ position: 'Porter', employer: 'Harbour Inn' }),
  ];
  const { findings, skipped, categories } = reportOf(only(...bare));
  expect(findings.map(({ id }) => id).filter((id) => id.startsWith('IMP'))).toEqual(['IMP-07']);
  expect(skipped).toContainEqual({ id: 'IMP-02', why: 'not-read' });
  expect(categories.map(({ id }) => id)).not.toContain('impact');
});
