export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Array.isArray for data without a known type. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/**
 * Whether two JSON values are equal; the order of an object's keys does not matter, and a key without a value counts as
 * missing.
 */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((item, index) => equal(item, b[index]));
  return isObject(a) && isObject(b) && saysAll(a, b) && hasNoMore(b, a);
}

/** Whether `other` contains all of `one`. */
function saysAll(one: JsonObject, other: JsonObject): boolean {
  for (const key of Object.keys(one)) if (!equal(own(one, key), own(other, key))) return false;
  return true;
}

/** Whether every key of `one` that has a value is in `other`. */
function hasNoMore(one: JsonObject, other: JsonObject): boolean {
  for (const key of Object.keys(one)) if (one[key] !== undefined && !Object.hasOwn(other, key)) return false;
  return true;
}

/** The value of an own key, never an inherited one. */
export function own(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** The keys that either object has, those of the first one first. */
export function keysOf(a: JsonObject, b: JsonObject): Set<string> {
  return new Set([...Object.keys(a), ...Object.keys(b)]);
}

/**
 * The identity of a list's item across versions: its `id`, or the item itself if it is not an object; `undefined` if it
 * has none.
 */
export function nameOf(item: unknown): unknown {
  if (isObject(item)) return typeof item['id'] === 'string' ? item['id'] : undefined;
  return isList(item) ? undefined : item;
}

/** A list's items by name; repeated names are numbered, so that no item is lost. `null` if an item has no name. */
export function byName(list: readonly unknown[]): Map<string, unknown> | null {
  const items = new Map<string, unknown>();
  const counts = new Map<string, number>();
  for (const item of list) {
    const name = JSON.stringify(nameOf(item));
    if (name === undefined) return null;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    items.set(count ? `${name}#${count}` : name, item);
  }
  return items;
}

/** Paths name keys and item ids, joined by dots: `sections.experience.items.<id>.position`. */
export function childPath(path: string, name: unknown): string {
  return path ? `${path}.${String(name)}` : String(name);
}
