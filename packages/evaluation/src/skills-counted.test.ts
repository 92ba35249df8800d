import { newId } from '@vitae/domain';
import { expect, it } from 'vitest';
import { findingIn, uploaded } from './checks/testing/reports.ts';

it('counts no skills where one has the length of a sentence', () => {
  const skills = (last: string) => ({
    'document.sections.skill.items': [
      { id: newId(), name: '', keywords: [...Array.from({ length: 31 }, (_, at) => `Tool${at}`), last] },
    ],
  });
  expect(findingIn('STR-03', uploaded([], skills('Owner of a European driving licence')))).toBeUndefined();
  expect(findingIn('STR-03', uploaded([], skills('Ferries')))).toBeDefined();
});

it('counts no numbers and shares beside the bars of a file as skills', () => {
  const of = (...keywords: string[]) => ({
    'document.sections.skill.items': [{ id: newId(), name: '', keywords }],
    'document.sections.experience.items.0.body': '- Wrote 14 pages in HTML and PHP',
  });
  const named = ['Web Design', '80%', 'Editing', '91 %', 'Ferries', '4/5', 'Locks', '70', 'HTML5'];
  expect(findingIn('IMP-07', uploaded([], of(...named)))?.values).toEqual({ count: 4, total: 5 });
  // A version says nothing of whether it is shown.
  expect(findingIn('IMP-07', uploaded([], of(...named, 'PHP7')))).toBeUndefined();
  expect(findingIn('STR-03', uploaded([], of('80%', '91%', '70%', 'Ferries', 'Locks', 'Rivers')))).toBeDefined();
});
