import type { DisplayPage } from './display-list.ts';
import { union, type Bounds } from './path.ts';

/** Regions closer than this are painted as one, in points. */
const NEAR = 24;

/** The parts of a page that look different in another version of it, from top to bottom, in points. */
export function changedRegions(before: DisplayPage, after: DisplayPage): Bounds[] {
  if (before.width !== after.width || before.height !== after.height) return [wholePage(after)];
  const counts = new Map<string, number>();
  for (const { key } of before.items) counts.set(key, (counts.get(key) ?? 0) + 1);
  const changed: Bounds[] = [];
  for (const { key, bounds } of after.items) {
    const count = counts.get(key) ?? 0;
    if (count > 0) counts.set(key, count - 1);
    else changed.push(bounds);
  }
  for (const { key, bounds } of before.items) {
    const count = counts.get(key) ?? 0;
    if (count <= 0) continue;
    counts.set(key, count - 1);
    changed.push(bounds);
  }
  return merged(changed);
}

export const wholePage = ({ width, height }: DisplayPage): Bounds => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});

/** Joins regions that overlap or nearly touch, so that no line is painted twice. */
export function merged(regions: readonly Bounds[]): Bounds[] {
  const result: Bounds[] = [];
  for (const region of regions.toSorted((a, b) => a.top - b.top)) {
    const last = result.at(-1);
    if (last && region.top < last.bottom + NEAR) result[result.length - 1] = union(last, region);
    else result.push(region);
  }
  return result;
}
