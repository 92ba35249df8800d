import { findDates, isDateText, type FoundDates } from '../../../language/dates.ts';
import { findDegree, organisationScore, roleScore, schoolScore } from '../../../language/words.ts';
import { areInOneType, cellsText, startsBold, type Line } from '../../../text/line.ts';
import { tidy } from '../heads/atoms.ts';
import { isLabelOfCourses } from '../headings/courses-of-studies.ts';
import { areDatedItems, datedItems, withDatesUnmarked } from './dated-items.ts';
import { closes, edgeDates, OPENS } from '../lines/edge-dates.ts';
import { isPraise, isScore } from '../heads/entry-facts.ts';
import { entryLabel, opensWithDuties, opensWithKeywords, opensWithTools } from '../labels/entry-labels.ts';
import { withoutGroupLabels } from './group-labels.ts';
import { ADDS_DETAIL, withHungDates } from '../lines/hanging.ts';
import { withIconsUnmarked } from './icon-marks.ts';
import { joinedLine } from '../lines/joined-line.ts';
import { hadNoRoom } from '../lines/line-room.ts';
import { titlesAboveParagraphs } from './marked-titles.ts';
import { withLostBullets } from './lost-bullets.ts';
import { nestedLists, type NestedLine } from './nested-lists.ts';
import { withNumbersAsMarks } from './numbered-items.ts';
import { withOpeningRangesUnmarked } from './opening-ranges.ts';
import { withParagraphsAsEntries } from './undated-paragraphs.ts';
import { withSmallItems } from './small-items.ts';
import { joinStackedPeriods } from '../lines/stacked-periods.ts';
import { belowTitlesAndDates } from './titles-above-dates.ts';
import { titledParagraphs } from '../heads/titled-paragraphs.ts';
import { joinWrappedDates } from '../lines/wrapped-dates.ts';
import { isClauses } from '../lines/prose.ts';
import { WITHIN_NAMES } from '../lines/within-names.ts';
import { withSchoolsApart } from './schools-apart.ts';
import { areLinks, toldDates } from './told-dates.ts';
import { belowOwnHeadings, setApart } from './set-apart.ts';
import type { Role, SectionLine } from '../lines/section-line.ts';
import { ENDS_SHORT } from '../../../language/legal-forms.ts';
import { usualGap } from '../lines/usual-gap.ts';

/** Labels the lines of a section; one `ofThings` has entries that are no more than names with a date. */
export const labelLines = (lines: readonly Line[], asOf: string, ofThings = false): SectionLine[] => {
  const given = withDatesUnmarked(
    withSmallItems(withoutGroupLabels(withIconsUnmarked(withNumbersAsMarks(lines)), asOf), asOf),
  );
  const nested = nestedLists(given, asOf);
  if (nested) return nested.map((each) => outlined(each, asOf));
  const titles = titlesAboveParagraphs(given);
  if (titles.size > 0) return belowTitles(given, titles, asOf);
  const titled = belowTitlesAndDates(given, asOf);
  if (titled)
    return titled.map(({ line, role, opens }) => ({
      line,
      role,
      dates: headDates(line, asOf),
      look: lookOf(line),
      ...(opens ? { opens } : {}),
    }));
  const paragraphs = titledParagraphs(given, asOf);
  if (paragraphs)
    return paragraphs.map(({ line, isTitled }) => ({
      line,
      role: isTitled ? 'head' : 'body',
      dates: [],
      look: lookOf(line),
      opens: true,
    }));
  const labelled: SectionLine[] = [];
  const usual = usualGap(given, 0.5);
  const hung = withHungDates(joinWrappedDates(joinStackedPeriods(given, asOf), asOf), asOf);
  const opens = new Set(hung.flatMap(({ line, opens: isOpen }) => (isOpen ? [line] : [])));
  const whole = withDatedItems(
    withLostBullets(
      hung.map(({ line }) => line),
      asOf,
    ),
    asOf,
  );
  const { lines: marked, opening } =
    ofThings && opens.size === 0
      ? setApart(whole, asOf)
      : { lines: whole, opening: opens.size === 0 ? belowOwnHeadings(whole, asOf) : new Set<Line>() };
  const sentences = linesOfSentences(marked, asOf);
  const title = titleOnTop(marked);
  const told = toldDates(marked, asOf);
  for (const line of marked) {
    const before = labelled.at(-1);
    const isHung = opens.has(line);
    const begins = isHung || opening.has(line);
    const isTold = told.has(line);
    const role = begins || line === title ? 'head' : roleOf(line, before, usual, asOf, sentences.has(line), isTold);
    const wraps = role === 'body' && before?.role === 'body' && hadNoRoom(before.line, line);
    labelled.push({
      line,
      role,
      dates: isHung
        ? lastDate(line, asOf)
        : wraps || isTold
          ? []
          : begins
            ? edgeDates(line.text, asOf)
            : headDates(line, asOf),
      look: lookOf(line),
      ...(begins ? { opens: true } : {}),
    });
  }
  const described = withLabelsOfLists(labelled);
  return opens.size > 0
    ? described
    : joinStackedDates(withSchoolsApart(withParagraphsAsEntries(entriesInList(described, asOf))));
};

/** A label of a list is short, in words. */
const LONGEST_LABEL = 5;

/**
 * "Achievements:" between the items of a dated entry and items of its own describes, as does "Courses" below the head of
 * one; where the section itself begins so, such lines are the titles of its entries.
 */
const withLabelsOfLists = (lines: SectionLine[]): SectionLine[] => {
  const isLabel = ({ line: { text, cells }, role, dates }: SectionLine): boolean =>
    role === 'head' && dates.length === 0 && cells.length === 1 && /\p{L}\s*[:：]$/u.test(text);
  const [first] = lines;
  if (!first || isLabel(first) || !lines.some(({ dates }) => dates.length > 0)) return lines;
  const isAboveItems = (each: SectionLine, index: number): boolean =>
    isLabel(each) && lines[index + 1]?.role === 'item' && wordCount(each.line.text) <= LONGEST_LABEL;
  const isOfList = (each: SectionLine, index: number): boolean =>
    isAboveItems(each, index) &&
    lines[index - 1]?.role !== 'head' &&
    roleScore(each.line.text) + organisationScore(each.line.text) + schoolScore(each.line.text) < 0.5;
  // Where some stand between items, one directly below a dated head is the first of them, whatever its words.
  const looks = new Set(lines.filter(isOfList).map(({ look }) => look));
  const isFirst = (each: SectionLine, index: number): boolean =>
    looks.has(each.look) && isAboveItems(each, index) && (lines[index - 1]?.dates.length ?? 0) > 0;
  // "Courses" and "Tasks" are names of nothing, whatever stands above them.
  const isKnown = ({ role, line: { text } }: SectionLine, index: number): boolean =>
    role === 'head' && lines[index + 1]?.role === 'item' && (entryLabel(text) === 'duties' || isLabelOfCourses(text));
  return lines.map((each, index) =>
    isKnown(each, index) || isOfList(each, index) || isFirst(each, index) ? { ...each, role: 'body' } : each,
  );
};

/** Entries that each begin with a title, which a mark precedes. */
const belowTitles = (lines: readonly Line[], titles: ReadonlySet<Line>, asOf: string): SectionLine[] => {
  const labelled: SectionLine[] = [];
  for (const line of lines) {
    const isTitle = titles.has(line);
    const role = isTitle ? 'head' : roleOf(line, labelled.at(-1), 0, asOf, false);
    labelled.push({
      line: { ...line, bullet: false },
      role,
      dates: isTitle ? edgeDates(line.text, asOf) : headDates(line, asOf),
      look: lookOf(line),
      ...(isTitle ? { opens: true } : {}),
    });
  }
  return labelled;
};

const outlined = ({ line, isHead, opens }: NestedLine, asOf: string): SectionLine => ({
  line,
  role: isHead ? 'head' : 'item',
  dates: isHead ? headDates(line, asOf) : [],
  look: lookOf(line),
  ...(opens ? { opens } : {}),
});

/**
 * Marked lines with a date in a cell of their own at their end are roles or degrees below a name ("• Fellow | 2019 –
 * 2021"), unless the whole section is a list.
 */
const withDatedItems = (given: readonly Line[], asOf: string): Line[] => {
  const lines = withOpeningRangesUnmarked(given, asOf);
  if (lines[0]?.bullet !== false) return lines;
  return lines.map((line) => {
    const [last, ...others] = line.cells.toReversed();
    const isDated =
      line.bullet &&
      last !== undefined &&
      others.length > 0 &&
      isWholeDate(last.text, asOf) &&
      line.laneRight - last.right < 24;
    return isDated ? { ...line, bullet: false } : line;
  });
};

/** Whether a text is a date and nothing else, with or without its day. */
const isWholeDate = (text: string, asOf: string): boolean => {
  const [found] = isDateText(text) ? [] : findDates(text, asOf);
  return isDateText(text) || (found?.from === 0 && found.to >= text.trimEnd().length);
};

/** A section that is one list, each item of which is an entry: items become heads, with the lines that continue them. */
const entriesInList = (lines: SectionLine[], asOf: string): SectionLine[] => {
  if (!lines[0]?.line.bullet) return lines;
  if (areDatedItems(lines, asOf)) return datedItems(lines, asOf);
  const entries: SectionLine[] = [];
  for (const [index, { line, look, role }] of lines.entries()) {
    const [last, before] = [entries.at(-1), lines[index - 1]?.line];
    if (line.bullet || !last || !before) {
      entries.push({ line: { ...line, bullet: false }, role: 'head', dates: [], look, opens: true });
      continue;
    }
    // The date at the end of an item's line ends it: what is below describes it.
    const isEnded = before.cells.length > 1 && isWholeDate(before.cells.at(-1)?.text ?? '', asOf);
    if (isEnded || last.role === 'body') {
      entries.push({ line, role: 'body', dates: [], look });
      continue;
    }
    // What is no continuation of its item is something else: the section is no plain list.
    if (role !== 'item' && !hadNoRoom(before, line)) return titlesInList(lines) ?? lines;
    last.line = joinedLine(last.line, line);
  }
  return entries.map((entry) =>
    entry.role === 'body' ? entry : { ...entry, dates: edgeDates(entry.line.text, asOf) },
  );
};

/** Marked titles in bold, each with lines in regular type below it: the marks are of titles, not of descriptions. */
const titlesInList = (lines: readonly SectionLine[]): SectionLine[] | undefined => {
  const isTitle = ({ line }: SectionLine): boolean => line.bullet && line.style.bold;
  const areTitles = lines.every((each, index) => {
    const next = lines[index + 1];
    return each.line.bullet ? isTitle(each) && next !== undefined && !next.line.bullet : !each.line.style.bold;
  });
  return areTitles
    ? lines.map((each) => ({
        ...each,
        line: { ...each.line, bullet: false },
        role: 'head',
        ...(isTitle(each) ? { opens: true } : {}),
      }))
    : undefined;
};

/** A start and an end, one above the other, each alone in its cell, are one range. */
const joinStackedDates = (lines: readonly SectionLine[]): SectionLine[] => {
  const alone = (entry: SectionLine | undefined): FoundDates | undefined => {
    const [found] = entry?.dates ?? [];
    const cell = entry?.line.cells.find((part) => found && part.text.length <= found.to - found.from + 2);
    return found && !found.range && cell && entry?.dates.length === 1 ? found : undefined;
  };
  const joined = [...lines];
  for (let index = 0; index + 1 < joined.length; index += 1) {
    const [first, second] = [joined[index], joined[index + 1]];
    const [one, two] = [alone(first), alone(second)];
    if (!first || !second || !one || !two || one.start === two.start || Math.abs(first.line.x - second.line.x) > 2)
      continue;
    // The colon of "2003: diving" is of the date.
    const rest = second.line.text
      .slice(two.to)
      .replace(/^\s*[:：]/u, '')
      .trim();
    const opens =
      rest !== '' &&
      (roleScore(rest) > 0.5 ||
        schoolScore(rest) > 0.5 ||
        organisationScore(rest) > 0.5 ||
        findDegree(rest) !== undefined);
    const firstIsDateOnly = first.line.text.length <= one.to - one.from + 2;
    if (opens || (rest === '') !== firstIsDateOnly || (rest !== '' && !ADDS_DETAIL.test(rest))) continue;
    const [start, end] = one.start < two.start ? [one.start, two.start] : [two.start, one.start];
    joined[index] = { ...first, dates: [{ ...one, start, end, range: true }] };
    joined[index + 1] = { ...second, line: withoutDate(second.line, two), dates: [] };
    index += 1;
  }
  return joined.filter((entry) => entry.line.cells.length > 0);
};

const withoutDate = (line: Line, found: FoundDates): Line => {
  const date = line.text.slice(found.from, found.to).trim();
  const cells = line.cells.filter((cell) => cell.text.trim() !== date);
  return { ...line, cells, text: cellsText(cells) };
};

const lookOf = (line: Line): string => {
  const style = line.cells[0]?.runs[0]?.style ?? line.style;
  return `${Math.round(style.size * 2) / 2}|${style.bold}|${style.italic}|${style.colour}|${Math.round(line.x / 4)}`;
};

/**
 * Dates that are separate within a line: in a cell or after a separator of their own, or at its start or end; not years
 * in a sentence.
 */
const headDates = (line: Line, asOf: string): readonly FoundDates[] =>
  line.bullet || areLinks(line)
    ? []
    : findDates(line.text, asOf).filter((dates) => {
        const before = line.text.slice(0, dates.from);
        const after = line.text.slice(dates.to);
        if (dates.range) {
          const isHanging = dates.from === 0 && isDateText(line.cells[0]?.text ?? '');
          return line.text.length < 160 || isHanging || (OPENS.test(before) && isBoldBehind(line, dates.to));
        }
        const opens = OPENS.test(before) || opensLastCell(line, dates);
        const isLast =
          (closes(after) || isScore(tidy(after)) || isPraise(tidy(after))) &&
          // A sentence may end in a year, which no comma separates from it.
          (/,\s*$/u.test(before) ||
            !(/^\s*\.\s*$/u.test(after) && wordCount(before) > (/\p{Ll}{3,}\s*$/u.test(before) ? 2 : 5)));
        // "Autonomous Boat (2025) – C++, ROS"
        const isTitled =
          /^[^()（）]{2,60}[(（]$/u.test(before) &&
          /^(?:\)\s*[:,–—-]\s|）\s*[：，、:,–—-])/u.test(after) &&
          !/[.。]$/u.test(line.text);
        if (isTitled) return wordCount(line.text) < 16;
        // Values between bars are no sentence, however many they are.
        if (opens && /\s\|\s/u.test(after)) return true;
        if (opens || isLast) return wordCount(line.text.slice(0, isLast ? dates.to : line.text.length)) < 16;
        return false;
      });

/** Whether a name in bold stands right behind a place in a line, and other type behind it. */
const isBoldBehind = ({ cells: [cell] }: Line, from: number): boolean => {
  let at = 0;
  const runs = (cell?.runs ?? []).filter(({ text }) => {
    at += text.length;
    return at > from && /[\p{L}\p{N}]/u.test(text);
  });
  return runs[0]?.style.bold === true && runs.some(({ style }) => !style.bold);
};

/** The date that hangs beside an entry: in "Grades 1–3." with "1835–1838" behind it, "3." is no month. */
const lastDate = ({ text, cells }: Line, asOf: string): readonly FoundDates[] => {
  const last = cells.at(-1)?.text ?? '';
  const [own] = isDateText(last) ? findDates(last, asOf).slice(-1) : [];
  const before = text.length - last.length;
  return own ? [{ ...own, from: own.from + before, to: own.to + before }] : findDates(text, asOf).slice(-1);
};

/** "Emergency Department | Fall 2026, 180 hours": a date with little behind it in the cell at the right. */
const opensLastCell = ({ text, cells }: Line, { from }: FoundDates): boolean => {
  const last = cells.at(-1)?.text ?? '';
  return cells.length > 1 && from === text.length - last.length && wordCount(last) <= 5;
};

const wordCount = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** "Institute of Marine Science, Bergen, Norway": several names between commas, and no other word. */
const isOfNames = (text: string): boolean => {
  const words = text.split(/[\s,()/&–-]+/u).filter((word) => /\p{L}/u.test(word) && !WITHIN_NAMES.test(word));
  return text.includes(',') && words.length > 3 && words.every((word) => /^["'“‘(]?\p{Lu}/u.test(word));
};

/** So many words that end in a full stop are no title that wraps. */
const FEWEST_IN_SENTENCES = 10;

/** Whether a line begins a paragraph that goes on further left, in the same letters. */
const isIndentedAbove = (first: Line, next: Line): boolean =>
  first.x > next.x + 0.5 * next.style.size &&
  first.x < next.x + 3 * next.style.size &&
  first.style.size === next.style.size &&
  areInOneType(first.style, next.style);

/** The lines of paragraphs that wrap and end in a full stop: each of them may be as short as a title in a narrow column. */
const linesOfSentences = (lines: readonly Line[], asOf: string): ReadonlySet<Line> => {
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const open = paragraphs.at(-1);
    const before = open?.at(-1);
    const goesOn =
      before !== undefined &&
      !line.bullet &&
      line.cells.length === 1 &&
      before.cells.length === 1 &&
      (lookOf(line) === lookOf(before) || (open?.length === 1 && isIndentedAbove(before, line))) &&
      line.gapAbove < 0.9 * line.style.size &&
      hadNoRoom(before, line);
    if (open && goesOn) open.push(line);
    else paragraphs.push([line]);
  }
  return new Set(
    paragraphs
      .filter(
        ([first, ...rest]) =>
          first?.style.bold === false &&
          (/[\p{Ll}\d%)][.!?]$/u.test(rest.at(-1)?.text ?? '') || (rest[0] && isIndentedAbove(first, rest[0]))) &&
          [first, ...rest].reduce((sum, { text }) => sum + wordCount(text), 0) >= FEWEST_IN_SENTENCES &&
          headDates(first, asOf).length === 0,
      )
      .flat(),
  );
};

/** The first line of a section, if it ends before its column does and no full stop ends it: it is above what it describes. */
const titleOnTop = ([first, second]: readonly Line[]): Line | undefined =>
  first &&
  second &&
  !first.bullet &&
  first.laneRight > 0 &&
  !hadNoRoom(first, second) &&
  !/[.!?。;:,]$/u.test(first.text)
    ? first
    : undefined;

/** No more words stand on either side of a dash between two names. */
const MOST_NAMED = 8;

/** "Systems and how they are made — Institute of Harlow, DF (ongoing)": a school or an employer behind a dash, and no sentence. */
const namesBehindDash = (text: string): boolean => {
  const [name = '', behind = '', ...more] = text.split(/\s[–—]\s/u);
  return (
    behind !== '' &&
    more.length === 0 &&
    !/[.!?;:]$/u.test(text) &&
    [name, behind].every((part) => wordCount(part) <= MOST_NAMED && /^\p{Lu}/u.test(part)) &&
    schoolScore(behind) + organisationScore(behind) > 0.5
  );
};

const roleOf = (
  line: Line,
  before: SectionLine | undefined,
  usual: number,
  asOf: string,
  isOfSentence: boolean,
  isTold = false,
): Role => {
  if (line.bullet) return 'item';
  if (before && [opensWithKeywords, opensWithDuties, opensWithTools].some((opens) => opens(line.text))) return 'body';
  const size = line.style.size || 10;
  const dated = !isTold && headDates(line, asOf).length > 0;
  // Without positions, a paragraph after an item that begins in bold is no rest of it.
  const opensInBold = line.laneRight <= 0 && !line.goesOn && startsBold(line) && !(before && startsBold(before.line));
  const near =
    !opensInBold &&
    before &&
    before.line.lane === line.lane &&
    before.line.page === line.page &&
    line.gapAbove < Math.max(0.9 * size, usual * 1.15);
  const sameLook =
    before && Math.abs(before.line.style.size - line.style.size) < 0.6 && before.line.style.bold === line.style.bold;
  if (
    before?.role === 'item' &&
    sameLook &&
    near &&
    line.cells.length === 1 &&
    Math.abs(line.x - before.line.x) < 3 &&
    (!dated || wordCount(line.text) > 7)
  )
    return 'item';
  // "… the crew of summer | 2026 will use": a date that had no room in the line above.
  if (
    before?.role === 'item' &&
    sameLook &&
    near &&
    line.cells.length === 1 &&
    line.x > before.line.x - 3 &&
    hadNoRoom(before.line, line)
  )
    return 'item';
  // A date in the second line of an item's paragraph; a line that is only a date is one of the entry.
  if (before?.role === 'item' && sameLook && line.goesOn && wordCount(line.text) > 2 && !isDateText(line.text))
    return 'item';
  if (before?.role === 'item' && sameLook && !dated) {
    const carriedOver =
      (before.line.page !== line.page || before.line.laneLeft !== line.laneLeft) && /^\p{Ll}/u.test(line.text);
    if (carriedOver || (line.x >= before.line.x - 0.6 * size && near)) return 'item';
  }
  // Prose that wraps before a date: "… in use | since May 2023, is finished".
  if (
    before?.role === 'body' &&
    sameLook &&
    near &&
    line.cells.length === 1 &&
    Math.abs(line.x - before.line.x) < 2 &&
    hadNoRoom(before.line, line) &&
    !/[.!?。！？]$/u.test(before.line.text)
  )
    return 'body';
  const width = line.laneRight - line.laneLeft;
  const runs = line.cells[0]?.runs ?? [];
  // A bold title before plain text, or values between bars, are not a sentence, however long they are.
  const composed =
    (before?.role === 'head' && isOfNames(line.text)) ||
    /\s[|•·]\s/u.test(line.text) ||
    namesBehindDash(line.text) ||
    (runs.length > 1 && runs[0]?.style.bold === true && runs.some((run) => !run.style.bold));
  const long =
    line.cells.length === 1 &&
    !composed &&
    (width > 0 ? line.right - line.laneLeft > 0.78 * width : line.text.length > 75) &&
    wordCount(line.text) > 7;
  const abbreviated = ENDS_SHORT.test(line.text);
  // "Made windows and doors." behind a break of its line.
  const isBelowHeading = (before?.line.headingLevel ?? 0) > 0 && line.headingLevel === 0;
  const fewest = (line.goesOn || isBelowHeading) && /(?:\s\p{Ll}+){2}\.$/u.test(line.text) ? 3 : 5;
  const sentence =
    (/[.!?。！？]$/u.test(line.text) && wordCount(line.text) > fewest && !composed && !abbreviated) ||
    (before !== undefined && isClauses(line.text));
  if (isOfSentence && !dated) return 'body';
  const startsSmall = /^\p{Ll}/u.test(line.text) && sameLook === true && before?.role === 'body';
  if ((long || sentence || startsSmall) && !dated && !(line.style.bold && !sentence && !startsSmall)) return 'body';
  if (
    before?.role === 'body' &&
    near &&
    sameLook &&
    !dated &&
    line.cells.length === 1 &&
    Math.abs(line.x - before.line.x) < 2 &&
    !line.style.bold &&
    !/[.!?。！？]$/u.test(before.line.text)
  )
    return 'body';
  return 'head';
};
