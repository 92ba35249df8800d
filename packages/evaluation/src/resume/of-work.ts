import type { DatedEntry } from './resume-facts.ts';

/** Sections in which somebody tells of what they did somewhere. */
const sectionOfWork = /^sections\.(?:experience|volunteer-experience|community-service|education)\./u;

/**
 * Whether a text of an academic is about a work: what stands below publications and projects, or below an entry without a
 * time, such as the paper that somebody applies with, is an abstract.
 */
export const isOfWork = (path: string, dated: readonly DatedEntry[]): boolean =>
  path !== 'summary' &&
  (!sectionOfWork.test(path) || dated.some((entry) => path.startsWith(`${entry.path}.`) && !entry.start && !entry.end));
