import { dominantStyle, type Line } from '../../../text/line.ts';
import { goesOnBeside } from './margin-headings.ts';
import { withCells } from '../lines/with-cells.ts';
import type { Candidate, SectionBlock } from './blocks.ts';
import { matchHeading, targetKey } from './headings.ts';

/**
 * A heading over two lines is one heading: only its combined words are known. The open block then takes the whole
 * heading.
 */
export const joinsHeading = ({ line, cell }: Candidate, open: SectionBlock): boolean => {
  // "Professional skills" and "Summary" below each other beside a text that goes on from line to line.
  if (open.lines.length === 1 && goesOnBeside(open.headingLine, line)) {
    open.heading = `${open.heading} ${cell.text}`;
    return true;
  }
  if (open.lines.length > 0 || line.lane !== open.headingLine.lane || line.gapAbove > line.style.size) return false;
  const heading = `${open.heading} ${cell.text}`;
  const match = matchHeading(heading);
  if (!match?.exact) return false;
  Object.assign(open, { heading, target: match.target, language: match.language, confidence: 1, guessed: false });
  return true;
};

/** A label next to its text may wrap; its second line is removed from the text and added to the heading. */
export const withoutLabelRest = (line: Line, block: SectionBlock): Line[] => {
  const [first, ...rest] = line.cells;
  const label = block.headingLine.cells[0];
  const starts =
    block.headingLine.cells.length > 1 ? block.lines.length === 1 : block.lines.length === 0 && rest.length > 0;
  const wraps =
    first &&
    label &&
    starts &&
    Math.abs(first.x - label.x) < 3 &&
    line.gapAbove < line.style.size &&
    first.text.split(/\s+/u).length <= 3;
  if (isRestOfHeading(line, block)) {
    const heading = `${block.heading} ${line.text}`;
    Object.assign(block, { heading, confidence: 1, guessed: false });
    return [];
  }
  if (!wraps || dominantStyle(first.runs).bold !== dominantStyle(label.runs).bold) return [line];
  // The title of an entry is a heading of its own level.
  if (line.headingLevel !== block.headingLine.headingLevel) return [line];
  const whole = `${block.heading} ${first.text}`;
  const match = matchHeading(whole);
  if (!match && block.target.kind !== 'unknown') return [line];
  if (block.headingLine.cells.length === 1 && !match?.exact && !/^\p{Ll}/u.test(first.text)) return [line];
  block.heading = whole;
  if (match)
    Object.assign(block, { target: match.target, language: match.language, confidence: match.exact ? 1 : 0.75 });
  return rest.length > 0 ? [withCells(line, rest)] : [];
};

/** Whether a line below a heading in its letters is the rest of it: only both together are known, as the same. */
const isRestOfHeading = (line: Line, { heading, headingLine, lines, target }: SectionBlock): boolean => {
  if (lines.length > 0 || line.cells.length > 1 || headingLine.cells.length > 1 || line.bullet) return false;
  const { style, lane, x } = headingLine;
  const isBelow = line.lane === lane && Math.abs(line.x - x) < 3 && line.gapAbove < 0.5 * style.size;
  const isAlike = Math.abs(line.style.size - style.size) < 0.3 && line.style.bold === style.bold;
  const match = isBelow && isAlike ? matchHeading(`${heading} ${line.text}`) : undefined;
  return match?.exact === true && targetKey(match.target) === targetKey(target);
};
