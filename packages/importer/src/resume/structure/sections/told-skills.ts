import { cellsText, type Line } from '../../../text/line.ts';

/** So many labels stand in the margin of a form. */
const FEWEST_LABELS = 2;
/** So many words on each line, and in all, are told rather than listed. */
const WORDS_A_LINE = 7;
const WORDS_IN_ALL = 16;
/** How far apart edges may be that are one, in points. */
const SAME_EDGE = 14;

/** A person speaks of themselves, or one sentence follows another. */
const TELLS =
  /\p{Ll}\. \p{Lu}\p{Ll}+ |\b(?:I|my|we|our|ich|mein\p{L}*|je|j['’]\p{L}+|mon|mes|yo|mis?|eu|meus?|io|mio|miei|ik|mijn)\b/u;

const wordsOf = (text: string): number => text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;

/**
 * The lines of skills without those that tell of some beside a label in the margin, as Europass asks for ("Communication
 * skills | team work: I have worked in various types of teams …"): sentences are no keywords.
 */
export const withoutToldSkills = (lines: readonly Line[]): { listed: Line[]; told: Line[] } => {
  const labels = lines.filter(isLabelled);
  const edge = labels[0]?.cells[1]?.x;
  if (labels.length < FEWEST_LABELS || edge === undefined) return { listed: [...lines], told: [] };
  const groups: Line[][] = [];
  for (const line of lines) {
    const open = groups.at(-1);
    const goesOn = open?.[0] !== undefined && isLabelled(open[0]) && line.x > edge - SAME_EDGE;
    if (open && goesOn) open.push(line);
    else groups.push([line]);
  }
  const isTold = (group: readonly Line[]): boolean => {
    const [first, ...others] = group;
    if (!first || !isLabelled(first) || others.length === 0) return false;
    const texts = [cellsText(first.cells.slice(1)), ...others.map(({ text }) => text)];
    const words = texts.reduce((sum, text) => sum + wordsOf(text), 0);
    return words >= WORDS_IN_ALL && words >= WORDS_A_LINE * texts.length && texts.some((text) => TELLS.test(text));
  };
  const { listed = [], told = [] } = Object.groupBy(groups, (group) => (isTold(group) ? 'told' : 'listed'));
  return { listed: listed.flat(), told: told.flat() };
};

/** "Communication skills", and what is said of them in a cell beside it. */
const isLabelled = ({ cells: [label, text], bullet }: Line): boolean =>
  label !== undefined && text !== undefined && !bullet && wordsOf(label.text) <= 5 && text.x > label.right;
