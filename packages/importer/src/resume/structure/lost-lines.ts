import type { Resume } from '@vitae/domain';
import { isDateText } from '../../language/dates.ts';
import { countryByName } from '../../language/places.ts';
import type { Line } from '../../text/line.ts';
import { CJK, foldText, foldWords } from '../../text/normalise.ts';
import { labelKind, TITLE_OF_DOCUMENT } from './contact-labels.ts';
import { isScore } from './entry-facts.ts';

/** Words that a resume says in other ways. */
const SAID_OTHERWISE = new Set([
  'degree',
  'abschluss',
  'major',
  'majoring',
  'majored',
  'minor',
  'since',
  'seit',
  'until',
]);
/** So many words are looked for inside others, where a line broke a word in two: a real resume loses fewer. */
const mostSearched = 400;

/**
 * The lines with a word that is nowhere in the resume, so that a person can say where they belong. `shown` are lines
 * that need not be in it, such as headings, and those that are left over already.
 */
export function lostLines(resume: Resume, lines: readonly Line[], shown: ReadonlySet<Line>): Line[] {
  const texts = textsOf(resume);
  const has = new Set(texts.flatMap(foldWords));
  const whole = foldText(texts.join(''));
  const skipped = new Set([...shown].map(placeOf));
  let searched = 0;
  const isThere = (word: string): boolean => {
    if (has.has(word)) return true;
    searched += 1;
    if (searched > mostSearched) return false;
    return CJK.test(word) ? hasMost(whole, word) : whole.includes(word);
  };
  return lines.filter((line) => {
    if (skipped.has(placeOf(line)) || TITLE_OF_DOCUMENT.test(line.text.trim())) return false;
    const parts = line.text
      .split(/[,،，|·•()]/u)
      .map((part) => part.trim())
      .filter((part) => countryByName(part) === undefined && !isScore(part) && labelKind(part) === undefined);
    return foldWords(parts.join(' ')).some(
      (word) =>
        (word.length > 3 || !/\p{Script=Latin}/u.test(word)) &&
        /\p{L}{2}/u.test(word) &&
        !SAID_OTHERWISE.has(word) &&
        !isThere(word) &&
        labelKind(word) === undefined &&
        countryByName(word) === undefined &&
        !isDateText(word),
    );
  });
}

/** Parts of a line are lines of their own while it is read. */
const placeOf = ({ page, index }: Line): string => `${page} ${index}`;

/** Whether most pairs of neighbouring characters are in a text: words without spaces are split over several fields. */
const hasMost = (text: string, word: string): boolean => {
  const characters = [...word];
  const pairs = characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
  return pairs.filter((pair) => text.includes(pair)).length >= 0.5 * pairs.length;
};

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
};
