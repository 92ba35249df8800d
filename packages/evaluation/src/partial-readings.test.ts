import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { inputWith, type Changes } from './checks/testing/sample-input.ts';
import { factsOf } from './facts.ts';
import { evaluate, type LaidOutPage } from './index.ts';

const statusOf = (check: string, changes: Changes, kind: 'resume' | 'coverletter' = 'resume') => {
  const { findings, passed } = evaluate(inputWith(kind, { origin: 'uploaded', ...changes }));
  return findings.find(({ id }) => id === check)?.status ?? (passed.includes(check) ? 'pass' : 'skip');
};
const role = (fields: Record<string, unknown>) => ({ id: newId(), start: '2020-01', end: '2023-03', ...fields });
const only = (...items: unknown[]) => ({ 'document.sections.experience.items': items });

it.each([
  ['RAYMOND "RAY" DUPUIS', 'skip'],
  ['José de la Cruz, RN', 'skip'],
  ['Work Experience', 'fail'],
  ['Curriculum Vitae', 'fail'],
  ['maren@example.com', 'fail'],
])('does not miss a name that a file begins with and that was not read: %s', (line, status) => {
  expect(statusOf('CON-01', { 'document.basics.fullName': '', lines: [line, 'Leeds'] })).toBe(status);
});

it('misses the name of a document of ours in any case', () => {
  expect(statusOf('CON-01', { 'document.basics.fullName': '', origin: 'ours', lines: ['Maren Okafor'] })).toBe('fail');
});

it('lets an academic name the building, and asks for no headline', () => {
  const professor = {
    ...only(role({ position: 'Professor of Sociology', employer: 'University of Leeds' })),
    'document.basics.headline': '',
    'document.basics.location.address': '8128 Sewell Building',
    'document.basics.location.countryCode': 'US',
  };
  const lines = ['Maren Okafor', 'maren.okafor@example.com'];
  expect([statusOf('CON-04', { ...professor, lines }), statusOf('CON-06', { ...professor, lines })]).toEqual([
    'warn',
    'fail',
  ]);
  const publishing = { ...professor, lines: [...lines, 'Publications'] };
  expect([statusOf('CON-04', publishing), statusOf('CON-06', publishing)]).toEqual(['pass', 'skip']);
});

it('counts the skills that stand in brackets behind another', () => {
  const keywords = ['CPR', 'TCC practice', 'Adjudication', 'e-disclosure (Relativity, Everlaw)'];
  const skills = (names: readonly string[]) => ({
    'document.sections.skill.items': [{ id: newId(), name: '', keywords: names }],
  });
  expect(statusOf('STR-03', { ...skills(keywords), origin: 'ours' })).toBe('pass');
  expect(statusOf('STR-03', { ...skills([...keywords.slice(0, 3), 'Swahili (spoken)']), origin: 'ours' })).toBe('warn');
});

it('takes somebody at school for a beginner, whatever small jobs there are', () => {
  const job = only(role({ position: 'Babysitter', employer: 'Families', start: '2022-01', end: '', current: true }));
  const school = (end: string) => [{ id: newId(), institution: 'Harbour School', start: '2020', end }];
  const stage = (items: unknown[]) => {
    const changes = { ...job, 'document.target': {}, 'document.sections.education.items': items };
    const facts = factsOf(inputWith('resume', changes));
    return facts.kind === 'resume' && facts.stage;
  };
  expect(stage(school('2026-07'))).toBe('entry');
  expect(stage(school('2021-07'))).toBe('mid');
  expect(stage([...school('2027'), ...school('2021')])).toBe('mid');
});

it.each([
  ['full-time care for a parent', false],
  ['Caring for my elderly mother', false],
  ['care of', true],
])('does not take a time without a job for a role that was misread: %s', (position, isUnsure) => {
  const changes = { origin: 'uploaded', ...only(role({ position: 'Cook', employer: 'Tusk' }), role({ position })) };
  expect(evaluate(inputWith('resume', changes)).unsure ?? false).toBe(isUnsure);
});

it.each([
  ['bunq', false],
  ['various restaurants', false],
  ['participantes em', true],
  ['and charged. Passed every county inspection, on.', true],
  ['St. Mary School of Nursing', false],
])('takes what is written small for a name, unless it is a piece of a sentence: %s', (employer, isUnsure) => {
  const changes = { origin: 'uploaded', ...only(role({ position: 'Cook', employer })) };
  expect(evaluate(inputWith('resume', changes)).unsure ?? false).toBe(isUnsure);
});

it.each([
  ['Bearbeitung von Einbürgerungsanträgen, rund 400 im Jahr', true],
  ['Transition Year work placement, Byrne’s Bookshop 2024', false],
])('takes a bullet that was read as the name of a role for a role that was misread: %s', (position, isUnsure) => {
  const changes = { origin: 'uploaded', ...only(role({ position: 'Cook', employer: 'Tusk' }), role({ position })) };
  expect(evaluate(inputWith('resume', changes)).unsure ?? false).toBe(isUnsure);
});

it('says nothing of gaps and of how dates are written if a year was not read', () => {
  const gap = {
    ...only(
      role({ position: 'Cook', employer: 'Tusk', start: '2023-05', end: '2026-05' }),
      role({ position: 'Porter', employer: 'Ned', start: '2018', end: '2020' }),
    ),
    'document.sections.education.items': [],
  };
  expect(statusOf('TIM-04', { ...gap, lines: ['Cook 2023 - 2026', 'Porter 2018 - 2020'] })).toBe('warn');
  const unread = { ...gap, lines: ['Cook 2023 - 2026', 'Waiter: 2021', 'Porter 2018 - 2020'] };
  expect([statusOf('TIM-04', unread), statusOf('TIM-03', unread)]).toEqual(['skip', 'skip']);
  expect(statusOf('TIM-04', { ...unread, origin: 'ours' })).toBe('warn');
});

it.each([
  ['Dear Dr. Whitcomb:', 'pass'],
  ['Dear Ms Hart, I am writing to apply', 'pass'],
  ['Sehr geehrte Damen und Herren,', 'warn'],
  ['Depot and fleet', 'fail'],
])('does not miss a salutation that was not read: %s', (line, status) => {
  const changes = {
    'document.salutation': '',
    'document.opening': '',
    lines: ['Maren Okafor', line, 'I plan shifts.'],
  };
  expect(statusOf('CL-01', changes, 'coverletter')).toBe(status);
});

it('takes a trial day for a next step in French', () => {
  const letter = (text: string) => ({
    'document.locale': 'fr',
    'document.paragraphs': [{ id: newId(), text }],
  });
  const asks = letter('Je serais heureux de venir faire un essai en cuisine le jour qui vous conviendra.');
  expect(statusOf('CL-08', asks, 'coverletter')).toBe('pass');
  expect(statusOf('CL-08', letter('Je parle anglais et espagnol.'), 'coverletter')).toBe('fail');
});

it.each([
  ['Journeyman Electrician, State of Michigan, Lic. 6218834', 'pass'],
  ['HVAC/R Service Technician, EPA 608 Universal', 'pass'],
  ['Detroit, MI 48201, 313 555 0118', 'fail'],
  ['12 Harbour Street', 'fail'],
])('takes a title with the number of a licence for a headline: %s', (line, status) => {
  const changes = { 'document.basics.headline': '', extraction: { text: '' }, lines: ['Maren Okafor', line] };
  expect(statusOf('CON-06', changes)).toBe(status);
});

it('takes a word far below the name for a heading, also where it is misspelled', () => {
  const above = (...between: string[]) => ({
    'document.basics.headline': '',
    extraction: { text: '' },
    lines: ['Maren Okafor', ...between, 'EXPERENCE'],
  });
  expect(statusOf('CON-06', above())).toBe('pass');
  expect(statusOf('CON-06', above('44 Elm Street', '716 555 0102'))).toBe('fail');
});

it('does not count what stands below the skills of a file', () => {
  const few = ['QuickBooks', 'Word', 'Excel', 'Payroll'];
  const skills = {
    'document.sections.skill.items': [{ id: newId(), name: '', keywords: [...few, 'References on request'] }],
  };
  expect(statusOf('STR-03', skills)).toBe('warn');
  expect(statusOf('STR-03', { ...skills, origin: 'ours' })).toBe('pass');
});

it('says nothing of few skills if one beside them was not read', () => {
  const few = ['Terraform', 'Ansible', 'Grafana', 'Prometheus'];
  const skills = { 'document.sections.skill.items': [{ id: newId(), name: '', keywords: few }] };
  const both = (lines: string[]) => ['STR-03', 'IMP-07'].map((check) => statusOf(check, { ...skills, lines }));
  expect(both(['Skills', ...few, 'References'])).toEqual(['warn', 'warn']);
  expect(both(['Skills', ...few.slice(0, 2), '• Kubernetes operators', ...few.slice(2)])).toEqual(['skip', 'skip']);
});

it('says nothing of few skills if cells of a table were read as one', () => {
  const keywords = ['Cost planning', 'PAS 2035 MS Project', 'Asta Stakeholder engagement CDM 2015'];
  const skills = { 'document.sections.skill.items': [{ id: newId(), name: '', keywords }] };
  expect(statusOf('STR-03', skills)).toBe('skip');
  expect(statusOf('STR-03', { ...skills, origin: 'ours' })).toBe('warn');
});

it('finds a city with its state in a line of its own', () => {
  const city = { 'document.basics.location': { city: '' }, extraction: { text: '' } };
  expect(statusOf('CON-04', { ...city, lines: ['Maren Okafor', 'Albuquerque NM'] })).toBe('skip');
  expect(statusOf('CON-04', { ...city, lines: ['Maren Okafor', 'Steered ships'] })).toBe('fail');
});

it('counts no bullet of a role twice', () => {
  const bullets = (...texts: string[]) =>
    only(role({ position: 'Cook', employer: 'Tusk', body: texts.map((text) => `- ${text}`).join('\n') }));
  const [first, second] = ['Planned the shifts of forty people in two depots', 'Cut waste by a third in one year'];
  expect(statusOf('IMP-01', { ...bullets(first, second, second), origin: 'ours' })).toBe('warn');
  expect(statusOf('IMP-01', { ...bullets(first, second, 'Trained nine people'), origin: 'ours' })).toBe('pass');
  expect(statusOf('IMP-08', { ...bullets(first, first, first), origin: 'ours' })).toBe('fail');
});

it('asks for the order of roles that name no employer', () => {
  const roles = (employer: string) => ({
    ...only(
      role({ position: 'Porter', employer, start: '2012', end: '2014' }),
      role({ position: 'Cook', employer, start: '2016', end: '2019' }),
    ),
    origin: 'ours',
  });
  expect(statusOf('STR-06', roles('Tusk'))).toBe('pass');
  expect(statusOf('STR-06', roles(''))).toBe('fail');
});

it('takes highlights at the top for a summary', () => {
  const section = (heading: string) => ({
    'document.summary': '',
    'document.custom': [
      { id: newId(), key: 'own', heading, kind: 'text', items: [{ id: newId(), body: 'Four prizes' }] },
    ],
  });
  expect(statusOf('STR-04', section('Career Highlights'))).toBe('skip');
  expect(statusOf('STR-04', section('Hobbies'))).toBe('fail');
});

it.each([
  ['beckythecatlady88@example.com', 'warn'],
  ['keishaboo_luv@example.com', 'warn'],
  ['a.luvsey@example.com', 'pass'],
  ['catherine.ladysmith@example.com', 'pass'],
])('knows more nicknames: %s', (email, status) => {
  expect(statusOf('CON-07', { 'document.basics.email': email })).toBe(status);
});

it('ends no sentence after an abbreviation in brackets', () => {
  const text = 'I apply for the post (ref. TV/VC/25) that you advertised. The depot is near. It is good.';
  const letter = { 'document.paragraphs': [{ id: newId(), text }] };
  const facts = factsOf(inputWith('coverletter', letter));
  expect(facts.kind === 'coverletter' && facts.sentences.length).toBe(3);
});

const page = (lines: readonly { text: string; font?: string }[], step: number): LaidOutPage => ({
  width: 595,
  height: 842,
  runs: lines.map(({ text, font = 'Serif' }, at) => ({
    text,
    font,
    box: { x: 60, y: 60 + at * step, width: 400, height: 10 },
    size: 10,
    colour: '#222222',
    background: '#ffffff',
    letterSpacing: 0,
    embedded: true,
    invisible: false,
    role: 'text',
    path: 'summary',
    href: '',
  })),
});

it('counts the families of each script for themselves', () => {
  const written = (...lines: { text: string; font: string }[]) => ({ pages: [page(lines, 14)] });
  const latin = [
    { text: 'Operations manager in Osaka', font: 'Serif' },
    { text: 'Planned the shifts of forty', font: 'Sans' },
  ];
  expect(statusOf('FMT-07', written(...latin, { text: '大阪の倉庫で四十人のシフトを計画した', font: 'Noto' }))).toBe(
    'pass',
  );
  expect(statusOf('FMT-07', written(...latin, { text: 'And in a third family', font: 'Noto' }))).toBe('warn');
  // There, a bold or italic cut is another family.
  const han = ['Song', 'Hei', 'Kai', 'Fangsong'].map((font) => ({
    text: '大阪の倉庫で四十人のシフトを計画した',
    font,
  }));
  expect(statusOf('FMT-07', written(...han.slice(0, 3)))).toBe('pass');
  expect(statusOf('FMT-07', written(...han))).toBe('warn');
});

it('takes the next item of a list for no line of the same paragraph', () => {
  const items = (mark: string) => ({
    pages: [
      page(
        Array.from({ length: 8 }, () => ({ text: `${mark}planned the shifts of forty people` })),
        20,
      ),
    ],
  });
  expect(statusOf('FMT-05', items('‧ '))).toBe('skip');
  expect(statusOf('FMT-05', items('2. '))).toBe('skip');
  expect(statusOf('FMT-05', items(''))).toBe('warn');
});

it('lets scripts with tall letters have more between their lines', () => {
  const lines = (text: string) => Array.from({ length: 8 }, () => ({ text }));
  const wide = (text: string, step: number) => ({ pages: [page(lines(text), step)] });
  expect(statusOf('FMT-05', wide('大阪の倉庫で四十人のシフトを計画した', 19))).toBe('pass');
  expect(statusOf('FMT-05', wide('大阪の倉庫で四十人のシフトを計画した', 22))).toBe('warn');
  expect(statusOf('FMT-05', wide('planned the shifts of forty people', 19))).toBe('warn');
});

describe('a file of which the roles or the contacts were not read', () => {
  const lines = [
    'Maren Okafor',
    'maren.okafor@example.com | +44 113 496 0000',
    'Experience',
    'Cook, Tusk, 2019 - 2024',
  ];
  const without = (...paths: string[]) => Object.fromEntries(paths.map((path) => [`document.${path}`, '']));
  const reportOf = (changes: Changes) => evaluate(inputWith('resume', { origin: 'uploaded', lines, ...changes }));

  it.each([
    ['the roles', { 'document.sections.experience.items': [] }, true],
    ['email and phone', without('basics.email', 'basics.phone'), true],
    ['the email, but the phone', without('basics.email'), false],
    ['the phone, but the email', without('basics.phone'), false],
  ])('was not read with certainty: %s', (_, changes, isUnsure) => {
    const { unsure = false, score } = reportOf(changes);
    expect([unsure, score > 95]).toEqual([isUnsure, !isUnsure]);
  });
});
