import { describe, expect, it } from 'vitest';
import { resumeOf } from '../../testing/drawn.ts';

describe('entries that name nothing beside their period', () => {
  it('name it in the first sentence of what describes them', async () => {
    const { sections } = await resumeOf([
      '# Work experience',
      'Sep 2016 - May 2018',
      'Test engineer | Harlow Diagnostics GmbH. Tasks: measuring samples for a new product, and writing down what',
      'went wrong with each of them.',
      'Jan 2014 - Aug 2016',
      'Various committees at Harlow Swimming Club: mostly planning of feasts for the members and of one tournament.',
    ]);
    expect(sections.experience.items.map(({ position, employer }) => [position, employer])).toEqual([
      ['Test engineer', 'Harlow Diagnostics GmbH'],
      ['Various committees', 'Harlow Swimming Club'],
    ]);
    expect(sections.experience.items[0]).toHaveProperty('body', expect.stringMatching(/^Tasks: measuring/u));
  });

  it('have no long sentence as their name', async () => {
    const { sections } = await resumeOf([
      '# Work experience',
      'Sep 2016 - May 2018',
      'We were looking after the old people of the whole village together, and after their houses, gardens and cats.',
    ]);
    expect(sections.experience.items).toMatchObject([{ position: '', start: '2016-09' }]);
  });
});
