import { isDateText } from '../../../language/dates.ts';
import { runsText, type Line, type Run } from '../../../text/line.ts';
import { withCells } from './with-cells.ts';

/** A title and a period have no more letters. */
const LONGEST_HEAD = 160;

const isBlank = ({ text }: Run): boolean => text.trim() === '';

/**
 * "*Lead designer* **2001-2004** Led the redesign of …" in one paragraph, as definitions in Markdown become: the title and
 * the period are a line of their own, with a cell for each, above what was done.
 */
export const withDefinitionHeads = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const [cell, ...others] = line.cells;
    // Where lines have positions, a title and its description are seldom in one.
    if (!cell || others.length > 0 || line.bullet || line.laneRight > 0 || line.headingLevel > 0) return [line];
    const end = cell.runs.findIndex((run) => !isBlank(run) && !run.style.bold && !run.style.italic);
    const head = cell.runs.slice(0, Math.max(0, end)).filter((run) => !isBlank(run));
    const [first, second, ...more] = head;
    const areTitleAndPeriod =
      first !== undefined &&
      second !== undefined &&
      more.length === 0 &&
      runsText(head).length <= LONGEST_HEAD &&
      head.filter(({ text }) => isDateText(text.trim())).length === 1;
    if (!areTitleAndPeriod) return [line];
    const part = (runs: Run[]) => ({ ...cell, runs, text: runsText(runs).trim() });
    const rest = part(cell.runs.slice(end));
    return [
      withCells(
        line,
        head.map((run) => part([run])),
      ),
      { ...withCells(line, [rest]), style: cell.runs[end]?.style ?? line.style, gapAbove: 0, goesOn: true },
    ];
  });
