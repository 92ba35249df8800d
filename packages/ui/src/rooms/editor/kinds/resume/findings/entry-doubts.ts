import {
  parseRichText,
  partialDateParts,
  type FieldValue,
  type Item,
  type PlacedSection,
  type SectionContent,
  type Slot,
} from '@vitae/domain';
import { keptFacts } from './kept-phrases.ts';

/** Something in an entry that is probably a mistake. */
export interface EntryDoubt {
  kind: 'endsBefore' | 'overlaps' | 'unnamed' | 'repeated' | 'invented';
  /** The field in question. */
  path: string;
  /** The name of the entry, `''` if it has none. */
  entry: string;
  /** The name of the other entry, the text that appears twice, or the facts that were made up. */
  other: string;
}

type Section = Pick<PlacedSection, 'key' | 'path' | 'fields' | 'content'>;

/** An edit replaces the content of the section it changes, so that a key rechecks one section; and of that one entry. */
const known = new WeakMap<SectionContent, readonly EntryDoubt[]>();
const knownBullets = new WeakMap<Item, { fields: Section['fields']; lines: readonly string[] }>();

/**
 * The doubts about the visible entries of a section; about facts of suggestions only once `loadKeptPhrases` is done.
 */
export function entryDoubts(section: Section): readonly EntryDoubt[] {
  const found = known.get(section.content) ?? doubtsOf(section);
  known.set(section.content, found);
  return [...found, ...inventedIn(section)];
}

/** Facts that came with a suggestion and were left as they were. */
function inventedIn({ path, fields, content }: Section): EntryDoubt[] {
  const name = nameOf(fields, 'body');
  if (content.hidden || !name) return [];
  return content.items.flatMap((item) => {
    const facts = item.hidden ? [] : keptFacts(textOf(item[name]));
    if (facts.length === 0) return [];
    const entry = titleOf(item, fields);
    return [{ kind: 'invented' as const, path: `${path}.items.${item.id}.${name}`, entry, other: facts.join(', ') }];
  });
}

function doubtsOf({ key, path, fields, content }: Section): EntryDoubt[] {
  if (content.hidden) return [];
  const items = content.items.filter(({ hidden }) => !hidden);
  const at = (item: Item, slot: Slot) => `${path}.items.${item.id}.${nameOf(fields, slot)}`;
  const doubts: EntryDoubt[] = [];
  const seen = new Map<string, string>();
  items.forEach((item, index) => {
    const entry = titleOf(item, fields);
    const period = periodOf(item, fields);
    if (entry === '' && nameOf(fields, 'title') && isBegun(item, fields))
      doubts.push({ kind: 'unnamed', path: at(item, 'title'), entry, other: '' });
    if (period && period.last < period.first)
      doubts.push({ kind: 'endsBefore', path: at(item, 'end'), entry, other: '' });
    // Studies and projects often overlap; jobs rarely do.
    const other =
      key === 'experience' && period && items.slice(0, index).find((one) => overlap(periodOf(one, fields), period));
    if (other) doubts.push({ kind: 'overlaps', path: at(item, 'start'), entry, other: titleOf(other, fields) });
    for (const line of bulletsOf(item, fields)) {
      const before = seen.get(line);
      if (before !== undefined) doubts.push({ kind: 'repeated', path: at(item, 'body'), entry, other: line });
      seen.set(line, entry);
    }
  });
  return doubts;
}

function nameOf(fields: Section['fields'], slot: Slot): string {
  // Without a list of them: it is asked for thousands of times after a key.
  for (const name in fields) if (fields[name]?.slot === slot) return name;
  return '';
}

const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value.trim() : '');

const titleOf = (item: Item, fields: Section['fields']): string =>
  textOf(item[nameOf(fields, 'title')]) || textOf(item[nameOf(fields, 'subtitle')]);

/** Whether an entry has content: one that was just added lacks nothing yet. */
const isBegun = (item: Item, fields: Section['fields']): boolean =>
  Object.keys(fields).some((name) => textOf(item[name]) !== '' || (Array.isArray(item[name]) && item[name].length > 0));

/** The earliest and the latest month that an entry can mean, counted from the year 0; `null` if either is missing. */
function periodOf(item: Item, fields: Section['fields']): { first: number; last: number } | null {
  const start = partialDateParts(textOf(item[nameOf(fields, 'start')]));
  const isOngoing = item[nameOf(fields, 'current')] === true;
  const end = partialDateParts(textOf(item[nameOf(fields, 'end')]));
  if (!start || (!end && !isOngoing)) return null;
  const first = start.year * 12 + (start.month ?? 1);
  return { first, last: isOngoing || !end ? Infinity : end.year * 12 + (end.month ?? 12) };
}

type Period = ReturnType<typeof periodOf>;

/** Whether two periods overlap by more than the month of a change of job, or the year if only years are known. */
function overlap(a: Period, b: Period): boolean {
  if (!a || !b || a.last < a.first || b.last < b.first) return false;
  return Math.min(a.last, b.last) - Math.max(a.first, b.first) >= 12;
}

/** Short ones are not sentences: they may appear twice. */
const shortest = 25;

function bulletsOf(item: Item, fields: Section['fields']): readonly string[] {
  const found = knownBullets.get(item);
  if (found?.fields === fields) return found.lines;
  const lines = parseRichText(textOf(item[nameOf(fields, 'body')]))
    .map(({ spans }) => spans.map(({ text }) => text).join(''))
    .filter((line) => line.length >= shortest);
  knownBullets.set(item, { fields, lines });
  return lines;
}
