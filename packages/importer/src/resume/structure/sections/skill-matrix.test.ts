import { expect, it } from 'vitest';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { withoutYearsOfSkills } from './skill-matrix.ts';

it('a table of skills with their years is of the skills only, by their groups', () => {
  const row = (...texts: string[]) => lineOf(texts.map((text, at) => cellAt(text, 40 + 90 * at, 110 + 90 * at)));
  const kept = withoutYearsOfSkills([
    row('I know these'),
    row('Level', 'Skill', 'Years', 'Comment'),
    row('Languages:', 'Python', '18', 'May it run a thousand years!'),
    row('C', '15', 'Stars in the void.'),
    row('Systems:', 'Linux', '20', 'The year of the desktop?'),
    row('Zephyr', '2+', 'Best of them.'),
    row('Cooking', 'candy'),
    row('Swimming'),
  ]);
  expect(kept.map(({ text }) => text)).toEqual([
    'I know these',
    'Languages: Python, C',
    'Systems: Linux, Zephyr',
    'Cooking candy',
    'Swimming',
  ]);
});
