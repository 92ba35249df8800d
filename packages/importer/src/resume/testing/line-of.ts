import { cellsText, type Cell, type Line } from '../../text/line.ts';

const plain = { size: 10, bold: false, italic: false };

/** A cell in one style; positions in points. */
export const cellAt = (text: string, x: number, right: number, style: Line['style'] = plain): Cell => ({
  text,
  x,
  right,
  runs: [{ text, style }],
});

/** A line of cells in a column of 460 points, with changes. */
export const lineOf = (cells: readonly Cell[], over: Partial<Line> = {}): Line => ({
  page: 0,
  index: 0,
  cells: [...cells],
  text: cellsText(cells),
  x: cells[0]?.x ?? 0,
  right: cells.at(-1)?.right ?? 0,
  top: 0,
  bottom: 10,
  style: plain,
  bullet: false,
  headingLevel: 0,
  gapAbove: 2,
  lane: 0,
  laneLeft: 40,
  laneRight: 500,
  ...over,
});
