import { describe, expect, it } from 'vitest';
import { linesOf, personTexts, resumeOf, textAt } from '../../testing/drawn.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';

describe('headings behind marks', () => {
  it('headings behind a mark are headings, if several are known', async () => {
    const { sections } = await resumeOfPages(
      linesOf(
        [
          [[40, 'Ada Park']],
          [[40, 'ada@example.org']],
          [],
          [[40, '• Experience']],
          [[40, 'Baker, Mill Lane Bread, 2019 - 2021']],
          [],
          [[40, '• Education']],
          [[40, 'BSc Food Science, Leeds University, 2015 - 2018']],
          [],
          [[40, '• Languages']],
          [[40, 'English, German']],
        ],
        40,
      ),
    );
    expect(sections.experience.items).toHaveLength(1);
    expect(sections.education.items).toHaveLength(1);
    expect(sections.language.items.map(({ name }) => name)).toEqual(['English', 'German']);
  });
});

describe('headings behind icons', () => {
  const marked = ['Experience', 'Professional experiense', 'Education', 'Languages', 'Volunteering'];

  const page = (size: number) =>
    marked.flatMap((heading, index) => [
      textAt(40, 110 + 28 * index, '-', size),
      textAt(56, 110 + 28 * index, heading, size),
      textAt(
        56,
        124 + 28 * index,
        ['Baker, 2019', 'Cook, 2018', 'BSc Baking, 2012', 'Welsh', 'Driver, 2014'][index] ?? '',
      ),
    ]);

  it('are all in the letters of known ones, close above their text as well', async () => {
    const { sections } = await resumeOfPages([...personTexts, ...page(14)]);
    expect(sections.experience.items).toMatchObject([{ position: 'Baker' }, { position: 'Cook' }]);
    expect(sections.language.items).toMatchObject([{ name: 'Welsh' }]);
  });
});

describe('marks of a list', () => {
  it('before headings that no list has are icons, where several known ones have them', async () => {
    const { sections } = await resumeOf([
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

describe('numbers of two levels', () => {
  it('before known words make them headings within a section', async () => {
    const at = (y: number, x: number, text: string, size = 10) => ({ x, y, text, size, bold: size > 10 });
    const { sections } = await resumeOfPages([
      { x: 60, y: 50, text: 'Ada Park', size: 22, bold: true },
      at(75, 60, 'ada@example.org'),
      at(110, 60, '1', 15),
      at(110, 90, 'Education', 15),
      at(130, 60, 'BSc Physics, Harlow College, 2015 - 2018'),
      at(160, 60, '2', 15),
      at(160, 90, 'Skills', 15),
      at(180, 60, '2.1', 11),
      at(180, 100, 'Technical skills', 11),
      at(200, 60, 'Python, Rust, Soldering'),
      at(220, 60, '2.2', 11),
      at(220, 100, 'Languages', 11),
      at(240, 60, 'English, Dutch (B2), Polish'),
    ]);
    expect(sections['language']?.items.map(({ name }) => name)).toEqual(['English', 'Dutch', 'Polish']);
  });
});
