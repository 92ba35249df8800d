import type { Figures, FigureUnit } from '@vitae/api/contract';
import { plainAmount } from '@vitae/domain/money';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { momentText } from '../../../base/day-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { useRemote } from '../../../base/remote/use-remote.ts';
import { useMediaQuery } from '../../../base/use-media-query.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Button, Field, Segmented, Select } from '../../../parts/components/index.ts';
import { PageHeader } from '../../../parts/page-header.tsx';
import { Panel } from '../facts.tsx';
import { oneOf, useListAddress } from '../list/use-list-address.ts';
import { RemotePart } from '../remote-part.tsx';
import { chartedFigures, FigureChart, figureText, periodText, valuesOf, type ChartedFigure } from './figure-chart.tsx';
import { figureNumber } from './figure-number.ts';
import { Revenue, Subscriptions } from './money-figures.tsx';
import { Numbers } from './numbers.tsx';
import { ownZone, zones } from './zones.ts';

const units = ['day', 'week', 'month'] as const;
const counts: Readonly<Record<FigureUnit, readonly number[]>> = {
  day: [30, 7, 60, 90],
  week: [26, 13, 52],
  month: [12, 24, 36],
};
const moneyNames = ['gross', 'refunded', 'lost', 'net'] as const;
const steps = ['sign-ups', 'confirmed', 'saved', 'evaluated'] as const;

/** The figures by day, week or month of a time zone: charts with their numbers beside them. */
export function ReportsPage() {
  const { t, language } = useTexts('admin');
  const { files } = usePlatform();
  const { value, change } = useListAddress();
  const unit = oneOf(value('unit'), units);
  const zone = value('zone') || ownZone();
  const periods = counts[unit].find((count) => String(count) === value('periods')) ?? counts[unit][0] ?? 30;
  const remote = useRemote({
    key: ['admin figures', zone, unit, periods],
    load: () => callApi((api) => api.admin.figures({ unit, zone, periods })),
  });
  const zoneOptions = useMemo(() => zones().map((name) => ({ value: name, label: name.replaceAll('_', ' ') })), []);
  const download = (figures: Figures) => {
    const lines = [
      [
        'from',
        'until',
        'time zone',
        ...figures.series.map(({ name }) => name),
        'subscriptions',
        ...figures.money.flatMap(({ currency }) => moneyNames.map((name) => `${name} ${currency}`)),
      ],
      ...figures.periods.map(({ from, until }, index) => [
        from,
        until,
        zone,
        ...figures.series.map(({ values }) => String(values[index] ?? 0)),
        String(figures.subscriptions[index] ?? 0),
        ...figures.money.flatMap((money) =>
          moneyNames.map((name) => plainAmount({ amount: money[name][index] ?? 0, currency: money.currency })),
        ),
      ]),
    ];
    const content = `${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
    void files.save({
      name: `figures-${unit}.csv`,
      type: 'text/csv',
      content: new Blob([content], { type: 'text/csv' }),
    });
  };
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t('reports.title')}
        intro={t('reports.intro')}
        action={
          <Button
            icon={Download}
            disabled={remote.data === undefined}
            onClick={() => remote.data && download(remote.data)}
          >
            {t('reports.csv')}
          </Button>
        }
      />
      <div className="flex flex-wrap items-end gap-3">
        <Segmented
          label={t('reports.by')}
          value={unit}
          onValueChange={(next) => change({ unit: next === 'day' ? '' : next, periods: '' })}
          options={units.map((one) => ({ value: one, label: t(`reports.${one}`) }))}
        />
        <Field label={t('reports.periods')} className="w-28">
          <Select
            value={String(periods)}
            options={counts[unit].map((count) => ({ value: String(count), label: String(count) }))}
            onChange={(event) => change({ periods: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('reports.zone')} className="w-56">
          <Select
            value={zone}
            options={zoneOptions}
            onChange={(event) => change({ zone: event.currentTarget.value })}
          />
        </Field>
      </div>
      <RemotePart remote={remote} failed={t('overview.failed')} skeleton="h-96">
        {(figures) => (
          <>
            {chartedFigures.map((name) => (
              <Figure key={name} figures={figures} name={name} unit={unit} />
            ))}
            <Revenue figures={figures} axis={t(`reports.${unit}`)} />
            <Subscriptions figures={figures} axis={t(`reports.${unit}`)} />
            <Funnel figures={figures} />
            <p className="text-13 text-ink-faint">
              {figures.countedUntil === null
                ? t('reports.notCounted')
                : t('reports.counted', { time: momentText(figures.countedUntil, language) })}
            </p>
          </>
        )}
      </RemotePart>
    </div>
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface FigureProps {
  figures: Figures;
  name: ChartedFigure;
  unit: FigureUnit;
}

const activeTexts = { day: 'active', week: 'activeInWeek', month: 'activeInMonth' } as const;

function Figure({ figures, name, unit }: FigureProps) {
  const { t, language } = useTexts('admin');
  const values = valuesOf(figures, name);
  const isNarrow = useMediaQuery('(width < 40rem)');
  // People of one period may be those of the next: their numbers are not added up.
  const isAverage = name === 'active';
  const title = t(`figures.${isAverage ? activeTexts[unit] : figureText(name)}`);
  const total = isAverage ? sum(values) / Math.max(1, values.length) : sum(values);
  const number = figureNumber(language);
  const rows = figures.periods.map(({ day }, index) => ({ day, value: values[index] ?? 0 })).toReversed();
  return (
    <Panel title={title}>
      {isAverage && (
        <p className="text-13 text-ink-soft">
          {t('reports.activeHint')}
          {figures.peopleSince !== null &&
            ` ${t('reports.activeSince', { day: periodText(figures.peopleSince, language, false) })}`}
        </p>
      )}
      <Numbers
        title={title}
        total={[t(isAverage ? 'reports.average' : 'reports.total'), number.format(total)]}
        rows={rows.map(({ day, value }) => [periodText(day, language, false), number.format(value)])}
      >
        <FigureChart
          figures={figures}
          name={name}
          title={title}
          axis={t(`reports.${unit}`)}
          labels={isNarrow ? 4 : 8}
        />
      </Numbers>
    </Panel>
  );
}

/** How far the people have come who signed up in the time shown. */
function Funnel({ figures }: { figures: Figures }) {
  const { t, language } = useTexts('admin');
  const totals = steps.map((name) => ({ name, total: sum(valuesOf(figures, name)) }));
  const all = totals[0]?.total ?? 0;
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Panel title={t('reports.funnel')}>
      <p className="text-13 text-ink-soft">{t('reports.funnelHint')}</p>
      <table className="w-full text-14">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('reports.step')}</th>
            <th scope="col">{t('reports.people')}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ name, total }) => (
            <tr key={name} className="border-t border-line first:border-0">
              <th scope="row" className="w-56 py-2 pe-3 text-start font-normal max-sm:w-36">
                {t(`figures.${name}`)}
              </th>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it has its number as text */}
              <td className="py-2">
                <span className="flex items-center gap-3">
                  <progress
                    aria-hidden
                    className="h-2.5 min-w-16 flex-1 appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-hover [&::-webkit-progress-value]:bg-accent"
                    max={Math.max(1, all)}
                    value={total}
                  />
                  <span className="w-40 text-end tabular-nums max-sm:w-24">
                    {number.format(total)}
                    <span className="ms-2 text-13 text-ink-faint">{all > 0 && percent.format(total / all)}</span>
                  </span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
