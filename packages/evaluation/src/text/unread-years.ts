import type { EvaluationInput } from '../input.ts';
import { mostLines } from './lines.ts';

const YEAR = /(?<!\d)(?:19[5-9]|20[0-4])\d(?!\d)/gu;

/**
 * Whether a file that somebody uploaded has a year that no field has: a date was not read, so that nothing is known of the
 * times between those that were.
 */
export function hasUnreadYear({
  origin,
  lines = [],
  document,
}: Pick<EvaluationInput, 'origin' | 'lines' | 'document'>): boolean {
  if (origin !== 'uploaded') return false;
  const written = new Set(lines.slice(0, mostLines).flatMap((line) => line.match(YEAR) ?? []));
  if (written.size === 0) return false;
  const read = new Set(JSON.stringify(document).match(YEAR) ?? []);
  return [...written].some((year) => !read.has(year));
}
