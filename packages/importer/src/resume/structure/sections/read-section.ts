import type { Section } from '@vitae/domain';
import { standsOutAbove, type Line } from '../../../text/line.ts';
import { abbreviates, headOf, type Head } from '../heads/atoms.ts';
import { entriesOf } from '../entries/cut-entries.ts';
import { labelLines } from '../entries/entries.ts';
import { withDegreesOfItems } from '../entries/degrees-in-items.ts';
import { withThingsOfGivers } from '../entries/things-of-givers.ts';
import { organisationScore, roleScore, schoolScore } from '../../../language/words.ts';
import { fieldNames, vocabularyOf, type FieldNames, type Fields, type Vocabulary } from '../fields.ts';
import { unfoldGrids } from '../lines/grid.ts';
import { withListsBehindLabels, withoutNamesOfColumns, withRowsBelowNames } from './names-of-columns.ts';
import { withTextsBelowNames, withWholeRows } from '../lines/table-rows.ts';
import { withoutDurationsBelow } from '../lines/durations-below.ts';
import { withToldBehindDates } from '../lines/told-behind-dates.ts';
import { withNumbersAsMarks } from '../entries/numbered-items.ts';
import { richTextOf } from '../lines/prose.ts';
import type { Habit } from '../heads/entry-parts.ts';
import { habitOf, partsOfEntry, readEntry, type EntryParts, type ReadFields } from '../heads/read-entry.ts';
import { isNoteOfNames, readCitations, withCoauthorsApart } from './read-citations.ts';
import { withNameFromBody } from '../heads/names-in-prose.ts';
import { withBoldTitlesUnmarked, withTimelineUnmarked, withTitlesUnmarked } from '../entries/marked-titles.ts';
import { readLabelled, readTable, withoutEntryLabels } from '../heads/read-labelled.ts';
import { readLevels } from './read-levels.ts';
import { withoutRatings } from './ratings.ts';
import { readTags } from './read-tags.ts';
import { VENUE } from '../heads/read-thing.ts';
import { withEmployersAbove, withEmployersOfOutline } from '../heads/roles-of-employer.ts';
import { withTalesApart } from '../heads/told-in-heads.ts';
import { withVotes } from '../heads/section-vote.ts';
import { withoutKinds } from './kinds-of-works.ts';
import { withTitlesBelowVenues } from './titles-below-venues.ts';
import { withOneThingEach } from '../entries/several-things.ts';
import { withWholeBrackets } from '../heads/whole-brackets.ts';
import { withWholePeriods } from '../lines/whole-periods.ts';
import { withWholeHeads } from '../lines/whole-heads.ts';
import { withWholeItems } from '../entries/whole-items.ts';
import { LEGAL_FORM } from '../../../language/legal-forms.ts';

/**
 * What the entries of work usually begin with in this document, role (> 0) or employer (< 0): −1 to 1. It is found when
 * first asked for: the words of most sections tell.
 */
export const usualHabit = (
  blocks: readonly { lines: readonly Line[]; section: Section }[],
  asOf: string,
): (() => Habit) => {
  let usual: Habit | undefined;
  return () => {
    usual ??= blocks
      .filter(({ section }) => vocabularyOf(section) === 'job')
      .map(({ lines }) =>
        habitOf(
          headsOf(unfoldGrids(lines, asOf), asOf).map(({ head }) => head),
          'job',
        ),
      )
      .reduce((all, habit) => all + habit, 0);
    return Math.max(-1, Math.min(1, usual));
  };
};

const headsOf = (given: readonly Line[], asOf: string, of?: 'things' | 'gifts', ofStudies = false): EntryParts[] => {
  const shown = of === undefined ? withToldBehindDates(given, asOf) : given;
  const titled = withBoldTitlesUnmarked(withTitlesUnmarked(withoutEntryLabels(shown)), asOf);
  const lines = withWholeHeads(withTimelineUnmarked(titled, asOf), asOf);
  const labelled = labelLines(lines, asOf, of !== undefined);
  const entries = entriesOf(of === 'gifts' ? withThingsOfGivers(labelled, asOf) : labelled);
  return (ofStudies ? withDegreesOfItems(entries, asOf) : entries).map((entry) => {
    const { head, body } = partsOfEntry(entry.lines, asOf);
    return withNameFromBody({ head: headOf(head), body });
  });
};

/** Reads the entries of a section according to the layout of its kind. */
export const readSection = (
  given: readonly Line[],
  section: Section,
  asOf: string,
  usual = (): Habit => 0,
): { entries: ReadFields[]; unplaced: Line[] } => {
  const names = fieldNames(section.fields);
  const isOfThings = names.date !== undefined && names.subtitle !== undefined && section.key !== 'publication';
  // Numbers in a column of their own are no column of a grid.
  const isOfEntries = section.kind === 'timeline' || (section.kind === 'list' && section.key !== 'publication');
  const whole = withRowsBelowNames(given);
  const rows =
    section.kind === 'timeline'
      ? withWholePeriods(withWholeRows(withoutDurationsBelow(whole)), asOf)
      : section.kind === 'tags'
        ? withListsBehindLabels(whole)
        : whole;
  const table = isOfEntries ? readTable(rows, names, vocabularyOf(section), asOf) : undefined;
  if (table) return { entries: table, unplaced: [] };
  const isOfNames = vocabularyOf(section) === 'thing' && (section.kind === 'timeline' || section.kind === 'list');
  const parted = isOfNames ? withTextsBelowNames(rows, asOf) : rows;
  const unfolded = unfoldGrids(withNumbersAsMarks(withoutNamesOfColumns(parted, asOf)), asOf);
  const lines = isOfThings ? withOneThingEach(unfolded, asOf) : unfolded;
  if (section.kind === 'tags')
    return readTags(withTitlesUnmarked(withWholeBrackets(withWholeItems(lines.map(withoutRatings)))), names);
  if (section.kind === 'levels') return readLevels(withWholeBrackets(lines.map(withoutRatings)), names);
  if (section.kind === 'text') return { entries: [textEntry(lines, names)], unplaced: [] };
  const { introduction, entered } = withoutIntroduction(lines);
  const read = (): ReadFields[] => readEntries(entered, section.fields, asOf, vocabularyOf(section), usual);
  if (section.key === 'publication') {
    const works = withoutKinds(lines.filter((line) => !isNoteOfNames(line)));
    const told = (): ReadFields[] => readEntries(works, section.fields, asOf, vocabularyOf(section), usual);
    const entries =
      readCitations(works, names, asOf) ??
      withTitlesBelowVenues(withTailsAsVenues(withCoauthorsApart(told(), names), names), names);
    return { entries, unplaced: lines.filter(isNoteOfNames) };
  }
  const entries = isOfThings ? withTailsAsIssuers(read(), names) : read();
  return {
    entries: FOR_OTHERS.has(section.key) ? withLoneOrganisations(entries, names) : entries,
    unplaced: introduction,
  };
};

/** No introduction has more lines, or fewer words on each. */
const LINES_OF_INTRODUCTION = 3;
const WORDS_OF_INTRODUCTION = 6;

/** Entries below headings of one declared level, without the sentences above the first of them, which are of none. */
const withoutIntroduction = (lines: readonly Line[]): { introduction: Line[]; entered: readonly Line[] } => {
  const first = lines.findIndex(({ headingLevel }) => headingLevel > 0);
  const level = lines[first]?.headingLevel;
  const above = lines.slice(0, Math.max(0, first));
  const isIntroduction =
    above.length > 0 &&
    above.length <= LINES_OF_INTRODUCTION &&
    lines.filter(({ headingLevel }) => headingLevel === level).length > 1 &&
    above.every(
      ({ text, bullet, cells }) =>
        !bullet &&
        cells.length === 1 &&
        text.split(/\s+/u).length >= WORDS_OF_INTRODUCTION &&
        /\s\p{Ll}+\s\p{Ll}/u.test(text),
    );
  return isIntroduction ? { introduction: above, entered: lines.slice(first) } : { introduction: [], entered: lines };
};

/** Sections of what somebody did for others. */
const FOR_OTHERS = new Set(['community-service', 'volunteer-experience']);

/** Who helps somewhere names the place rather than what they are there: a lone name without a word of a role. */
const withLoneOrganisations = (entries: readonly ReadFields[], { title, subtitle }: FieldNames): ReadFields[] =>
  entries.map((entry) => {
    const { [title ?? '']: name, ...rest } = entry;
    const isLone = name !== undefined && subtitle !== undefined && !(subtitle in entry);
    return isLone && roleScore(String(name.value)) === 0 ? { ...rest, [subtitle]: name } : entry;
  });

/**
 * Splits lines into entries and reads each into the given fields; without a vocabulary, it is detected from the words.
 */
export const readEntries = (
  lines: readonly Line[],
  fields: Fields,
  asOf: string,
  given?: Vocabulary,
  usual = (): Habit => 0,
): ReadFields[] => {
  const names = fieldNames(fields);
  const forms = readLabelled(lines, names, given ?? 'job', asOf);
  if (forms) return given === 'job' ? withTailsAsPlaces(forms, names) : forms;
  const found = headsOf(
    lines,
    asOf,
    given !== 'thing' ? undefined : names.date === undefined ? 'things' : 'gifts',
    given === 'study',
  );
  const vocabulary = given ?? (found.some(({ head }) => head.atoms.some((atom) => atom.role > 0.5)) ? 'job' : 'thing');
  const parts = withVotes(
    given === 'job' ? withEmployersAbove(withEmployersOfOutline(found.map(withTalesApart))) : found,
    vocabulary,
  );
  const heads = parts.map((part) => part.head);
  const own = habitOf(heads, vocabulary);
  // Where words do not tell, the other sections do.
  const told = vocabulary === 'job' && Math.abs(own) < 0.1 ? own + usual() : own;
  const habit = vocabulary === 'job' && areEmployers(heads) ? Math.min(told, -0.5) : told;
  const entries = parts
    .map((part) => readEntry(part, names, vocabulary, habit))
    .filter((entry) => Object.keys(entry).length > 0);
  if (vocabulary === 'study') return withSharedEmployers(entries, names);
  return vocabulary === 'job'
    ? withTailsAsPlaces(withSharedRoles(withSharedEmployers(entries, names), names), names)
    : entries;
};

/** Whether each entry names one thing, most of which have the words of an organisation and the others none of a role. */
const areEmployers = (heads: readonly Head[]): boolean => {
  const atoms = heads.flatMap((head) => head.atoms);
  return (
    heads.length > 1 &&
    heads.every((head) => head.atoms.length <= 1) &&
    atoms.every(({ role, organisation }) => role < 0.5 || organisation > 0.5) &&
    atoms.filter(({ organisation }) => organisation > 0.5).length > atoms.length / 2
  );
};

/** What a title says before the name of a competition, which belongs to it: "2nd Place, City Hackathon". */
const RANK =
  /^(?:\d+(?:st|nd|rd|th|\.|º|ª|er|e)?\s|first|second|third|gold|silver|bronze|finalist|semi|winner|runner|champion|grand|honou?rable|special|top\b|(?:médaille|medalla|medalha|medaglia|medalja) d|(?:gold|silber|bronze)medaille|1er prix|premier prix)/iu;

/** What ends the name of an award, behind which a comma precedes who gave it, also in one of many. */
const ENDS_AWARD =
  /(?:of the (?:year|month)|\b(?:award|prize|scholarship|fellowship)|(?:preis|stipendium|auszeichnung))$/iu;

/**
 * "Best Paper, Stream Workshop" and "Best Paper (Stream Workshop)" in most entries that name no issuer: the end is the
 * issuer.
 */
const withTailsAsIssuers = (entries: ReadFields[], { title, subtitle }: FieldNames): ReadFields[] => {
  if (title === undefined || subtitle === undefined) return entries;
  const tailOf = (entry: ReadFields): RegExpExecArray | null => {
    const value = entry[title]?.value;
    if (typeof value !== 'string' || subtitle in entry || RANK.test(value) || endsInAbbreviation(value)) return null;
    return (
      /^(?<name>.{3,}?)\s*[(（](?<by>[\p{Lu}\p{Lo}][^()（）]{2,70})[)）]$/u.exec(value) ??
      /^(?<name>.{3,}?)\s*[,،、]\s*(?<by>[\p{Lu}\p{Lo}][^,،、]{2,70})$/u.exec(value) ??
      /^(?<name>.{8,}?)[.?!]\s+(?<by>[\p{Lu}\p{Lo}][^.]{2,70})$/u.exec(value)
    );
  };
  const open = entries.filter((entry) => !(subtitle in entry) && !endsInAbbreviation(String(entry[title]?.value)));
  const shared = sharedTails(open.map((entry) => String(entry[title]?.value ?? '')));
  const isSure = open.filter(tailOf).length >= 0.6 * open.length;
  const areOpen =
    isSure || shared.size > 0 || open.some((entry) => ENDS_AWARD.test(tailOf(entry)?.groups?.['name'] ?? ''));
  if (!areOpen || open.length === 0) return entries;
  return entries.map((entry) => {
    const parts = DASHED_TAIL.exec(subtitle in entry ? '' : String(entry[title]?.value ?? ''))?.groups;
    const dashed = parts && shared.has(parts['by'] ?? '') ? parts : undefined;
    const tail = tailOf(entry)?.groups;
    const { name, by } = dashed ?? (isSure || ENDS_AWARD.test(tail?.['name'] ?? '') ? tail : undefined) ?? {};
    const whole = entry[title];
    return whole && name && by
      ? {
          ...entry,
          [title]: { ...whole, value: name, confidence: organisationScore(by) + schoolScore(by) > 0 ? 0.75 : 0.6 },
          [subtitle]: { ...whole, value: by, confidence: 0.6 },
        }
      : entry;
  });
};

/** "Agile teams - Open Academy" */
const DASHED_TAIL = /^(?<name>.{3,300})\s[–—-]\s(?<by>[\p{Lu}\p{Lo}][^–—]{2,50})$/u;
/** So many entries that end alike were issued alike. */
const FEWEST_ALIKE = 3;

/** What stands behind the last dash of several titles. */
const sharedTails = (titles: readonly string[]): ReadonlySet<string> => {
  const counts = Map.groupBy(
    titles.flatMap((text) => DASHED_TAIL.exec(text)?.groups?.['by'] ?? []),
    (by) => by,
  );
  return new Set([...counts].flatMap(([by, alike]) => (alike.length >= FEWEST_ALIKE ? [by] : [])));
};

/** "Critical Care Registered Nurse (CCRN)": letters of the words before them name no issuer. */
const endsInAbbreviation = (text: string): boolean => {
  const { name = '', letters = '' } =
    /^(?<name>.+?)\s*[(（](?<letters>[\p{Lu}\d/&-]{2,8})[)）]$/u.exec(text)?.groups ?? {};
  return abbreviates(letters, name);
};

/** "Title, Journal" and "Title. Journal": as with issuers, if a venue is known or a full stop precedes it. */
const withTailsAsVenues = (entries: ReadFields[], names: FieldNames): ReadFields[] => {
  const read = withTailsAsIssuers(entries, names);
  const { title, subtitle } = names;
  if (read === entries || title === undefined || subtitle === undefined) return read;
  const isSure = read.some(
    (entry, index) =>
      VENUE.test(String(entry[subtitle]?.value ?? '')) ||
      /[.?!]$/u.test(
        String(entries[index]?.[title]?.value ?? '').slice(0, String(entry[title]?.value ?? '').length + 1),
      ),
  );
  return isSure ? read : entries;
};

/** Whether a name stands in larger or heavier letters than the roles below it. */
const isHeadOf = (name: Line, role: Line | undefined): boolean =>
  role !== undefined && Math.abs(name.x - role.x) <= 3 && standsOutAbove(name, role);

/** Roles under an employer above the first of them, or degrees under a school: the others name none of their own. */
const withSharedEmployers = (
  entries: readonly ReadFields[],
  { title, subtitle, location }: FieldNames,
): ReadFields[] => {
  if (title === undefined || subtitle === undefined) return [...entries];
  let shared: ReadFields | undefined;
  return entries.map((entry) => {
    const [role, employer] = [entry[title], entry[subtitle]];
    const [roleLine, employerLine] = [role?.lines[0], employer?.lines[0]];
    if (roleLine && employerLine && roleLine !== employerLine) {
      const isAbove =
        employerLine.page < roleLine.page ||
        (employerLine.page === roleLine.page && employerLine.index < roleLine.index);
      shared = isAbove && (employerLine.x < roleLine.x - 3 || isHeadOf(employerLine, roleLine)) ? entry : undefined;
      return entry;
    }
    const from = shared?.[subtitle];
    const isUnder = from?.lines[0] !== undefined && roleLine !== undefined && roleLine.x >= from.lines[0].x + 3;
    const lacks = employer === undefined && from?.lines[0] !== undefined && isHeadOf(from.lines[0], roleLine);
    if (!from?.lines[0] || !role || !roleLine || !(isUnder || lacks)) {
      shared = undefined;
      return entry;
    }
    // "Nurse, Surgery" is not a nurse at an employer called Surgery.
    const whole = `${String(role.value)}, ${String(employer?.value)}`;
    if (employer && !roleLine.text.startsWith(whole)) return entry;
    const place = location === undefined || location in entry ? undefined : shared?.[location];
    return {
      ...entry,
      ...(employer ? { [title]: { ...role, value: whole } } : {}),
      [subtitle]: from,
      ...(location !== undefined && place ? { [location]: place } : {}),
    };
  });
};

/** Words of a role score at least so much. */
const SURE_ROLE = 0.8;

/** How and where the first line of a name stands. */
const lookOf = ({ style, x }: Line): string => `${style.size} ${style.bold} ${style.italic} ${Math.round(x / 4)}`;

/** "Nurse" above several employers with their periods: the others, in the same letters, name no role of their own. */
const withSharedRoles = (entries: readonly ReadFields[], { title, subtitle }: FieldNames): ReadFields[] => {
  if (title === undefined || subtitle === undefined) return [...entries];
  let shared: { role: ReadFields[string]; look: string } | undefined;
  return entries.map((entry) => {
    const [role, employer] = [entry[title], entry[subtitle]];
    const [roleLine, employerLine] = [role?.lines[0], employer?.lines[0]];
    if (role && roleLine && employerLine && roleLine !== employerLine) {
      const isAlone = roleLine.text.trim() === String(role.value) && roleScore(String(role.value)) > 0.5;
      const isAbove = roleLine.page === employerLine.page && roleLine.index < employerLine.index;
      shared = isAlone && isAbove ? { role, look: lookOf(employerLine) } : undefined;
      return entry;
    }
    // A lone name is taken for a role where the others begin with one.
    const name = employer ?? (role && roleScore(String(role.value)) < SURE_ROLE ? role : undefined);
    const line = name?.lines[0];
    if (!shared || !name || !line || (role && employer) || lookOf(line) !== shared.look) {
      shared = undefined;
      return entry;
    }
    return { ...entry, [title]: { ...shared.role, confidence: 0.6 }, [subtitle]: name };
  });
};

/** Whether one value follows another in its line, behind a comma. */
const standsBehind = (first: ReadFields[string] | undefined, second: ReadFields[string] | undefined): boolean =>
  first !== undefined &&
  second !== undefined &&
  first.lines[0]?.text.includes(`${String(first.value)}, ${String(second.value)}`) === true;

/** "Acme, Lyon" in every entry: if all employers end in a comma and a short name, those names are places. */
const withTailsAsPlaces = (entries: ReadFields[], { subtitle, location }: FieldNames): ReadFields[] => {
  if (subtitle === undefined || location === undefined) return entries;
  const tailOf = (entry: ReadFields): RegExpExecArray | null => {
    const value = entry[subtitle]?.value;
    const match =
      typeof value === 'string' ? /^([^,،–—]+?)(?:[,،]|\s+[–—-])\s*([\p{Lu}\p{Lo}][^,،–—\d]*)$/u.exec(value) : null;
    const tail = match?.[2] ?? '';
    return match &&
      tail.split(/\s+/u).length <= 3 &&
      // The letters of a firm are no place.
      !/^(?:P?LLC|PLLC|LLP|LTD|INC|PLC|PBC|DDS|CPA)$/u.test(tail) &&
      organisationScore(tail) < 0.5 &&
      roleScore(tail) < 0.5 &&
      !(location in entry)
      ? match
      : null;
  };
  const open = entries.filter((entry) => subtitle in entry && !(location in entry));
  const withTails = open.filter(tailOf);
  // A legal form ends a name: where one employer has a place behind it, the others that go on have one as well.
  const isSure = withTails.some((entry) => LEGAL_FORM.test(tailOf(entry)?.[1] ?? ''));
  const areAll = withTails.length === open.length;
  // Where as many employers have a place behind their comma that is known, one that is not is a place too.
  const placed = entries.filter((entry) => standsBehind(entry[subtitle], entry[location]));
  const areUsual = withTails.length > 0 && placed.length >= withTails.length;
  if (!(isSure || areUsual || (entries.length > 1 && open.length > 0 && areAll))) return entries;
  return entries.map((entry) => {
    const [, name, tail] = tailOf(entry) ?? [];
    const whole = entry[subtitle];
    return whole && name && tail
      ? {
          ...entry,
          [subtitle]: { ...whole, value: name.trim() },
          [location]: { ...whole, value: tail.trim(), confidence: 0.6 },
        }
      : entry;
  });
};

/** The one entry of a section of text. */
export const textEntry = (lines: readonly Line[], names: ReturnType<typeof fieldNames>): ReadFields => {
  const text = richTextOf(lines);
  return names.body === undefined || !text ? {} : { [names.body]: { value: text, lines: [...lines], confidence: 0.8 } };
};
