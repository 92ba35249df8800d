/** A run of one list that another one has in a different form: `[from, to)` of one becomes `[otherFrom, otherTo)`. */
export interface Hunk {
  from: number;
  to: number;
  otherFrom: number;
  otherTo: number;
}

/** The remaining comparisons of one merge: a text that would take more counts as one change from start to end. */
export interface Work {
  left: number;
}

/** More edits than this in one text are one change: the memory of the search grows with their square. */
const mostEdits = 1_000;

/**
 * The edits that turn `before` into `after`, in order. The shortest one (E. Myers, An O(ND) Difference Algorithm, 1986)
 * if it is found within the bounds; otherwise everything between the common start and the common end is one hunk, which
 * is correct too, only coarser.
 */
export function diff(before: readonly string[], after: readonly string[], work: Work): Hunk[] {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const from = numbered(before.slice(start, before.length - end), after.slice(start, after.length - end));
  work.left -= from.before.length + from.after.length;
  const hunks = shortest(from.before, from.after, work);
  return hunks.map((hunk) => ({
    from: hunk.from + start,
    to: hunk.to + start,
    otherFrom: hunk.otherFrom + start,
    otherTo: hunk.otherTo + start,
  }));
}

/** Equal texts get equal numbers, which compare at once however long the texts are. */
function numbered(before: readonly string[], after: readonly string[]): { before: Int32Array; after: Int32Array } {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
  return { before: Int32Array.from(before, numberOf), after: Int32Array.from(after, numberOf) };
}

function shortest(before: Int32Array, after: Int32Array, work: Work): Hunk[] {
  if (before.length === 0 && after.length === 0) return [];
  const whole = [{ from: 0, to: before.length, otherFrom: 0, otherTo: after.length }];
  if (before.length === 0 || after.length === 0) return whole;
  const steps = searched(before, after, work);
  return steps === null ? whole : tracedBack(steps, before.length, after.length);
}

/**
 * The furthest position in `before` on each diagonal, for each number of edits until the ends are reached; `null` if
 * that exceeds the bounds. Diagonal `k` of a row for `d` edits is at `k + d`.
 */
function searched(before: Int32Array, after: Int32Array, work: Work): Int32Array[] | null {
  const steps: Int32Array[] = [];
  for (let edits = 0; edits <= mostEdits; edits += 1) {
    const last = steps.at(-1);
    const row = new Int32Array(2 * edits + 1);
    for (let k = -edits; k <= edits; k += 2) {
      let x = last === undefined ? 0 : furthest(last, k, edits);
      const first = x;
      let y = x - k;
      while (x < before.length && y >= 0 && y < after.length && before[x] === after[y]) {
        x += 1;
        y += 1;
      }
      work.left -= 1 + x - first;
      row[k + edits] = x;
      if (x >= before.length && y >= after.length) return [...steps, row];
    }
    if (work.left <= 0) return null;
    steps.push(row);
  }
  return null;
}

/** Where one more edit leads on diagonal `k`: down from the one above, or right from the one below. */
function furthest(last: Int32Array, k: number, edits: number): number {
  return goesDown(last, k, edits) ? at(last, k + 1, edits) : at(last, k - 1, edits) + 1;
}

const at = (last: Int32Array, k: number, edits: number): number => last[k + edits - 1] ?? -1;

const goesDown = (last: Int32Array, k: number, edits: number): boolean =>
  k === -edits || (k !== edits && at(last, k - 1, edits) < at(last, k + 1, edits));

function tracedBack(steps: readonly Int32Array[], beforeEnd: number, afterEnd: number): Hunk[] {
  const hunks: Hunk[] = [];
  let [x, y] = [beforeEnd, afterEnd];
  for (let edits = steps.length - 1; edits > 0; edits -= 1) {
    const last = steps[edits - 1];
    if (last === undefined) break;
    const k = x - y;
    const isDown = goesDown(last, k, edits);
    const fromX = at(last, isDown ? k + 1 : k - 1, edits);
    const fromY = fromX - (isDown ? k + 1 : k - 1);
    const [toX, toY] = isDown ? [fromX, fromY + 1] : [fromX + 1, fromY];
    const next = hunks.at(-1);
    if (next?.from === toX && next.otherFrom === toY) {
      next.from = fromX;
      next.otherFrom = fromY;
    } else hunks.push({ from: fromX, to: toX, otherFrom: fromY, otherTo: toY });
    [x, y] = [fromX, fromY];
  }
  return hunks.toReversed();
}
