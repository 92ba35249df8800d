import { expect, it } from 'vitest';
import { withoutBullet } from './bullets.ts';

it.each([
  '➜ Sewed sails',
  '➔ Sewed sails',
  '➤ Sewed sails',
  '⇒ Sewed sails',
  '• Sewed sails',
  '⋆ Sewed sails',
  '✳ Sewed sails',
  '✶ Sewed sails',
  '✔\uFE0F Sewed sails',
])('a list mark is before %s', (text) => {
  expect(withoutBullet(text)).toBe('Sewed sails');
});

it.each(['← Sewed sails', '4 sails'])('no list mark is before %s', (text) => {
  expect(withoutBullet(text)).toBeUndefined();
});
