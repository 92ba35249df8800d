import type { Line } from '../../../text/line.ts';
import type { TagBlock } from './tag-blocks.ts';
import { withoutColon } from '../../../text/normalise.ts';

/** How much further in than labels, in points, their lists begin at least. */
const FURTHER_IN = 3;
/** What is longer is told, not named. */
const MOST_LETTERS = 40;
const MOST_WORDS = 6;
const SEPARATES = /[,，、;；|•·]/u;

const isNamed = ({ cells, text }: Line): boolean => cells.length === 1 && text.split(/\s+/u).length <= MOST_WORDS;

const isLabel = (line: Line): boolean =>
  isNamed(line) && line.text.length <= MOST_LETTERS && !SEPARATES.test(line.text) && !/[.:：]./u.test(line.text);

/**
 * Keywords in lists within a list, or as the descriptions of their labels: "Quality" above "Audits" above "Hygiene", which
 * begin further in. `undefined` where a section has anything else.
 */
export const listsBelowLabels = (lines: readonly Line[]): TagBlock[] | undefined => {
  const [first] = lines;
  if (!first || lines.some(({ lane, page }) => lane !== first.lane || page !== first.page)) return undefined;
  const groups: { label: Line; below: Line[] }[] = [];
  for (const line of lines) {
    if (line.x > first.x + FURTHER_IN) groups.at(-1)?.below.push(line);
    else groups.push({ label: line, below: [] });
  }
  // Where lines wrap, what begins further in without a mark may be the rest of one. What has a label of its own is a group.
  const isList = (line: Line): boolean =>
    (line.bullet || line.laneRight === 0) && (isNamed(line) || SEPARATES.test(line.text)) && !/[:：]./u.test(line.text);
  const areLists = groups.every(({ label, below }) => isLabel(label) && below.length > 0 && below.every(isList));
  if (groups.length < 2 || !areLists) return undefined;
  return groups.map(({ label, below }) => ({
    name: withoutColon(label.text),
    level: '',
    below: below.flatMap(({ cells }) => cells),
    lines: [label, ...below],
  }));
};
