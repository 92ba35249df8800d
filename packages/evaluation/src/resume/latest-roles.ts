import { monthOf } from './months.ts';
import type { DatedEntry } from './resume-facts.ts';

const endOf = ({ end, current }: DatedEntry): number => (current ? Infinity : (monthOf(end, 'end') ?? 0));
const startOf = ({ start }: DatedEntry): number => monthOf(start, 'start') ?? 0;

/**
 * The roles with the latest first: as they stand, where each ended or began no later than the one above it, and otherwise
 * by when they ended. Putting an older role first must not make it one of the latest. Also as they stand if the end of any
 * is not known.
 */
export function latestFirst(roles: readonly DatedEntry[]): readonly DatedEntry[] {
  const isInOrder = roles.every((role, at) => {
    const before = roles[at - 1];
    return !before || endOf(before) >= endOf(role) || startOf(before) >= startOf(role);
  });
  if (isInOrder || roles.some((role) => endOf(role) === 0)) return roles;
  return roles.toSorted((a, b) => order(endOf(b), endOf(a)));
}

/** Two that are still going on stand as they do. */
const order = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
