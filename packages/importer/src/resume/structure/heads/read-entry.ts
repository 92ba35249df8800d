import type { FieldValue } from '@vitae/domain';
import type { Line } from '../../../text/line.ts';
import { findDates } from '../../../language/dates.ts';
import { findDegree } from '../../../language/words.ts';
import { isDuration } from '../../../language/durations.ts';
import { atomOf, bodyLineOf, type Atom, type Head } from './atoms.ts';
import { GRADED, gradeToldIn, isScore, mayBeName, putDates, takePlace, takeScore } from './entry-facts.ts';
import { titleness, type Habit, type NamedEntry, type Put } from './entry-parts.ts';
import type { FieldNames, Vocabulary } from '../fields.ts';
import { richTextOf } from '../lines/prose.ts';
import { putJob } from './read-job.ts';
import { putStudy } from './read-study.ts';
import { putThing } from './read-thing.ts';
import { withToldInItems } from './told-in-items.ts';
import { read, type Read } from '../value.ts';
import type { SectionLine } from '../lines/section-line.ts';

export type ReadFields = Record<string, Read<FieldValue>>;

/** Fills fields of an entry that are still empty. */
export const putInto =
  (fields: ReadFields): Put =>
  (name, value, lines, confidence) => {
    if (name !== undefined && !(name in fields) && value !== '') fields[name] = read(value, lines, confidence);
  };

export type EntryParts = { head: Head; body: Line[] };

/** Whether an entry's first two atoms suggest title first (> 0) or subtitle first (< 0), and how strongly. */
export const habitOf = (heads: readonly Head[], vocabulary: Vocabulary): Habit => {
  let balance = 0;
  for (const { atoms } of heads) {
    const [first, second] = atoms.filter((atom) => mayBeName(atom, vocabulary));
    if (first && second) balance += titleness(first, vocabulary) - titleness(second, vocabulary);
    else if (first && heads.length === 1) balance += titleness(first, vocabulary) * 0.2;
  }
  return balance;
};

/** Fills the fields of an entry from its head and its body. */
export const readEntry = (
  { head, body }: EntryParts,
  names: FieldNames,
  vocabulary: Vocabulary,
  habit: Habit,
): ReadFields => {
  const fields: ReadFields = {};
  const put = putInto(fields);
  putDates(head, names, put);
  const degree = vocabulary === 'study' ? [...degreeIn(head, body), ...schoolIn(head, body)] : [];
  let atoms = takeScore([...head.atoms, ...degree], names, put);
  const { place, rest } = takePlace(atoms, vocabulary, names.location !== undefined);
  atoms = rest;
  let bodyLines = body.slice(degree.length).filter(({ text }) => !isDuration(text));
  const grade = vocabulary === 'study' ? bodyLines.find(({ text }) => isScore(text) && !GRADED.test(text)) : undefined;
  if (grade && names.meta !== undefined && !(names.meta in fields)) {
    takeScore([atomOf(grade.text, [], grade, 0, 1)], names, put);
    bodyLines = bodyLines.filter((line) => line !== grade);
  }
  const graded =
    vocabulary === 'study' ? bodyLines.find(({ text }) => text.length < 200 && gradeToldIn(text)) : undefined;
  if (graded) put(names.meta, gradeToldIn(graded.text) ?? '', [graded], 0.8);
  const entry: NamedEntry = { names, habit, put, body: bodyLines, place, dated: head.dates?.line };
  if (vocabulary === 'study') putStudy(atoms, entry);
  else if (vocabulary === 'job') putJob(atoms, entry);
  else putThing(atoms, entry);
  if (place && !Object.values(fields).some((field) => field.value === place.text)) {
    if (names.location === undefined) bodyLines.push({ ...bodyLineOf(place), gapAbove: Infinity });
    else put(names.location, place.text, [place.line], place.place ? 0.85 : 0.6);
  }
  const url = head.urls[0];
  if (url) put(names.url, url.url, [url.line], 0.9);
  const told = withToldInItems(fields, bodyLines, names, vocabulary);
  const text = names.body === undefined ? '' : richTextOf(told.body);
  if (names.body === undefined || !text || names.body in fields) return told.fields;
  return { ...told.fields, [names.body]: read(text, [...told.body], 0.85) };
};

/** Words before a degree that is not finished: "Candidate for PhD in Botany". */
const CANDIDATE = /^(?:candidate for|pursuing)(?: an?| the)?\s$/iu;

/** The school that the only item below a degree names, if the lines above it have none: "• University of Leeds, UK". */
const schoolIn = ({ atoms }: Head, [first, ...others]: readonly Line[]): Atom[] => {
  const isOpen = atoms.some(({ degree }) => degree) && atoms.every(({ school }) => school < 0.5);
  if (!first?.bullet || others.length > 0 || !isOpen || first.text.length > 100 || /[.;]$/u.test(first.text)) return [];
  const own = atomOf(first.text, first.cells[0]?.runs ?? [], first, 0, 1);
  return own.school > 0.5 && !own.degree && /^\p{Lu}/u.test(own.text) ? [own] : [];
};

/** No subject has more words. */
const LONGEST_SUBJECT = 8;

/**
 * The degree that the first item below a school tells, if the lines above it have none: "• BSc, Physics", and "• Physics"
 * above "BSc" in the same item.
 */
const degreeIn = ({ atoms }: Head, [first, second]: readonly Line[]): Atom[] => {
  if (
    !first ||
    first.text.length > 120 ||
    atoms.some(({ degree }) => degree) ||
    !atoms.some(({ school }) => school > 0.5)
  )
    return [];
  const [own, next] = [first, second].map((line) =>
    line ? atomOf(line.text, line.cells[0]?.runs ?? [], line, 0, 1) : undefined,
  );
  const at = findDegree(first.text);
  if (own && at && (at.from < 3 || CANDIDATE.test(first.text.slice(0, at.from)))) return [own];
  const isSubject =
    first.bullet && !at && !/[.;:]$/u.test(first.text) && first.text.split(/\s+/u).length <= LONGEST_SUBJECT;
  const isBelow = second && !second.bullet && second.text.length <= 60 && (findDegree(second.text)?.from ?? 3) < 3;
  return isSubject && isBelow && own && next ? [own, next] : [];
};

/** The head and body of an entry: the head ends where the description begins. */
export const partsOfEntry = (lines: readonly SectionLine[], asOf: string): { head: SectionLine[]; body: Line[] } => {
  const first = lines.findIndex(({ role, dates }) => role === 'item' || (role === 'body' && dates.length === 0));
  // "• BSc in Physics, 2019 – 2022" below a school: the item has what the head lacks.
  const item = lines[first];
  const isDegree =
    item !== undefined &&
    first > 0 &&
    item.line.text.length <= 120 &&
    (findDegree(item.line.text)?.from ?? 3) < 3 &&
    lines.slice(0, first).every(({ line, dates }) => dates.length === 0 && findDegree(line.text) === undefined);
  const itemDates = isDegree ? findDates(item.line.text, asOf) : [];
  const bodyAt = itemDates.length > 0 ? first + 1 : first;
  const whole = itemDates.length > 0 && item ? lines.with(first, { ...item, dates: itemDates }) : lines;
  const opening = bodyAt < 0 ? [...whole] : whole.slice(0, bodyAt);
  const rest = bodyAt < 0 ? [] : whole.slice(bodyAt);
  // A date or a link may follow the description.
  const late = rest.filter(
    ({ role, dates, line }) => role === 'head' && (dates.length > 0 || /^(?:https?:\/\/|www\.)\S+$/u.test(line.text)),
  );
  return { head: [...opening, ...late], body: rest.filter((line) => !late.includes(line)).map(({ line }) => line) };
};
