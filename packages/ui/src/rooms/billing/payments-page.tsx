import type { Payment } from '@vitae/api/contract';
import { formatMoney } from '@vitae/domain/money';
import { CreditCard, Download } from 'lucide-react';
import { useMemo } from 'react';
import { dayText } from '../../base/day-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { useRemotePages } from '../../base/remote/use-remote.ts';
import { callApi } from '../../base/session/start-session.ts';
import { Badge, Button, ButtonLink, EmptyState, Skeleton } from '../../parts/components/index.ts';
import { PageHeader } from '../../parts/page-header.tsx';
import { RemoteFailure } from '../../parts/remote-failure.tsx';
import { PayLink } from '../../parts/pricing/pay-link.tsx';
import { useBackInWindow } from '../../parts/pricing/use-back-in-window.ts';
import { columnsOf, DataTable } from '../../parts/table/data-table.tsx';
import { useReceipts } from './use-receipts.ts';
import { whatOf } from './what-of.ts';

const { columns, accessor, display } = columnsOf<Payment>();

/** `/account/payments`: what was paid, with receipts. */
export function PaymentsPage() {
  const { t, language } = useTexts('billing');
  const saveReceipts = useReceipts();
  const remote = useRemotePages({
    key: ['payments'],
    load: (before) => callApi((api) => api.payments.list(before === null ? {} : { before: String(before) })),
    next: ({ payments, more }) => (more ? (payments.at(-1)?.id ?? null) : null),
  });
  useBackInWindow(() => void remote.refetch());
  const rows = useMemo(() => remote.data?.pages.flatMap(({ payments }) => payments) ?? [], [remote.data]);
  const shown = useMemo(
    () =>
      columns([
        accessor('createdAt', {
          header: t('payments.date'),
          sortDescFirst: true,
          cell: ({ getValue }) => <time dateTime={getValue()}>{dayText(getValue(), language)}</time>,
        }),
        accessor((payment) => whatOf(payment, t), {
          id: 'what',
          header: t('payments.what'),
          cell: ({ getValue, row: { original: payment } }) => (
            <>
              {getValue()}
              {/* A telephone has no room for columns of their own. */}
              <span className="mt-1 flex flex-col items-start gap-1 sm:hidden">
                <time dateTime={payment.createdAt} className="text-13 text-ink-soft">
                  {dayText(payment.createdAt, language)}
                </time>
                <State payment={payment} />
              </span>
            </>
          ),
        }),
        accessor(({ wallet, charge }) => wallet + charge, {
          id: 'amount',
          header: t('payments.amount'),
          cell: ({ row: { original: payment } }) => (
            <span className="tabular-nums">
              {formatMoney({ amount: payment.wallet + payment.charge, currency: payment.currency }, language)}
            </span>
          ),
        }),
        accessor('state', {
          header: t('payments.state'),
          cell: ({ row: { original: payment } }) => <State payment={payment} />,
        }),
        display({
          id: 'receipt',
          header: () => <span className="sr-only">{t('payments.receipt')}</span>,
          cell: ({ row: { original: payment } }) => (
            <div className="flex justify-end">
              {payment.receipt !== null && (
                <Button
                  size="sm"
                  icon={Download}
                  aria-label={t('payments.download', { number: payment.receipt })}
                  onClick={() => void saveReceipts(payment)}
                >
                  <span className="max-sm:sr-only">{t('payments.receipt')}</span>
                </Button>
              )}
              {payment.action !== null && (
                <PayLink size="sm" icon={CreditCard} to={`/payment?payment=${payment.id}`}>
                  <span className="max-sm:sr-only">{t('payments.goOn')}</span>
                </PayLink>
              )}
            </div>
          ),
        }),
      ]),
    [t, language, saveReceipts],
  );
  return (
    <>
      <PageHeader title={t('payments.title')} intro={t('payments.intro')} />
      <div className="mt-6">
        {remote.isPending && <Skeleton className="h-40" />}
        {remote.isError && <RemoteFailure remote={remote} title={t('payments.failed')} retry={t('plans.retry')} />}
        {remote.isSuccess && rows.length === 0 && (
          <EmptyState
            icon={CreditCard}
            title={t('payments.empty')}
            actions={<ButtonLink to="/account/pricing">{t('payments.seePrices')}</ButtonLink>}
          >
            {t('payments.emptyText')}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <DataTable
            label={t('payments.title')}
            columns={shown}
            rows={rows}
            rowId={({ id }) => id}
            wideOnly={['createdAt', 'state']}
            sorting={[{ id: 'createdAt', desc: true }]}
          />
        )}
        {remote.hasNextPage && (
          <Button className="mt-3" disabled={remote.isFetchingNextPage} onClick={() => void remote.fetchNextPage()}>
            {t('payments.more')}
          </Button>
        )}
      </div>
    </>
  );
}

function State({ payment }: { payment: Payment }) {
  const { t, language } = useTexts('billing');
  const { state, dispute, refunded, currency } = payment;
  const tone = state === 'paid' ? 'good' : state === 'pending' || state === 'created' ? 'notice' : 'neutral';
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge tone={tone}>{t(`payments.states.${state}`)}</Badge>
      {dispute === 'open' && <Badge tone="notice">{t('payments.disputed')}</Badge>}
      {state === 'partly-refunded' && (
        <span className="text-13 text-ink-soft tabular-nums">
          {t('payments.refundedPart', { amount: formatMoney({ amount: refunded, currency }, language) })}
        </span>
      )}
    </span>
  );
}
