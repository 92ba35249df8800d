import type { EvaluationInput } from '../input.ts';
import { runsOn } from '../pages/pages.ts';
import { isShownHeading, joinsHeadings } from './headings.ts';
import { linesOf } from './lines.ts';

/** A page's number, or what a program prints at its foot. */
const FOOT = /^\P{L}*$|^(?:page|seite|página|pagina|p\.) \d+/iu;
const slack = 2;

/**
 * The heading with which a file ends, below which nothing stands; `undefined` if there is none. Headings further up may be
 * of two levels, or have a picture below them.
 */
export function emptySectionOf(input: Pick<EvaluationInput, 'origin' | 'lines' | 'pages'>): string | undefined {
  const lines = linesOf(input).filter((line) => !FOOT.test(line.trim()));
  const last = lines.at(-1)?.trim().replace(/:$/u, '') ?? '';
  if (lines.length < 2 || !(isShownHeading(last) || joinsHeadings(last))) return undefined;
  const { pages = [] } = input;
  const written = runsOn(pages).filter(({ text }) => !FOOT.test(text.trim()));
  const own = written.findLast(({ text }) => text.trim().replace(/:$/u, '') === last);
  // In a column beside the text, it may be one whose text was read before it.
  const isAlone =
    own !== undefined &&
    own.page === pages.length - 1 &&
    !written.some(({ page, box }) => page === own.page && box.y > own.box.y - slack && box !== own.box);
  return pages.length === 0 || isAlone ? last : undefined;
}
