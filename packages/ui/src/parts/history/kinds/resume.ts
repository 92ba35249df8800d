import { registeredText } from '@vitae/words/catalogue';
import {
  customFields,
  resumeKind,
  richTextToPlain,
  sectionOf,
  type Field,
  type Item,
  type Resume,
} from '@vitae/domain';
import { at, known, textOf, valueChange, type Change, type Place } from '../change.ts';
import { personChange } from '../person-change.ts';
import type { KindChanges } from './change-of-kind.ts';

export const resume: KindChanges = {
  key: resumeKind.key,
  changeAt: (path, before, after) => changeAt(path, resumeKind.of(before), resumeKind.of(after)),
  wholes: /^(?:basics\.(?:links|extra|photo)|(?:sections|custom)\.[^.]+\.items\.[^.]+\.[^.]+)(?=\.)/,
};

function changeAt(path: readonly string[], before: Resume, after: Resume): Change | null {
  const [root = '', ...rest] = path;
  switch (root) {
    case 'sections':
    case 'custom':
      return sectionChange(root, rest, before, after);
    case 'basics':
      return personChange(rest, before.basics, after.basics);
    case 'target':
      return valueChange({ is: 'target' }, known(rest[0]), at(before, path), at(after, path));
    case 'summary':
      return valueChange({ is: root }, null, before.summary, after.summary);
    default:
      return null;
  }
}

function sectionChange(
  root: 'sections' | 'custom',
  [key = '', part, itemId, name]: readonly string[],
  before: Resume,
  after: Resume,
): Change {
  const [old, now] = [sectionAt(before, root, key), sectionAt(after, root, key)];
  const place: Place =
    root === 'sections' ? { is: 'section', key } : { is: 'custom', heading: (now ?? old)?.heading ?? '' };
  if (part !== 'items') {
    const what = !old ? 'added' : !now ? 'removed' : part === undefined ? 'moved' : 'changed';
    return {
      place,
      entry: null,
      entryId: null,
      what,
      field: part === undefined ? null : known(part),
      before: textOf(old && part ? Reflect.get(old, part) : ''),
      after: textOf(now && part ? Reflect.get(now, part) : ''),
    };
  }
  if (itemId === undefined)
    return { place, entry: null, entryId: null, what: 'moved', field: known('entries'), before: '', after: '' };
  const fields: Readonly<Record<string, Field>> = root === 'sections' ? (sectionOf(key)?.fields ?? {}) : customFields;
  const [oldItem, newItem] = [itemOf(old, itemId), itemOf(now, itemId)];
  const entry = entryTitle(newItem ?? oldItem, fields);
  if (!oldItem || !newItem || name === undefined) {
    return {
      place,
      entry,
      entryId: itemId,
      what: oldItem ? 'removed' : 'added',
      field: null,
      before: oldItem ? textOfItem(oldItem, fields) : '',
      after: newItem ? textOfItem(newItem, fields) : '',
    };
  }
  const declared = fields[name];
  const value = (item: Item) =>
    declared?.kind === 'richText' ? richTextToPlain(textOf(item[name])) : textOf(item[name]);
  const field = declared ? { label: registeredText(declared.label) } : known(name);
  return valueChange(place, field, value(oldItem), value(newItem), { id: itemId, title: entry });
}

function sectionAt(resume: Resume, root: 'sections' | 'custom', key: string) {
  if (root === 'custom') return resume.custom.find(({ id }) => id === key);
  const section = sectionOf(key);
  return section && resume.sections[section.key];
}

/** The items of a section by id, since each of thousands may be looked for. */
const byId = new WeakMap<readonly Item[], ReadonlyMap<string, Item>>();

function itemOf(section: { items: Item[] } | undefined, itemId: string): Item | undefined {
  if (!section) return undefined;
  const items = byId.get(section.items) ?? new Map(section.items.map((item) => [item.id, item]));
  byId.set(section.items, items);
  return items.get(itemId);
}

/** The name of an entry: its title, otherwise its first line. */
function entryTitle(item: Item | undefined, fields: Readonly<Record<string, Field>>): string {
  if (!item) return '';
  const names = Object.keys(fields);
  const title = names.filter((name) => fields[name]?.slot === 'title').map((name) => textOf(item[name]));
  return [...title, ...names.map((name) => textOf(item[name]))].find((text) => text !== '')?.split('\n')[0] ?? '';
}

function textOfItem(item: Item, fields: Readonly<Record<string, Field>>): string {
  const texts = Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'boolean' ? [] : [kind === 'richText' ? richTextToPlain(textOf(item[name])) : textOf(item[name])],
  );
  return texts.filter(Boolean).join('\n');
}
