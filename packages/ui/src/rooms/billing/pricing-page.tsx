import type { Subscription } from '@vitae/api/contract';
import { formatMoney } from '@vitae/domain/money';
import { registeredText } from '@vitae/words/catalogue';
import { useState } from 'react';
import { dayText } from '../../base/day-text.ts';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { useRemote, useRemoteChange } from '../../base/remote/use-remote.ts';
import { callApi } from '../../base/session/start-session.ts';
import { useRights } from '../../base/session/rights.ts';
import { reloadUser } from '../../base/session/user.ts';
import { Button, Callout, Dialog, toast } from '../../parts/components/index.ts';
import { PageHeader } from '../../parts/page-header.tsx';
import { PayLink } from '../../parts/pricing/pay-link.tsx';
import { PlanOffers } from '../../parts/pricing/plan-offers.tsx';
import { useBackInWindow } from '../../parts/pricing/use-back-in-window.ts';

/** `/account/pricing`: what the person has, and what there is. */
export function PricingPage() {
  const { t } = useTexts('billing');
  const { data, refetch } = useRemote({
    key: ['subscription'],
    load: () => callApi((api) => api.payments.subscription.get()),
  });
  useBackInWindow(() => {
    void refetch();
    reloadUser().catch((error: unknown) => console.warn(error));
  });
  const rights = useRights();
  const subscription = data?.subscription ?? null;
  return (
    <>
      <PageHeader title={t('pricing.title')} intro={t('pricing.intro')} />
      <div className="mt-6 flex flex-col gap-6">
        {subscription && <Yours subscription={subscription} />}
        <PlanOffers current={rights?.plan ?? null} />
      </div>
    </>
  );
}

function Yours({ subscription }: { subscription: Subscription }) {
  const { t, language } = useTexts('billing');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useRemoteChange(
    (event: 'cancel' | 'resume') => callApi((api) => api.payments.subscription[event]()),
    ['subscription'],
  );
  const { state, plan, period, renewal, currency, last4, periodEnd, nextTryAt } = subscription;
  const name = registeredText(subscription.name);
  const day = dayText(periodEnd, language);
  const amount = formatMoney({ amount: renewal, currency }, language);
  const step = (event: 'cancel' | 'resume') => {
    setAsking(false);
    mutate(event, {
      onSuccess: () => {
        toast({ title: event === 'cancel' ? t('pricing.cancelled') : t('pricing.resumed'), tone: 'good' });
        reloadUser().catch((error: unknown) => console.warn(error));
      },
      onError: (error) => toast({ title: t('pricing.changeFailed'), description: failureText(error), tone: 'danger' }),
    });
  };
  const isPastDue = state === 'past-due';
  return (
    <Callout
      tone={isPastDue ? 'notice' : 'neutral'}
      title={t('pricing.yours')}
      actions={
        <>
          {isPastDue && (
            <PayLink to={`/payment?plan=${plan}&period=${period}`} variant="primary" size="sm">
              {t('pricing.payNow')}
            </PayLink>
          )}
          {state === 'cancelled' ? (
            <Button size="sm" disabled={isPending} onClick={() => step('resume')}>
              {t('pricing.resume')}
            </Button>
          ) : (
            <Button size="sm" disabled={isPending} onClick={() => setAsking(true)}>
              {t('pricing.cancel')}
            </Button>
          )}
        </>
      }
    >
      {state === 'active' && (
        <>
          {t('pricing.renews', { name, amount, day })}{' '}
          {last4 === null ? t('pricing.wallet') : t('pricing.card', { last4 })}
        </>
      )}
      {state === 'cancelled' && t('pricing.runsOut', { name, day })}
      {isPastDue && t('pricing.pastDue', { day: dayText(nextTryAt ?? periodEnd, language) })}
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('pricing.cancelTitle', { name })}
        description={isPastDue ? t('pricing.cancelPastDue') : t('pricing.cancelText', { day })}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('pricing.keep')}</Button>
            <Button variant="danger" onClick={() => step('cancel')}>
              {t('pricing.cancel')}
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
    </Callout>
  );
}
