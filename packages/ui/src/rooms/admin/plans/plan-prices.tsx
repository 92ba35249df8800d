import type { Plan } from '@vitae/domain/money';
import { Plus, X } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Button, Field, IconButton, LineInput, Select, TextInput } from '../../../parts/components/index.ts';
import { Panel } from '../facts.tsx';
import type { TypedPrice } from './plan-text.ts';
import { AmountInput } from '../amount-input.tsx';

interface PlanPricesProps {
  kind: Plan['kind'];
  prices: readonly TypedPrice[];
  onChange: (prices: readonly TypedPrice[]) => void;
}

/** The prices of a plan: by interval and currency, everywhere or in some countries. */
export function PlanPrices({ kind, prices, onChange }: PlanPricesProps) {
  const { t } = useTexts('admin');
  const intervals = kind === 'review' ? (['once'] as const) : (['month', 'year'] as const);
  const set = (at: number, changed: Partial<TypedPrice>) =>
    onChange(prices.map((price, index) => (index === at ? { ...price, ...changed } : price)));
  return (
    <Panel title={t('plans.prices')}>
      <p className="text-13 text-ink-soft">{t('plans.countriesHint')}</p>
      <ul className="flex flex-col gap-4">
        {prices.map((price, index) => (
          <li key={index} className="flex items-end gap-2">
            <div
              role="group"
              aria-label={t('plans.price', { number: index + 1 })}
              className="grid flex-1 grid-cols-2 gap-2 sm:grid-cols-[8rem_5rem_minmax(5rem,1fr)_minmax(5rem,1fr)]"
            >
              <Field label={t('plans.interval')}>
                <Select
                  value={price.interval}
                  options={intervals.map((one) => ({ value: one, label: t(`plans.intervals.${one}`) }))}
                  onChange={({ currentTarget: { value } }) =>
                    set(index, { interval: intervals.find((one) => one === value) ?? price.interval })
                  }
                />
              </Field>
              <Field label={t('plans.currency')}>
                <TextInput
                  value={price.currency}
                  maxLength={3}
                  onChange={({ currentTarget: { value } }) => set(index, { currency: value.toUpperCase() })}
                />
              </Field>
              <Field label={t('plans.amount')}>
                <AmountInput value={price.amount} onValueChange={(amount) => set(index, { amount })} />
              </Field>
              <Field label={t('plans.countries')}>
                <LineInput
                  value={price.countries}
                  onValueChange={(value) => set(index, { countries: value.toUpperCase() })}
                />
              </Field>
            </div>
            <IconButton
              icon={X}
              label={t('plans.removePrice', { number: index + 1 })}
              onClick={() => onChange(prices.filter((_price, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        icon={Plus}
        className="self-start"
        onClick={() =>
          onChange([
            ...prices,
            { interval: intervals[0], currency: prices.at(-1)?.currency ?? 'USD', amount: '', countries: '' },
          ])
        }
      >
        {t('plans.addPrice')}
      </Button>
    </Panel>
  );
}
