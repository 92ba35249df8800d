import { dominantStyle, type Cell, type Line } from '../../../text/line.ts';
import { withoutBrackets } from '../../../text/normalise.ts';
import { smallCapitals } from '../../../text/small-capitals.ts';
import { targetKey, type HeadingMatch } from './headings.ts';

/** How a line looks beside others, and how much it stands out. */
export type Look = { key: string; strength: number };

/**
 * Whether a text is set in capitals; fonts may lack those with accents ("RéSUMé"), and a remark in a bracket behind it is
 * often in small letters: "SEA SERVICE (latest first)".
 */
export const isCapitals = (text: string): boolean => {
  const bare = withoutBrackets(text);
  return /\p{Lu}{2}/u.test(bare) && !/\p{Ll}/u.test(bare.replace(/(?<=\p{Lu})[ß-ÿ]/gu, ''));
};

/** How a cell looks, in letters of which most text is `bodySize` points large. */
export const lookOf = (line: Line, cell: Cell, bodySize: number): Look => {
  const style = dominantStyle(cell.runs);
  const large = smallCapitals(cell.runs);
  const size = Math.round((large ?? style.size) * 2) / 2;
  const capitals = isCapitals(cell.text) || large !== undefined;
  const base = bodySize || 10;
  return {
    key: `${size}|${style.bold}|${capitals}|${line.headingLevel}|${line.setApart ?? ''}`,
    strength:
      size +
      (style.bold ? 0.12 * base : 0) +
      (capitals ? 0.08 * base : 0) +
      (line.headingLevel > 0 ? base * 2 - line.headingLevel * 0.2 * base : 0),
  };
};

/** The looks of headings, each with what they announce and where they are. */
export type Looks = Map<string, { targets: Set<string>; strength: number; count: number; lane: Map<number, number> }>;

/** The looks of some headings. */
export const looksOf = (headings: readonly { look: Look; match: HeadingMatch | undefined; line: Line }[]): Looks => {
  const looks: Looks = new Map();
  for (const { look, match, line } of headings) {
    if (!match) continue;
    const entry = looks.get(look.key) ?? { targets: new Set(), strength: look.strength, count: 0, lane: new Map() };
    entry.targets.add(targetKey(match.target));
    entry.count += 1;
    entry.lane.set(line.lane, (entry.lane.get(line.lane) ?? 0) + 1);
    looks.set(look.key, entry);
  }
  return looks;
};

/** The look of most known headings, in a column or everywhere, and whether it is one of several sections. */
export const strongest = (
  looks: Looks,
  lane: number | undefined,
): { key: string; strength: number; sure: boolean } | undefined => {
  let best: { key: string; strength: number; sure: boolean; rank: number } | undefined;
  for (const [key, look] of looks) {
    const inLane = lane === undefined ? look.targets.size : (look.lane.get(lane) ?? 0);
    if (inLane === 0) continue;
    const rank = inLane * 100 + look.strength;
    if (!best || rank > best.rank) best = { key, strength: look.strength, sure: look.targets.size >= 2, rank };
  }
  return best;
};
