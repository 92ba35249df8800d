import { describe, expect, it } from 'vitest';
import { doubtOf } from './validity.ts';

describe('doubts', () => {
  it.each([
    ['email', 'ana@example.com'],
    ['email', ''],
    ['url', 'example.com/me'],
    ['url', 'https://www.linkedin.com/in/ana-silva'],
    ['phone', '+44 (0)113 496 0000'],
    ['phone', '113.496.0000 ext. 12'],
    ['text', '@@@'],
  ] as const)('%s %j: none', (kind, value) => expect(doubtOf(kind, value)).toBeNull());

  it.each([
    ['email', 'ana@example'],
    ['email', 'ana example.com'],
    ['url', 'my site'],
    ['url', 'example'],
    ['phone', '12'],
    ['phone', 'call me'],
  ] as const)('%s %j: one', (kind, value) => expect(doubtOf(kind, value)).toBe(kind));
});
