import { roleScore } from '../../../language/words.ts';
import type { Line } from '../../../text/line.ts';
import type { HeadingMatch } from './headings.ts';

/**
 * "Engineer" among the headings: the second line, a heading by its style, or the first heading above the person's mail
 * address.
 */
export const headlineAmong = (
  accepted: ReadonlyMap<Line, { match: HeadingMatch | undefined }>,
  lines: readonly Line[],
): Line | undefined => {
  const at = lines.findIndex((line) => accepted.has(line));
  const line = lines[at];
  if (!line || accepted.get(line)?.match?.exact || accepted.size < 2 || roleScore(line.text) <= 0.5) return undefined;
  if (at === 1 && line.headingLevel > 0) return line;
  const next = lines.findIndex((other, index) => index > at && accepted.has(other));
  return lines.slice(at + 1, next).some(({ text }) => /\S@\S+\.\p{L}/u.test(text)) ? line : undefined;
};
