import type { PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { resumeOfPages as pdf } from '../../testing/resume-of-pages.ts';

/** Rows of plain text: `# ` begins further left with space above, `| ` is only the text beside the column of dates. */
const page = (rows: readonly string[]): PdfText[] => {
  let y = 80;
  const placed = rows.flatMap((row): PdfText[] => {
    y += row.startsWith('# ') ? 24 : 12;
    if (row.startsWith('# ') || row.startsWith('+ ')) return [{ text: row.slice(2), x: 40, y, size: 10 }];
    const [left = '', right = ''] = row.split(/\s*\|\s*/u);
    return [
      { text: left, x: 60, y, size: 10 },
      { text: right, x: 160, y, size: 10 },
    ].filter(({ text }) => text !== '');
  });
  return [{ text: 'Ada Park', x: 40, y: 50, size: 18 }, { text: 'ada@example.org', x: 40, y: 66, size: 10 }, ...placed];
};

const resume = [
  '# Education & trials',
  '2012 - 2014 | Diploma in Weaving',
  '| Northern Craft College',
  '# Work',
  '+ experience',
  '2016 - 2019 | Weaver at the large loom of the old mill',
  '| Museum of Looms, Dyes, Wheels and Mills of the North, Harrowgate',
  '2014 - 2016 | Apprentice weaver',
  '| Loom Works Ltd',
  '# Languages',
  'English | fluent',
  'Welsh | basic',
  '# Interests',
  'Skills | Knots of all kinds',
  'Music | Harp, choir',
];

describe('headings in the letters of the text', () => {
  it('are all lines at the edge where known ones begin, and wrap there', async () => {
    const { sections } = await pdf(page(resume));
    expect(sections.experience.items).toMatchObject([
      {
        position: 'Weaver at the large loom of the old mill',
        employer: 'Museum of Looms, Dyes, Wheels and Mills of the North, Harrowgate',
        start: '2016',
      },
      { position: 'Apprentice weaver', employer: 'Loom Works Ltd', start: '2014' },
    ]);
    expect(sections.education.items).toMatchObject([{ institution: 'Northern Craft College', start: '2012' }]);
  });

  it('are no labels of values further right', async () => {
    const { sections } = await pdf(page(resume));
    expect(JSON.stringify(sections.hobbies.items)).toContain('Harp');
  });

  it('are only known ones where other text begins at that edge', async () => {
    const plain = resume.map((row) => (/^\d/u.test(row) ? `+ ${row.replace(/.*\| /u, '')}` : row));
    const { sections } = await pdf(page([...plain, '+ Harp lessons', '+ Choir on Mondays', '+ Walks', '+ Looms']));
    expect(sections.education.items.map(({ institution }) => institution)).not.toContain('Northern Craft College');
  });

  it('are no lines of the text below headings in larger letters', async () => {
    const headings = ['Education', 'Licences', 'Languages', 'Interests'];
    const below = ['2014 Diploma in Weaving', 'Forklift truck up to three tons', 'Welsh', 'Harp'];
    const { sections } = await pdf([
      { text: 'Ada Park', x: 40, y: 50, size: 18 },
      { text: 'ada@example.org', x: 40, y: 66, size: 10 },
      ...headings.flatMap((text, index) => [
        { text, x: 160, y: 110 + 50 * index, size: 14 },
        { text: below[index] ?? '', x: index === 1 ? 160 : 170, y: 130 + 50 * index, size: 10 },
      ]),
    ]);
    expect(sections.certification.items).toMatchObject([{ name: 'Forklift truck up to three tons' }]);
  });
});
