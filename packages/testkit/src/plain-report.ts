/** The report of a resume in which nothing was found wrong. */
export const plainReport = (score: number) => ({
  kind: 'resume' as const,
  score,
  rulesetVersion: '6',
  asOf: '2026-01-01',
  categories: [],
  findings: [],
  passed: ['CON-01'],
  skipped: [],
  caps: [],
});
