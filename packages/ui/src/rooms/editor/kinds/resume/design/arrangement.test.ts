import { expect, it } from 'vitest';
import { moveOver } from './arrangement.ts';

const arrangement = { main: ['a', 'b', 'c'], side: ['x'] };

it('moves up, down, across and to the end of a column', () => {
  expect(moveOver(arrangement, 'c', 'a').main).toEqual(['c', 'a', 'b']);
  expect(moveOver(arrangement, 'a', 'c').main).toEqual(['b', 'c', 'a']);
  expect(moveOver(arrangement, 'b', 'x')).toEqual({ main: ['a', 'c'], side: ['b', 'x'] });
  expect(moveOver(arrangement, 'b', 'side')).toEqual({ main: ['a', 'c'], side: ['x', 'b'] });
  expect(moveOver(arrangement, 'b', 'b')).toBe(arrangement);
});
