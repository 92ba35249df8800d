import type { Payment } from '@vitae/api/contract';
import { resumeKind } from '@vitae/domain';
import { cardBrandOf, formatMoney, groupedCardNumber, isCardNumber } from '@vitae/domain/money';
import { CircleCheck, CreditCard, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { evaluationStartPath } from '../../base/evaluation/paths.ts';
import { failureText } from '../../base/forms/failure-text.ts';
import { useForm } from '../../base/forms/use-form.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { useRemote } from '../../base/remote/use-remote.ts';
import { useSearchParams } from '../../base/router/index.ts';
import { callApi } from '../../base/session/start-session.ts';
import { reloadUser } from '../../base/session/user.ts';
import { Button, ButtonLink, Callout, Field, Skeleton, TextInput, toast } from '../../parts/components/index.ts';
import { FormActions } from '../../parts/forms/form-actions.tsx';
import { FormFrame } from '../../parts/forms/form-frame.tsx';
import { RemoteFailure } from '../../parts/remote-failure.tsx';
import { reportIn, useBoughtReview } from './bought-review.ts';
import { useReceipts } from './use-receipts.ts';
import { whatOf } from './what-of.ts';

/** How often an open payment is asked for, in milliseconds. */
const againMs = 3000;

/** A payment that was begun: the card, the bank, and how it ended. */
export function OpenPayment({ id }: { id: string }) {
  const { t, language } = useTexts('billing');
  const remote = useRemote({ key: ['payment', id], load: () => callApi((api) => api.payments.get({ id })) });
  const [changed, setChanged] = useState<Payment | null>(null);
  const payment = changed ?? remote.data ?? null;
  const isOpen = payment?.state === 'pending' || payment?.state === 'created';
  const waits = isOpen && (payment.action === null || payment.action.kind === 'redirect');
  const { refetch } = remote;
  const state = payment?.state;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => void refetch(), againMs);
    return () => clearInterval(timer);
  }, [waits, refetch]);
  useEffect(() => {
    if (state === 'paid') reloadUser().catch((error: unknown) => console.warn(error));
  }, [state]);

  if (remote.isError) return <RemoteFailure remote={remote} title={t('pay.failed')} retry={t('plans.retry')} />;
  if (!payment) return <Skeleton className="h-64 max-w-md" />;
  const amount = formatMoney({ amount: payment.charge, currency: payment.currency }, language);
  const cancel = async () => {
    try {
      setChanged(await callApi((api) => api.payments.cancel({ id })));
    } catch (error) {
      toast({ title: t('pay.cancelFailed'), description: failureText(error), tone: 'danger' });
    }
  };
  return (
    <div className="max-w-md">
      {payment.action?.kind === 'card' && (
        <CardForm payment={payment} amount={amount} onChange={setChanged} onCancel={cancel} />
      )}
      {payment.action?.kind === 'authenticate' && (
        <BankQuestion
          payment={payment}
          amount={amount}
          onChange={setChanged}
          onRefresh={() => {
            setChanged(null);
            void refetch();
          }}
        />
      )}
      {waits && (
        <Callout
          role="status"
          title={t('pay.waiting')}
          actions={
            payment.action?.kind === 'redirect' && (
              <>
                <Button
                  variant="primary"
                  size="sm"
                  onClick={() => payment.action?.kind === 'redirect' && location.assign(payment.action.url)}
                >
                  {t('pay.goOn')}
                </Button>
                <Button size="sm" onClick={() => void cancel()}>
                  {t('pay.giveUp')}
                </Button>
              </>
            )
          }
        >
          {t('pay.waitingText')}
        </Callout>
      )}
      {!isOpen && <Ended payment={payment} />}
    </div>
  );
}

function Ended({ payment }: { payment: Payment }) {
  const { t, language } = useTexts('billing');
  const saveReceipts = useReceipts();
  const [search] = useSearchParams();
  const { report, at } = reportIn(search);
  const heading = useHeadingFocus();
  const { state, currency, wallet, charge, isCredited, kind } = payment;
  const isReview = kind === 'review' && state === 'paid' && !isCredited;
  const isPaid = state === 'paid' || state === 'partly-refunded' || state === 'refunded';
  if (!isPaid)
    return (
      <Callout
        tone="notice"
        role="status"
        title={t('pay.closedTitle')}
        actions={
          <ButtonLink size="sm" to="/account/pricing">
            {t('pay.again')}
          </ButtonLink>
        }
      >
        {t('pay.closedText')}
      </Callout>
    );
  const amount = formatMoney({ amount: wallet + charge, currency }, language);
  return (
    <section aria-labelledby="done" className="rounded-card border border-line bg-surface p-6">
      <CircleCheck size={32} aria-hidden className="text-good-ink" />
      <h2 id="done" ref={heading} tabIndex={-1} className="mt-3 text-20 outline-none">
        {isCredited ? t('pay.creditedTitle') : t('pay.doneTitle')}
      </h2>
      <p className="mt-1 text-14 text-ink-soft">
        {isCredited ? t('pay.creditedText') : wallet + charge > 0 ? t('pay.doneText', { amount }) : t('pay.doneFree')}
      </p>
      <p className="mt-3 text-14 font-medium">{whatOf(payment, t)}</p>
      {isReview &&
        (report === undefined ? (
          <p className="mt-3 text-14">{t('pay.reviewHow')}</p>
        ) : (
          <BoughtReview report={report} />
        ))}
      <div className="mt-5 flex flex-wrap gap-2">
        {payment.receipt !== null && (
          <Button icon={Download} onClick={() => void saveReceipts(payment)}>
            {t('pay.receipt')}
          </Button>
        )}
        {kind === 'top-up' ? (
          <ButtonLink to="/account/payments/wallet" variant="primary">
            {t('pay.toWallet')}
          </ButtonLink>
        ) : isReview && at === undefined ? (
          <ButtonLink to={evaluationStartPath(resumeKind)} variant="primary">
            {t('pay.toEvaluation')}
          </ButtonLink>
        ) : (
          <ButtonLink to={at ?? '/account/resumes'} variant="primary">
            {at === undefined ? t('pay.toAccount') : t('pay.toReview')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** Puts a review that was bought for a report into the queue. */
function BoughtReview({ report }: { report: string }) {
  const { t } = useTexts('billing');
  const { isPending, isSuccess } = useBoughtReview(report);
  return (
    <p role="status" className="mt-3 text-14">
      {!isPending && t(isSuccess ? 'pay.reviewQueued' : 'pay.reviewLater')}
    </p>
  );
}

/** A heading that takes the focus when it appears in place of the form that had it. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return heading;
}

interface StepProps {
  payment: Payment;
  amount: string;
  onChange: (payment: Payment) => void;
}

/** The form of the test provider. Others ask for the card on their own pages. */
function CardForm({ payment, amount, onChange, onCancel }: StepProps & { onCancel: () => Promise<void> }) {
  const { t } = useTexts('billing');
  const { id } = payment;
  const form = useForm({
    initial: { number: '', expiry: '', code: '' },
    schema: z.object({
      number: z.string().check(z.refine(isCardNumber, t('pay.numberWrong'))),
      expiry: z.string().check(z.trim(), z.regex(/^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/, t('pay.expiryWrong'))),
      code: z.string().check(z.trim(), z.regex(/^\d{3,4}$/, t('pay.codeWrong'))),
    }),
    submit: async (card) => {
      onChange(await callApi((api) => api.payments.card({ id, ...card })));
    },
  });
  const brand = cardBrandOf(form.values.number);
  return (
    <section aria-labelledby="card" className="rounded-card border border-line bg-surface p-6">
      <h2 id="card" className="flex items-center gap-2 text-16">
        <CreditCard size={20} aria-hidden />
        {t('pay.cardTitle')}
      </h2>
      <p className="mt-3 flex justify-between gap-4 text-14">
        <span>{whatOf(payment, t)}</span>
        <span className="font-medium tabular-nums">{amount}</span>
      </p>
      <Callout tone="notice" className="my-4" title={t('pay.test')}>
        <ul>
          {t('pay.testHints').map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </Callout>
      <FormFrame form={form}>
        <Field
          label={t('pay.number')}
          aside={brand && <span className="text-13 font-medium text-ink-soft">{t(`brands.${brand}`)}</span>}
          {...(form.errors.number && { error: form.errors.number })}
        >
          <TextInput
            {...form.control('number')}
            value={groupedCardNumber(form.values.number)}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            maxLength={23}
          />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field
            label={t('pay.expiry')}
            hint={t('pay.expiryHint')}
            {...(form.errors.expiry && { error: form.errors.expiry })}
          >
            <TextInput {...form.control('expiry')} inputMode="numeric" autoComplete="off" dir="ltr" maxLength={7} />
          </Field>
          <Field label={t('pay.code')} {...(form.errors.code && { error: form.errors.code })}>
            <TextInput {...form.control('code')} inputMode="numeric" autoComplete="off" dir="ltr" maxLength={4} />
          </Field>
        </div>
        <FormActions
          submit={t('pay.pay', { amount })}
          busy={form.busy}
          busyWords={t('pay.paying')}
          failure={form.failure}
          onCancel={() => void onCancel()}
        />
      </FormFrame>
    </section>
  );
}

/** What a bank asks, in test mode. */
function BankQuestion({ payment: { id }, amount, onChange, onRefresh }: StepProps & { onRefresh: () => void }) {
  const { t } = useTexts('billing');
  const heading = useHeadingFocus();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const answer = async (isApproved: boolean) => {
    setBusy(true);
    try {
      onChange(await callApi((api) => api.payments.authenticate({ id, isApproved })));
    } catch (error) {
      setFailure(failureText(error));
      onRefresh();
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="bank" className="rounded-card border border-line bg-surface p-6">
      <h2 id="bank" ref={heading} tabIndex={-1} className="text-16 outline-none">
        {t('pay.bankTitle')}
      </h2>
      <p className="mt-2 text-14 text-ink-soft">{t('pay.bankText', { amount })}</p>
      {failure && (
        <Callout tone="danger" role="alert" className="mt-4">
          {failure}
        </Callout>
      )}
      <div className="mt-5 flex gap-2">
        <Button variant="primary" disabled={busy} onClick={() => void answer(true)}>
          {t('pay.approve')}
        </Button>
        <Button disabled={busy} onClick={() => void answer(false)}>
          {t('pay.refuse')}
        </Button>
      </div>
    </section>
  );
}
