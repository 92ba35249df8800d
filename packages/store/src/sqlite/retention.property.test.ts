import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backupsToKeep, type BackupTime } from './retention.ts';

const day = 86_400_000;
const now = new Date('2026-11-21T12:00:00.000Z');
const daysAgo = (days: number, number: number): BackupTime => ({
  number,
  time: new Date(now.getTime() - days * day).toISOString(),
});

describe('backups worth keeping', () => {
  it('are the five newest, the last one of each of 14 days, and the last one of each of 8 weeks', () => {
    // Twice a day for half a year.
    const backups = Array.from({ length: 365 }, (_, half) => daysAgo((364 - half) / 2, half + 1));
    const kept = backupsToKeep(backups);
    const ages = kept.map(({ time }) => (now.getTime() - Date.parse(time)) / day).sort((a, b) => a - b);
    expect(ages.slice(0, 5)).toEqual([0, 0.5, 1, 1.5, 2]);
    expect(ages.filter((age) => Number.isInteger(age) && age < 14)).toHaveLength(14);
    expect(ages.filter((age) => age > 14).every((age) => age <= 8 * 7)).toBe(true);
    expect(kept.length).toBeLessThanOrEqual(5 + 14 + 8);
  });

  it.each(['1970-01-01T00:00:00.000Z', '2099-06-01T00:00:00.000Z'])(
    'stay if a clock says %s at a start: only time in which backups were made counts',
    (wrong) => {
      const backups = Array.from({ length: 20 }, (_, index) => daysAgo(19 - index, index + 1));
      const before = backupsToKeep(backups);
      const after = backupsToKeep([...backups, { number: 21, time: wrong }]);
      expect(before.length).toBeGreaterThanOrEqual(14);
      expect(after.length).toBeGreaterThanOrEqual(before.length);
      // The new one may replace the oldest of the five newest, of the days or of the weeks.
      expect(before.filter((backup) => !after.includes(backup)).length).toBeLessThanOrEqual(1);
      expect(after[0]).toEqual({ number: 21, time: wrong });
    },
  );

  it('are never more than 27, and always have the newest; kept ones stay until time passes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 * 24 }), { maxLength: 120 }), (hours) => {
        const backups = hours.toSorted((a, b) => b - a).map((ago, index) => daysAgo(ago / 24, index + 1));
        const kept = backupsToKeep(backups);
        expect(kept.length).toBeLessThanOrEqual(27);
        expect(kept.map(({ number }) => number)).toEqual(
          expect.arrayContaining(backups.slice(-5).map(({ number }) => number)),
        );
        expect(backupsToKeep(kept).length).toBe(kept.length);
      }),
    );
  });
});
