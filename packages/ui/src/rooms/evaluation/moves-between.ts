import type { ReportHead } from '../../base/evaluation/kept-reports.ts';

/** What moved a score from one report to the next. */
export interface Moves {
  /** Points, to a tenth. */
  change: number;
  /** Checks that found something before and no longer do, and the other way round. */
  gone: string[];
  added: string[];
  /** Whether the document has changed, the rules, or both; `null` if neither has: the day, or a posting. */
  because: 'document' | 'rules' | 'both' | null;
}

/** Compares a report with the one before it. */
export function movesBetween(before: ReportHead, after: ReportHead): Moves {
  const [had, has] = [before, after].map(({ findings }) => new Set(findings.map(({ id }) => id)));
  const isEdited = before.subject.updatedAt !== after.subject.updatedAt;
  const isJudgedAnew = before.rulesetVersion !== after.rulesetVersion;
  return {
    change: Math.round(10 * (after.score - before.score)) / 10,
    gone: [...(had ?? [])].filter((id) => !has?.has(id)),
    added: [...(has ?? [])].filter((id) => !had?.has(id)),
    because: isEdited && isJudgedAnew ? 'both' : isJudgedAnew ? 'rules' : isEdited ? 'document' : null,
  };
}
