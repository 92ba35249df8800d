import type { EvaluationInput } from '../input.ts';
import { slipOf } from './slips-of-headings.ts';
import { headed, isShownHeading, knownHeading, type HeadedSection } from './headings.ts';
import { mostLines } from './lines.ts';
import { wordsIn } from './words.ts';

const mostWords = 5;
/** A line with more words that names a section is hardly its heading: "Skills in Excel and Word". */
const mostInHeading = 3;
/** A heading may stand before its text in the same line: "Skills: grill, fryer". */
const BEFORE_TEXT = /^([^:\n]{3,40}):\s*\S/u;

/**
 * Whether a file that somebody uploaded has a heading of a section, with something below it, which the importer did not
 * find: what is missing then is a fault of the reading, not of the document.
 */
export function hasUnreadHeading(key: HeadedSection, { origin, lines = [], extraction }: EvaluationInput): boolean {
  if (origin !== 'uploaded') return false;
  return [lines, extraction?.text.split('\n', mostLines) ?? []].some((reading) => {
    const all = reading.slice(0, mostLines).filter((line) => line.trim() !== '');
    return all.some((line, at) => {
      const before = BEFORE_TEXT.exec(line.trim())?.[1];
      const heading = before ?? line.trim().replace(/:$/u, '');
      if (
        heading === '' ||
        wordsIn(heading).length > mostWords ||
        !(knownHeading(key, heading) || slipOf(heading) === key)
      )
        return false;
      // A heading with nothing below it is all that there is: the file has nothing to be overlooked.
      return before !== undefined || !isHeading(all[at + 1] ?? '');
    });
  });
}

const isHeading = (line: string): boolean => {
  const heading = line.trim().replace(/:$/u, '');
  return (
    heading === '' ||
    isShownHeading(heading) ||
    (wordsIn(heading).length <= mostInHeading && headed.some((key) => knownHeading(key, heading)))
  );
};
