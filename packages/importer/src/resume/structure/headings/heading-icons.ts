import type { Line } from '../../../text/line.ts';
import { matchHeading } from './headings.ts';
import { withCells } from '../lines/with-cells.ts';

/** The name of an icon takes so little room, in ems: "GRADUATION-CAP" is one sign. */
const ICON_WIDTH = 1.5;
/** Words of so many letters have more room. */
const LONG_FOR_ICON = 4;

/** A heading without the icon before it, where the file has the name of the icon for its text. */
export const withoutHeadingIcon = (line: Line): Line => {
  const [icon, heading, ...others] = line.cells;
  const isIcon =
    icon !== undefined &&
    heading !== undefined &&
    others.length === 0 &&
    /^\p{L}[\p{L}-]*$/u.test(icon.text) &&
    icon.text.length >= LONG_FOR_ICON &&
    icon.right > icon.x &&
    icon.right - icon.x < ICON_WIDTH * (icon.runs[0]?.style.size ?? 0) &&
    matchHeading(heading.text)?.exact === true;
  return isIcon ? withCells(line, [heading]) : line;
};

/** So many headings with the same before them are a habit. */
const FEWEST = 3;

/** Headings without what stands in a cell of its own before each of several, as an ornament: "SECTION | Skills". */
export const withoutOrnaments = (lines: readonly Line[]): Line[] => {
  const ornamentOf = ({ cells: [first, second, ...others], bullet }: Line): string | undefined =>
    first && second && others.length === 0 && !bullet && !/\d/u.test(first.text) && matchHeading(second.text)?.exact
      ? first.text.trim()
      : undefined;
  const counts = Map.groupBy(
    lines.flatMap((line) => ornamentOf(line) ?? []),
    (ornament) => ornament,
  );
  const isOrnament = ({ cells: [first, , ...others] }: Line): boolean =>
    others.length === 0 && (counts.get(first?.text.trim() ?? '') ?? []).length >= FEWEST;
  return counts.size === 0
    ? [...lines]
    : lines.map((line) => (isOrnament(line) ? withCells(line, line.cells.slice(1)) : line));
};
