import type { Line } from '../../../text/line.ts';
import { hadNoRoom } from './line-room.ts';

/**
 * Whether a line is the rest of the text above it, whatever its words are: "… courses to learners of varying" above
 * "fluency", or one that closes a bracket which it did not open.
 */
export const isRestOfText = (line: Line, above: Line | undefined): boolean => {
  // Lines of a format without positions are paragraphs.
  if (!above || line.headingLevel > 0 || line.cells.length > 1 || line.laneRight <= 0) return false;
  const isBelow =
    above.page === line.page &&
    above.lane === line.lane &&
    line.gapAbove < 0.6 * line.style.size &&
    above.style.bold === line.style.bold &&
    Math.abs(above.style.size - line.style.size) < 0.6;
  const closes = /^[^()]*\)/u.test(line.text);
  const goesOn = !/[.:!?]$/u.test(above.text) && isLong(above);
  // "Young Nurse of the Year – Northern Health" above "Awards"
  const isWrapped = line.gapAbove < 0.2 * line.style.size && hadNoRoom(above, line);
  return isBelow && (closes || (goesOn && (isWrapped || /^\p{Ll}/u.test(line.text))));
};

/** Whether a line is one of a text rather than a name or a label. */
const isLong = ({ text }: Line): boolean => text.split(/\s+/u).length > 4;
