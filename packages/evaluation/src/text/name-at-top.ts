import type { EvaluationInput } from '../input.ts';
import { isShownHeading } from './headings.ts';
import { countWords } from './words.ts';

/** Words with a capital, in quotes or brackets too: `Raymond "Ray" Dupuis`, "José de la Cruz, RN". */
const NAME =
  /^["“(]?\p{Lu}[\p{L}\p{M}.'’-]*["”)]?(?:,? (?:(?:de|del|de la|da|do|dos|van|von|van der|van den|di|bin|al|y|e) )?["“„«(]?\p{Lu}[\p{L}\p{M}.'’-]*["”»)]?){1,4}$/u;
/** What a document calls itself, and what stands at its top besides a name. */
const NO_NAME =
  /r[eé]sum[eé]|\bcv\b|curriculum|lebenslauf|profil|summary|objective|contact|experience|education|skills|personal/iu;

/** Whether a file that somebody uploaded begins with what reads as a name, which the importer may have left out. */
export function isNameAtTop({ origin, lines = [] }: Pick<EvaluationInput, 'origin' | 'lines'>): boolean {
  const [first = ''] = lines.filter((line) => line.trim() !== '').slice(0, 1);
  const line = first.trim();
  return (
    origin === 'uploaded' &&
    line.length <= 60 &&
    countWords(line) <= 6 &&
    NAME.test(line) &&
    !NO_NAME.test(line) &&
    !isShownHeading(line)
  );
}
