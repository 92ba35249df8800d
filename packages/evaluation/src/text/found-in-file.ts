import type { ResumeFacts } from '../resume/resume-facts.ts';
import { headed, isShownHeading, knownHeading, type HeadedSection } from './headings.ts';
import { mostLines } from './lines.ts';
import { hasUnreadHeading } from './unread-heading.ts';
import { countWords, lowerWords } from './words.ts';

type About = Pick<ResumeFacts, 'resume' | 'texts' | 'input'>;

/** Of the words of a file, the part that is in no field from which on anything may have been left out. */
const mostUnread = 0.25;
/** "2019 – 2022", "2022 - now", "2020-06 - 2021-05". */
const SPAN =
  /(?<!\d)(?:19|20)\d\d(?:[-./]\d{1,2})? ?(?:-{1,2}|–|—) ?(?:(?:\d{1,2}[-./])?(?:19|20)\d\d(?!\d)|\p{L}{3,})/gu;
/** Fewer words say nothing of how a file was read. */
const fewestWords = 40;
/** Shorter words are in any text. */
const longWord = /^\p{L}{4,}$/u;

/** Of the words of a file, the part that is in no field in which a section without a known heading may stand. */
const maybeSection = 0.08;
/** A summary as long as this may be the whole of a resume. */
const longSummary = 100;
/** Whether a file may tell of a section that was not found in it, somewhere in what was not placed or in a long summary. */
export const mayTellElsewhere = (about: About): boolean =>
  about.input.origin === 'uploaded' &&
  (countWords(about.resume.summary) > longSummary || unreadPart(about) > maybeSection);

/**
 * Whether so much of a file that somebody uploaded is in no field, or its contacts in the summary, that what seems to be
 * missing may be there, and what was read may be in the wrong place.
 */
export function isHardlyRead(about: About): boolean {
  const {
    resume,
    input: { lines = [], origin },
  } = about;
  if (origin !== 'uploaded') return false;
  if (lines.length > 0 && /\S@\S+\.\S/u.test(resume.summary)) return true;
  // Two spans of time in a summary are those of roles or schools.
  if (lines.length > 0 && (resume.summary.match(SPAN)?.length ?? 0) >= 2) return true;
  if (hasLostLetters(lines)) return true;
  return unreadPart(about) > mostUnread;
}

const wordsOf = (texts: About['texts']): ReadonlySet<string> => new Set(texts.flatMap(({ text }) => lowerWords(text)));

/** Of the longer words of a file, the part that is in no field; 0 of a few words. */
function unreadPart({ texts, input: { lines = [] } }: About): number {
  const known = wordsOf(texts);
  const written = lines.slice(0, mostLines).flatMap((line) => lowerWords(line).filter((word) => longWord.test(word)));
  return written.length < fewestWords ? 0 : written.filter((word) => !known.has(word)).length / written.length;
}

/** What is left of a line whose letters have no code: ", ,", "( )", "3 4". A year or a telephone number stands alone in many files. */
const BARE = /^(?=.*[\p{P}\d])(?:[\p{P}\s]|(?<!\d)\d{1,2}(?!\d))+$/u;
/** One sign, or a row of it: a rule, or the mark of a list. */
const RULE = /^(\p{P})\1*$/u;
/** The number of a page, or a part of a rating, is no sign of it. */
const fewestBare = 5;
const mostBare = 0.15;
/** Whether many lines of a file have nothing but signs between letters that were lost. */
export function hasLostLetters(lines: readonly string[]): boolean {
  const bare = lines.slice(0, mostLines).filter((line) => BARE.test(line.trim()) && !RULE.test(line.trim())).length;
  return bare >= fewestBare && bare > mostBare * Math.min(lines.length, mostLines);
}

/** The lines of a file most of whose words are in no field. */
function unreadLines({ texts, input: { lines = [] } }: About): string[] {
  const known = wordsOf(texts);
  return lines.slice(0, mostLines).filter((line) => {
    const words = lowerWords(line).filter((word) => /^\p{L}{2,}$/u.test(word));
    return words.length > 0 && words.filter((word) => !known.has(word)).length > words.length / 2;
  });
}

/** In a file without a heading of roles, what stands above them: the name and the contacts. */
const linesAtTop = 10;
/**
 * Whether a line of a file that stands where its roles are, or may be, is in no field: then text was lost there. That none
 * was found, or some have odd names, alone says nothing of how well the file can be read.
 */
export function hasLostOfRoles(about: About): boolean {
  const lines = (about.input.lines ?? []).slice(0, mostLines);
  // Without its lines, nothing shows that all of a file was read.
  if (lines.length === 0) return true;
  const unread = new Set(unreadLines(about));
  const isHeading = (line: string) =>
    countWords(line) <= longestHeading && (isShownHeading(line) || headed.some((key) => knownHeading(key, line)));
  const isOfRoles = (line: string) => countWords(line) <= longestHeading && knownHeading('experience', line);
  const from = lines.findIndex(isOfRoles);
  const start = from < 0 ? linesAtTop : from + 1;
  const end = lines.findIndex((line, at) => at >= start && isHeading(line) && !isOfRoles(line));
  return lines
    .slice(start, from < 0 || end < 0 ? undefined : end)
    .some((line) => unread.has(line) && !isHeading(line) && countWords(line) >= fewestLost);
}
const longestHeading = 4;
/** A word or two may be the rest of a word, or a label. */
const fewestLost = 3;

/** Short things one after the other: "Menu costing, butchery, rosters". */
const fewestItems = 4;
const longestItem = 4;
function isList(text: string, fewest = fewestItems): boolean {
  const items = text.split(/[,;•·|\n]/u).filter((item) => item.trim() !== '');
  const short = items.filter((item) => countWords(item) <= longestItem);
  return items.length >= fewest && short.length >= 0.8 * items.length;
}

/** Words of schools and degrees, in the languages that have lists. */
const SCHOOL =
  /universi|college|\bschool|academy|institut|bachelor|master of|\bb\.?sc\b|\bm\.?sc\b|\bph\.?d\b|\bmba\b|diplom|hochschule|gymnasium|realschule|abitur|ausbildung|lycée|école|licence|baccalauréat|\bbts\b|grado en|licenciad|escuela|facultad|secundari|licenciatura|faculdade|escola|graduação/iu;

/** A line with a year and a bullet below it: roles that were read as a summary. */
const ROLES = /\b(?:19|20)\d\d\b[^\n]*\n+[-*] /u;

/** Headings of what some write in the place of a summary. */
const HIGHLIGHTS =
  /^(?:(?:career|key|professional|selected) )?(?:highlights|achievements|accomplishments|qualifications)$|^(?:summary of|core|key) qualifications$|^at a glance$|^kurz und knapp$|^points forts$|^atouts$|^destaques$|^logros destacados$/iu;

/** Words in a row that make a profile. */
const profile = 15;
/** Where a profile without a heading stands. */
const topLines = 14;

/** The sections of a file that the importer kept as they were, as text. */
const ownSections = ({ resume }: About): string[] =>
  resume.custom
    .filter(({ hidden }) => !hidden)
    .map(({ heading, items }) =>
      [
        heading,
        ...items.flatMap((item) =>
          Object.values(item).flatMap((value) =>
            typeof value === 'string' && !/^[\da-f-]{36}$/u.test(value) ? [value] : [],
          ),
        ),
      ].join('\n'),
    );

/** Whether prose stands at the top of a file, before its first heading of roles, schools or skills. */
function hasProseAtTop({ input: { lines = [] } }: About): boolean {
  let words = 0;
  for (const line of lines.slice(0, topLines)) {
    const heading = line.trim().replace(/:$/u, '');
    const isHeading = countWords(heading) <= 4 && (isShownHeading(heading) || knownHeading('experience', heading));
    if (isHeading) return false;
    words = /@|\d{3}/u.test(line) || countWords(line) < 5 ? 0 : words + countWords(line);
    if (words >= profile) return true;
  }
  return false;
}

/**
 * Whether a file that somebody uploaded may well tell what the importer did not find: it has a heading for it, keeps it in
 * a section that the importer does not know, or was hardly read at all. Then it is not missed.
 */
export function isFoundInFile(key: HeadedSection, about: About): boolean {
  const { input } = about;
  if (input.origin !== 'uploaded') return false;
  if (hasUnreadHeading(key, input) || isHardlyRead(about)) return true;
  const own = ownSections(about);
  if (key === 'skill') return own.some((text) => isList(text.split('\n').slice(1).join('\n')));
  if (key === 'experience') return ROLES.test(about.resume.summary);
  if (key === 'education') return [...own, ...unreadLines(about)].some((text) => SCHOOL.test(text));
  if (key === 'summary')
    return (
      hasProseAtTop(about) ||
      about.resume.custom.slice(0, 1).some(({ heading, hidden }) => !hidden && HIGHLIGHTS.test(heading.trim())) ||
      own.slice(0, 1).some((text) => text.split('\n').some((line) => countWords(line) >= profile))
    );
  return false;
}

/** Whether a short line above or below a line that is a skill is in no field: one of the list was not read. */
export function hasUnreadSkill(about: About, skills: readonly { text: string }[]): boolean {
  if (about.input.origin !== 'uploaded') return false;
  const lines = (about.input.lines ?? []).slice(0, mostLines).map((line) => line.replace(/^[-•–*·]\s*/u, '').trim());
  const named = new Set(skills.map(({ text }) => text));
  const unread = new Set(unreadLines({ ...about, input: { ...about.input, lines } }));
  return lines.some(
    (line, at) =>
      unread.has(line) &&
      countWords(line) <= longestItem &&
      !isShownHeading(line) &&
      !headed.some((key) => knownHeading(key, line)) &&
      (named.has(lines[at - 1] ?? '') || named.has(lines[at + 1] ?? '')),
  );
}

/** A few things after a name: "Languages: Go, Python, SQL". */
const fewestInRow = 3;
/** Whether a list of things in a file is in no field: skills are often written so, of which some were read. */
export const hasUnreadList = (about: About): boolean =>
  about.input.origin === 'uploaded' &&
  // A line with a date, a number or an address belongs to an entry or to the contacts.
  unreadLines(about).some((line) => !/\d{3}|@/u.test(line) && isList(line.replace(/^[^:,]{2,30}:/u, ''), fewestInRow));
