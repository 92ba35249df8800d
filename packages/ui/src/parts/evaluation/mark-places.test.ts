import { expect, it } from 'vitest';
import { markSize, placesOfMarks } from './mark-places.ts';

const line = (id: string, y: number, x = 60) => ({ id, box: { x, y, width: 80, height: 12 } });

it('one mark stands for lines of the same finding that follow each other, and is beside the first', () => {
  const list = [0, 14, 28, 42].map((down) => line('skills', 100 + down));
  expect(placesOfMarks(list, 1)).toEqual([{ x: 40, y: 100 }, null, null, null]);
  const apart = [line('skills', 100), line('skills', 400), line('skills', 100, 300)];
  expect(placesOfMarks(apart, 1).map((place) => place?.y)).toEqual([100, 400, 100 - markSize]);
});

it('marks of different findings in one line do not cover each other', () => {
  const places = placesOfMarks([line('dates', 100), line('length', 100), line('verbs', 104)], 1);
  const tops = places.map((place) => place?.y ?? Number.NaN);
  expect(tops).toHaveLength(3);
  for (const [index, top] of tops.slice(1).entries()) expect(top - (tops[index] ?? 0)).toBeGreaterThanOrEqual(markSize);
});

it('marks stay on the page', () => {
  expect(placesOfMarks([line('name', 5, 4)], 1)).toEqual([{ x: 0, y: 5 }]);
});
