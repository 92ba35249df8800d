import { describe, expect, it } from 'vitest';
import { movedCrop, squareOf } from './crop.ts';

const size = { width: 400, height: 200 };
const middle = { x: 0.5, y: 0.5, zoom: 1 };

describe('crop', () => {
  it('keeps the middle at first, as large as fits', () => {
    expect(squareOf(size, middle)).toEqual({ left: 100, top: 0, side: 200 });
    expect(squareOf(size, { ...middle, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
  });

  it('stays inside the picture', () => {
    expect(squareOf(size, { x: 2, y: -1, zoom: 2 })).toEqual({ left: 300, top: 0, side: 100 });
    expect(squareOf(size, movedCrop(size, middle, 1_000, 1_000))).toEqual({ left: 200, top: 0, side: 200 });
  });

  it('moves by pixels, and back immediately after it was pushed against the edge', () => {
    const pushed = movedCrop(size, middle, 1_000, 0);
    expect(squareOf(size, movedCrop(size, pushed, -10, 0)).left).toBe(190);
  });
});
