import { newId } from '@vitae/domain';
import { expect, it } from 'vitest';
import { inputWith, type Changes } from './checks/testing/sample-input.ts';
import { evaluate } from './index.ts';

const reportOn = (changes: Changes) => evaluate(inputWith('resume', { origin: 'uploaded', ...changes }));
const statusOf = (check: string, changes: Changes) => {
  const { findings, passed } = reportOn(changes);
  return findings.find(({ id }) => id === check)?.status ?? (passed.includes(check) ? 'pass' : 'skip');
};
const role = (fields: Record<string, unknown>) => ({ id: newId(), start: '2020-01', end: '2023-03', ...fields });
const only = (...items: unknown[]) => ({ 'document.sections.experience.items': items });
const placesOf = (check: string, changes: Changes) =>
  reportOn(changes)
    .findings.find(({ id }) => id === check)
    ?.evidence.map(({ text }) => text);

const tells =
  '- Planned the shifts of 12 cooks in three kitchens and cut the overtime of all of them by a fifth\n- Trained 9\n- Bought 4';

it('says nothing of a role that the file itself speaks against', () => {
  const cook = role({ position: 'Cook', employer: 'Tusk', start: '2023-04', end: '2026-05', body: tells });
  const porter = role({ position: 'Porter', employer: 'Ned', body: tells });
  // An employer above its description, which was read as a role of its own.
  const employer = role({ employer: 'Brightwater Housing', start: '', end: '' });
  const lines = ['Experience', 'Cook, Tusk 04/2023 - 05/2026', 'Brightwater Housing', 'A landlord with 90 homes'];
  expect(statusOf('STR-07', { ...only(cook, porter, employer), lines })).toBe('pass');
  expect(statusOf('STR-07', { ...only(cook, porter, employer), origin: 'ours' })).toBe('warn');
  // What has a title, an employer and no date anywhere near does lack one.
  const undated = role({ position: 'Waiter', employer: 'Ned', start: '', end: '', body: tells });
  const near = (...below: string[]) => ['Cook, Tusk 04/2023 - 05/2026', 'Planned', 'Cut', 'Led', ...below];
  expect(statusOf('STR-07', { ...only(cook, undated), lines: near('Waiter, Ned', 'Trained 9') })).toBe('warn');
  expect(statusOf('STR-07', { ...only(cook, undated), lines: near('Waiter, Ned', 'Summer 2019') })).toBe('pass');
});

it.each([
  ['A landlord with 11,000 homes in the South West.', 'skip'],
  ['Serving customers at the counter and keeping it clean.', 'skip'],
  ['Chesapeake Constructors, Inc.', 'fail'],
])('takes a sentence for no employer: %s', (employer, status) => {
  const bare = role({ position: 'Cook', employer, body: '' });
  const other = role({ position: 'Porter', employer, body: tells });
  expect(statusOf('IMP-01', { ...only(bare, role({ position: 'Cook', employer, body: '' }), other) })).toBe(status);
});

it('does not say that a role tells nothing if text stands below it', () => {
  const roles = only(
    role({ position: 'Cook', employer: 'Tusk' }),
    role({ position: 'Porter', employer: 'Ned', body: tells }),
  );
  const head = ['Experience', 'Cook, Tusk 2020 - 2023'];
  const tail = ['Porter, Ned', 'Planned the shifts of 12 cooks'];
  expect(placesOf('IMP-01', { ...roles, lines: [...head, ...tail] })).toEqual(['Cook, Tusk']);
  const text = 'Grilled fish and meat for eighty guests every evening, trained apprentices, ordered stock';
  expect(placesOf('IMP-01', { ...roles, lines: [...head, text, ...tail] })).toBeUndefined();
});

it('judges the other roles of a file of which one is doubtful', () => {
  const undated = role({ position: 'Chef', employer: 'Tusk', start: '', end: '', body: tells });
  const sentence = role({
    position: 'Keeping the counter clean all day.',
    employer: '',
    start: '',
    end: '',
    body: tells,
  });
  const fine = ['Cook', 'Porter'].map((position) => role({ position, employer: 'Tusk', body: tells }));
  const report = reportOn(only(...fine, undated, sentence));
  expect(report.unsure).toBeUndefined();
  expect(placesOf('STR-07', only(...fine, undated, sentence))).toEqual(['Chef']);
});

it('takes a word for misspelled only if every reading of the file has it so', () => {
  const misspelled = ['recom', 'managable'].map((text) => ({ text, path: 'summary' }));
  const lines = ['We recom mend a managable plan'];
  const input = { misspelled, lines, extraction: { text: 'We recommend a mana-\ngable plan', second: lines.join() } };
  expect(placesOf('WRI-01', input)).toEqual(['managable']);
});

it('counts the words of a file as a person does, and the same in each finding', () => {
  const lines = ['Maren Okafor', 'maren@example.com · +44 7700 900461', 'Saved 3.4 million, 24/7'];
  const { findings } = reportOn({ lines, ...only(), 'document.summary': '', 'document.sections.skill.items': [] });
  const counts = findings.filter(({ id }) => id === 'FMT-02' || id === 'STR-11').map(({ values }) => values['count']);
  expect(new Set(counts)).toEqual(new Set([10]));
});

it.each([
  ['Dates of 2027 – 2019 as printed', 'fail'],
  ['Cook 2019 – 2027', 'fail'],
  ['Cook 2019 – 2021', 'skip'],
])('says that dates are impossible only if the file says so: %s', (line, status) => {
  const wrong = only(role({ position: 'Cook', employer: 'Tusk', start: '2027', end: '2019', body: tells }));
  const found = statusOf('TIM-02', { ...wrong, lines: [line, 'Tusk'] });
  expect(found === 'fail').toBe(status === 'fail');
});

it('misses no education in a file that names a degree', () => {
  const none = { 'document.sections.education.items': [] };
  expect(statusOf('STR-02', { ...none, lines: ['Cook', 'BSc (Hons) Biology, 2016'] })).toBe('skip');
  expect(statusOf('STR-02', { ...none, lines: ['Cook', 'Tusk'] })).toBe('fail');
});

it('does not call a list of skills short that is longer in the file', () => {
  const skills = { 'document.sections.skill.items': [{ id: newId(), name: '', keywords: ['SQL', 'Python', 'Excel'] }] };
  const list = (...items: string[]) => ({ ...skills, lines: ['Skills', ...items, 'Education', 'BSc'] });
  expect(statusOf('STR-03', list('SQL, Python', 'Excel'))).toBe('warn');
  expect(statusOf('STR-03', list('SQL, Python, Excel', 'SQL, Python, Excel'))).toBe('skip');
});

it('judges a summary only where it stands above the roles and ends', () => {
  const changes = {
    'document.summary': 'Cook with ten years in hotels.',
    ...only(role({ position: 'Baker', employer: 'Tusk' })),
  };
  const lines = ['Summary', 'Cook with ten years in hotels.', 'Experience', 'Baker, Tusk'];
  expect(statusOf('STR-04', { ...changes, lines })).toBe('warn');
  const more = lines.toSpliced(2, 0, 'Known for calm services and short lists of stock.');
  expect(statusOf('STR-04', { ...changes, lines: more })).toBe('skip');
  expect(statusOf('STR-04', { ...changes, lines: ['Experience', 'Baker, Tusk', ...lines.slice(0, 2)] })).toBe('skip');
});

it.each([
  ['Fault finding on Siemens S7 controls', false],
  ['Tested devices to DGUV V3 and ISO 9001', false],
  ['Prepared for COVID-19', false],
  ['Saved £1,200 a month', true],
  ['Served 90 guests, from A1 to B2', true],
])('takes a number in a name for no figure: %s', (bullet, isFigure) => {
  const body = ['spring', 'summer', 'autumn', 'winter'].map((time) => `- ${bullet} in ${time}`).join('\n');
  expect(statusOf('IMP-02', only(role({ position: 'Cook', employer: 'Tusk', body }))) === 'pass').toBe(isFigure);
});

it('points at the text where it stands, whatever field it was read into', () => {
  const input = inputWith('resume', { origin: 'uploaded', 'document.summary': 'I cook for guests. I like it.' });
  const [page] = input.pages ?? [];
  const [run] = page?.runs ?? [];
  if (!page || !run) throw new Error('no page');
  const moved = { ...run, text: 'I cook for guests.', path: 'custom.x', box: { ...run.box, y: 700 } };
  const pages = [{ ...page, runs: [...page.runs.filter(({ path }) => path !== 'summary'), moved] }];
  const found = evaluate({ ...input, pages }).findings.find(({ id }) => id === 'WRI-02');
  expect(found?.evidence[0]?.box?.y).toBe(700);
});

it('does not count the names of groups as skills that were read apart from them', () => {
  const items = [
    { id: newId(), name: 'Databases', keywords: [] },
    { id: newId(), name: '', keywords: ['SQL', 'Redis', 'Kafka', 'Mongo'] },
  ];
  const skills = { 'document.sections.skill.items': items };
  expect([statusOf('STR-03', skills), statusOf('STR-03', { ...skills, origin: 'ours' })]).toEqual(['warn', 'pass']);
});

it('leaves out what stands behind the next heading of the file', () => {
  const cook = role({ position: 'Cook', employer: 'Tusk', body: '- Grilling fish\n- Making sauces\n- Baking bread' });
  const above = ['Cook, Tusk 2020 - 2023', 'Grilling fish', 'Making sauces', 'Baking bread', 'Skills'];
  const below = ['Cook, Tusk 2020 - 2023', 'Skills', 'Grilling fish', 'Making sauces', 'Baking bread'];
  expect([
    statusOf('IMP-02', { ...only(cook), lines: above }),
    statusOf('IMP-02', { ...only(cook), lines: below }),
  ]).toEqual(['fail', 'skip']);
});

it.each([
  ['Thermia Ingénierie, Grenoble', 'pass'],
  ['the thermals of Thermia', 'warn'],
])('takes a word beside another with a capital for a name: %s', (line, status) => {
  const misspelled = [{ text: 'Thermia', path: 'summary' }];
  expect(statusOf('WRI-01', { misspelled, lines: [line], extraction: undefined })).toBe(status);
});

it.each([
  ['Lyon 7e', 'skip'],
  ['Maren Okafor', 'fail'],
])('misses no place if a name that is nothing else stands beside the contacts: %s', (line, status) => {
  const none = { 'document.basics.location': { address: '', city: '', region: '', postalCode: '', countryCode: '' } };
  expect(statusOf('CON-04', { ...none, lines: ['maren@example.com', line] })).toBe(status);
});

it('misses no employer of a file, where names stand in any place', () => {
  const chef = role({ position: 'Chef', employer: '', body: 'Habitat Confluence, Lyon\n- Cooked for 90 guests' });
  const porter = role({ position: 'Porter', employer: '', body: '- Cooked for 90 guests' });
  expect(statusOf('STR-07', only(chef, porter))).toBe('skip');
  expect(statusOf('STR-07', { ...only(chef, porter), origin: 'ours' })).toBe('fail');
});

it('finds what a role tells below the headline that says the same', () => {
  const roles = only(role({ position: 'Cook', employer: '', body: tells }));
  const headline = 'Grilled fish and meat for eighty guests every evening, trained apprentices, ordered stock';
  const lines = ['Jo Bloggs', 'Cook', 'Leeds', headline, 'EXPERIENCE', 'Cook', '2020 - 2023', ...tells.split('\n')];
  expect(statusOf('IMP-02', { ...roles, lines })).toBe('pass');
});

const skills = (...keywords: string[]) => ({ 'document.sections.skill.items': [{ id: newId(), name: '', keywords }] });

it('misses no dates of roles where a time was read as a skill', () => {
  const driver = role({ position: 'Driver', employer: 'Maumee Transport', start: '', end: '', body: tells });
  const lines = ['Employment', 'Driver', 'Maumee Transport', 'Planned', 'Skills', 'Forklift 2017-2024'];
  const dates = (keyword: string) =>
    ['TIM-01', 'STR-07'].map((check) =>
      statusOf(check, { ...only(driver), ...skills('Hazmat', keyword), lines: lines.slice(0, 5) }),
    );
  expect(dates('2017-2024')).toEqual(['skip', 'skip']);
  expect(dates('Forklift')).toEqual(['warn', 'fail']);
});

it('takes a piece of a certificate with a year for no role', () => {
  const cook = role({ position: 'Cook', employer: 'Tusk', body: tells });
  const piece = role({ position: '', employer: 'Exterior', start: '', end: '2020', body: '' });
  expect(['IMP-01', 'TIM-03'].map((check) => statusOf(check, only(cook, piece)))).toEqual(['pass', 'pass']);
  expect(placesOf('IMP-08', only(cook, piece))).toEqual(['Cook, Tusk']);
  // A bullet of another column may have been read with it.
  const word = { ...piece, position: 'Exterior', employer: '', start: '2020', body: '- Cut 9' };
  expect(['IMP-01', 'TIM-03'].map((check) => statusOf(check, only(cook, word)))).toEqual(['pass', 'pass']);
  const bare = role({ position: 'Porter', employer: 'Exterior', start: '', end: '2020', body: '' });
  expect(placesOf('IMP-01', only(cook, bare))).toEqual(['Porter, Exterior']);
});

it('finds nothing in the order and length of roles of which one is called like a month', () => {
  const cook = role({ position: 'Cook', employer: 'Tusk', body: tells });
  const torn = (employer: string) =>
    role({ position: 'Porter', employer, start: '2024-01', end: '2024-05', body: '- Cut 9' });
  expect(['IMP-01', 'STR-06'].map((check) => statusOf(check, only(cook, torn('Sep'))))).toEqual(['skip', 'skip']);
  expect(['IMP-01', 'STR-06'].map((check) => statusOf(check, only(cook, torn('May & Sons'))))).toEqual([
    'warn',
    'fail',
  ]);
});

it.each([
  ['Chemistry teacher, key stage 4 lead', undefined],
  ['Planned the routes of the vans, with the people who drive them', true],
])('takes a title that goes on after a comma for one: %s', (position, unsure) => {
  const teacher = role({ position, employer: 'Tusk', body: tells });
  expect(reportOn(only(teacher, role({ position: 'Porter', employer: 'Ned', body: tells }))).unsure).toBe(unsure);
});

it('finds a place with its state and postal code in a part of a line', () => {
  const none = { 'document.basics.location': { address: '', city: '', region: '', postalCode: '', countryCode: '' } };
  const line = (text: string) => statusOf('CON-04', { ...none, lines: ['Maren Okafor', text] });
  expect(line('Geelong VIC 3220, 0491 570 156, maren@example.com')).toBe('skip');
  expect(line('Plumber, 0491 570 156, maren@example.com')).toBe('fail');
});

it('sees a German skill in other forms of its words', () => {
  const german = { 'document.locale': 'de', language: 'de', 'document.summary': '' };
  const nurse = (body: string) => only(role({ position: 'Pflegekraft', employer: 'Klinik', body }));
  const listed = skills('Personalführung', 'Beatmung', 'Orbis', 'SMED', 'Kinästhetik');
  const told = '- Führung von 74 Leuten\n- Versorgung beatmeter Patienten auf 16 Betten';
  expect(statusOf('IMP-07', { ...german, ...listed, ...nurse(told) })).toBe('pass');
  expect(statusOf('IMP-07', { ...german, ...listed, ...nurse('- Einkauf von 74 Geräten\n- Betten') })).toBe('warn');
});

it('takes who supervised a study for no title, and who has research and publications for an academic', () => {
  const study = role({ position: 'Advised by Prof. Andre Owusu', employer: 'MaskSound', body: '- Hid 9 sounds' });
  const cook = role({ position: 'Cook', employer: 'Tusk', body: tells });
  expect(placesOf('IMP-01', only(study, cook))).toBeUndefined();
  const named = role({ position: 'Adviser', employer: 'MaskSound', body: '- Hid 9 sounds' });
  expect(placesOf('IMP-01', only(named, cook))).toEqual(['Adviser, MaskSound']);
  const lines = (...headings: string[]) => ({ ...only(cook, named), lines: [...headings, 'Cook, Tusk', 'Adviser'] });
  expect(statusOf('IMP-02', lines('Publications', 'Research Experience'))).toBe('skip');
  expect(statusOf('IMP-02', lines('Publications', 'Experience'))).toBe('pass');
});

it('sees a French skill behind an article', () => {
  const own = { 'document.locale': 'fr', language: 'fr', 'document.summary': '' };
  const french = { ...own, ...skills('Automates', 'Pneumatique', 'Soudure', 'Excel') };
  const fitter = (body: string) => only(role({ position: 'Monteur', employer: 'Tusk', body }));
  expect(statusOf('IMP-07', { ...french, ...fitter('- Remplacement d’automates sur 4 lignes') })).toBe('pass');
  expect(statusOf('IMP-07', { ...french, ...fitter('- Remplacement de pompes sur 4 lignes') })).toBe('warn');
});
