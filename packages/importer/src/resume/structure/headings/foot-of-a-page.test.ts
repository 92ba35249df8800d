import { describe, expect, it } from 'vitest';
import { linesOf, personInLarge, personTexts, type PlacedCell, resumeOfOutline, textAt } from '../../testing/drawn.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

describe('the foot of a page', () => {
  it('that says the name above the place and the day is no entry', async () => {
    const { sections } = await resumeOfPages([
      ...personTexts,
      textAt(40, 110, '* Skills', 14),
      ...['Rye', 'Oats', 'Spelt', 'Wheat', 'Barley', 'Millet'].map((text, index) => textAt(40, 130 + 13 * index, text)),
      textAt(40, 230, '* Languages', 14),
      ...['Welsh', 'Danish'].map((text, index) => textAt(40, 250 + 13 * index, text)),
      textAt(40, 420, 'Ada Park'),
      textAt(40, 432, 'Leeds, 17 January 2022'),
    ]);
    expect(sections.language.items).toMatchObject([{ name: 'Welsh' }, { name: 'Danish' }]);
    expect(JSON.stringify(sections)).not.toContain('Ada');
  });

  it('that names the person in small letters is no entry', async () => {
    const projects = ['Bread map', 'Mill song'].flatMap((name, index) => [
      textAt(40, 130 + 50 * index, name),
      ...['Draws', 'Prints'].map((what, item) =>
        textAt(60, 143 + 50 * index + 13 * item, `- ${what} each ${name} by hand`),
      ),
    ]);
    const { sections } = await resumeOfPages([
      ...personTexts,
      textAt(40, 110, '* Projects', 14),
      ...projects,
      textAt(40, 290, '* Skills', 14),
      ...['Rye', 'Oats', 'Spelt', 'Wheat'].map((text, index) => textAt(40, 310 + 13 * index, `Flour of ${text}`)),
      textAt(40, 420, '2024 Ada Park', 8),
    ]);
    expect(JSON.stringify(sections)).not.toContain('2024');
    expect(sections.project.items).toHaveLength(2);
  });
});

describe('the foot', () => {
  it('that has a month, some of the names and the title of the document is no entry', async () => {
    const { sections } = await resumeOfOutline([
      '* Ada Louise Park Byron',
      'ada@example.org',
      '# Courses',
      ...['Water', 'Soil', 'Air', 'Fire'].map((word, index) => `- ${word} for engineers, ${2014 + index}`),
      '# Languages',
      'English: fluent',
      'Spanish: native',
      '# Interests',
      'Rowing',
      'Chess',
      '# Certifications',
      '- First aid, 2016',
      '',
      'December 2018 || Ada Park · Curriculum Vitae',
    ]);
    expect(sections.certification.items.map(({ name }) => name)).not.toContain('Ada Park');
  });
});

describe('the end of a document', () => {
  const filler = [
    '# Skills',
    'Sails',
    'Oak',
    'Rope',
    'Tar',
    '# Interests',
    'Rowing',
    'Chess',
    '# Languages',
    'English',
  ];

  it('that signs a Word file, or names the person once more, is read as nothing else', async () => {
    const signed = await resumeOfWord(...personHeading, ...filler, 'Leipzig, 10.11.2025');
    expect(signed.sections.language.items).toHaveLength(1);
    const named = await resumeOfWord(...personHeading, ...filler, 'Ada Park · Curriculum Vitae');
    expect(named.sections.language.items).toHaveLength(1);
  });
});

describe('what signs a document', () => {
  it('the day and the name that sign a document are no entry', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf([
        [[40, '# Skills']],
        [[40, 'Oak, Larch']],
        ...Array.from({ length: 8 }, (): PlacedCell[] => []),
        [[40, '# Volunteering']],
        [
          [40, '* Treasurer'],
          [460, '2016 - 2018'],
        ],
        [[40, 'Mill Lane Fire Brigade']],
        ...['Kept the books.', 'Paid the bills.', 'Sold the raffle.'].map((text): PlacedCell[] => [
          [52, `\u0095 ${text}`],
        ]),
        [],
        [],
        [[40, 'Oldenburg, 3. M\u00e4rz 2025']],
        [],
        [[40, 'Ada Park']],
      ]),
    ]);
    expect(sections['volunteer-experience'].items).toMatchObject([{ role: 'Treasurer', start: '2016', end: '2018' }]);
    expect(sections['volunteer-experience'].items).toHaveLength(1);
  });
});
