import { normalized } from '@vitae/domain';
import type { EvaluationInput, Passage } from '../input.ts';
import { firstLineOf, isHeadingLine, isHeadingOf } from '../resume/entry-in-file.ts';
import type { ResumeFacts } from '../resume/resume-facts.ts';
import { isShownHeading } from './headings.ts';
import { linesOf, mostLines } from './lines.ts';
import { countWords, folded, lowerWords, wordsIn } from './words.ts';

/** How many lines belong to a list of skills at most. */
const mostInList = 40;
const longestItem = 6;
/** Longer ones are a line without spaces; and how many of them are looked through. */
const longestWord = 24;
const mostRunTogether = 100;
const longestLabel = /^[^:]{2,30}:\s*/u;

/** The letters and digits alone: files part words differently at the ends of lines. */
const plain = (text: string): string =>
  lowerWords(folded(text))
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * How many skills stand below the heading of skills in a file at least, each between commas, bars or bullets; `null` if
 * there is no such heading. A second count beside that of the importer.
 */
export const skillsBelowHeading = (input: Pick<EvaluationInput, 'origin' | 'lines'>): number | null =>
  listedSkills(input)?.filter((item) => countWords(item) <= longestItem).length ?? null;

function listedSkills(input: Pick<EvaluationInput, 'origin' | 'lines'>): string[] | null {
  return (
    linesOfSkills(input)?.flatMap((line) =>
      line
        .replace(longestLabel, '')
        .split(/[,;•·|]|\s{2,}/u)
        .filter((item) => /[\p{L}\p{N}]/u.test(item)),
    ) ?? null
  );
}

/** A list of several things in a line. */
const SEVERAL = /[^,;•·|]+[,;•·|][^,;•·|]+/u;

/**
 * How many skills are listed below their heading: names of groups that stand alone or before a colon are none, what
 * stands in brackets belongs to the one before, and a line goes on where it does not end with a comma. `null` if there is
 * no such heading.
 */
export function countListedSkills(input: Pick<EvaluationInput, 'origin' | 'lines'>): number | null {
  const lines = linesOfSkills(input);
  if (lines === null) return null;
  const rows: string[] = [];
  for (const [at, line] of lines.entries()) {
    const isLabel = !SEVERAL.test(line) && SEVERAL.test(lines[at + 1] ?? '');
    const last = rows.at(-1);
    const goesOn = last !== undefined && last !== '' && SEVERAL.test(last) && !longestLabel.test(line);
    if (isLabel && !(goesOn && /,\s*$/u.test(last))) rows.push('');
    else if (goesOn) rows[rows.length - 1] = `${last} ${line}`;
    else rows.push(line);
  }
  return rows
    .flatMap((row) =>
      row
        .replace(longestLabel, '')
        .replaceAll(/\([^()]*\)/gu, '')
        .split(/[,;•·|]/u),
    )
    .filter((item) => /[\p{L}\p{N}]/u.test(item)).length;
}

/** The lines below the heading of skills in a file; `null` if there is none. */
export function linesOfSkills({
  origin,
  lines = [],
}: Pick<EvaluationInput, 'origin' | 'lines'>): readonly string[] | null {
  if (origin === 'ours') return null;
  const looked = lines.slice(0, mostLines);
  const at = looked.findIndex((line) => isHeadingOf('skill', line));
  if (at < 0) return null;
  const below = looked.slice(at + 1, at + 1 + mostInList);
  const end = below.findIndex((line) => isHeadingLine(line) || /^\p{Lu}[\p{Lu} &]{6,}$/u.test(line.trim()));
  return below.slice(0, end < 0 ? undefined : end);
}

/**
 * Whether the skills of a file are those that stand below its heading, one by one; also if there is no such heading.
 * Otherwise cells of a table were read as one, or other things as skills, and their number is not known.
 */
export function areSkillsAsListed(
  skills: readonly Passage[],
  input: Pick<EvaluationInput, 'origin' | 'lines'>,
): boolean {
  const listed = listedSkills(input);
  const known = new Set(skills.map(({ text }) => plain(text)));
  // A line may end in the middle of a skill.
  const all = [...known].join(' ');
  return (
    listed === null ||
    listed.every((item) => known.has(plain(item)) || (countWords(item) <= 2 && all.includes(plain(item))))
  );
}

/** The time of a role or a school: "2022 – now". */
const SPAN = /(?<!\d)(?:19|20)\d\d ?(?:-{1,2}|–|—) ?(?:(?:19|20)\d\d(?!\d)|\p{L}{3,})/u;
/** Words by which the first line of a summary is found, and words that go on below it. */
const opening = 4;
const goesOn = 5;

/**
 * Whether the lines of a file confirm what was read as its summary: it begins above the roles, and no text goes on right
 * below it.
 */
export function isSummaryConfirmed({
  summary,
  experience,
  input,
}: Pick<ResumeFacts, 'summary' | 'experience' | 'input'>): boolean {
  const lines = input.lines?.slice(0, mostLines) ?? [];
  if (input.origin === 'ours' || lines.length === 0) return true;
  if (summary.split('\n').some((line) => isHeadingLine(line)) || SPAN.test(summary)) return false;
  const all = lines.map(plain);
  const whole = plain(summary);
  const begin = plain(wordsIn(summary).slice(0, opening).join(' '));
  const first = all.findIndex((line) => line.includes(begin) || (line !== '' && begin.startsWith(line)));
  // What is in no line as it was read cannot be compared.
  if (first < 0) return true;
  const [role] = experience;
  const roleAt = role ? firstLineOf(role, lines) : -1;
  if (roleAt >= 0 && roleAt < first) return false;
  let last = first;
  while (last + 1 < all.length && all[last + 1] !== '' && whole.includes(all[last + 1] ?? '')) last += 1;
  const next = lines[last + 1] ?? '';
  // A line that a heading, an entry or contacts begin does not go on.
  return isHeadingLine(next) || isShownHeading(next) || countWords(next) < goesOn || /\d{3}|@/u.test(next);
}

/** Whether years that were read as the dates of one entry stand beside each other in a file. */
export function areYearsTogether(
  dates: readonly string[],
  { origin, lines = [] }: Pick<EvaluationInput, 'origin' | 'lines'>,
): boolean {
  if (origin === 'ours' || lines.length === 0) return true;
  const years = dates.map((date) => date.slice(0, 4)).filter((year) => /^\d{4}$/u.test(year));
  const says = (text: string, year: string) =>
    new RegExp(`(?<!\\d)(?:${year.slice(0, 2)})?${year.slice(2)}(?!\\d)`, 'u').test(text);
  return lines
    .slice(0, mostLines)
    .some((line, at) => years.every((year) => says(`${line} ${lines[at + 1] ?? ''}`, year)));
}

/** Whether a word ends the same label in several lines: "Key Contribuiton: published a method" names what follows it. */
const isLabel = (word: string, found: readonly string[]): boolean =>
  found.length > 1 && found.every((line) => line.split(word)[1]?.startsWith(': '));

/** Whether a word stands beside another with a capital wherever it is: "Thermia Ingénierie", "at Thermia Group". */
function isPartOfName(word: string, lines: readonly string[]): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(word)) return false;
  const found = lines.slice(0, mostLines).filter((line) => line.includes(word));
  return (
    found.length > 0 &&
    !isLabel(word, found) &&
    found.every((line) => {
      const [before = '', after = ''] = line.split(word);
      return /^ \p{Lu}/u.test(after) || /\p{Lu}[\p{L}.]* $/u.test(before);
    })
  );
}

/** Whether initials stand behind a word: "Renner, P." is an author. */
const isAuthor = (word: string, lines: readonly string[]): boolean =>
  lines.slice(0, mostLines).some((line) => {
    const at = line.indexOf(word);
    return at >= 0 && /^,? (?:\p{Lu}\.[ -]?)+(?:[,;:]| (?:and|und|et|y|e|&)\b|$)/u.test(line.slice(at + word.length));
  });

const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+|(?<!\S)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/\S*/giu;

/** In names of awards, degrees and jobs, only slips in words that resumes have in common are looked for: "Academic Achivement Award". */
const IN_TITLE = /\.(?:title|degree|heading|position)$/u;

/**
 * The words of a file that a dictionary does not know and that every reading of it has as they are: what one of them has
 * otherwise was parted at the end of a line, or lost a letter.
 */
export function confirmedWords({
  misspelled = [],
  origin,
  lines = [],
  extraction,
  document,
}: Pick<EvaluationInput, 'misspelled' | 'origin' | 'lines' | 'extraction' | 'document'>): readonly Passage[] {
  if (origin === 'ours') return misspelled;
  const readings = [lines.join('\n'), extraction?.text ?? '', extraction?.second ?? ''].filter(
    (text) => text.trim() !== '',
  );
  const known = readings.map((text) => {
    const whole = normalized(text, 'NFKC');
    const joined = whole.replaceAll(/[-\u00AD]\s*/gu, '');
    const words = new Set([...wordsIn(whole), ...wordsIn(joined)].flatMap((word) => [word, ...word.split('-')]));
    // Where a reader sees no spaces at all, a whole line is one word.
    const runTogether = [...words].filter((word) => word.length > longestWord).slice(0, mostRunTogether);
    const rests = new Set([...whole.matchAll(/\p{L}[-\u00AD‐]\s*\n\s*(\p{Ll}+)/gu)].map(([, rest]) => rest));
    return { words, runTogether, rests };
  });
  const addresses = lines.slice(0, mostLines).flatMap((line) => line.match(ADDRESS) ?? []);
  const isName = (word: string) =>
    // Who owns an address is called so: "Quandry" at quandry.example.
    addresses.some((address) => address.toLowerCase().includes(word.toLowerCase())) ||
    isAuthor(word, lines) ||
    (!document.locale.startsWith('de') && isPartOfName(word, lines));
  return misspelled.filter(
    ({ text, path }) =>
      (IN_TITLE.test(path) || !isName(text)) &&
      known.every(({ words, runTogether, rests }) =>
        wordsIn(text).every(
          (word) => !rests.has(word) && (words.has(word) || runTogether.some((line) => line.includes(word))),
        ),
      ),
  );
}

/** Whether the experience of a file stands above its education, by its own headings; `null` if it has not both. */
export function isExperienceFirst({ origin, lines = [] }: Pick<EvaluationInput, 'origin' | 'lines'>): boolean | null {
  if (origin === 'ours') return null;
  const looked = lines.slice(0, mostLines);
  const placeOf = (key: 'experience' | 'education') => looked.findIndex((line) => isHeadingOf(key, line));
  const [work, school] = [placeOf('experience'), placeOf('education')];
  return work < 0 || school < 0 ? null : work < school;
}

/** Degrees and schools by their names, wherever they stand in a file. */
const DEGREE =
  /\bbachelor|\bmaster(?:'s)? (?:of|in|degree)|\bb\.? ?(?:sc|a|eng|ed|com|tech)\b\.?(?=[ ,(]|$)|\bm\.? ?(?:sc|eng|ed|phil|tech)\b|\bph\.? ?d\b|\bmba\b|\bdiploma\b|\bgcse|\ba[- ]levels?\b|high school|\bged\b|\bdegree in\b|diplom-|\babitur|realschul|mittlere reife|staatsexamen|berufsausbildung|ausbildung (?:zum|zur|als)|baccalaur|\bbts\b|\blicence (?:de|en|pro)|\bmaster (?:en|de)\b|diplôme|\bgrado (?:en|superior|medio)|licenciatura|licenciad|bachillerato|\beso\b|graduação|bacharel|tecnólogo|ensino médio/iu;
/** Schools and degrees in languages that have no lists. */
const DEGREE_ELSEWHERE =
  /uniwersyte|politechni|licencjat|magister|inżynier|liceum|wykształceni|universite|hogeschool|opleiding|\b(?:mbo|hbo|havo|vwo)\b|laurea\b|università|\bliceo\b|högskol|utbildning|gymnasi|kandidat|univerzit|vysok[aá] škola|fakult|университет|институт|академия|бакалавр|магистр|üniversite|lisans|egyetem|főiskola|πανεπιστ|大学|大學|学院|學院|本科|硕士|碩士|博士|学士|學士|高校|高等学校|대학|학사|석사/iu;

/** Whether a file names a degree or a school-leaving certificate, in whatever place. */
export const namesDegree = (input: Pick<EvaluationInput, 'origin' | 'lines'>): boolean =>
  linesOf(input).some((line) => DEGREE.test(line) || DEGREE_ELSEWHERE.test(line));
