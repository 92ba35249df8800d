import type { Cell, Line } from '../../../text/line.ts';
import type { Look } from './heading-looks.ts';
import { matchHeading, type HeadingMatch } from './headings.ts';

/** A line that may be a heading, and what stands beside it. */
interface Heading {
  line: Line;
  cell: Cell;
  rest: readonly Cell[];
  match: HeadingMatch | undefined;
  look: Look;
}

/**
 * Titles of entries that look like the headings: below a known heading of a section nothing stands but the next of
 * them. All of that look are titles until the next known heading.
 */
export const dropTitles = <T extends Heading>(
  candidates: readonly T[],
  lines: readonly Line[],
  accepted: Map<Line, T>,
  bodySize: number,
): void => {
  const isKnown = ({ match }: Heading): boolean => match?.exact === true;
  const before = new Map(lines.map((line, index) => [line, lines[index - 1]]));
  let look: string | undefined;
  for (const candidate of candidates) {
    const isAccepted = accepted.has(candidate.line);
    if (isAccepted && isKnown(candidate)) look = undefined;
    else if (candidate.look.key === look) accepted.delete(candidate.line);
    else if (isAccepted || (bodySize > 0 && candidate.line.style.size >= 1.2 * bodySize)) {
      const lineAbove = before.get(candidate.line);
      const above = lineAbove && accepted.get(lineAbove);
      const isTitle =
        above?.match?.target.kind === 'section' &&
        isKnown(above) &&
        above.rest.length === 0 &&
        candidate.rest.length === 0 &&
        above.look.key === candidate.look.key &&
        above.line.lane === candidate.line.lane &&
        // Two lines of one heading stand close together.
        (candidate.line.headingLevel > 0 || candidate.line.gapAbove > 0.5 * candidate.line.style.size) &&
        matchHeading(`${above.cell.text} ${candidate.cell.text}`)?.exact !== true;
      if (!isTitle) continue;
      look = candidate.look.key;
      accepted.delete(candidate.line);
    }
  }
};
