import { expect, it } from 'vitest';
import { bookedText } from './money-text.ts';

it('shows what the books say in units of its currency', () => {
  expect(bookedText('2900 USD', 'en')).toBe('$29.00');
  expect(bookedText('2900 JPY', 'en')).toBe('¥2,900');
  expect(bookedText('refunded', 'en')).toBe('refunded');
  expect(bookedText('', 'en')).toBe('');
});
