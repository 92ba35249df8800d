import type { ListedCoupon } from '@vitae/api/contract';
import { Copy, Plus, Power, Tag } from 'lucide-react';
import { useMemo, useState } from 'react';
import { dayText } from '../../../base/day-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { remoteClient } from '../../../base/remote/remote-client.ts';
import { Link, useNavigate, useSearchParams } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Badge, Button } from '../../../parts/components/index.ts';
import { PageHeader } from '../../../parts/page-header.tsx';
import { copyText } from '../copy-text.ts';
import { AdminList } from '../list/admin-list.tsx';
import { adminColumnsOf } from '../list/admin-table.tsx';
import { maybeOneOf, oneOf, type ListAddress } from '../list/use-list-address.ts';
import { discountText, lastDayText } from '../money-text.ts';
import { pathWith } from '../path-with.ts';
import { ReasonDialog, type ReasonedStep } from '../reason-dialog.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { CouponView } from './coupon-view.tsx';

const { columns, accessor } = adminColumnsOf<ListedCoupon>();
const home = '/admin/coupons';

const queryOf = ({ value }: ListAddress) => {
  const state = maybeOneOf(value('state'), ['on', 'off'] as const);
  return {
    search: value('search'),
    order: oneOf(value('order'), ['desc', 'asc'] as const),
    ...(state && { state }),
    ...(value('batch') && { batch: value('batch') }),
  };
};

/** The coupons; with `coupon` in the address, one of them. */
export function CouponsPage() {
  const [params] = useSearchParams();
  const id = params.get('coupon');
  return id === null ? (
    <CouponsList />
  ) : (
    <CouponView key={id} id={id} back={pathWith(home, params, { coupon: null })} />
  );
}

const refresh = () =>
  void remoteClient().invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'admin coupons' });

function CouponsList() {
  const { t, language } = useTexts('admin');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const [isMaking, setMaking] = useState(false);
  const batch = params.get('batch');
  const shown = useMemo(() => {
    return columns([
      accessor(({ rules }) => rules.code, {
        id: 'code',
        header: t('coupons.code'),
        enableSorting: false,
        cell: ({ row: { original: coupon } }) => (
          <span className="flex min-w-40 flex-wrap items-center gap-2">
            <Link
              to={pathWith(home, params, { coupon: coupon.id })}
              data-row-link
              className="font-medium wrap-anywhere hover:underline"
            >
              {coupon.rules.code}
            </Link>
            {!coupon.isOn && <Badge>{t('coupons.off')}</Badge>}
          </span>
        ),
      }),
      accessor(({ rules }) => discountText(rules, language), {
        id: 'discount',
        header: t('coupons.discount'),
        enableSorting: false,
      }),
      accessor(
        ({ uses, rules: { maxRedemptions: most } }) =>
          t(most === null ? 'coupons.uses' : 'coupons.usesOf', { uses, most: most ?? 0 }),
        {
          id: 'uses',
          header: t('coupons.used'),
          enableSorting: false,
        },
      ),
      accessor(({ rules }) => rules.plans.join(', ') || t('coupons.allPlans'), {
        id: 'plans',
        header: t('coupons.plans'),
        enableSorting: false,
      }),
      accessor(({ rules }) => (rules.endsAt === null ? t('coupons.never') : lastDayText(rules.endsAt, language)), {
        id: 'ends',
        header: t('coupons.ends'),
        enableSorting: false,
      }),
      accessor(({ createdAt }) => dayText(createdAt, language), {
        id: 'created',
        header: t('coupons.created'),
        enableSorting: true,
        sortDescFirst: true,
      }),
    ]);
  }, [t, language, params]);
  return (
    <>
      <PageHeader
        title={t('coupons.title')}
        intro={t('coupons.intro')}
        action={
          <Button variant="primary" icon={Plus} onClick={() => setMaking(true)}>
            {t('coupons.make')}
          </Button>
        }
      />
      <AdminList
        list="coupons"
        label={t('coupons.title')}
        searchHint={t('coupons.searchHint')}
        columns={shown}
        optional={{
          discount: t('coupons.discount'),
          uses: t('coupons.used'),
          plans: t('coupons.plans'),
          ends: t('coupons.ends'),
          created: t('coupons.created'),
        }}
        rowId={({ id }) => id}
        rowName={({ rules }) => rules.code}
        numbers={['uses']}
        wideOnly={['plans', 'ends', 'created']}
        firstSort="created"
        filters={[
          {
            name: 'state',
            label: t('coupons.state'),
            options: [
              { value: '', label: `${t('coupons.state')}: ${t('list.all')}` },
              { value: 'on', label: t('coupons.on') },
              { value: 'off', label: t('coupons.off') },
            ],
          },
          ...(batch === null
            ? []
            : [
                {
                  name: 'batch',
                  label: t('coupons.batch'),
                  options: [
                    { value: '', label: t('coupons.allBatches') },
                    { value: batch, label: t('coupons.oneBatch') },
                  ],
                },
              ]),
        ]}
        load={(address, from) => callApi((api) => api.admin.coupons.list({ ...queryOf(address), ...from }))}
        download={(address, reason) => callApi((api) => api.admin.coupons.export({ ...queryOf(address), reason }))}
        actions={{
          ofRow: (coupon) => [
            {
              label: t('coupons.open'),
              icon: Tag,
              onSelect: () => void navigate(pathWith(home, params, { coupon: coupon.id })),
            },
            {
              label: t('coupons.copy'),
              icon: Copy,
              onSelect: () => copyText(coupon.rules.code),
            },
          ],
          ofSelected: (chosen, clear) => (
            <>
              {[false, true].map(
                (isOn) =>
                  chosen.some((coupon) => coupon.isOn !== isOn) && (
                    <Button
                      key={String(isOn)}
                      size="sm"
                      icon={Power}
                      onClick={() =>
                        setStep({
                          title: t(isOn ? 'coupons.onTitle' : 'coupons.offTitle', { count: chosen.length }),
                          hint: t(isOn ? 'coupons.onHint' : 'coupons.offHint'),
                          action: t(isOn ? 'coupons.switchOn' : 'coupons.switchOff'),
                          act: async (reason) => {
                            const changing = chosen.filter((coupon) => coupon.isOn !== isOn);
                            for (const { id } of changing)
                              await callApi((api) =>
                                api.admin.coupons.switch({ id, isOn, isWholeBatch: false, reason }),
                              ).finally(refresh);
                            clear();
                          },
                        })
                      }
                    >
                      {t(isOn ? 'coupons.switchOn' : 'coupons.switchOff')}
                    </Button>
                  ),
              )}
            </>
          ),
        }}
      />
      <ReasonDialog step={step} onClose={() => setStep(null)} />
      <CouponDialog
        isOpen={isMaking}
        onClose={() => setMaking(false)}
        onMade={(made) => {
          refresh();
          void navigate(`${home}?batch=${made}`);
        }}
      />
    </>
  );
}
