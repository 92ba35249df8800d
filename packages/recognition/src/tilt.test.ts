import { describe, expect, it } from 'vitest';
import { canvas } from './testing/drawn.ts';
import { densestBand, isOnItsSide, quarterTurned, straightened, tiltOf } from './tilt.ts';

const degree = Math.PI / 180;

/** Lines of short bars, as words are from afar. */
const page = (from = 0.1, to = 0.9) => {
  const { picture, fill } = canvas(500, 600);
  for (let y = 600 * from; y < 600 * to; y += 24)
    for (let x = 80; x < 430; x += 50) fill(x, Math.round(y), x + 36, Math.round(y) + 8);
  return picture;
};

describe('a page that was laid on the scanner at an angle', () => {
  it.each([-2, -0.8, 1.3, 4])('of %f degrees is put straight', (degrees) => {
    const tilted = straightened(page(), -degrees * degree);
    expect(tiltOf(tilted) / degree).toBeCloseTo(degrees, 0);
    expect(Math.abs(tiltOf(straightened(tilted, tiltOf(tilted))) / degree)).toBeLessThan(0.2);
  });

  it('is left as it is if it is straight, or empty', () => {
    expect(tiltOf(page())).toBe(0);
    expect(tiltOf(canvas(500, 600).picture)).toBe(0);
  });
});

describe('a page that was laid on the scanner in another direction', () => {
  it.each([0, 1, 2, 3])('by %i quarters is on its side or not, also at an angle', (quarters) => {
    const turned = quarterTurned(straightened(page(), 2 * degree), quarters);
    expect(isOnItsSide(turned)).toBe(quarters % 2 === 1);
  });

  it('is not on its side for a rule from top to bottom, or when it is empty', () => {
    const { picture, fill } = canvas(500, 600);
    picture.grey.set(page().grey);
    fill(220, 20, 223, 580);
    expect(isOnItsSide(picture)).toBe(false);
    expect(isOnItsSide(canvas(500, 600).picture)).toBe(false);
  });

  it('is turned clockwise', () => {
    const { picture, fill } = canvas(3, 2);
    fill(0, 0, 1, 1);
    const turned = quarterTurned(picture, 1);
    expect([turned.width, turned.height, [...turned.grey].indexOf(0)]).toEqual([2, 3, 1]);
    expect(quarterTurned(turned, 3)).toEqual(picture);
  });
});

it('shows its language where most of its lines are', () => {
  const { picture, fill } = canvas(500, 600);
  fill(100, 40, 300, 48);
  for (let y = 400; y < 530; y += 24) fill(80, y, 430, y + 8);
  const band = densestBand(picture);
  expect(band.height).toBe(150);
  expect(band.grey.filter((value) => value === 0).length).toBeGreaterThan(5 * 8 * 340);
});
