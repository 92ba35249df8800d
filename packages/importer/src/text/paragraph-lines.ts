import type { Run } from './line.ts';
import type { DraftLine } from './plain-lines.ts';
import { cellsBetweenSpaces } from './spaced-cells.ts';

/** How a paragraph of a word processor stands; lengths in points. */
export interface ParagraphLook {
  before: number;
  after: number;
  indent: number;
  /** Its first line begins with a list's mark, or with its number. */
  isMarked: boolean;
  isNumbered: boolean;
  /** The level that it has as a heading, if it is one line; 0 for none. */
  headingLevel: number;
  /** How it is set apart, besides by its letters. */
  setApart?: string;
}

/**
 * The lines of a paragraph, each as cells between tabs, and the space that its last one leaves to the next paragraph.
 *
 * @param above space that the paragraph before it leaves
 * @param emptyLine the height of a line without text
 */
export function paragraphLines(
  lines: readonly Run[][][],
  look: ParagraphLook,
  { lane, above, emptyLine }: { lane: number; above: number; emptyLine: number },
): { drafts: DraftLine[]; after: number } {
  const drafts: DraftLine[] = [];
  let gapAbove = Math.max(above, look.before);
  const texts = lines.map((cells) =>
    cells.flatMap(cellsBetweenSpaces).filter((runs) => runs.some((run) => run.text.trim())),
  );
  const isOneLine = texts.filter((filled) => filled.length > 0).length === 1;
  for (const filled of texts) {
    if (filled.length === 0) {
      gapAbove += emptyLine;
      continue;
    }
    const isFirst = drafts.length === 0;
    const bullet = look.isMarked && isFirst;
    drafts.push({
      cells: filled,
      indent: look.indent,
      bullet,
      ...(bullet && look.isNumbered ? { numbered: true } : {}),
      ...(isFirst ? {} : { goesOn: true }),
      headingLevel: isOneLine ? look.headingLevel : 0,
      ...(isOneLine && look.setApart ? { setApart: look.setApart } : {}),
      gapAbove,
      lane,
      width: 0,
    });
    gapAbove = 0;
  }
  return { drafts, after: drafts.length === 0 ? gapAbove : look.after };
}
