import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

describe('relativeTime', () => {
  it.each([
    ['2026-03-10T11:59:30Z', 'now'],
    ['2026-03-10T12:00:30Z', 'now'],
    ['2026-03-10T11:58:10Z', '1 minute ago'],
    ['2026-03-10T09:00:00Z', '3 hours ago'],
    ['2026-03-09T11:00:00Z', 'yesterday'],
    ['2026-02-24T12:00:00Z', '2 weeks ago'],
    ['2024-01-01T00:00:00Z', '2 years ago'],
  ])('%s is %s', (time, words) => expect(relativeTime(time, 'en', now)).toBe(words));
});
