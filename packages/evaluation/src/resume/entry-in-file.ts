import type { EvaluationInput } from '../input.ts';
import { headed, isShownHeading, knownHeading } from '../text/headings.ts';
import { mostLines } from '../text/lines.ts';
import { WEAK_OPENERS } from '../text/weak-openers.ts';
import { countWords, folded, lowerWords } from '../text/words.ts';
import type { DatedEntry } from './resume-facts.ts';

/** How many entries in the lines are looked at. */
const mostEntries = 60;
/** A title and its employer stand within so many lines. */
const steps = [0, 1, 2, 3];
/** Names in the middle of a line count as if they were so much farther away. */
const inSentence = 2;
/** Lines that may belong to the head of an entry, below its first one. */
const headLines = 4;
/** Two halves of one head stand so close. */
const headInTwo = 2;
/** From so many words on, text below the head of an entry tells something. */
const tells = 8;
const mostInHeading = 4;
/** A longer line is no head of an entry. */
const longestHead = 300;

/** Where an entry stands among the lines of its file: its first line, the one behind its head, and the one behind it all. */
interface Stretch {
  first: number;
  body: number;
  end: number;
}

const plain = (text: string): string => lowerWords(folded(text)).join(' ');

/** Whether a line is the heading of a section. */
export const isHeadingLine = (line: string): boolean => {
  const heading = line.trim().replace(/:$/u, '');
  return (
    isShownHeading(heading) ||
    (countWords(heading) <= mostInHeading &&
      !/\d|[.,;]$|[,;:] /u.test(heading) &&
      headed.some((key) => knownHeading(key, heading)))
  );
};

/** Whether a line is a heading of this section. */
export const isHeadingOf = (key: string, line: string): boolean =>
  isHeadingLine(line) && knownHeading(key, line.trim().replace(/:$/u, ''));

/** Whether a line that reads as a heading stands in several entries, before what each of them tells: "Summary:". */
const isLabel = (line: string, lines: readonly string[]): boolean =>
  /:\s*$/u.test(line) && lines.indexOf(line) !== lines.lastIndexOf(line);

/**
 * Finds roles among the lines of a file by their words alone, whatever the importer took them from. What is not found is
 * left out: nothing can be said against it.
 */
function stretchesOf(
  roles: readonly DatedEntry[],
  lines: readonly string[],
  all: readonly string[],
): Map<string, Stretch> {
  const has = (line: number, name: string) => name !== '' && ` ${all[line] ?? ''} `.includes(` ${name} `);
  const taken = new Set<number>();
  const found: { path: string; first: number; last: number }[] = [];
  // A headline or a summary above the roles may have the words of a title.
  let from = Math.max(
    0,
    lines.findIndex((line) => isHeadingOf('experience', line)),
  );
  for (const { path, title, at } of roles.slice(0, mostEntries)) {
    const [one, other] = [plain(title), plain(at)].filter(Boolean);
    if (one === undefined) continue;
    // A summary may have the words of a title, too: the nearer to the employer, the better, and not within a sentence.
    const distance = (line: number) => {
      const within = all[line]?.startsWith(one) || all[line]?.endsWith(one) ? 0 : inSentence;
      if (other === undefined) return within;
      return within + (steps.find((step) => has(line - step, other) || has(line + step, other)) ?? Infinity);
    };
    const candidates = all
      .flatMap((_, line) => (has(line, one) && !taken.has(line) ? [{ line, away: distance(line) }] : []))
      .toSorted((a, b) => a.away - b.away);
    const line = (
      candidates.find((candidate) => candidate.line >= from && candidate.away < Infinity) ??
      candidates.find(({ away }) => away < Infinity) ??
      candidates.find((candidate) => candidate.line >= from)
    )?.line;
    if (line === undefined) continue;
    taken.add(line);
    from = line;
    // An employer may stand a few lines above or below the title, but not beyond another role.
    const beside =
      other === undefined
        ? line
        : [0, 1, -1, 2, -2].map((step) => line + step).find((next) => has(next, other) && !taken.has(next));
    if (beside !== undefined) taken.add(beside);
    found.push({ path, first: Math.min(line, beside ?? line), last: Math.max(line, beside ?? line) });
  }
  const firsts = found.map(({ first }) => first).toSorted((a, b) => a - b);
  const headings = lines.flatMap((line, index) => (isHeadingLine(line) && !isLabel(line, lines) ? [index] : []));
  return new Map(
    found.map(({ path, first, last }) => {
      const after = (places: readonly number[]) => places.find((place) => place > last) ?? lines.length;
      return [path, { first, body: last + 1, end: Math.min(after(firsts), after(headings)) }];
    }),
  );
}

/** Titles and employers are names: what ends like a sentence or tells what an employer does is neither. */
const SENTENCE = /\p{Ll}{2}[.!?]$/u;
const SHORTENED =
  /\b(?:inc|ltd|co|corp|llc|bros|dept|dr|st|jr|sr|mfg|intl|assoc|gmbh|ges|e\.v|s\.a|s\.l|ltda|cia|hnos)\.$/iu;
const DESCRIBES =
  /^(?:an?|the|one of|ein|eine|un|une|uno|una|um|uma) (?:\p{L}+[ -]){1,}(?:with|of|for|in|that|serving|mit|für|avec|de|con|para|com)\b|^(?:provider|maker|manufacturer|supplier|operator|anbieter|hersteller|fabricant|fabricante) (?:of|for|von|de)\b/iu;
/** In words. */
export const longestName = 12;
const fewestInSentence = 6;

/** Whether what was read as a name ends as a sentence does, or begins as a bullet: "Responsible for the grill". */
export const isSentence = (name: string): boolean =>
  (SENTENCE.test(name) && countWords(name) >= 4 && !SHORTENED.test(name)) ||
  // In French and Spanish, "Responsable de" begins many titles.
  [WEAK_OPENERS.en, WEAK_OPENERS.de].some((opener) => opener.test(name) && countWords(name) >= 4);

/** Whether what was read as the name of a role or an employer is none. */
export const isNoName = (name: string): boolean =>
  isSentence(name) ||
  (DESCRIBES.test(name) && countWords(name) >= 5) ||
  // "Chemistry teacher, key stage 4 lead" is a title.
  /, \p{Ll}\p{L}+(?: \S+){4,}/u.test(name) ||
  /^\p{Ll}\p{L}+(?: \S+){3,}/u.test(name) ||
  countWords(name) > longestName;

/** Whether what was read as an employer, without a title, has the length of a sentence. */
export const isLongName = (name: string): boolean => countWords(name) >= fewestInSentence;

/** The line of a file in which an entry begins; -1 if it is not found. */
export const firstLineOf = (entry: DatedEntry, lines: readonly string[]): number =>
  stretchesOf([entry], lines, lines.map(plain)).get(entry.path)?.first ?? -1;

/**
 * The roles of an uploaded file that its own lines speak against: checks say nothing of these (`doubtful`), and those
 * that do not tell what stands below them, so that bullets cannot be counted (`misread`). A role is doubtful if
 * - what was read as its title or employer is a sentence;
 * - it is a piece of one: no title or no employer, and no date, where others have dates;
 * - it tells nothing, and there is text in its lines;
 * - it is a piece of a line with a year, such as a certificate: one name alone, one year, no text, where others have a time;
 * - most of what it tells stands behind the next heading;
 * - its head has words that are in none of its fields, or it has no employer, and what it tells begins like one;
 * - it is one half of a role whose other half begins right below: an employer and dates, then a title without any;
 * - it is the rest of a bullet with a date in it, which the role before lacks;
 * - another time stands beside its head than the one it has: "Nurse (in charge since 2021), 2019 – now".
 */
export function doubtsAbout(
  roles: readonly DatedEntry[],
  { origin, lines = [] }: Pick<EvaluationInput, 'origin' | 'lines'>,
): { doubtful: ReadonlySet<string>; misread: ReadonlySet<string> } {
  const [doubtful, misread] = [new Set<string>(), new Set<string>()];
  if (origin === 'ours') return { doubtful, misread };
  const looked = lines.slice(0, mostLines);
  const all = looked.map(plain);
  const stretches = stretchesOf(roles, looked, all);
  const dated = roles.filter(({ start, end }) => start || end).length;
  // Subjects that somebody taught, and headings within a section.
  const names = roles.filter(({ title, at, start, end }) => !start && !end && (!title || !at)).length;
  const firstOf = ({ path }: DatedEntry) => stretches.get(path)?.first;
  for (const [index, role] of roles.entries()) {
    const { path, title, at, start, end, bullets, paragraphs } = role;
    const stretch = stretches.get(path);
    const isUndated = !start && !end;
    const isMisread =
      isNoName(title) ||
      isNoName(at) ||
      (stretch !== undefined && (isBehindHeading(role, all, stretch) || hasUnreadBody(role, looked, stretch)));
    if (isMisread) misread.add(path);
    if (
      isMisread ||
      NO_WHOLE_NAME.test(title) ||
      NO_WHOLE_NAME.test(at) ||
      SCHOOL.test(title) ||
      SUPERVISED.test(title) ||
      DATED_NAME.test(title) ||
      DATED_NAME.test(at) ||
      (!title && isLongName(at)) ||
      (!at && MAY_BE_EMPLOYER.test(paragraphs[0]?.text ?? '')) ||
      (isUndated && [...paragraphs, ...bullets].slice(0, 2).some(({ text }) => BEGINS_WITH_TIME.test(text))) ||
      (isUndated &&
        (!title || !at) &&
        (2 * dated > roles.length || (dated > 0 && (bullets.length === 0 || names >= fewestNames)))) ||
      LABEL.test(at) ||
      (stretch !== undefined && (hasForeignHead(role, looked, stretch) || hasOtherTime(role, looked, stretch)))
    )
      doubtful.add(path);
    if (isPieceWithYear(role) && roles.some((other) => other !== role && isSpan(other))) doubtful.add(path);
    const before = roles[index - 1];
    if (before && isRest(role)) doubtful.add(path).add(before.path);
    const next = roles[index + 1];
    if (next && areHalves(role, next, firstOf(role), firstOf(next))) doubtful.add(path).add(next.path);
  }
  return { doubtful, misread };
}

/** A title and its time at the beginning of what a role tells: "Lead Designer 2001-2004 Redesigned the shop". */
const BEGINS_WITH_TIME =
  /^[^.!?]{0,60}?(?<!\d)(?:19[5-9]|20[0-4])\d\s*(?:-{1,3}|–|—|to|bis|à|hasta|até)\s*(?:[\d./]*(?:\p{L}{3,9}\.?\s*)?(?:19[5-9]|20[0-4])\d|present|now|today|current|heute|aujourd|actual|presente|atual)/iu;

/** "June 2019 – Present", with the year in which it begins. */
const TIME =
  /(?<!\d)((?:19[5-9]|20[0-4])\d)\s*(?:-{1,3}|–|—|to|bis|à|hasta)\s*(?:[\d./]*(?:\p{L}+\.?\s*)?(?:19[5-9]|20[0-4])\d|\p{L}{3,})/giu;

/** Whether the lines of the head of a role name a time, and none that begins when it does. */
function hasOtherTime({ start }: DatedEntry, lines: readonly string[], { first, body, end }: Stretch): boolean {
  if (!start) return false;
  const head = lines.slice(first, Math.min(end, body + 1)).map((line) => line.slice(0, longestHead));
  const starts = head.flatMap((line) => [...line.matchAll(TIME)].map(([, year]) => year));
  const year = start.slice(0, 4);
  return starts.length > 0 && !starts.includes(year) && head.some((line) => line.includes(year));
}

/** A label before its text, or a number alone: "Specialised in", "1600". */
const NO_WHOLE_NAME =
  /^\p{Lu}\p{L}+(?: \p{L}+)? (?:in|of|for|with|at|by|to|als|bei|mit|von|für|de|en|con|para|com)$|^(?!19|20)\d{1,4}$/u;

/** So many names without a time are a list of something else. */
const fewestNames = 3;
/** A label of what follows, in the place of an employer. */
const LABEL =
  /^(?:technolog(?:ies|ien|ías|ias)|technologies? (?:&|et|and|und)|tech stack|stack|outils|tools|werkzeuge|herramientas|ferramentas|environnement technique|aufgaben|missions?|tâches|tareas|responsibilities|highlights|achievements)\b.{0,15}$/iu;

/** A course or a school in the place of a title. */
const SCHOOL =
  /^(?:ausbildung (?:zu|als)|umschulung (?:zu|als)|studium\b|realschul|hauptschul|gymnasium\b|abitur\b|bachelor|master of|licence (?:de|en|pro)|baccalaur|bts\b|licenciatura|bachillerato|high school|secondary school)/iu;

/** Who supervised a study, in the place of a title: "Advised by Prof. Andre Owusu". */
const SUPERVISED =
  /^(?:(?:advis|supervis|mentor)(?:ed by\b|[eo]rs?:)|betreu(?:t von\b|er(?:in)?:)|encadrée? par\b|encadrante?:|dirigid[oa] por\b|director(?:a)?:|orientad(?:o|a) por\b|orientadora?:)/iu;

/** A time in the place of a name: "May 2016 - December 2016University". */
const DATED_NAME =
  /(?<!\d)(?:19|20)\d\d\s*(?:-|–|—|to|bis)\s*(?:\p{L}+\.? )?(?:19|20)\d\d|\p{L}{3}\.? (?:19|20)\d\d\s*(?:-|–|—)\s/u;

/** What stands below a title without an employer, and may be one: "Habitat Confluence, Lyon — social housing". The Europass CV names the sector there. */
const MAY_BE_EMPLOYER =
  /^(?!(?:Business or sector|Branche|Tätigkeitsbereich|Type ou secteur|Tipo de empresa)\b)\p{Lu}[\p{L}\p{N}&'’. -]{2,50}(?:,| [—–|(·]|$)/u;

/** Words by which a bullet is found in the lines of its file. */
const opening = 3;

/** Whether most of what a role tells stands behind the next heading, and so belongs to another section. */
function isBehindHeading({ bullets, paragraphs }: DatedEntry, all: readonly string[], { body, end }: Stretch): boolean {
  const whatItTells = [...bullets, ...paragraphs];
  if (whatItTells.length === 0) return false;
  const textOf = (from: number, to?: number) => ` ${all.slice(from, to).join(' ')} `;
  const [within, beyond] = [textOf(Math.max(0, body - 1), end), textOf(end)];
  const isAway = ({ text }: { text: string }) => {
    const words = ` ${plain(text).split(' ').slice(0, opening).join(' ')}`;
    return !within.includes(words) && beyond.includes(words);
  };
  return 2 * whatItTells.filter(isAway).length >= whatItTells.length;
}

const isSpan = ({ start, end, current }: DatedEntry): boolean =>
  start !== '' && (current || (end !== '' && end !== start));
/** One name and one year, without any text or of a single word: "Exterior, 2020", the second line of a certificate. */
const isPieceWithYear = (role: DatedEntry): boolean =>
  (!role.title || !role.at) &&
  !isSpan(role) &&
  !role.current &&
  (role.bullets.length + role.paragraphs.length === 0 || (!role.at && countWords(role.title) === 1));

/** The rest of a bullet with a date in it, read as a role: "within 2% of cost plan, August 2025". */
const isRest = ({ title, at, start, end }: DatedEntry): boolean =>
  (!title || !at) && /^\p{Ll}/u.test(title || at) && /\s/u.test(title || at) && (start === end || !end);

/** Whether two roles that begin close to each other have what the other lacks. */
function areHalves(one: DatedEntry, other: DatedEntry, found?: number, below?: number): boolean {
  const first = found ?? 0;
  const next = below ?? first + 1;
  const areFound = found !== undefined && below !== undefined;
  const isDated = ({ start, end }: DatedEntry) => Boolean(start || end);
  const isWhole = ({ title, at }: DatedEntry) => Boolean(title && at);
  const tellsNothing = one.bullets.length + one.paragraphs.length === 0;
  // A title alone, and right below it an employer with its dates.
  const hasRest = Boolean(one.title || other.title) && Boolean(one.at || other.at);
  if (areFound && tellsNothing && !isWhole(one) && hasRest && next > first && next - first <= headInTwo) return true;
  return (
    isDated(one) !== isDated(other) && !(isWhole(one) && isWhole(other)) && next > first && next - first <= headLines
  );
}

/** Whether a role that tells nothing has text below it. */
function hasUnreadBody(role: DatedEntry, lines: readonly string[], { body, end }: Stretch): boolean {
  if (role.bullets.length + role.paragraphs.length > 0) return false;
  const own = wordsOf(role);
  const foreign = lines.slice(body, end).flatMap((line) => lowerWords(folded(line)).filter((word) => !own.has(word)));
  return foreign.filter((word) => /\p{L}{3,}/u.test(word)).length >= tells;
}

/** Words of dates, which are in no field as they are written. */
const DATE_WORD =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|fev|avr|abr|mai|juin|juil|aout|ago|set|out|okt|dez|dic|present|current|today|now|since|until|heute|seit|bis|depuis|aujourd|desde|hasta|actual|atual)/u;

/**
 * Whether the line between the title and the employer of a role, or beside either, says something that was read elsewhere;
 * also the line above one without a title, if it has its year.
 */
function hasForeignHead(role: DatedEntry, lines: readonly string[], { first, body }: Stretch): boolean {
  if (role.title && role.at) return false;
  const own = wordsOf(role);
  const above = lines[first - 1] ?? '';
  const isOwn = role.title === '' && role.start !== '' && above.includes(role.start.slice(0, 4));
  return lines
    .slice(isOwn ? first - 1 : first, body)
    .some(
      (line) =>
        lowerWords(folded(line)).filter((word) => /^\p{L}{4,}$/u.test(word) && !own.has(word) && !DATE_WORD.test(word))
          .length >= 2,
    );
}

const wordsOf = ({ title, at, place, bullets, paragraphs }: DatedEntry): ReadonlySet<string> =>
  new Set(
    [title, at, place, ...[...bullets, ...paragraphs].map(({ text }) => text)].flatMap((text) =>
      lowerWords(folded(text)),
    ),
  );
