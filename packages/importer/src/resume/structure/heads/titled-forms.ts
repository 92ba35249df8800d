import { findDates } from '../../../language/dates.ts';
import { dominantStyle, type Line } from '../../../text/line.ts';
import { entryLabel, type EntryLabel } from '../labels/entry-labels.ts';
import { joinedLine } from '../lines/joined-line.ts';
import { withCells } from '../lines/with-cells.ts';

/** A title, and rows with a label each. */
export type TitledForm = { title: Line; rows: Line[] };

/** No title is longer, in characters. */
const LONGEST_TITLE = 100;
/** So many rows of each form say what they are, and so large a share of all begin with a label. */
const FEWEST_KNOWN = 2;
const SHARE_OF_LABELS = 0.7;
const LABELLED = /^[^:：]{1,24}\s?[:：](?=\s|$|\p{L})/u;

/** The number before a title. */
const NUMBER = /^\d{1,2}[.)]\s/u;

/** "<Tide map>": a title in brackets. */
const ENCLOSED = /^\s*[<＜〈《【「]([^<>＜＞〈〉《》【】「」]+)[>＞〉》】」]\s*$/u;

const labelOf = ({ cells: [first, second], text }: Line): string | undefined =>
  second ? first?.text : LABELLED.exec(text.replace(NUMBER, ''))?.[0];

const kindOf = (line: Line): EntryLabel | undefined => {
  const label = labelOf(line);
  return label === undefined ? undefined : entryLabel(label);
};

const letters = ({ cells, headingLevel }: Line): string => {
  const { size, bold } = dominantStyle(cells.flatMap(({ runs }) => runs));
  return `${Math.round(size * 2)} ${bold} ${headingLevel}`;
};

const standsOut = (title: Line, { style, headingLevel }: Line): boolean =>
  title.headingLevel > 0
    ? headingLevel === 0
    : (title.style.bold && !style.bold) || title.style.size > style.size + 0.5;

/**
 * Entries that are forms below a title in letters of its own: "Stock count" above "Period: 2019 – 2020", "Role: planning",
 * as items of a list or as rows of a table.
 */
export const titledForms = (lines: readonly Line[], asOf: string): TitledForm[] | undefined => {
  const [first] = lines;
  const isTitle = (line: Line): boolean =>
    first !== undefined &&
    line.cells.length === 1 &&
    (!line.bullet || line.numbered === true) &&
    line.text.length <= LONGEST_TITLE &&
    letters(line) === letters(first) &&
    (kindOf(line) === undefined || kindOf(line) === 'name');
  if (!first || !isTitle(first)) return undefined;
  const forms: TitledForm[] = [];
  let labelled = 0;
  for (const line of lines) {
    const open = forms.at(-1);
    const before = open?.rows.at(-1);
    if (isTitle(line)) forms.push({ title: line, rows: [] });
    else if (open && before && !line.bullet && labelOf(line) === undefined && !isParagraph(line, before))
      open.rows[open.rows.length - 1] = joinedLine(before, line);
    else if (open) {
      labelled += labelOf(line) === undefined ? 0 : 1;
      open.rows.push(line);
    }
  }
  const rows = forms.flatMap((form) => form.rows);
  const areForms = forms.every(({ title, rows: own }) => {
    const kinds = new Set(own.map(kindOf).filter((kind) => kind !== undefined));
    // Below a declared heading a period among rows of two cells is enough.
    const isTable = title.headingLevel > 0 && kinds.has('period') && own.filter(isPair).length >= FEWEST_KNOWN;
    return (kinds.size >= FEWEST_KNOWN || isTable) && own.every((row) => standsOut(title, row));
  });
  const dated = forms.filter(({ rows: own }) =>
    own.some((row) => kindOf(row) === 'period' && findDates(row.text, asOf).length > 0),
  );
  return areForms && dated.length > forms.length / 2 && labelled >= SHARE_OF_LABELS * rows.filter(isNoItem).length
    ? forms
    : undefined;
};

/** Whether a line is a paragraph of its own below a table. */
const isParagraph = (line: Line, before: Line): boolean =>
  line.laneRight <= 0 && isPair(before) && !line.goesOn && line.gapAbove > 0.5 * line.style.size;

const isPair = ({ cells }: Line): boolean => cells.length === 2;

/** Whether a row is none of those that list what was done. */
const isNoItem = (row: Line): boolean => !row.bullet || labelOf(row) !== undefined;

/** The title of a form without "Project name:", if it has such a label. */
export const nameOfForm = ({ title }: TitledForm): string => {
  const text = title.text.replace(NUMBER, '').replace(ENCLOSED, '$1');
  return kindOf(title) === 'name' ? text.replace(LABELLED, '').trim() : text;
};

/** A row whose label says nothing of an entry in general, as one text: "DB: PostgreSQL". */
export const asText = (line: Line): Line => {
  const [label, ...values] = line.cells;
  if (!label || values.length === 0) return line;
  const text = `${label.text}: ${values.map((cell) => cell.text).join(' ')}`;
  const runs = line.cells.flatMap((cell) => cell.runs).slice(0, 1);
  return withCells(line, [{ ...label, text, runs: runs.map((run) => ({ ...run, text })) }]);
};
