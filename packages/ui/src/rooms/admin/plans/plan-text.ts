import type { PlanVersion } from '@vitae/api/contract';
import { parseAmount, plainAmount, type Interval, type Plan, type Price } from '@vitae/domain/money';
import { textsOf } from '../../../base/i18n/index.ts';

/** "12 subscriptions": those of a version that have not ended. */
export function subscriptionsText({ subscriptions: { count, isMore } }: PlanVersion): string {
  const { t } = textsOf('admin');
  return isMore ? t('plans.subscribersMore', { count }) : t('plans.subscribers', { count });
}

/** A price as it is typed. */
export interface TypedPrice {
  interval: Interval;
  currency: string;
  amount: string;
  countries: string;
}

/** A plan as it is typed. */
export interface TypedPlan {
  name: string;
  kind: Plan['kind'];
  active: boolean;
  prices: readonly TypedPrice[];
  documents: string;
  evaluations: string;
  rights: Pick<Plan['rights'], 'premiumTemplates' | 'longHistory' | 'coversReview'>;
}

const countText = (count: number | null) => (count === null ? '' : String(count));

/** What a form shows of a plan. */
export const typedPlan = ({ name, kind, active, prices, rights }: Plan): TypedPlan => ({
  name,
  kind,
  active,
  prices: prices.map(({ interval, currency, amount, countries }) => ({
    interval,
    currency,
    amount: plainAmount({ amount, currency }),
    countries: countries?.join(', ') ?? '',
  })),
  documents: countText(rights.syncedDocuments),
  evaluations: countText(rights.savedEvaluations),
  rights: {
    premiumTemplates: rights.premiumTemplates,
    longHistory: rights.longHistory,
    coversReview: rights.coversReview,
  },
});

function priceOf({ interval, currency, amount: typed, countries }: TypedPrice): Price | null {
  const amount = /^[A-Z]{3}$/.test(currency) ? parseAmount(typed, currency) : null;
  const named = countries.split(/[\s,]+/).filter((country) => country !== '');
  if (amount === null || named.some((country) => !/^[A-Z]{2}$/.test(country))) return null;
  return { interval, currency, amount, ...(named.length > 0 && { countries: named }) };
}

/** The plan that was typed; the name of what is wrong if it cannot be read. */
export function planOf(typed: TypedPlan): Omit<Plan, 'key' | 'version'> | 'amount' | 'limit' {
  const read = typed.prices.map(priceOf);
  const prices = read.filter((price) => price !== null);
  if (prices.length < read.length) return 'amount';
  const limits = [typed.documents, typed.evaluations].map((text) => text.trim());
  if (limits.some((text) => !/^\d{0,9}$/.test(text))) return 'limit';
  const [synced = '', saved = ''] = limits;
  const { premiumTemplates, longHistory, coversReview } = typed.rights;
  return {
    name: typed.name.trim(),
    kind: typed.kind,
    active: typed.active,
    prices,
    rights: {
      syncedDocuments: synced === '' ? null : Number(synced),
      savedEvaluations: saved === '' ? null : Number(saved),
      premiumTemplates,
      longHistory,
      coversReview,
    },
  };
}

/** A plan with what was changed here since `seen`, and otherwise as somebody else saved it meanwhile. */
export function changedOver(seen: TypedPlan, mine: TypedPlan, theirs: TypedPlan): TypedPlan {
  const isMine = (of: (plan: TypedPlan) => unknown) => JSON.stringify(of(mine)) !== JSON.stringify(of(seen));
  const pick = <Value>(of: (plan: TypedPlan) => Value): Value => of(isMine(of) ? mine : theirs);
  return {
    name: pick(({ name }) => name),
    kind: theirs.kind,
    active: pick(({ active }) => active),
    prices: pick(({ prices }) => prices),
    documents: pick(({ documents }) => documents),
    evaluations: pick(({ evaluations }) => evaluations),
    rights: {
      premiumTemplates: pick(({ rights }) => rights.premiumTemplates),
      longHistory: pick(({ rights }) => rights.longHistory),
      coversReview: pick(({ rights }) => rights.coversReview),
    },
  };
}
