import { describe, expect, it } from 'vitest';
import { findingIn, reportOf, role, statusOf, uploaded } from './checks/testing/reports.ts';
import type { Changes } from './checks/testing/sample-input.ts';
import { slipOf } from './text/slips-of-headings.ts';

const items = 'document.sections.experience.items';

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

describe('headings with a slip', () => {
  it.each([
    ['Competenties', undefined],
    ['Kompetence', undefined],
    ['Exprience', 'experience'],
    ['Esperiencia', 'experience'],
    ['Eduction', 'education'],
    ['Experience', undefined],
    ['Esperienza', undefined],
    ['Formation', undefined],
    ['Harbour', undefined],
  ])('are known: %s', (line, key) => {
    expect(slipOf(line)).toBe(key);
  });

  it('are misspelled, and do not miss the roles', () => {
    const lines = (heading: string) => ['Maren Okafor', heading, 'Pilot at Tusk, 2020', 'Steered ships', 'Education'];
    const of = (heading: string) => uploaded(lines(heading), { [items]: [], 'document.sections.project.items': [] });
    expect(findingIn('STR-01', of('Exprience'))).toBeUndefined();
    expect(findingIn('WRI-01', of('Exprience'))?.evidence[0]?.text).toBe('Exprience');
    expect(findingIn('WRI-01', of('Harbours'))).toBeUndefined();
    expect(findingIn('STR-01', of('Harbours'))).toBeDefined();
  });
});
