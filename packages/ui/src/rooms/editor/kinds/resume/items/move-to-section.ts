import { orderedSections, type Field, type FieldValue, type Item, type Resume } from '@vitae/domain';
import { sectionName } from '../../../../../base/editor/address.ts';
import { contentAt, emptyItem, itemAt, withItems, type SectionPath } from '../document-edits.ts';

export interface MoveTarget {
  path: SectionPath;
  /** The section's name in the interface. */
  name: string;
}

type Fields = Readonly<Record<string, Field>>;

/**
 * The sections that an entry can be moved to: those of the same kind and custom ones, if they have a field for
 * everything that is filled in.
 */
export function moveTargets(resume: Resume, from: SectionPath, itemId: string, language: string): MoveTarget[] {
  const places = orderedSections(resume).filter(({ key }) => key !== 'summary');
  const source = places.find(({ path }) => path === from);
  const item = itemAt(resume, from, itemId);
  if (!source || !item) return [];
  const isOwn = (path: string) => path.startsWith('custom.');
  return places
    .filter(({ path, kind }) => path !== from && (kind === source.kind || isOwn(path) || isOwn(from)))
    .filter(({ fields }) => itemFor(item, source.fields, fields) !== null)
    .map(({ path, key, heading }) => ({ path, name: sectionName(key, heading, language) }));
}

/** The resume with an entry moved to the top of another section, under a new id; unchanged if it does not fit. */
export function withMovedTo(
  resume: Resume,
  from: SectionPath,
  itemId: string,
  to: SectionPath,
  movedId: string,
): Resume {
  const places = orderedSections(resume);
  const [source, target] = [from, to].map((path) => places.find((place) => place.path === path));
  const item = itemAt(resume, from, itemId);
  const made = source && target && item && contentAt(resume, to) && itemFor(item, source.fields, target.fields);
  if (!made) return resume;
  const without = withItems(resume, from, (items) => items.filter(({ id }) => id !== itemId));
  return withItems(without, to, (items) => [{ ...made, id: movedId }, ...items]);
}

/** Converts an entry to other fields, by their slots; `null` if a value has no matching field. */
function itemFor(item: Item, from: Fields, to: Fields): Item | null {
  const { id, hidden, breakBefore, keepTogether } = item;
  const made: Item = { ...emptyItem(to), id, hidden, breakBefore, keepTogether };
  for (const [name, { slot, kind }] of Object.entries(from)) {
    const value = item[name];
    if (value === undefined || isEmpty(value)) continue;
    const inSlot = (wanted: string) =>
      Object.entries(to).find(([, field]) => field.slot === wanted && field.kind === kind)?.[0];
    // A single date is read as an end without a start.
    const target = inSlot(slot) ?? (slot === 'date' ? inSlot('end') : undefined);
    if (target === undefined) return null;
    made[target] = joined(made[target], value);
  }
  return made;
}

const isEmpty = (value: FieldValue): boolean =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) ? value.length === 0 : !value;

/** Values of two fields in one, as the page shows them. */
function joined(before: FieldValue | undefined, value: FieldValue): FieldValue {
  if (Array.isArray(before) && Array.isArray(value)) return [...before, ...value];
  return typeof before === 'string' && before !== '' && typeof value === 'string' ? `${before}, ${value}` : value;
}
