import type { PurchaseQuote } from '@vitae/api/contract';
import { formatMoney } from '@vitae/domain/money';
import { registeredText } from '@vitae/words/catalogue';
import { useState } from 'react';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { useRemote } from '../../base/remote/use-remote.ts';
import { useNavigate, useSearchParams } from '../../base/router/index.ts';
import { useRights } from '../../base/session/rights.ts';
import { useSession } from '../../base/session/session-state.ts';
import { callApi } from '../../base/session/start-session.ts';
import { reloadUser, useUser } from '../../base/session/user.ts';
import { pathWithNext } from '../../base/session/safe-path.ts';
import { reportIn } from './bought-review.ts';
import { couponOf, CouponField } from './coupon-field.tsx';
import {
  Button,
  ButtonLink,
  Callout,
  Checkbox,
  Field,
  Segmented,
  Select,
  Skeleton,
} from '../../parts/components/index.ts';
import { PlanOffers } from '../../parts/pricing/plan-offers.tsx';
import { usePlans } from '../../parts/pricing/use-plans.ts';

const periods = ['month', 'year', 'once'] as const;

/** An order before it is paid: what it comes to, with code and wallet. */
export function Order({ plan: key }: { plan: string }) {
  const { t, language } = useTexts('billing');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const user = useUser();
  const rights = useRights();
  const hasToken = useSession((known) => known.hasToken);
  const { data, isPending, isError } = usePlans();
  const plan = data?.plans.find((one) => one.key === key);
  const asked = periods.find((one) => one === search.get('period'));
  const period = plan?.kind === 'review' ? 'once' : asked === 'month' ? 'month' : 'year';
  const prices = plan?.prices.filter(({ interval }) => interval === period) ?? [];
  const price = prices.find(({ currency }) => currency === search.get('currency')) ?? prices[0];
  const currency = price?.currency ?? null;
  const coupon = couponOf(search.get('coupon'));
  const usesWallet = search.get('wallet') === '1';
  const purchase = { plan: key, period, currency, coupon, usesWallet } as const;
  const quote = useRemote({
    key: ['quote', key, period, currency ?? '', coupon ?? '', usesWallet ? 1 : 0],
    load: () =>
      user === null || currency === null ? Promise.resolve(null) : callApi((api) => api.coupons.check(purchase)),
  });
  const [order, setOrder] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const change = (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setOrder(crypto.randomUUID());
    setFailure('');
    void navigate(`/payment?${next.toString()}`, { replace: true });
  };
  const pay = async () => {
    setBusy(true);
    setFailure('');
    try {
      const shown = quote.data
        ? { total: quote.data.total, charge: quote.data.charge, currency: quote.data.currency }
        : undefined;
      const payment = await callApi((api) =>
        api.payments.create({ key: order, ...purchase, returnTo: 'payment', shown }),
      );
      if (payment.state === 'paid') await reloadUser();
      if (payment.action?.kind === 'redirect') location.assign(payment.action.url);
      else await navigate(`/payment?${new URLSearchParams({ payment: payment.id, ...reportIn(search) }).toString()}`);
    } catch (error) {
      setFailure(failureText(error));
      // It may come to something else by now.
      void quote.refetch();
    }
    setBusy(false);
  };

  if (isPending) return <Skeleton className="h-64 max-w-xl" />;
  if (isError || !plan || !price || plan.kind === 'free')
    return (
      <div className="flex flex-col gap-6">
        {!isError && (
          <Callout tone="notice" role="alert">
            {t('pay.notThere')}
          </Callout>
        )}
        <PlanOffers current={rights?.plan ?? null} />
      </div>
    );
  const money = (amount: number) => formatMoney({ amount, currency: quote.data?.currency ?? price.currency }, language);
  const here = `/payment?${search.toString()}`;
  return (
    <div className="grid max-w-3xl gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <section aria-labelledby="order">
        <h2 id="order" className="text-16">
          {t('pay.order')}
        </h2>
        <p className="mt-3 text-20 font-semibold">{registeredText(plan.name)}</p>
        {plan.kind === 'subscription' && (
          <Segmented
            label={t('plans.period')}
            className="mt-3 w-48"
            value={period === 'month' ? 'month' : 'year'}
            onValueChange={(value) => change({ period: value })}
            options={[
              { value: 'month', label: t('plans.month') },
              { value: 'year', label: t('plans.year') },
            ]}
          />
        )}
        <p className="mt-3 text-13 text-ink-soft">
          {plan.kind === 'review'
            ? t('pay.onceOnly')
            : t(period === 'year' ? 'pay.renewalYear' : 'pay.renewalMonth', {
                amount: money(quote.data?.renewal ?? price.amount),
              })}
        </p>
        {prices.length > 1 && (
          <Field label={t('pay.currency')} className="mt-4 w-48">
            <Select
              value={price.currency}
              onChange={({ currentTarget: { value } }) => change({ currency: value })}
              options={prices.map((one) => ({
                value: one.currency,
                label: `${one.currency}, ${formatMoney(one, language)}`,
              }))}
            />
          </Field>
        )}
        <CouponField
          coupon={coupon}
          isChecked={quote.data !== undefined && quote.data !== null}
          problem={quote.data?.couponProblem ?? null}
          onChange={(code) => change({ coupon: code })}
        />
        {quote.data && quote.data.balance > 0 && (
          <Checkbox
            className="mt-4"
            label={t('pay.useWallet', { amount: money(quote.data.balance) })}
            checked={usesWallet}
            onCheckedChange={(checked) => change({ wallet: checked ? '1' : null })}
          />
        )}
      </section>
      <section aria-labelledby="total" className="self-start rounded-card border border-line bg-surface p-5">
        <Sums quote={quote.data ?? null} price={price.amount} money={money} />
        {quote.isError && <p className="mt-3 text-13 text-danger-ink">{failureText(quote.error)}</p>}
        {failure && (
          <Callout tone="danger" role="alert" className="mt-4">
            {failure}
          </Callout>
        )}
        {user === null && hasToken ? (
          <Skeleton className="mt-5 h-9" />
        ) : user === null ? (
          <div className="mt-5 flex flex-col gap-2">
            <ButtonLink to={pathWithNext('/login', here)} variant="primary">
              {t('pay.signIn')}
            </ButtonLink>
            <ButtonLink to={pathWithNext('/register', here)}>{t('pay.register')}</ButtonLink>
            <p className="text-13 text-ink-soft">{t('pay.signInHint')}</p>
          </div>
        ) : (
          <Button
            variant="primary"
            className="mt-5 w-full"
            disabled={busy || !quote.data || quote.data.couponProblem !== null}
            onClick={() => void pay()}
          >
            {!quote.data || quote.data.charge > 0
              ? t('pay.toPayment')
              : quote.data.total > 0
                ? t('pay.payWallet', { amount: money(quote.data.total) })
                : t('pay.payNothing')}
          </Button>
        )}
      </section>
    </div>
  );
}

function Sums({
  quote,
  price,
  money,
}: {
  quote: PurchaseQuote | null;
  price: number;
  money: (amount: number) => string;
}) {
  const { t } = useTexts('billing');
  const lines: [string, string][] = [
    [t('pay.price'), money(quote?.price ?? price)],
    ...(quote && quote.discount > 0 ? [[t('pay.discount'), `−${money(quote.discount)}`] as [string, string]] : []),
    ...(quote && quote.tax > 0 ? [[quote.taxName ?? '', money(quote.tax)] as [string, string]] : []),
    ...(quote && quote.wallet > 0 ? [[t('pay.wallet'), `−${money(quote.wallet)}`] as [string, string]] : []),
  ];
  return (
    <dl className="flex flex-col gap-2 text-14">
      {lines.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd dir="ltr" className="tabular-nums">
            {amount}
          </dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt id="total" className="font-medium">
          {t('pay.total')}
        </dt>
        <dd className="text-24 font-semibold tabular-nums">{money(quote?.charge ?? price)}</dd>
      </div>
    </dl>
  );
}
