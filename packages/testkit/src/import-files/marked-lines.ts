import type { PdfText } from './write-pdf.ts';

/** How marked lines stand on a page, in points. */
interface MarkedLinesLayout {
  /** Where a cell begins, by its number from 0. */
  xOf: (cell: number) => number;
  top: number;
  /** From one line to the next. */
  step: number;
  /** The size of letters of headings; others have 10. */
  heading: number;
  /** Whether only the first cell of a marked line is bold. */
  isFirstBold?: boolean;
}

/** Texts of a page from lines: `# ` begins a heading, `* ` a line in bold, and `||` separates cells. */
export const markedLines = (
  lines: readonly string[],
  { xOf, top, step, heading, isFirstBold = false }: MarkedLinesLayout,
): PdfText[] =>
  lines.flatMap((line, index) =>
    line
      .replace(/^[#*] /u, '')
      .split(' || ')
      .map((text, cell) => ({
        text,
        x: xOf(cell),
        y: top + index * step,
        bold: /^[#*]/u.test(line) && (cell === 0 || !isFirstBold),
        size: line.startsWith('#') ? heading : 10,
      })),
  );
