import type { OfferedPlan, OfferedPlans } from '@vitae/api/samples';
import { formatMoney, refundDays } from '@vitae/domain/money';
import { registeredText } from '@vitae/words/catalogue';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Badge, Button, Callout, classNames, Segmented, Skeleton } from '../components/index.ts';
import { PayLink } from './pay-link.tsx';
import { priceOf, usePlans } from './use-plans.ts';

type Period = 'month' | 'year';

export interface PlanOffersProps {
  /** The key of the plan that the person has; `null` on pages for everyone. */
  current: string | null;
  /** The action of the free plan. */
  freeAction?: ReactNode;
  /** What is offered, as far as the page knows it before it has asked the server. */
  offered?: OfferedPlans | null;
  /** The level of the plans' headings. */
  headingLevel?: 2 | 3;
}

/** The plans side by side, with prices from the server: for the pricing page, and for the site. */
export function PlanOffers({ offered = null, ...shown }: PlanOffersProps) {
  const { t } = useTexts('billing');
  const { data: answer, isError, refetch } = usePlans();
  const data = answer ?? offered;
  if (isError && !data)
    return (
      <Callout
        tone="danger"
        role="alert"
        title={t('plans.failed')}
        actions={
          <Button size="sm" onClick={() => void refetch()}>
            {t('plans.retry')}
          </Button>
        }
      />
    );
  if (!data)
    return (
      <div className="grid gap-4 md:grid-cols-3" aria-hidden>
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} className="h-88" />
        ))}
      </div>
    );
  return <PlanCards {...shown} offered={data} />;
}

interface PlanCardsProps extends Omit<PlanOffersProps, 'offered'> {
  offered: OfferedPlans;
  /** Whether this shows what would be offered: nothing can be bought. */
  isPreview?: boolean;
}

/** The plans side by side, as they are offered. */
export function PlanCards({ offered, current, freeAction, headingLevel = 2, isPreview = false }: PlanCardsProps) {
  const { t } = useTexts('billing');
  const [period, setPeriod] = useState<Period>('year');
  const order = ['free', 'subscription', 'review'] as const;
  const plans = offered.plans.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
  const canPay = offered.provider !== 'none';
  const saved = savingOf(plans);
  return (
    <div>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <Segmented
          label={t('plans.period')}
          value={period}
          onValueChange={setPeriod}
          options={[
            { value: 'month', label: t('plans.month') },
            { value: 'year', label: t('plans.year') },
          ]}
          className="w-48"
        />
        {saved > 0 && <Badge tone="good">{t('plans.saves', { percent: saved })}</Badge>}
      </div>
      <ul className="grid gap-4 md:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.key} className="flex">
            <Offer
              plan={plan}
              period={period}
              isCurrent={plan.key === current}
              canPay={canPay}
              freeAction={freeAction}
              headingLevel={headingLevel}
              isPreview={isPreview}
            />
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-[70ch] text-13 text-ink-soft">
        {canPay ? `${t('plans.honest', { days: refundDays })} ${t('plans.tax')}` : t('plans.closed')}
      </p>
    </div>
  );
}

/** How many percent a year costs less than twelve months. */
function savingOf(plans: readonly OfferedPlan[]): number {
  const plan = plans.find(({ kind }) => kind === 'subscription');
  const [month, year] = [plan && priceOf(plan, 'month'), plan && priceOf(plan, 'year')];
  if (!month || !year || month.currency !== year.currency || month.amount === 0) return 0;
  return Math.floor((1 - year.amount / (12 * month.amount)) * 100);
}

interface OfferProps {
  plan: OfferedPlan;
  period: Period;
  isCurrent: boolean;
  canPay: boolean;
  freeAction: ReactNode;
  headingLevel: 2 | 3;
  isPreview: boolean;
}

function Offer({ plan, period, isCurrent, canPay, freeAction, headingLevel, isPreview }: OfferProps) {
  const { t, language } = useTexts('billing');
  const { kind } = plan;
  const interval = kind === 'review' ? 'once' : period;
  const price = kind === 'free' ? null : priceOf(plan, interval);
  const money = (amount: number) => formatMoney({ amount, currency: price?.currency ?? 'USD' }, language);
  const text = kind === 'free' ? t('plans.freeText') : kind === 'review' ? t('plans.reviewText') : t('plans.proText');
  const unit =
    kind === 'free'
      ? t('plans.forEver')
      : kind === 'review'
        ? t('plans.once')
        : period === 'year'
          ? t('plans.perYear')
          : t('plans.perMonth');
  // Those of a new server are translated; an admin's own are what they are.
  const name = registeredText(plan.name);
  const action = kind === 'review' ? t('plans.buyReview') : t('plans.choose', { name });
  const look = { variant: kind === 'subscription' ? 'primary' : 'secondary', className: 'w-full' } as const;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article
      aria-label={name}
      className={classNames(
        'flex w-full flex-col rounded-card border bg-surface p-5',
        kind === 'subscription' ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex items-center gap-2">
        <Heading className="text-16">{name}</Heading>
        {isCurrent && <Badge tone="accent">{t('plans.current')}</Badge>}
      </div>
      <p className="mt-1 text-13 text-ink-soft md:min-h-[2lh] lg:min-h-0">{text}</p>
      <p className="mt-4 flex items-baseline gap-1.5">
        <span className="text-32 font-semibold tabular-nums">{money(price?.amount ?? 0)}</span>
        <span className="text-14 text-ink-soft">{unit}</span>
      </p>
      <p className="min-h-5 text-13 text-ink-faint tabular-nums">
        {interval === 'year' && price && t('plans.asMonth', { amount: money(Math.round(price.amount / 12)) })}
      </p>
      <ul className="mt-4 mb-6 flex flex-col gap-2 text-14">
        {pointsOf(plan, t).map((point) => (
          <li key={point} className="flex gap-2">
            <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-good-ink" />
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        {kind === 'free'
          ? freeAction
          : price &&
            canPay &&
            !isCurrent &&
            (isPreview ? (
              <Button disabled {...look}>
                {action}
              </Button>
            ) : (
              <PayLink to={`/payment?plan=${plan.key}&period=${interval}`} {...look}>
                {action}
              </PayLink>
            ))}
      </div>
    </article>
  );
}

function pointsOf({ kind, rights }: OfferedPlan, t: ReturnType<typeof useTexts<'billing'>>['t']): string[] {
  if (kind === 'review') return [t('plans.oneReview'), t('plans.reviewNotes'), t('plans.reviewBack')];
  const { syncedDocuments: synced, savedEvaluations: kept } = rights;
  return [
    t('plans.every'),
    ...(kind === 'free' ? [t('plans.local')] : []),
    synced === null ? t('plans.syncedAll') : t('plans.synced', { count: synced }),
    kept === null ? t('plans.evaluationsAll') : t('plans.evaluations', { count: kept }),
    ...(rights.premiumTemplates ? [t('plans.premium')] : []),
    ...(rights.longHistory ? [t('plans.history')] : []),
    ...(rights.coversReview ? [t('plans.covered')] : []),
  ];
}
