import type { Box } from '../resume/result.ts';

/** The style of a stretch of text. */
export type TextStyle = {
  /** Size in points; 0 if the format does not say. */
  size: number;
  bold: boolean;
  italic: boolean;
  /** What it is drawn in, as `#rgb`, where the format tells and it is no pattern. */
  colour?: string;
};

/** Whether two stretches of text are in letters of one kind, whatever their size; a colour that is not known differs from none. */
export const areInOneType = (one: TextStyle | undefined, other: TextStyle | undefined): boolean =>
  one?.bold === other?.bold && one?.italic === other?.italic && areInOneColour(one, other);

/** Whether two stretches of text are in one colour, as far as their colours are known. */
export const areInOneColour = (one: TextStyle | undefined, other: TextStyle | undefined): boolean =>
  one?.colour === undefined || other?.colour === undefined || one.colour === other.colour;

/** Text in one style; the runs of a cell follow each other without a gap. */
export type Run = {
  text: string;
  style: TextStyle;
  url?: string;
  /** More than a space separates it from the run before: a chip, a second item. */
  apart?: boolean;
};

/**
 * Text between wide gaps, tab stops or cell borders. `x` and `right` are in points from the left (in right-to-left
 * text: from the right).
 */
export type Cell = {
  text: string;
  x: number;
  right: number;
  runs: Run[];
  /** A list mark precedes it; for cells after the first, which a grid may turn into lines. */
  bullet?: boolean;
  /** What the label said that stood before it, of an entry: its role or degree, or its employer or school. */
  said?: 'title' | 'subtitle';
};

/** One line in reading order: the common form of every format, and all that the later stages see. */
export type Line = {
  page: number;
  /** Position among the page's lines, for provenance. */
  index: number;
  cells: Cell[];
  text: string;
  x: number;
  right: number;
  /** Distance from the top of the page; lines of formats without pages count up by line height. */
  top: number;
  bottom: number;
  style: TextStyle;
  /** The line starts a list item; its mark has already been removed from the text. */
  bullet: boolean;
  /** The mark was a number. */
  numbered?: boolean;
  /** It stands behind a line break within its paragraph. */
  goesOn?: true;
  /** Whether it is the rest of a text that wraps, where the file tells; the line above has the part before. */
  wraps?: boolean;
  /** Level of a heading that the format itself declares (DOCX heading style, Markdown `#`); 0: none. */
  headingLevel: number;
  /** How its paragraph is set apart, besides by its letters, where the file tells: underlined, between rules, shaded. */
  setApart?: string;
  /** White space above, in points; Infinity at the top of a column. */
  gapAbove: number;
  /** The column of the document that the line is in; lines of one column follow each other. */
  lane: number;
  /** Left and right edge of the column. */
  laneLeft: number;
  laneRight: number;
  /** It stands beside the text (a page's foot, a running line, turned text): it is kept, and nothing is read from it. */
  aside?: true;
};

/** A page as read: its lines in reading order and its size in points (0 × 0 for formats without pages). */
export type ReadPage = {
  width: number;
  height: number;
  boxes: (Box | undefined)[];
  /** Where words are that may be misread, on a page that was recognised. */
  doubted?: Box[];
};

/** What a format's reader passes to the structure stage. */
export type ReadText = { lines: Line[]; pages: ReadPage[] };

/** The style of most characters in the runs. */
export const dominantStyle = (runs: readonly Run[]): TextStyle => {
  let best: TextStyle = { size: 0, bold: false, italic: false };
  const weights = new Map<string, number>();
  let top = -1;
  for (const { text, style } of runs) {
    const key = `${style.size.toFixed(1)}|${style.bold}|${style.italic}|${style.colour}`;
    const weight = (weights.get(key) ?? 0) + text.trim().length;
    weights.set(key, weight);
    if (weight > top) {
      top = weight;
      best = style;
    }
  }
  return best;
};

/** Whether the first letters of a line are in bold. */
export const startsBold = ({ cells }: Pick<Line, 'cells'>): boolean => cells[0]?.runs[0]?.style.bold === true;

/** Whether a line is in larger or heavier letters than one below it, as what names that is. */
export const standsOutAbove = (line: Line, below: Line): boolean =>
  line.style.size > below.style.size + 0.5 || (startsBold(line) && !startsBold(below));

/** The kind of letters of a style, by which those of two lines are compared: the size to half a point, weight and slope. */
export const lettersOf = ({ size, bold, italic }: TextStyle): string => `${Math.round(size * 2)} ${bold} ${italic}`;

/** The text of cells as one string. */
export const cellsText = (cells: readonly Cell[]): string => cells.map((cell) => cell.text).join(' ');

/** The text of runs, which follow each other without a gap. */
export const runsText = (runs: readonly Pick<Run, 'text'>[]): string => runs.map(({ text }) => text).join('');
