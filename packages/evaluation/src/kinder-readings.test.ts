import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
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

describe('letters that a file has lost', () => {
  const text = `Maren Okafor\n${'Planned the rota for the depot with the drivers of both shifts\n'.repeat(20)}`;
  const ats02 = (changed: string) =>
    evaluate(inputWith('resume', { origin: 'uploaded', extraction: { text: changed, second: text } })).findings.find(
      ({ id }) => id === 'ATS-02',
    )?.status;

  it.each([
    ['one word of hundreds', `${text}the of\uFFFDce`, 'warn'],
    ['many words', text.replaceAll('shifts', 'shi\uFFFDs'), 'fail'],
    ['the name', text.replace('Okafor', 'O\uFFFDafor'), 'fail'],
    ['none, but ligatures', text.replaceAll('shifts', 'shi\uFB05s'), undefined],
    ['none, but icons', text.replace('Maren', '\uE0B1 Maren'), 'warn'],
    ['none, but icons without a code', text.replace('Maren', '\uFFFD Maren \uFFFD'), 'warn'],
    ['none, with the bullets of a word processor', text.replaceAll('Planned', '\uF0B7 Planned'), undefined],
  ])('limit the score if they matter: %s', (_, changed, status) => {
    expect(ats02(changed)).toBe(status);
  });
});

describe('a course that names only its end', () => {
  it('leaves no gap before it', () => {
    const gap = {
      'document.sections.education.items': [
        { id: newId(), degree: 'BSc', institution: 'University of Hull', start: '', end: '2018' },
      ],
      'document.sections.experience.items.1.start': '2018-06',
      'document.sections.experience.items.1.end': '2020-12',
      'document.sections.experience.items.2.start': '2015-01',
      'document.sections.experience.items.2.end': '2015-09',
    };
    const ids = evaluate(inputWith('resume', gap)).findings.map(({ id }) => id);
    expect(ids).not.toContain('TIM-04');
    const without = { ...gap, 'document.sections.education.items': [] };
    expect(evaluate(inputWith('resume', without)).findings.map(({ id }) => id)).toContain('TIM-04');
  });
});

describe('a letter whose closing and name were read as text', () => {
  it('ends with its last paragraph', () => {
    const closing = ['Kind regards,', 'Maren Okafor'].map((text) => ({ id: newId(), text }));
    const { paragraphs } = inputWith('coverletter').document as { paragraphs?: unknown[] };
    const changes = { 'document.paragraphs': [...(paragraphs ?? []), ...closing] };
    const ids = (more: Changes) =>
      evaluate(inputWith('coverletter', { ...changes, ...more })).findings.map(({ id }) => id);
    expect(ids({ origin: 'uploaded' })).not.toContain('CL-08');
    expect(ids({})).toContain('CL-08');
  });
});

describe('somebody who publishes', () => {
  it('may name roles without telling of them', () => {
    const named = {
      'document.sections.experience.items.0.position': 'Postdoctoral fellow',
      'document.sections.experience.items.0.body': '',
      'document.sections.experience.items.1.body': '',
    };
    const ids = (lines: readonly string[]) =>
      evaluate(inputWith('resume', { ...named, lines })).findings.map(({ id }) => id);
    expect(ids(['Selected publications'])).not.toContain('IMP-01');
    expect(ids([])).toContain('IMP-01');
  });
});

describe('the reading of a file that somebody uploaded', () => {
  const file = { origin: 'uploaded', pages: [] };
  const statusOf = (id: string, changes: Changes) =>
    evaluate(inputWith('resume', { ...file, ...changes })).findings.find((finding) => finding.id === id)?.status;

  it.each([
    ['a label', 'Personal email', '', undefined],
    ['a place with its region', 'Chennai, Tamil Nadu', '', undefined],
    ['none, but one behind the street', '', '14 Baggot Street, D02 X285 Dublin', 'warn'],
    ['none', '', '', 'fail'],
  ])('takes for the city: %s', (_, city, address, status) => {
    const location = { address, city, region: '', postalCode: '', countryCode: '' };
    const basics = {
      'document.basics.location': location,
      'document.locale': 'en-GB',
      lines: [],
      extraction: undefined,
    };
    expect(statusOf('CON-04', basics)).toBe(status);
  });

  it.each([
    ['a code of Canada', 'Québec (Québec) G1K 3A2', undefined],
    ['a town and its region in a sentence', 'Married. 88 Elm Street, Columbus, Ohio', undefined],
    ['nothing', 'Anywhere', 'fail'],
  ])('leaves a place alone that it has not read: %s', (_, line, status) => {
    const location = { address: '', city: '', region: '', postalCode: '', countryCode: '' };
    expect(statusOf('CON-04', { 'document.basics.location': location, lines: [line], extraction: undefined })).toBe(
      status,
    );
  });

  it.each([
    ['Harbour Inn, Leeds', 'uploaded', undefined],
    ['Leeds', 'uploaded', undefined],
    ['Leeds', 'ours', 'warn'],
  ])('misses no employer of a file, which may have been read as a place: %j, %s', (location, origin, status) => {
    const role = { 'document.sections.experience.items.0.location': location };
    const changes = { ...role, 'document.sections.experience.items.0.employer': '', lines: [], origin };
    expect(statusOf('STR-07', changes)).toBe(status);
  });

  it('takes a month at the end of a place for a part of a date', () => {
    const place = { 'document.sections.experience.items.0.location': 'Montréal · août 2021 – mai' };
    const year = { ...place, 'document.sections.experience.items.1.start': '2017' };
    expect(statusOf('TIM-03', year)).toBeUndefined();
    expect(statusOf('TIM-03', { ...year, origin: 'ours' })).toBeDefined();
  });

  it('does not report vowel signs of Devanagari that only one reader loses', () => {
    expect(statusOf('ATS-02', { extraction: { text: '\uFFFDवक्रम सिंह', second: '' } })).toBeUndefined();
  });

  it('judges no roles, dates and contacts of a file most of which it has not read', () => {
    const lines = Array.from(
      { length: 12 },
      (_, at) => `Negotiated freight contracts abroad, number ${at}, with carriers`,
    );
    const at = 'document.sections.experience.items.0';
    const role = { [`${at}.start`]: '', [`${at}.end`]: '', [`${at}.current`]: false, lines };
    expect(statusOf('STR-07', { ...role, lines: [] })).toBe('warn');
    expect(statusOf('STR-07', role)).toBeUndefined();
    const swallowed = {
      ...role,
      lines: ['x'],
      'document.summary': 'Name: Maren Okafor, maren@example.com, Depot clerk',
    };
    expect(statusOf('STR-07', swallowed)).toBeUndefined();
  });

  it('gives the roles below an employer that employer, also if the first was read with it', () => {
    const second = { 'document.sections.experience.items.1.employer': '' };
    expect(statusOf('STR-07', second)).toBeUndefined();
    expect(statusOf('STR-07', { ...second, origin: 'ours' })).toBe('warn');
  });

  it('finds roles that were read as a summary', () => {
    const without = { 'document.sections.experience.items': [] };
    const read = {
      ...without,
      'document.summary': 'Jobs Depot clerk, Northwind, 2023 - 2024\n\n- Loaded trucks\n- Swept',
    };
    expect(statusOf('STR-01', without)).toBe('fail');
    expect(statusOf('STR-01', read)).toBeUndefined();
    expect(statusOf('STR-01', { ...read, origin: 'ours' })).toBe('fail');
    expect(statusOf('STR-01', { ...without, 'document.summary': 'Trained in 2019.\n\nLoads trucks.' })).toBe('fail');
  });

  it('finds an employer that was read with the title', () => {
    const read = { 'document.sections.experience.items.0.employer': '' };
    const title = { 'document.sections.experience.items.0.position': 'Operations Manager, Harbour Clinic' };
    expect(statusOf('STR-07', read)).toBeUndefined();
    expect(statusOf('STR-07', { ...read, ...title })).toBeUndefined();
    expect(statusOf('STR-07', { ...read, ...title, origin: 'ours' })).toBe('warn');
  });

  it('says of letters without a name that they are lost, and nothing of bullets', () => {
    const lost = (text: string) => statusOf('ATS-02', { extraction: { text, second: text } });
    const words =
      'Maren Okafor\nOperations Manager\n' + 'Planned the shifts of forty people in two depots. '.repeat(20);
    expect(lost(`${words}\n\u0088 Led nine people`)).toBeUndefined();
    expect(lost(`${words}\nThe \u001crst depot of its kind`)).toBe('warn');
    const quotes = '\u0010Planned\u0011 '.repeat(9);
    expect(lost(`${words}\n${quotes}`)).toBe('warn');
    expect(lost(`${words}\n${'A\u001cord '.repeat(9)}`)).toBe('fail');
    expect(lost(`Ma\u001cren Okafor\n${words}`)).toBe('fail');
  });

  it('finds skills where the file tells of them, whether that was understood or not', () => {
    const skills = ['Terraform', 'Ansible', 'Grafana', 'Prometheus'];
    const only = { 'document.sections.skill.items': [{ id: newId(), name: '', keywords: skills }] };
    expect(statusOf('IMP-07', { ...only, lines: skills })).toBe('warn');
    expect(statusOf('IMP-07', { ...only, lines: [...skills, 'Moved 40 dashboards to Grafana'] })).toBeUndefined();
  });

  it.each([
    ['an icon before a number', 'I +44 113 496 0182', '+44 113 496 0182 I', undefined],
    [
      'a time at the margin',
      'Research Experience Jul 2022 – Jul 2025',
      'Jul 2022 – Jul 2025 Research Experience',
      undefined,
    ],
    [
      'a letter that the file has no name for',
      'Planned the \u001crst shifts of forty',
      'Planned the first shifts of forty',
      undefined,
    ],
    ['words', 'Planned shifts of forty people', 'forty people Planned shifts of', 'fail'],
  ])('asks for the order of words alone: %s', (_, text, second, status) => {
    expect(statusOf('ATS-03', { extraction: { text, second } })).toBe(status);
  });
});
