import fc from 'fast-check';
import { customFields, mergeShapeOf, resumeSchema, sections, type Field, type Resume } from '@vitae/domain';

type Path = readonly (string | number)[];

/**
 * One edit that a person makes to a document. Numbers select a place among those that the document has, so that any
 * edit fits any document.
 */
export type Edit =
  | { act: 'write'; place: number; word: number; how: 'insert' | 'replace' | 'overwrite' }
  | { act: 'add'; place: number; at: number }
  | { act: 'remove' | 'move'; place: number; at: number; to: number }
  | { act: 'hide'; place: number };

// Mostly small numbers, so that two people often edit the same place.
const pick = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 999 }));

/** Sequences of edits: text changed, entries added, removed, moved and hidden. */
export const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constant('write' as const),
        place: pick,
        word: pick,
        how: fc.constantFrom('insert', 'replace', 'overwrite'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('add' as const), place: pick, at: pick }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('remove', 'move'), place: pick, at: pick, to: pick }) },
    fc.record({ act: fc.constant('hide' as const), place: pick }),
  ),
  { minLength: 1, maxLength: 8 },
);

/**
 * Applies edits. Every word written or added is new and carries `author`; `tokens` lists those that are still in the
 * document. An edit of a place in `taken` is skipped; `places` lists the edited places, so that the edits of two people
 * can be kept apart.
 */
export function applyEdits(
  resume: Resume,
  list: readonly Edit[],
  author: string,
  taken: ReadonlySet<string> = new Set(),
): { doc: Resume; tokens: string[]; places: Set<string> } {
  const places = new Set<string>();
  let doc = resume;
  list.forEach((edit, index) => {
    const change = changeOf(doc, edit, `${author}~${index}~`);
    if (!change || taken.has(change.place)) return;
    places.add(change.place);
    doc = resumeSchema.parse(replaceAt(doc, change.path, change.value));
  });
  const text = JSON.stringify(doc);
  return { doc, tokens: list.map((_, index) => `${author}~${index}~`).filter((token) => text.includes(token)), places };
}

function changeOf(doc: Resume, edit: Edit, token: string): { path: Path; value: unknown; place: string } | null {
  if (edit.act === 'write') {
    const path = choose(textPlaces(doc), edit.place);
    const text = path ? valueAt(doc, path) : undefined;
    if (!path || typeof text !== 'string') return null;
    const words = text.split(/(?<=\s)/);
    const at = edit.word % (words.length + 1);
    const value =
      edit.how === 'overwrite'
        ? token
        : words
            .toSpliced(at, edit.how === 'replace' ? 1 : 0, at === words.length && text ? ` ${token}` : `${token} `)
            .join('');
    return { path, value, place: namedPath(doc, path) };
  }
  if (edit.act === 'hide') {
    const path = choose(flagPlaces(doc), edit.place);
    return path ? { path, value: valueAt(doc, path) !== true, place: namedPath(doc, path) } : null;
  }
  const target = choose(listPlaces(doc), edit.place);
  const list = target ? valueAt(doc, target.path) : undefined;
  if (!target || !Array.isArray(list)) return null;
  const items: readonly unknown[] = list;
  const { path } = target;
  const place = namedPath(doc, path);
  const at = edit.at % (items.length + 1);
  if (edit.act === 'add')
    return { path, value: items.toSpliced(at, 0, target.make(token)), place: `${place} ${token}` };
  const item = items[at];
  if (item === undefined) return null;
  const rest = items.toSpliced(at, 1);
  return { path, value: edit.act === 'remove' ? rest : rest.toSpliced(edit.to % items.length, 0, item), place };
}

function choose<T>(places: readonly T[], number: number): T | undefined {
  return places[number % Math.max(places.length, 1)];
}

/** Every list of entries with the fields of its entries. */
function entryLists(doc: Resume): { path: Path; fields: Readonly<Record<string, Field>>; length: number }[] {
  return [
    ...sections.map(({ key, fields }) => ({
      path: ['sections', key, 'items'],
      fields,
      length: doc.sections[key].items.length,
    })),
    ...doc.custom.map(({ items }, index) => ({
      path: ['custom', index, 'items'],
      fields: customFields,
      length: items.length,
    })),
  ];
}

function entryFields(doc: Resume): { path: Path; field: Field }[] {
  return entryLists(doc).flatMap(({ path, fields, length }) =>
    Array.from({ length }, (_, index) =>
      Object.entries(fields).map(([name, field]) => ({ path: [...path, index, name], field })),
    ).flat(),
  );
}

function textPlaces(doc: Resume): Path[] {
  return [
    ['title'],
    ['summary'],
    ['target', 'jobTitle'],
    ...['fullName', 'headline', 'email', 'phone'].map((name) => ['basics', name]),
    ...doc.basics.links.flatMap((_, index) => [
      ['basics', 'links', index, 'label'],
      ['basics', 'links', index, 'url'],
    ]),
    ...doc.basics.extra.map((_, index) => ['basics', 'extra', index, 'value']),
    ...sections.map(({ key }) => ['sections', key, 'heading']),
    ...entryFields(doc)
      .filter(({ field }) => !['date', 'boolean', 'tags'].includes(field.kind))
      .map(({ path }) => path),
  ];
}

function flagPlaces(doc: Resume): Path[] {
  return [
    ...sections.map(({ key }) => ['sections', key, 'hidden']),
    ...entryLists(doc).flatMap(({ path, length }) => Array.from({ length }, (_, index) => [...path, index, 'hidden'])),
  ];
}

function listPlaces(doc: Resume): { path: Path; make: (token: string) => unknown }[] {
  return [
    { path: ['basics', 'links'], make: (url) => ({ id: idOf(url), label: '', url }) },
    { path: ['basics', 'extra'], make: (value) => ({ id: idOf(value), label: '', value }) },
    { path: ['tags'], make: (token) => token },
    { path: ['template', 'layout', 'order'], make: (token) => token },
    ...entryLists(doc).map(({ path, fields }) => {
      const text = Object.entries(fields).find(([, field]) => field.kind === 'text')?.[0];
      return { path, make: (token: string) => ({ id: idOf(token), ...(text ? { [text]: token } : {}) }) };
    }),
    ...entryFields(doc)
      .filter(({ field }) => field.kind === 'tags')
      .map(({ path }) => ({ path, make: (token: string) => token })),
  ];
}

/** The id of a new entry, derived from its token, so that a seed gives the same document again. */
function idOf(token: string): string {
  const hex = token.replace(/./gsu, (char) => (char.codePointAt(0) ?? 0).toString(16).padStart(2, '0').slice(-2));
  return `00000000-0000-7000-8000-${hex.padStart(12, '0').slice(-12)}`;
}

function child(parent: unknown, name: string | number): unknown {
  return typeof parent === 'object' && parent !== null
    ? Object.entries(parent).find(([key]) => key === String(name))?.[1]
    : undefined;
}

function valueAt(doc: unknown, path: Path): unknown {
  return path.reduce(child, doc);
}

function replaceAt(current: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const next = replaceAt(child(current, name), rest, value);
  if (Array.isArray(current)) return current.toSpliced(Number(name), 1, next);
  return typeof current === 'object' ? { ...current, [name]: next } : next;
}

/**
 * A path with ids instead of positions, so that it stays the same when entries move; a value that is merged as a whole
 * has its own path.
 */
function namedPath(doc: Resume, path: Path): string {
  const names = path.map((name, index) =>
    typeof name === 'number' ? String(valueAt(doc, [...path.slice(0, index), name, 'id'])) : name,
  );
  const paths = names.map((_, index) => names.slice(0, index + 1).join('.'));
  return paths.find((found) => mergeShapeOf(found) === 'whole') ?? names.join('.');
}
