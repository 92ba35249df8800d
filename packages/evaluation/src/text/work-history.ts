import type { EvaluationInput } from '../input.ts';
import { linesOf } from './lines.ts';

/** The title stands in one of the first lines. */
const topLines = 6;

/**
 * Whether a file is a Japanese record of work (職務経歴書), which is sent with a form for the person (履歴書): contact details and studies
 * are there.
 */
export const isWorkHistory = (input: EvaluationInput): boolean =>
  linesOf(input)
    .slice(0, topLines)
    .some((line) => /^\P{L}*職\s?務\s?経\s?歴\s?書(?!\p{L})/u.test(line));
