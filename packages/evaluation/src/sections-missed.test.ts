import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { findingIn, reportOf, role, uploaded } from './checks/testing/reports.ts';
import { inputWith, type Changes } from './checks/testing/sample-input.ts';
import { evaluate } from './index.ts';

const idsFor = (changes: Changes) => evaluate(inputWith('resume', changes)).findings.map(({ id }) => id);

/** Roles under a heading of one's own, as the importer reads "Appointments". */
const appointments = {
  id: newId(),
  key: 'appointments',
  heading: 'Appointments',
  kind: 'timeline',
  items: [
    { id: newId(), title: 'Postdoctoral researcher', subtitle: 'Marine Laboratory', start: '2021-08', current: true },
  ],
};

describe('what a file says in a way that the importer does not know', () => {
  it('is not missed: roles under another heading', () => {
    const roles = { 'document.sections.experience.items': [] };
    expect(idsFor(roles)).toContain('STR-01');
    expect(idsFor({ ...roles, 'document.custom': [appointments] })).not.toContain('STR-01');
  });

  it.each([
    ['Maren Okafor\nBauzeichnerin\n28203 Bremen', false],
    ['Maren Okafor\n\nOperations manager, logistics\nLeeds', false],
    ['Maren Okafor\nmaren.okafor@example.com\nLeeds', true],
    ['Maren Okafor\n+44 113 496 0182', true],
    ['Maren Okafor\nB.Tech (CSE), 2026', false],
    ['Somebody else\nBauzeichnerin', true],
  ])('is not missed: the headline below the name, in %j', (text, isMissed) => {
    const file = { origin: 'uploaded', 'document.basics.headline': '', extraction: { text } };
    expect(idsFor(file).includes('CON-06')).toBe(isMissed);
  });

  it.each([
    ['سدنهم ينديم', false],
    ['سدنهم', true],
  ])('is not missed: words that a file draws from the right, as %j', (text, isLost) => {
    const file = { origin: 'uploaded', 'document.locale': 'ar', extraction: { text, second: 'مهندس مديني' } };
    expect(idsFor(file).includes('ATS-01')).toBe(isLost);
  });
});

describe('what the importer left out of a file', () => {
  const file = { origin: 'uploaded', extraction: { text: '', second: '' }, pages: [] };
  const few = [{ id: newId(), name: '', keywords: ['Git', 'Jenkins'] }];
  const skippedIn = (changes: Changes) => new Set(evaluate(inputWith('resume', changes)).skipped.map(({ id }) => id));
  const foundIn = (changes: Changes) => evaluate(inputWith('resume', changes)).findings.map(({ id }) => id);

  it('is no fault of the document: skills beside the two that were read, which are all only below a heading of their own', () => {
    const two = { ...file, 'document.sections.skill.items': few };
    const of = (...lines: string[]) => ({ ...two, lines: ['Maren Okafor', ...lines] });
    expect(skippedIn(of('Languages: Go, Python, SQL'))).toContain('STR-03');
    expect(skippedIn(of('Git', 'Jenkins'))).toContain('STR-03');
    expect(foundIn(of('Skills', 'Git, Jenkins'))).toContain('STR-03');
  });

  it.each([
    ['STR-01', 'Work history', { 'document.sections.experience.items': [] }],
    ['STR-02', 'School: Lakeview High', { 'document.sections.education.items': [] }],
    ['STR-03', 'UMIEJĘTNOŚCI', { 'document.sections.skill.items': [] }],
    ['STR-04', 'Profile', { 'document.summary': '' }],
    ['CON-04', 'Coimbatore, Tamil Nadu', { 'document.basics.location.city': '' }],
    ['STR-02', 'Associate Degree, Nursing, Whitmore College 2016', { 'document.sections.education.items': [] }],
  ])('is no fault of the document: %s', (id, line, changes) => {
    expect(skippedIn({ ...file, ...changes, lines: ['Maren Okafor', line, 'Further text'] })).toContain(id);
    expect(foundIn({ ...file, ...changes, lines: ['Maren Okafor'] })).toContain(id);
  });

  it.each([
    ['STR-03', ['Skills'], { 'document.sections.skill.items': [] }],
    ['STR-03', ['SKILLS:', '', 'Education', 'Lakeview High'], { 'document.sections.skill.items': [] }],
    ['STR-03', ['Compétences', 'Langues', 'Français'], { 'document.sections.skill.items': [] }],
    ['STR-02', ['Education', 'Work experience', 'Depot'], { 'document.sections.education.items': [] }],
  ])('is a fault of the document if nothing stands below the heading: %s, %j', (id, lines, changes) => {
    expect(foundIn({ ...file, ...changes, lines })).toContain(id);
  });

  const own = (heading: string, body: string) => ({
    'document.custom': [{ id: newId(), key: 'own', heading, kind: 'text', items: [{ id: newId(), body }] }],
  });
  const withoutSkills = { 'document.sections.skill.items': [] };
  const withoutEducation = { 'document.sections.education.items': [] };
  const prose =
    'Chef with ten years on the line who runs a clean kitchen, costs menus and keeps good people for years.';
  it.each([
    [
      'STR-03',
      { ...withoutSkills, ...own('What I’m good at', 'Menu costing, butchery, rosters, stock control') },
      true,
    ],
    ['STR-03', { ...withoutSkills, ...own('What I’m good at', prose) }, false],
    ['STR-02', { ...withoutEducation, ...own('Studied', 'BSc Computer Science, Hogeschool Utrecht') }, true],
    ['STR-02', { ...withoutEducation, ...own('Talks', 'A talk in London') }, false],
    ['STR-04', { 'document.summary': '', ...own('Director of programmes', prose) }, true],
    ['STR-04', { 'document.summary': '', lines: ['Maren Okafor', prose] }, true],
    ['STR-04', { 'document.summary': '', lines: ['Maren Okafor', 'Work experience', prose] }, false],
    ['CON-02', { 'document.basics.email': '', lines: ['+44 113 496 0182 | maren@example.com'] }, true],
    ['CON-02', { 'document.basics.email': '', lines: ['Maren Okafor'] }, false],
    ['CON-03', { 'document.basics.phone': '', lines: ['+971 50 555 0147'] }, true],
    ['CON-03', { 'document.basics.phone': '', lines: ['2019 – 2024'] }, false],
  ])('is not reported as missing if the file contains it: %s, %j', (id, changes, isFound) => {
    const inFile = { ...file, ...changes };
    expect(skippedIn(inFile).has(id)).toBe(isFound);
    expect(foundIn(inFile).includes(id)).toBe(!isFound);
    // In a document of ours it is in its field, or absent.
    expect(foundIn({ ...changes, lines: undefined })).toContain(id);
  });

  it('may be anything in a file of which hardly any line was read', () => {
    const lines = Array.from(
      { length: 30 },
      (_, at) => `Ovens polished nightly${'abcdefghij'.charAt(at % 10)} Utrecht kitchens`,
    );
    expect(skippedIn({ ...file, ...withoutEducation, lines })).toContain('STR-02');
  });

  it('may be the employer of several roles, which stands above them', () => {
    const items = 'document.sections.experience.items';
    const grouped = {
      [`${items}.0.position`]: 'Northwind Traders',
      [`${items}.0.employer`]: 'Boulder, CO',
      [`${items}.0.body`]: '',
      [`${items}.1.employer`]: '',
      [`${items}.2.employer`]: '',
    };
    expect(foundIn({ ...file, ...grouped }).filter((id) => /^(?:STR-07|IMP-01|IMP-08)$/.test(id))).toEqual([]);
    expect(foundIn(grouped)).toContain('STR-07');
  });

  it('may be the month of a date, which stands in a name', () => {
    const misread = {
      'document.sections.experience.items.0.employer': 'Northwind – Jan',
      'document.sections.experience.items.0.start': '2021',
    };
    expect(foundIn({ ...file, ...misread })).not.toContain('TIM-03');
    expect(foundIn(misread)).toContain('TIM-03');
    expect(foundIn({ ...file, ...misread, 'document.sections.experience.items.0.employer': 'Martin' })).toContain(
      'TIM-03',
    );
  });

  it('may be the state of a city', () => {
    const inState = { ...file, 'document.basics.location': { city: 'Fremantle WA', countryCode: '' } };
    expect(foundIn(inState)).not.toContain('CON-04');
  });

  it('may be the region after a city, and is no street without a number', () => {
    const inCity = {
      ...file,
      'document.basics.phone': '(19) 95550-0142',
      'document.basics.location': { city: 'Campinas', countryCode: '', address: 'Department of Earth Sciences' },
    };
    expect(foundIn({ ...inCity, lines: ['Campinas – SP | (19) 95550-0142'] })).not.toContain('CON-04');
    const noPhone = { ...inCity, 'document.basics.phone': '' };
    expect(foundIn({ ...noPhone, lines: ['Campinas'] })).toContain('CON-04');
    expect(foundIn({ ...inCity, lines: ['Campinas | (19) 95550-0142'] })).not.toContain('CON-04');
    expect(foundIn({ ...inCity, lines: ['Rua Larga 4', '13083-100 Campinas'] })).not.toContain('CON-04');
  });

  it('may be the season of a role', () => {
    const undated = {
      ...file,
      'document.sections.experience.items.2.start': '',
      'document.sections.experience.items.2.end': '',
    };
    expect(foundIn({ ...undated, lines: ['Logistics assistant (summer 2015)'] })).not.toContain('STR-07');
    expect(foundIn({ ...undated, lines: ['Logistics assistant'] })).toContain('STR-07');
  });
});

const items = 'document.sections.experience.items';

const only = (...roles: unknown[]) => ({ [items]: roles });

const skipOf = (id: string, changes: Parameters<typeof reportOf>[0]) =>
  reportOf(changes).skipped.find((one) => one.id === id)?.why;

const tells =
  '- Planned the shifts of 12 porters at four gates and cut their overtime by a fifth\n- Trained 9\n- Bought 4';

describe('what is missing in a file', () => {
  const unplaced = Array.from({ length: 12 }, (_, at) => `Negotiated freight contracts abroad with carriers ${at}`);
  const known = Array.from({ length: 45 }, () => 'Maren Okafor');

  it.each([
    ['STR-01', { [items]: [] }],
    ['STR-02', { 'document.sections.education.items': [] }],
  ])('is no section that may stand in the words without a field, or in a long summary: %s', (id, without) => {
    expect(findingIn(id, uploaded(known, without))).toBeDefined();
    expect(skipOf(id, uploaded([...known, ...unplaced.slice(0, 2)], without))).toBe('not-read');
    const summary = 'Grew up in a harbour and learned how ferries are steered through ice. '.repeat(9);
    expect(skipOf(id, uploaded(known, { ...without, 'document.summary': summary }))).toBe('not-read');
    expect(findingIn(id, { ...without, 'document.summary': summary })).toBeDefined();
  });

  it('is no title and no employer, which were nearly always read as something else, but a time', () => {
    const lines = ['Experience', 'Porter'];
    const of = (fields: Record<string, unknown>) => only(role({ position: 'Porter', body: tells, ...fields }));
    expect(skipOf('STR-07', uploaded(lines, of({})))).toBe('not-read');
    expect(findingIn('STR-07', of({}))).toBeDefined();
    expect(findingIn('STR-07', uploaded(lines, of({ employer: 'Ned', start: '', end: '' })))).toBeDefined();
  });

  it('is no headline where the name is not at the top', () => {
    const none = { 'document.basics.headline': '', 'document.basics.fullName': 'Subang Jaya' };
    const lines = ['Maren Okafor', 'x@example.com', 'Clerk', 'Subang Jaya', 'Experience'];
    expect(skipOf('CON-06', uploaded(lines, none))).toBe('not-read');
    expect(findingIn('CON-06', uploaded(lines.slice(3), none))).toBeDefined();
  });

  it('is no text of a role where one without a time tells nothing, which is what the one above it tells', () => {
    const pilot = role({ position: 'Pilot', employer: 'Tusk', body: '' });
    const bullet = role({ position: 'Links between three systems', employer: 'Sea, Land', start: '', end: '' });
    expect(skipOf('IMP-01', uploaded(['Experience'], only(pilot, bullet)))).toBe('not-read');
    expect(findingIn('IMP-01', uploaded(['Experience'], only(pilot)))).toBeDefined();
  });
});
