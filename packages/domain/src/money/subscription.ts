/** The states of a subscription; `cancelled` runs until the end of its period. */
export const subscriptionStates = ['active', 'past-due', 'cancelled', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** What happens to a subscription. */
export type SubscriptionEvent = 'renew' | 'miss' | 'cancel' | 'resume' | 'end';

const steps: Readonly<Record<SubscriptionState, Partial<Readonly<Record<SubscriptionEvent, SubscriptionState>>>>> = {
  active: { renew: 'active', miss: 'past-due', cancel: 'cancelled', end: 'ended' },
  'past-due': { renew: 'active', miss: 'past-due', cancel: 'ended', end: 'ended' },
  cancelled: { resume: 'active', renew: 'cancelled', end: 'ended' },
  ended: {},
};

/** The state after something happened; `null` if it cannot happen there. Past due, cancelling ends it at once. */
export const subscriptionAfter = (state: SubscriptionState, event: SubscriptionEvent): SubscriptionState | null =>
  steps[state][event] ?? null;

/** Days after a missed renewal on which it is tried again; after the last one the subscription ends. */
export const retryDays = [1, 3, 7, 14] as const;
/** How long a plan goes on at the end of a paid period while its renewal is under way. */
const underWayDays = 2;
const dayMs = 24 * 60 * 60 * 1000;

const daysAfter = (time: string, days: number): string => new Date(Date.parse(time) + days * dayMs).toISOString();

/** When a missed renewal is tried next, after so many tries; `null` after the last. */
export function nextTry(periodEnd: string, tries: number): string | null {
  const days = retryDays[tries - 1];
  return days === undefined ? null : daysAfter(periodEnd, days);
}

/** Where a subscription is in time. */
export interface SubscriptionTimes {
  state: SubscriptionState;
  /** Up to when it is paid. */
  periodEnd: string;
  /** When it ended early, such as by a refund. */
  endedAt: string | null;
}

/**
 * Until when an account has what it subscribed to: until the end of what was paid; a renewal that is under way, or that
 * is tried again, takes nothing away meanwhile.
 */
export function entitledUntil({ state, periodEnd, endedAt }: SubscriptionTimes): string {
  if (state === 'active') return daysAfter(periodEnd, underWayDays);
  if (state === 'past-due') return daysAfter(periodEnd, retryDays.at(-1) ?? 0);
  return endedAt !== null && endedAt < periodEnd ? endedAt : periodEnd;
}
