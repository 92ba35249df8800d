import { nextChoice } from './conflicts.ts';
import { byName, isList, isObject, nameOf } from './json.ts';
import { interleave } from './list-order.ts';
import type { Mergeable } from './merge.ts';

/**
 * Resolves a conflict: `kept` leaves the document's value, `other` replaces it, and either way the conflict is removed.
 * If there are earlier values behind the conflict, it stays and offers the next one. A part that was removed meanwhile
 * stays removed. `parse` reads the result with the document's schema.
 */
export function resolveConflict<Doc extends Mergeable>(
  doc: Doc,
  conflictId: string,
  choice: 'kept' | 'other',
  parse: (changed: unknown) => Doc,
): Doc {
  const conflict = doc.conflicts.find(({ id }) => id === conflictId);
  if (!conflict) return doc;
  const chosen = choice === 'other' ? parse(put(doc, conflict.path.split('.'), conflict.other)) : doc;
  const next = nextChoice(conflict, choice === 'other' ? conflict.other : conflict.kept);
  return {
    ...chosen,
    conflicts: chosen.conflicts.flatMap((found) => (found.id === conflictId ? (next ?? []) : found)),
  };
}

function put(current: unknown, path: readonly string[], other: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return replace(current, other);
  if (isList(current)) return current.map((item) => (nameOf(item) === name ? put(item, rest, other) : item));
  return isObject(current) && Object.hasOwn(current, name)
    ? { ...current, [name]: put(current[name], rest, other) }
    : current;
}

/** A conflict about the order of a list contains the names of its items; about anything else, the value itself. */
function replace(current: unknown, other: unknown): unknown {
  const items = isList(current) ? byName(current) : null;
  if (!items || !isList(other) || other.some((item) => isObject(item) || isList(item))) return other;
  const wanted = [...(byName(other) ?? new Map<string, unknown>()).keys()].filter((name) => items.has(name));
  return interleave(wanted, items.keys()).map((name) => items.get(name));
}
