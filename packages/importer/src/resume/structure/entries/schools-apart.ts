import { findDegree, organisationScore, roleScore, schoolScore } from '../../../language/words.ts';
import type { SectionLine } from '../lines/section-line.ts';

/** By how much of their letters' size entries are further apart than their lines. */
const APART = 0.5;

/** Whether a line names a school or an employer, and neither a degree nor a role. */
const namesWhere = ({ line: { text } }: SectionLine): boolean =>
  schoolScore(text) + organisationScore(text) > 0.5 && roleScore(text) < 0.5 && findDegree(text) === undefined;

/**
 * Entries of which some have no date: where the section begins with the name of a school or an employer, and so does each
 * line behind white space, each of these begins an entry.
 */
export const withSchoolsApart = (lines: SectionLine[]): SectionLine[] => {
  const [first, ...others] = lines;
  if (!first || !namesWhere(first) || lines.some(({ opens }) => opens)) return lines;
  const gapOf = ({ line }: SectionLine): number => (Number.isFinite(line.gapAbove) ? line.gapAbove : 0);
  const widest = others.reduce((gap, each) => Math.max(gap, gapOf(each)), 0);
  const size = first.line.style.size || 10;
  const begun = new Set(others.filter((each) => gapOf(each) > widest - APART * size));
  const within = others.reduce((gap, each) => (begun.has(each) ? gap : Math.max(gap, gapOf(each))), 0);
  const areNamed = [...begun].every((each) => each.role === 'head' && each.look === first.look && namesWhere(each));
  if (!areNamed || begun.size === 0 || begun.size === others.length || widest - APART * size < within) return lines;
  let open = first;
  const dated = new Set<SectionLine>();
  for (const each of lines) {
    if (begun.has(each)) open = each;
    if (each.role === 'head' && each.dates.length > 0) dated.add(open);
  }
  // Dates divide entries where all have one.
  if (dated.size === 0 || dated.size > begun.size) return lines;
  return lines.map((each) => (each === first || begun.has(each) ? { ...each, opens: true } : each));
};
