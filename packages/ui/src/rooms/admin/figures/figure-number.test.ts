import { expect, it } from 'vitest';
import { figureNumber } from './figure-number.ts';

it('one person in thirty days is not nobody, and large numbers are whole to one decimal', () => {
  const { format } = figureNumber('en');
  expect([0, 1 / 30, 0.52, 7, 12.34, 1234].map(format)).toEqual(['0', '0.03', '0.5', '7', '12.3', '1,234']);
});
