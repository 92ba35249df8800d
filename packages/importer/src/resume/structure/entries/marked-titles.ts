import { findDates } from '../../../language/dates.ts';
import { startsBold, type Line } from '../../../text/line.ts';
import { edgeDates } from '../lines/edge-dates.ts';
import { hadNoRoom } from '../lines/line-room.ts';
import { ENDS_SHORT } from '../../../language/legal-forms.ts';

/** By how many points letters are larger that are those of a title. */
const LARGER = 1;

/** Whether a line is in bold from its beginning to its end. */
const isAllBold = ({ cells }: Line): boolean =>
  cells.every(({ runs }) => runs.every(({ text, style }) => style.bold || text.trim() === ''));

/**
 * Lines without the list marks of titles in bold with their dates ("• **Acme, Cook, 2019 – 2021**"), each above lines in
 * regular type that have none.
 */
export const withBoldTitlesUnmarked = (lines: readonly Line[], asOf: string): Line[] => {
  const areTitles =
    lines[0]?.bullet === true &&
    lines.every((line, index) =>
      line.bullet
        ? isAllBold(line) && edgeDates(line.text, asOf).length > 0 && lines[index + 1]?.bullet === false
        : !startsBold(line),
    );
  return areTitles ? lines.map((line) => ({ ...line, bullet: false })) : [...lines];
};

/** Lines without the list marks of titles: larger than all else, each above lines that have none. */
export const withTitlesUnmarked = (lines: readonly Line[]): Line[] => {
  const rest = lines.reduce(
    (most, line, index) =>
      line.bullet || isRestOfTitle(line, lines[index - 1]) ? most : Math.max(most, line.style.size),
    0,
  );
  const areTitles =
    rest > 0 &&
    lines[0]?.bullet === true &&
    lines.every(
      ({ bullet, style }, index) => !bullet || (style.size > rest + LARGER && lines[index + 1]?.bullet === false),
    );
  return areTitles ? lines.map((line) => ({ ...line, bullet: false })) : [...lines];
};

/** Lines without the dots before periods that stand alone, of which the first begins the section. */
const withPeriodsUnmarked = (lines: readonly Line[], asOf: string): readonly Line[] => {
  const isPeriod = ({ bullet, text }: Line): boolean => {
    const [found, ...others] = bullet && text.length < 40 ? findDates(text, asOf) : [];
    return found !== undefined && others.length === 0 && found.from === 0 && found.to >= text.trimEnd().length;
  };
  const [first, ...rest] = lines;
  // One alone is above text that begins left of it, where no item goes on.
  const isAlone = first !== undefined && rest[0]?.bullet === false && rest[0].x < first.x - 3;
  return first && isPeriod(first) && (isAlone || rest.some(isPeriod))
    ? lines.map((line) => (isPeriod(line) ? { ...line, bullet: false } : line))
    : lines;
};

/** Whether a line is what had no room on the line of a marked title. */
const isRestOfTitle = (line: Line, above: Line | undefined): boolean =>
  above?.bullet === true && Math.abs(line.style.size - above.style.size) < 0.5 && hadNoRoom(above, line);

/** So many entries make a line of time, or one with a list of its own. */
const FEWEST_ON_LINE = 2;

/** Whether a text ends as no title does. */
const endsSentence = (text: string): boolean => /[.;,]$/u.test(text) && !ENDS_SHORT.test(text);

/** Marks that are further left by more than this are those of an outer list. */
const INDENT = 6;

/**
 * Lines without the dots of a line of time: each is before a title that leaves room on its line, above a line at the same
 * edge that has its period ("• Nurse" above "City Hospital, 2019 – 2021"). Lists within the entries keep theirs.
 */
export const withTimelineUnmarked = (given: readonly Line[], asOf: string): Line[] => {
  const lines = withPeriodsUnmarked(given, asOf);
  const marks = lines.filter(({ bullet }) => bullet);
  const edge = Math.min(...marks.map(({ x }) => x));
  const isDot = ({ bullet, x }: Line): boolean => bullet && x < edge + INDENT;
  const marked = lines.flatMap((line, index) => (isDot(line) ? [index] : []));
  const areTitles =
    (marked.length >= FEWEST_ON_LINE || marks.length > marked.length) &&
    marked[0] === 0 &&
    marked.every((at) => {
      const [title, below] = [lines[at], lines[at + 1]];
      return (
        title !== undefined &&
        below !== undefined &&
        !below.bullet &&
        Math.abs(below.x - title.x) < 2 &&
        !hadNoRoom(title, below) &&
        !endsSentence(title.text) &&
        findDates(title.text, asOf).length === 0 &&
        findDates(below.text, asOf).some(({ range, to }) => range || to >= below.text.length)
      );
    });
  return areTitles ? lines.map((line) => (isDot(line) ? { ...line, bullet: false } : line)) : [...lines];
};

/** So many titles with something below make a list of them. */
const FEWEST_TITLES = 2;

/**
 * The marked lines of a section in which each has a paragraph of its own below it that has no mark, as in "1. Tide Map"
 * above "Shows when it is safe to cross."; none in formats with positions, where an item may wrap.
 */
export const titlesAboveParagraphs = (lines: readonly Line[]): ReadonlySet<Line> => {
  const marked = lines.filter(({ bullet }) => bullet);
  const areTitles =
    lines[0]?.bullet === true &&
    marked.length >= FEWEST_TITLES &&
    lines.every(({ bullet, laneRight }, index) => {
      const below = lines[index + 1];
      return laneRight <= 0 && (!bullet || (below !== undefined && !below.bullet && !below.goesOn));
    });
  return new Set(areTitles ? marked : []);
};
