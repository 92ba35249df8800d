import { cellsText, type Line } from '../../../text/line.ts';

/** Filled and empty signs that rate what is before them: "Revit ●●●○○". */
const RATING = /\s*[●○◉◎★☆■□▰▱⬤◯]{3,}\s*/gu;

/** A line without ratings, and with a separator where one stood between two words. */
export const withoutRatings = (line: Line): Line => {
  if (line.text.search(RATING) < 0) return line;
  const bare = (text: string): string => text.replace(RATING, ' · ');
  const edged = (text: string): string => bare(text).replace(/^[\s·]+|[\s·]+$/gu, '');
  const cells = line.cells
    .map((cell) => ({
      ...cell,
      text: edged(cell.text),
      runs: cell.runs.map((run) => ({ ...run, text: bare(run.text) })),
    }))
    .filter(({ text }) => text !== '');
  return { ...line, cells, text: cellsText(cells) };
};
