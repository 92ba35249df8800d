import { expect, it } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';

const sectionsOf = async (size: number) => {
  const heading = (number: string, text: string, y: number, letters = 15) => [
    { text: number, x: 40, y, size: letters, bold: letters > 10 },
    { text, x: 70, y, size: letters, bold: letters > 10 },
  ];
  const { sections } = await resumeOfPages([
    { text: 'Ada Park', x: 40, y: 40, size: 20, bold: true },
    { text: 'ada@example.org', x: 40, y: 60 },
    ...heading('1', 'Work experience', 90),
    { text: 'Sailmaker, Hill Works, 2016 - 2021', x: 40, y: 110 },
    ...heading('2', 'Education', 140),
    { text: 'B.A. in History, Maine College, 2011 - 2015', x: 40, y: 160 },
    ...heading('3', 'Posts at sea', 190, size),
    { text: 'Rigger, Lake Boats, 2015 - 2016', x: 40, y: 210 },
  ]);
  return sections;
};

it('a heading that no list has is one behind its number', async () => {
  const { education } = await sectionsOf(15);
  expect(education.items).toMatchObject([{ institution: 'Maine College' }]);
});

it('is text in the letters of the text', async () => {
  const { education } = await sectionsOf(10);
  expect(JSON.stringify(education.items)).toContain('Rigger');
});

const countedAs = async (...numbers: readonly string[]) => {
  const [career, schools, rest] = numbers;
  const { sections } = await resumeOfPages(
    drawn(
      [
        '* Ada Park',
        'ada@example.org',
        `# ${career} Berufserfahrung`,
        'Segelmacher, Hügelwerk GmbH, 2016 - 2021',
        `# ${schools} Schul- und Berufsbildung`,
        'Diplom Geschichte, Universität Kiel, 2011 - 2015',
        `# ${rest} Berufliches Engagement und Qualifikationen`,
        'Prüfer, Industrie- und Handelskammer Kiel, 2018 - 2020',
      ],
      { heading: 15 },
    ),
  );
  return sections;
};

it.each([
  ['1', '2', '3'],
  ['I.', 'II.', 'III.'],
])('lines that count themselves, %s, %s and %s, are headings where one is known', async (...numbers) => {
  const { experience, education } = await countedAs(...numbers);
  expect(experience.items[0]).toMatchObject({ employer: 'Hügelwerk GmbH' });
  expect(education.items[0]).toMatchObject({ institution: 'Universität Kiel' });
});
