import { plainReport } from '@vitae/testkit/plain-report';
import type { Evaluated } from '../evaluate-document.ts';

/** What evaluating a resume with this text gives when nothing in it was found wrong. */
export const evaluatedAs = (score: number, text = 'read'): Evaluated => ({
  report: plainReport(score),
  pages: [],
  text,
});
