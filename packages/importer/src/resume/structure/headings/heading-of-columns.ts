import type { Cell, Line } from '../../../text/line.ts';
import { isNameOfColumn } from '../labels/column-names.ts';
import { matchHeading, type HeadingMatch } from './headings.ts';
import { withoutBrackets } from '../../../text/normalise.ts';

const DATE_COLUMN =
  /^(?:年月|年|期間|年・月|日期|时间|時間|dates?|period|year|zeitraum|datum|période|fecha|período|periodo)$/iu;

/** A name without what brackets behind it add: "年（西暦）". */
const bareName = (text: string): string => withoutBrackets(text).trim();

/**
 * The heading among the names of a table's columns: "Date | Education", and "年 | 月 | 学歴・職歴（各別にまとめて書く）"
 * in Japanese forms, which is one whatever its letters are.
 */
export const headingOfColumns = ({
  cells: [first, second, third, ...more],
}: Line): { cell: Cell; match: HeadingMatch; isOfColumns: boolean } | undefined => {
  if (!first || !second || more.length > 0) return undefined;
  if (!third) {
    const match = DATE_COLUMN.test(first.text) ? matchHeading(second.text) : undefined;
    return match?.exact ? { cell: second, match, isOfColumns: false } : undefined;
  }
  const text = bareName(third.text);
  const match = bareName(first.text) === '年' && bareName(second.text) === '月' ? matchHeading(text) : undefined;
  return match ? { cell: { ...third, text }, match: { ...match, exact: true }, isOfColumns: true } : undefined;
};

/** Whether a line only names the columns of the table below a heading: "Degree | Institute | Year" begins no section. */
export const isHeadOfTable = ({ cells }: Line, above: Line | undefined): boolean =>
  cells.length > 2 &&
  above !== undefined &&
  matchHeading(above.text)?.exact === true &&
  cells.every(({ text }) => isNameOfColumn(text));
