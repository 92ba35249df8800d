import type { Evaluated } from '../evaluate-document.ts';

/** What evaluating a resume with this text gives when nothing in it was found wrong. */
export const evaluatedAs = (score: number, text = 'read'): Evaluated => ({
  report: {
    kind: 'resume',
    score,
    rulesetVersion: '6',
    asOf: '2026-01-01',
    categories: [],
    findings: [],
    passed: ['CON-01'],
    skipped: [],
    caps: [],
  },
  pages: [],
  text,
});
