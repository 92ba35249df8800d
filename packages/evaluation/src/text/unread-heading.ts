import type { EvaluationInput } from '../input.ts';
import { knownHeading, type HeadedSection } from './headings.ts';
import { wordsIn } from './words.ts';

const mostLines = 2000;
const mostWords = 5;
/** A heading may stand before its text in the same line: "Skills: grill, fryer". */
const BEFORE_TEXT = /^([^:\n]{3,40}):\s*\S/u;

/**
 * Whether a file that somebody uploaded has a heading of a section which the importer did not find: what is missing then is
 * a fault of the reading, not of the document.
 */
export function hasUnreadHeading(key: HeadedSection, { origin, lines = [], extraction }: EvaluationInput): boolean {
  if (origin !== 'uploaded') return false;
  const all = [...lines, ...(extraction?.text.split('\n', mostLines) ?? [])].slice(0, mostLines);
  return all.some((line) => {
    const heading = BEFORE_TEXT.exec(line.trim())?.[1] ?? line.trim().replace(/:$/u, '');
    return heading !== '' && wordsIn(heading).length <= mostWords && knownHeading(key, heading);
  });
}
