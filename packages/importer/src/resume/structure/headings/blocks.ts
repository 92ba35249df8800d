import { dominantStyle, type Cell, type Line } from '../../../text/line.ts';
import { dropTitles } from './dropped-titles.ts';
import { headerLanes } from './header-lanes.ts';
import { headingEdges } from './heading-edges.ts';
import { joinsHeading, withoutLabelRest } from './heading-rests.ts';
import { withoutCourses } from './courses-of-studies.ts';
import { headlineAmong } from './headline-among.ts';
import { lookOf, looksOf, strongest, type Look } from './heading-looks.ts';
import { withoutHeadingIcon, withoutOrnaments } from './heading-icons.ts';
import { withHeadingsApart } from './headings-beside.ts';
import { withInlineHeadings } from './inline-headings.ts';
import { markedHeadings } from './marked-headings.ts';
import { withMarginHeadings } from './margin-headings.ts';
import { inLabelTable, isLabelOfFact } from './label-tables.ts';
import { titlesWithin } from './titles-within.ts';
import { headingsWithinEntries } from './outline.ts';
import { withRunInLines } from './run-in-lines.ts';
import { isRestOfText } from '../lines/running-text.ts';
import { isSpacedHeading, leastGaps } from './spaced-headings.ts';
import { isShort, isWorded, likelyOf, spokenHeadings, spokenInColumns, spokenTarget } from './spoken-headings.ts';
import { withCells } from '../lines/with-cells.ts';
import { TITLE_OF_DOCUMENT } from '../labels/contact-labels.ts';
import { confidenceOfGuess, matchHeading, targetKey, type HeadingMatch, type HeadingTarget } from './headings.ts';
import { headingOfColumns, isHeadOfTable } from './heading-of-columns.ts';
import { findDates } from '../../../language/dates.ts';
import { roleScore } from '../../../language/words.ts';
import { withoutColon } from '../../../text/normalise.ts';

/** A heading with the lines below it, in reading order. */
export type SectionBlock = {
  target: HeadingTarget;
  /** The heading as printed. */
  heading: string;
  headingLine: Line;
  /** How likely it is that these lines belong under this heading's target, 0 to 1. */
  confidence: number;
  /** Whether no list has the heading, so that its target was found by words like its own. */
  guessed: boolean;
  language: string;
  lines: Line[];
};

/** A document split at its headings. `header` is the part before the first heading of a column on the first page. */
export type DocumentBlocks = { header: Line[]; sections: SectionBlock[] };

/** A line that may be a heading, or begin with one. */
export type Candidate = {
  line: Line;
  cell: Cell;
  rest: Cell[];
  match: HeadingMatch | undefined;
  /** Whether no list has what matches: its words are only like those of headings. */
  guessed?: true;
  look: Look;
  /** It names the columns of a form, whatever its letters are. */
  isOfColumns?: true;
};

/** Splits lines at their headings: known words that differ by size, weight, capitals, or a position of their own. */
export const blocksOf = (given: readonly Line[], asOf: string): DocumentBlocks => {
  const parted = withHeadingsApart(withoutOrnaments(given.map(withoutHeadingIcon)), asOf);
  const { lines, headings: runIn } = withRunInLines(withMarginHeadings(withInlineHeadings(parted)));
  const bodySize = bodySizeOf(lines);
  const marked = markedHeadings(lines, bodySize);
  const candidates = lines.flatMap((line, index) =>
    (line.bullet && !marked.has(line)) || isRestOfText(line, lines[index - 1]) || isHeadOfTable(line, lines[index - 1])
      ? []
      : candidateOf(line, bodySize),
  );
  const accepted = acceptedHeadings(candidates, lines, bodySize, asOf);
  for (const candidate of candidates) if (runIn.has(candidate.line)) accepted.set(candidate.line, candidate);
  for (const line of headingsWithinEntries(accepted, lines)) accepted.delete(line);
  const blocks: DocumentBlocks = { header: [], sections: [] };
  const inHeader = headerLanes(lines, accepted);
  let open: SectionBlock | undefined;
  let lane = -1;
  for (const line of lines) {
    if (line.lane !== lane) {
      lane = line.lane;
      if (inHeader.has(lane)) open = undefined;
    }
    const heading = accepted.get(line);
    if (heading?.match?.target.kind === 'headline') {
      // A label next to its value, not the start of a section.
      blocks.sections.push({ ...sectionOf(heading), lines: [withCells(line, heading.rest)] });
    } else if (heading && open && joinsHeading(heading, open)) {
      open.lines.push(...(heading.rest.length > 0 ? [withCells(line, heading.rest)] : []));
    } else if (heading) {
      open = sectionOf(heading);
      blocks.sections.push(open);
      if (heading.rest.length > 0) open.lines.push(withCells(line, heading.rest));
    } else if (open) open.lines.push(...withoutLabelRest(line, open));
    else blocks.header.push(line);
  }
  return blocks;
};

const sectionOf = ({ line, cell, match, guessed }: Candidate): SectionBlock => {
  const isGuess = !match || guessed === true;
  const likely = isGuess ? likelyOf(cell) : undefined;
  return {
    target: match?.target ?? likely?.target ?? { kind: 'unknown' },
    heading: withoutColon(cell.text),
    headingLine: line,
    confidence: likely ? confidenceOfGuess(likely) : match?.exact ? 1 : 0.75,
    guessed: isGuess,
    language: match?.language ?? '',
    lines: [],
  };
};

/** The size of most characters. */
export const bodySizeOf = (lines: readonly Line[]): number => {
  const weights = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.style.size * 2) / 2;
    weights.set(size, (weights.get(size) ?? 0) + line.text.length);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
};

/** Before the heading of a section that is numbered. */
const SECTION_NUMBER = /^\d{1,2}(?:\.\d{1,2})?\.?$/u;

const candidateOf = (line: Line, bodySize: number): Candidate[] => {
  const [first, second, ...more] = line.cells;
  if (!first || line.text.length > 200) return [];
  const whole = { ...first, text: line.text, runs: line.cells.flatMap((cell) => cell.runs) };
  const wholeMatch = matchHeading(line.text);
  if (!second || wholeMatch?.exact)
    return [{ line, cell: whole, rest: [], match: wholeMatch, look: lookOf(line, whole, bodySize) }];
  // "3", and "Other posts" in a cell of its own behind it.
  if (more.length === 0 && SECTION_NUMBER.test(first.text.trim()) && /^\p{Lu}/u.test(second.text))
    return [
      {
        line,
        cell: { ...second, x: first.x },
        rest: [],
        match: matchHeading(second.text),
        look: lookOf(line, second, bodySize),
      },
    ];
  const columns = headingOfColumns(line);
  if (columns) {
    const { cell, match, isOfColumns } = columns;
    return [
      { line, cell, rest: [], match, look: lookOf(line, cell, bodySize), ...(isOfColumns ? { isOfColumns } : {}) },
    ];
  }
  return [
    {
      line,
      cell: first,
      rest: [second, ...more],
      match: matchHeading(first.text),
      look: lookOf(line, first, bodySize),
    },
  ];
};

const acceptedHeadings = (
  candidates: readonly Candidate[],
  lines: readonly Line[],
  bodySize: number,
  asOf: string,
): Map<Line, Candidate> => {
  const [title] = lines;
  const known = candidates.filter(
    (candidate) =>
      candidate.match?.exact &&
      candidate.match.target.kind !== 'headline' &&
      // The title of the whole document announces no section.
      !(candidate.line === title && TITLE_OF_DOCUMENT.test(candidate.line.text.trim())),
  );
  let exact = withoutCourses(known);
  let looks = looksOf(headingsOf(exact));
  const best = strongest(looks, undefined);
  if (!best?.sure || areOnlyLabels(exact, best.key)) {
    exact.push(...spokenHeadings(candidates, exact, bodySize, asOf));
    looks = looksOf(headingsOf(exact));
  }
  exact.push(...spokenInColumns(candidates, exact, bodySize, asOf));
  looks = looksOf(headingsOf(exact));
  const main = strongest(looks, undefined);
  exact = withoutRepeated(exact, main);
  const accepted = new Map<Line, Candidate>();
  const titles = titlesWithin(candidates, main?.key);
  const standard = (lane: number): { key: string; strength: number; sure: boolean } | undefined => {
    const inLane = strongest(looks, lane);
    if (main && (looks.get(main.key)?.lane.get(lane) ?? 0) > 0) return main;
    return inLane ?? main;
  };
  const edges = headingEdges(
    exact.flatMap(({ line }) => (line.cells.length === 1 ? [line] : [])),
    lines,
  );
  for (const candidate of exact) {
    const reference = standard(candidate.line.lane);
    const { line, rest, look } = candidate;
    // A label of a value, where headings have an edge of their own.
    if (rest.length > 0 && edges.lanes.has(line.lane) && !edges.lines.has(line) && look.key === reference?.key)
      continue;
    if (isLabelOfFact(candidate, candidates, asOf)) continue;
    const weaker =
      reference?.sure &&
      candidate.look.key !== reference.key &&
      candidate.look.strength < reference.strength - 0.02 * (bodySize || 10);
    const isTitle = reference?.sure === true && look.key !== reference.key && titles.has(line);
    if ((!isTitle && (!weaker || isSubheading(candidate, bodySize))) || inLabelTable(candidate, candidates, asOf))
      accepted.set(candidate.line, candidate);
  }
  const usual = leastGaps([...accepted.values()]);
  for (const candidate of exact)
    if (candidate.isOfColumns || isSpacedHeading(candidate, usual)) accepted.set(candidate.line, candidate);
  // Columns in which a section is open: "Position" may be a label of its entries.
  const opened = new Set<number>();
  const byLook = Map.groupBy(candidates, ({ look }) => look.key);
  for (const [index, candidate] of candidates.entries()) {
    if (accepted.has(candidate.line)) {
      if (candidate.match?.target.kind === 'section') opened.add(candidate.line.lane);
      continue;
    }
    const reference = standard(candidate.line.lane);
    if (
      candidate.match?.exact &&
      candidate.match.target.kind === 'headline' &&
      candidate.rest.length > 0 &&
      candidate.line.page === 0 &&
      !opened.has(candidate.line.lane)
    ) {
      accepted.set(candidate.line, candidate);
      continue;
    }
    // Above the first known heading stands the headline, which may have words of one.
    const isAbove =
      candidate.match !== undefined && edges.above.has(candidate.line) && roleScore(candidate.line.text) < 0.5;
    const isAtEdge = isAbove || edges.lines.has(candidate.line);
    const isApart = candidate.rest.length === 0 && candidate.line.gapAbove > 0.5 * candidate.line.style.size;
    if (isAtEdge && isApart && isWorded(candidate, asOf)) {
      accepted.set(candidate.line, candidate);
      continue;
    }
    if (!reference || candidate.look.key !== reference.key || !reference.sure) continue;
    if (!isShort(candidate, bodySize, asOf)) continue;
    if (!spokenTarget(candidate) && isBelowPeriod(candidate, candidates[index - 1], asOf)) continue;
    if (isSetApart(candidate, byLook.get(candidate.look.key) ?? [], accepted)) accepted.set(candidate.line, candidate);
  }
  addNarrowerHeadings(candidates, accepted, bodySize, asOf);
  addStyledSiblings(candidates, accepted, asOf);
  dropTitles(candidates, lines, accepted, bodySize);
  return withoutName(accepted, lines);
};

/** "International awards" within the awards: a subsection that repeats the last word of its section. */
const addNarrowerHeadings = (
  candidates: readonly Candidate[],
  accepted: Map<Line, Candidate>,
  bodySize: number,
  asOf: string,
): void => {
  let open: Candidate | undefined;
  for (const candidate of candidates) {
    open = accepted.get(candidate.line) ?? open;
    const { match, cell } = candidate;
    if (
      accepted.has(candidate.line) ||
      !match ||
      !open?.match ||
      targetKey(match.target) !== targetKey(open.match.target)
    )
      continue;
    if (
      match.target.kind !== 'section' ||
      match.target.section.kind !== 'list' ||
      !isSubheading(candidate, bodySize) ||
      findDates(cell.text, asOf).length > 0
    )
      continue;
    const last = cell.text.split(/\s+/u).at(-1) ?? '';
    // "Feodor Lynen Fellowship" is one of them, no list of them.
    const isSingular = match.language === 'en' && !last.endsWith('s');
    if (!isSingular && matchHeading(last)?.exact) accepted.set(candidate.line, candidate);
  }
};

/** Beside a known heading of one level by its style, what speaks of a section and is of the same level is another. */
const addStyledSiblings = (candidates: readonly Candidate[], accepted: Map<Line, Candidate>, asOf: string): void => {
  const known = [...accepted.values()].filter(({ line, match }) => line.headingLevel > 0 && match?.exact === true);
  const looks = new Set(known.map(({ look, line }) => `${line.headingLevel} ${look.key}`));
  for (const candidate of candidates) {
    const { line, look } = candidate;
    const isSibling = !accepted.has(line) && line.headingLevel > 0 && looks.has(`${line.headingLevel} ${look.key}`);
    if (isSibling && spokenTarget(candidate) && isWorded(candidate, asOf) && roleScore(line.text) < 0.5)
      accepted.set(line, candidate);
  }
};

/** "4.3", and a heading in a cell of its own behind it. */
const isNumbered = ({ cells: [number] }: Line): boolean => /^\d{1,2}\.\d{1,2}\.?$/u.test(number?.text.trim() ?? '');

/** A known heading of lower rank: smaller than the others, larger than the text, or a heading by its style. */
const isSubheading = ({ rest, line, cell }: Candidate, bodySize: number): boolean =>
  rest.length === 0 &&
  (isNumbered(line) ||
    (line.cells.length === 1 &&
      (line.headingLevel > 0 || (bodySize > 0 && dominantStyle(cell.runs).size >= 1.2 * bodySize))));

/** Known words beside a value are its labels where two known headings stand alone in a stronger look. */
const headingsOf = (exact: readonly Candidate[]): readonly Candidate[] => {
  const alone = exact.filter(({ rest }) => rest.length === 0);
  const [best, own] = [strongest(looksOf(exact), undefined), strongest(looksOf(alone), undefined)];
  return best && own?.sure && own.strength > 1.1 * best.strength ? alone : exact;
};

/** So few of the known words in a look stand alone where the others are labels. */
const SHARE_ALONE = 0.25;

/** Whether what looks so is known words beside values, and hardly anything else: "Languages | Python" in tables of projects. */
const areOnlyLabels = (exact: readonly Candidate[], key: string): boolean => {
  const alike = exact.filter(({ look }) => look.key === key);
  return alike.filter(({ rest }) => rest.length === 0).length <= SHARE_ALONE * alike.length;
};

/** So often the same words, in weaker letters than the headings, stand for values or are labels within entries. */
const REPEATED = 3;

/** Headings without such words: "Skill" in each of several boxes. */
const withoutRepeated = (exact: readonly Candidate[], main: ReturnType<typeof strongest>): Candidate[] => {
  const isWeaker = ({ look }: Candidate): boolean => main?.sure === true && look.strength < main.strength;
  const alike = Map.groupBy(exact.filter(isWeaker), ({ cell }) => cell.text.toLowerCase());
  return exact.filter(
    (heading) => !isWeaker(heading) || (alike.get(heading.cell.text.toLowerCase()) ?? []).length < REPEATED,
  );
};

/** Close below a line that is a period and nothing else stands the title of an entry. */
const isBelowPeriod = ({ line }: Candidate, above: Candidate | undefined, asOf: string): boolean => {
  if (!above || above.line.lane !== line.lane || line.gapAbove > line.style.size) return false;
  const { text } = above.line;
  const [first, ...more] = findDates(text, asOf);
  return first?.range === true && more.length === 0 && first.from === 0 && first.to >= text.trimEnd().length;
};

/** Whether a line that looks like the headings stands as they do, although its words are not known; `alike` are all that look so. */
const isSetApart = (
  candidate: Candidate,
  alike: readonly Candidate[],
  accepted: ReadonlyMap<Line, Candidate>,
): boolean => {
  const { cell, line, rest, match } = candidate;
  const known = alike.filter((other) => accepted.has(other.line));
  const spoken = alike.filter((other) => accepted.has(other.line) || spokenTarget(other));
  if (line.headingLevel > 0) return spoken.length / alike.length >= 0.3;
  if (rest.length > 0)
    return match !== undefined && known.some((other) => other.rest.length > 0 && Math.abs(other.cell.x - cell.x) < 3);
  if (spoken.length / alike.length < (spokenTarget(candidate) ? 0.3 : 0.5)) return false;
  const edges = known.filter((other) => other.line.lane === line.lane).map((other) => other.cell.x);
  const centred = edges.length > 1 && Math.max(...edges) - Math.min(...edges) > 6;
  // Headings of equal length begin at one edge even when they are centred.
  const middle = (cell.x + cell.right) / 2;
  const middles = known
    .filter((other) => other.line.lane === line.lane)
    .map((other) => (other.cell.x + other.cell.right) / 2);
  if (middles.length > 1 && middles.every((x) => Math.abs(x - middle) < 3)) return true;
  return centred || edges.length === 0 || edges.some((x) => Math.abs(x - cell.x) < 6);
};

/** The line in the largest letters before any contact is a name, even if it reads like a heading. */
const withoutName = (accepted: Map<Line, Candidate>, lines: readonly Line[]): Map<Line, Candidate> => {
  const first = lines[0];
  const heading = first && accepted.get(first);
  if (first && heading && !heading.match?.exact && accepted.size > 1) accepted.delete(first);
  const headline = headlineAmong(accepted, lines);
  if (headline) accepted.delete(headline);
  return accepted;
};
