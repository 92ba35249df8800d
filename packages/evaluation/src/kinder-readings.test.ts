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
