import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { findingIn, reportOf, role, textsOf, uploaded } from './checks/testing/reports.ts';
import type { Changes } from './checks/testing/sample-input.ts';
import { glance, page, run } from './checks/testing/pages.ts';
import { verdictOf } from './index.ts';

const statusOf = (id: string, changes: Changes) => {
  const { findings, passed } = reportOf(changes);
  return findings.find((finding) => finding.id === id)?.status ?? (passed.includes(id) ? 'pass' : 'skip');
};
const items = 'document.sections.experience.items';

describe('what a role tells', () => {
  it.each([
    ['en', 'Washed and fed up to fourteen residents in each shift'],
    ['de', 'Betreuung von dreiundzwanzig Bewohnern in jeder Schicht'],
    ['fr', 'Soins quotidiens de quinze résidents du foyer'],
    ['es', 'Atención diaria de quince residentes del hogar'],
    ['pt', 'Cuidado diário de dezessete residentes do lar'],
  ])('has a number that is written in words: %s, %s', (locale, text) => {
    const of = (body: string) => ({
      'document.locale': locale,
      'document.summary': '',
      'document.sections.education.items': [],
      [items]: [role({ position: 'A', employer: 'B', body })],
    });
    expect(findingIn('IMP-02', of(`- ${text}\n- ${text}, and again`))).toBeUndefined();
    expect(findingIn('IMP-02', of('- Jahrhundert, dezembro\n- Onze, once'.replace(/\n.*/u, '')))).toBeDefined();
  });

  it('is no bullet where it is an address', () => {
    const body = '- https://harbour-clinic.example\n- Weighed the lorries\n- Kept the gate\n- Called the pilots';
    const roles = { [items]: [role({ position: 'Gatekeeper', employer: 'Tusk', body })] };
    expect(findingIn('IMP-02', uploaded(['Gatekeeper, Tusk'], roles))?.values['total']).toBe(3);
  });

  it.each([
    ['One of eight', 1, 8, 'warn'],
    ['Every second one', 4, 8, 'fail'],
  ])('begins with a duty, and costs by how often it does: %s', (_, weak, all, status) => {
    const bullets = Array.from({ length: all }, (__, at) =>
      at < weak ? `- Responsible for gate ${at} of the yard` : `- Opened gate ${at} of the yard`,
    );
    const roles = { [items]: [role({ position: 'Gatekeeper', employer: 'Tusk', body: bullets.join('\n') })] };
    expect(statusOf('IMP-04', roles)).toBe(status);
  });

  it('may begin with a duty above its bullets, too', () => {
    const of = (sentence: string) => ({
      [`${items}.0.body`]: `${sentence}\n\n- Opened 14 gates\n- Weighed 200 lorries\n- Called 3 pilots`,
    });
    expect(textsOf('IMP-04', of('Responsible for the gates of the yard.'))).toEqual([
      'Responsible for the gates of the yard.',
    ]);
    expect(textsOf('IMP-04', of('A yard for lorries with two gates.'))).toBeUndefined();
  });

  it('may begin with a title and a time that were not read', () => {
    const of = (body: string) => ({
      [items]: [role({ position: '', employer: 'Tusk Conglomerated', start: '', end: '', body })],
    });
    const lines = ['Experience', 'Tusk Conglomerated', 'Lead Pilot 2014-2015 Steered ships into the harbour.'];
    expect(statusOf('STR-07', uploaded(lines, of(lines[2] ?? '')))).not.toBe('fail');
    expect(statusOf('TIM-01', uploaded(lines, of(lines[2] ?? '')))).toBe('skip');
    const bare = ['Experience', 'Tusk Conglomerated', 'Steered ships into the harbour and out of it again.'];
    expect(statusOf('TIM-01', uploaded(bare, of(bare[2] ?? '')))).toBe('warn');
  });
});

describe('times', () => {
  const now = { position: 'Pilot', employer: 'Tusk', body: '- Steered 14 ships' };

  it.each([
    ['a job agreed on', { start: '2026-09', end: '' }, 'pass'],
    ['a job of a later year', { start: '2029-09', end: '' }, 'fail'],
    ['one that goes on before it has begun', { start: '2026-09', current: true }, 'fail'],
  ])('may lie ahead where they can: %s', (_, time, status) => {
    expect(statusOf('TIM-02', { [`${items}.0`]: { id: newId(), ...now, ...time } })).toBe(status);
  });

  it('of a course lie ahead by some years at most', () => {
    const of = (start: string) => ({
      'document.sections.education.items.0.start': start,
      'document.sections.education.items.0.end': '',
    });
    expect(statusOf('TIM-02', of('2027-10'))).toBe('pass');
    expect(statusOf('TIM-02', of('2034'))).toBe('fail');
  });

  it('of a file go on before they have begun where it says that they begin', () => {
    const changes = { [`${items}.0`]: { id: newId(), ...now, start: '2026-09', current: true } };
    expect(statusOf('TIM-02', uploaded(['Pilot, Tusk', 'ab 09/2026'], changes))).toBe('pass');
    expect(statusOf('TIM-02', uploaded(['Pilot, Tusk', '09/2026 – heute'], changes))).toBe('fail');
  });

  it('are of one kind where some are seasons', () => {
    const years = { [`${items}.1.start`]: '2017', [`${items}.1.end`]: '2018' };
    expect(statusOf('TIM-03', uploaded(['Pilot, Tusk', '2017 – 2018'], years))).toBe('warn');
    expect(statusOf('TIM-03', uploaded(['Pilot, Tusk', 'Summer 2017 and 2018'], years))).toBe('skip');
  });
});

it.each([
  ['Visits', 'pass'],
  ['Forschungsaufenthalte', 'pass'],
  ['Estancias de investigación', 'pass'],
  ['Visited the harbour of Leeds', 'warn'],
])('takes stays for a section of their own: %s', (line, status) => {
  const old = role({ position: 'Lecturer', employer: 'Ned College', start: '1998', end: '2004' });
  const middle = role({ position: 'Tutor', employer: 'Tusk College', start: '1995', end: '1997' });
  const guest = role({ position: 'Guest', employer: 'Aldgate University', start: '2004', end: '2005' });
  const roles = {
    [items]: [old, middle, guest, { ...middle, id: newId(), employer: 'Hull', start: '1990', end: '1994' }],
  };
  const lines = [
    'Employment',
    'Lecturer, Ned College',
    'Tutor, Tusk College',
    line,
    'Guest, Aldgate University',
    'Tutor, Hull',
  ];
  expect(statusOf('STR-06', uploaded(lines, roles))).toBe(status);
});

it.each([
  ['Contact information available on request.', true],
  ['Kontaktdaten und Referenzen auf Anfrage', true],
  ['Cartas de recomendación disponibles a petición', true],
  ['Portfolio available on request', false],
  ['Repaired lifts on request of 40 tenants', false],
])('finds who would tell more on request: %s', (text, isFound) => {
  const locale = /Kontakt/u.test(text) ? 'de' : /Cartas/u.test(text) ? 'es' : 'en';
  const reference = { id: newId(), name: 'Ada Reyes', body: text };
  const alone = { [items]: [], 'document.summary': '' };
  const changes = { ...alone, 'document.locale': locale, 'document.sections.reference.items': [reference] };
  expect(findingIn('STR-10', changes) !== undefined).toBe(isFound);
});

describe('numbers in words', () => {
  const of = (locale: string, ...bullets: string[]) => ({
    'document.locale': locale,
    'document.summary': '',
    'document.sections.education.items': [],
    [items]: [role({ position: 'A', employer: 'B', body: bullets.map((text) => `- ${text}`).join('\n') })],
  });

  it.each([
    ['it', 'Guida di dodici tecnici nel reparto', 'Controllo delle macchine del reparto'],
    ['nl', 'Leiding over vijftien monteurs in de haven', 'Onderhoud van de machines in de haven'],
    ['sv', 'Ledde tolv tekniker i hamnen', 'Underhåll av maskiner i hamnen'],
    ['nb', 'Ledet åtte teknikere i havnen', 'Vedlikehold av maskiner i havnen'],
    ['pl', 'Kierowanie zespołem dwunastu techników', 'Konserwacja maszyn w porcie'],
    ['cs', 'Vedení dvanácti techniků v přístavu', 'Údržba strojů v přístavu'],
    ['ru', 'Руководство двадцатью техниками порта', 'Ремонт машин в порту'],
    ['uk', 'Керівництво дванадцятьма техніками порту', 'Ремонт машин у порту'],
    ['tr', 'Limanda on iki teknisyeni yönetti', 'Limandaki makinelerin bakımı'],
    ['ca', 'Direcció de dotze tècnics del port', 'Manteniment de les màquines del port'],
    ['ro', 'Coordonarea a doisprezece tehnicieni din port', 'Întreținerea mașinilor din port'],
  ])('are known in %s, so that their absence is found', (locale, withNumber, without) => {
    const others = [without, `${without} e di Bari`, `${without}, and more`];
    expect(statusOf('IMP-02', of(locale, withNumber, `${withNumber} ·`, ...others))).toBe('pass');
    expect(statusOf('IMP-02', of(locale, ...others))).toBe('fail');
  });

  it('are not known in Finnish, and fewer are asked for at the start of a career', () => {
    expect(statusOf('IMP-02', of('fi', 'Johti sataman huoltoa', 'Huolsi koneita', 'Opasti uusia'))).toBe('skip');
    const four = ['Led 3 pilots', 'Kept the log', 'Kept the gate', 'Called the pilots', 'Weighed the lorries'];
    expect(statusOf('IMP-02', of('en', ...four))).toBe('warn');
    expect(statusOf('IMP-02', { ...of('en', ...four), 'document.target.level': 'entry' })).toBe('pass');
  });
});

describe('a telephone number', () => {
  it.each([
    ['€150,000 • 2002–2005', 'fail'],
    ['1654-1660', 'fail'],
    ['555 · 356 · 7936', 'skip'],
    ['0114 496 0182', 'skip'],
  ])('is no amount with a year, and no span of years: %s', (line, status) => {
    expect(statusOf('CON-03', uploaded(['Maren Okafor', line], { 'document.basics.phone': '' }))).toBe(status);
  });
});

describe('margins', () => {
  const at = (y: number, role: 'name' | 'text' | 'running-line') => {
    const line = run('Maren Okafor', y, { role });
    return { pages: [page(...glance(), { ...line, box: { ...line.box, y } })] };
  };

  it('are narrower for names, whose boxes are large, and for running lines', () => {
    expect(findingIn('FMT-04', at(25.5, 'text'))).toBeDefined();
    expect(findingIn('FMT-04', at(25.5, 'name'))).toBeUndefined();
    expect(findingIn('FMT-04', at(18, 'name'))).toBeDefined();
    expect(findingIn('FMT-04', at(18, 'running-line'))).toBeUndefined();
  });

  it('are shown by what is nearest to the edge', () => {
    const near = (text: string, y: number) => ({ ...run(text, y), box: { x: 57, y, width: 60, height: 10 } });
    const pages = [page(...glance(), near('near', 20), near('nearest', 4))];
    expect(textsOf('FMT-04', { pages })).toEqual(['nearest']);
  });
});

it('takes no target of a link for text that is drawn', () => {
  const lines = ['Maren Okafor', 'mailto:maren@tusk.example'];
  const on = (...texts: string[]) =>
    uploaded(lines, { pages: [page(...texts.map((text, at) => run(text, 60 + 14 * at)))] });
  expect(findingIn('WRI-13', on('Maren Okafor', 'maren@tusk.example'))).toBeUndefined();
  expect(findingIn('WRI-13', on('Maren Okafor', 'mailto:maren@tusk.example'))).toBeDefined();
  // Of a file without pages, only one behind its text is known to be seen.
  expect(findingIn('WRI-13', uploaded(lines, { pages: undefined }))).toBeUndefined();
  const behind = ['maren@tusk.example (mailto:maren@tusk.example)'];
  expect(findingIn('WRI-13', uploaded(behind, { pages: undefined }))).toBeDefined();
});

it('takes a label in several entries for no heading', () => {
  const told = (ship: string) => [
    `Steered the ${ship}`,
    `Moored the ${ship}`,
    `Loaded the ${ship}`,
    `Called the ${ship}`,
  ];
  const one = role({ position: 'Head Pilot', employer: 'Tusk', body: `- ${told('Maria').join('\n- ')}` });
  const other = role({
    position: 'Pilot',
    employer: 'Harbour & Pine',
    start: '2015-01',
    end: '2019-12',
    body: `- ${told('Anna').join('\n- ')}`,
  });
  const of = (label: string, again: string) =>
    uploaded(
      [
        'Experience',
        'Head Pilot',
        'Tusk, 01/2020 – 03/2023',
        label,
        ...told('Maria'),
        'Pilot',
        'Harbour & Pine, 01/2015 – 12/2019',
        again,
        ...told('Anna'),
      ],
      { [items]: [one, other] },
    );
  expect(statusOf('IMP-02', of('Summary:', 'Summary:'))).toBe('fail');
  expect(statusOf('IMP-02', of('Summary', 'Languages'))).toBe('skip');
});

it('sees a text in another language than its headings', () => {
  const german = [
    'Leitung der Werkstatt mit zwölf Kräften und einer Azubine',
    'Wartung von Kranen für den Hafen und die Werft',
    'Schulung der Teams zu Gefahren bei der Arbeit',
  ];
  const english = ['Led the workshop with twelve people', 'Serviced cranes for the port and the yard', 'Trained teams'];
  const of = (bullets: readonly string[]) => ({
    'document.summary': '',
    [items]: [role({ position: 'A', employer: 'B', body: bullets.map((text) => `- ${text}`).join('\n') })],
  });
  const isSkipped = (changes: Changes) =>
    reportOf(changes).skipped.some(({ id, why }) => id === 'IMP-03' && why === 'language');
  expect(isSkipped(of(german))).toBe(true);
  expect(isSkipped(of(english))).toBe(false);
  expect(isSkipped(of([...english, 'Wrote “Lob der Arbeit und der Kräne” for the museum of Hull']))).toBe(false);
});

it('knows an address that goes on in the next line', () => {
  const without = (...lines: string[]) => uploaded(['Maren Okafor', ...lines], { 'document.basics.email': '' });
  expect(statusOf('CON-02', without('maren@harbourmail.', 'example'))).toBe('skip');
  expect(statusOf('CON-02', without('maren at harbourmail', 'example'))).toBe('fail');
});

it('asks for no street to be left out where its name is of another country', () => {
  const of = (address: string) =>
    uploaded(['Maren Okafor', address], { 'document.basics.location': { city: 'Vannes', address } });
  expect(statusOf('CON-04', of('7 rue de la Mer'))).toBe('pass');
  expect(textsOf('CON-04', of('7 Harbour Road'))).toEqual(['7 Harbour Road']);
});

it('finds a street that was read into a city', () => {
  const of = (postalCode: string, city: string) =>
    uploaded(['Maren Okafor', `${postalCode} ${city}`], {
      'document.basics.location': { city, postalCode, countryCode: 'US' },
    });
  expect(textsOf('CON-04', of('2217 SE', 'Hawthorne Blvd 97214 Portland'))).toEqual([
    '2217 SE Hawthorne Blvd 97214 Portland',
  ]);
  expect(textsOf('CON-04', of('97214', 'Portland'))).toBeUndefined();
});

describe('the employer of a role in a file', () => {
  const of = (fields: Record<string, unknown>) => ({
    [items]: [role({ position: 'Head Pilot', employer: '', body: '- Steered 14 ships', ...fields })],
  });

  it('may have been read as its place', () => {
    const lines = ['Experience', 'Harbour Fifty', 'Head Pilot 01/2020 – 03/2023', 'Steered 14 ships'];
    expect(statusOf('STR-07', uploaded(lines, of({ location: 'Harbour Fifty' })))).not.toBe('fail');
    expect(statusOf('STR-07', uploaded(['Experience', 'Head Pilot, Hull'], of({ location: 'Hull' })))).toBe('skip');
    expect(statusOf('STR-07', of({}))).toBe('fail');
  });

  it('is no number, and its title no label', () => {
    const lines = ['Experience', 'Specialised in ships', '1600'];
    expect(statusOf('STR-07', uploaded(lines, of({ position: 'Specialised in', start: '', end: '' })))).not.toBe(
      'fail',
    );
    expect(statusOf('STR-07', uploaded(lines, of({ employer: '1600', start: '', end: '' })))).not.toBe('fail');
  });
});

it('halves nothing that is seen on pages, whatever they were read into', () => {
  const pale = { size: 10, colour: '#bbbbbb', path: 'basics.headline' };
  const pages = [
    page(...glance(), run('A long text in grey that nobody can read well, on most of the page', 300, pale)),
  ];
  const changes = uploaded(['Maren Okafor'], { pages, confidence: { 'basics.headline': 0.3 } });
  expect(findingIn('FMT-06', changes)).toMatchObject({ doubtful: false });
});

describe('what a report says in a word', () => {
  const verdict = (changes: Changes) => verdictOf(reportOf(changes));
  const pales = (colour: string) => [page(...glance().map((one) => ({ ...one, colour })))];

  it('is not that nothing important is left where a fault that matters is', () => {
    expect(verdict({})).toBe('excellent');
    expect(verdict({ pages: pales('#bbbbbb') })).toBe('good');
    expect(verdict({ 'document.sections.experience.items.0.employer': 'StartupXYZ' })).toBe('good');
    const short = '- Cut late deliveries from 11% to 3%\n- Led 34 people\n- Held £4 million\n- Moved 12,000 articles';
    const thin = {
      [`${items}.0.body`]: short,
      [`${items}.1.body`]: short.replaceAll('a', 'o'),
      [`${items}.2.body`]: '',
    };
    expect(findingIn('FMT-02', thin)).toBeDefined();
    expect(verdict(thin)).not.toBe('excellent');
  });
});

const vague = [
  'Steered ships into the harbour and out of it again, in fog, ice and strong winds, by day and by night',
  'Called the pilots who were on watch and told them about currents, depths and works along the channel',
  'Kept the log of movements, delays and accidents, and passed it to the harbour office at the end of each shift',
  'Weighed the lorries of the quarry',
  'Showed apprentices how tugs are fastened, how anchors hold on sand, and whom they should ask before they leave a berth',
  'Met owners of barges about insurance, tested radios, inspected ropes and renewed broken lights at piers',
  'Repaired lamps, painted buoys, cleared driftwood after storms, counted seals for biologists, and sold charts to visiting yachts',
]
  .map((bullet) => `- ${bullet}`)
  .join('\n');

it('counts for less the less the work tells, at any point of a career', () => {
  const one = '- Steered, docked and weighed ferries beneath narrow bridges throughout stormy winters';
  const other = '- Trained younger captains, wrote handbooks about ice and rebuilt the engine room after a fire';
  const told = (body: string, changes: Changes = {}) =>
    reportOf({ [items]: [role({ body, start: '2015-01' })], ...changes }).most ?? 100;
  expect(told(one)).toBeLessThan(told(`${one}\n${other}`));
  // What is there twice tells nothing the second time.
  expect(told(`${one}\n${one}`)).toBeLessThan(told(`${one}\n${other}`));
  expect(told(`${one}\n${other}`, { 'document.target.level': 'entry' })).toBe(told(`${one}\n${other}`));
  expect(told(`${one}\n${other}\n${vague}`)).toBe(100);
});

describe('somebody who publishes', () => {
  const publications = Array.from({ length: 3 }, (_, at) => ({ id: newId(), title: `A study of tides, part ${at}` }));
  const of = (position: string, employer: string) => ({
    'document.sections.publication.items': publications,
    [items]: [role({ position, employer, body: vague, start: '2015-01', end: '', current: true })],
  });

  it('is not praised for what is not judged', () => {
    expect(reportOf(of('Research fellow', 'University of Hull')).most).toBeLessThan(100);
    expect(reportOf(of('Chief pilot', 'Tusk Shipping')).most).toBeUndefined();
  });

  it('is an academic where the work is research, and is judged by an ordinary job', () => {
    expect(statusOf('IMP-02', of('Research fellow', 'University of Hull'))).toBe('skip');
    expect(statusOf('IMP-02', of('Doctoral student', 'Max Planck Institute'))).toBe('skip');
    expect(statusOf('IMP-02', of('Chief pilot', 'Tusk Shipping'))).toBe('fail');
  });
});
