import { IMPORT_LIMITS } from '../limits.ts';
import {
  cellsText,
  dominantStyle,
  runsText,
  type Cell,
  type Line,
  type ReadText,
  type Run,
  type TextStyle,
} from './line.ts';
import { isBulletMark, withoutBullet } from './bullets.ts';
import { cleanText, closeSpacedLabels, closeSpacedLetters } from './normalise.ts';

/** A line before it has a position, from formats without geometry. */
export type DraftLine = {
  cells: Run[][];
  /** Points from the left. */
  indent: number;
  bullet: boolean;
  /** The list that it belongs to counts. */
  numbered?: boolean;
  /** It stands behind a line break within its paragraph. */
  goesOn?: true;
  headingLevel: number;
  /** How its paragraph is set apart, besides by its letters: underlined, between rules, shaded. */
  setApart?: string;
  /** Empty space above, in points. */
  gapAbove: number;
  lane: number;
  /** Width that the line fills, in points, if line breaks in the file mean wrapping; otherwise 0. */
  width: number;
  /** It stands at the foot of the pages. */
  aside?: true;
};

const LINE_HEIGHT = 12;
const TAB_STOP = 200;
/** Text is not wrapped at less than sixty characters: shorter lines end deliberately. */
const LEAST_WRAP = 60 * 5;

/** Arranges drafts one below the other as the only page of a document without pages. */
export const placeLines = (drafts: readonly DraftLine[]): ReadText => {
  const lines: Line[] = [];
  let top = 0;
  const widest = Math.max(0, ...drafts.map((draft) => draft.width));
  const right = widest > 0 ? Math.max(widest, LEAST_WRAP) : 0;
  /** A list mark was alone in the paragraph before. */
  let isMarked: boolean = false;
  for (const draft of drafts.slice(0, IMPORT_LIMITS.lines)) {
    let bullet: boolean = draft.bullet || isMarked;
    let cells: Cell[] = draft.cells.flatMap((runs, index): Cell[] => {
      const cleaned = runs.map((run) => ({
        ...run,
        text: closeSpacedLabels(cleanText(run.text)).slice(0, IMPORT_LIMITS.lineLength),
      }));
      const text = closeSpacedLetters(runsText(cleaned).trim());
      const x = draft.indent + index * TAB_STOP;
      return text
        ? [
            {
              text,
              x,
              right: index === draft.cells.length - 1 && draft.width ? draft.width : x + text.length * 5,
              runs: trimRuns(cleaned),
            },
          ]
        : [];
    });
    const first = cells[0];
    // A mark that a person typed behind that of the list: "• • Led".
    const isTyped = bullet && /^[•●○◦▪■‣∙·⋅]\s/u.test(first?.text ?? '');
    if (first && (!bullet || isTyped)) {
      const bare = withoutBullet(first.text);
      if (cells.length > 1 && isBulletMark(first.text)) [bullet, cells] = [true, cells.slice(1)];
      else if (bare !== undefined)
        [bullet, cells] = [
          true,
          [
            { ...first, text: bare, runs: cutStart(first.runs, first.text.length - bare.length), x: first.x + 10 },
            ...cells.slice(1),
          ],
        ];
    }
    const start = cells[0];
    if (!start) continue;
    isMarked = cells.length === 1 && !bullet && isBulletMark(start.text) && /[^\p{L}\p{N}]/u.test(start.text);
    if (isMarked) continue;
    top += draft.gapAbove + LINE_HEIGHT;
    const style = dominantStyle(cells.flatMap((cell) => cell.runs));
    lines.push({
      page: 0,
      index: lines.length,
      cells,
      text: cellsText(cells),
      x: start.x,
      right: draft.width,
      top: top - LINE_HEIGHT,
      bottom: top,
      style,
      bullet,
      ...(draft.numbered ? { numbered: true } : {}),
      ...(draft.goesOn ? { goesOn: true } : {}),
      headingLevel: draft.headingLevel,
      ...(draft.setApart ? { setApart: draft.setApart } : {}),
      gapAbove: lines.length === 0 ? Infinity : draft.gapAbove,
      lane: draft.lane,
      laneLeft: 0,
      laneRight: right,
      ...(draft.aside ? { aside: true } : {}),
    });
  }
  return { lines, pages: [{ width: 0, height: 0, boxes: [] }] };
};

const trimRuns = (runs: readonly Run[]): Run[] => {
  const kept = runs.filter((run) => run.text);
  const first = kept[0];
  if (first) kept[0] = { ...first, text: first.text.trimStart() };
  const last = kept.at(-1);
  if (last) kept[kept.length - 1] = { ...last, text: last.text.trimEnd() };
  return kept;
};

const cutStart = (runs: readonly Run[], length: number): Run[] => {
  let cut = length;
  return runs.flatMap((run) => {
    const text = run.text.slice(cut);
    cut = Math.max(0, cut - run.text.length);
    return text ? [{ ...run, text }] : [];
  });
};

/** The style of text of which a format tells nothing. */
export const plainStyle: TextStyle = { size: 10, bold: false, italic: false };
