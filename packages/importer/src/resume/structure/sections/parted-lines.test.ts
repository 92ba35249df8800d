import { expect, it } from 'vitest';
import { resumeOf } from '../../testing/drawn.ts';

const skillsOf = async (...lines: readonly string[]) => {
  const { sections } = await resumeOf([
    '# Skills',
    '* Workshop',
    ...lines,
    '* Office',
    'Ledgers',
    '# Education',
    'BSc Geology, University of Kiel, 2015',
  ]);
  return sections.skill.items.map(({ name, keywords }) => [name, keywords]);
};

it('a name ends with its line in a list with signs between the names, where there was room', async () => {
  expect(await skillsOf('Oak · Ash (with care)', 'Elm · Yew · Lime', 'Steam bending')).toEqual([
    ['Workshop', ['Oak', 'Ash (with care)', 'Elm', 'Yew', 'Lime', 'Steam bending']],
    ['Office', ['Ledgers']],
  ]);
});
