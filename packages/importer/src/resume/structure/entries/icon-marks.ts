import type { Line } from '../../../text/line.ts';
import { isDateText } from '../../../language/dates.ts';

/** So many marked lines make a habit. */
const FEWEST = 2;
/** So large a share of them has to show that its mark is none of a list. */
const SHOWN = 0.6;
/** More words than this tell what somebody did. */
const MOST_WORDS = 10;
/** A line of prose has at least so many words. */
const FEWEST_OF_PROSE = 6;

/**
 * Lines without marks that are icons of a detail, or of a whole entry drawn beside its second line: no two of them
 * follow each other, and behind each stands its period, or text that begins further left.
 */
export const withIconsUnmarked = (lines: readonly Line[]): Line[] => {
  const marked = lines.flatMap((line, index) => (line.bullet ? [index] : []));
  if (lines[0]?.bullet !== false || marked.length < FEWEST) return [...lines];
  const areAlone = marked.every((at) => lines[at - 1]?.bullet === false && endsList(lines, at));
  if (!areAlone) return [...lines];
  const shown = marked.filter((at) => isPeriodBeside(lines, at) || isDetail(lines, at));
  if (shown.length < SHOWN * marked.length) return [...lines];
  return lines.map((line) => (line.bullet ? { ...line, bullet: false } : line));
};

/** Whether no other item follows, whatever lines the item wraps over. */
const endsList = (lines: readonly Line[], at: number): boolean => {
  const left = lines[at]?.x ?? 0;
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next];
    if (line?.bullet) return next > at + 1;
    if (line && line.x < left - 2) return true;
  }
  return true;
};

/** "○ University of Leeds | 2009–2012" below a line without a date. */
const isPeriodBeside = (lines: readonly Line[], at: number): boolean => {
  const [above, line] = [lines[at - 1], lines[at]];
  const last = line?.cells.at(-1);
  return (
    line !== undefined &&
    line.cells.length > 1 &&
    last !== undefined &&
    isDateText(last.text) &&
    above !== undefined &&
    !above.cells.some(({ text }) => isDateText(text))
  );
};

/** An icon and a name, below which text goes on at the left edge of the mark. */
const isDetail = (lines: readonly Line[], at: number): boolean => {
  const [above, line, below] = lines.slice(at - 1, at + 2);
  return (
    above !== undefined &&
    line !== undefined &&
    below !== undefined &&
    !below.bullet &&
    line.cells.length === 1 &&
    line.text.split(/\s+/u).length <= MOST_WORDS &&
    !/[.;:]$/u.test(line.text) &&
    below.x < line.x - 2 &&
    Math.abs(below.x - above.x) < 2 &&
    below.cells.length === 1 &&
    !below.style.bold &&
    !isDateText(below.text) &&
    !/(?:19|20)\d\d/u.test(below.text) &&
    below.text.split(/\s+/u).length >= FEWEST_OF_PROSE
  );
};
