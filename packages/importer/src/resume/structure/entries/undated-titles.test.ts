import { describe, expect, it } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { resumeOfPages as pdf } from '../../testing/resume-of-pages.ts';

const awards = (...third: string[]) => [
  ...drawn(['* Mira Holm', 'mira@example.org'], { step: 12, x: 137, top: 50 }),
  ...drawn(['# Awards'], { step: 12, x: 137, top: 110 }),
  ...drawn(['2020'], { step: 12, x: 100, top: 136 }),
  ...drawn(['* Golden Ear, Sound Guild', 'For the sound of the new hall'], { step: 12, x: 137, top: 136 }),
  ...drawn(['2019'], { step: 12, x: 100, top: 172 }),
  ...drawn(['* Best Newcomer, Stage Circle', 'For the first tour with the circus'], { step: 12, x: 137, top: 172 }),
  ...drawn(third, { step: 12, x: 137, top: 208 }),
  ...drawn(['2018'], { step: 12, x: 100, top: 244 }),
  ...drawn(['* Choir Medal, Hill School', 'For five years in the choir'], { step: 12, x: 137, top: 244 }),
];

describe('a date that is printed once for several entries', () => {
  it('leaves the next title its own entry, in bold and below as much white space', async () => {
    const { sections } = await pdf(awards('* Young Mixer, Harbour Theatre', 'For a week at the desk'));
    expect(sections.award.items.map(({ title }) => String(title).split(',')[0])).toEqual([
      'Golden Ear',
      'Best Newcomer',
      'Young Mixer',
      'Choir Medal',
    ]);
  });

  it('is of one entry if what stands below such white space is not in bold', async () => {
    const { sections } = await pdf(awards('Given in the town hall, by the mayor', 'in front of all the schools'));
    expect(sections.award.items).toHaveLength(3);
  });
});
