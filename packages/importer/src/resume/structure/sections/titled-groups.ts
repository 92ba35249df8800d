import type { Line } from '../../../text/line.ts';
import type { TagBlock } from './tag-blocks.ts';
import { withoutColon } from '../../../text/normalise.ts';

/** No title of a group is longer, in characters. */
const LONGEST = 40;
/** So many titles are a habit. */
const FEWEST = 2;

/** Whether a line is a title and nothing else: marked so by its style, or all in bold. */
const isTitle = ({ cells: [cell, ...others], bullet, headingLevel, text }: Line): boolean =>
  cell !== undefined &&
  others.length === 0 &&
  !bullet &&
  text.length <= LONGEST &&
  !/[,，、;；|•·]/u.test(text) &&
  !/[:：]\s*\S/u.test(text) &&
  (headingLevel > 0 || cell.runs.every((run) => run.style.bold || run.text.trim() === ''));

/**
 * Groups of keywords that each begin with a title in a line of its own, in a section that is nothing else: "Languages" in
 * bold above "Python" and "Scala", or above items of a list.
 */
export const titledGroupsOf = (lines: readonly Line[]): TagBlock[] | undefined => {
  const [first] = lines;
  const others = lines.filter((line) => !isTitle(line));
  if (!first || lines.length - others.length < FEWEST || !isTitle(first)) return undefined;
  const arePlain = others.every(
    ({ cells: [cell, ...more], text }) =>
      cell !== undefined &&
      more.length === 0 &&
      cell.runs[0]?.style.bold !== true &&
      !/^[^:：]{2,40}[:：]\s*\S/u.test(text),
  );
  // Lines with positions may be the rest of the one above.
  const mayWrap = others.some(({ laneRight, bullet, text }) => laneRight > 0 && !bullet && /[,，、;；|•·]/u.test(text));
  if (!arePlain || mayWrap) return undefined;
  const blocks: TagBlock[] = [];
  for (const line of lines) {
    const open = blocks.at(-1);
    if (isTitle(line)) blocks.push({ name: withoutColon(line.text), level: '', below: [], lines: [line] });
    else if (open) {
      open.below.push(...line.cells);
      open.lines.push(line);
    }
  }
  return blocks.every(({ below }) => below.length > 0) ? blocks : undefined;
};
