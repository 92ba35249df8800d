import {
  newId,
  sections,
  type Basics,
  type CustomSection,
  type Field,
  type Item,
  type LayoutKind,
  type Resume,
  type SectionContent,
  type Slot,
} from '@vitae/domain';

/** The path of a section's content: `sections.<key>` or `custom.<id>`, as in the paths of fields. */
export type SectionPath = string;

/** A section's content, or `null` if the document has none at that path. */
export function contentAt(resume: Resume, path: SectionPath): SectionContent | null {
  const { kind, name } = partsOf(path);
  if (kind === 'custom') return resume.custom.find(({ id }) => id === name) ?? null;
  const section = sections.find(({ key }) => key === name);
  return kind === 'sections' && section ? resume.sections[section.key] : null;
}

export function itemAt(resume: Resume, path: SectionPath, itemId: string): Item | null {
  return contentAt(resume, path)?.items.find(({ id }) => id === itemId) ?? null;
}

/** The resume with a section's content changed; an unknown path changes nothing. */
export function withContent(
  resume: Resume,
  path: SectionPath,
  update: (content: SectionContent) => SectionContent,
): Resume {
  const { kind, name } = partsOf(path);
  if (kind === 'custom') return withCustom(resume, name, (section) => ({ ...section, ...update(section) }));
  const section = sections.find(({ key }) => key === name);
  if (kind !== 'sections' || !section) return resume;
  const before = resume.sections[section.key];
  const after = update(before);
  return after === before ? resume : { ...resume, sections: { ...resume.sections, [section.key]: after } };
}

export function withItems(resume: Resume, path: SectionPath, update: (items: Item[]) => Item[]): Resume {
  return withContent(resume, path, (content) => {
    const items = update(content.items);
    return items === content.items ? content : { ...content, items };
  });
}

/** The resume with some values of one entry set. */
export function withItem(resume: Resume, path: SectionPath, itemId: string, values: Partial<Item>): Resume {
  return withItems(resume, path, (items) => {
    const index = items.findIndex(({ id }) => id === itemId);
    const item = items[index];
    return item ? items.with(index, { ...item, ...values, id: item.id }) : items;
  });
}

/** An empty entry. */
export function emptyItem(fields: Readonly<Record<string, Field>>): Item {
  const values = Object.entries(fields).map(
    ([name, { kind }]) => [name, kind === 'boolean' ? false : kind === 'tags' ? [] : ''] as const,
  );
  return { ...Object.fromEntries(values), id: newId(), hidden: false, breakBefore: false, keepTogether: false };
}

/** A copy of an entry, directly after it. */
export function withCopy(items: Item[], itemId: string, copyId: string): Item[] {
  const index = items.findIndex(({ id }) => id === itemId);
  const item = items[index];
  return item ? items.toSpliced(index + 1, 0, { ...item, id: copyId }) : items;
}

/** Entries by date, ongoing or latest first; those without a date follow in their existing order. */
export function sortedByDate(items: Item[], fields: Readonly<Record<string, Field>>): Item[] {
  const keyOf = (item: Item) => dateKey(item, fields);
  const sorted = items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : keyOf(a) > keyOf(b) ? -1 : 0));
  return sorted.every((item, index) => item === items[index]) ? items : sorted;
}

type Fields = Readonly<Record<string, Field>>;

/** An edit replaces the entry it changes: a key computes one of them again. */
const knownKeys = new WeakMap<Item, { fields: Fields; key: string }>();

function dateKey(item: Item, fields: Fields): string {
  const known = knownKeys.get(item);
  if (known?.fields === fields) return known.key;
  const key = dateKeyOf(item, fields);
  knownKeys.set(item, { fields, key });
  return key;
}

/**
 * End and start of an entry as one text that sorts; a year alone counts as its last month, or its first month for a
 * start.
 */
function dateKeyOf(item: Item, fields: Fields): string {
  const of = (wanted: Slot) => {
    const value = item[Object.entries(fields).find(([, { slot }]) => slot === wanted)?.[0] ?? ''];
    return typeof value === 'string' ? value : value === true ? '9999' : '';
  };
  const end = of('current') || of('end') || of('date') || of('start');
  return end && `${end.padEnd(7, '-99')} ${of('start').padEnd(7, '-00')}`;
}

/** Entries with one of them moved to a position, counted from 0; a position outside the list changes nothing. */
export function withMoved(items: Item[], itemId: string, place: number): Item[] {
  const index = items.findIndex(({ id }) => id === itemId);
  const item = items[index];
  return item && place >= 0 && place < items.length && place !== index
    ? items.toSpliced(index, 1).toSpliced(place, 0, item)
    : items;
}

export function withBasics(resume: Resume, values: Partial<Basics>): Resume {
  return { ...resume, basics: { ...resume.basics, ...values } };
}

export function withCustom(resume: Resume, id: string, update: (section: CustomSection) => CustomSection): Resume {
  const index = resume.custom.findIndex((section) => section.id === id);
  const section = resume.custom[index];
  if (!section) return resume;
  const after = update(section);
  return after === section ? resume : { ...resume, custom: resume.custom.with(index, after) };
}

/** A new custom section; its key identifies it in the builder's address. */
export function customSection(
  resume: Resume,
  heading: string,
  kind: LayoutKind,
  keyOf: (text: string) => string,
): CustomSection {
  const taken = new Set(resume.custom.map(({ key }) => key));
  const wanted = keyOf(heading) || 'section';
  let key = wanted;
  for (let count = 2; taken.has(key); count += 1) key = `${wanted}-${count}`;
  return { id: newId(), key, heading, kind, hidden: false, grouped: false, items: [] };
}

function partsOf(path: SectionPath): { kind: string; name: string } {
  const [kind = '', name = ''] = path.split('.');
  return { kind, name };
}
