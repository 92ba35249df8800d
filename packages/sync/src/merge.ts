import { diff3Merge } from 'node-diff3';
import { byName, childPath, equal, isList, isObject, keysOf, nameOf, own, type JsonObject } from './json.ts';
import { interleave, reordered } from './list-order.ts';

/** Both sides changed the same thing: `kept` stands in the document, `other` waits here for the person's choice. */
export interface Conflict {
  id: string;
  path: string;
  kept: unknown;
  other: unknown;
  /** The device that `other` came from; `''` when it is not known. */
  device: string;
}

export interface Mergeable {
  conflicts: readonly Conflict[];
  /** What was settled when this very revision was declared final; absent or `null` for a draft. */
  final?: unknown;
}

export interface MergeOptions<Doc> {
  /** Names the device of `theirs` in conflicts. */
  device: string;
  /** Makes the id of a conflict. */
  newId: () => string;
  /** Reads the result by the document's schema, and throws where it does not fit; by S7 it always does. */
  parse: (merged: unknown) => Doc;
}

type Report = (path: string, kept: unknown, other: unknown) => void;

/**
 * Joins two documents made from the same one: `SPEC.md`, S4–S7. Pure; `mine` and `theirs` are not changed, and where one side
 * changed nothing the other one is returned as it is. What cannot be joined keeps `mine` and adds a conflict to the document.
 * What is joined from two revisions is a draft: nobody has declared it final. Without a common ancestor `base` is null: nothing is removed,
 * and what differs is a conflict.
 */
export function merge<Doc extends Mergeable>(base: Doc | null, mine: Doc, theirs: Doc, { device, newId, parse }: MergeOptions<Doc>): Doc {
  const found: Conflict[] = [];
  const report: Report = (path, kept, other) => found.push({ id: newId(), path, kept, other, device });
  if (equal(mine, theirs) || equal(base, theirs)) return mine;
  if (equal(base, mine)) return theirs;
  const [draft, other] = [draftOf(mine), draftOf(theirs)];
  if (equal(draft, other)) return mine.final ? mine : theirs;
  const merged = mergeValue(base && draftOf(base), draft, other, '', report);
  const doc = parse(merged);
  return found.length > 0 ? parse({ ...doc, conflicts: [...doc.conflicts, ...found] }) : doc;
}

const draftOf = <Doc extends Mergeable>(doc: Doc): Doc => (doc.final ? { ...doc, final: null } : doc);

/** Merges one value; `undefined` stands for one that is not there. */
function mergeValue(base: unknown, mine: unknown, theirs: unknown, path: string, report: Report): unknown {
  if (equal(mine, theirs) || equal(base, theirs)) return mine;
  if (equal(base, mine)) return theirs;
  // Edited on one side and removed on the other: the edit wins.
  if (mine === undefined) return theirs;
  if (theirs === undefined) return mine;
  const merged =
    isObject(mine) && isObject(theirs)
      ? mergeObject(isObject(base) ? base : {}, mine, theirs, path, report)
      : isList(mine) && isList(theirs)
        ? mergeList(isList(base) ? base : [], mine, theirs, path, report)
        : typeof mine === 'string' && typeof theirs === 'string'
          ? mergeText(typeof base === 'string' ? base : '', mine, theirs)
          : undefined;
  if (merged !== undefined) return merged;
  report(path, mine, theirs);
  return mine;
}

function mergeObject(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  path: string,
  report: Report,
): JsonObject {
  return Object.fromEntries(
    [...keysOf(mine, theirs)]
      .map((key) => [key, mergeValue(own(base, key), own(mine, key), own(theirs, key), childPath(path, key), report)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** Merges by item, or gives `undefined` when items have no names to go by. */
function mergeList(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  path: string,
  report: Report,
): unknown[] | undefined {
  const [from, ours, others] = [byName(base), byName(mine), byName(theirs)];
  if (!from || !ours || !others) return undefined;
  const merged = new Map<string, unknown>();
  for (const name of new Set([...ours.keys(), ...others.keys()])) {
    const itemPath = childPath(path, nameOf(ours.get(name) ?? others.get(name)));
    const item = mergeValue(from.get(name), ours.get(name), others.get(name), itemPath, report);
    if (item !== undefined) merged.set(name, item);
  }
  const [oursMoved, othersMoved] = [reordered(from, ours), reordered(from, others)];
  if (oursMoved && othersMoved && reordered(ours, others)) report(path, mine.map(nameOf), theirs.map(nameOf));
  const present = (names: Iterable<string>) => [...names].filter((name) => merged.has(name));
  const [leading, following] = othersMoved && !oursMoved ? [others, ours] : [ours, others];
  return interleave(present(leading.keys()), present(following.keys())).map((name) => merged.get(name));
}

/**
 * Words with the space before them, and single characters of scripts that put no space between words. Space is no word of its own:
 * a token that stands everywhere makes the search for the longest common sequence cubic.
 */
const WORDS = /\s*(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]\p{M}*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+)|\s+/gu;

/** Merges word by word, or gives `undefined` when both sides changed the same or neighbouring words. */
function mergeText(base: string, mine: string, theirs: string): string | undefined {
  const words = (text: string): string[] => text.match(WORDS) ?? [];
  const regions = diff3Merge(words(mine), words(base), words(theirs));
  return regions.some((region) => region.conflict) ? undefined : regions.flatMap((region) => region.ok ?? []).join('');
}
