import type { Sample } from '@vitae/api/samples';

/** Where a point is, as `Drawn` has it: page from 1, x and y in points from the top left corner. */
type Place = Omit<Sample['marks'][number], 'point'>;

const byPlace = (one: Place | null, other: Place | null): number =>
  one && other ? one.page - other.page || one.y - other.y || one.x - other.x : Number(!one) - Number(!other);

/**
 * Points and their marks in the order of their places down the pages, so that the numbers follow the eye; points whose
 * place is not drawn come last.
 */
export function pointsDownThePage(
  points: Sample['points'],
  places: readonly (Place | null)[],
): Pick<Sample, 'points' | 'marks'> {
  const ordered = points
    .map((point, index) => ({ point, place: places[index] ?? null }))
    .toSorted((one, other) => byPlace(one.place, other.place));
  return {
    points: ordered.map(({ point }) => point),
    marks: ordered.flatMap(({ place }, point) => (place ? [{ point, ...place }] : [])),
  };
}
