import { findDates, type FoundDates } from '../../language/dates.ts';
import { organisationScore, roleScore, schoolScore } from '../../language/words.ts';
import type { Line } from '../../text/line.ts';
import { isKnownHeading } from './headings.ts';

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
  const lines = given.filter((line, index) => !isHeadingOfItems(line, given[index + 1]));
  const periods = new Map(lines.map((line) => [line, periodAtEdge(line, asOf)]));
  const titles = lines.filter((line) => periods.get(line));
  const usual = titles.reduce((most, { style }) => Math.max(most, style.size), 0);
  const labels = new Set(titles.length > 0 ? lines.filter((line) => isLabel(line, usual, asOf)) : []);
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

/** "Papers" above the marked items of a part of the publications: what headings say announces them, and is no entry. */
const isHeadingOfItems = (line: Line, next: Line | undefined): boolean =>
  !line.bullet &&
  line.cells.length === 1 &&
  next?.bullet === true &&
  next.numbered === true &&
  isKnownHeading(line.text);

/** The period that a line begins with, or that is its last cell. */
const periodAtEdge = ({ text, cells, bullet }: Line, asOf: string): FoundDates | undefined => {
  const last = cells.length > 1 ? (cells.at(-1)?.text.length ?? 0) : 0;
  return bullet
    ? undefined
    : findDates(text, asOf).find(
        ({ from, to }) => from === 0 || (last > 0 && from === text.length - last && to >= text.trimEnd().length),
      );
};

const isOnlyRole = (text: string): boolean =>
  roleScore(text) > 0.5 && organisationScore(text) < 0.5 && !/[,(–—|]|\s-\s/u.test(text);

const isLabel = ({ cells, bullet, style, text }: Line, usual: number, asOf: string): boolean =>
  cells.length === 1 &&
  !bullet &&
  style.size > usual + LARGER &&
  text.split(/\s+/u).length <= MOST_WORDS &&
  roleScore(text) + organisationScore(text) + schoolScore(text) < 0.5 &&
  findDates(text, asOf).length === 0;
