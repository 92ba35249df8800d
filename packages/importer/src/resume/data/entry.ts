import { isCity } from '../../language/cities.ts';
import { newId, type Field, type FieldValue, type Item, type Section } from '@vitae/domain';
import { findDates, isPresent } from '../../language/dates.ts';
import { isPlace } from '../../language/places.ts';
import { findDegree, isLevel } from '../../language/words.ts';
import { fieldNames, vocabularyOf, type FieldNames, type Vocabulary } from '../structure/fields.ts';
import { listOf as splitList } from '../structure/sections/read-tags.ts';
import { leavesOf, lostFrom, wordsOf, type Leaf } from './leaves.ts';
import {
  bulletsFrom,
  isData,
  itemsOf,
  listOf,
  partialDateOf,
  plainOf,
  richTextFrom,
  textOf,
  urlOf,
  type Data,
} from './values.ts';

/**
 * Names that programs use for the content of a slot, the most likely first. JSON Resume's own names come first through
 * the section's mapping.
 */
const ALIASES: Record<Vocabulary, Partial<Record<keyof FieldNames, readonly string[]>>> = {
  job: {
    title: ['position', 'role', 'title', 'jobTitle', 'job_title'],
    subtitle: ['company', 'organization', 'organisation', 'employer', 'companyName', 'name', 'institution'],
  },
  study: {
    title: ['studyType', 'degree', 'degreeName', 'qualification'],
    area: ['area', 'fieldOfStudy', 'field', 'major'],
    subtitle: ['institution', 'school', 'schoolName', 'university', 'organization', 'name'],
  },
  thing: {
    title: ['name', 'title', 'language', 'label', 'network', 'bullet', 'number', 'reversed_number'],
    subtitle: ['issuer', 'awarder', 'publisher', 'journal', 'authority', 'organization', 'role'],
  },
  person: { title: ['name', 'fullName'], subtitle: ['position', 'role', 'title'], second: ['company', 'organization'] },
};

const COMMON: Partial<Record<keyof FieldNames, readonly string[]>> = {
  location: ['location', 'place', 'city'],
  start: ['startDate', 'start_date', 'start', 'from', 'startedOn'],
  end: ['endDate', 'end_date', 'end', 'to', 'finishedOn'],
  date: ['date', 'releaseDate', 'issueDate', 'issuedOn', 'awardedOn', 'publishedOn', 'startedOn', 'year'],
  url: ['url', 'website', 'link', 'href', 'doi'],
  email: ['email'],
  phone: ['phone', 'telephone'],
  level: ['fluency', 'proficiency', 'level'],
  tags: ['keywords', 'tags', 'courses', 'technologies', 'skills', 'details'],
  meta: ['score', 'grade', 'gpa'],
};

const PERIOD = ['period', 'date', 'dates', 'duration'];
const PROSE = ['summary', 'description', 'reference', 'content', 'notes'];
const LISTS = ['highlights', 'details', 'bullets', 'responsibilities', 'achievements'];

/** The parts of a section that reading an entry requires; a section that a person added has only fields. */
export type EntrySection = Pick<Section, 'kind'> & {
  fields: Readonly<Record<string, Field>>;
  jsonResume?: Section['jsonResume'] | undefined;
};

/**
 * Reads one entry of a list in some program's data into the fields of a section. Values without a matching field go
 * into its text, preceded by their names; `lost` lists what had no place even there.
 */
export const itemFromData = (
  entry: Data,
  section: EntrySection,
  asOf: string,
): { item: Item | undefined; lost: Leaf[] } => {
  const names = fieldNames(section.fields);
  const vocabulary = vocabularyOf(section);
  const values: Record<string, FieldValue> = {};
  const keysFor = (slot: keyof FieldNames): readonly string[] => {
    const own = section.jsonResume?.fields[names[slot] ?? ''];
    return [...(typeof own === 'string' ? [own] : []), ...(ALIASES[vocabulary][slot] ?? []), ...(COMMON[slot] ?? [])];
  };
  const put = (slot: keyof FieldNames, value: FieldValue): void => {
    const name = names[slot];
    if (name !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0) && !(name in values))
      values[name] = value;
  };
  const taken = new Set<string>();
  const first = (slot: keyof FieldNames): string => {
    for (const key of keysFor(slot)) {
      const text =
        slot === 'url'
          ? urlOf(entry[key])
          : key === 'roles'
            ? listOf(entry[key]).map(textOf).join(', ')
            : plainOf(entry[key]);
      if (text && !taken.has(key)) {
        taken.add(key);
        return text;
      }
    }
    return '';
  };
  for (const slot of ['title', 'area', 'subtitle', 'second', 'location', 'url', 'email', 'phone', 'meta'] as const)
    if (names[slot] !== undefined) put(slot, first(slot));
  // A name that is a link, in Markdown's notation, provides its address.
  const [, address = ''] = keysFor('title').flatMap((key) => /\]\((https?:[^\s)[]+)\)/u.exec(textOf(entry[key])) ?? []);
  if (names.url !== undefined) put('url', address);
  putDates(entry, names, put, keysFor, asOf);
  putTags(entry, put, keysFor);
  putLevel(entry, names, put, keysFor);
  if (vocabulary === 'study') tidyStudy(values, names);
  const role = textOf(entry['description']);
  const isRole =
    names.subtitle !== undefined &&
    vocabulary === 'thing' &&
    role !== '' &&
    role.length <= 60 &&
    textOf(entry['summary']) !== '' &&
    !(names.subtitle in values);
  if (isRole) put('subtitle', role);
  const prose = PROSE.filter(
    (key) =>
      !(isRole && key === 'description') && !(names.level !== undefined && values[names.level] === textOf(entry[key])),
  ).map((key) => richTextFrom(entry[key]));
  const bullets = LISTS.flatMap((key) => itemsOf(entry[key]));
  const body = [...prose, bulletsFrom(bullets)].filter(Boolean);
  const leaves = leavesOf(entry);
  const rest = lostFrom(leaves, [values, body], asOf);
  if (names.body !== undefined && rest.length > 0) body.push(...labelledRest(rest));
  put('body', body.join('\n\n'));
  const item = Object.keys(values).length > 0 ? itemWith(section, values) : undefined;
  return { item, lost: lostFrom(leaves, item ?? {}, asOf) };
};

/** The unused values of an entry, one line per name in its data: "Authors: …". */
const labelledRest = (rest: readonly Leaf[]): string[] =>
  [...Map.groupBy(rest, ({ path }) => path.findLast((name) => name !== 'text' && name !== 'name') ?? '')].map(
    ([name, leaves]) =>
      richTextFrom(
        `${name && !UNNAMED.has(name) ? `${wordsOf(name)}: ` : ''}${leaves.map(({ text }) => text.trim()).join(', ')}`,
      ),
  );

/** Names that mean nothing to a reader. */
const UNNAMED = new Set(['bullet', 'number', 'reversed_number', 'value', 'label', 'username', ...PROSE, ...LISTS]);

type Put = (slot: keyof FieldNames, value: FieldValue) => void;
type KeysFor = (slot: keyof FieldNames) => readonly string[];

const putDates = (entry: Data, names: FieldNames, put: Put, keysFor: KeysFor, asOf: string): void => {
  const given = (slot: keyof FieldNames): string =>
    keysFor(slot)
      .map((key) => textOf(entry[key]))
      .find(Boolean) ?? '';
  if (names.date !== undefined) put('date', partialDateOf(given('date'), asOf));
  if (names.start === undefined && names.end === undefined) return;
  const start = given('start');
  const end = given('end');
  if (start || end) {
    put('start', partialDateOf(start, asOf));
    put('end', partialDateOf(end, asOf));
    if (isPresent(end) || entry['current'] === true || (start !== '' && end === '' && names.area === undefined))
      put('current', true);
    return;
  }
  const [period] = findDates(PERIOD.map((key) => textOf(entry[key])).find(Boolean) ?? '', asOf);
  if (!period) return;
  if (names.area === undefined || period.range) put('start', period.start);
  put('end', period.range ? period.end : period.start);
  if (period.current) put('current', true);
};

const putTags = (entry: Data, put: Put, keysFor: KeysFor): void => {
  for (const key of keysFor('tags')) {
    const value = entry[key];
    const items = Array.isArray(value)
      ? value.filter((item) => !isData(item)).map(textOf)
      : key === 'details'
        ? splitList(textOf(value))
        : [];
    if (items.some(Boolean)) {
      put('tags', items.filter(Boolean));
      return;
    }
  }
};

/** A level is words ("Native"); a bare number of dots or stars is not one. */
const putLevel = (entry: Data, names: FieldNames, put: Put, keysFor: KeysFor): void => {
  if (names.level === undefined) return;
  const words = keysFor('level')
    .map((key) => (typeof entry[key] === 'string' ? textOf(entry[key]) : ''))
    .find(Boolean);
  const described = textOf(entry['description']);
  put('level', words ?? (isLevel(described) ? described : ''));
};

/** "Bachelor's in Computer Science", if there is a field for the subject. */
const tidyStudy = (values: Record<string, FieldValue>, names: FieldNames): void => {
  const { title, area, location } = names;
  if (title === undefined || area === undefined) return;
  const degree = values[title];
  const field = values[area];
  if (typeof field === 'string' && isPlace(field) && !isCity(field) && location !== undefined && !values[location]) {
    values[location] = field;
    delete values[area];
  }
  if (typeof degree !== 'string' || values[area]) return;
  const span = findDegree(degree);
  const parts = /^(?<degree>.+?)\s+(?:in|of)\s+(?<area>.+)$/iu.exec(degree);
  if (span && parts?.groups && (parts.groups['degree']?.length ?? 0) >= span.to - 1) {
    values[title] = parts.groups['degree'] ?? '';
    values[area] = parts.groups['area'] ?? '';
  }
};

const EMPTY: Record<string, FieldValue> = { boolean: false, tags: [] };

/** An entry of a section with the given values; the rest is empty. */
export const itemWith = (section: Pick<EntrySection, 'fields'>, values: Readonly<Record<string, FieldValue>>): Item => {
  const item: Item = { id: newId(), hidden: false, breakBefore: false, keepTogether: false };
  for (const [name, field] of Object.entries(section.fields)) item[name] = values[name] ?? EMPTY[field.kind] ?? '';
  return item;
};
