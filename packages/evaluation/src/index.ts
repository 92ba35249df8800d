export { checks, evaluate, rulesetVersion } from './evaluate.ts';
export type { Category, Check, Grade, Severity, SkipReason, Stage } from './check.ts';
export type { Box, EvaluationInput, LaidOutPage, Passage, TextRun } from './input.ts';
export { reportOf } from './report-of.ts';
export { reportSchema, type Finding, type JobMatch, type Report } from './report.ts';
export { mostWith } from './score.ts';
export { verdictOf, type Verdict } from './verdict.ts';
