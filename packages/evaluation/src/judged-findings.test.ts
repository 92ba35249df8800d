import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { glance, page, run } from './checks/testing/pages.ts';
import { findingIn, role, statusOf, textsOf, uploaded } from './checks/testing/reports.ts';
import { saysChange } from './text/changes.ts';
import { outOfOrder } from './text/recovered.ts';
import { toolsListedIn } from './text/tool-lists.ts';
import { opensWithVerb } from './text/verbs.ts';
import { wordsTwice } from './text/words-twice.ts';

const items = 'document.sections.experience.items';
const bullets = (...texts: string[]) => ({
  [items]: [role({ position: 'A', employer: 'B', body: texts.map((text) => `- ${text}`).join('\n') })],
});

describe('a headline', () => {
  const of = (summary: string) =>
    uploaded(['Maren Okafor', '+44 113 496 0182', summary], {
      'document.basics.headline': '',
      'document.summary': summary,
    });
  it.each([
    ['Structural and pipe welder with eleven years on ships, tanks and bridges.', true],
    ['Imaginary full-stack software developer with 6+ years in cloud applications.', true],
    ['Keeps deadlines and is never late, whatever the weather is like.', false],
  ])('is said by the first words of a profile: %s', (summary, isSaid) => {
    expect(findingIn('CON-06', of(summary)) === undefined).toBe(isSaid);
  });
});

it('minds no space between the letters of a title in Han characters', () => {
  const of = (text: string) => findingIn('ATS-07', { extraction: { text } });
  expect(of('職 務 経 歴 書')).toBeUndefined();
  expect(of('L E B E N S L A U F')).toBeDefined();
});

it.each([
  ['Waiting time at the border down by a third', true],
  ['300x speedup of the loader', true],
  ['Wartezeit um ein Drittel kürzer', true, 'de'],
  ['Attente plus courte d’un tiers', true, 'fr'],
  ['Espera más corta en un tercio', true, 'es'],
  ['Espera mais curta em um terço', true, 'pt'],
  ['Deliveries to 60 shops', false],
])('knows what changed: %s', (text, isChange, language = 'en') => {
  expect(saysChange(text, language)).toBe(isChange);
});

it('takes "when needed to" for no vague word', () => {
  expect(findingIn('IMP-09', bullets('Gave tickets when needed to identify filled orders'))).toBeUndefined();
  expect(findingIn('IMP-09', bullets('Gave tickets when needed'))).toBeDefined();
});

it('asks nobody to shorten old roles where all of them are old', () => {
  const old = { ...role({ position: 'A', employer: 'B', body: '- One\n- Two\n- Three' }), start: '2001', end: '2004' };
  expect(findingIn('TIM-06', { [items]: [old] })).toBeUndefined();
  expect(findingIn('TIM-06', { [items]: [role({ position: 'C', employer: 'D', body: '' }), old] })).toBeDefined();
});

describe('bullets that begin with a verb', () => {
  it('may begin with an irregular one', () => {
    for (const text of ['Broke the record', 'Induct drivers', 'Threw pots', 'Lost no day'])
      expect(opensWithVerb(text)).toBe(true);
  });
  it('may have a list below them', () => {
    const causes = ['Paper jam', 'Driver trouble', 'Coffee inside the printer'];
    expect(findingIn('IMP-03', bullets('Found the reasons for the error:', ...causes))).toBeUndefined();
    expect(findingIn('IMP-03', bullets('Found the reasons for the error', ...causes))).toBeDefined();
  });
});

describe('hidden text', () => {
  it('is no large one that is pale', () => {
    const of = (size: number) => ({
      pages: [page(...glance(), run('Teacher of mathematics', 300, { size, colour: '#e8e8e8' }))],
    });
    expect(findingIn('INT-01', of(24))).toBeUndefined();
    expect(findingIn('INT-01', of(10))).toBeDefined();
  });
  it('is less where a bar covers the edge of a page', () => {
    const of = (y: number) => ({ pages: [page(...glance(), run('March 2013 until now', y, { invisible: true }))] });
    expect(statusOf('INT-01', of(30))).toBe('warn');
    expect(statusOf('INT-01', of(300))).toBe('fail');
  });
});

it('takes a link beside a project for no role without a time', () => {
  const of = (position: string) =>
    uploaded(['Maren Okafor'], { [items]: [role({ position, employer: 'Tech Blog', start: '', end: '' })] });
  expect(statusOf('STR-07', of('Live'))).not.toBe('fail');
  expect(statusOf('STR-07', of('Pilot'))).toBe('fail');
});

it('takes the last line of a heading beside its text for no heading alone', () => {
  const beside = (text: string, y: number) => ({ ...run(text, y), box: { x: 200, y, width: 200, height: 10 } });
  const of = (...runs: ReturnType<typeof run>[]) => ({
    pages: [page(...glance(), ...runs), page(run('More of it', 60))],
  });
  const first = run('AFFILIATIONS', 740, { role: 'heading' });
  const last = run('& ACTIVITIES', 752, { role: 'heading' });
  expect(findingIn('FMT-09', of(first, beside('Society of Earth Scientists', 740), last))).toBeUndefined();
  expect(findingIn('FMT-09', of(beside('Society of Earth Scientists', 640), last))).toBeDefined();
});

it('reads a passage in order where another program has names of icons or raised letters in it', () => {
  const broken = (line: string, other: string) => outOfOrder([{ text: line, path: '' }], other).broken.length;
  expect(broken('Feb 2020 Ongoing Lisbon, Portugal', 'Calendar Feb 2020 Ongoing Map-marker-alt Lisbon, Portugal')).toBe(
    0,
  );
  expect(broken('1 Place University of Boulder', '1 st Place University of Boulder')).toBe(0);
  expect(broken('Feb 2020 Ongoing Lisbon, Portugal', 'Feb 2020 Lisbon, Ongoing Portugal')).toBe(1);
});

it('counts tools behind a label as skills', () => {
  expect(toolsListedIn('Summary Tools: Google Classroom, Arduino, GeoGebra')).toHaveLength(3);
  expect(toolsListedIn('编程语言 Languages: C == Python > C++ > Java')).toHaveLength(4);
  expect(toolsListedIn('He used tools, and more')).toEqual([]);
  const of = (names: string[], told: string) =>
    statusOf('STR-03', {
      ...uploaded(['Maren Okafor', 'Skills', names.join(', '), 'Experience', 'Teacher, Hull', told]),
      'document.sections.skill.items': names.map((name) => ({ id: newId(), name, keywords: [] })),
      [items]: [role({ position: 'Teacher', employer: 'Hull', body: told })],
    });
  const three = ['Lesson planning', 'Marking', 'Practical work'];
  expect(of(three, 'Taught physics.')).toBe('warn');
  expect(of(three, 'Tools: Google Classroom, Arduino, GeoGebra')).toBe('pass');
  expect(of(['C == Python > C++', 'Linux', 'Git'], 'Taught physics.')).toBe('pass');
});

it('asks for no proof of skills that are still to be learnt', () => {
  const skills = ['GnuCash', 'Gimp', 'Lua', 'Basic'].map((name) => ({ id: newId(), name, keywords: [] }));
  const of = (line: string) => uploaded(['Maren Okafor', line], { 'document.sections.skill.items': skills });
  expect(findingIn('IMP-07', of('Skills'))).toBeDefined();
  expect(findingIn('IMP-07', of('I am willing to learn the following programs:'))).toBeUndefined();
});

it('speaks of no more years than somebody works', () => {
  const of = (years: number) => ({
    'document.target.yearsOfExperience': null,
    [items]: [{ ...role({ position: 'Pilot', employer: 'Tusk' }), start: `${2026 - years}`, end: '', current: true }],
    'document.sections.education.items': [{ ...role({ degree: 'BSc', institution: 'Leeds' }), start: '', end: '2004' }],
    ...uploaded(['Maren Okafor', 'Education', 'BSc, Leeds', 'Experience', 'Pilot, Tusk']),
  });
  expect(statusOf('STR-09', of(23))).toBe('warn');
  expect(statusOf('STR-09', of(90))).toBe('skip');
});

it.each([
  'List item 1',
  'A very short line',
  'You can even use a list inside a timeline !',
  'A bit about yourself - a mini 3 sentence summary',
  'First place, xxx contest',
  'Accomplishment 2 etc',
])('finds what a template has in the place of a text: %s', (text) => {
  expect(findingIn('WRI-11', bullets(text))).toBeDefined();
});

it('finds the name and the profile of nobody, and who made a template', () => {
  expect(textsOf('WRI-11', { 'document.basics.fullName': 'MY NAME' })).toContain('MY NAME');
  expect(findingIn('WRI-11', { [`${items}.0.employer`]: 'xxx' })).toBeDefined();
  expect(findingIn('WRI-13', uploaded(['Maren Okafor', 'e = lim ( ) 1+', 'n → ∞ n']))).toBeUndefined();
  expect(findingIn('WRI-13', uploaded(['Maren Okafor', 'Leeds ( )', 'Pilot']))).toBeDefined();
  expect(findingIn('WRI-13', uploaded(['Maren Okafor', 'Designed with ♥ by Quill Riley']))).toBeDefined();
});

it('finds a word that was written twice in a row', () => {
  expect(wordsTwice('Machines that she used to to mend', 'en')).toEqual(['to to']);
  expect(wordsTwice('Pflege von von Hand', 'de')).toEqual(['von von']);
  expect(wordsTwice('She said that that is so, to today', 'en')).toEqual([]);
  const of = (text: string) => textsOf('WRI-01', { ...bullets(text), misspelled: [] });
  expect(of('Kept machines for for the port')).toEqual(['for for']);
  expect(of('Kept machines for the port')).toBeUndefined();
});
