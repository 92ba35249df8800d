import type { EvaluationInput } from '../input.ts';
import { headed, knownHeading, type HeadedSection } from './headings.ts';
import { linesOf } from './lines.ts';
import { folded, wordsIn } from './words.ts';

/** Long words of usual headings: a letter away from one of them, and none itself, a word alone in its line is a slip. */
const usual = new Map<HeadedSection, readonly string[]>([
  ['experience', 'experience experiences employment berufserfahrung experiencia experiencias'.split(' ')],
  ['education', 'education ausbildung formation formations formacion educacion formacao educacao'.split(' ')],
  ['skill', 'competences competencies kompetenzen kenntnisse fahigkeiten habilidades conocimientos'.split(' ')],
]);
/** The same word in languages that have no list here. */
const elsewhere = new Set(
  'competenties competentie competenze competenza kompetencje kompetence kompetanse kompetens kompetenser esperienza esperienze formazione educazione formatie educatie experienta kompetencer formacio educacio experiencies formasjon kenntnis'.split(
    ' ',
  ),
);
const mostInHeading = 3;

/** Whether one letter is missing, too many, or another one, or two beside each other are exchanged. */
function isOneAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let [from, back] = [0, 0];
  while (one[from] !== undefined && one[from] === other[from]) from += 1;
  const shorter = Math.min(one.length, other.length);
  while (back < shorter - from && one.at(-1 - back) === other.at(-1 - back)) back += 1;
  const [left, right] = [one.slice(from, one.length - back), other.slice(from, other.length - back)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** The section whose heading a line is but for a letter: "Exprience"; `undefined` if it is none. */
export function slipOf(heading: string): HeadedSection | undefined {
  const words = wordsIn(folded(heading));
  if (words.length === 0 || words.length > mostInHeading) return undefined;
  return [...usual].find(([key, known]) =>
    words.some(
      (word) =>
        !known.includes(word) &&
        !elsewhere.has(word) &&
        !knownHeading(key, word) &&
        known.some((right) => isOneAway(word, right)),
    ),
  )?.[0];
}

/** Long words of English headings beside those of the sections above. */
const further =
  'technical professional certifications certificates languages projects references interests publications achievements accomplishments volunteering qualifications extracurricular activities leadership objective summary'.split(
    ' ',
  );
const isFurther = (word: string): boolean => further.includes(word) || headed.some((key) => knownHeading(key, word));
/** Whether a line has such a word but for a letter, and other words of headings alone: "Techinical Skills". */
function isFurtherSlip(line: string): boolean {
  const words = wordsIn(folded(line));
  if (words.length > mostInHeading) return false;
  const slips = words.filter(
    (word) =>
      word.length >= shortestLabel &&
      !isFurther(word) &&
      further.some((right) => isOneAway(word, right) && !isForm(word, right)),
  );
  return (
    slips.length === 1 && words.every((word) => slips.includes(word) || isFurther(word) || /^(?:and|of)$/u.test(word))
  );
}

/** The lines of a file that are headings but for a letter in one of their words. */
export const slipsOfHeadings = (input: Pick<EvaluationInput, 'origin' | 'lines'>, language = 'en'): string[] => [
  ...new Set(
    linesOf(input)
      .map((line) => line.trim().replace(/:$/u, ''))
      .filter(
        (line) =>
          /^\p{Lu}/u.test(line) &&
          !/\d/u.test(line) &&
          (slipOf(line) !== undefined || (language === 'en' && isFurtherSlip(line))),
      ),
  ),
];

/** German words of headings and of labels before a colon. */
const germanLabels =
  'adresse anschrift ausbildung auslandsaufenthalt auszeichnungen berufserfahrung computerkenntnisse datenbanksysteme fachkenntnisse fahigkeiten familienstand fuhrerschein geburtsdatum geburtsort interessen kenntnisse lebenslauf personliche personlicher projektentwicklung programmiersprachen qualifikationen referenzen schulbildung softwareentwicklung sprachkenntnisse staatsangehorigkeit staatsburgerschaft weiterbildung werdegang wettbewerbe zertifikate'.split(
    ' ',
  );
const knownLabels: ReadonlySet<string> = new Set([
  ...germanLabels,
  'adressen',
  'address',
  'ausbildungen',
  'certificate',
]);
const mostInLabel = 3;
const shortestLabel = 8;
/** Another ending is another form: "Interesse". */
const isForm = (one: string, other: string): boolean =>
  one.slice(0, -1) === other.slice(0, -1) || one.startsWith(other) || other.startsWith(one);

/** Words of German headings and labels in the lines of a file that are a letter away from the usual ones: "Persöhnliche Daten", "Addresse:". */
export const slipsOfGermanLabels = (input: Pick<EvaluationInput, 'origin' | 'lines'>): string[] => [
  ...new Set(
    linesOf(input)
      .map((line) => /^[^:]{0,60}(?=:)/u.exec(line.trim())?.[0] ?? line.trim())
      .map((label) => wordsIn(label))
      .filter((words) => words.length <= mostInLabel && /^\p{Lu}/u.test(words[0] ?? ''))
      .flat()
      .filter((word) => {
        const small = folded(word);
        return (
          small.length >= shortestLabel &&
          !knownLabels.has(small) &&
          germanLabels.some((right) => isOneAway(small, right) && !isForm(small, right))
        );
      }),
  ),
];

/** The name of a profile before its address: "LinkedIn: https://www.linkedin.com/in/maren". */
const PROFILE =
  /^(\p{L}{5,12}): ?(?:https?:\/\/)?(?:www\.)?(linkedin|github|gitlab|facebook|instagram|twitter|medium|behance|dribbble)\.com(?:\/|$)/iu;
/** Whether two words begin and end alike, and have the same letters but for one. */
const haveSameLetters = (one: string, other: string): boolean => {
  const left = [...other];
  for (const letter of one) {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
  }
  return (
    one[0] === other[0] &&
    one.at(-1) === other.at(-1) &&
    left.length + one.length - other.length <= 1 &&
    left.length <= 1
  );
};

/** The labels of profiles in the lines of a file that the address behind them writes otherwise: "Linkden:". */
export const slipsOfProfiles = (input: Pick<EvaluationInput, 'origin' | 'lines'>): string[] => [
  ...new Set(
    linesOf(input).flatMap((line) => {
      const [, label = '', name = ''] = PROFILE.exec(line.trim()) ?? [];
      const [written, right] = [label.toLowerCase(), name.toLowerCase()];
      return written !== right && (isOneAway(written, right) || haveSameLetters(written, right)) ? [label] : [];
    }),
  ),
];
