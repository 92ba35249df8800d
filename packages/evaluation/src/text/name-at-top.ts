import type { EvaluationInput } from '../input.ts';
import { isShownHeading } from './headings.ts';
import { countWords } from './words.ts';

/** Words with a capital, in quotes or brackets too: `Raymond "Ray" Dupuis`, "José de la Cruz, RN". */
const NAME =
  /^["“(]?\p{Lu}[\p{L}\p{M}.'’-]*["”)]?(?:,? (?:(?:de|del|de la|da|do|dos|van|von|van der|van den|di|bin|al|y|e) )?["“„«(]?\p{Lu}[\p{L}\p{M}.'’-]*["”»)]?){1,4}$/u;
/** What a document calls itself, and what stands at its top besides a name. */
const NO_NAME =
  /r[eé]sum[eé]|\bcv\b|curriculum|lebenslauf|profil|summary|objective|contact|experience|education|skills|personal/iu;

/** A name stands in one of the first lines, behind what a document calls itself or before what somebody is. */
const topLines = 3;
const TITLE = /^\s*(?:curriculum vitae|lebenslauf|r[eé]sum[eé]|cv)(?:\s*[-–—:|]\s*|\s+(?:of|de|von|di)\s+|\s+)/iu;
const BETWEEN = /[|·•:]|\s[-–—]\s/u;
/** A name of two to four signs, in writing that has no capitals. */
const SIGNS =
  /^(?:[\p{Script=Han}]{2,4}|[\p{Script=Hangul}]{2,4}|[\p{Script=Han}]{1,3}[ \u3000][\p{Script=Han}]{1,3})$/u;

const isName = (line: string): boolean =>
  line.length <= 60 &&
  countWords(line) <= 6 &&
  (NAME.test(line) || SIGNS.test(line)) &&
  !NO_NAME.test(line) &&
  !isShownHeading(line);

/** Whether a file that somebody uploaded begins with what reads as a name, which the importer may have left out. */
export function isNameAtTop({ origin, lines = [] }: Pick<EvaluationInput, 'origin' | 'lines'>): boolean {
  return (
    origin === 'uploaded' &&
    lines
      .filter((line) => line.trim() !== '')
      .slice(0, topLines)
      .flatMap((line, at) =>
        // Below the first line, contacts and places stand as well.
        at > 0 && /[@\d,]/u.test(line) ? [] : line.replace(TITLE, '').split(BETWEEN),
      )
      .some((part) => isName(part.trim()))
  );
}
