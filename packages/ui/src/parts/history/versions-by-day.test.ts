import { expect, it } from 'vitest';
import { dayOf, versionsByDay } from './versions-by-day.ts';

it('counts the versions per day in local time, the oldest day first', () => {
  const moments = [new Date(2026, 2, 3, 0, 5), new Date(2026, 2, 3, 23, 55), new Date(2026, 1, 28, 12)].map((at) =>
    at.toISOString(),
  );
  const bars = versionsByDay(moments, new Date(2026, 2, 3, 9), 'en', 5);
  expect(bars.map(({ key, value }) => [key, value])).toEqual([
    ['2026-02-27', 0],
    ['2026-02-28', 1],
    ['2026-03-01', 0],
    ['2026-03-02', 0],
    ['2026-03-03', 2],
  ]);
  expect(bars[0]?.label).toBe('Feb 27, 2026');
  expect(dayOf(new Date(2026, 0, 1))).toBe('2026-01-01');
});
