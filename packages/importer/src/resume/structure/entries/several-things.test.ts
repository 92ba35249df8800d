import { describe, expect, it } from 'vitest';
import { person, resumeOfLines } from '../../testing/drawn.ts';

describe('several things in one line', () => {
  it.each([
    ['commas after dates', "Dean's List 2018, Rowing Cup 2019, City Poetry Prize 2021"],
    ['dates in brackets', "Dean's List (2018); Rowing Cup (2019); City Poetry Prize (2021)"],
    ['dates first', "2018: Dean's List; 2019: Rowing Cup; 2021: City Poetry Prize"],
  ])('several awards in one line are several: %s', async (_, line) => {
    const { sections } = await resumeOfLines(...person, '# Awards', line);
    expect(sections.award.items.map(({ title, date }) => [title, date])).toEqual([
      ["Dean's List", '2018'],
      ['Rowing Cup', '2019'],
      ['City Poetry Prize', '2021'],
    ]);
  });

  it('an award with two dates, and a sentence with several, stay whole', async () => {
    const { sections } = await resumeOfLines(
      ...person,
      '# Awards',
      "Dean's List, 2018, 2019",
      'Won the cup in 2019, and the shield in 2020',
    );
    expect(JSON.stringify(sections.award.items)).toContain('Won the cup in 2019, and the shield');
    expect(sections.award.items.length).toBeLessThanOrEqual(2);
  });
});
