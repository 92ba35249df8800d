import type { PagePlace } from './page-places.ts';

/** Pixels of a mark. */
export const markSize = 18;

/** Text that begins further left than this has nothing on its left, in points. */
const farLeft = 110;

/** A place of a finding or note this near to a mark of the same one, in pixels, is seen to belong to it. */
const near = 48;

interface Point {
  x: number;
  y: number;
}

/**
 * Where the marks of a page stand, in pixels: beside what they mean, none over another. Places that are close together
 * share the first one's mark, so that a list of five lines does not get a column of marks that ends below it: `null`.
 */
export function placesOfMarks(
  marks: readonly { id: string; box: PagePlace['box'] }[],
  scale: number,
): (Point | null)[] {
  const taken: (Point & { id: string })[] = [];
  return marks.map(({ id, box }) => {
    const wanted = besideText(box, scale);
    if (taken.some((other) => other.id === id && isWithin(near, other, wanted))) return null;
    const place = freePlace(taken, wanted);
    taken.push({ id, ...place });
    return place;
  });
}

const isWithin = (most: number, one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) < most && Math.abs(one.y - other.y) < most;

/** On a point; left of text in the margin; above text that has other text on its left. */
const besideText = ({ x, y, width }: PagePlace['box'], scale: number): Point =>
  width === 0
    ? { x: x * scale - markSize / 2, y: y * scale - markSize / 2 }
    : x < farLeft
      ? { x: x * scale - markSize - 2, y: y * scale }
      : { x: x * scale - markSize / 2, y: y * scale - markSize };

/** The next place below others, so that marks of one line do not cover each other. */
function freePlace(taken: readonly Point[], { x, y }: Point): Point {
  const place = { x: Math.max(0, x), y: Math.max(0, y) };
  while (taken.some((other) => isWithin(markSize, other, place))) place.y += markSize + 1;
  return place;
}
