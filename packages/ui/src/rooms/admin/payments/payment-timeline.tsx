import type { PaymentDetails, PaymentHappening } from '@vitae/api/contract';
import { formatMoney } from '@vitae/domain/money';
import { momentText } from '../../../base/day-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { ledgerAccountText } from '../money-text.ts';

/** Everything that happened to a payment, oldest first. */
export function PaymentTimeline({ payment }: { payment: PaymentDetails }) {
  const { language } = useTexts('admin');
  return (
    <ol className="flex flex-col">
      {payment.timeline.map((happening, index) => (
        <li
          key={index}
          className="relative flex flex-col gap-0.5 border-s border-line pb-4 ps-5 text-14 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden
            className="absolute top-1.5 -start-[4.5px] size-2 rounded-full border border-line-strong bg-surface"
          />
          <span className="flex flex-wrap items-baseline gap-x-3">
            <Happening happening={happening} currency={payment.currency} />
            <time dateTime={happening.at} className="ms-auto text-12 whitespace-nowrap text-ink-faint">
              {momentText(happening.at, language)}
            </time>
          </span>
          <Detail happening={happening} currency={payment.currency} />
        </li>
      ))}
    </ol>
  );
}

interface HappeningProps {
  happening: PaymentHappening;
  currency: string;
}

function Happening({ happening, currency }: HappeningProps) {
  const { t, language } = useTexts('admin');
  const states: Readonly<Record<string, string>> = {
    ...t('payments.states'),
    adjusted: t('payment.happened.adjusted'),
  };
  switch (happening.what) {
    case 'state':
      return (
        <span className="font-medium">
          {t('payment.happened.state', { state: states[happening.state] ?? happening.state })}
        </span>
      );
    case 'refund': {
      const key = {
        requested: 'refundRequested',
        done: 'refundDone',
        failed: 'refundFailed',
        returned: 'refundReturned',
      } as const;
      const amount = formatMoney({ amount: happening.amount, currency }, language);
      return <span className="font-medium">{t(`payment.happened.${key[happening.state]}`, { amount })}</span>;
    }
    case 'posting':
      return <span>{t(`ledger.causes.${happening.cause}`)}</span>;
    case 'event':
      return (
        <span>
          {happening.name === ''
            ? t('payment.happened.eventUnnamed')
            : t('payment.happened.event', { name: happening.name })}
        </span>
      );
    case 'invoice':
      return (
        <span>
          {t(happening.kind === 'receipt' ? 'payment.happened.receipt' : 'payment.happened.creditNote', {
            number: happening.number,
          })}
        </span>
      );
  }
}

function Detail({ happening, currency }: HappeningProps) {
  const { t, language } = useTexts('admin');
  const small = 'text-13 break-words text-ink-soft';
  if (happening.what === 'event') return <span className={`${small} wrap-anywhere`}>{happening.id}</span>;
  if (happening.what === 'refund')
    return happening.state === 'requested' ? (
      <span className={small}>
        {happening.by === null
          ? t('payment.happened.reason', { reason: happening.reason })
          : t('payment.happened.by', { who: happening.by, reason: happening.reason })}
      </span>
    ) : null;
  if (happening.what !== 'posting' || happening.transfers.length === 0) return null;
  return (
    <ul className={small}>
      {happening.transfers.map(({ from, to, amount }, index) => (
        <li key={index} className="flex flex-wrap justify-between gap-x-4">
          <span>{t('ledger.moved', { from: ledgerAccountText(from), to: ledgerAccountText(to) })}</span>
          <span className="tabular-nums">{formatMoney({ amount, currency }, language)}</span>
        </li>
      ))}
    </ul>
  );
}
