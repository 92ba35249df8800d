import type { WalletLine } from '@vitae/api/contract';
import { exampleAmount, formatMoney, parseAmount } from '@vitae/domain/money';
import { useState } from 'react';
import * as z from 'zod/mini';
import { dayText } from '../../base/day-text.ts';
import { useForm } from '../../base/forms/use-form.ts';
import { usePlatform } from '../../base/platform.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { useRemote, useRemotePages } from '../../base/remote/use-remote.ts';
import { useNavigate } from '../../base/router/index.ts';
import { callApi } from '../../base/session/start-session.ts';
import { Button, Field, Skeleton, TextInput } from '../../parts/components/index.ts';
import { FormActions } from '../../parts/forms/form-actions.tsx';
import { FormFrame } from '../../parts/forms/form-frame.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { RemoteFailure } from '../../parts/remote-failure.tsx';
import { PayLink } from '../../parts/pricing/pay-link.tsx';
import { useBackInWindow } from '../../parts/pricing/use-back-in-window.ts';
import { usePlans } from '../../parts/pricing/use-plans.ts';
import { whatOf, type Translate } from './what-of.ts';

/** `/account/payments/wallet`: the balance, adding to it, and what moved. */
export function WalletPage() {
  const { t, language } = useTexts('billing');
  const wallet = useRemote({ key: ['wallet'], load: () => callApi((api) => api.wallet.get()) });
  useBackInWindow(() => void wallet.refetch());
  const plans = usePlans();
  const { account } = usePlatform();
  const usual = plans.data?.plans.flatMap(({ prices }) => prices)[0]?.currency ?? null;
  const balances = wallet.data?.balances ?? [];
  const shown = balances.length > 0 ? balances : usual === null ? [] : [{ currency: usual, balance: 0, held: 0 }];
  return (
    <>
      <PageHeader title={t('wallet.title')} intro={t('wallet.intro')} />
      {wallet.isError && (
        <div className="mt-6">
          <RemoteFailure remote={wallet} title={t('wallet.failed')} retry={t('plans.retry')} />
        </div>
      )}
      {wallet.isPending && <Skeleton className="mt-6 h-24" />}
      {wallet.isSuccess && (
        <dl className="mt-6 flex flex-wrap gap-4">
          {shown.map(({ currency, balance, held }) => (
            <div key={currency} className="min-w-48 rounded-card border border-line bg-surface p-5">
              <dt className="text-13 text-ink-soft">{t('wallet.balance')}</dt>
              <dd className="mt-1 text-32 font-semibold tabular-nums">
                {formatMoney({ amount: balance, currency }, language)}
              </dd>
              {held > 0 && (
                <dd className="text-13 text-ink-soft tabular-nums">
                  {t('wallet.held', { amount: formatMoney({ amount: held, currency }, language) })}
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {usual !== null &&
        plans.data?.provider !== 'none' &&
        (account ? (
          <PayLink to="/account/payments/wallet" variant="primary" className="mt-6">
            {t('wallet.topUp')}
          </PayLink>
        ) : (
          <TopUp currency={shown[0]?.currency ?? usual} />
        ))}
      <Statement />
    </>
  );
}

function TopUp({ currency }: { currency: string }) {
  const { t } = useTexts('billing');
  const navigate = useNavigate();
  const example = exampleAmount(currency);
  // Sending again after a lost answer is the same payment.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const form = useForm({
    initial: { amount: '' },
    schema: z.object({
      amount: z
        .string()
        .check(z.refine((text) => (parseAmount(text, currency) ?? 0) > 0, t('wallet.amountWrong', { example }))),
    }),
    submit: async ({ amount }) => {
      const payment = await callApi((api) =>
        api.wallet.topUp({ key, amount: parseAmount(amount, currency) ?? 0, currency, returnTo: 'payment' }),
      );
      setKey(crypto.randomUUID());
      if (payment.action?.kind === 'redirect') location.assign(payment.action.url);
      else await navigate(`/payment?payment=${payment.id}`);
    },
  });
  return (
    <FormFrame form={form} className="mt-6 max-w-xs">
      <Field label={t('wallet.amount', { currency })} {...(form.errors.amount && { error: form.errors.amount })}>
        <TextInput {...form.control('amount')} inputMode="decimal" autoComplete="off" maxLength={20} />
      </Field>
      <FormActions submit={t('wallet.topUp')} busy={form.busy} failure={form.failure} />
    </FormFrame>
  );
}

/** What moved, in words: once a payment is made, what was bought is more than that it was reserved. */
function lineText({ cause, of }: Pick<WalletLine, 'cause' | 'of'>, t: Translate): string {
  if (of === null || cause === 'top-up') return t(`wallet.causes.${cause}`);
  if (cause === 'refund') return t('wallet.refundOf', { what: whatOf(of, t) });
  if (cause !== 'hold' || !of.isPaid) return t(`wallet.causes.${cause}`);
  return of.kind === 'top-up' ? t('wallet.refundOf', { what: whatOf(of, t) }) : whatOf(of, t);
}

function Statement() {
  const { t, language } = useTexts('billing');
  const remote = useRemotePages({
    key: ['statement'],
    load: (before) => callApi((api) => api.wallet.statement(before === null ? {} : { before: String(before) })),
    next: ({ lines, more }) => (more ? (lines.at(-1)?.id ?? null) : null),
  });
  const lines = remote.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <section aria-labelledby="moves" className="mt-10">
      <h2 id="moves" className="text-16">
        {t('wallet.moves')}
      </h2>
      {remote.isSuccess && lines.length === 0 && <p className="mt-2 text-14 text-ink-soft">{t('wallet.empty')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {lines.map(({ id, amount, currency, at, ...line }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 py-2.5 text-14">
            <span className="min-w-0">
              {/* In the direction of the page: a plan's Latin name in front would turn the line around. */}
              <span className="[unicode-bidi:isolate]">{lineText(line, t)}</span>
              <time dateTime={at} className="ms-2 inline-block text-13 text-ink-faint">
                {dayText(at, language)}
              </time>
            </span>
            <span dir="ltr" className="shrink-0 tabular-nums">
              {amount > 0 ? '+' : '−'}
              {formatMoney({ amount: Math.abs(amount), currency }, language)}
            </span>
          </li>
        ))}
      </ul>
      {remote.hasNextPage && (
        <Button className="mt-3" disabled={remote.isFetchingNextPage} onClick={() => void remote.fetchNextPage()}>
          {t('payments.more')}
        </Button>
      )}
    </section>
  );
}
