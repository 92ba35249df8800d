import { bytesBeside, joinConflicts, thatFit, type Conflict } from './conflicts.ts';
import type { Work } from './diff.ts';
import { byName, childPath, equal, isList, isObject, keysOf, nameOf, own, type JsonObject } from './json.ts';
import { interleave, reordered } from './list-order.ts';
import { mergeText } from './merge-text.ts';

export interface Mergeable {
  conflicts: readonly Conflict[];
  /** The content when this exact revision was marked as final; absent or `null` for a draft. */
  final?: unknown;
}

/**
 * How the value at a path is merged: `prose` word by word; `whole` not at all, whether text, object or list; in `parts`
 * objects key by key and lists item by item, each text in them as a whole.
 */
export type Shape = 'prose' | 'parts' | 'whole';

/** What a merge needs to know about the documents, apart from their being JSON. */
export interface MergeRules {
  shapeOf: (path: string) => Shape;
  /** Whether a text that was merged word by word is acceptable; otherwise it becomes a conflict. */
  mayStand: (joined: string, mine: string, theirs: string) => boolean;
  /** A document larger than this, in bytes of JSON, gets no conflicts. */
  maxBytes: number;
}

export interface MergeOptions<Doc> {
  /** Names the device of `theirs` in conflicts. */
  device: string;
  /** Creates the id of a conflict. */
  newId: () => string;
  /** Parses the result with the document's schema, and throws if it is invalid; by S7 it never is. */
  parse: (merged: unknown) => Doc;
  rules: MergeRules;
}

/** The state of one merge on its way through the documents. */
interface Merging {
  rules: MergeRules;
  report: (path: string, kept: unknown, other: unknown) => void;
  work: Work;
}

/** The comparisons that one merge may make in texts: about 20 ms. */
const mostWork = 1_000_000;
/** A list of more items than this that both sides changed is one value. */
const mostItems = 5_000;

/**
 * Merges two documents made from the same one: `SPEC.md`, S4–S7 and M1–M6. Pure; `mine` and `theirs` are not changed,
 * and if one side changed nothing, the other one is returned unchanged. Values that cannot be merged keep `mine` and
 * add a conflict to the document. A merge of two revisions is a draft, since it was never marked as final. Without a
 * common ancestor `base` is null: nothing is removed, and every difference is a conflict.
 */
export function merge<Doc extends Mergeable>(
  base: Doc | null,
  mine: Doc,
  theirs: Doc,
  { device, newId, parse, rules }: MergeOptions<Doc>,
): Doc {
  if (equal(mine, theirs) || equal(base, theirs)) return mine;
  if (equal(base, mine)) return theirs;
  const [draft, other] = [draftOf(mine), draftOf(theirs)];
  if (equal(draft, other)) return mine.final ? mine : theirs;
  const found: Conflict[] = [];
  const report: Merging['report'] = (path, kept, value) =>
    found.push({ id: newId(), path, kept, other: value, device });
  const merged = mergeObject(base ? contentOf(draftOf(base)) : {}, contentOf(draft), contentOf(other), '', {
    rules,
    report,
    work: { left: mostWork },
  });
  const conflicts = joinConflicts(base?.conflicts ?? [], mine.conflicts, theirs.conflicts, found);
  return parse({
    ...merged,
    conflicts: conflicts.length === 0 ? conflicts : thatFit(conflicts, bytesBeside(merged, rules.maxBytes)),
  });
}

const draftOf = <Doc extends Mergeable>(doc: Doc): Doc => (doc.final ? { ...doc, final: null } : doc);

const contentOf = ({ conflicts: _conflicts, ...content }: Mergeable): JsonObject => ({ ...content });

/** Merges one value; `undefined` means a missing one. */
function mergeValue(base: unknown, mine: unknown, theirs: unknown, path: string, merging: Merging): unknown {
  if (equal(mine, theirs) || equal(base, theirs)) return mine;
  if (equal(base, mine)) return theirs;
  // Edited on one side and removed on the other: the edit wins.
  if (mine === undefined) return theirs;
  if (theirs === undefined) return mine;
  const merged = joinedValue(base, mine, theirs, path, merging);
  if (merged !== undefined) return merged;
  merging.report(path, mine, theirs);
  return mine;
}

/** The merge of both sides' changes; `undefined` for a single value, or if both changed the same part. */
function joinedValue(base: unknown, mine: unknown, theirs: unknown, path: string, merging: Merging): unknown {
  const { rules, work } = merging;
  const shape = rules.shapeOf(path);
  if (shape === 'whole') return undefined;
  if (isObject(mine) && isObject(theirs)) return mergeObject(isObject(base) ? base : {}, mine, theirs, path, merging);
  if (isList(mine) && isList(theirs)) return mergeList(isList(base) ? base : [], mine, theirs, path, merging);
  if (shape !== 'prose' || typeof mine !== 'string' || typeof theirs !== 'string') return undefined;
  const text = mergeText(typeof base === 'string' ? base : '', mine, theirs, work);
  return text !== undefined && rules.mayStand(text, mine, theirs) ? text : undefined;
}

function mergeObject(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  path: string,
  merging: Merging,
): JsonObject {
  return Object.fromEntries(
    [...keysOf(mine, theirs)]
      .map(
        (key) =>
          [key, mergeValue(own(base, key), own(mine, key), own(theirs, key), childPath(path, key), merging)] as const,
      )
      .filter(([, value]) => value !== undefined),
  );
}

/** Merges by item, or returns `undefined` if items have no names, or there are too many. */
function mergeList(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  path: string,
  merging: Merging,
): unknown[] | undefined {
  if (Math.max(base.length, mine.length, theirs.length) > mostItems) return undefined;
  const [from, ours, others] = [byName(base), byName(mine), byName(theirs)];
  if (!from || !ours || !others) return undefined;
  const merged = new Map<string, unknown>();
  for (const name of new Set([...ours.keys(), ...others.keys()])) {
    const itemPath = childPath(path, nameOf(ours.get(name) ?? others.get(name)));
    const item = mergeValue(from.get(name), ours.get(name), others.get(name), itemPath, merging);
    if (item !== undefined) merged.set(name, item);
  }
  const [oursMoved, othersMoved] = [reordered(from, ours), reordered(from, others)];
  if (oursMoved && othersMoved && reordered(ours, others)) merging.report(path, mine.map(nameOf), theirs.map(nameOf));
  const present = (names: Iterable<string>) => [...names].filter((name) => merged.has(name));
  const [leading, following] = othersMoved && !oursMoved ? [others, ours] : [ours, others];
  return interleave(present(leading.keys()), present(following.keys())).map((name) => merged.get(name));
}
