import { expect, it } from 'vitest';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';

/** What is read of a job whose title stands beside a text that begins at `x`, in a paler shade. */
const jobWith = async (title: string, rest: string, x: number) => {
  const { sections } = await resumeOfPages([
    { text: 'Ada Park', x: 40, y: 40, size: 20, bold: true },
    { text: 'Experience', x: 40, y: 70, size: 14, bold: true },
    { text: title, x: 40, y: 90, size: 10 },
    { text: rest, x, y: 90, size: 10, grey: 0.5 },
    { text: 'Mar 2021 - May 2024', x: 420, y: 90, size: 10 },
    { text: '- Baked bread', x: 46, y: 105, size: 10 },
  ]);
  return sections.experience.items.map(({ position, employer }) => [position, employer]);
};

it('a name in another colour than the title before it is a value of its own', async () => {
  expect(await jobWith('Head Baker', 'Corner Oven', 96)).toEqual([['Head Baker', 'Corner Oven']]);
});

it('a colour that changes within a word is decoration', async () => {
  expect(await jobWith('Head Ba', 'ker', 79.2)).toEqual([['Head Baker', '']]);
});
