import type { CouponDetails } from '@vitae/api/contract';
import { Power } from 'lucide-react';
import { useState } from 'react';
import { dayText, momentText } from '../../../base/day-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { remoteClient } from '../../../base/remote/remote-client.ts';
import { useRemote } from '../../../base/remote/use-remote.ts';
import { Link } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Badge, Button, toast } from '../../../parts/components/index.ts';
import { DetailFrame } from '../detail-frame.tsx';
import { Facts, Panel } from '../facts.tsx';
import { discountText, lastDayText, totalOf } from '../money-text.ts';
import { PaymentBadges } from '../payments/payment-badges.tsx';
import { ReasonDialog, type ReasonedStep } from '../reason-dialog.tsx';
import { RecordList } from '../record/record-list.tsx';
import { RemotePart } from '../remote-part.tsx';

/** A coupon: its rules, its batch, and what was bought with it. */
export function CouponView({ id, back }: { id: string; back: string }) {
  const { t } = useTexts('admin');
  const remote = useRemote({ key: ['admin coupon', id], load: () => callApi((api) => api.admin.coupons.get({ id })) });
  return (
    <DetailFrame back={back} backText={t('coupons.back')} remote={remote} failed={t('coupons.failed')}>
      {(coupon) => <Coupon coupon={coupon} />}
    </DetailFrame>
  );
}

const refresh = () =>
  void remoteClient().invalidateQueries({
    predicate: ({ queryKey: [, name] }) => typeof name === 'string' && /^admin (coupons?|record)$/.test(name),
  });

function Coupon({ coupon }: { coupon: CouponDetails }) {
  const { t, language } = useTexts('admin');
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const { id, rules, isOn, batch } = coupon;
  const isBatch = batch !== null && coupon.batchSize > 1;
  const switching = (isWholeBatch: boolean): ReasonedStep => ({
    title: t(isOn ? 'coupons.offTitle' : 'coupons.onTitle', { count: isWholeBatch ? coupon.batchSize : 1 }),
    hint: t(isOn ? 'coupons.offHint' : 'coupons.onHint'),
    action: t(isOn ? 'coupons.switchOff' : 'coupons.switchOn'),
    act: async (reason) => {
      await callApi((api) => api.admin.coupons.switch({ id, isOn: !isOn, isWholeBatch, reason })).finally(refresh);
      toast({ title: t(isOn ? 'coupons.switchedOff' : 'coupons.switchedOn'), tone: 'good' });
    },
  });
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-3 text-24 wrap-anywhere">
            {rules.code}
            <Badge tone={isOn ? 'good' : 'neutral'}>{t(isOn ? 'coupons.on' : 'coupons.off')}</Badge>
          </h1>
          <p className="mt-1 text-14 text-ink-soft">{discountText(rules, language)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isBatch && (
            <Button icon={Power} onClick={() => setStep(switching(true))}>
              {t(isOn ? 'coupons.batchOff' : 'coupons.batchOn')}
            </Button>
          )}
          <Button icon={Power} onClick={() => setStep(switching(false))}>
            {t(isOn ? 'coupons.switchOff' : 'coupons.switchOn')}
          </Button>
        </div>
      </header>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={t('coupons.facts')}>
          <Facts
            facts={[
              [t('coupons.used'), String(coupon.uses)],
              [
                t('coupons.most'),
                rules.maxRedemptions === null ? t('coupons.unlimited') : String(rules.maxRedemptions),
              ],
              [t('coupons.perAccount'), rules.perAccount === null ? t('coupons.unlimited') : String(rules.perAccount)],
              [t('coupons.plans'), rules.plans.join(', ') || t('coupons.allPlans')],
              [t('coupons.starts'), rules.startsAt === null ? t('coupons.atOnce') : dayText(rules.startsAt, language)],
              [t('coupons.ends'), rules.endsAt === null ? t('coupons.never') : lastDayText(rules.endsAt, language)],
              ...(rules.firstPurchaseOnly ? [[t('coupons.only'), t('coupons.first')] as const] : []),
              [t('coupons.created'), momentText(coupon.createdAt, language)],
              ...(coupon.by === null ? [] : [[t('coupons.by'), coupon.by] as const]),
              [t('coupons.why'), coupon.reason],
              ...(isBatch
                ? [
                    [
                      t('coupons.batch'),
                      <Link
                        key="batch"
                        to={`/admin/coupons?batch=${batch}`}
                        className="text-accent-ink hover:underline"
                      >
                        {t('coupons.batchOf', { count: coupon.batchSize, uses: coupon.batchUses })}
                      </Link>,
                    ] as const,
                  ]
                : []),
            ]}
          />
        </Panel>
        <Redemptions id={id} />
      </div>
      <section className="flex flex-col gap-3">
        <h2 className="text-16">{t('payment.record')}</h2>
        <RecordList subjects={[`coupon ${id}`, ...(batch === null ? [] : [`coupons ${batch}`])]} />
      </section>
      <ReasonDialog step={step} onClose={() => setStep(null)} />
    </div>
  );
}

/** The newest payments with a coupon; all of them are a list of payments. */
function Redemptions({ id }: { id: string }) {
  const { t, language } = useTexts('admin');
  const remote = useRemote({
    key: ['admin redemptions', id],
    load: () => callApi((api) => api.admin.payments.list({ coupon: id })),
  });
  return (
    <Panel
      title={t('coupons.redemptions')}
      aside={
        <Link to={`/admin/payments?coupon=${id}`} className="text-14 text-accent-ink hover:underline">
          {t('coupons.allRedemptions')}
        </Link>
      }
    >
      <RemotePart remote={remote} failed={t('coupons.failed')} skeleton="h-24">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="text-14 text-ink-soft">{t('coupons.noRedemptions')}</p>
          ) : (
            <ul className="flex max-h-96 flex-col divide-y divide-line overflow-y-auto text-14">
              {rows.map((payment) => (
                <li key={payment.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                  <Link
                    to={`/admin/payments?payment=${payment.id}`}
                    className="min-w-0 flex-1 wrap-anywhere hover:underline"
                  >
                    {payment.account.email ?? t('payments.deletedAccount')}
                  </Link>
                  <PaymentBadges payment={payment} />
                  <span className="tabular-nums">{totalOf(payment, language)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </RemotePart>
    </Panel>
  );
}
