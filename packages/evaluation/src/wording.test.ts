import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { glance, page, run } from './checks/testing/pages.ts';
import { findingIn, reportOf, role } from './checks/testing/reports.ts';
import { inputWith, type Changes } from './checks/testing/sample-input.ts';
import { evaluate } from './index.ts';
import { remainsIn } from './text/remains.ts';
import { repeatedWords } from './text/repeated.ts';

const items = 'document.sections.experience.items';

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

describe('what was left', () => {
  it.each([
    ['04550161 , , US', [', ,']],
    ['Front End Tech: (): HTML', ['()']],
    ['Called main() twice', []],
    ['__Phone__: 123', ['__Phone__']],
    ['A module with __init__ methods', []],
    ['Programming Basics**', ['**']],
    ['+49 ** *** 12', []],
    ['description', ['description']],
    ['Description', []],
    ['Leeds, Harbour, Pier', []],
  ])('is found in a line: %s', (text, found) => {
    expect(remainsIn(text)).toEqual(found);
  });
});

it('takes the places of a list that are still to be filled in for no words in a row', () => {
  const of = (text: string) => repeatedWords([{ text, path: 'sections.skill.items.0.keywords' }]);
  expect(of('Tool, Tool / Tool, Tool, Tool, Tool')).toEqual([]);
  expect(of('Tool tool tool tool')).toHaveLength(1);
});

const only = (...roles: unknown[]) => ({ [items]: roles });

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

const body = (role: number) => `document.sections.experience.items.${role}.body`;

const extra = (...pairs: [string, string][]) => ({
  'document.country': 'US',
  'document.basics.location.countryCode': '',
  'document.basics.extra': pairs.map(([label, value]) => ({ id: newId(), label, value })),
});

describe('what a reader would not reproach', () => {
  it('is a birth date where other facts show that it is customary', () => {
    const born: [string, string] = ['Date of birth', '4 June 2001'];
    const file = { origin: 'uploaded' };
    expect(findingIn('CON-08', { ...file, ...extra(born) })).toBeDefined();
    expect(findingIn('CON-08', { ...file, ...extra(born, ['Nationality', 'British']) })).toBeDefined();
    expect(findingIn('CON-08', { ...file, ...extra(born, ['Nationality', 'Nigerian']) })).toBeUndefined();
    expect(findingIn('CON-08', { ...file, ...extra(born, ['State of Origin', 'Ogun']) })).toBeUndefined();
    // In a document of ours the country was chosen.
    expect(findingIn('CON-08', extra(born, ['State of Origin', 'Ogun']))).toBeDefined();
  });

  it('is a bullet that says how it was done before its verb', () => {
    const bullets = (...lines: string[]) => ({ [body(0)]: lines.map((line) => `- ${line}`).join('\n') });
    const found = (changes: Changes) => findingIn('IMP-03', { ...changes, [body(1)]: '', [body(2)]: '' });
    const figures = ['of 12 trailers a day', 'of 40 frames a week', 'of 3 cranes'];
    expect(found(bullets(...figures.map((figure) => `MIG welded the joints ${figure}`)))).toBeUndefined();
    expect(found(bullets(...figures.map((figure) => `Line manage the crew ${figure}`)))).toBeUndefined();
    expect(found(bullets(...figures.map((figure) => `MIG welds ${figure}`)))).toBeDefined();
  });

  it('is the number of a page at the end of its last line', () => {
    const text = 'Kiefernweg 12 in 33609 Bielefeld';
    const lines = (foot: (page: number) => string) =>
      [1, 2, 3].flatMap((at) => [`Planned the routes of depot number ${at} with the drivers`, foot(at)]).join('\n');
    const second = lines((at) => `${at}/3 ${text}`);
    expect(
      findingIn('ATS-03', { origin: 'uploaded', extraction: { text: lines((at) => `${text} ${at}/3`), second } }),
    ).toBeUndefined();
    expect(
      findingIn('ATS-03', {
        origin: 'uploaded',
        extraction: { text: lines((at) => `${text} depot ${at}`), second: lines((at) => `depot ${at} ${text}`) },
      }),
    ).toBeDefined();
  });
});

describe('what a reader would see', () => {
  const prose = { [body(0)]: 'Led 34 people in two shifts.', [body(1)]: 'Trained 60 seasonal staff a year.' };

  it.each([
    ['Available on request.', true],
    ['References from two chairmen on request.', true],
    ['Quotes for repairs made on request', false],
  ])('is an offer of references: %s', (name, isFound) => {
    const items = [{ id: newId(), name }];
    expect(findingIn('STR-10', { 'document.sections.additional.items': items }) !== undefined).toBe(isFound);
  });

  it.each([
    ['Main duties: serving guests, clearing tables, keeping the bar tidy', true],
    ['Main duties: serving 120 guests a night, clearing tables', false],
    ['Duties on imports were paid on the day', false],
  ])('is a list of duties: %s', (text, isFound) => {
    expect(findingIn('IMP-04', { ...prose, [body(2)]: text }) !== undefined).toBe(isFound);
  });

  it('is a page with nothing but its foot and a line', () => {
    const foot = (at: number) => run(`Maren Okafor, page ${at}`, 800);
    const second = (y: number) => page(run('Leeds, 3 May', y), foot(2));
    expect(findingIn('FMT-08', { pages: [page(...glance(), foot(1)), second(60)] })).toBeDefined();
    expect(findingIn('FMT-08', { pages: [page(...glance(), foot(1)), second(400)] })).toBeUndefined();
  });

  it('is a summary of phrases that anybody could write', () => {
    const summary =
      'Reliable cook who is a good listener and willing to learn, with a good sense of humour, and a quick learner who brings 12 years in hotel kitchens.';
    expect(findingIn('WRI-04', { 'document.summary': summary })?.values).toEqual({ count: 4 });
  });

  it('is each misspelled word, more than the form of the page', () => {
    const scoreWith = (count: number) => {
      const misspelled = Array.from({ length: count }, (_, at) => ({ text: `delivry${at}`, path: 'summary' }));
      return evaluate(inputWith('resume', { misspelled })).score;
    };
    const scores = [0, 1, 2, 3, 4, 5].map(scoreWith);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(6);
    expect(scoreWith(0) - scoreWith(5)).toBeGreaterThan(4);
  });

  it.each(['biker71@example.com', 'maren_sweetie@example.com', 'mo.thechef@example.com'])(
    'is an address that is no name: %s',
    (email) => {
      expect(findingIn('CON-07', { 'document.basics.email': email })).toBeDefined();
    },
  );
});

it('takes bullets that begin with what they are about for different ones', () => {
  const told = (topics: readonly string[]) =>
    role({
      position: 'Buyer',
      employer: 'Ned',
      body: topics.map((topic, at) => `- ${topic}Directed ${at + 2} teams of ${at + 3} people`).join('\n'),
    });
  const topics = ['Kites: ', 'Boats and oars: ', 'Sails: ', 'Masts: '];
  expect(findingIn('IMP-05', { [items]: [told(topics)] })).toBeUndefined();
  expect(findingIn('IMP-05', { [items]: [told(topics.map(() => ''))] })).toBeDefined();
});

it.each([
  ['Code at https: // github. com/ tern', false],
  ['Code at github.com/tern', false],
  ['Taught github to four teams', true],
])('reproaches how a name is written in a sentence, and not in an address: %s', (text, isFound) => {
  expect(findingIn('WRI-10', { 'document.summary': text }) !== undefined).toBe(isFound);
});

it.each([
  ['Chargé de la gestion des stocks de deux dépôts', true],
  ['Chargée de préparer les réunions du dépôt', true],
  ['Chargé de clientèle pour les artisans du Havre', false],
  ["Chargée d'enseignements en algorithmique", false],
])('a duty is told by what somebody is charged with, not by a French title: %s', (text, isFound) => {
  const told =
    'Livré les colis de la ville avec les camions et les équipes du dépôt, pour le compte des artisans et des écoles';
  const body = `- ${text}\n- ${told}`;
  const changes = {
    'document.locale': 'fr',
    'document.summary': 'Responsable des dépôts et des équipes de la ville, avec dix ans de métier dans le transport',
    [items]: [role({ position: 'Adjoint', employer: 'Ned', body })],
  };
  expect(reportOf(changes).skipped.map(({ id }) => id)).not.toContain('IMP-04');
  expect(findingIn('IMP-04', changes) !== undefined).toBe(isFound);
});
