/** The names in the order of `leading`; those that only `following` has come right after their left neighbour there. */
export function interleave(leading: Iterable<string>, following: Iterable<string>): string[] {
  const order = [...leading];
  const placed = new Set(order);
  let left: string | undefined;
  for (const name of following) {
    if (!placed.has(name)) {
      order.splice(left === undefined ? 0 : order.indexOf(left) + 1, 0, name);
      placed.add(name);
    }
    left = name;
  }
  return order;
}

/** Whether the names that both lists have stand in another order. */
export function reordered(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): boolean {
  const kept = [...after.keys()].filter((name) => before.has(name));
  return [...before.keys()].filter((name) => after.has(name)).some((name, index) => name !== kept[index]);
}
