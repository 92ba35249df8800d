import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { findingIn, reportOf, role, uploaded } from './checks/testing/reports.ts';
import { repeatedWords } from './text/repeated.ts';
import { isTold } from './text/told.ts';

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

describe('what is below a role of a file', () => {
  it('is no kind of placement and no time, which tell nothing', () => {
    expect(isTold('Stage clientèle & vente', 'fr')).toBe(false);
    expect(isTold('Stage de six mois avec les clients de la région', 'fr')).toBe(true);
    expect(isTold('Vanaf maart 2010', 'nl')).toBe(false);
    expect(isTold('Vanaf maart 2010 elke week twee klanten', 'nl')).toBe(true);
  });

  it('is too long a list only where several things were hardly read as one', () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, at) => `- Drew ${at + 3} charts of harbour ${at}`).join('\n');
    const of = (count: number) => only(role({ position: 'Pilot', employer: 'Tusk', body: list(count) }));
    expect(findingIn('IMP-01', uploaded(['Experience'], of(12)))).toBeUndefined();
    expect(findingIn('IMP-01', uploaded(['Experience'], of(13)))).toBeDefined();
    expect(findingIn('IMP-01', of(12))).toBeDefined();
  });
});

it('asks academics for neither verbs nor several bullets, who name courses and offices', () => {
  const named = Array.from({ length: 6 }, (_, at) => `- Full course on tides for ${at + 20} fellows`).join('\n');
  const publications = Array.from({ length: 3 }, (_, at) => ({ id: newId(), title: `A study of tides, part ${at}` }));
  const of = (position: string) => ({
    ...only(role({ position, employer: 'University of Hull', body: named })),
    'document.sections.publication.items': publications,
  });
  expect(skipOf('IMP-03', of('Lecturer'))).toBe('stage');
  const one = only(role({ position: 'Lecturer', employer: 'University of Hull', body: '- Full course on tides' }));
  expect(skipOf('IMP-01', { ...of('Lecturer'), ...one })).toBe('stage');
  expect(findingIn('IMP-01', one)).toBeDefined();
  expect(findingIn('IMP-03', { ...of('Lecturer'), 'document.sections.publication.items': [] })).toBeDefined();
});

it('takes the places of a list that are still to be filled in for no words in a row', () => {
  const of = (text: string) => repeatedWords([{ text, path: 'sections.skill.items.0.keywords' }]);
  expect(of('Tool, Tool / Tool, Tool, Tool, Tool')).toEqual([]);
  expect(of('Tool tool tool tool')).toHaveLength(1);
});

it('counts no skills where one has the length of a sentence', () => {
  const skills = (last: string) => ({
    'document.sections.skill.items': [
      { id: newId(), name: '', keywords: [...Array.from({ length: 31 }, (_, at) => `Tool${at}`), last] },
    ],
  });
  expect(findingIn('STR-03', uploaded([], skills('Owner of a European driving licence')))).toBeUndefined();
  expect(findingIn('STR-03', uploaded([], skills('Ferries')))).toBeDefined();
});

it('takes the sentence by which somebody declares that all is true for no speech about oneself', () => {
  const others = ['project', 'volunteer-experience', 'community-service', 'education'];
  const own =
    '- Pilotage des navires dans le port et dans la rade\n- Formation des apprentis pour les quais de la ville';
  const of = (body: string) => ({
    'document.locale': 'fr',
    'document.summary': 'Pilote de port avec dix ans dans les eaux du nord et une équipe pour les quais de la ville.',
    ...Object.fromEntries(others.map((key) => [`document.sections.${key}.items`, []])),
    ...only(role({ position: 'Pilote', employer: 'Tusk', body: `${own}\n${body}` })),
  });
  expect(findingIn('WRI-02', of('- Je soussigné, certifie que ces renseignements sont exacts'))).toBeUndefined();
  expect(findingIn('WRI-02', of('- Je dirige une équipe de douze pilotes'))).toBeDefined();
});
