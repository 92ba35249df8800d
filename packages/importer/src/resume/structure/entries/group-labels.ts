import { findDates, type FoundDates } from '../../../language/dates.ts';
import { organisationScore, roleScore, schoolScore } from '../../../language/words.ts';
import { edgeDates } from '../lines/edge-dates.ts';
import { dominantStyle, type Line } from '../../../text/line.ts';
import { isKnownHeading, matchHeading } from '../headings/headings.ts';
import { hadNoRoom } from '../lines/line-room.ts';

/** A label of a group is short. */
const MOST_WORDS = 4;
/** By how many points letters are larger that are those of a label. */
const LARGER = 0.8;
/** A group of entries in one line each; a title has one period below it. */
const FEWEST = 2;

/**
 * The lines of a section without the labels of groups in it ("Work experience:", "Holiday jobs:"): larger than all else,
 * and below one of them stand several lines with a period at an edge each. A role, an employer or a school is no label.
 */
export const withoutGroupLabels = (given: readonly Line[], asOf: string): Line[] => {
  const lines = withoutLabelsOfItems(
    given.filter((line, index) => !isHeadingOfItems(line, given[index + 1])),
    asOf,
  );
  const periods = new Map(lines.map((line) => [line, periodAtEdge(line, asOf)]));
  const titles = lines.filter((line) => periods.get(line));
  const usual = titles.reduce((most, line) => Math.max(most, sizeOf(line)), 0);
  const labels = new Set(titles.length > 0 ? lines.filter((line) => isLabel(line, usual, asOf)) : []);
  // "International awards" in bold above rows that begin with their year, of which none is in bold.
  if (
    labels.size === 0 &&
    titles.length > 1 &&
    titles.every((line) => !line.style.bold && periods.get(line)?.from === 0)
  )
    for (const [index, line] of lines.entries())
      if (periods.get(lines[index + 1] ?? line) && isBoldLabel(line, asOf)) labels.add(line);
  const isMore = lines.some((line) => !labels.has(line) && line.style.size > usual + LARGER);
  if (labels.size === 0 || isMore) return [...lines];
  const groups = [0];
  const dated: string[] = [];
  for (const line of lines) {
    const period = periods.get(line);
    if (labels.has(line)) groups.push(0);
    else if (period) {
      groups.push((groups.pop() ?? 0) + 1);
      dated.push(line.text.slice(0, period.from) + line.text.slice(period.to));
    }
  }
  const isGrouped = groups.slice(1).some((count) => count >= FEWEST);
  // Roles without an employer are those at the one above them.
  const areRoles = dated.filter(isOnlyRole).length >= dated.length / 2;
  return isGrouped && !areRoles ? lines.filter((line) => !labels.has(line)) : [...lines];
};

/** How large the letters of a line's largest cell are: beside a title the place may be long and small. */
const sizeOf = ({ cells, style }: Line): number =>
  cells.reduce((most, { runs }) => Math.max(most, dominantStyle(runs).size), style.size);

/** "Papers" above the marked items of a part of the publications: what headings say announces them, and is no entry. */
const isHeadingOfItems = (line: Line, next: Line | undefined): boolean =>
  !line.bullet &&
  line.cells.length === 1 &&
  next?.bullet === true &&
  next.numbered === true &&
  isKnownHeading(line.text);

/**
 * The lines of a list of entries ("• Clerk — Acme (2019 – 2021)") without the short lines between its items that name parts
 * of it ("Research"): most items have their date, or all above the first label.
 */
const withoutLabelsOfItems = (lines: readonly Line[], asOf: string): readonly Line[] => {
  const labels = new Set(
    lines.filter((line, index) => lines[index + 1]?.bullet === true && isLabelOfItems(line, asOf)),
  );
  if (labels.size === 0 || !lines.every((line) => line.bullet || line.cells.length === 1)) return lines;
  const items = lines.flatMap((line, at) => (line.bullet ? [{ at, line, text: wholeItem(lines, at, labels) }] : []));
  const dated = items.filter(({ text }) => edgeDates(text, asOf).length > 0);
  const first = lines.findIndex((line) => labels.has(line));
  const above = items.filter(({ at }) => at < first);
  // Where the section begins with entries, what stands between them is the name of none, whatever its words are.
  const isList = lines[0]?.bullet === true && above.length >= FEWEST && above.every((item) => dated.includes(item));
  // Where labels stand out, an item with a role and more behind a dash is an entry without a date.
  const entries = [...labels].every((label) => standsOut(label, items[0])) ? items.filter(isEntry) : [];
  const entered = new Set([...dated, ...entries]).size;
  // "Administration" is no role above "Clerk — Acme (2018 – 2022)".
  const namesNothing = entries.filter((item) => dated.includes(item)).length >= FEWEST;
  const isMostly =
    dated.length >= FEWEST && entered > items.length / 2 && (namesNothing || ![...labels].some(isNameOfEntry));
  const areRoles =
    dated.filter(({ text }) => isOnlyRole(text.replace(/[\s(]{0,8}\d.*$/u, ''))).length >= dated.length / 2;
  return (isList || isMostly) && !areRoles ? lines.filter((line) => !labels.has(line)) : lines;
};

/** Whether a label is in larger letters than an item, or in bold where that is not. */
const standsOut = (label: Line, item: { line: Line } | undefined): boolean =>
  item !== undefined &&
  (label.style.size > item.line.style.size + LARGER || (label.style.bold && !item.line.style.bold));

/** "Coordinator — Community Project": an item that begins with a role. */
const isEntry = ({ text }: { text: string }): boolean => {
  const [role = '', ...rest] = text.slice(0, LONGEST_ENTRY).split(/\s[–—-]\s/u);
  return rest.length > 0 && roleScore(role) > 0.5;
};

/** What is longer is no entry in one line. */
const LONGEST_ENTRY = 120;

/** Whether a line has the words of a role, an employer or a school. */
const isNameOfEntry = ({ text }: Line): boolean => roleScore(text) + organisationScore(text) + schoolScore(text) >= 0.5;

/** An item has no more lines; what is longer describes. */
const MOST_LINES = 4;

/** The text of an item with the lines that continue it. */
const wholeItem = (lines: readonly Line[], at: number, labels: ReadonlySet<Line>): string => {
  const some = lines.slice(at, at + MOST_LINES);
  const end = some.findIndex((line, index) => {
    const above = some[index - 1];
    return above !== undefined && (line.bullet || labels.has(line) || !hadNoRoom(above, line));
  });
  return (end < 0 ? some : some.slice(0, end)).map(({ text }) => text).join(' ');
};

const isLabelOfItems = ({ cells, bullet, text }: Line, asOf: string): boolean =>
  !bullet &&
  cells.length === 1 &&
  text.split(/\s+/u).length <= MOST_WORDS &&
  !/[.,;–—|]/u.test(text) &&
  findDates(text, asOf).length === 0;

/** The period that a line begins with, or that is its last cell. */
const periodAtEdge = ({ text, cells, bullet }: Line, asOf: string): FoundDates | undefined => {
  const last = cells.length > 1 ? (cells.at(-1)?.text.length ?? 0) : 0;
  return bullet
    ? undefined
    : findDates(text, asOf).find(
        ({ from, to }) => from === 0 || (last > 0 && from === text.length - last && to >= text.trimEnd().length),
      );
};

/** Whether a line in bold has the words of a heading, and names nothing. */
const isBoldLabel = (line: Line, asOf: string): boolean =>
  line.style.bold &&
  line.cells.length === 1 &&
  !line.bullet &&
  line.text.split(/\s+/u).length <= MOST_WORDS &&
  matchHeading(line.text) !== undefined &&
  !isNameOfEntry(line) &&
  findDates(line.text, asOf).length === 0;

const isOnlyRole = (text: string): boolean =>
  roleScore(text) > 0.5 && organisationScore(text) < 0.5 && !/[,(–—|]|\s-\s/u.test(text);

const isLabel = (line: Line, usual: number, asOf: string): boolean => {
  const { cells, bullet, style, text } = line;
  return (
    cells.length === 1 &&
    !bullet &&
    style.size > usual + LARGER &&
    text.split(/\s+/u).length <= MOST_WORDS &&
    !isNameOfEntry(line) &&
    findDates(text, asOf).length === 0
  );
};
