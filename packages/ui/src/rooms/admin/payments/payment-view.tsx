import type { MoneyDifference, PaymentDetails } from '@vitae/api/contract';
import { formatMoney } from '@vitae/domain/money';
import { Scale, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../../base/day-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { remoteClient } from '../../../base/remote/remote-client.ts';
import { useRemote } from '../../../base/remote/use-remote.ts';
import { Link } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Button, toast } from '../../../parts/components/index.ts';
import { DetailFrame } from '../detail-frame.tsx';
import { Facts, Panel } from '../facts.tsx';
import { methodText, subjectOfPayment, totalOf } from '../money-text.ts';
import { ReasonDialog, type ReasonedStep } from '../reason-dialog.tsx';
import { RecordList } from '../record/record-list.tsx';
import { Differences } from './differences.tsx';
import { PaymentBadges } from './payment-badges.tsx';
import { PaymentTimeline } from './payment-timeline.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** A payment: what it was, what happened to it, and what can be done about it. */
export function PaymentView({ id, back }: { id: string; back: string }) {
  const { t } = useTexts('admin');
  const remote = useRemote({
    key: ['admin payment', id],
    load: () => callApi((api) => api.admin.payments.get({ id })),
  });
  return (
    <DetailFrame back={back} backText={t('payment.back')} remote={remote} failed={t('payment.failed')}>
      {(payment) => <Payment payment={payment} />}
    </DetailFrame>
  );
}

/** Everything on the screen that a change of money may have changed. */
export const refreshMoney = () =>
  void remoteClient().invalidateQueries({
    predicate: ({ queryKey: [, name] }) => typeof name === 'string' && /^admin (payments?|record|wallet)$/.test(name),
  });

function Payment({ payment }: { payment: PaymentDetails }) {
  const { t, language } = useTexts('admin');
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const [isRefunding, setRefunding] = useState(false);
  const [found, setFound] = useState<readonly MoneyDifference[]>([]);
  const { id, currency, account } = payment;
  const money = (amount: number) => formatMoney({ amount, currency }, language);
  const check: ReasonedStep = {
    title: t('payment.checkTitle'),
    hint: t('payment.checkHint'),
    action: t('payment.check'),
    act: async (reason) => {
      const { differences } = await callApi((api) => api.admin.payments.check({ id, reason })).finally(refreshMoney);
      setFound(differences);
      if (differences.length === 0) toast({ title: t('payment.checkDone'), tone: 'good' });
    },
  };
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-24 tabular-nums">
            {totalOf(payment, language)}
            <PaymentBadges payment={payment} />
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-14 text-ink-soft">
            {account.email === null ? (
              t('payments.deletedAccount')
            ) : (
              <Link to={`/admin/users/${account.id}`} className="wrap-anywhere text-accent-ink hover:underline">
                {account.email}
              </Link>
            )}
            <span>{subjectOfPayment(payment)}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button icon={Scale} onClick={() => setStep(check)}>
            {t('payment.check')}
          </Button>
          {payment.left > 0 && (
            <Button icon={Undo2} onClick={() => setRefunding(true)}>
              {t('payment.refund')}
            </Button>
          )}
        </div>
      </header>
      {found.length > 0 && <Differences found={found} onClose={() => setFound([])} />}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={t('payment.facts')}>
          <Facts
            facts={[
              [t('payment.price'), money(payment.price)],
              ...(payment.discount > 0
                ? [
                    [
                      payment.coupon === null ? t('payment.discount') : t('payment.coupon', { code: payment.coupon }),
                      money(-payment.discount),
                    ] as const,
                  ]
                : []),
              ...(payment.tax > 0 ? [[t('payment.tax'), money(payment.tax)] as const] : []),
              ...(payment.wallet > 0 ? [[t('payment.fromWallet'), money(payment.wallet)] as const] : []),
              [t('payment.charged'), money(payment.charge)],
              ...(payment.refunded > 0 ? [[t('payment.refunded'), money(payment.refunded)] as const] : []),
              [t('payment.left'), money(payment.left)],
              [t('payments.method'), methodText(payment)],
              [t('payments.created'), momentText(payment.createdAt, language)],
              ...(payment.paidAt === null
                ? []
                : [[t('payment.paidAt'), momentText(payment.paidAt, language)] as const]),
              ...(payment.receipt === null ? [] : [[t('payment.receipt'), String(payment.receipt)] as const]),
              [t('payment.provider'), payment.provider],
              ...(payment.reference === null
                ? []
                : [[t('payment.reference'), <code key="reference">{payment.reference}</code>] as const]),
              [t('payment.id'), <code key="id">{id}</code>],
            ]}
          />
        </Panel>
        <Panel title={t('payment.timeline')}>
          <PaymentTimeline payment={payment} />
        </Panel>
      </div>
      <section className="flex flex-col gap-3">
        <h2 className="text-16">{t('payment.record')}</h2>
        <RecordList subjects={[`payment ${id}`]} />
      </section>
      <ReasonDialog step={step} onClose={() => setStep(null)} />
      <RefundDialog payment={payment} isOpen={isRefunding} onClose={() => setRefunding(false)} onDone={refreshMoney} />
    </div>
  );
}
