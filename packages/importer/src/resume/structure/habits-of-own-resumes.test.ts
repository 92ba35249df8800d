import { markedLines, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { resumeOfPages } from '../testing/resume-of-pages.ts';

const textsOf = (given: readonly string[], cells: readonly number[]): PdfText[] =>
  markedLines(given, { xOf: (cell) => cells[cell] ?? 40, top: 40, step: 15, heading: 11.8, isFirstBold: true }).filter(
    ({ text }) => text.trim() !== '',
  );

const pdf = async (given: readonly string[], cells: readonly number[] = [40, 300]) =>
  resumeOfPages(textsOf(['* Ada Park', 'ada@example.org', ...given], cells));

describe('entries that name nothing beside their period', () => {
  it('name it in the first sentence of what describes them', async () => {
    const { sections } = await pdf([
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
    const { sections } = await pdf([
      '# Work experience',
      'Sep 2016 - May 2018',
      'We were looking after the old people of the whole village together, and after their houses, gardens and cats.',
    ]);
    expect(sections.experience.items).toMatchObject([{ position: '', start: '2016-09' }]);
  });
});

describe('marks of a list', () => {
  const jobs = (below: readonly [string, string]) => [
    '# Work experience',
    '- Cook, Harbour Kitchens Inc.',
    ` || ${below[0]}`,
    ' || I was hired for the summer and stayed because the people were kind to me and to the guests.',
    ' ||  || - Peeled potatoes',
    ' ||  || - Boiled them',
    '- Waiter, Hill Hotel',
    ` || ${below[1]}`,
    ' ||  || - Carried plates',
  ];
  it('before titles with their periods below are dots, whatever lists the entries have', async () => {
    const { sections } = await pdf(jobs(['Feb 2019 - Present', 'Sep 2016 - Jan 2019']), [40, 48, 80]);
    expect(sections.experience.items.map(({ position, employer, start }) => [position, employer, start])).toEqual([
      ['Cook', 'Harbour Kitchens Inc.', '2019-02'],
      ['Waiter', 'Hill Hotel', '2016-09'],
    ]);
    expect(sections.experience.items[0]).toHaveProperty('body', expect.stringContaining('- Peeled potatoes'));
  });

  it('are those of a list where no period is below each of them', async () => {
    const { sections } = await pdf(jobs(['in the summers', 'in the winters']), [40, 48, 80]);
    expect(sections.experience.items.every(({ start }) => start === '')).toBe(true);
  });

  it('before headings that no list has are icons, where several known ones have them', async () => {
    const { sections } = await pdf([
      '# - Education',
      'BSc Physics, University of Harlow, 2012 - 2016',
      '# - Languages',
      'English (native)',
      '# - Experience',
      'Cook, Hill Hotel, 2016 - 2019',
      '# - Certified courses taken',
      'First Aid, 2015',
    ]);
    expect(sections.certification.items).toMatchObject([{ name: 'First Aid', date: '2015' }]);
  });
});
