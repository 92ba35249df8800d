import { describe, expect, it } from 'vitest';
import type { Line } from '../../../text/line.ts';
import { lineOf } from '../../testing/line-of.ts';
import { hadNoRoom } from './line-room.ts';

describe('a line that ends in a hyphen', () => {
  const line = (text: string, top: number): Line => lineOf([], { text, x: 40, right: 200, top, bottom: top + 10 });

  it('goes on in the next one, however much room it has', () => {
    expect(hadNoRoom(line('Mended looms in the north-', 100), line('ern towns.', 112))).toBe(true);
    expect(hadNoRoom(line('Mended looms in 2019 -', 100), line('Towns of the north', 112))).toBe(false);
  });
});
