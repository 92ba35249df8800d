/** The names in the order of `leading`; those that only `following` has come right after their left neighbour there. */
export function interleave(leading: Iterable<string>, following: Iterable<string>): string[] {
  const order = [...leading];
  const known = new Set(order);
  /** The names right after each name; those at the start are after `null`. */
  const after = new Map<string | null, string[]>();
  let anchor: string | null = null;
  for (const name of following) {
    if (known.has(name)) anchor = name;
    else {
      known.add(name);
      const run = after.get(anchor) ?? [];
      run.push(name);
      after.set(anchor, run);
    }
  }
  return [null, ...order].flatMap((name) => [...(name === null ? [] : [name]), ...(after.get(name) ?? [])]);
}

/** Whether the names that both lists have are in a different order. */
export function reordered(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): boolean {
  const kept = [...after.keys()].filter((name) => before.has(name));
  return [...before.keys()].filter((name) => after.has(name)).some((name, index) => name !== kept[index]);
}
