import { equal } from './json.ts';

/** A value that needs the user's choice, and the device it came from; `''` if unknown. */
export interface Alternative {
  other: unknown;
  device: string;
}

/** Both sides changed the same value: `kept` is in the document, `other` is kept here until the user chooses. */
export interface Conflict extends Alternative {
  id: string;
  path: string;
  kept: unknown;
  /** Earlier values of the same path that still need a choice, the newest first. */
  earlier?: readonly Alternative[] | undefined;
}

/** At most this many values are kept: the oldest are dropped, but are still among the versions. */
const mostConflicts = 1_000;
const mostAlternatives = 20;

/**
 * The conflicts of a merged document: those of either side, without those that either side has resolved, plus the newly
 * `found` ones; one per path.
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

/** The rest of a conflict: both, if both sides have continued it in different ways. */
function joinedConflict(before?: Conflict, mine?: Conflict, theirs?: Conflict): Conflict[] {
  const left = equal(before, theirs) ? [mine] : equal(before, mine) || equal(mine, theirs) ? [theirs] : [theirs, mine];
  return left.filter((conflict) => conflict !== undefined);
}

const byId = (conflicts: readonly Conflict[]) => new Map(conflicts.map((conflict) => [conflict.id, conflict]));

/** Conflicts of one path are one: the newest is in it, with the others behind. */
function onePerPath(conflicts: readonly Conflict[]): Conflict[] {
  return [...Map.groupBy(conflicts, ({ path }) => path).values()].flatMap(folded).slice(-mostConflicts);
}

function folded(conflicts: readonly Conflict[]): Conflict[] {
  const newest = conflicts.at(-1);
  if (newest === undefined || conflicts.length === 1) return [...conflicts];
  // Even values equal to `kept` stay: that was the document's value once, and may not be it any more.
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

/** A conflict after its newest value was chosen or rejected: the next one behind it, if any. */
export function nextChoice(conflict: Conflict, kept: unknown): Conflict | null {
  const [first, ...earlier] = conflict.earlier ?? [];
  return first === undefined ? null : offering({ ...conflict, kept }, first, earlier);
}

const encoder = new TextEncoder();
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value) ?? '').length;

/**
 * As many conflicts as fit next to a document of so many bytes, the newest first: waiting conflicts never make a
 * document too large for the server.
 */
export function thatFit(conflicts: readonly Conflict[], maxBytes: number): Conflict[] {
  // A document that is too large in itself stays on its device, with or without conflicts.
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
