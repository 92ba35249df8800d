import { cellsText, runsText, type Line, type Run } from '../../../text/line.ts';
import { withCells } from './with-cells.ts';

/** "**Data:** SQL, R **Web:** HTML": lines as one from each label in bold within them, whose breaks a converter took away. */
export const withLabelsApart = (lines: readonly Line[]): Line[] => lines.flatMap(linesAtLabels);

const linesAtLabels = (line: Line): Line[] => {
  const [cell, ...others] = line.cells;
  if (!cell || !/[:：]/u.test(line.text)) return [line];
  // Two lists beside each other, each with its label.
  if (others.length > 0 && line.cells.every(({ runs: [first, next] }) => first && isLabel(first, next)))
    return line.cells.map((own) => withCells(line, [own]));
  if (others.length > 0) return [line];
  const starts = cell.runs.flatMap((run, index) => (isLabel(run, cell.runs[index + 1]) ? [index] : []));
  if (starts.length < 2 || starts[0] !== 0) return [line];
  return starts.map((from, at) => {
    const runs = cell.runs.slice(from, starts[at + 1]).map((run) => ({ ...run }));
    const [first, last] = [runs[0], runs.at(-1)];
    if (first) first.text = first.text.trimStart();
    if (last) last.text = last.text.trimEnd();
    const cells = [{ ...cell, text: runsText(runs), runs }];
    return { ...line, cells, text: cellsText(cells), ...(at > 0 ? { gapAbove: line.style.size } : {}) };
  });
};

/** Whether a run is a label: in bold before a colon, which may be the first of what follows. */
const isLabel = ({ text, style }: Run, next: Run | undefined): boolean =>
  style.bold &&
  next?.style.bold === false &&
  text.length <= 40 &&
  (/[:：]\s*$/u.test(text) || /^\s*[:：]/u.test(next.text));
