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
  const skippedIn = (changes: Changes) => new Set(evaluate(inputWith('resume', changes)).skipped.map(({ id }) => id));
  const foundIn = (changes: Changes) => evaluate(inputWith('resume', changes)).findings.map(({ id }) => id);

  it.each([
    ['STR-01', 'Work history', { 'document.sections.experience.items': [] }],
    ['STR-02', 'School: Lakeview High', { 'document.sections.education.items': [] }],
    ['STR-03', 'UMIEJĘTNOŚCI', { 'document.sections.skill.items': [] }],
    ['STR-04', 'Profile', { 'document.summary': '' }],
    ['CON-04', 'Coimbatore, Tamil Nadu', { 'document.basics.location.city': '' }],
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

  it('may be the region after a city, and is no street without a number', () => {
    const inCity = {
      ...file,
      'document.basics.location': { city: 'Campinas', countryCode: '', address: 'Department of Earth Sciences' },
    };
    expect(foundIn({ ...inCity, lines: ['Campinas – SP | (19) 95550-0142'] })).not.toContain('CON-04');
    expect(foundIn({ ...inCity, lines: ['Campinas | (19) 95550-0142'] })).toContain('CON-04');
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
    ['none, but ligatures', text.replaceAll('shifts', 'shi\uFB05s'), 'warn'],
    ['none, but icons', text.replace('Maren', '\uE0B1 Maren'), 'warn'],
    ['none, with the bullets of a word processor', text.replaceAll('Planned', '\uF0B7 Planned'), undefined],
  ])('limit the score if they matter: %s', (_, changed, status) => {
    expect(ats02(changed)).toBe(status);
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
