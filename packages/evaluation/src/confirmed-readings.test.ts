import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { page, run } from './checks/testing/pages.ts';
import { inputWith, type Changes } from './checks/testing/sample-input.ts';
import { evaluate } from './index.ts';

const reportOn = (changes: Changes) => evaluate(inputWith('resume', { origin: 'uploaded', ...changes }));
const statusOf = (check: string, changes: Changes) => {
  const { findings, passed } = reportOn(changes);
  return findings.find(({ id }) => id === check)?.status ?? (passed.includes(check) ? 'pass' : 'skip');
};
const findingOf = (check: string, changes: Changes) => reportOn(changes).findings.find(({ id }) => id === check);
const role = (fields: Record<string, unknown>) => ({ id: newId(), start: '2020-01', end: '2023-03', ...fields });
const only = (...items: unknown[]) => ({ 'document.sections.experience.items': items });
const skills = (...keywords: string[]) => ({
  'document.sections.skill.items': [{ id: newId(), name: '', keywords }],
});
const tells =
  '- Planned the shifts of 12 cooks in three kitchens and cut the overtime of all of them by a fifth\n- Trained 9\n- Bought 4';

describe('the roles of a file', () => {
  const nurse = role({
    position: 'Nurse, Ward 4 Charge Nurse',
    employer: 'Harbour Infirmary',
    start: '2021',
    end: '',
    current: true,
    body: '- Cared',
  });
  const before = role({ position: 'Nurse', employer: 'Tusk Clinic', start: '2016-07', end: '2019-06', body: tells });

  it('are not judged where another time stands beside their head', () => {
    const lines = (head: string) => [
      'Experience',
      head,
      'Harbour Infirmary, Hull',
      'Cared',
      'Nurse, Tusk Clinic 07/2016 – 06/2019',
      'Planned the shifts of 12 cooks',
    ];
    const status = (head: string) => statusOf('IMP-08', { ...only(nurse, before), lines: lines(head) });
    expect(status('Nurse, Ward 4 Charge Nurse since 2021, June 2019 – Present')).toBe('pass');
    expect(status('Nurse, Ward 4 Charge Nurse 2021 – Present')).toBe('fail');
  });

  it('are not judged where a title stands alone above its employer', () => {
    const title = role({ position: 'Charge nurse', employer: '', start: '2021', end: '', current: true });
    const employer = role({
      position: 'Hull',
      employer: 'Harbour Infirmary',
      start: '2019-06',
      end: '2026-01',
      body: tells,
    });
    const lines = [
      'Experience',
      'Charge nurse 2021',
      'Harbour Infirmary, Hull',
      'June 2019 – now',
      'Planned the shifts',
    ];
    expect(statusOf('IMP-08', { ...only(title, employer), lines })).toBe('skip');
  });

  it('are no sentences without a time, which are not counted', () => {
    const cook = role({ position: 'Cook', employer: 'Tusk', body: tells });
    const porter = role({ position: 'Porter', employer: 'Ned', start: '2018-01', end: '2019-12', body: tells });
    const text = (position: string) => role({ position, employer: 'Python', start: '', end: '', body: '' });
    const all = only(
      cook,
      porter,
      text('Used only for a project that is not released yet.'),
      text('Wrote small scripts for the stock of the kitchen.'),
    );
    const bare = { ...all, 'document.sections.experience.items.0.body': '- Cooked\n- Baked\n- Fried\n- Served' };
    const lines = ['Cook, Tusk', 'Cooked', 'Baked', 'Fried', 'Served', 'Porter, Ned', 'Planned the shifts of 12 cooks'];
    expect(
      findingOf('IMP-02', { ...bare, lines, 'document.sections.experience.items.1.body': '- Carried\n- Washed' })
        ?.values,
    ).toMatchObject({ count: 0, total: 6 });
  });

  it('have a bullet for an employer, which is told all the same', () => {
    const cook = role({ position: 'Line cook', employer: 'Responsible for grill and fry station', body: '' });
    expect(findingOf('IMP-01', only(cook, before))).toBeUndefined();
    expect(findingOf('IMP-01', { ...only(cook, before), origin: 'ours' })).toBeDefined();
  });

  it('miss no title that stands in the line above, and tell a sentence that was read as an employer', () => {
    const intern = role({ position: '', employer: 'Tusk Aero', start: '2022', end: '2022', body: 'Simulated a fan.' });
    const torn = role({
      position: '',
      employer: 'Published the results for the European Fan Conference',
      start: '2023',
    });
    const thesis = role({ position: 'Doctoral thesis', employer: 'Tusk Aero', start: '2023', body: 'Wrote a solver.' });
    const lines = [
      '2023 Doctoral thesis',
      'Tusk Aero, Hull',
      'Wrote a solver.',
      '2022 Final internship',
      'Tusk Aero, Hull',
      'Simulated a fan.',
    ];
    const all = { ...only(thesis, intern, torn), lines };
    expect(statusOf('STR-07', all)).toBe('pass');
    expect(findingOf('IMP-02', all)?.values).toMatchObject({ total: 3 });
  });

  it('are found where the title is nearest to the employer, not in a summary', () => {
    const cook = role({ position: 'Hotel cook', employer: 'Tusk', body: '- Cooked fish\n- Baked bread\n- Fried meat' });
    const lines = [
      'Summary',
      'A hotel cook with ten years',
      'Experience',
      'Hotel cook 2020 - 2023',
      'Tusk',
      'Cooked fish',
      'Baked bread',
      'Fried meat',
    ];
    expect(statusOf('IMP-02', { ...only(cook), lines })).toBe('fail');
  });

  it('limit the score if more than a third tell what is not below them', () => {
    const cook = role({ position: 'Cook', employer: 'Tusk', body: '- Grilling fish\n- Making sauces\n- Baking bread' });
    const lines = ['Cook, Tusk 2020 - 2023', 'Skills', 'Grilling fish', 'Making sauces', 'Baking bread'];
    expect(reportOn({ ...only(cook), lines: ['Experience', 'Ferry captain of Norderney', ...lines] }).unsure).toBe(
      true,
    );
    expect(reportOn({ ...only(cook), lines }).unsure).toBeUndefined();
  });

  it('are not judged where the rest of a bullet was read as one', () => {
    const cut = role({ position: 'Architect', employer: 'Tusk', body: '- Built a school that was ready in' });
    const rest = role({
      position: 'within two parts of the plan',
      employer: '',
      start: '2022-08',
      end: '2022-08',
      body: tells,
    });
    const all = only(
      cut,
      rest,
      role({ position: 'Drawer', employer: 'Ned', start: '2018-01', end: '2019-12', body: tells }),
    );
    expect([findingOf('IMP-01', all), findingOf('IMP-08', all)]).toEqual([undefined, undefined]);
  });

  it('are under another heading that was read without its spaces', () => {
    const research = role({ position: 'Fellow', employer: 'Tusk', start: '2024-01', end: '2025-01', body: tells });
    const cook = role({ position: 'Cook', employer: 'Ned', start: '2020-01', end: '2021-01', body: tells });
    const lines = (heading: string) => ['EXPERIENCE', 'Cook, Ned', heading, 'Fellow, Tusk'];
    expect(statusOf('STR-06', { ...only(cook, research), lines: lines('RESEARCHEXPERIENCE') })).toBe('pass');
    expect(statusOf('STR-06', { ...only(cook, research), lines: lines('Planned the shifts') })).toBe('fail');
  });

  it('are sorted by themselves under a heading of their own within a section', () => {
    const research = role({ position: 'Fellow', employer: 'Tusk', start: '2024-01', end: '2025-01', body: tells });
    const cook = role({ position: 'Cook', employer: 'Ned', start: '2020-01', end: '2021-01', body: tells });
    const under = (heading: string, changes: Changes = {}) =>
      statusOf('STR-06', {
        ...only(cook, research),
        lines: ['EXPERIENCE', 'Cook, Ned', heading, 'Fellow, Tusk'],
        ...changes,
      });
    expect(under('Research. . . . . . . . . . . . .')).toBe('pass');
    expect(under('the usual research')).toBe('fail');
    // A page shows what is a heading.
    const pages = [page(run('Projects', 300, { role: 'heading', size: 14 }))];
    expect(under('Projects', { pages })).toBe('pass');
    expect(under('Projects in Hull', { pages })).toBe('fail');
  });

  it('may be in order by their start', () => {
    const intern = role({ position: 'Intern', employer: 'Tusk', start: '2026-02', end: '2026-04', body: tells });
    const seller = role({ position: 'Seller', employer: 'Ned', start: '2023-09', end: '', current: true, body: tells });
    const old = role({ position: 'Cook', employer: 'Ivy', start: '2024-02', end: '', current: true, body: tells });
    expect(statusOf('STR-06', only(intern, seller))).toBe('pass');
    expect(statusOf('STR-06', only(before, old))).toBe('fail');
  });

  it('limit the score only if a third of them was misread', () => {
    const misread = role({ position: '2023–present, 45 students a year', employer: '' });
    const some = Array.from({ length: 3 }, (_, at) =>
      role({ position: `Cook ${'abc'[at]}`, employer: 'Tusk', body: tells }),
    );
    expect(reportOn(only(...some, misread)).unsure).toBeUndefined();
    expect(reportOn(only(...some.slice(0, 2), misread)).unsure).toBe(true);
  });
});

describe('the words of a file', () => {
  it('are as certain as they stand there, whatever entry they belong to', () => {
    const body = '- Cooked fish\n- Baked bread\n- Fried meat\n- Served wine';
    const cook = role({ position: 'Cook', employer: 'Tusk', body });
    const confidence = { [`sections.experience.items.${cook.id}.body`]: 0.4 };
    expect(findingOf('IMP-02', { ...only(cook), confidence })).toMatchObject({ doubtful: false });
  });

  it('are counted with a bullet that was read as a title', () => {
    const cook = role({ position: 'Cook', employer: 'Tusk', body: '- Cooked\n- Baked\n- Fried' });
    const torn = role({ position: 'Made sauces for the whole house.', employer: '', body: '- Served\n- Washed' });
    const others = ['Porter', 'Waiter'].map((position) =>
      role({ position, employer: 'Tusk', body: '- Carried\n- Swept' }),
    );
    expect(findingOf('IMP-02', only(cook, torn, ...others))?.values).toMatchObject({ total: 10 });
  });

  it('are not measured in a few bullets, of which a time is none', () => {
    const cook = (body: string) => only(role({ position: 'Cook', employer: 'Tusk', body }));
    expect(statusOf('WRI-06', cook('- 2020 – 2023\n- Cooked\n- Baked'))).toBe('skip');
    expect(statusOf('WRI-06', cook('- Cooked\n- Baked\n- Fried'))).toBe('warn');
  });

  it('are not misspelled where a line ends within one', () => {
    const misspelled = ['panies', 'managable'].map((text) => ({ text, path: 'summary' }));
    const lines = ['A managable plan for two com-', 'panies in Hull'];
    expect(findingOf('WRI-01', { misspelled, lines, extraction: { text: lines.join('\n') } })?.values).toEqual({
      count: 1,
    });
  });

  it('are misspelled in a label that stands several times before what it names', () => {
    const misspelled = [{ text: 'Contribuiton', path: 'summary' }];
    const of = (...lines: string[]) =>
      statusOf('WRI-01', { misspelled, lines, extraction: { text: lines.join('\n') } });
    expect(of('Key Contribuiton: a method', 'Key Contribuiton: a paper')).toBe('warn');
    expect(of('Key Contribuiton', 'Founded Key Contribuiton')).toBe('pass');
  });

  it('are the same with accents that are drawn apart', () => {
    const drawn = '´ecole sup´erieure de Montr´eal, d´eveloppement et s´ecurit´e des r´eseaux';
    const joined = 'école supérieure de Montréal, développement et sécurité des réseaux';
    const changes = { 'document.locale': 'fr', extraction: { text: drawn, second: joined } };
    expect([statusOf('ATS-01', changes), statusOf('ATS-03', changes)]).toEqual(['pass', 'pass']);
  });

  it('are in order if one line among many is not, such as one at the foot', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `Planned the shifts of group ${at} in Hull`);
    const foot = 'Maren Okafor · Resume of 2026 1';
    const order = (second: string[]) =>
      statusOf('ATS-03', { extraction: { text: [...lines, foot].join('\n'), second: second.join('\n') } });
    expect(order([...lines, 'Maren Okafor · Resume', '1 of 2026'])).toBe('pass');
    expect(order(['in Hull', ...lines.slice(2), 'Maren Okafor · Resume'])).toBe('fail');
  });

  it('are in order where a letter is read as another one', () => {
    const text = 'Schillerstraÿe 22 in Jena, telephone 5550128\nEnglish and French and Latin';
    const read = (second: string) => statusOf('ATS-03', { extraction: { text, second } });
    expect(read(text.replaceAll('ÿ', 'ß'))).toBe('pass');
    expect(read('22 Schillerstraÿe in telephone Jena, 5550128\nEnglish and French and Latin')).toBe('fail');
  });

  it('are no trick where each line begins with the same verb', () => {
    const names = [
      'routers',
      'servers',
      'printers',
      'switches',
      'phones',
      'tills',
      'scanners',
      'cameras',
      'lamps',
      'locks',
    ];
    const lines = (begin: string, end = '') => names.map((name) => `- ${begin} the ${name}${end}`).join('\n');
    const body = (text: string) => only(role({ position: 'Technician', employer: 'Tusk', body: text }));
    expect(statusOf('INT-03', body(lines('configure')))).toBe('pass');
    expect(statusOf('INT-03', body(lines('Set up', ' and configure')))).toBe('fail');
  });

  it('show a skill in any of its forms', () => {
    const cook = only(
      role({ position: 'Nurse', employer: 'Tusk', body: '- Precepted 17 nurses\n- Titrated drips\n- Led 4' }),
    );
    const listed = skills('Precepting', 'Titration of drips', 'CRRT', 'Alaris', 'Epic', 'Yoga');
    expect(statusOf('IMP-07', { ...cook, ...listed, lines: [] })).toBe('pass');
  });

  it('count a list of skills twice before it is too long', () => {
    const names = Array.from({ length: 35 }, (_, at) => `Tool${at}`);
    const listed = (...more: string[]) =>
      statusOf('STR-03', {
        ...skills(...names, ...more),
        lines: ['Skills', 'Kitchen / Office', names.join(', '), 'Education'],
      });
    expect([listed(), listed('Kitchen', 'Office')]).toEqual(['warn', 'skip']);
  });

  it('name a trade behind the name, which is a headline', () => {
    const none = (fullName: string) =>
      statusOf('CON-06', {
        'document.basics.headline': '',
        'document.basics.fullName': fullName,
        lines: [fullName, 'Summary'],
      });
    expect([none('Dana Ibarra, BSN, RN'), none('Dana Ibarra')]).toEqual(['pass', 'fail']);
  });

  it('have a headline with space between its letters, and a number that goes on below', () => {
    const lines = ['Maren Okafor', 'M A S T E R B A K E R', '512-555-', '0143 maren@example.com'];
    const none = { 'document.basics.headline': '', 'document.basics.phone': '', lines, extraction: undefined };
    expect([statusOf('CON-06', none), statusOf('CON-03', none)]).toEqual(['pass', 'skip']);
    expect(statusOf('CON-03', { ...none, lines: ['Maren Okafor', '512-555-'] })).toBe('fail');
  });

  it('do not say when a course began of which only the end is known', () => {
    const school = (fields: Record<string, unknown>) => ({
      ...only(role({ position: 'Cook', employer: 'Tusk', start: '2015-01', end: '2018-01', body: tells })),
      'document.sections.education.items': [{ id: newId(), institution: 'University of Hull', ...fields }],
      lines: [],
    });
    expect(statusOf('TIM-04', school({ end: '2026' }))).toBe('pass');
    expect(statusOf('TIM-04', school({ start: '2023', end: '2026' }))).toBe('warn');
  });
});

describe('the pages of a file', () => {
  const heading = run('Training', 800, { role: 'heading', size: 12 });
  const next = page(run('Depot move', 60));
  const beside = { box: { x: 240, y: 816, width: 200, height: 10.5 } };

  it('have no orphan where text is indented or looks like a heading', () => {
    const status = (...below: ReturnType<typeof run>[]) =>
      statusOf('FMT-09', { pages: [page(heading, ...below), next] });
    expect(status(run('Planning, 2019', 816, beside))).toBe('pass');
    expect(status(run('Software', 816, { role: 'heading' }), run('SAP', 816, beside))).toBe('pass');
    expect(status()).toBe('fail');
  });

  it('may have short texts in a colour of their own, and a pale foot', () => {
    const text = Array.from({ length: 30 }, (_, at) =>
      run('Planned the shifts of twelve cooks in three kitchens', 60 + 20 * at),
    );
    const status = (...more: ReturnType<typeof run>[]) => statusOf('FMT-06', { pages: [page(...text, ...more)] });
    expect(status(run('Experience', 700, { colour: '#0395de', role: 'heading' }))).toBe('pass');
    expect(status(run('Maren Okafor · 1', 815, { colour: '#aaaaaa' }))).toBe('pass');
    expect(status(run('Experience', 700, { colour: '#aaaaaa' }))).toBe('warn');
    expect(status(...text.map((one) => ({ ...one, colour: '#0395de' })))).toBe('fail');
  });

  it('lose nothing by letters that are drawn as one, little by icons that read as letters, and much by lost letters', () => {
    const text = 'Planned the shifts of twelve cooks in three kitchens '.repeat(20);
    const ligature = findingOf('ATS-02', { extraction: { text: `Maren\nOkafor\n${text} o\uFB03ce` } });
    const icon = findingOf('ATS-02', {
      extraction: { text: `Maren\nOkafor\nć maren@harbour.example\n§ github.com/maren\n${text}` },
    });
    const lost = findingOf('ATS-02', { extraction: { text: `Maren\nOkafor\n${text} o\uFFFDce` } });
    expect([ligature?.severity, icon?.severity, lost?.severity]).toEqual([undefined, 'minor', 'critical']);
    expect(icon?.points).toBeLessThan((lost?.points ?? 0) / 3);
  });
});
