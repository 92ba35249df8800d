import type { FigureName, Figures } from '@vitae/api/contract';
import { documentKinds, type DocumentKind } from '@vitae/domain';
import { Suspense, useMemo } from 'react';
import { textsOfKind } from '../../../base/documents/kind-texts.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { Skeleton } from '../../../parts/components/index.ts';
import { BarChart } from '../../../parts/charts/index.ts';

/** The day of a period as a chart and its table name it; days of a time zone have no time. */
export function periodText(day: string, language: string, isShort: boolean): string {
  return new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(!isShort && { year: 'numeric' }),
  }).format(new Date(day));
}

/** The figures with a chart of their own, in their order. */
export const chartedFigures = [
  'sign-ups',
  'active',
  ...documentKinds.map(({ key }) => key),
  'evaluations',
  'reviews',
] as const;
export type ChartedFigure = (typeof chartedFigures)[number];

const isOfKind = (name: ChartedFigure): name is DocumentKind => documentKinds.some(({ key }) => key === name);

/** The text in the catalogue that names a figure. */
export const figureText = (name: ChartedFigure) => (isOfKind(name) ? textsOfKind(name) : name);

/** The values of one figure. */
export const valuesOf = ({ series }: Figures, name: FigureName): readonly number[] =>
  series.find((one) => one.name === name)?.values ?? [];

/** The labels of the periods, of which as many as wanted are below the bars. */
export function labelsOf({ periods }: Figures, language: string, most: number) {
  const every = Math.ceil(periods.length / most);
  return periods.map(({ day }, index) => ({
    key: day,
    // Counted from the end, so that the newest has its label.
    short: (periods.length - 1 - index) % every === 0 ? periodText(day, language, true) : '',
    label: periodText(day, language, false),
  }));
}

interface FigureChartProps {
  figures: Figures;
  name: ChartedFigure;
  title: string;
  axis: string;
  /** How many bars have a label below them. */
  labels: number;
}

/** A figure over time. */
export function FigureChart({ figures, name, title, axis, labels }: FigureChartProps) {
  const { t, language } = useTexts('admin');
  const bars = useMemo(() => {
    const values = valuesOf(figures, name);
    return labelsOf(figures, language, labels).map((label, index) => ({ ...label, value: values[index] ?? 0 }));
  }, [figures, name, language, labels]);
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <BarChart title={title} unit={t(`figures.unit.${figureText(name)}`)} axis={axis} bars={bars} isLarge />
    </Suspense>
  );
}
