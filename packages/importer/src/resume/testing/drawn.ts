import { markedLines, writePdf, type PdfText } from '@vitae/testkit/import-files';
import { importFile } from '../import-file.ts';
import { AS_OF, resumeOfPages } from './resume-of-pages.ts';

/** How lines stand on a page, in points. */
interface Drawing {
  /** Where the first cell begins. */
  x?: number;
  /** From the beginning of one cell to that of the next. */
  apart?: number;
  /** Where cells begin, if not at equal distances. */
  cells?: readonly number[];
  top?: number;
  /** From one line to the next. */
  step?: number;
  /** The size of the letters of headings. */
  heading?: number;
  /** Whether only the first cell of a marked line is bold. */
  isFirstBold?: boolean;
  /** How far a line stands in that begins with one of these. */
  indents?: Readonly<Record<string, number>>;
}

/** The name and the mail address at the top of a resume. */
export const person: readonly string[] = ['* Ada Park', 'ada@example.org'];

/**
 * A resume drawn as lines, from the top: `# ` begins a heading, `= ` a smaller one, `* ` a line in bold, `+ ` an item
 * whose letters are larger, `- ` an item, `| ` or `> ` a line that only stands in; ` || ` separates cells.
 */
export const drawn = (
  lines: readonly string[],
  { x = 40, apart = 140, cells, top = 60, step = 14, heading = 13, isFirstBold, indents = {} }: Drawing = {},
): PdfText[] =>
  lines.flatMap((line, index) => {
    const [mark = '', indent = 0] = Object.entries(indents).find(([each]) => line.startsWith(each)) ?? [];
    const size = line.startsWith('= ') ? 12 : line.startsWith('+ ') ? 13 : undefined;
    const text = (/^[|>] $/u.test(mark) ? line.slice(mark.length) : line).replace(/^= /u, '* ').replace(/^\+ /u, '- ');
    return markedLines([text], {
      xOf: (cell) => indent + (cells ? (cells[cell] ?? x) : x + cell * apart),
      top: top + index * step,
      step,
      heading,
      isFirstBold,
    })
      .filter((each) => each.text.trim() !== '')
      .map((each) => (size === undefined ? each : { ...each, size }));
  });

/** Lines as pages of themes have them, of which those behind `> ` stand in. */
export const THEME: Drawing = { apart: 240, heading: 15, indents: { '> ': 30 } };

/** What is read from a PDF with these texts on its pages: the resume, and what found no place in it. */
export const readPages = async (...pages: (readonly PdfText[])[]) =>
  importFile({ name: 'x.pdf', bytes: writePdf(pages.map((texts) => ({ texts }))), asOf: AS_OF });

/** The resume of the person with these lines below the mail address, in narrow lines whose first cell alone is bold. */
export const resumeOf = async (given: readonly string[], cells: readonly number[] = [40, 300], isFirstBold = true) =>
  resumeOfPages(drawn([...person, ...given], { cells, top: 40, step: 15, heading: 11.8, isFirstBold }));

/** The same with headings in large letters. */
export const resumeOfLarge = async (given: readonly string[], cells: readonly number[] = [40, 300]) =>
  resumeOfPages(drawn([...person, ...given], { cells, top: 40, step: 15, heading: 16, isFirstBold: true }));

/** The resume with these lines, in which each space before an item stands for a step of its outline. */
export const resumeOfOutline = async (lines: readonly string[], cells: readonly number[] = [40, 340]) =>
  resumeOfPages(
    lines.flatMap((line, index) => {
      const indent = /^ */u.exec(line)?.[0].length ?? 0;
      return drawn([line.trimStart()], {
        cells: cells.map((cell) => cell + 14 * indent),
        top: 40 + index * 15,
        heading: 16,
        isFirstBold: true,
      });
    }),
  );

/** The resume with these lines, of which those behind `| ` and `- ` stand in. */
export const resumeOfLines = async (...lines: readonly string[]) =>
  resumeOfPages(drawn(lines, { apart: 160, top: 40, indents: { '| ': 14, '- ': 14 } }));

/** The resume of the person with these lines below the mail address, in three columns of cells; items stand in. */
export const resumeOfRows = async (...given: readonly string[]) =>
  resumeOfPages(drawn([...person, ...given], { cells: [40, 280, 440], top: 40, indents: { '- ': 10, '    ': 20 } }));

/** A cell of a line: its distance from the left edge in points, and its text, bold behind `* `, a heading behind `# `. */
export type PlacedCell = readonly [x: number, text: string];

/** Lines from the top, each its cells. */
export const linesOf = (lines: readonly (readonly PlacedCell[])[], from = 80): PdfText[] =>
  lines.flatMap((cells, index) => cells.flatMap(([x, text]) => drawn([text], { x, top: from + index * 14 })));

/** A text at its place on a page: `* ` makes it bold. */
export const textAt = (x: number, y: number, text: string, size = 10): PdfText => ({
  text: text.replace(/^\* /u, ''),
  x,
  y,
  size,
  bold: text.startsWith('* '),
});

/** The person's name and mail address at the top of a page. */
export const personTexts: readonly PdfText[] = [textAt(40, 50, '* Ada Park', 22), textAt(40, 75, 'ada@example.org')];

/** The same, with the name in large letters that are not bold. */
export const personInLarge: readonly PdfText[] = [textAt(40, 40, 'Ada Park', 24), textAt(40, 60, 'ada@example.org')];

/** Lines of cells, top down: the places of the cells, and their texts. */
export const rowsAt = (top: number, places: readonly number[], lines: readonly (readonly string[])[]): PdfText[] =>
  lines.flatMap((cells, index) =>
    cells.flatMap((text, cell) => (text ? [textAt(places[cell] ?? 0, top + index * 16, text)] : [])),
  );

/** Cells of one row of a page. */
export const rowAt = (y: number, ...cells: [x: number, text: string][]): PdfText[] =>
  cells.map(([x, text]) => ({ x, y, text, size: 10 }));

/** The person's name and mail address above such rows. */
export const headRows: readonly PdfText[] = [
  { x: 40, y: 30, text: 'Ada Park', size: 20, bold: true },
  ...rowAt(55, [40, 'ada@example.org']),
];

/** A heading above such rows. */
export const titleAt = (y: number, text: string): PdfText => ({ x: 40, y, text, size: 15, bold: true });

/** A heading at the left edge. */
export const headingAt = (text: string, y: number): PdfText => ({ text, x: 40, y, size: 16, bold: true });

/** The resume of the person with these texts below the mail address. */
export const resumeOfPlaced = async (...texts: readonly PdfText[]) =>
  resumeOfPages([{ text: 'Ada Park', x: 40, y: 40, size: 20 }, { text: 'ada@example.org', x: 40, y: 56 }, ...texts]);
