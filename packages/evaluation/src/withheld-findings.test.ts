import { describe, expect, it } from 'vitest';
import { findingIn, reportOf, role, statusOf, textsOf, uploaded } from './checks/testing/reports.ts';
import { inputWith, type Changes } from './checks/testing/sample-input.ts';
import { factsOf } from './facts.ts';

const items = 'document.sections.experience.items';
const bulletsOf = (changes: Changes) => {
  const facts = factsOf(inputWith('resume', changes));
  return facts.kind === 'resume' ? facts.bullets : [];
};
const only = (...roles: unknown[]) => ({ [items]: roles });
const tells =
  '- Planned the shifts of 12 porters at four gates and cut their overtime by a fifth\n- Trained 9\n- Bought 4';

describe('an entry that was probably misread', () => {
  const lines = ['Experience', 'Porter, Harbour Union 2020 - 2023', 'Planned the shifts of 12 porters'];
  const porter = role({ position: 'Porter', employer: 'Harbour Union', body: tells });
  const alone = (position: string) => role({ position, start: '', end: '' });

  it('has a label for a name: nothing is asserted of it', () => {
    const labelled = (employer: string) => only(porter, role({ position: '', employer, body: tells }));
    expect(textsOf('STR-07', uploaded(lines, labelled('Ships and their cargo:')))).toBeUndefined();
    // Who writes here writes labels on purpose.
    expect(textsOf('STR-07', labelled('Ships and their cargo:'))).toEqual(['Ships and their cargo:']);
  });

  it('has the heading of another section for a name', () => {
    const headed = (employer: string) => only(porter, role({ position: '', employer, body: tells }));
    expect(textsOf('STR-07', uploaded(lines, headed('Publications')))).toBeUndefined();
    expect(textsOf('STR-07', headed('Publications of Hull Press'))).toBeDefined();
  });

  it('is one of several names alone, such as subjects that somebody taught', () => {
    const taught = ['Tides', 'Currents', 'Knots'].map(alone);
    const told = ['Pilot', 'Cook', 'Baker', 'Clerk'].map((position) =>
      role({ position, employer: 'Tusk', start: '', end: '', body: tells }),
    );
    expect(textsOf('STR-07', uploaded(lines, only(...told, ...taught)))).not.toContain('Tides');
    expect(textsOf('STR-07', uploaded(lines, only(...told, ...taught.slice(0, 2))))).toContain('Tides');
  });

  it('is one of most roles: then nothing is said of any, and the file is not good', () => {
    const taught = ['Tides', 'Currents', 'Knots'].map(alone);
    const told = (position: string) => role({ position, employer: '', start: '', end: '', body: tells });
    const misread = uploaded(lines, only(told('Leadership'), told('Service'), ...taught));
    expect(statusOf('STR-07', misread)).toBe('skip');
    expect(reportOf(misread)).toMatchObject({ unsure: true });
    expect(reportOf(misread).score).toBeLessThanOrEqual(90);
    const whole = [
      'Experience',
      'Porter, Harbour Union 2020 - 2023',
      ...tells.split('\n').map((bullet) => bullet.slice(2)),
      'Cook, Ned 2020 - 2023',
      'Grilled fish for 90 guests and baked bread in the evening',
    ];
    const cook = role({ position: 'Cook', employer: 'Ned', body: `- ${whole.at(-1)}` });
    expect(
      reportOf(uploaded(whole, only(porter, cook, role({ position: 'Clerk', employer: '', body: tells })))).unsure,
    ).toBeUndefined();
  });

  it('does not hide that no line of its file has a later year', () => {
    const past = ['Tides', 'Currents', 'Knots'].map((position) =>
      role({ position, employer: 'Publications', start: '2009-01', end: '2012-03', body: tells }),
    );
    const of = (...more: string[]) =>
      uploaded([...lines.slice(0, 1), 'Tides 2009 - 2012', ...more], {
        ...only(...past),
        'document.sections.education.items': [],
      });
    expect(textsOf('TIM-10', of())).toHaveLength(1);
    expect(statusOf('TIM-10', of('Volunteer at the lighthouse, 2025'))).toBe('pass');
  });
});

describe('a file whose letters were lost', () => {
  const none = { [items]: [], 'document.sections.education.items': [], 'document.summary': '' };
  const signs = [', ,', '( )', '3 4', ':', '9 4', '/', '– ,'];

  it('is not said to lack what may be in it', () => {
    const lost = reportOf(uploaded(['maren@example.com', 'Golang, Linux', ...signs], none));
    expect(lost.findings.map(({ id }) => id)).not.toContain('STR-01');
    expect(lost).toMatchObject({ unsure: true, caps: [] });
  });

  it('has many such lines: numbers of pages, years and telephone numbers are none', () => {
    const numbers = ['1', '2', '2019 – 2021', '+44 7700 900461', '2016', '(07700) 900461', '2012-03'];
    const file = reportOf(uploaded(['maren@example.com', 'Golang, Linux', ...numbers], none));
    expect(file.findings.map(({ id }) => id)).toContain('STR-01');
  });
});

describe('a bullet that begins with its topic', () => {
  const of = (...bullets: string[]) =>
    only(
      role({ position: 'Pilot', employer: 'Tusk', body: bullets.map((one) => `- ${one}`).join('\n') }),
      role({ position: 'Pilot', employer: 'Ned', body: tells }),
    );

  it('opens with what was done about it', () => {
    const done = ['Harbour model: Rebuilt it in clay', 'Night watch: Led 4 guards', 'Depth charts (2 rivers): Drew 90'];
    expect(statusOf('IMP-03', of(...done, 'Tide tables: Corrected 40'))).toBe('pass');
    const named = ['Harbour model: Clay and wood', 'Night watch: Four guards', 'Depth charts: Ninety of them'];
    expect(statusOf('IMP-03', of(...named, 'Tide tables: Forty'))).not.toBe('pass');
  });
});

it.each([
  ['maren@harbour.example\uFFFD https://harbour.example', 'warn'],
  ['maren@harbo\uFFFDr.example', 'fail'],
])('takes a lost sign behind an address for an icon: %s', (line, status) => {
  const text = `Maren Okafor\nOperations\n${line}\n${'Planned the shifts of porters at the gates. '.repeat(20)}`;
  expect(statusOf('ATS-02', { extraction: { text } })).toBe(status);
});

it('asks for figures or results in more than half of the bullets', () => {
  const of = (count: number) => [
    ...Array.from({ length: count }, (_, at) => `- Cut waiting times of lorries at gate ${at} by ${at + 31} minutes`),
    ...Array.from({ length: 13 - count }, (_, at) => `- Spoke with pilots about gate ${'abcdefghi'[at]}`),
  ];
  const body = (count: number) =>
    only(role({ position: 'Pilot', employer: 'Tusk', body: of(count).join('\n'), start: '2015-01' }));
  expect(statusOf('IMP-10', body(7))).toBe('pass');
  expect(findingIn('IMP-10', body(6))?.values).toMatchObject({ count: 6, total: 13 });
});

it('takes no place for a trick, however often somebody worked there', () => {
  const body = '- Docked ships\n- Weighed lorries\n- Drew charts';
  const of = (location: string) => ({
    'document.summary': '',
    ...only(
      ...Array.from({ length: 12 }, (_, at) => role({ position: `Pilot ${at}`, employer: 'Tusk', location, body })),
    ),
  });
  expect(textsOf('INT-03', of('Oregon')) ?? []).not.toContain('oregon');
  const told = only(
    role({ position: 'Pilot', employer: 'Tusk', body: `- Docked oregon ships, oregon lorries\n`.repeat(9) }),
  );
  expect(findingIn('INT-03', { 'document.summary': '', ...told })).toBeDefined();
});

it('takes no school for the place of somebody, where it stands below its heading', () => {
  const lines = ['Maren Okafor', 'maren@example.com', 'Education', 'Open College of Arts, Hull, England'];
  const of = (...all: string[]) => uploaded(all, { 'document.basics.location.city': '' });
  expect(statusOf('CON-04', of(...lines))).toBe('fail');
  expect(statusOf('CON-04', of(lines[0] ?? '', 'Hull, England', ...lines.slice(1)))).toBe('skip');
});

it('does not call bullets too many that stand in several lists of one role of a file', () => {
  const list = (what: string) =>
    Array.from({ length: 7 }, (_, at) => `- Drew ${at + 3} charts of the ${what} and its tides`).join('\n');
  const told = `The harbour\n\n${list('harbour')}\n\nThe river\n\n${list('river')}`;
  const of = (body: string) => ({
    [items]: [
      role({ position: 'Pilot', employer: 'Tusk', body }),
      role({ position: 'Porter', employer: 'Ned', body: tells }),
    ],
  });
  const lines = ['Experience', 'Pilot, Tusk 2020 - 2023', 'The harbour', 'The river'];
  expect(textsOf('IMP-01', uploaded(lines, of(told)))).toBeUndefined();
  expect(textsOf('IMP-01', uploaded(lines, of(`${list('harbour')}\n${list('river')}`)))).toEqual(['Pilot, Tusk']);
  expect(textsOf('IMP-01', of(told))).toEqual(['Pilot, Tusk']);
});

it('says nothing of missing roles where their times, with months, stand in what was read as the summary', () => {
  const of = (...times: string[]) =>
    uploaded(['Maren Okafor', 'Hull'], {
      [items]: [],
      'document.summary': times.map((time) => `Pilot - Tusk. Hull, ${time}`).join('\n\n'),
    });
  expect(statusOf('STR-01', of('2020-06 - Present', '2016-02 - 2020-05'))).toBe('skip');
  expect(statusOf('STR-01', of('since 2020-06', 'before 2016-02'))).toBe('fail');
});

it.each([
  ['Instruments used:', false],
  ['Instruments used: sextants, compasses and 9 charts', true],
])('takes what stands before a list for no bullet: %s', (text, isBullet) => {
  const body = `${tells}\n- ${text}`;
  const changes = uploaded(['Experience'], only(role({ position: 'Pilot', employer: 'Tusk', body })));
  expect(
    bulletsOf({
      ...changes,
      'document.sections.project.items': [],
      'document.sections.volunteer-experience.items': [],
    }),
  ).toHaveLength(isBullet ? 4 : 3);
});

describe('what is missed in a file is nowhere in it', () => {
  it.each([
    ['Curriculum vitae Maren Okafor', 'skip'],
    ['MAREN OKAFOR – Pilot', 'skip'],
    ['王小明', 'skip'],
    ['Pilot of tugs and ferries', 'fail'],
    ['Skills', 'fail'],
  ])('a name: %s', (line, status) => {
    const of = (...lines: string[]) => uploaded(lines, { 'document.basics.fullName': '' });
    expect(statusOf('CON-01', of('12 Tower Street', line, 'maren@example.com'))).toBe(status);
  });

  it.each([
    ['Politechnika Gdańska, inżynier', 'skip'],
    ['Hogeschool Zeeland', 'skip'],
    ['Port of Gdańsk', 'fail'],
  ])('a school: %s', (line, status) => {
    expect(statusOf('STR-02', uploaded(['Maren Okafor', line], { 'document.sections.education.items': [] }))).toBe(
      status,
    );
  });

  it.each([
    ['What I bring along', 'en', 'skip'],
    ['Co wnoszę ze sobą', 'pl', 'skip'],
    ['Python (Programming', 'en', 'skip'],
    ['Sextants, compasses and charts', 'en', 'skip'],
  ])('a heading that everybody knows: %s, %s', (heading, locale, status) => {
    const changes = { 'document.locale': locale, 'document.sections.skill.heading': heading };
    expect(statusOf('STR-05', uploaded(['Maren Okafor', heading], changes))).toBe(status);
  });
});

it('takes a title or an employer that a role of a file lacks for misread', () => {
  const whole = ['Pilot', 'Porter', 'Clerk'].map((position) => role({ position, employer: 'Tusk', body: tells }));
  const half = role({ position: '', employer: 'Harbour Union', body: tells });
  const lines = ['Experience', 'Pilot, Tusk 2020 - 2023'];
  expect(statusOf('STR-07', uploaded(lines, only(...whole, half)))).toBe('skip');
  expect(statusOf('STR-07', uploaded(lines, only(...whole.slice(1), half)))).toBe('skip');
  expect(statusOf('STR-07', only(...whole, half))).toBe('warn');
});

it('takes the title of another role for no bullet', () => {
  const first = role({ position: 'Pilot', employer: 'Tusk', body: `${tells}\n- Keeper of the old lighthouse` });
  const of = (position: string) =>
    uploaded(['Experience'], only(first, role({ position, employer: 'Ned', body: tells })));
  const alone = { 'document.sections.project.items': [], 'document.sections.volunteer-experience.items': [] };
  expect(bulletsOf({ ...of('Keeper of the old lighthouse'), ...alone })).toHaveLength(6);
  expect(bulletsOf({ ...of('Keeper'), ...alone })).toHaveLength(7);
});
