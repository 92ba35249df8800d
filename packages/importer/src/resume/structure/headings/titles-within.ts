import type { Cell, Line } from '../../../text/line.ts';
import type { Look } from './heading-looks.ts';
import { targetKey, type HeadingMatch } from './headings.ts';

/** A line whose words may be those of a heading. */
interface Heading {
  line: Line;
  rest: readonly Cell[];
  match: HeadingMatch | undefined;
  look: Look;
}

/** So many lines of a look are a habit of a section. */
const FEWEST = 2;

/**
 * Lines that announce what their section is already, in the look of others within it: "Internship" below "Clerk" and
 * "Sailor" is the title of an entry. Sections begin in the look `heading`.
 */
export const titlesWithin = (lines: readonly Heading[], heading: string | undefined): ReadonlySet<Line> => {
  const titles = new Set<Line>();
  const alike = new Map<string, number>();
  let open = '';
  for (const { line, rest, look, match } of lines) {
    if (match?.exact && look.key === heading) {
      alike.clear();
      open = targetKey(match.target);
    } else if (rest.length === 0) {
      const above = alike.get(look.key) ?? 0;
      if (above >= FEWEST && match && targetKey(match.target) === open) titles.add(line);
      alike.set(look.key, above + 1);
    }
  }
  return titles;
};
