import {
  isFilled,
  orderedSections,
  parseRichText,
  sections,
  type Item,
  type PlacedSection,
  type Resume,
  type Slot,
} from '@vitae/domain';

/** Something that a complete resume has. `section` and `item` name it in the sentence; `path` leads to the field. */
export type NextStep =
  | { kind: 'name' | 'contact' | 'headline' | 'place' | 'summary'; path: string }
  | { kind: 'entry' | 'title' | 'dates' | 'body' | 'tags'; path: string; section: string };

export interface Completeness {
  /** 0–1. */
  share: number;
  /** What to do next; `null` if nothing is missing. */
  next: NextStep | null;
}

/** How many of the first sections, in their usual order, a resume should have. */
const coreCount = 3;
const shortestSummary = 80;
const fewestBullets = 2;
const fewestTags = 5;

/** How complete a resume is, and what to do next. Pure; does not judge its quality. */
export function completenessOf(resume: Resume): Completeness {
  const criteria = criteriaOf(resume);
  const total = criteria.reduce((sum, { weight }) => sum + weight, 0);
  const reached = criteria.reduce((sum, { weight, done }) => sum + (done ? weight : 0), 0);
  return { share: reached / total, next: criteria.find(({ done }) => !done)?.step ?? null };
}

export interface Criterion {
  step: NextStep;
  weight: number;
  done: boolean;
}

/**
 * The parts that a resume should have, in the order in which they are worth doing: both the meter's share and the dots
 * of the steps come from here.
 */
export function criteriaOf(resume: Resume): Criterion[] {
  const { basics } = resume;
  const placed = orderedSections(resume);
  const core = sections.slice(0, coreCount).flatMap(({ key }) => placed.find((section) => section.key === key) ?? []);
  // The summary is a single text with its own criteria.
  const others = placed.filter(
    (section) => section.key !== 'summary' && !core.includes(section) && shownItems(section).length > 0,
  );
  const has = (...values: string[]) => values.some((value) => value.trim() !== '');
  return [
    { step: { kind: 'name', path: 'basics.fullName' }, weight: 12, done: has(basics.fullName) },
    { step: { kind: 'contact', path: 'basics.email' }, weight: 10, done: has(basics.email, basics.phone) },
    ...core.flatMap((section, index) => criteriaOfSection(section, index === 0)),
    { step: { kind: 'summary', path: 'summary' }, weight: 4, done: has(resume.summary) },
    { step: { kind: 'summary', path: 'summary' }, weight: 10, done: resume.summary.trim().length >= shortestSummary },
    { step: { kind: 'headline', path: 'basics.headline' }, weight: 5, done: has(basics.headline) },
    {
      step: { kind: 'place', path: 'basics.location.city' },
      weight: 5,
      done: has(basics.location.city, basics.location.region),
    },
    ...others.flatMap((section) => [{ ...entryOf(section), weight: 1 }, ...namedEntries(section)]),
  ];
}

/** The parts that one section should have; the first section counts the most. */
function criteriaOfSection(section: PlacedSection, isFirst: boolean): Criterion[] {
  const { path, heading, fields } = section;
  const items = shownItems(section);
  const first = items[0];
  const nameOf = (...slots: Slot[]) => fieldIn(fields, slots);
  const at = (name: string | undefined) => (first && name ? `${path}.items.${first.id}.${name}` : path);
  const [tags, body, dates] = [nameOf('tags'), nameOf('body'), nameOf('start', 'date')];
  return [
    { ...entryOf(section), weight: isFirst ? 18 : 10 },
    ...namedEntries(section),
    ...(isFirst && body !== undefined
      ? [
          {
            step: { kind: 'body', path: at(body), section: heading } as const,
            weight: 14,
            done: first !== undefined && isWritten(first[body]),
          },
        ]
      : []),
    ...(isFirst && dates !== undefined
      ? [
          {
            step: { kind: 'dates', path: at(dates), section: heading } as const,
            weight: 6,
            done: items.length > 0 && items.every((item) => item[dates] !== ''),
          },
        ]
      : []),
    ...(tags !== undefined && isOfTags(fields)
      ? [
          {
            step: { kind: 'tags', path: at(tags), section: heading } as const,
            weight: 6,
            done: countTags(items, tags, nameOf('title')) >= fewestTags,
          },
        ]
      : []),
  ];
}

const entryOf = (section: PlacedSection): Omit<Criterion, 'weight'> => ({
  step: { kind: 'entry', path: section.path, section: section.heading },
  done: shownItems(section).length > 0,
});

/** Each entry needs a name, unless it is only a list of words. */
function namedEntries(section: PlacedSection): Criterion[] {
  const { path, heading, fields } = section;
  const title = fieldIn(fields, ['title']);
  const items = shownItems(section);
  if (title === undefined || items.length === 0 || isOfTags(fields)) return [];
  const nameless = items.find((item) => typeof item[title] === 'string' && item[title].trim() === '');
  return [
    {
      step: { kind: 'title', path: nameless ? `${path}.items.${nameless.id}.${title}` : path, section: heading },
      weight: 2,
      done: nameless === undefined,
    },
  ];
}

/** Whether entries are lists of words, without a text. */
const isOfTags = (fields: PlacedSection['fields']): boolean =>
  fieldIn(fields, ['tags']) !== undefined && fieldIn(fields, ['body']) === undefined;

const shownItems = ({ content }: PlacedSection): Item[] =>
  content.items.filter((item) => !item.hidden && isFilled(item));

function fieldIn(fields: PlacedSection['fields'], slots: readonly Slot[]): string | undefined {
  for (const name in fields) if (slots.some((slot) => fields[name]?.slot === slot)) return name;
  return undefined;
}

/** Whether a text is long enough: two bullets, or as much in sentences. */
function isWritten(text: Item[string] | undefined): boolean {
  if (typeof text !== 'string') return false;
  return (
    parseRichText(text).filter(({ kind }) => kind !== 'paragraph').length >= fewestBullets ||
    text.trim().length >= shortestSummary
  );
}

/** The number of words in lists; an entry that is only a name is drawn as one of them. */
function countTags(items: readonly Item[], name: string, title: string | undefined): number {
  return items.flatMap((item) => {
    const value = item[name];
    const words = Array.isArray(value) ? value.filter((tag) => tag.trim() !== '') : [];
    return words.length === 0 && title !== undefined && item[title] ? [item[title]] : words;
  }).length;
}
