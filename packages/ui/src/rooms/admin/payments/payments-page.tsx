import type { ListedPayment, MoneyDifference } from '@vitae/api/contract';
import { paymentKinds, paymentStates } from '@vitae/domain/money';
import { Copy, Receipt, Scale, UserRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Link, useNavigate, useSearchParams } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Button, toast } from '../../../parts/components/index.ts';
import { PageHeader } from '../../../parts/page-header.tsx';
import { copyText } from '../copy-text.ts';
import { AdminList } from '../list/admin-list.tsx';
import { adminColumnsOf } from '../list/admin-table.tsx';
import { maybeOneOf, oneOf, type ListAddress } from '../list/use-list-address.ts';
import { methodText, subjectOfPayment, totalOf } from '../money-text.ts';
import { pathWith } from '../path-with.ts';
import { Moment } from '../moment.tsx';
import { ReasonDialog, type ReasonedStep } from '../reason-dialog.tsx';
import { Differences } from './differences.tsx';
import { LastReconciliation } from './last-reconciliation.tsx';
import { PaymentBadges } from './payment-badges.tsx';
import { PaymentView, refreshMoney } from './payment-view.tsx';

const { columns, accessor } = adminColumnsOf<ListedPayment>();
/** How many days back the books are compared. */
const comparedDays = 31;

const queryOf = ({ value }: ListAddress) => {
  const [state, kind] = [
    maybeOneOf(value('state'), [...paymentStates, 'disputed'] as const),
    maybeOneOf(value('kind'), paymentKinds),
  ];
  return {
    search: value('search'),
    order: oneOf(value('order'), ['desc', 'asc'] as const),
    ...(state && { state }),
    ...(kind && { kind }),
    ...(value('coupon') && { coupon: value('coupon') }),
  };
};

/** The payments of all people; with `payment` in the address, one of them. */
export function PaymentsPage() {
  const [params] = useSearchParams();
  const id = params.get('payment');
  const pathOf = (payment: string | null) => pathWith('/admin/payments', params, { payment });
  return id === null ? <PaymentsList pathOf={pathOf} /> : <PaymentView key={id} id={id} back={pathOf(null)} />;
}

function PaymentsList({ pathOf }: { pathOf: (payment: string) => string }) {
  const { t, language } = useTexts('admin');
  const navigate = useNavigate();
  const coupon = useSearchParams()[0].get('coupon');
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const [found, setFound] = useState<readonly MoneyDifference[]>([]);
  const [begun, setBegun] = useState<string | null>(null);
  const shown = useMemo(
    () =>
      columns([
        accessor(({ account }) => account.email ?? '', {
          id: 'who',
          header: t('payments.who'),
          enableSorting: false,
          cell: ({ row: { original: payment } }) => (
            <span className="flex min-w-44 flex-wrap items-center gap-x-2 gap-y-1">
              <Link to={pathOf(payment.id)} data-row-link className="font-medium wrap-anywhere hover:underline">
                {payment.account.email ?? t('payments.deletedAccount')}
              </Link>
              <PaymentBadges payment={payment} />
            </span>
          ),
        }),
        accessor((payment) => subjectOfPayment(payment), {
          id: 'what',
          header: t('payments.what'),
          enableSorting: false,
        }),
        accessor((payment) => totalOf(payment, language), {
          id: 'amount',
          header: t('payments.amount'),
          enableSorting: false,
          cell: ({ getValue }) => <span className="whitespace-nowrap">{getValue()}</span>,
        }),
        accessor((payment) => methodText(payment), {
          id: 'method',
          header: t('payments.method'),
          enableSorting: false,
        }),
        accessor('createdAt', {
          id: 'created',
          header: t('payments.created'),
          enableSorting: true,
          sortDescFirst: true,
          cell: ({ getValue }) => <Moment at={getValue()} />,
        }),
      ]),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address changes with the rows
    [t, language],
  );
  const reconcile: ReasonedStep = {
    title: t('reconcile.title'),
    hint: t('reconcile.hint'),
    action: t('reconcile.open'),
    act: async (reason) => {
      const run = await callApi((api) => api.admin.payments.reconcile({ days: comparedDays, reason }));
      setBegun(run.id);
      if (run.finishedAt !== null && run.found === 0) toast({ title: t('reconcile.done'), tone: 'good' });
    },
  };
  const compare = (chosen: readonly ListedPayment[], clear: () => void): ReasonedStep => ({
    title: t('payment.checkTitleMany', { count: chosen.length }),
    hint: t('payment.checkHint'),
    action: t('payment.check'),
    act: async (reason) => {
      const all: MoneyDifference[] = [];
      for (const { id } of chosen)
        all.push(...(await callApi((api) => api.admin.payments.check({ id, reason }))).differences);
      clear();
      refreshMoney();
      setFound(all);
      if (all.length === 0) toast({ title: t('reconcile.done'), tone: 'good' });
    },
  });
  return (
    <>
      <PageHeader
        title={t('payments.title')}
        intro={t('payments.intro')}
        action={
          <Button icon={Scale} onClick={() => setStep(reconcile)}>
            {t('reconcile.open')}
          </Button>
        }
      />
      <LastReconciliation begun={begun} pathOf={pathOf} onClose={() => setBegun(null)} />
      {found.length > 0 && <Differences found={found} onClose={() => setFound([])} />}
      <AdminList
        list="payments"
        label={t('payments.title')}
        searchHint={t('payments.searchHint')}
        columns={shown}
        optional={{
          what: t('payments.what'),
          method: t('payments.method'),
          created: t('payments.created'),
        }}
        rowId={({ id }) => id}
        rowName={(payment) => `${payment.account.email ?? t('payments.deletedAccount')}, ${totalOf(payment, language)}`}
        numbers={['amount']}
        wideOnly={['what', 'method', 'created']}
        firstSort="created"
        filters={[
          {
            name: 'state',
            label: t('payments.state'),
            options: [
              { value: '', label: `${t('payments.state')}: ${t('list.all')}` },
              ...paymentStates.map((state) => ({ value: state, label: t(`payments.states.${state}`) })),
              { value: 'disputed', label: t('payments.disputed') },
            ],
          },
          {
            name: 'kind',
            label: t('payments.kind'),
            options: [
              { value: '', label: `${t('payments.kind')}: ${t('list.all')}` },
              ...paymentKinds.map((kind) => ({ value: kind, label: t(`payments.kinds.${kind}`) })),
            ],
          },
          ...(coupon === null
            ? []
            : [
                {
                  name: 'coupon',
                  label: t('payments.coupon'),
                  options: [
                    { value: '', label: t('payments.allCoupons') },
                    { value: coupon, label: t('payments.oneCoupon') },
                  ],
                },
              ]),
        ]}
        load={(address, from) => callApi((api) => api.admin.payments.list({ ...queryOf(address), ...from }))}
        download={(address, reason) => callApi((api) => api.admin.payments.export({ ...queryOf(address), reason }))}
        actions={{
          ofSelected: (chosen, clear) => (
            <Button size="sm" icon={Scale} onClick={() => setStep(compare(chosen, clear))}>
              {t('payment.check')}
            </Button>
          ),
          ofRow: (payment) => [
            { label: t('payments.open'), icon: Receipt, onSelect: () => void navigate(pathOf(payment.id)) },
            {
              label: t('payments.openOwner'),
              icon: UserRound,
              onSelect: () => void navigate(`/admin/users/${payment.account.id}`),
            },
            {
              label: t('payment.copyId'),
              icon: Copy,
              onSelect: () => copyText(payment.id),
            },
          ],
        }}
      />
      <ReasonDialog step={step} onClose={() => setStep(null)} />
    </>
  );
}
