import type { Resume } from '@vitae/domain';
import type { EvaluationInput } from '../input.ts';
import { knownHeading } from '../text/headings.ts';
import type { DatedEntry } from './resume-facts.ts';

/** The entries of a file whose roles the importer kept in a section of its own, since it does not know their heading: "Delo". */
export function withRolesOfOwnSections(
  dated: readonly DatedEntry[],
  { custom }: Resume,
  { origin }: Pick<EvaluationInput, 'origin'>,
): DatedEntry[] {
  if (origin === 'ours' || dated.some(({ section }) => section === 'experience')) return [...dated];
  const own = custom.filter(({ heading, hidden }) => !hidden && knownHeading('experience', heading));
  const isRole = ({ path }: DatedEntry) => own.some(({ id }) => path.split('.')[1] === id);
  return dated.map((entry) => (isRole(entry) ? { ...entry, section: 'experience' } : entry));
}
