import { evaluate } from './evaluate.ts';
import type { EvaluationInput } from './input.ts';
import type { Report } from './report.ts';

/** The report of an evaluation; with a posting, also how well the document fits it. */
export async function reportOf(input: EvaluationInput): Promise<Report> {
  // What knows the names of skills is only needed with a posting.
  const jobMatch = input.posting ? (await import('./job-match/job-match.ts')).jobMatchOf(input) : null;
  return { ...evaluate(input), ...(jobMatch && { jobMatch }) };
}
