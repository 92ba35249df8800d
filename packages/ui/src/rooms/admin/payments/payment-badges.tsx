import type { ListedPayment } from '@vitae/api/contract';
import { useTexts } from '../../../base/i18n/index.ts';
import { Badge } from '../../../parts/components/index.ts';

const tones = {
  created: 'neutral',
  pending: 'accent',
  paid: 'good',
  'partly-refunded': 'notice',
  refunded: 'notice',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
} as const;

/** The state of a payment, and what is unusual about it. */
export function PaymentBadges({ payment }: { payment: ListedPayment }) {
  const { t } = useTexts('admin');
  const { state, dispute, isCredited } = payment;
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tones[state]}>{t(`payments.states.${state}`)}</Badge>
      {isCredited && <Badge>{t('payments.credited')}</Badge>}
      {dispute !== 'none' && (
        <Badge tone={dispute === 'won' ? 'good' : 'danger'}>{t(`payments.disputes.${dispute}`)}</Badge>
      )}
    </span>
  );
}
