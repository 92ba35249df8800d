import { describe, expect, it } from 'vitest';
import { hasPlaceAtFoot, saysPlace } from './checks/con-04.ts';
import { glance, page, run } from './checks/testing/pages.ts';
import { inputWith } from './checks/testing/sample-input.ts';
import { findingIn, role, statusOf, textsOf, uploaded } from './checks/testing/reports.ts';
import { evaluate } from './evaluate.ts';
import { spokenEmail, withSigns } from './text/contacts.ts';
import { PROFESSION } from './text/professions.ts';
import { remainsIn } from './text/remains.ts';

const items = 'document.sections.experience.items';
const study = 'document.sections.education.items';
const school = (fields: Record<string, unknown>) => ({
  ...role({ institution: 'University of Hull', degree: 'BSc', area: 'Biology' }),
  ...fields,
});

describe('an address in words', () => {
  it.each([
    ['Email: maren [at] harbour [dot] example', 'maren@harbour.example'],
    ['maren(at)harbour(punkt)example', 'maren@harbour.example'],
    ['maren.okafor {at} mail.harbour.example', 'maren.okafor@mail.harbour.example'],
  ])('is found: %s', (line, address) => {
    expect(spokenEmail(inputWith('resume', uploaded([line])))).toBeDefined();
    expect(withSigns(line)).toContain(address);
  });

  it('is told of, since nobody can click on it', () => {
    const changes = { 'document.basics.email': 'maren@harbour.example' };
    const spoken = uploaded(['Maren Okafor', 'maren [at] harbour [dot] example'], changes);
    expect(textsOf('CON-02', spoken)).toEqual(['maren [at] harbour [dot] example']);
    expect(findingIn('CON-02', uploaded(['Maren Okafor', 'maren@harbour.example'], changes))).toBeUndefined();
  });

  it('stands at the top of a page all the same', () => {
    const of = (text: string) => ({
      'document.basics.email': 'maren@harbour.example',
      'document.basics.phone': '',
      pages: [page(run('Maren Okafor', 40, { role: 'name' }), run(text, 60), run('Pilot', 300))],
    });
    expect(findingIn('ATS-06', of('maren [at] harbour [dot] example'))).toBeUndefined();
  });
});

it('looks for a place at the end of a file, too, if the contacts stand there', () => {
  const of = (...foot: string[]) => hasPlaceAtFoot(inputWith('resume', uploaded(['Maren Okafor', ...foot])));
  expect(of('maren@harbour.example', 'Milwaukee, Wisconsin')).toBe(true);
  expect(of('maren@harbour.example', 'Steered ships in Milwaukee, Wisconsin')).toBe(false);
  expect(of('Milwaukee, Wisconsin')).toBe(false);
});

describe('what a first look takes for a headline', () => {
  const of = (summary: string) =>
    uploaded(['Maren Okafor', '(719) 555-0158', 'Objective', summary], {
      'document.basics.headline': '',
      'document.summary': summary,
    });
  it('is also an objective right below the name', () => {
    expect(
      findingIn('CON-06', of('Back after ten years; looking for a front-desk position at a clinic.')),
    ).toBeUndefined();
    expect(findingIn('CON-06', of('Back after ten years, and never late whatever comes.'))).toBeDefined();
  });
  it('names a profession', () => {
    for (const text of ['Litigation paralegal', 'Data analyst']) expect(PROFESSION.test(text)).toBe(true);
  });
});

describe('dates that cannot be right', () => {
  const studied = (start: string, end: string) => ({ [study]: [school({ start, end })] });
  it('are those of a study of twenty years', () => {
    expect(textsOf('TIM-01', studied('2008-09', '2028-06'))).toEqual(['2008-09 – 2028-06']);
    expect(findingIn('TIM-01', studied('2008-09', '2014-06'))).toBeUndefined();
    expect(findingIn('TIM-01', studied('', '2014-06'))).toBeUndefined();
  });
  it('are the same ones of all roles', () => {
    const one = role({ position: 'Pilot', employer: 'Tusk' });
    const of = (start: string) => ({ [items]: [one, role({ position: 'Deckhand', employer: 'Harbour Ltd', start })] });
    expect(findingIn('TIM-01', of(one.start))).toBeDefined();
    expect(findingIn('TIM-01', of('2020-02'))).toBeUndefined();
    expect(findingIn('TIM-01', { [items]: [one, role({ position: 'Deckhand', employer: 'Tusk' })] })).toBeUndefined();
  });
  it('are days that no calendar has', () => {
    for (const line of ['Geboren am 31.02.1990', 'Born 1990-06-31'])
      expect(findingIn('TIM-01', uploaded(['Maren Okafor', line]))).toBeDefined();
    expect(findingIn('TIM-01', uploaded(['Maren Okafor', 'Geboren am 28.02.1990']))).toBeUndefined();
  });
});

describe('a resume of another time', () => {
  const of = (start: string, ...more: Record<string, unknown>[]) => {
    const current = { position: 'Pilot', employer: 'Tusk', start, end: '', current: true, body: '- Steered 14 ships' };
    return uploaded([`Pilot, Tusk, since ${start}`], {
      [items]: [role(current)],
      [study]: more,
      'document.sections.volunteer-experience.items': [],
      'document.sections.certificate.items': [],
    });
  };
  it('names nothing new for many years, whatever is said to go on', () => {
    expect(findingIn('TIM-10', of('2012-03'))?.values).toMatchObject({ year: '2012' });
    expect(findingIn('TIM-10', of('2018-03'))).toBeUndefined();
  });
  it('loses more the longer that was ago', () => {
    const points = (start: string) => findingIn('TIM-10', of(start))?.points ?? 0;
    expect(points('2006-03')).toBeGreaterThan(points('2012-03'));
  });
  it('is known earlier by a study that never ends', () => {
    expect(findingIn('TIM-10', of('2018-03', school({ start: '2013-09', end: '', current: true })))).toBeDefined();
  });
  it('is none that looks ahead', () => {
    expect(findingIn('TIM-10', of('2012-03', school({ start: '2024', end: '2028' })))).toBeUndefined();
  });
});

it('judges no tense where a role goes on behind a plus sign', () => {
  const past = { [items]: [role({ position: 'A', employer: 'B', body: '- Manage three crews of six' })] };
  expect(findingIn('WRI-05', uploaded(['A, B 2020 – 2023'], past))).toBeDefined();
  expect(findingIn('WRI-05', uploaded(['Freelance design / 2013+'], past))).toBeUndefined();
});

it('takes the second lines of sentences for no bullets', () => {
  const texts = ['reliable installs of programs', 'software of the loader', 'and protein alignment'];
  const body = { [items]: [role({ position: 'A', employer: 'B', body: texts.map((text) => `- ${text}`).join('\n') })] };
  const torn = texts.flatMap((text) => ['Student Programmer Worked as a part of the group for', text]);
  expect(findingIn('IMP-03', uploaded(torn, body))).toBeUndefined();
  expect(findingIn('IMP-03', uploaded(texts, body))).toBeDefined();
});

it('counts no wishes as skills', () => {
  const skills = (name: string) => ({
    'document.sections.skill.items': [
      { ...role({}), name: 'Tools', keywords: Array.from({ length: 12 }, (_, at) => `Tool ${at}`) },
      { ...role({}), name, keywords: Array.from({ length: 30 }, (_, at) => `Thing ${at}`) },
    ],
  });
  expect(findingIn('STR-03', skills('労働環境に関する主な希望'))).toBeUndefined();
  expect(findingIn('STR-03', skills('More tools'))).toBeDefined();
});

it.each(['(123)-456-7890', '(123)456-7890', '123-456-7890'])('knows a number of samples: %s', (phone) => {
  expect(textsOf('WRI-11', { 'document.basics.phone': phone })).toEqual([phone]);
});

it('knows a street of crosses', () => {
  expect(findingIn('WRI-11', uploaded(['Maren Okafor', '00 Xxxxxx Xxxxxxxx', 'Georgetown, ON']))).toBeDefined();
  expect(findingIn('WRI-11', uploaded(['Maren Okafor', '12 Xavier Street', 'Georgetown, ON']))).toBeUndefined();
});

it.each([
  ['Click below to download a PDF', true],
  ['about | posts | contact', true],
  ['Skills | Experience | Education', false],
  ['This CV was generated in real-time based on my profile from my personal website.', true],
  ['This model was generated from the data of the port', false],
  ['Clicks below the fold went up', false],
])('tells what a web page left: %s', (text, isLeft) => {
  expect(remainsIn(text).length > 0).toBe(isLeft);
});

it('judges the pages of a letter alone in a folder of an application', () => {
  const letter = [run('Dear Ms Tusk', 40, { path: 'opening' }), run('Faithfully', 300, { path: 'closing' })];
  const others = page(run('Maren Okafor', 40, { path: 'sender.fullName' }));
  const of = (...pages: ReturnType<typeof page>[]) =>
    evaluate(inputWith('coverletter', { origin: 'uploaded', pages })).findings.find(({ id }) => id === 'CL-13');
  expect(of(others, page(...letter), others)).toBeUndefined();
  const [opening, closing] = letter;
  if (opening && closing) expect(of(page(opening), page(closing))?.values).toMatchObject({ count: 2 });
});

it('judges sentences beside a bullet or two in a file that tells its roles in sentences', () => {
  const prose =
    'Kept the stock of the depot. Wrote the letters of the board. Led the crew of the ferry. Met the clients.';
  const of = (body: string) =>
    uploaded(['Pilot, Tusk'], { [items]: [role({ position: 'Pilot', employer: 'Tusk', body })] });
  expect(findingIn('IMP-02', of(`${prose}\n\n- Planned the berths of the port`))).toBeDefined();
});

it('minds less where the title of a file is there, and more where a last page has a line alone', () => {
  expect(findingIn('ATS-08', { properties: { title: 'Maren Okafor', language: '', author: '' } })).toBeUndefined();
  const first = page(
    ...Array.from({ length: 20 }, (_, at) => run('Steered ships of the harbour at night', 40 + 30 * at)),
  );
  const of = (text: string) => statusOf('FMT-08', { pages: [first, page(run(text, 40))] });
  expect(of('Hobbies: sailing')).toBe('fail');
  expect(of('Steered the ships of the harbour by day and at night for many years')).toBe('warn');
});

it('may have the education on the second page after five years of work', () => {
  const pilot = (start: string) => role({ position: 'Harbour Pilot', employer: 'Tusk', start, end: '', current: true });
  const of = (start: string, years: number) =>
    findingIn('FMT-11', {
      [items]: [pilot(start)],
      'document.target.yearsOfExperience': years,
      [study]: [school({ start: '2010', end: '2013' })],
      pages: [page(...glance().slice(0, 1), run('Harbour Pilot, Tusk', 200)), page(run('University of Hull', 40))],
    });
  expect(of('2019-01', 7)).toBeUndefined();
  expect(of('2025-01', 1)).toBeDefined();
});

it.each([
  [['Maren Okafor', 'Rotorua', 'maren@harbour.example'], true],
  [['求职意向', '现居：成都市武侯区'], true],
  [['Maren Okafor', 'Experience'], false],
  [['Maren Okafor', 'Steered ships'], false],
])('knows a place by its label, or alone below the name: %s', (lines, isPlace) => {
  expect(saysPlace(inputWith('resume', uploaded(lines)), 'Maren Okafor')).toBe(isPlace);
});

it('takes the year of a graduation to come for no role', () => {
  const to = { [study]: [school({ start: '2035', end: '' })] };
  expect(findingIn('TIM-02', uploaded(['University of Hull', 'Class of 2035'], to))).toBeUndefined();
  expect(findingIn('TIM-02', uploaded(['University of Hull', 'Biology 2035'], to))).toBeDefined();
});

it('takes narrow letters for those of their family', () => {
  const of = (font: string) => {
    const lines = Array.from({ length: 9 }, (_, at) =>
      run('Steered ships of the harbour', 40 + 20 * at, { font: [font, 'LM', 'LMSans'][at % 3] ?? '' }),
    );
    return findingIn('FMT-07', { pages: [page(...lines)] });
  };
  expect(of('LMSansDemiCond')).toBeUndefined();
  expect(of('Lato')).toBeDefined();
});
