import { markedLines, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { resumeOfPages as pdf } from '../testing/resume-of-pages.ts';

/** Lines from the top: `# ` is a heading, `* ` is bold. */
const lines = (given: readonly string[], x: number, top: number): PdfText[] =>
  markedLines(given, { xOf: () => x, top, step: 12, heading: 13 });

const awards = (...third: string[]) => [
  ...lines(['* Mira Holm', 'mira@example.org'], 137, 50),
  ...lines(['# Awards'], 137, 110),
  ...lines(['2020'], 100, 136),
  ...lines(['* Golden Ear, Sound Guild', 'For the sound of the new hall'], 137, 136),
  ...lines(['2019'], 100, 172),
  ...lines(['* Best Newcomer, Stage Circle', 'For the first tour with the circus'], 137, 172),
  ...lines(third, 137, 208),
  ...lines(['2018'], 100, 244),
  ...lines(['* Choir Medal, Hill School', 'For five years in the choir'], 137, 244),
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
