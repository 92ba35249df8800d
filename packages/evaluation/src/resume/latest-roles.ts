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

/** Roles that ended longer ago are told in a line: nobody asks for more about the second or third one then. */
const yearsTold = 6;

/** Of the first some roles, the latest and those that did not end long ago: what a reader wants to know about. */
export function rolesToTell(roles: readonly DatedEntry[], count: number, asOf: string): readonly DatedEntry[] {
  const now = monthOf(asOf.slice(0, 7), 'start') ?? 0;
  const isRecent = (role: DatedEntry) => endOf(role) === 0 || endOf(role) >= now - 12 * yearsTold;
  return latestFirst(roles)
    .slice(0, count)
    .filter((role, at) => at === 0 || isRecent(role));
}

/** Two that are still going on stand as they do. */
const order = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
