import { expect, it } from 'vitest';
import { linesOf, personInLarge, textAt } from '../../testing/drawn.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';

it.each([
  ['in the margin', '* Education', 'University of Leeds'],
  ['beside one section only', 'The end', ''],
])('a heading %s wraps where the text goes on, although its rest is known as another', async (_, heading, school) => {
  const { sections, summary } = await resumeOfPages([
    ...personInLarge,
    ...linesOf(
      [
        [
          [40, '* Professional Skills'],
          [200, 'Roofing, Thatching, Steeplejacking, Masonry, Pointing, Lead work, Guttering, Scaffolds,'],
        ],
        [
          [40, '* Summary'],
          [200, 'Carpentry, Slating'],
        ],
      ],
      100,
    ),
    textAt(40, 160, heading),
    ...(school ? [textAt(200, 160, school), textAt(200, 174, 'BSc Physics, 2014 - 2017')] : []),
  ]);
  expect(summary).toBe('');
  expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual(
    expect.arrayContaining(['Roofing', 'Scaffolds', 'Carpentry', 'Slating']),
  );
});
