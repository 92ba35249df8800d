import type { OfferedPlan } from '@vitae/api/samples';
import { useUser } from '../../base/session/user.ts';
import { useRemote } from '../../base/remote/use-remote.ts';
import { callApi } from '../../base/session/start-session.ts';

/** The plans with their prices where the person is. */
export function usePlans() {
  const country = useUser()?.country;
  return useRemote({
    key: ['plans', country ?? ''],
    load: () => callApi((api) => api.plans.list(country === undefined ? {} : { country })),
  });
}

/** The price of a plan in an interval: the first one that its country has, or the one in a currency. */
export const priceOf = (
  { prices }: OfferedPlan,
  interval: OfferedPlan['prices'][number]['interval'],
  currency: string | null = null,
) => prices.find((price) => price.interval === interval && (currency === null || price.currency === currency)) ?? null;
