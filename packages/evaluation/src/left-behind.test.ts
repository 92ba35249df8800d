import { expect, it } from 'vitest';
import { evaluate } from './index.ts';
import { findingIn, textsOf } from './checks/testing/reports.ts';
import { inputWith, type Changes } from './checks/testing/sample-input.ts';

const uploaded = (...lines: readonly string[]): Changes => ({ origin: 'uploaded', lines });
const items = 'document.sections.experience.items';

it.each([
  ['skip to main content', true],
  ['Home | About | Resume | Contact', true],
  ['Research &amp; Development', true],
  ['Leeds, undefined', true],
  ['file:///C:/Users/maren/resume.html', true],
  ['Reached the home market with a new contact centre', false],
  ['Built pages with <div> and <p>', false],
  ['Fixed values that were undefined', false],
  ['R&D at Marks & Spencer', false],
  ['Skills | Experience | Education', false],
])('finds what a web page left in a line: %s', (line, isFound) => {
  expect(textsOf('WRI-13', uploaded('Maren Okafor', line)) !== undefined).toBe(isFound);
});

it.each([
  ['Expected graduation: May 2023', true],
  ['BSc Logistics, 2021 (expected)', true],
  ['Voraussichtlicher Abschluss: 07/2024', true],
  ['Licence, prévue en juin 2022', true],
  ['Previsto para 2025', true],
  ['Expected graduation: May 2027', false],
  ['Exceeded expected 2023 targets by 12%', false],
  ['Sold more than expected 2022', false],
  ['Served an expected 2000 guests', false],
])('finds what was expected and is over: %s', (line, isFound) => {
  expect(textsOf('TIM-07', uploaded('Maren Okafor', line)) !== undefined).toBe(isFound);
});

it.each([
  ['Marital status: Married', true],
  ['Religion – Catholic', true],
  ['Passport No.: X1234567', true],
  ['Health: led 40 nurses on three wards of a hospital', false],
  ['Height: worked at up to 40 m, on ropes, in any weather', false],
  ['Driving licence: Full', false],
])('finds private details where nobody asks for them: %s', (line, isFound) => {
  expect(textsOf('CON-09', uploaded('Maren Okafor', line)) !== undefined).toBe(isFound);
  expect(textsOf('CON-09', { ...uploaded('Maren Okafor', line), 'document.country': 'DE' })).toBeUndefined();
});

it('finds a role that is there twice, and not an overview, two stays, or what was read twice', () => {
  const again = { [`${items}.1.position`]: 'Logistics assistant', [`${items}.1.employer`]: 'Aldgate Foods' };
  const sameTime = { ...again, [`${items}.1.start`]: '2015-06', [`${items}.1.end`]: '2017-08' };
  expect(findingIn('STR-12', again)).toBeUndefined();
  expect(textsOf('STR-12', sameTime)).toEqual(['Logistics assistant, Aldgate Foods']);
  expect(findingIn('STR-12', { ...sameTime, [`${items}.1.body`]: '' })).toBeUndefined();
  expect(findingIn('STR-12', { ...sameTime, ...uploaded('Logistics assistant, Aldgate Foods') })).toBeUndefined();
  const beside = { [`${items}.1.position`]: 'Teaching assistant', [`${items}.2.position`]: 'Teaching assistant' };
  expect(findingIn('STR-12', { ...sameTime, ...beside })).toBeUndefined();
});

it.each([
  [{ 'document.basics.fullName': 'Your Name' }, 'fail'],
  [{ 'document.basics.fullName': '姓名' }, 'fail'],
  [{ 'document.basics.fullName': '姓名远' }, undefined],
  [{ 'document.basics.email': 'your.name@example.com' }, 'fail'],
  [{ 'document.basics.links.0.url': 'https://github.com/username' }, 'fail'],
  [{ [`${items}.0.position`]: 'Job Title 1' }, 'fail'],
  [{ [`${items}.0.position`]: 'Job Title' }, undefined],
  [{ [`${items}.0.position`]: 'Job Title', [`${items}.1.position`]: 'Job Title' }, 'fail'],
  [{ [`${items}.0.employer`]: 'Company X' }, undefined],
  [{ 'document.basics.fullName': 'John Doe' }, 'warn'],
  [{ 'document.basics.fullName': 'John Doe', 'document.basics.email': 'jdoe@doe-and-sons.co.uk' }, undefined],
  [{ 'document.basics.phone': '111-111-1111' }, 'warn'],
  [{ 'document.basics.fullName': 'John Doe', 'document.basics.phone': '12 34' }, 'warn'],
  [{ 'document.basics.phone': '12 34' }, undefined],
  [{ 'document.basics.phone': '+91 XXXXX XXXXX' }, undefined],
  [{ [`${items}.0.employer`]: 'XXXX Logistics' }, 'fail'],
  [{ 'document.summary': 'Describe your role here, in two or three sentences.' }, 'fail'],
])('finds what a template has in the place of a name: %j', (changes, status) => {
  expect(findingIn('WRI-11', changes)?.status).toBe(status);
});

it('limits a resume with a forgotten place to 59, and with each further one to less, to 30', () => {
  const body = (count: number) => ({ [`${items}.0.body`]: '- Saved [X%] of costs\n'.repeat(count) });
  expect(evaluate(inputWith('resume', body(1))).caps).toEqual([{ id: 'WRI-11', at: 59 }]);
  const at = [2, 5, 8, 11, 20].map((count) => evaluate(inputWith('resume', body(count))).caps[0]?.at);
  expect(at).toEqual([56, 47, 38, 30, 30]);
});

it.each([
  ['Accomplishment 2', true],
  ['Course 1', true],
  ['Skill one', true],
  ['Summary of this military stint.', true],
  ['Implemented ABC feature', true],
  ['Optimised XYZ by 50%', true],
  ['undefined NaN', true],
  ['Etc.', true],
  ['List computer software and programming languages', true],
  ['Describe what you did in this role', true],
  ['一个名字很长的奖项', true],
  ['Nullam venenatis egestas nisl eget elementum.', true],
  ['Vivamus PostgreSQL fermentum semper porta.', true],
  ['The wise man therefore always holds in these matters to this principle of selection.', true],
  ['But I must explain to you how all this mistaken idea of extolling pain arose.', true],
  ['Implemented an ABC analysis of 4,000 items', false],
  ['Developed ABC News podcasts with 40,000 listeners', false],
  ['Course 1 of 3 was taught by us for 40 nurses', false],
  ['Listed computer software of four depots', false],
  ['Describe wines and cheeses to guests', false],
  ['Published De analysi per aequationes numero terminorum infinitas', false],
  ['Chose to do what we like best: to explain to guests how wine is made', false],
])('knows text that nobody wrote: %s', (line, isFound) => {
  expect(findingIn('WRI-11', { [`${items}.0.body`]: `- ${line}` }) !== undefined).toBe(isFound);
});

it('limits a resume by the part of its texts that is filler', () => {
  const filler = '- Accomplishment 1\n- Accomplishment 2';
  const bodies = (...texts: readonly string[]) =>
    Object.fromEntries(texts.map((text, at) => [`${items}.${at}.body`, text]));
  const without = { 'document.summary': '', 'document.sections.project.items': [] };
  expect(evaluate(inputWith('resume', { ...without, ...bodies(filler, filler, '') })).caps).toEqual([
    { id: 'WRI-11', at: 30 },
  ]);
  expect(evaluate(inputWith('resume', bodies(filler))).caps).toEqual([{ id: 'WRI-11', at: 52 }]);
});

it('judges nothing but placeholders in Latin that stands for a text to come', () => {
  const latin = '- Lorem ipsum dolor sit amet, consectetur adipiscing elit\n- Cum sociis natoque penatibus et magnis';
  const changes = {
    [`${items}.0.body`]: latin,
    [`${items}.1.body`]: latin,
    misspelled: [{ text: 'natoque', path: 'summary' }],
  };
  const found = evaluate(inputWith('resume', changes)).findings.map(({ id }) => id);
  expect(found[0]).toBe('WRI-11');
  for (const id of ['WRI-01', 'WRI-08', 'INT-03', 'IMP-01', 'IMP-02', 'IMP-03', 'IMP-08'])
    expect(found).not.toContain(id);
});

it('finds ratings of skills, and no shares in sentences', () => {
  const level = (one: string, other: string) => ({
    'document.sections.skill.items.0.level': one,
    'document.sections.skill.items.1.level': other,
  });
  expect(textsOf('FMT-12', level('4/5', '★★★☆☆'))).toEqual(['4/5', '★★★☆☆']);
  expect(textsOf('FMT-12', level('80%', '●●●○○'))).toEqual(['80%', '●●●○○']);
  expect(textsOf('FMT-12', uploaded('Skills', 'Excel 90%', 'SQL 4/5', 'Education', 'Class XII 92%'))).toEqual([
    'Excel 90%',
    'SQL 4/5',
  ]);
  expect(textsOf('FMT-12', uploaded('Skills', 'Excel', 'Education', 'Class X 85%', 'Class XII 92%'))).toBeUndefined();
});

it.each([
  ['555 · 356 · 7936', false],
  ['2019 · 2024 · 12', true],
])('does not miss a telephone number that a line of a file has: %s', (line, isMissed) => {
  const changes = { ...uploaded('Maren Okafor', line), 'document.basics.phone': '' };
  expect(findingIn('CON-03', changes) !== undefined).toBe(isMissed);
});
