import type { Figures } from '@vitae/api/contract';
import { formatMoney } from '@vitae/domain/money';
import { ArrowRight } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { useRemote } from '../../../base/remote/use-remote.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { ButtonLink, Tabs } from '../../../parts/components/index.ts';
import { PageHeader } from '../../../parts/page-header.tsx';
import { JobsList } from '../jobs-list.tsx';
import { oneOf, useListAddress } from '../list/use-list-address.ts';
import { MailList } from '../mail-list.tsx';
import { RecordTable } from '../record/record-table.tsx';
import { RemotePart } from '../remote-part.tsx';
import { chartedFigures, FigureChart, figureText, periodText, valuesOf, type ChartedFigure } from './figure-chart.tsx';
import { figureNumber } from './figure-number.ts';
import { NumbersTable } from './numbers.tsx';
import { ownZone } from './zones.ts';

const days = 30;
const tabs = ['record', 'mail', 'jobs'] as const;
/** What a list has in the address, which is not that of the next tab. */
const cleared = { search: '', sort: '', order: '', state: '', outcome: '' };

/** The figures of the last 30 days, and what happened: the record, mail and jobs. */
export function OverviewPage() {
  const { t } = useTexts('admin');
  const { value, change } = useListAddress();
  const zone = ownZone();
  const remote = useRemote({
    key: ['admin figures', zone, 'day', 2 * days],
    load: () => callApi((api) => api.admin.figures({ unit: 'day', zone, periods: 2 * days })),
  });
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('overview.title')}
        intro={t('overview.intro')}
        action={
          <ButtonLink to="/admin/reports" trailingIcon={ArrowRight}>
            {t('overview.reports')}
          </ButtonLink>
        }
      />
      <RemotePart remote={remote} failed={t('overview.failed')} skeleton="h-96">
        {(figures) => (
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {chartedFigures.map((name) => (
              <KeyFigure key={name} figures={figures} name={name} />
            ))}
            {figures.money.map((money) => (
              <NetRevenue key={money.currency} money={money} />
            ))}
          </div>
        )}
      </RemotePart>
      <Tabs
        label={t('overview.tabs')}
        value={oneOf(value('tab'), tabs)}
        onValueChange={(tab) => change({ ...cleared, tab: tab === 'record' ? '' : tab })}
        panelClassName="pt-4"
        tabs={[
          { key: 'record', label: t('overview.record'), content: <RecordTable /> },
          { key: 'mail', label: t('overview.mail'), content: <MailList /> },
          { key: 'jobs', label: t('overview.jobs'), content: <JobsList /> },
        ]}
      />
    </div>
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How the last 30 days compare with those before. */
function useComparison(before: number, now: number): string {
  const { t, language } = useTexts('admin');
  if (before === now) return t('overview.same');
  if (before <= 0) return before === 0 ? t('overview.new') : '';
  const style = { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const;
  return t('overview.before', { change: new Intl.NumberFormat(language, style).format(now / before - 1) });
}

/** What was taken in a currency, less what was given back. */
function NetRevenue({ money: { currency, net } }: { money: Figures['money'][number] }) {
  const { t, language } = useTexts('admin');
  const [before, now] = [sum(net.slice(0, days)), sum(net.slice(days))];
  const compared = useComparison(before, now);
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-13 font-medium text-ink-soft">{t('revenue.netOf')}</h2>
      <p className="mt-1 text-32 leading-none font-semibold tabular-nums">
        {formatMoney({ amount: now, currency }, language)}
      </p>
      <p className="mt-1.5 text-13 text-ink-faint">{compared}</p>
    </section>
  );
}

/** A number, how it compares with the time before, and its days. */
function KeyFigure({ figures, name }: { figures: Figures; name: ChartedFigure }) {
  const { t, language } = useTexts('admin');
  const values = valuesOf(figures, name);
  const of = (part: readonly number[]) => (name === 'active' ? sum(part) / days : sum(part));
  const [before, now] = [of(values.slice(0, days)), of(values.slice(days))];
  const latest = {
    ...figures,
    periods: figures.periods.slice(days),
    series: figures.series.map((one) => ({ ...one, values: one.values.slice(days) })),
  };
  const number = figureNumber(language);
  const compared = useComparison(before, now);
  const title = t(`figures.${figureText(name)}`);
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div>
        <h2 className="text-13 font-medium text-ink-soft">{title}</h2>
        <p className="mt-1 text-32 leading-none font-semibold tabular-nums">{number.format(now)}</p>
        <p className="mt-1.5 text-13 text-ink-faint">{compared}</p>
      </div>
      <FigureChart figures={latest} name={name} title={title} axis={t('reports.day')} labels={4} />
      <details>
        <summary className="w-fit cursor-pointer text-13 text-ink-soft">
          {t('reports.table')}
          <span className="sr-only">: {title}</span>
        </summary>
        <div className="mt-2">
          <NumbersTable
            title={title}
            total={[t(name === 'active' ? 'reports.average' : 'reports.total'), number.format(now)]}
            rows={latest.periods
              .map(({ day }, index) => [periodText(day, language, false), number.format(values[days + index] ?? 0)])
              .toReversed()}
          />
        </div>
      </details>
    </section>
  );
}
