import { findDates, isDateText } from '../../../language/dates.ts';
import { schoolScore } from '../../../language/words.ts';
import type { Cell, Line } from '../../../text/line.ts';
import { headingOfColumns } from '../headings/heading-of-columns.ts';
import { isColumn, isNameOfColumn } from '../labels/column-names.ts';
import { entryLabel, saidBy, type EntryLabel } from '../labels/entry-labels.ts';
import { joinedInColumn } from '../lines/joined-cell.ts';
import { withCells } from '../lines/with-cells.ts';
import { withoutColon } from '../../../text/normalise.ts';

// "Employer | City" in a template names an entry.
const areNamesOfColumns = (cells: readonly Cell[]): boolean =>
  cells.every(({ text }) => (cells.length > 2 ? isNameOfColumn(text) : isColumn(text.trim())));

/** Whether a line names the columns of those below it. */
export const isHead = (line: Line, next: Line | undefined): boolean => {
  const { cells } = line;
  return (
    cells.length > 1 &&
    next?.cells.length === cells.length &&
    // "年月 | 職歴" above the rows of a section that is called so too.
    (headingOfColumns(line) !== undefined || areNamesOfColumns(cells)) &&
    !next.cells.every(({ text }) => isNameOfColumn(text))
  );
};

/** Lines without the rows that name the columns of the table below them ("Category | Skills"), which keep what these say. */
export const withoutNamesOfColumns = (lines: readonly Line[], asOf: string): readonly Line[] => {
  const above = hasHeadOfDates(lines, asOf) ? lines[0] : undefined;
  let hasMonths = false;
  let head: Line | undefined;
  return lines.flatMap((line, index) => {
    if (line !== above && !isHead(line, lines[index + 1])) {
      if (head?.cells.length !== line.cells.length) head = undefined;
      const row = head ? withMeanings(line, head) : line;
      return hasMonths ? withWholeDate(row) : row;
    }
    hasMonths = /年 月/u.test(line.text);
    head = line;
    return [];
  });
};

/** How far apart, in points, the edges of a column may be. */
const SAME_EDGE = 3;
/** How much farther than lines of a row the rows of a table are apart, in ems. */
const BETWEEN_ROWS = 0.25;

/** Tables below the names of their two columns, the cells of which may wrap, with each row in one line. */
export const withRowsBelowNames = (lines: readonly Line[]): readonly Line[] => {
  const whole: Line[] = [];
  let at = 0;
  while (at < lines.length) {
    const head = lines[at];
    if (!head) break;
    whole.push(head);
    at += 1;
    if (head.cells.length !== 2 || head.laneRight <= 0 || !isHead(head, lines[at])) continue;
    const edges = head.cells.map(({ x }) => x);
    const isRow = ({ cells, bullet, page, lane }: Line): boolean =>
      !bullet &&
      page === head.page &&
      lane === head.lane &&
      cells.length <= edges.length &&
      cells.every(({ x }) => edges.some((edge) => Math.abs(edge - x) < SAME_EDGE));
    const from = at;
    for (let line = lines[at]; line && isRow(line); line = lines[at]) at += 1;
    whole.push(...rowsOf(lines.slice(from, at), edges));
  }
  return whole;
};

/** Lines of which those without a cell in each column show how close the lines of one row are, as rows. */
const rowsOf = (lines: readonly Line[], edges: readonly number[]): Line[] => {
  const within = lines.reduce(
    (gap, { cells, gapAbove }) => (cells.length < edges.length ? Math.min(gap, gapAbove) : gap),
    Infinity,
  );
  const rows: Line[] = [];
  for (const line of lines) {
    const open = rows.at(-1);
    if (!open || line.gapAbove > within + BETWEEN_ROWS * line.style.size || within === Infinity) {
      rows.push(line);
      continue;
    }
    const cells = edges.flatMap((edge) => {
      const [first, rest] = [open, line].map(({ cells: own }) => own.find(({ x }) => Math.abs(x - edge) < SAME_EDGE));
      return first && rest ? joinedInColumn(first, rest) : (first ?? rest ?? []);
    });
    rows[rows.length - 1] = withCells(open, cells);
  }
  return rows;
};

/** Rows below the names of two columns of keywords ("Category | Tools") as labels with their lists, whatever the labels are. */
export const withListsBehindLabels = (lines: readonly Line[]): readonly Line[] => {
  let isTable = false;
  return lines.flatMap((line, index) => {
    const isPair = line.cells.length === 2 && !line.bullet;
    if (isPair && isHead(line, lines[index + 1])) {
      isTable = true;
      return [];
    }
    isTable &&= isPair;
    return [isTable ? asLabelled(line) : line];
  });
};

const asLabelled = (line: Line): Line => {
  const [label, list] = line.cells;
  if (!label || !list) return line;
  const text = `${withoutColon(label.text)}: ${list.text}`;
  return withCells(line, [{ ...label, right: list.right, text, runs: [{ text, style: line.style }] }]);
};

/** So few columns may be a list, and so few rows no table. */
const FEWEST_COLUMNS = 3;
const FEWEST_ROWS = 3;

/**
 * Whether the first of rows alike is the only one without a date where all others have one, and in other letters than the
 * first of them: whatever its words are, it names the columns.
 */
const hasHeadOfDates = (lines: readonly Line[], asOf: string): boolean => {
  const [head, first] = lines;
  if (!head || !first || lines.length < FEWEST_ROWS || head.cells.length < FEWEST_COLUMNS) return false;
  const dated = ({ cells }: Line): number[] =>
    cells.flatMap(({ text }, at) => (isDateText(text) || findDates(text, asOf).some(({ range }) => range) ? [at] : []));
  const [column, ...others] = dated(first);
  const bold = ({ cells }: Line): string => cells.map(({ runs }) => runs[0]?.style.bold === true).join(' ');
  return (
    column !== undefined &&
    others.length === 0 &&
    dated(head).length === 0 &&
    head.cells.every(({ text, runs }) => text.length <= LONGEST_NAME && runs[0]?.style.bold === true) &&
    bold(first) !== bold(head) &&
    lines.slice(1).every((line) => line.cells.length === head.cells.length && dated(line).join(' ') === String(column))
  );
};

/** No name of a column is longer, in characters. */
const LONGEST_NAME = 40;

/** The cells of a row as roles, degrees, employers or schools, if the names of the columns say that they are. */
const withMeanings = (line: Line, head: Line): Line => {
  const named = head.cells.map(({ text }) => kindOfColumn(text));
  const others = named.flatMap((kind, at) =>
    kind === undefined && !isDateText(line.cells[at]?.text ?? '') ? [at] : [],
  );
  // Beside the schools and their years, the only other column has what was finished there.
  const kinds = named.includes('school') && others.length === 1 ? named.with(others[0] ?? 0, 'degree') : named;
  return { ...line, cells: line.cells.map((cell, at) => saidBy(kinds[at], cell)) };
};

const kindOfColumn = (text: string): EntryLabel | undefined => {
  if (entryLabel(text) !== undefined) return entryLabel(text);
  return schoolScore(text) > 0.5 ? 'school' : undefined;
};

/** "TOEIC | 2018 | 01" below "資格 | 年 | 月": the row with its year and its month as one date. */
const withWholeDate = (line: Line): Line => {
  const at = line.cells.findIndex(
    ({ text }, index) => /^\d{4}$/u.test(text.trim()) && /^\d{1,2}$/u.test(line.cells[index + 1]?.text.trim() ?? ''),
  );
  const [year, month] = [line.cells[at], line.cells[at + 1]];
  const [run] = year?.runs ?? [];
  if (!year || !month || !run) return line;
  const text = `${year.text.trim()}年${month.text.trim()}月`;
  return withCells(line, line.cells.toSpliced(at, 2, { ...year, right: month.right, text, runs: [{ ...run, text }] }));
};
