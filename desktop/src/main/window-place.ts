import type { Rectangle } from 'electron';
import type { Place } from './settings.ts';

export const smallest = { width: 390, height: 600 };
const usual = { width: 1440, height: 900 };
/** Points of a window that must be on a display so that the user can find it. */
const foundBy = 80;

/**
 * The position of a new window: that of the last one, unless its display is gone; `undefined` leaves it to the system.
 */
export function placeFor(
  last: Place | null,
  displays: readonly Rectangle[],
): { width: number; height: number; x?: number; y?: number } {
  if (last === null) return usual;
  const display = displays.find(
    (area) =>
      overlap(last.x, last.width, area.x, area.width) >= foundBy &&
      overlap(last.y, last.height, area.y, area.height) >= foundBy,
  );
  if (!display) return { width: last.width, height: last.height };
  const width = Math.max(smallest.width, Math.min(last.width, display.width));
  const height = Math.max(smallest.height, Math.min(last.height, display.height));
  // The title bar must be reachable.
  return { width, height, x: last.x, y: Math.max(display.y, last.y) };
}

const overlap = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);
