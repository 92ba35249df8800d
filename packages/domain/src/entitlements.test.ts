import { describe, expect, it } from 'vitest';
import { entitlements } from './entitlements.ts';

const free = { documentLimit: 3 };

describe('what an account is entitled to', () => {
  it('is three synced documents and three kept evaluations a month without a plan', () => {
    expect(entitlements(free, new Date('2026-11-23T05:00:00.000Z'))).toEqual({
      plan: 'free',
      syncedDocuments: 3,
      savedEvaluations: 3,
      month: { from: '2026-11-01T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' },
      hasLongHistory: false,
      coversReview: false,
    });
  });

  it('is without a limit where the account has none', () => {
    expect(entitlements({ documentLimit: null }, new Date())).toMatchObject({
      plan: 'pro',
      syncedDocuments: null,
      savedEvaluations: null,
      hasLongHistory: true,
    });
  });

  it('counts months in UTC, across the end of a year', () => {
    const monthAt = (time: string) => entitlements(free, new Date(time)).month;
    expect(monthAt('2026-12-31T23:59:59.999Z')).toEqual({
      from: '2026-12-01T00:00:00.000Z',
      until: '2027-01-01T00:00:00.000Z',
    });
    expect(monthAt('2027-01-01T00:00:00.000Z').from).toBe('2027-01-01T00:00:00.000Z');
    expect(monthAt('2027-01-01T00:30:00.000+01:00').from).toBe('2026-12-01T00:00:00.000Z');
  });
});
