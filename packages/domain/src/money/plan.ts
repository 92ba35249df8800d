import * as z from 'zod/mini';
import { amountSchema, currencySchema } from './currency.ts';
import { planRightsSchema } from './plan-rights.ts';
import { freeLimits, type PlanRights } from '../entitlements.ts';

/** How often a price is paid. */
export const intervals = ['month', 'year', 'once'] as const;
export type Interval = (typeof intervals)[number];

const countrySchema = z.string().check(z.regex(/^[A-Z]{2}$/));

/** A price of a plan: for everyone with this currency, or only in some countries. */
export const priceSchema = z.object({
  interval: z.enum(intervals),
  currency: currencySchema,
  amount: amountSchema,
  /** ISO 3166-1; missing for everywhere else. */
  countries: z.optional(z.array(countrySchema).check(z.maxLength(300))),
});
export type Price = z.infer<typeof priceSchema>;

/** `free` is never bought, `subscription` is renewed, `review` is one expert review. */
export const planKindSchema = z.enum(['free', 'subscription', 'review']);

export const planKeySchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** One version of a plan. A change makes a new version; who bought an earlier one keeps its rights and its price. */
export const planSchema = z.object({
  key: planKeySchema,
  version: z.int().check(z.minimum(1)),
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  kind: planKindSchema,
  prices: z.array(priceSchema).check(z.maxLength(500)),
  rights: planRightsSchema,
  /** Whether it can be bought now. */
  active: z.boolean(),
});
export type Plan = z.infer<typeof planSchema>;

/** Why the prices of a plan make no sense. */
export type PlanProblem = 'interval' | 'price' | 'twice';

/** The first problem with the prices of a plan; `null` if there is none. */
export function planProblem({ kind, prices, active }: Pick<Plan, 'kind' | 'prices' | 'active'>): PlanProblem | null {
  const isPaid = kind !== 'free';
  const isUsual = ({ interval }: Price) => isPaid && (interval === 'once') === (kind === 'review');
  if (!prices.every(isUsual)) return 'interval';
  const isLacking = active && isPaid && !prices.some(({ countries }) => !countries);
  if (isLacking || prices.some(({ amount }) => amount < 1)) return 'price';
  const places = prices.flatMap(({ interval, currency, countries }) =>
    (countries ?? ['']).map((country) => `${interval} ${currency} ${country}`),
  );
  return new Set(places).size < places.length ? 'twice' : null;
}

/** What the free plan of a new server gives. */
export const freeRights: PlanRights = {
  ...freeLimits,
  premiumTemplates: false,
  longHistory: false,
  coversReview: false,
};

/** The key of the plan that everyone has who bought nothing. */
export const freePlan = 'free';

/** The plans of a new server. An admin changes them by new versions. */
export const defaultPlans: readonly Plan[] = [
  { key: freePlan, version: 1, name: 'Free', kind: 'free', prices: [], rights: freeRights, active: true },
  {
    key: 'pro',
    version: 1,
    name: 'Pro',
    kind: 'subscription',
    prices: [
      { interval: 'month', currency: 'USD', amount: 900 },
      { interval: 'year', currency: 'USD', amount: 7200 },
    ],
    rights: {
      syncedDocuments: null,
      savedEvaluations: null,
      premiumTemplates: true,
      longHistory: true,
      coversReview: false,
    },
    active: true,
  },
  {
    key: 'review',
    version: 1,
    name: 'Review',
    kind: 'review',
    prices: [{ interval: 'once', currency: 'USD', amount: 2900 }],
    rights: freeRights,
    active: true,
  },
];

/** What decides on the price: where the account is, and the currency that was asked for. */
export interface Buyer {
  country: string;
  /** `null` for the usual one of the country. */
  currency: string | null;
}

/**
 * The price that somebody pays: one for their country before one for everywhere; in the currency asked for, else the
 * first one that the plan has. `null` if it has no such interval.
 */
export function priceFor({ prices }: Plan, interval: Interval, { country, currency }: Buyer): Price | null {
  const offered = prices.filter((price) => price.interval === interval && (price.countries?.includes(country) ?? true));
  const byCountry = [...offered.filter(({ countries }) => countries), ...offered.filter(({ countries }) => !countries)];
  return byCountry.find((price) => price.currency === currency) ?? (currency === null ? byCountry[0] : null) ?? null;
}

/** A plan as it is offered in a country (ISO 3166-1 alpha-2): with its own prices before those for everywhere. */
export const offerIn = ({ key, name, kind, rights, prices }: Plan, country: string) => ({
  key,
  name,
  kind,
  rights,
  prices: [
    ...prices.filter(({ countries }) => countries?.includes(country)),
    ...prices.filter(({ countries }) => !countries),
  ].map(({ interval, currency, amount }) => ({ interval, currency, amount })),
});

/**
 * A time so many periods after `from`, on the same day of the month, or on the last day of a shorter one. Counting from
 * the first day each time keeps the 31st: 31 January, 28 February, 31 March.
 */
export function afterPeriods(from: string, interval: Exclude<Interval, 'once'>, count: number): string {
  const start = new Date(from);
  const months = start.getUTCMonth() + (interval === 'year' ? 12 : 1) * count;
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const end = new Date(start);
  end.setUTCFullYear(start.getUTCFullYear(), months, Math.min(start.getUTCDate(), lastDay));
  return end.toISOString();
}
