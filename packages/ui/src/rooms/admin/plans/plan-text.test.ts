import type { Plan } from '@vitae/domain/money';
import { describe, expect, it } from 'vitest';
import { changedOver, planOf, typedPlan } from './plan-text.ts';

const plan: Plan = {
  key: 'pro',
  version: 1,
  name: 'Pro',
  kind: 'subscription',
  active: true,
  prices: [{ interval: 'month', currency: 'USD', amount: 900 }],
  rights: {
    syncedDocuments: null,
    savedEvaluations: 30,
    premiumTemplates: true,
    longHistory: true,
    coversReview: false,
  },
};

describe('a plan that two admins edit', () => {
  const seen = typedPlan(plan);

  it('keeps what each of them changed', () => {
    const mine = { ...seen, prices: [{ interval: 'month' as const, currency: 'USD', amount: '18.00', countries: '' }] };
    const theirs = typedPlan({ ...plan, name: 'Professional', rights: { ...plan.rights, coversReview: true } });
    expect(planOf(changedOver(seen, mine, theirs))).toMatchObject({
      name: 'Professional',
      prices: [{ amount: 1800 }],
      rights: { coversReview: true, savedEvaluations: 30 },
    });
  });

  it('gets what was typed last where both changed the same', () => {
    const rights = { ...seen.rights, longHistory: false };
    const mine = { ...seen, name: 'Mine', documents: '5', active: false, rights };
    expect(changedOver(seen, mine, { ...seen, name: 'Theirs', documents: '7', evaluations: '9' })).toEqual({
      ...mine,
      evaluations: '9',
    });
  });
});
