import { describe, expect, it } from 'vitest';
import { textAt } from '../../testing/drawn.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';

const beside = [
  textAt(40, 40, '* Imogen', 24),
  textAt(40, 66, '* Fairweather', 18),
  textAt(40, 110, '* CONTACT', 11),
  textAt(40, 126, 'imogen@example.org', 9),
  textAt(40, 150, '* SKILLS', 11),
  ...['Illustrator', 'Letterpress', 'Blender'].map((text, at) => textAt(40, 166 + at * 13, text, 9)),
  textAt(40, 220, '* LANGUAGES', 11),
  textAt(40, 236, 'English (native)', 9),
  textAt(40, 250, 'Japanese (good)', 9),
  textAt(40, 274, '* SHINY THINGS', 11),
  textAt(40, 290, 'Wood Pencil, 2022', 9),
  textAt(40, 304, 'Design awards, Bronze, 2019', 9),
];

const column = () =>
  resumeOfPages([
    ...beside,
    textAt(240, 110, '* Hello', 13),
    textAt(240, 130, 'I make boxes that people keep, and have done so for more than ten years'),
    textAt(240, 144, 'in food, drink and cosmetics, from the first sketch to the noisy end of it.'),
    textAt(240, 170, '* Where I have worked', 13),
    textAt(240, 190, '* Senior Designer at Oatcake Ltd'),
    textAt(240, 204, 'September 2019 to now, Leeds'),
    textAt(240, 218, '* Designer at Brightwell Ltd'),
    textAt(240, 232, 'June 2016 to August 2019, Sheffield'),
    textAt(240, 258, '* Where I learnt', 13),
    textAt(240, 278, 'BA (Hons) Graphic Design, First, Leeds Arts University, 2011 to 2014'),
    textAt(240, 304, '* Giving time', 13),
    textAt(240, 324, 'Mentor, Arts Emergency, since 2020'),
  ]);

describe('a column in which no heading is known', () => {
  it('has those that speak of different sections, beside a column of known ones', async () => {
    const { basics, sections, summary } = await column();
    expect(basics.fullName).toBe('Imogen Fairweather');
    expect(summary).toContain('boxes that people keep');
    expect(sections.experience.items.map(({ employer }) => employer)).toEqual(['Oatcake Ltd', 'Brightwell Ltd']);
    expect(sections.education.items).toMatchObject([{ institution: 'Leeds Arts University', score: 'First' }]);
    expect(sections['volunteer-experience'].items).toMatchObject([{ organization: 'Arts Emergency' }]);
    expect(sections.award.items.map(({ date }) => date)).toEqual(['2022', '2019']);
  });
});
