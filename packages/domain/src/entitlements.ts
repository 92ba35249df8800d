/** What an account may do, as far as its plan decides. None of it holds on a device: there nothing is limited. */
export interface Entitlements {
  plan: 'free' | 'pro';
  /** How many documents are synced at a time; `null` without a limit. */
  syncedDocuments: number | null;
  /** How many evaluations are kept of one month; `null` without a limit. */
  savedEvaluations: number | null;
  /** The month in UTC that evaluations are counted in: from the first moment until before the second. */
  month: { from: string; until: string };
  /** Whether the versions of a day stay after 30 days. */
  hasLongHistory: boolean;
  /** Whether an expert review is part of the plan. */
  coversReview: boolean;
}

/** What is known about an account's plan. Until plans are sold, the one limit that is stored with the account. */
export interface EntitledAccount {
  /** How many documents it may sync; `null` without a limit. */
  documentLimit: number | null;
}

/** How many documents a new account syncs, and how many evaluations of a month it keeps. */
export const freeLimits = { syncedDocuments: 3, savedEvaluations: 3 } as const;

/** What an account is entitled to at a moment. The server and every screen ask this function, and nothing else. */
export function entitlements({ documentLimit }: EntitledAccount, asOf: Date): Entitlements {
  const isFree = documentLimit !== null;
  return {
    plan: isFree ? 'free' : 'pro',
    syncedDocuments: documentLimit,
    savedEvaluations: isFree ? freeLimits.savedEvaluations : null,
    month: {
      from: new Date(Date.UTC(asOf.getUTCFullYear(), asOf.getUTCMonth())).toISOString(),
      until: new Date(Date.UTC(asOf.getUTCFullYear(), asOf.getUTCMonth() + 1)).toISOString(),
    },
    hasLongHistory: !isFree,
    coversReview: false,
  };
}
