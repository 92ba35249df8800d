import { IMPORT_LIMITS } from '../../../limits.ts';
import { cellsText, type Line } from '../../../text/line.ts';
import { joinedCell } from './joined-cell.ts';

/** A line with the next one as its continuation. */
export const joinedLine = (line: Line, next: Line): Line => {
  const [last, first] = [line.cells.at(-1), next.cells[0]];
  if (!last || !first || line.text.length > IMPORT_LIMITS.lineLength) return line;
  const cells = [...line.cells.slice(0, -1), joinedCell(last, first), ...next.cells.slice(1)];
  return { ...line, cells, text: cellsText(cells) };
};
