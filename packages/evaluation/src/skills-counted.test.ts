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
