import { findDates, isDateText, monthNamed } from '../../../language/dates.ts';
import { isPlace } from '../../../language/places.ts';
import { findDegree, organisationScore, roleScore, schoolScore } from '../../../language/words.ts';
import { cellsText, startsBold, type Cell, type Line } from '../../../text/line.ts';
import { withCells } from './with-cells.ts';

/** A line of a section, and whether a date beside it in a column of dates begins an entry there. */
export type HungLine = { line: Line; opens: boolean };

/** How far apart, in points, edges may be that count as one. */
const SAME_EDGE = 4;

/**
 * Dates that hang in a column to the left of their entries ("2019 – 2022 | Nurse" above "| City Hospital") move behind
 * the text beside them, as if they were at the right edge, and each begins an entry. Lines without such a column are
 * returned as they are.
 */
export const withHungDates = (given: readonly Line[], asOf: string): HungLine[] => {
  if (isTable(given)) return inTable(given);
  const edge = hungEdge(given);
  if (edge === undefined) return given.map((line) => ({ line, opens: false }));
  const lines = withMarginPlaced(withStackedDates(given, edge, asOf), edge).map((line) =>
    // How wide a line is counts from the edge of the text.
    line.laneRight > 0 ? { ...line, laneLeft: edge } : line,
  );
  const hung: HungLine[] = [];
  const isBelow = datesAreBelow(lines, edge);
  for (const [index, line] of lines.entries()) {
    const [date, ...rest] = line.cells;
    const beside = rest[0];
    const at = isHung(line, edge) ? titleAbove(hung, line, edge, isBelow) : -1;
    const title = hung[at];
    if (date && beside && title) {
      // The date is level with the second line of its entry, or with the third, if its title wraps.
      hung[at] = { line: withCells(title.line, [...title.line.cells, date]), opens: true };
      hung.push({ line: withCells(line, rest), opens: false });
    } else if (date && beside && isHung(line, edge)) hung.push({ line: turned(line, date, rest), opens: true });
    else if (
      date &&
      rest.length === 0 &&
      isDateText(date.text) &&
      date.right < edge &&
      belongsTo(lines[index + 1], edge)
    )
      // The date is a little above its text.
      hung.push({ line: { ...line, x: edge }, opens: true });
    else hung.push({ line, opens: false });
  }
  return withUndatedTitles(hung, edge);
};

/** So many dated entries, behind the first, show how much white space is above an entry. */
const FEWEST_GAPS = 2;

/**
 * A date may be printed once for several entries: where titles beside dates begin in bold, so does one that opens an
 * entry without a date, below as much white space.
 */
const withUndatedTitles = (hung: readonly HungLine[], edge: number): HungLine[] => {
  const [, ...dated] = hung.filter(({ opens }) => opens);
  const gaps = dated.map(({ line }) => line.gapAbove).filter(Number.isFinite);
  if (gaps.length < FEWEST_GAPS || !dated.every(({ line }) => startsBold(line))) return [...hung];
  const least = Math.min(...gaps);
  return hung.map(({ line, opens }) => {
    const isTitle = isUndated(line, edge) && startsBold(line) && line.gapAbove >= least - 0.1 * line.style.size;
    return { line, opens: opens || (isTitle && least > 0.5 * line.style.size) };
  });
};

/** Whether a section begins with a title at the edge of the text above its first date: the dates are in second lines. */
const datesAreBelow = ([first, second]: readonly Line[], edge: number): boolean =>
  first !== undefined && second !== undefined && isUndated(first, edge) && isHung(second, edge);

const isUndated = (line: Line, edge: number): boolean =>
  !line.bullet && line.cells.length === 1 && belongsTo(line, edge) && !isDateText(line.text);

/** Where the title is of one line, or of two, right above a line with a hanging date, and apart from what is above it. */
const titleAbove = (hung: readonly HungLine[], line: Line, edge: number, isBelow: boolean): number => {
  const last = hung.at(-1);
  if (!last) return -1;
  // What is above the first title of a section is none of it: a heading may be level with it.
  if (isTitleAbove(last, line, edge, isBelow, hung.length === 1)) return hung.length - 1;
  const first = hung.at(-2);
  const wraps =
    first !== undefined &&
    isBelow &&
    !last.opens &&
    isUndated(last.line, edge) &&
    last.line.gapAbove < 0.5 * line.style.size &&
    line.gapAbove < 0.5 * line.style.size &&
    isTitleAbove(first, last.line, edge, isBelow);
  return wraps ? hung.length - 2 : -1;
};

/**
 * Whether a line is a title right above another and apart from what stands above it: in bold above regular type, or in
 * any type where dates are in second lines.
 */
const isTitleAbove = (
  { line: title, opens }: HungLine,
  line: Line,
  edge: number,
  isBelow: boolean,
  isFirst = false,
): boolean => {
  const isBold = ({ cells }: Line, at: number): boolean => cells[at]?.runs[0]?.style.bold === true;
  return (
    !opens &&
    isUndated(title, edge) &&
    title.lane === line.lane &&
    (isBelow || (isBold(title, 0) && !isBold(line, 1))) &&
    (isFirst || title.gapAbove > line.gapAbove + (isBelow ? 0.2 * line.style.size : 0)) &&
    line.gapAbove < line.style.size
  );
};

/** Whether dates begin rows of a table whose cells have no positions, alone or beside the first line of an entry. */
const isTable = (lines: readonly Line[]): boolean => {
  const [first] = lines;
  const isDate = ({ cells: [cell] }: Line): boolean => cell !== undefined && isDateText(cell.text);
  return (
    first !== undefined &&
    isDate(first) &&
    lines.every(({ laneRight }) => laneRight <= 0) &&
    lines.some((line) => line.cells.length === 2 && isDate(line))
  );
};

const inTable = (lines: readonly Line[]): HungLine[] => {
  const hung: HungLine[] = [];
  for (const line of lines) {
    const [date, ...rest] = line.cells;
    if (date && rest.length > 0 && isDateText(date.text)) hung.push({ line: turned(line, date, rest), opens: true });
    else hung.push({ line, opens: !line.bullet && rest.length === 0 && date !== undefined && isDateText(date.text) });
  }
  return hung;
};

/** The left edge of the text beside a column of dates. */
const hungEdge = (lines: readonly Line[]): number | undefined => {
  const edges = lines.flatMap((line) => {
    const [date, beside] = line.cells;
    return date && beside && isDateText(date.text) && beside.x > date.right ? [beside.x] : [];
  });
  const edge = edges.find((x) => edges.filter((other) => Math.abs(other - x) <= SAME_EDGE).length * 2 >= edges.length);
  if (edge === undefined) return undefined;
  const isLeftOf = (line: Line): boolean => line.x < edge - SAME_EDGE;
  // Nothing else is left of that edge: where dates begin lines of text, the text below begins there too.
  const others = lines.filter((line) => isLeftOf(line) && !isDateText(line.cells[0]?.text ?? '') && !isAtFoot(line));
  const inMargin = marginBelow(lines, edge);
  const besides = others.filter((line) => !inMargin.has(line));
  // Formats without positions give no other lines that edge.
  const supported =
    edges.length >= 2 ||
    lines.every(({ laneRight }) => laneRight <= 0) ||
    lines.some((line) => Math.abs(line.x - edge) <= SAME_EDGE) ||
    others.some((line) => inMargin.has(line) && isPlace(line.text));
  return supported && besides.length <= edges.length / 3 ? edge : undefined;
};

/** So many ems above a line part it from the text: it is a note at the foot of the page. */
const FOOT_GAP = 8;
const isAtFoot = ({ gapAbove, style }: Line): boolean =>
  Number.isFinite(gapAbove) && gapAbove > FOOT_GAP * (style.size || 10);

/** No place or keyword beside an entry is longer, in characters. */
const LONGEST_IN_MARGIN = 40;

/** The lines that begin in the column of dates below a date: alone there, or, if some are, beside a line of the text. */
const marginBelow = (lines: readonly Line[], edge: number): ReadonlySet<Line> => {
  const first = lines.findIndex((line) => isHung(line, edge));
  const left = lines.filter(({ bullet, cells: [cell], laneRight }, index) => {
    const isShort = cell !== undefined && cell.right < edge - SAME_EDGE && cell.text.length <= LONGEST_IN_MARGIN;
    return index > first && isShort && !bullet && laneRight > 0 && !isDateText(cell.text);
  });
  const isAlone = ({ cells }: Line): boolean => cells.length === 1;
  const hasWords = left.some((line) => isAlone(line) && !isPlace(line.text));
  return new Set(
    first < 0 ? [] : left.filter((line) => isAlone(line) || hasWords || isPlace(line.cells[0]?.text ?? '')),
  );
};

/**
 * What stands below a date in its column: a place moves beside the first line of its entry, and other words, such as
 * keywords, become its last item.
 */
const withMarginPlaced = (lines: readonly Line[], edge: number): Line[] => {
  const inMargin = marginBelow(lines, edge);
  if (inMargin.size === 0) return [...lines];
  const placed: Line[] = [];
  let opening = 0;
  let words: Line[] = [];
  const put = (line: Line): void => {
    const above = placed.at(-1);
    const isBelow = above?.page === line.page && above.lane === line.lane;
    placed.push(isBelow ? { ...line, gapAbove: line.top - above.bottom } : line);
  };
  const close = (): void => {
    const [first] = words;
    const [cell] = first?.cells ?? [];
    if (first && cell) {
      const text = words.map((line) => line.cells[0]?.text.trim() ?? '').join(', ');
      placed.push({ ...withCells(first, [{ ...cell, text, runs: [{ text, style: first.style }] }]), bullet: true });
    }
    words = [];
  };
  for (const line of lines) {
    if (isHung(line, edge)) {
      close();
      opening = placed.length;
    }
    const [cell, ...beside] = line.cells;
    const entry = placed[opening];
    if (!cell || !entry || !inMargin.has(line)) {
      put(line);
      continue;
    }
    if (isPlace(cell.text))
      placed[opening] = { ...withCells(entry, [...entry.cells, cell]), right: entry.right, style: entry.style };
    else words.push(line);
    if (beside.length > 0) put(withCells(line, beside));
  }
  close();
  return placed;
};

/** Words beside the second of two dates that belong to the entry of the first: a grade, or a label. */
export const ADDS_DETAIL = /\b(?:gpa|rank)\b|[:：]/iu;

/** A start hanging above its end ("2020-09" above "2024-06", beside two lines of one entry): one range. */
const withStackedDates = (lines: readonly Line[], edge: number, asOf: string): Line[] => {
  const joined: Line[] = [];
  const paired = pairedDates(lines, edge, asOf);
  for (const [index, line] of lines.entries()) {
    const before = joined.at(-1);
    const [[above, ...rest], [below, beside]] = [before?.cells ?? [], line.cells];
    const [start, end] = [above, below].map((cell) => dateIn(cell, asOf));
    const goesOn =
      beside !== undefined && (paired.has(index) || (!opensEntry(beside.text) && ADDS_DETAIL.test(beside.text)));
    if (
      !before ||
      !above ||
      !start ||
      !end ||
      !goesOn ||
      !isHung(before, edge) ||
      !isHung(line, edge) ||
      start === end
    ) {
      joined.push(line);
      continue;
    }
    const [first, last] = start < end ? [above.text, below?.text ?? ''] : [below?.text ?? '', above.text];
    const text = `${first} – ${last}`;
    const whole = { ...above, text, runs: [{ text, style: above.runs[0]?.style ?? before.style }] };
    const cells = [whole, ...rest];
    joined[joined.length - 1] = { ...before, cells, text: cellsText(cells) };
    joined.push({
      ...line,
      cells: line.cells.slice(1),
      text: cellsText(line.cells.slice(1)),
      x: beside.x,
    });
  }
  return joined;
};

/**
 * The lines whose hanging date ends or begins the range of the line above: single dates come in pairs, in one order, with
 * white space or other lines between the pairs. One pair alone shows by two styles beside it.
 */
const pairedDates = (lines: readonly Line[], edge: number, asOf: string): Set<number> => {
  const hung = lines.flatMap((line, index) => (isHung(line, edge) ? [{ line, index }] : []));
  const dates = hung.map(({ line }) => dateIn(line.cells[0], asOf));
  if (dates.includes('')) return new Set();
  const least = hung.reduce((gap, { line }) => Math.min(gap, line.gapAbove), Infinity);
  const runs: number[][] = [];
  for (const [at, { line, index }] of hung.entries()) {
    const follows = hung[at - 1]?.index === index - 1 && line.gapAbove <= least + 0.25 * line.style.size;
    if (follows) runs.at(-1)?.push(at);
    else runs.push([at]);
  }
  const orders = runs.map(([first = 0, second = 0]) =>
    Math.sign((dates[first] ?? '') < (dates[second] ?? '') ? 1 : -1),
  );
  const isPaired =
    runs.every((run) => run.length === 2) &&
    new Set(orders).size === 1 &&
    (runs.length > 1 ||
      dates.includes(ONGOING) ||
      runs.every(([first = 0, second = 0]) => lookBeside(hung[first]?.line) !== lookBeside(hung[second]?.line)));
  return new Set(isPaired ? runs.flatMap(([, second = 0]) => hung[second]?.index ?? []) : []);
};

const lookBeside = (line: Line | undefined): string => {
  const style = line?.cells[1]?.runs[0]?.style;
  return `${style?.bold} ${style?.italic}`;
};

/** Stands for "present", after every date. */
const ONGOING = '9999';

/** The only date of a cell that is no range. */
const dateIn = (cell: Cell | undefined, asOf: string): string => {
  if (cell && !/\d/u.test(cell.text) && isDateText(cell.text) && monthNamed(cell.text) === 0) return ONGOING;
  const dates = cell ? findDates(cell.text, asOf) : [];
  return dates.length === 1 && dates[0] && !dates[0].range ? dates[0].start : '';
};

const opensEntry = (text: string): boolean =>
  roleScore(text) > 0.5 || schoolScore(text) > 0.5 || organisationScore(text) > 0.5 || findDegree(text) !== undefined;

const isHung = (line: Line, edge: number): boolean => {
  const [date, beside] = line.cells;
  return (
    date !== undefined &&
    beside !== undefined &&
    isDateText(date.text) &&
    date.x < edge - SAME_EDGE &&
    Math.abs(beside.x - edge) <= 3 * SAME_EDGE
  );
};

const belongsTo = (line: Line | undefined, edge: number): boolean =>
  line !== undefined && Math.abs(line.x - edge) <= 3 * SAME_EDGE;

/** A line with its first cell at its end. */
const turned = (line: Line, date: Cell, rest: readonly Cell[]): Line => {
  const cells = [...rest, date];
  return {
    ...line,
    cells,
    text: cellsText(cells),
    x: rest[0]?.x ?? line.x,
    bullet: rest[0]?.bullet === true,
  };
};
