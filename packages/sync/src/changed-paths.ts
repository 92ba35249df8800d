import { byName, childPath, equal, isList, isObject, keysOf, nameOf, own } from './json.ts';
import { reordered } from './list-order.ts';

/**
 * Where two documents differ, as paths of the smallest differing values. An item added or removed is one path, and so
 * is a list whose items are in a different order.
 */
export function changedPaths(before: unknown, after: unknown, path = ''): string[] {
  if (equal(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    return [...keysOf(before, after)].flatMap((key) =>
      changedPaths(own(before, key), own(after, key), childPath(path, key)),
    );
  }
  const [old, now] = [isList(before) ? byName(before) : null, isList(after) ? byName(after) : null];
  if (!old || !now) return [path];
  const items = [...new Set([...old.keys(), ...now.keys()])].flatMap((name) =>
    changedPaths(old.get(name), now.get(name), childPath(path, nameOf(old.get(name) ?? now.get(name)))),
  );
  return reordered(old, now) ? [path, ...items] : items;
}
