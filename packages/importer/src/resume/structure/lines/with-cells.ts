import { cellsText, dominantStyle, type Cell, type Line } from '../../../text/line.ts';

/** The same line with only some of its cells. */
export const withCells = (line: Line, cells: Cell[]): Line => {
  const text = cellsText(cells);
  const x = cells[0]?.x ?? line.x;
  return {
    ...line,
    cells,
    text,
    x,
    right: cells.at(-1)?.right ?? line.right,
    style: dominantStyle(cells.flatMap((cell) => cell.runs)),
    bullet: cells[0] === line.cells[0] ? line.bullet : cells[0]?.bullet === true,
  };
};
