import { equal } from './json.ts';

/** A value that waits for the person's choice, and the device it came from; `''` when it is not known. */
export interface Alternative {
  other: unknown;
  device: string;
}

/** Both sides changed the same thing: `kept` stands in the document, `other` waits here for the person's choice. */
export interface Conflict extends Alternative {
  id: string;
  path: string;
  kept: unknown;
  /** What came to the same place before and was not chosen from yet, the newest first. */
  earlier?: readonly Alternative[] | undefined;
}

/** More values than these wait nowhere: the oldest give way. What a device sent is still among the versions. */
const mostConflicts = 1_000;
const mostAlternatives = 20;

/**
 * The conflicts of a merged document: what either side had, without what either side has settled, and those `found`
 * just now; one a path.
 */
export function joinConflicts(
  base: readonly Conflict[],
  mine: readonly Conflict[],
  theirs: readonly Conflict[],
  found: readonly Conflict[],
): Conflict[] {
  const [before, here, there] = [byId(base), byId(mine), byId(theirs)];
  const ids = new Set([...there.keys(), ...here.keys()]);
  const joined = [...ids].flatMap((id) => joinedConflict(before.get(id), here.get(id), there.get(id)));
  return onePerPath([...joined, ...found]);
}

/** What is left of a conflict: where both sides have gone on with it in their own way, both. */
function joinedConflict(before?: Conflict, mine?: Conflict, theirs?: Conflict): Conflict[] {
  const left = equal(before, theirs) ? [mine] : equal(before, mine) || equal(mine, theirs) ? [theirs] : [theirs, mine];
  return left.filter((conflict) => conflict !== undefined);
}

const byId = (conflicts: readonly Conflict[]) => new Map(conflicts.map((conflict) => [conflict.id, conflict]));

/** Conflicts of one path are one: the newest stands in it, the others wait behind. */
function onePerPath(conflicts: readonly Conflict[]): Conflict[] {
  return [...Map.groupBy(conflicts, ({ path }) => path).values()].flatMap(folded).slice(-mostConflicts);
}

function folded(conflicts: readonly Conflict[]): Conflict[] {
  const newest = conflicts.at(-1);
  if (newest === undefined || conflicts.length === 1) return [...conflicts];
  // Even what equals `kept` stays: that was the document's value once, and need not be it any more.
  const waiting: Alternative[] = [];
  for (const { other, device, earlier = [] } of conflicts.toReversed())
    for (const found of [{ other, device }, ...earlier])
      if (!waiting.some((known) => equal(known.other, found.other)))
        waiting.push({ other: found.other, device: found.device });
  const [first, ...earlier] = waiting;
  return first === undefined ? [] : [offering(newest, first, earlier.slice(0, mostAlternatives - 1))];
}

function offering({ id, path, kept }: Conflict, first: Alternative, earlier: readonly Alternative[]): Conflict {
  return { id, path, kept, ...first, ...(earlier.length > 0 ? { earlier } : {}) };
}

/** A conflict after its newest value was chosen or put aside: what waited behind it is asked next, if anything is. */
export function nextChoice(conflict: Conflict, kept: unknown): Conflict | null {
  const [first, ...earlier] = conflict.earlier ?? [];
  return first === undefined ? null : offering({ ...conflict, kept }, first, earlier);
}

const encoder = new TextEncoder();
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value) ?? '').length;

/**
 * As many conflicts as fit beside a document of so many bytes, the newest first: a document that is small enough for
 * the server never gets too large for it by what waits in it.
 */
export function thatFit(conflicts: readonly Conflict[], maxBytes: number): Conflict[] {
  // What is too large by itself stays on its device, whatever waits in it.
  if (maxBytes <= 0) return [...conflicts];
  let left = maxBytes;
  return conflicts
    .toReversed()
    .flatMap((conflict) => {
      const { found, bytes } = largestThatFits(conflict, left);
      left -= bytes;
      return found;
    })
    .toReversed();
}

function largestThatFits(conflict: Conflict, left: number): { found: Conflict[]; bytes: number } {
  const { other, device, earlier = [] } = conflict;
  for (let count = earlier.length; count >= 0; count -= Math.ceil(count / 2) || 1) {
    const smaller = offering(conflict, { other, device }, earlier.slice(0, count));
    const bytes = bytesOf(smaller) + 1;
    if (bytes <= left) return { found: [smaller], bytes };
  }
  return { found: [], bytes: 0 };
}

/** How many bytes are left for conflicts in a document that may have `maxBytes`. */
export const bytesBeside = (doc: object, maxBytes: number): number => maxBytes - bytesOf({ ...doc, conflicts: [] });
