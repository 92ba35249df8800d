import { customFields, richTextToPlain, sectionOf, type Field, type Item, type Resume } from '@vitae/domain';
import { changedPaths } from '@vitae/sync';

/** The part of a resume that a change is in. */
export type Place =
  | { is: 'title' | 'tags' | 'language' | 'country' | 'target' | 'personal' | 'summary' | 'design' }
  /** A section by its key, or one of the person's own by its heading. */
  | { is: 'section'; key: string }
  | { is: 'custom'; heading: string };

/** What a value is called: by the interface, or by the section that declares the field. */
export type FieldName = { known: KnownField } | { label: string };

export const knownFields = [
  'fullName', 'headline', 'email', 'phone', 'address', 'postalCode', 'city', 'region', 'countryCode', 'links', 'extra', 'photo', 'jobTitle', 'level', 'yearsOfExperience',
  'heading', 'hidden', 'grouped', 'breakBefore', 'keepTogether', 'entries', 'template', 'tokens', 'layout',
] as const;
export type KnownField = (typeof knownFields)[number];

/** One difference between two versions of a resume, in a person's terms. Values are plain text, `''` for none. */
export interface Change {
  place: Place;
  /** The title of the entry it is in; `null` outside of entries. */
  entry: string | null;
  what: 'changed' | 'added' | 'removed' | 'moved';
  /** `null` where the whole place or entry is meant. */
  field: FieldName | null;
  before: string;
  after: string;
}

/** What differs between two versions: what was written, not when, nor what is kept beside it. */
export function changesBetween(before: Resume, after: Resume): Change[] {
  const seen = new Set<string>();
  return changedPaths(content(before), content(after)).flatMap((path) => {
    const change = changeAt(path.split('.'), before, after);
    const key = JSON.stringify(change);
    if (!change || seen.has(key)) return [];
    seen.add(key);
    return [change];
  });
}

function content({ schemaVersion: _version, kind: _kind, id: _id, slug: _slug, conflicts: _conflicts, final: _final, createdAt: _created, updatedAt: _updated, ...rest }: Resume) {
  return rest;
}

function changeAt(path: readonly string[], before: Resume, after: Resume): Change | null {
  const [root = '', ...rest] = path;
  switch (root) {
    case 'sections':
    case 'custom':
      return sectionChange(root, rest, before, after);
    case 'basics':
      return basicsChange(rest, before, after);
    case 'target':
      return valueChange({ is: 'target' }, known(rest[0]), at(before, path), at(after, path));
    case 'template': {
      const field = known(rest[0] === 'id' ? 'template' : rest[0]);
      // What a token's value means is the design panel's to say.
      const isNamed = rest[0] === 'id';
      return valueChange({ is: 'design' }, field, isNamed ? at(before, path) : '', isNamed ? at(after, path) : '');
    }
    case 'title':
    case 'summary':
    case 'country':
    case 'tags':
      return valueChange({ is: root }, null, at(before, [root]), at(after, [root]));
    case 'locale':
      return valueChange({ is: 'language' }, null, before.locale, after.locale);
    default:
      return null;
  }
}

function basicsChange([name = '', ...rest]: readonly string[], before: Resume, after: Resume): Change {
  const place = { is: 'personal' } as const;
  if (name === 'photo') return valueChange(place, known('photo'), '', '');
  if (name === 'location') return valueChange(place, known(rest[0]), at(before, ['basics', name, ...rest]), at(after, ['basics', name, ...rest]));
  const pairs = ({ basics: { links, extra } }: Resume) => (name === 'links' ? links.map(({ label, url }) => pair(label, url)) : extra.map(({ label, value }) => pair(label, value))).join('\n');
  if (name === 'links' || name === 'extra') return valueChange(place, known(name), pairs(before), pairs(after));
  return valueChange(place, known(name), at(before, ['basics', name]), at(after, ['basics', name]));
}

const pair = (label: string, value: string): string => [label, value].filter(Boolean).join(': ');

function sectionChange(root: 'sections' | 'custom', [key = '', part, itemId, name]: readonly string[], before: Resume, after: Resume): Change {
  const [old, now] = [sectionAt(before, root, key), sectionAt(after, root, key)];
  const place: Place = root === 'sections' ? { is: 'section', key } : { is: 'custom', heading: (now ?? old)?.heading ?? '' };
  if (part !== 'items') {
    const what = !old ? 'added' : !now ? 'removed' : part === undefined ? 'moved' : 'changed';
    return { place, entry: null, what, field: part === undefined ? null : known(part), before: textOf(old && part ? Reflect.get(old, part) : ''), after: textOf(now && part ? Reflect.get(now, part) : '') };
  }
  if (itemId === undefined) return { place, entry: null, what: 'moved', field: known('entries'), before: '', after: '' };
  const fields: Readonly<Record<string, Field>> = root === 'sections' ? (sectionOf(key)?.fields ?? {}) : customFields;
  const [oldItem, newItem] = [itemOf(old, itemId), itemOf(now, itemId)];
  const entry = entryTitle(newItem ?? oldItem, fields);
  if (!oldItem || !newItem || name === undefined) {
    return { place, entry, what: oldItem ? 'removed' : 'added', field: null, before: oldItem ? textOfItem(oldItem, fields) : '', after: newItem ? textOfItem(newItem, fields) : '' };
  }
  const declared = fields[name];
  const value = (item: Item) => (declared?.kind === 'richText' ? richTextToPlain(textOf(item[name])) : textOf(item[name]));
  return valueChange(place, declared ? { label: declared.label } : known(name), value(oldItem), value(newItem), entry);
}

function valueChange(place: Place, field: FieldName | null, before: unknown, after: unknown, entry: string | null = null): Change {
  const plain = (value: unknown) => (place.is === 'summary' ? richTextToPlain(textOf(value)) : textOf(value));
  return { place, entry, what: 'changed', field, before: plain(before), after: plain(after) };
}

function sectionAt(resume: Resume, root: 'sections' | 'custom', key: string) {
  if (root === 'custom') return resume.custom.find(({ id }) => id === key);
  const section = sectionOf(key);
  return section && resume.sections[section.key];
}

const itemOf = (section: { items: Item[] } | undefined, itemId: string): Item | undefined => section?.items.find(({ id }) => id === itemId);

/** What an entry is known by: its title, else the first line that it has. */
function entryTitle(item: Item | undefined, fields: Readonly<Record<string, Field>>): string {
  if (!item) return '';
  const names = Object.keys(fields);
  const title = names.filter((name) => fields[name]?.slot === 'title').map((name) => textOf(item[name]));
  return [...title, ...names.map((name) => textOf(item[name]))].find((text) => text !== '')?.split('\n')[0] ?? '';
}

function textOfItem(item: Item, fields: Readonly<Record<string, Field>>): string {
  const texts = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'boolean' ? [] : [kind === 'richText' ? richTextToPlain(textOf(item[name])) : textOf(item[name])]));
  return texts.filter(Boolean).join('\n');
}

function known(name: string | undefined): FieldName | null {
  const found = knownFields.find((field) => field === name);
  return found ? { known: found } : null;
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value);
}

/** A value as text: lists with commas, a switch as `true` or `false`. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
