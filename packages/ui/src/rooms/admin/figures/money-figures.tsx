import type { Figures } from '@vitae/api/contract';
import { exponentOf, formatMoney } from '@vitae/domain/money';
import { Suspense } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { useMediaQuery } from '../../../base/use-media-query.ts';
import { BarChart, type Bar } from '../../../parts/charts/index.ts';
import { Skeleton } from '../../../parts/components/index.ts';
import { Panel } from '../facts.tsx';
import { labelsOf, periodText, valuesOf } from './figure-chart.tsx';
import { Numbers } from './numbers.tsx';

interface MoneyProps {
  figures: Figures;
  /** What a bar is: a day, a week or a month. */
  axis: string;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface BarsProps extends MoneyProps {
  title: string;
  unit: string;
  values: readonly number[];
  format?: Intl.NumberFormatOptions;
}

function Bars({ figures, axis, title, unit, values, format }: BarsProps) {
  const { language } = useTexts('admin');
  const isNarrow = useMediaQuery('(width < 40rem)');
  const labels = labelsOf(figures, language, isNarrow ? 4 : 8);
  const bars: Bar[] = labels.map((label, index) => ({ ...label, value: values[index] ?? 0 }));
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <BarChart title={title} unit={unit} axis={axis} bars={bars} {...(format && { format })} isLarge />
    </Suspense>
  );
}

/** What was taken, given back and lost, by currency: amounts of different currencies are never added. */
export function Revenue({ figures, axis }: MoneyProps) {
  const { t, language } = useTexts('admin');
  const columns = ['gross', 'refunded', 'lost', 'net'] as const;
  if (figures.money.length === 0)
    return (
      <Panel title={t('revenue.title')}>
        <p className="text-14 text-ink-soft">{t('revenue.none')}</p>
      </Panel>
    );
  return figures.money.map((money) => {
    const { currency } = money;
    const title = t('revenue.titleIn', { currency });
    const text = (amount: number) => formatMoney({ amount, currency }, language);
    return (
      <Panel key={currency} title={title}>
        <p className="text-13 text-ink-soft">{t('revenue.hint')}</p>
        <Numbers
          title={title}
          head={columns.map((name) => t(`revenue.${name}`))}
          total={[t('reports.total'), ...columns.map((name) => text(sum(money[name])))]}
          rows={figures.periods
            .map(({ day }, index) => [
              periodText(day, language, false),
              ...columns.map((name) => text(money[name][index] ?? 0)),
            ])
            .toReversed()}
        >
          <Bars
            figures={figures}
            axis={axis}
            title={title}
            unit={t('revenue.gross')}
            values={money.gross.map((amount) => amount / 10 ** exponentOf(currency))}
            format={{ style: 'currency', currency }}
          />
        </Numbers>
      </Panel>
    );
  });
}

/** Subscriptions at the end of each period, those that began and ended in it, and the share that ended. */
export function Subscriptions({ figures, axis }: MoneyProps) {
  const { t, language } = useTexts('admin');
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const { subscriptions } = figures;
  const [begun, ended] = [valuesOf(figures, 'subscribed'), valuesOf(figures, 'churned')];
  const before = (index: number) => (subscriptions[index] ?? 0) - (begun[index] ?? 0) + (ended[index] ?? 0);
  const churn = (over: number, there: number) => (there > 0 ? percent.format(over / there) : t('revenue.noChurn'));
  const title = t('revenue.subscriptions');
  return (
    <Panel title={title}>
      <p className="text-13 text-ink-soft">{t('revenue.churnHint')}</p>
      <Numbers
        title={title}
        head={[t('revenue.active'), t('revenue.begun'), t('revenue.ended'), t('revenue.churn')]}
        total={[
          t('reports.total'),
          number.format(subscriptions.at(-1) ?? 0),
          number.format(sum(begun)),
          number.format(sum(ended)),
          churn(sum(ended), before(0)),
        ]}
        rows={figures.periods
          .map(({ day }, index) => [
            periodText(day, language, false),
            number.format(subscriptions[index] ?? 0),
            number.format(begun[index] ?? 0),
            number.format(ended[index] ?? 0),
            churn(ended[index] ?? 0, before(index)),
          ])
          .toReversed()}
      >
        <Bars figures={figures} axis={axis} title={title} unit={t('revenue.active')} values={subscriptions} />
      </Numbers>
    </Panel>
  );
}
