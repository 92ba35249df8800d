import { findDates, isDateText, monthNamed } from '../../../language/dates.ts';
import { cellsText, type Cell, type Line } from '../../../text/line.ts';
import { withCells } from './with-cells.ts';

/** A range that lacks its second year: "Sep 2014–Mar". */
const BEGUN = /^\p{L}{3,12}\.?,? (?:19|20)\d\d ?[-–—] ?\p{L}{3,12}\.?,?$/u;
/** The same in numbers: "04.2021 –", and what may be below it. */
const BEGUN_IN_NUMBERS = /^(?:\d{1,2}[./]){1,2}(?:19|20)\d\d ?[-–—]$/u;
const IN_NUMBERS = /^(?:\d{1,2}[./]){1,2}(?:19|20)\d\d$/u;
/** A year and a dash, the end of a range that lacks its last year: "2019 –". */
const BEGUN_IN_YEARS = /^(?:\p{L}{3,12}\.? )?(?:19|20)\d\d ?[-–—]$/u;
/** A range that lacks its end: "September 2014–". */
const OPEN = /^\p{L}{3,12}\.?,? (?:19|20)\d\d ?[-–—]$/u;
/** How many lines of the entry beside it may stand between the two lines of a range. */
const MOST_BETWEEN = 2;
const YEAR = /(?:19|20)\d\d/u;

/** The index of the line whose hanging date a line may continue: the one before, or above the text beside it. */
const startOfWrapped = (lines: readonly Line[], line: Line): number => {
  const last = lines.length - 1;
  const first = line.cells[0];
  if (!first || !isDateText(first.text)) return last;
  const near = lines.slice(-1 - MOST_BETWEEN);
  const begun = near.findLastIndex(({ cells: [cell] }) => cell !== undefined && BEGUN.test(cell.text));
  if (begun >= 0 && /^(?:19|20)\d\d$/u.test(first.text)) return lines.length - near.length + begun;
  const open = near.findLastIndex(({ cells: [cell] }) => cell !== undefined && OPEN.test(cell.text));
  if (open >= 0 && !/\d/u.test(first.text)) return lines.length - near.length + open;
  if (line.cells.length > 1) return last;
  for (let index = last; index >= Math.max(0, last - MOST_BETWEEN); index -= 1) {
    const above = lines[index];
    const cell = above?.cells[0];
    if (!above || !cell || above.page !== line.page || above.lane !== line.lane) break;
    const isNear = line.top - above.bottom < 0.9 * line.style.size;
    if (Math.abs(cell.x - first.x) < 3 && isNear && YEAR.test(cell.text)) return index;
    // What stands between is beside the date.
    if (cell.x < first.right) break;
  }
  return last;
};

/** A range that wraps in its narrow column ("Mar 2019 –" above "present") is joined on its first line. */
export const joinWrappedDates = (lines: readonly Line[], asOf: string): Line[] => {
  const joined: Line[] = [];
  for (const line of lines) {
    const [above, cut] = [joined.at(-1), joined.at(-1)?.cells.at(-1)];
    const isYear = /^(?:19|20)\d\d$/u.test(line.text.trim());
    const isBegun =
      cut !== undefined &&
      ((BEGUN.test(cut.text) && isYear) || (BEGUN_IN_NUMBERS.test(cut.text) && IN_NUMBERS.test(line.text.trim())));
    if (above && cut && above.cells.length > 1 && isBegun) {
      joined[joined.length - 1] = withLast(above, `${cut.text} ${line.text.trim()}`);
      continue;
    }
    const beside = line.cells.at(-1);
    if (above && cut && beside && line.cells.length > 1 && endsBeside(above, cut, line, beside)) {
      joined[joined.length - 1] = withLast(above, `${cut.text} ${beside.text}`);
      joined.push(withCells(line, line.cells.slice(0, -1)));
      continue;
    }
    const at = startOfWrapped(joined, line);
    const before = joined[at];
    const start = before?.cells[0];
    const rest = line.cells[0];
    const together =
      start && rest
        ? /[年月日\d現至]$/u.test(start.text) && /^[年月日在今]/u.test(rest.text)
          ? start.text + rest.text
          : `${start.text} ${rest.text}`
        : '';
    const [found] =
      start &&
      rest &&
      (isDateText(start.text) || /(?:[-–—]|\p{L}{3,}\.?)\s*$/u.test(start.text)) &&
      isDateText(rest.text) &&
      !/[-–—]\s*$/u.test(rest.text) &&
      // A month below a whole range begins the next one.
      !(monthNamed(rest.text) > 0 && /[-–—][^-–—]*(?:19|20)\d\d$/u.test(start.text)) &&
      (Math.abs(start.x - rest.x) < 3 || (start.right > 0 && (endsLevel(start, rest) || isCentred(start, rest))))
        ? findDates(together, asOf)
        : [];
    const isWhole = found?.range === true && found.to - found.from >= together.length - 3;
    if (!before || !start || !rest || !(isWhole || isRangeBegun(start, rest))) {
      joined.push(line);
      continue;
    }
    joined[at] = withFirst(before, start, rest, together);
    const others = line.cells.slice(1);
    if (others[0]) joined.push(withCells(line, others));
  }
  return joined;
};

const endsLevel = (start: Cell, rest: Cell): boolean => Math.abs(start.right - rest.right) < 3;

/** Whether the middle of one cell is that of the other. */
const isCentred = (start: Cell, rest: Cell): boolean => Math.abs(start.x + start.right - rest.x - rest.right) < 3;

/** "Diploma of Nursing (Critical | 2019 –" above "Care) | 2020": both cells of a row wrap. */
const endsBeside = (above: Line, cut: Cell, line: Line, rest: Cell): boolean =>
  above.cells.length > 1 &&
  (BEGUN_IN_YEARS.test(cut.text) || BEGUN_IN_NUMBERS.test(cut.text)) &&
  isDateText(rest.text) &&
  line.gapAbove < line.style.size &&
  (Math.abs(cut.x - rest.x) < 3 || endsLevel(cut, rest));

/** A line with another text in its last cell. */
const withLast = (line: Line, text: string): Line => {
  const cells = line.cells.map((cell, index) =>
    index === line.cells.length - 1
      ? { ...cell, text, runs: [{ text, style: cell.runs.at(-1)?.style ?? line.style }] }
      : cell,
  );
  return { ...line, cells, text: cellsText(cells) };
};

/** A line whose first cell goes on with another. */
const withFirst = (line: Line, first: Cell, rest: Cell, text: string): Line => {
  const runs = [...first.runs, ...rest.runs.map((run) => ({ ...run, text: ` ${run.text}` }))];
  const cells = [{ ...first, text, runs }, ...line.cells.slice(1)];
  return { ...line, cells, text: cellsText(cells) };
};

/** "Sep" above "2014–Mar" or "2014–", whose year is on a line further below. */
const isRangeBegun = (start: Cell, rest: Cell): boolean =>
  rest.text.length < 40 &&
  ((start.text.length < 16 &&
    monthNamed(start.text) > 0 &&
    /^(?:19|20)\d\d\s*[-–—](?:\s*\p{L}{3,}\.?)?$/u.test(rest.text)) ||
    (OPEN.test(start.text) && monthNamed(rest.text.replace(/,$/u, '')) > 0)) &&
  endsLevel(start, rest);
