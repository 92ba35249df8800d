import type { EvaluationInput } from '../input.ts';
import { bodySize, runsOn, type PlacedRun } from '../pages/pages.ts';
import { isShownHeading, joinsHeadings, joinsUsual } from './headings.ts';
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

/** Further parts of headings of what somebody won. */
const WON =
  /^(?:scholarships?|grants?|fellowships?|prizes?|distinctions?|stipendien|auszeichnungen|preise|bourses|prix|becas|premios|bolsas|prêmios)$/iu;
/** Whether a text is a heading by its words: "Awards, Scholarships, and Grants". */
const isHeading = (text: string): boolean => {
  const bare = text.trim().replace(/:$/u, '');
  const parts = bare.split(/,? (?:and|und|et|y|e|&) |, ?/u);
  return isShownHeading(bare) || joinsUsual(bare) || parts.every((part) => joinsHeadings(part) || WON.test(part));
};
/** What a heading ends with, whatever kind of it stands before: "Pre-Doctoral Research Experience". */
const ENDS = /(?:experience|erfahrung|expérience|experiencia|experiência|esperienza|skills|kenntnisse|projects)$/iu;
/** How much larger than the text a heading is that others of its kind are compared with, in points. */
const larger = 0.5;
/** How far the next heading is below one, in its size: closer, it goes on there, and farther, a picture may stand between. */
const [nearest, farthest] = [1.5, 3.5];

/**
 * Headings right above another one of the same kind, with nothing below or beside them on their page. A heading of a section
 * and one within it differ in size, colour or place.
 */
export function emptySectionsAmong({ pages = [] }: Pick<EvaluationInput, 'pages'>): PlacedRun[] {
  const runs = runsOn(pages);
  const body = bodySize(runs);
  const kindOf = ({ font, size, colour, background, box, page }: PlacedRun) =>
    [page, font, size, colour, background, Math.round(box.x / slack)].join(' ');
  const kinds = Map.groupBy(
    runs.filter(({ size }) => size >= body + larger),
    kindOf,
  );
  return [...kinds.values()].flatMap((ofKind) => {
    const own = ofKind.toSorted((a, b) => a.box.y - b.box.y);
    // Most of them have something below: a row of headings alone is a menu.
    const empty = own.filter((run, at) => {
      const next = own[at + 1];
      const step = next ? (next.box.y - run.box.y) / run.size : 0;
      if (!next || step < nearest || step > farthest || !isHeading(run.text)) return false;
      if (next.role !== 'heading' && !isHeading(next.text) && !ENDS.test(next.text.trim())) return false;
      return !runs.some(
        ({ page, box }) =>
          page === run.page &&
          box !== run.box &&
          box !== next.box &&
          box.y + box.height > run.box.y + slack &&
          box.y < next.box.y + next.box.height - slack,
      );
    });
    return 2 * empty.length < own.length - 1 ? empty : [];
  });
}
