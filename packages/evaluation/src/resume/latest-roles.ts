import { monthOf } from './months.ts';
import type { DatedEntry } from './resume-facts.ts';

const endOf = ({ end, current }: DatedEntry): number => (current ? Infinity : (monthOf(end, 'end') ?? 0));

/**
 * The roles with the latest first, by when they ended, whatever order they stand in: putting an older role first must not
 * make it one of the latest. As they stand if the end of any is not known.
 */
export const latestFirst = (roles: readonly DatedEntry[]): readonly DatedEntry[] =>
  roles.every((role) => endOf(role) > 0) ? roles.toSorted((a, b) => order(endOf(b), endOf(a))) : roles;

/** Two that are still going on stand as they do. */
const order = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
