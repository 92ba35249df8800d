import { writePdf, type PdfPage } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../import-file.ts';

type Text = PdfPage['texts'][number];
/** A cell of a line: its distance from the left edge in points, and its text, bold behind `* `. */
type Cell = readonly [x: number, text: string];

/** Lines from the top, each its cells; a line whose first text begins with `# ` is a heading. */
const linesOf = (lines: readonly (readonly Cell[])[], from = 80): Text[] =>
  lines.flatMap((cells, index) =>
    cells.map(([x, text]) => ({
      text: text.replace(/^[#*] /u, ''),
      x,
      y: from + index * 14,
      bold: /^[#*] /u.test(text),
      size: text.startsWith('# ') ? 13 : 10,
    })),
  );
const big = (text: string, x: number, y: number): Text => ({ text, x, y, size: 24 });

const read = async (...pages: Text[][]) =>
  (await importFile({ name: 'x.pdf', bytes: writePdf(pages.map((texts) => ({ texts }))), asOf: '2026-11-21' })).resume;
const person: Text[] = [big('Ada Park', 40, 40), { text: 'ada@example.org', x: 40, y: 60, size: 10 }];

describe('layouts of later files', () => {
  it('an end that hangs above its start makes one range with it', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[160, '# Experience']],
        [
          [90, 'present'],
          [160, '* Senior Baker'],
        ],
        [
          [96, '09/2018'],
          [160, 'Mill Lane Bread'],
        ],
        [[172, '\u0095 Bakes for two hundred guests']],
        [
          [96, '06/2018'],
          [160, '* Baker'],
        ],
        [
          [96, '09/2015'],
          [160, 'Harbour Inn'],
        ],
        [[160, '# Awards']],
        [
          [96, '2021'],
          [160, 'Golden Loaf'],
        ],
        [
          [96, '2019'],
          [160, 'Silver Loaf'],
        ],
      ]),
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Senior Baker', employer: 'Mill Lane Bread', start: '2018-09', current: true },
      { position: 'Baker', employer: 'Harbour Inn', start: '2015-09', end: '2018-06' },
    ]);
    expect(sections.award.items).toMatchObject([{ date: '2021' }, { date: '2019' }]);
  });

  it('a title of the document is no part of the name, nor is the role behind a bar', async () => {
    const titled = await read([big('Lebenslauf Anna Berg', 40, 40), ...linesOf([[[40, 'anna@example.org']]])]);
    expect(titled.basics.fullName).toBe('Anna Berg');
    const behind = await read([
      big('Anna Berg', 40, 40),
      big('| Chartered', 180, 40),
      ...linesOf([[[40, 'anna@example.org']], [[40, '# Skills']], [[40, 'Oak, Larch']]]),
    ]);
    expect(behind.basics.fullName).toBe('Anna Berg');
  });

  it('a name may take three lines', async () => {
    const { basics } = await read([
      big('Ada', 40, 40),
      big('Berenguer', 40, 66),
      big('Tormo', 40, 92),
      ...linesOf([[[40, 'Joiner']], [[40, 'ada@example.org']], [[40, '# Skills']], [[40, 'Oak, Larch']]], 120),
    ]);
    expect(basics.fullName).toBe('Ada Berenguer Tormo');
  });

  it('"1/2" at the foot of a page is its number', async () => {
    const number = (text: string): Text => ({ text, x: 520, y: 765, size: 8 });
    const { sections } = await read(
      [...person, ...linesOf([[[40, '# Awards']], [[40, '2016 Golden Loaf']]]), number('1/2')],
      [...linesOf([[[40, '# Languages']], [[40, 'English']]]), number('2/2')],
    );
    expect(sections.award.items).toHaveLength(1);
    expect(sections.language.items).toHaveLength(1);
    expect(JSON.stringify(sections)).not.toContain('1/2');
  });
});
