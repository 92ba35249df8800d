import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { inputWith, type Changes } from './checks/testing/sample-input.ts';
import { evaluate } from './index.ts';

const statusOf = (check: string, changes: Changes) => {
  const { findings, passed } = evaluate(inputWith('resume', { origin: 'uploaded', ...changes }));
  return findings.find(({ id }) => id === check)?.status ?? (passed.includes(check) ? 'pass' : 'skip');
};
const textOf = (check: string, changes: Changes) =>
  evaluate(inputWith('resume', { origin: 'uploaded', ...changes }))
    .findings.find(({ id }) => id === check)
    ?.evidence.map(({ text }) => text);
const role = (fields: Record<string, unknown>) => ({ id: newId(), start: '2020-01', end: '2023-03', ...fields });
const only = (...items: unknown[]) => ({ 'document.sections.experience.items': items });
const noSkills = { 'document.sections.skill.items': [] };

describe('sections of a file', () => {
  const bar = [
    'Bar Admissions',
    'Pennsylvania (2017)',
    'New Jersey (2018)',
    'U.S. District Court (2018)',
    'Experience',
  ];
  it.each([
    ['admissions to the bar', bar, 'skip'],
    ['one licence', ['License', 'Ohio, Integrated Science, 2028', 'Education', 'Ohio University'], 'fail'],
    ['none', ['Experience'], 'fail'],
  ])('may list in the place of skills: %s', (_, lines, status) => {
    expect(statusOf('STR-03', { ...noSkills, lines })).toBe(status);
  });

  it('may be another one above the experience, whose entries are no roles of work', () => {
    const rotation = (position: string) => role({ position, employer: 'Grady View Hospital', start: '', end: '' });
    const body =
      '- Took the blood pressure of 14 patients a shift\n- Trained nine aides, of whom six stayed\n- Answered 90 calls a day from the families';
    const items = only(
      ...['Emergency', 'Surgery', 'Pediatrics'].map(rotation),
      role({ position: 'Aide', employer: 'Ned', body }),
    );
    const names = ['Emergency', 'Surgery', 'Pediatrics'].map((name) => `${name}, Grady View Hospital`);
    const work = ['Aide, Ned 01/2020 – 03/2023', ...body.split('\n')];
    const file = { ...items, 'document.sections.experience.heading': 'Clinical Rotations' };
    const lines = ['Clinical Rotations', ...names, 'Work Experience', ...work];
    const found = (changes: Changes) => ['STR-05', 'IMP-01', 'IMP-08'].map((check) => statusOf(check, changes));
    // That they tell nothing is found once.
    expect(found({ ...file, lines })).toEqual(['pass', 'pass', 'pass']);
    expect(found({ ...file, lines: ['Clinical Rotations', ...names, ...work] })).toEqual(['fail', 'skip', 'skip']);
  });

  it.each(['Schule', 'Schulbildung', 'Schulische Ausbildung', 'Schooling'])('may be headed %s', (heading) => {
    expect(statusOf('STR-05', { 'document.sections.education.heading': heading })).toBe('pass');
  });

  it('name two roles of which neither has an employer', () => {
    const items = only(
      role({ position: 'Receptionist', employer: 'Smile Dental', start: '', end: '' }),
      role({ position: 'Waitress', start: '', end: '' }),
      role({ position: 'Babysitting', start: '', end: '' }),
    );
    const lines = ['Jobs', 'Receptionist, Smile Dental', 'Waitress', 'Babysitting'];
    expect(textOf('IMP-01', { ...items, lines })).toEqual(['Receptionist, Smile Dental', 'Waitress', 'Babysitting']);
    expect(textOf('TIM-01', { ...items, lines })).toEqual(['Receptionist', 'Waitress', 'Babysitting']);
  });
});

describe('the words of a resume', () => {
  it.each([
    ['Renner, P. and Halvorsen, I. S. (2015). Fungi.', 'skip'],
    ['Brandt K, and Renner, P., Quist, A. (2015). Fungi.', 'skip'],
    ['Worked for a renner, P. said.', 'warn'],
  ])('may be the name of an author: %s', (line, status) => {
    const misspelled = [{ text: /renner/iu.exec(line)?.[0] ?? '', path: 'sections.publication.items.0.body' }];
    const found = statusOf('WRI-01', { misspelled, lines: [line], extraction: undefined });
    expect(found).toBe(status === 'skip' ? 'pass' : status);
  });

  it.each([
    ['Kyle Bennett', 'coolkyle1999@example.com', 'warn'],
    ['Tammy Rhodes', 'tammy_rhodes_xoxo@example.com', 'warn'],
    ['Kyle Cool', 'kyle.cool@example.com', 'pass'],
    ['Kyle Bennett', 'kyle.bennett99@example.com', 'pass'],
  ])('may be a nickname in an address: %s, %s', (fullName, email, status) => {
    expect(statusOf('CON-07', { 'document.basics.fullName': fullName, 'document.basics.email': email })).toBe(status);
  });

  it('need no country beside a telephone number, which says where somebody applies', () => {
    const place = { city: 'Brisbane', countryCode: '', region: '', postalCode: '', address: '' };
    const file = { 'document.basics.location': place, lines: ['Kyle Bennett', 'Brisbane'] };
    expect(statusOf('CON-04', { ...file, 'document.basics.phone': '0412 555 903' })).toBe('pass');
    expect(statusOf('CON-04', { ...file, 'document.basics.phone': '' })).toBe('warn');
  });

  it('name no place where an employer stands right below the contacts', () => {
    const none = { city: '', countryCode: '', region: '', postalCode: '', address: '' };
    const work = only(
      role({ position: 'Cloud Engineer', employer: 'Example Corp', body: '- Ran the servers of nine teams' }),
    );
    const file = { ...work, 'document.basics.location': none };
    const lines = (line: string) => [
      'Maren Okafor',
      'maren@example.com',
      'Experience',
      line,
      'Ran the servers of nine teams',
    ];
    expect(statusOf('CON-04', { ...file, lines: lines('Cloud Engineer | Example Corp') })).toBe('fail');
    expect(statusOf('CON-04', { ...file, lines: lines('Cloud Engineer, Example Corp (2022)') })).toBe('fail');
    expect(statusOf('CON-04', { ...file, lines: lines('Cloud Engineer | Leeds') })).toBe('skip');
  });

  it('say in sentences what bullets would begin with', () => {
    const body = 'I was in charge of the team. I was also responsible for the customers. Sold windows. Ran a van.';
    const prose = only(role({ position: 'Seller', employer: 'Ned', body }));
    expect(['IMP-03', 'IMP-05', 'IMP-04'].map((check) => statusOf(check, prose))).toEqual(['skip', 'skip', 'fail']);
  });

  it.each([
    [['Helped with leaflets'], 'warn'],
    [['Participate in code reviews'], 'warn'],
    [['Help nurses with bathing', 'Assisted the cooks'], 'fail'],
    [['Help nurses with bathing'], 'pass'],
    [['Helped 40 families to find a home', 'Assisted the cooks'], 'pass'],
    [['Worked with growers so that fruit was picked ripe', 'Worked on a farm'], 'warn'],
  ])('say what was done rather than who was helped: %s', (bullets, status) => {
    const good = ['Built a kitchen', 'Ran two shops', 'Trained nine cooks', 'Sold bread'];
    const body = [...good, ...bullets].map((text) => `- ${text}`).join('\n');
    expect(statusOf('IMP-04', only(role({ position: 'Baker', employer: 'Ned', body })))).toBe(status);
  });

  it('have neither a summary nor a headline at the start of a career', () => {
    const none = { 'document.summary': '', 'document.basics.headline': '', lines: ['Maren Okafor', 'Leeds'] };
    const found = (level: string, summary = '') =>
      ['CON-06', 'STR-04'].map((check) =>
        statusOf(check, { ...none, 'document.target.level': level, 'document.summary': summary }),
      );
    expect([found('entry'), found('entry', 'A student of mechanics.'), found('mid')]).toEqual([
      ['skip', 'skip'],
      ['skip', 'pass'],
      ['fail', 'fail'],
    ]);
  });

  it('have neither a summary nor a headline in a German Lebenslauf of tables', () => {
    const body = '- Leitung eines Teams von 26 Pflegekräften und die Planung der Dienste';
    const work = only(role({ position: 'Leitung der Station', employer: 'Klinikum Ned', body }));
    const file = {
      ...work,
      'document.summary': '',
      'document.basics.headline': '',
      lines: ['Lebenslauf', 'Name', 'Maren Okafor'],
    };
    const found = (language: string) => ['CON-06', 'STR-04'].map((check) => statusOf(check, { ...file, language }));
    expect([found('de'), found('en')]).toEqual([
      ['skip', 'skip'],
      ['fail', 'fail'],
    ]);
  });
});

describe('the roles of a file', () => {
  const told =
    '- Cut the turnover of nurses from 34% to 19% by funding preceptors\n- Moved four systems to one in 14 months\n- Filled 71% of openings from within';
  it('stand below an employer with the whole time there', () => {
    const group = role({ position: 'FRONT RANGE', employer: 'Denver, CO', start: '2016', end: '', current: true });
    const at = { position: 'Director', employer: '', start: '2016', end: '', current: true, body: told };
    const first = { position: 'Recruiter', employer: 'Ned', start: '2012', end: '2016', body: told };
    const lines = [
      'Experience',
      'FRONT RANGE, Denver, CO 2016 – Present',
      'Director (2016 – Present)',
      ...told.split('\n'),
    ];
    const file = { ...only(group, role(at), role(first)), lines };
    expect(['IMP-01', 'IMP-08', 'STR-07'].map((check) => statusOf(check, file))).toEqual(['pass', 'pass', 'pass']);
    // What begins later is no time around it.
    const later = only({ ...group, start: '2020' }, role({ ...at, employer: 'Ned' }), role(first));
    expect(textOf('IMP-01', { ...later, lines })).toEqual(['FRONT RANGE, Denver, CO']);
  });

  it('have dates that ran into the line below, which are not missed', () => {
    const undated = (position: string, employer: string) =>
      role({ position, employer, start: '', end: '', body: told });
    const items = only(undated('Developer', 'Solutions'), undated('Analyst', 'May 2016 - December 2016University'));
    const lines = ['Experience', 'Developer January 2017 - PresentBrock', 'Solutions, Kitchener', ...told.split('\n')];
    expect(statusOf('TIM-01', { ...items, lines })).toBe('skip');
    const clean = only(undated('Developer', 'Solutions'), undated('Analyst', 'Ned'));
    expect(statusOf('TIM-01', { ...clean, lines })).toBe('skip');
    expect(statusOf('TIM-01', { ...clean, lines: ['Experience', 'Developer', 'Solutions', 'Analyst, Ned'] })).toBe(
      'warn',
    );
  });
});
