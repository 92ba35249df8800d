import { longestPrefix, mostCoupons, parseAmount, type CouponRules } from '@vitae/domain/money';
import { useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { useRemote } from '../../../base/remote/use-remote.ts';
import { callApi } from '../../../base/session/start-session.ts';
import {
  Checkbox,
  DateInput,
  Dialog,
  Field,
  LineInput,
  Segmented,
  Select,
  TextInput,
  toast,
} from '../../../parts/components/index.ts';
import { ReasonForm } from '../reason-dialog.tsx';
import { AmountInput } from '../amount-input.tsx';

interface CouponDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onMade: (batch: string) => void;
}

/** Makes a coupon, or a batch of them. */
export function CouponDialog({ isOpen, onClose, onMade }: CouponDialogProps) {
  const { t } = useTexts('admin');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('coupons.make')}
      description={t('coupons.makeHint')}
      placement="side"
    >
      {isOpen && <CouponForm onClose={onClose} onMade={onMade} />}
    </Dialog>
  );
}

const dayMs = 24 * 60 * 60_000;
const codeRule = /^[\p{L}\p{N}_-]{3,40}$/u;

/** A whole number from a field; `null` if it is empty, `NaN` if it is none. */
const wholeOf = (text: string): number | null =>
  text.trim() === '' ? null : /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
const isWhole = (value: number | null) => value === null || value >= 1;

function CouponForm({ onClose, onMade }: Omit<CouponDialogProps, 'isOpen'>) {
  const { t } = useTexts('admin');
  const plans = useRemote({ key: ['admin plans'], load: () => callApi((api) => api.admin.plans.list()) });
  const sold = (plans.data?.plans ?? []).filter(({ plan }) => plan.kind !== 'free').map(({ plan }) => plan);
  const currencies = [...new Set(sold.flatMap(({ prices }) => prices.map(({ currency }) => currency)))];
  const [fields, setFields] = useState({
    code: '',
    count: '1',
    how: 'percent' as 'percent' | 'amount',
    value: '',
    currency: '',
    starts: '',
    ends: '',
    most: '',
    perAccount: '1',
    isFirst: false,
    plans: [] as readonly string[],
  });
  const set = (changed: Partial<typeof fields>) => setFields((before) => ({ ...before, ...changed }));
  const currency = fields.currency || currencies[0] || 'USD';
  const percent = Number(fields.value.replace(',', '.'));
  const amount = parseAmount(fields.value, currency);
  const count = wholeOf(fields.count) ?? 1;
  const [most, perAccount] = [wholeOf(fields.most), wholeOf(fields.perAccount)];
  const isPercent = fields.how === 'percent';
  const check = (): string => {
    if (!codeRule.test(fields.code.trim())) return t('coupons.codeWrong');
    if (!(count >= 1 && count <= mostCoupons)) return t('coupons.countWrong', { most: mostCoupons });
    if (count > 1 && fields.code.trim().length > longestPrefix) return t('coupons.codeLong', { most: longestPrefix });
    if (isPercent ? !(percent > 0 && percent <= 100) : amount === null || amount < 1) return t('coupons.valueWrong');
    if (!isWhole(most) || !isWhole(perAccount)) return t('coupons.limitWrong');
    if (fields.starts !== '' && fields.ends !== '' && fields.ends < fields.starts) return t('coupons.endsWrong');
    return '';
  };
  const rules = (): CouponRules => ({
    code: fields.code.trim(),
    percent: isPercent ? Math.round(percent * 100) / 100 : null,
    amount: isPercent ? null : amount,
    currency: isPercent ? null : currency,
    plans: [...fields.plans],
    startsAt: fields.starts === '' ? null : new Date(fields.starts).toISOString(),
    // The last day is part of it.
    endsAt: fields.ends === '' ? null : new Date(Date.parse(fields.ends) + dayMs).toISOString(),
    maxRedemptions: most,
    perAccount,
    firstPurchaseOnly: fields.isFirst,
  });
  const step = {
    action: t('coupons.create'),
    check,
    act: async (reason: string) => {
      const made = await callApi((api) => api.admin.coupons.create({ rules: rules(), count, reason }));
      toast({ title: t('coupons.made', { count: made.count }), tone: 'good' });
      onMade(made.batch);
    },
  };
  return (
    <ReasonForm step={step} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <Field label={t('coupons.code')} hint={t(count > 1 ? 'coupons.prefixHint' : 'coupons.codeHint')}>
          <LineInput
            value={fields.code}
            maxLength={40}
            autoComplete="off"
            onValueChange={(value) => set({ code: value.toUpperCase() })}
          />
        </Field>
        <Field label={t('coupons.count')}>
          <TextInput
            value={fields.count}
            inputMode="numeric"
            onChange={({ currentTarget: { value } }) => set({ count: value })}
          />
        </Field>
      </div>
      <Segmented
        label={t('coupons.discount')}
        value={fields.how}
        onValueChange={(how) => set({ how, value: '' })}
        options={[
          { value: 'percent', label: t('coupons.percent') },
          { value: 'amount', label: t('coupons.amount') },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <Field label={t(isPercent ? 'coupons.percentOf' : 'coupons.amountOf')}>
          <AmountInput value={fields.value} onValueChange={(value) => set({ value })} />
        </Field>
        {!isPercent && (
          <Field label={t('wallet.currency')}>
            <Select
              value={currency}
              options={(currencies.length > 0 ? currencies : [currency]).map((one) => ({ value: one, label: one }))}
              onChange={({ currentTarget: { value } }) => set({ currency: value })}
            />
          </Field>
        )}
      </div>
      {sold.length > 0 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 text-13 font-medium text-ink-soft">{t('coupons.forPlans')}</legend>
          {sold.map(({ key, name }) => (
            <Checkbox
              key={key}
              label={name}
              checked={fields.plans.includes(key)}
              onCheckedChange={(isOn) =>
                set({ plans: isOn ? [...fields.plans, key] : fields.plans.filter((one) => one !== key) })
              }
            />
          ))}
        </fieldset>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('coupons.startsOn')}>
          <DateInput value={fields.starts} onValueChange={(starts) => set({ starts })} />
        </Field>
        <Field label={t('coupons.endsOn')}>
          <DateInput value={fields.ends} onValueChange={(ends) => set({ ends })} />
        </Field>
        <Field label={t('coupons.most')} hint={t('coupons.noLimit')}>
          <TextInput
            value={fields.most}
            inputMode="numeric"
            onChange={({ currentTarget: { value } }) => set({ most: value })}
          />
        </Field>
        <Field label={t('coupons.perAccount')} hint={t('coupons.noLimit')}>
          <TextInput
            value={fields.perAccount}
            inputMode="numeric"
            onChange={({ currentTarget: { value } }) => set({ perAccount: value })}
          />
        </Field>
      </div>
      <Checkbox label={t('coupons.first')} checked={fields.isFirst} onCheckedChange={(isFirst) => set({ isFirst })} />
    </ReasonForm>
  );
}
