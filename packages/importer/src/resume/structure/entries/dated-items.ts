import { isDateText } from '../../../language/dates.ts';
import type { Line } from '../../../text/line.ts';
import { edgeDates } from '../lines/edge-dates.ts';
import { joinedLine } from '../lines/joined-line.ts';
import { hadNoRoom } from '../lines/line-room.ts';
import type { SectionLine } from '../lines/section-line.ts';

/** Longer lines below an item describe. */
const LONGEST_HEAD = 12;

/** Whether a line only continues the one above: in the same letters, where that had no room left. */
const isContinued = (above: SectionLine | undefined, { line }: SectionLine): boolean =>
  above !== undefined && above.line.style.italic === line.style.italic && hadNoRoom(above.line, line);

/**
 * Whether every item has a date at an edge of its own line or of one below that the item had room for, and one of them
 * has such lines.
 */
export const areDatedItems = (lines: readonly SectionLine[], asOf: string): boolean => {
  const dated: boolean[] = [];
  let hasLines = false;
  for (const [index, each] of lines.entries()) {
    const above = lines[index - 1];
    if (each.line.bullet) dated.push(false);
    else if (isContinued(above, each)) continue;
    else hasLines ||= above?.line.bullet === true && above.line.laneRight > 0;
    if (edgeDates(each.line.text, asOf).length > 0) dated[dated.length - 1] = true;
  }
  return hasLines && dated.length > 1 && dated.every(Boolean);
};

/** "• BFA, Design, 2017" above "Harlow College of Art" and "Harlow, Ohio": the lines of an item are those of an entry. */
export const datedItems = (lines: readonly SectionLine[], asOf: string): SectionLine[] => {
  const entries: SectionLine[] = [];
  for (const [index, each] of lines.entries()) {
    const last = entries.at(-1);
    const { line } = each;
    if (last && !line.bullet && isContinued(lines[index - 1], each)) last.line = joinedLine(last.line, line);
    else if (line.bullet) entries.push({ ...each, line: { ...line, bullet: false }, role: 'head', opens: true });
    else entries.push({ ...each, role: line.text.split(/\s+/u).length > LONGEST_HEAD ? 'body' : 'head' });
  }
  return entries.map((entry) => ({ ...entry, dates: entry.role === 'head' ? edgeDates(entry.line.text, asOf) : [] }));
};

/** An item that is a date and nothing else, right below a line without a mark, is the date of that: "• (June – July 2024)". */
export const withDatesUnmarked = (lines: readonly Line[]): Line[] =>
  lines.map((line, index) =>
    line.bullet && lines[index - 1]?.bullet === false && isDateText(line.text.replace(/^[([（]|[)\]）]$/gu, ''))
      ? { ...line, bullet: false }
      : line,
  );
