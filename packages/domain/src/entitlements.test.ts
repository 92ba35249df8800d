import { describe, expect, it } from 'vitest';
import { entitlements, type PlanRights } from './entitlements.ts';

const given: PlanRights = {
  syncedDocuments: 3,
  savedEvaluations: 3,
  premiumTemplates: false,
  longHistory: false,
  coversReview: false,
};
const free = { documentLimit: 3, free: given, plans: [] };
const rights: PlanRights = {
  syncedDocuments: null,
  savedEvaluations: null,
  premiumTemplates: true,
  longHistory: true,
  coversReview: false,
};
const until = '2027-01-01T00:00:00.000Z';

describe('what an account is entitled to', () => {
  it('is three synced documents and three kept evaluations a month without a plan', () => {
    expect(entitlements(free, new Date('2026-11-23T05:00:00.000Z'))).toEqual({
      plan: 'free',
      syncedDocuments: 3,
      savedEvaluations: 3,
      month: { from: '2026-11-01T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' },
      premiumTemplates: false,
      hasLongHistory: false,
      coversReview: false,
    });
  });

  it('is without a limit where the account has none', () => {
    expect(entitlements({ ...free, documentLimit: null }, new Date())).toMatchObject({
      plan: 'pro',
      syncedDocuments: null,
      savedEvaluations: null,
      hasLongHistory: true,
    });
  });

  it('is what the plan gave when it was bought, before the moment at which it ends', () => {
    const account = { ...free, plans: [{ key: 'pro', rights, until }] };
    const has = (asOf: string) => {
      const { plan, syncedDocuments, savedEvaluations, premiumTemplates } = entitlements(account, new Date(asOf));
      return [plan, syncedDocuments, savedEvaluations, premiumTemplates];
    };
    expect(has('2026-12-31T23:59:59.999Z')).toEqual(['pro', null, null, true]);
    expect(has(until)).toEqual(['free', 3, 3, false]);
  });

  it('is what each of several plans gives that follow one another', () => {
    const first = { key: 'small', rights: { ...given, syncedDocuments: 10 }, until: '2026-12-01T00:00:00.000Z' };
    const account = { ...free, plans: [first, { key: 'pro', rights, until }] };
    const has = (asOf: string) => {
      const { plan, syncedDocuments } = entitlements(account, new Date(asOf));
      return [plan, syncedDocuments];
    };
    expect(has('2026-11-30T23:59:59.999Z')).toEqual(['small', 10]);
    expect(has(first.until)).toEqual(['pro', null]);
    expect(has(until)).toEqual(['free', 3]);
  });

  it('is never less with a plan than without it', () => {
    const plans = [{ key: 'small', rights: { ...rights, syncedDocuments: 1 }, until }];
    const asOf = new Date('2026-11-23T05:00:00.000Z');
    expect(entitlements({ ...free, plans }, asOf).syncedDocuments).toBe(3);
    expect(entitlements({ ...free, documentLimit: null, plans }, asOf)).toMatchObject({ syncedDocuments: null });
  });

  it('follows the free plan as it is now, but never with fewer synced documents than at the sign-up', () => {
    const asOf = new Date('2026-11-23T05:00:00.000Z');
    const changed = (rightsNow: Partial<PlanRights>, documentLimit: number | null = 3) =>
      entitlements({ documentLimit, free: { ...given, ...rightsNow }, plans: [] }, asOf);
    expect(changed({ syncedDocuments: 5, savedEvaluations: 1 })).toMatchObject({
      plan: 'free',
      syncedDocuments: 5,
      savedEvaluations: 1,
    });
    expect(changed({ syncedDocuments: 1 })).toMatchObject({ syncedDocuments: 3 });
    expect(changed({ syncedDocuments: null, premiumTemplates: true })).toMatchObject({
      plan: 'free',
      syncedDocuments: null,
      premiumTemplates: true,
      hasLongHistory: false,
    });
    const small = { key: 'small', rights: { ...given, savedEvaluations: 1 }, until };
    const bought = { ...free, free: { ...given, longHistory: true }, plans: [small] };
    expect(entitlements(bought, asOf)).toMatchObject({ plan: 'small', savedEvaluations: 3, hasLongHistory: true });
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
