import { findDates } from '../../../language/dates.ts';
import { roleScore } from '../../../language/words.ts';
import type { Cell } from '../../../text/line.ts';
import type { Candidate } from './blocks.ts';
import { likelyTarget, matchHeading, targetKey, type HeadingTarget, type LikelyTarget } from './headings.ts';

const MAX_HEADING_WORDS = 7;
/** So many different sections must lines of one look speak of. */
const FEWEST_SPOKEN = 3;

/** Where hardly any heading is known: lines of the strongest look of which most speak of some section, at least of three. */
export const spokenHeadings = (
  candidates: readonly Candidate[],
  exact: readonly Candidate[],
  bodySize: number,
  asOf: string,
): Candidate[] => {
  // What a format declares as deeper than the heading of a section is of an entry.
  const levels = exact.flatMap(({ line, rest }) =>
    line.headingLevel > 0 && rest.length === 0 ? [line.headingLevel] : [],
  );
  const deepest = levels.length > 0 ? Math.max(...levels) : Infinity;
  const possible = candidates.filter(
    (candidate) => candidate.line.headingLevel <= deepest && isShort(candidate, bodySize, asOf),
  );
  const groups = [...Map.groupBy(possible, ({ look }) => look.key).values()]
    .filter((group) => group.length >= FEWEST_SPOKEN)
    .toSorted(([one], [other]) => (other?.look.strength ?? 0) - (one?.look.strength ?? 0));
  const [strong = []] = groups;
  const spoken = strong.flatMap((candidate) => {
    // Several of one look speak for each other, so that none of them has to be beyond doubt.
    const target = spokenTarget(candidate) ?? likelyOf(candidate.cell).target;
    if (target.kind === 'unknown') return [];
    const match = { target, language: '', exact: false };
    return [{ ...candidate, match, ...(!candidate.match && { guessed: true as const }) }];
  });
  const targets = new Set(spoken.map(({ match }) => targetKey(match.target)));
  const known = new Set(exact.map(({ line }) => line));
  const isCounted = areCounted(strong) && strong.some(({ line }) => known.has(line));
  const isSpoken = isCounted ? targets.size > 1 : targets.size >= FEWEST_SPOKEN && spoken.length >= strong.length / 2;
  return isSpoken ? spoken.filter(({ line }) => !known.has(line)) : [];
};

/** The same in each column with one known heading at most, where several leave no doubt and none is a role. */
export const spokenInColumns = (
  candidates: readonly Candidate[],
  exact: readonly Candidate[],
  bodySize: number,
  asOf: string,
): Candidate[] => {
  const known = Map.groupBy(exact, ({ line }) => line.lane);
  const columns = Map.groupBy(candidates, ({ line }) => line.lane);
  return [...columns].flatMap(([lane, inLane]) => {
    const own = known.get(lane) ?? [];
    // Several known headings of a column speak for themselves, and a document in one column has been looked through.
    if (own.length > 1 || own.length === exact.length) return [];
    const spoken = spokenHeadings(inLane, own, bodySize, asOf);
    const targets = [...own, ...spoken].flatMap((candidate) => spokenTarget(candidate) ?? []);
    const isSure =
      new Set(targets.map(targetKey)).size >= FEWEST_SURE &&
      new Set([...own, ...spoken].map(({ look }) => look.key)).size === 1 &&
      spoken.every(({ line }) => roleScore(line.text) < 0.5);
    return isSure ? spoken : [];
  });
};

/** So many different sections must headings speak of beyond doubt in such a column. */
const FEWEST_SURE = 2;

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Whether lines number themselves from the first to the last: "1 Career", "2 Schools", "3 Engagement". */
const areCounted = (candidates: readonly Candidate[]): boolean =>
  candidates.every(({ line }, index) => {
    const [, number] = /^(\d{1,2}|[IVX]{1,4})[.)]?\s/u.exec(line.text) ?? [];
    return number !== undefined && (number === String(index + 1) || number === ROMAN[index]);
  });

const likelyTargets = new WeakMap<Cell, LikelyTarget>();

/** What a cell would announce as a heading, which is asked once. */
export const likelyOf = (cell: Cell): LikelyTarget => {
  const likely = likelyTargets.get(cell) ?? likelyTarget(cell.text);
  likelyTargets.set(cell, likely);
  return likely;
};

/** What the words of a line speak of beyond doubt, whether they are known or only like known ones. */
export const spokenTarget = ({ match, cell }: Candidate): HeadingTarget | undefined => {
  if (match && match.target.kind !== 'headline') return match.target;
  const { target, sure } = likelyOf(cell);
  return sure && target.kind !== 'unknown' ? target : undefined;
};

/** Whether a line is short and strong enough for a heading. */
export const isShort = (candidate: Candidate, bodySize: number, asOf: string): boolean => {
  const isDistinct = candidate.look.strength > (bodySize || 10) * 1.05;
  return (candidate.line.headingLevel > 0 || isDistinct) && isWorded(candidate, asOf);
};

/** Whether a line has the words of a heading. */
export const isWorded = (candidate: Candidate, asOf: string): boolean => {
  const { cell, line } = candidate;
  const text = cell.text.replace(/,?\s(?:etc|usw|ecc)\.?\s*:?$/iu, '');
  return !(
    text.split(/\s+/u).length > MAX_HEADING_WORDS ||
    text.length > 60 ||
    /[.;@|]|\d{4}/u.test(text.replace(/^(?:\d{1,2}|[IVX]{1,4})[.)]\s+/u, '')) ||
    // "Grants, fellowships and prizes", but not "Baker, Leeds".
    (text.includes(',') && (!spokenTarget(candidate) || isListOfOthers(text))) ||
    !/\p{L}/u.test(text) ||
    findDates(line.text, asOf).length > 0
  );
};

/** So many names between commas are a list. */
const FEWEST_LISTED = 4;

/** "Mathematics, Economics, French, Roundhay School": a list of which hardly anything is of sections. */
const isListOfOthers = (text: string): boolean => {
  const parts = text.split(/,\s*/u);
  return parts.length >= FEWEST_LISTED && parts.filter((part) => matchHeading(part)).length < parts.length / 2;
};
