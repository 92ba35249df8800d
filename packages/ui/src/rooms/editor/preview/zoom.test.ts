import { expect, it } from 'vitest';
import { scaleOf, stepZoom, zoomOf } from './zoom.ts';

it('fits a page to the backdrop, but never much larger than paper', () => {
  expect(scaleOf('fit', 306, 612)).toBe(0.5);
  expect(zoomOf(scaleOf('fit', 4000, 612))).toBeCloseTo(1.2);
  expect(zoomOf(scaleOf(0.67, 4000, 612))).toBeCloseTo(0.67);
});

it('steps up and down and stops at the ends', () => {
  expect(stepZoom(0.9, 1)).toBe(1);
  expect(stepZoom(1, 1)).toBe(1.25);
  expect(stepZoom(1, -1)).toBe(0.8);
  expect(stepZoom(2, 1)).toBe(2);
  expect(stepZoom(0.3, -1)).toBe(0.5);
});
