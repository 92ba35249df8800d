/** What an account may do, as far as its plan decides. None of it holds on a device: there nothing is limited. */
export interface Entitlements {
  /** The key of the plan. */
  plan: string;
  /** How many documents are synced at a time; `null` without a limit. */
  syncedDocuments: number | null;
  /** How many evaluations are kept of one month; `null` without a limit. */
  savedEvaluations: number | null;
  /** The month in UTC that evaluations are counted in: from the first moment until before the second. */
  month: { from: string; until: string };
  /** Whether a premium template can be chosen. A document in one is edited and exported without it, too. */
  premiumTemplates: boolean;
  /** Whether the versions of a day stay after 30 days. */
  hasLongHistory: boolean;
  /** Whether an expert review is part of the plan. */
  coversReview: boolean;
}

/** What a plan gives. It is kept with each purchase: who bought keeps what the plan gave then. */
export interface PlanRights {
  /** How many documents are synced; `null` without a limit. */
  syncedDocuments: number | null;
  /** How many evaluations are kept of one month; `null` without a limit. */
  savedEvaluations: number | null;
  premiumTemplates: boolean;
  longHistory: boolean;
  coversReview: boolean;
}

/** What is known about an account's plan. */
export interface EntitledAccount {
  /** How many documents the free plan synced when it signed up; `null` if a person lifted every limit for it. */
  documentLimit: number | null;
  /** What the free plan gives now. */
  free: PlanRights;
  /** What it has bought, one after the other: each counts before the moment at which it ends. */
  plans: readonly BoughtPlan[];
}

/** A plan that was bought, and until when an account has it (ISO 8601 in UTC), with the days in which a renewal is tried. */
export interface BoughtPlan {
  key: string;
  rights: PlanRights;
  until: string;
}

/** What the free plan of a new server limits. Its versions in the database say what holds. */
export const freeLimits = { syncedDocuments: 3, savedEvaluations: 3 } as const;

/** The more generous of two limits. */
const most = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.max(one, other);

/**
 * What an account is entitled to at a moment. The server and every screen ask this function, and nothing else. A plan
 * never gives less than the free one, and the free one never fewer synced documents than when the account signed up.
 */
export function entitlements({ documentLimit, free, plans }: EntitledAccount, asOf: Date): Entitlements {
  const bought = plans.find(({ until }) => asOf.toISOString() < until);
  const rights = bought?.rights ?? free;
  const isUnlimited = documentLimit === null;
  const gives = (right: 'premiumTemplates' | 'longHistory' | 'coversReview') => rights[right] || free[right];
  return {
    plan: bought?.key ?? (isUnlimited ? 'pro' : 'free'),
    syncedDocuments: most(most(rights.syncedDocuments, free.syncedDocuments), documentLimit),
    savedEvaluations: isUnlimited ? null : most(rights.savedEvaluations, free.savedEvaluations),
    month: {
      from: new Date(Date.UTC(asOf.getUTCFullYear(), asOf.getUTCMonth())).toISOString(),
      until: new Date(Date.UTC(asOf.getUTCFullYear(), asOf.getUTCMonth() + 1)).toISOString(),
    },
    premiumTemplates: isUnlimited || gives('premiumTemplates'),
    hasLongHistory: isUnlimited || gives('longHistory'),
    coversReview: gives('coversReview'),
  };
}
