import { partialDateParts } from '@vitae/domain';

/**
 * A partial date as a count of months, to compare and subtract; `null` for none. Of a date without a month, `edge` says
 * whether the start or the end of its year is meant.
 */
export function monthOf(date: string, edge: 'start' | 'end'): number | null {
  const parts = partialDateParts(date);
  return parts && 12 * parts.year + (parts.month ?? (edge === 'start' ? 1 : 12)) - 1;
}

/** Whether a partial date has a month. */
export const hasMonth = (date: string): boolean => partialDateParts(date)?.month != null;
