import { findDates } from '../../../language/dates.ts';
import type { Candidate } from './blocks.ts';

/** The rows of a form around a label and its value, whose labels begin at one edge. */
const labelTable = (candidate: Candidate, candidates: readonly Candidate[], asOf: string): readonly Candidate[] => {
  if (candidate.rest.length === 0) return [];
  const isLabel = (other: Candidate | undefined): boolean =>
    other !== undefined &&
    other.rest.length > 0 &&
    other.line.lane === candidate.line.lane &&
    Math.abs(other.cell.x - candidate.cell.x) < 3 &&
    findDates(other.cell.text, asOf).length === 0;
  const at = candidates.indexOf(candidate);
  let from = at;
  let to = at;
  while (isLabel(candidates[from - 1])) from -= 1;
  while (isLabel(candidates[to + 1])) to += 1;
  return candidates.slice(from, to + 1);
};

const shareOfHeadings = (table: readonly Candidate[]): number =>
  table.filter((other) => other.match?.exact).length / table.length;

/** A label in a table whose labels are mostly headings: forms put every section in one row. */
export const inLabelTable = (candidate: Candidate, candidates: readonly Candidate[], asOf: string): boolean => {
  const table = labelTable(candidate, candidates, asOf);
  return table.length >= 2 && shareOfHeadings(table) >= 0.6;
};

/** So many labels with colons are those of a form. */
const FEWEST_LABELS = 4;

/** "Status: …", "Fields: …", "Tools: …": a label of facts, most of which are called like no section. */
export const isLabelOfFact = (candidate: Candidate, candidates: readonly Candidate[], asOf: string): boolean => {
  const hasColon = ({ cell }: Candidate): boolean => /[:：]$/u.test(cell.text);
  if (!hasColon(candidate)) return false;
  const labels = labelTable(candidate, candidates, asOf).filter(hasColon);
  return labels.length >= FEWEST_LABELS && shareOfHeadings(labels) < 0.5;
};
