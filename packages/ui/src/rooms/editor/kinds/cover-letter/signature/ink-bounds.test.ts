import { expect, it } from 'vitest';
import { inkBounds } from './ink-bounds.ts';

const drawing = (width: number, height: number, ...ink: [x: number, y: number][]) => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (const [x, y] of ink) data[(y * width + x) * 4 + 3] = 200;
  return { data, width, height };
};

it('finds the part of a drawing that has ink', () => {
  expect(inkBounds(drawing(6, 5, [1, 3], [4, 2], [2, 3]))).toEqual({ left: 1, top: 2, width: 4, height: 2 });
  expect(inkBounds(drawing(6, 5, [5, 4]))).toEqual({ left: 5, top: 4, width: 1, height: 1 });
});

it('finds nothing in an empty drawing', () => expect(inkBounds(drawing(6, 5))).toBeNull());
