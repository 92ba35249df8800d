import { writePdf, type PdfPage } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../import-file.ts';
import { cellAt, lineOf } from '../testing/line-of.ts';
import { labelLines } from './entries.ts';
import { withoutFurtherRoles } from './roles-in-a-row.ts';

type Text = PdfPage['texts'][number];
/** A cell of a line: its distance from the left edge in points, and its text, bold behind `* `, a heading behind `# `. */
type Cell = readonly [x: number, text: string];

const linesOf = (lines: readonly (readonly Cell[])[], from = 100): Text[] =>
  lines.flatMap((cells, index) =>
    cells.map(([x, text]) => ({
      text: text.replace(/^[#*] /u, ''),
      x,
      y: from + index * 14,
      bold: /^[#*] /u.test(text),
      size: text.startsWith('# ') ? 13 : 10,
    })),
  );

const read = async (...pages: Text[][]) =>
  (await importFile({ name: 'x.pdf', bytes: writePdf(pages.map((texts) => ({ texts }))), asOf: '2026-11-21' })).resume;
const person: Text[] = [
  { text: 'Ada Park', x: 40, y: 40, size: 24 },
  { text: 'ada@example.org', x: 40, y: 60, size: 10 },
];
const study: Cell[][] = [[[40, '# Education']], [[40, 'Diploma in Baking, Harbour College, 2012 - 2014']]];

describe('habits of careers', () => {
  it('roles that followed each other share the employer above them', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[40, '# Experience']],
        [
          [40, '* Harbour Bakery'],
          [420, 'Leeds'],
        ],
        [
          [40, 'Head Baker'],
          [400, '2021 - 2023'],
        ],
        [
          [40, 'Baker'],
          [400, '2018 - 2021'],
        ],
        [
          [40, 'Apprentice'],
          [400, '2016 - 2018'],
        ],
        [[50, '- Made bread and rolls for three shops in town']],
        [
          [40, '* Mill Lane Bread'],
          [420, 'York'],
        ],
        [
          [40, 'Driver'],
          [400, '2014 - 2016'],
        ],
        [[50, '- Brought the bread to the shops in time']],
        ...study,
      ]),
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Head Baker', employer: 'Harbour Bakery', start: '2021', end: '2023' },
      { position: 'Baker', employer: 'Harbour Bakery', start: '2018', end: '2021' },
      { position: 'Apprentice', employer: 'Harbour Bakery', start: '2016', end: '2018' },
      { position: 'Driver', employer: 'Mill Lane Bread', start: '2014', end: '2016' },
    ]);
  });

  it.each([
    ['Head Baker', 'Baker', 1],
    // They name their employers themselves.
    ['Head Baker, Harbour Bakery', 'Baker, Mill Lane Bread', 0],
    // None of them is a role.
    ['Harbour Bakery', 'Mill Lane Bread', 0],
  ])('%s and %s below a name are roles of one employer or not', (first, second, rows) => {
    const bold = { size: 10, bold: true, italic: false };
    const row = (name: string, period: string) => lineOf([cellAt(name, 40, 200), cellAt(period, 400, 460)]);
    const lines = [
      lineOf([cellAt('Bakeries', 40, 90, bold)], { style: bold }),
      row(first, '2021 - 2023'),
      row(second, '2018 - 2021'),
    ];
    expect(withoutFurtherRoles(labelLines(lines, '2026-11-21')).further.size).toBe(rows);
  });
});
