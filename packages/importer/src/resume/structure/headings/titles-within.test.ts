import { expect, it } from 'vitest';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { matchHeading } from './headings.ts';
import { titlesWithin } from './titles-within.ts';

/** Which of these lines are titles of entries; `# ` begins a section. */
const titles = (...texts: string[]): string[] => {
  const lines = texts.map((given) => {
    const text = given.replace(/^# /u, '');
    const look = { key: given.startsWith('# ') ? 'heading' : 'title', strength: 12 };
    return { line: lineOf([cellAt(text, 40, 140)]), rest: [], match: matchHeading(text), look };
  });
  return [...titlesWithin(lines, 'heading')].map(({ text }) => text);
};

it('a title may have the words of its section', () => {
  expect(titles('# Work experience', 'Sailor', 'Clerk', 'Internship')).toEqual(['Internship']);
});

it('what announces another section than the one it is in is none', () => {
  expect(titles('# Awards', 'Prizes for sails', 'Prizes for boats', 'Volunteering')).toEqual([]);
  expect(titles('# Work experience', 'Sailor', 'Internship')).toEqual([]);
});
