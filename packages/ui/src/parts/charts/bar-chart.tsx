import { scaleBand, scaleLinear } from 'd3-scale';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { useInnerWidth } from '../../base/use-inner-width.ts';
import { classNames } from '../components/index.ts';
import { ChartTable } from './chart-table.tsx';

export interface Bar {
  key: string;
  /** The label below the bar, in a few characters. */
  short: string;
  /** The same in full, for the table and screen readers. */
  label: string;
  value: number;
}

export interface BarChartProps {
  title: string;
  /** What is counted, such as "Versions": it heads the scale of a large chart and the column of values. */
  unit: string;
  /** What the bars represent, such as "Day". */
  axis: string;
  bars: readonly Bar[];
  /** How a value is written, such as `{ style: 'currency', currency: 'EUR' }`. */
  format?: Intl.NumberFormatOptions;
  /** As wide as its place, with a scale and without its title, which is above it: for a page of charts. */
  isLarge?: boolean;
  /** Called on Enter or a click on a bar. */
  onChoose?: (key: string) => void;
}

/** Of a small chart, in units of its drawing; of a large one in pixels. */
const small = { width: 240, height: 72, foot: 14, edge: 0 };
const large = { width: 480, height: 180, foot: 22, edge: 40 };
const gridLines = 4;

/**
 * Bars from left to right. One stop of the Tab key: arrow keys, Home and End move between bars, and each is read out;
 * the same numbers are in a table for screen readers.
 */
export function BarChart({ title, unit, axis, bars, format, isLarge = false, onChoose }: BarChartProps) {
  const { language } = useTexts('app');
  const [at, setAt] = useState<number | null>(null);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const measured = useInnerWidth(place);
  const { height, foot, edge, ...usual } = isLarge ? large : small;
  const width = isLarge && measured > 0 ? measured : usual.width;
  const x = scaleBand()
    .domain(bars.map(({ key }) => key))
    .range([edge, width])
    .padding(0.25);
  const y = scaleLinear()
    .domain([0, Math.max(1, ...bars.map(({ value }) => value))])
    .range([0, height - foot - (isLarge ? 8 : 2)]);
  const grid = isLarge ? y.ticks(gridLines).filter((value) => Number.isInteger(value)) : [];
  const number = new Intl.NumberFormat(language, format);
  const scale = new Intl.NumberFormat(language, { ...format, notation: 'compact', minimumFractionDigits: 0 });
  const shown = at === null ? undefined : bars[at];
  const named = shown ?? bars[0];
  const spoken = named ? `${named.label}: ${number.format(named.value)}` : '';
  const move = (event: KeyboardEvent) => {
    const last = bars.length - 1;
    const to = { ArrowRight: (at ?? -1) + 1, ArrowLeft: (at ?? last + 1) - 1, Home: 0, End: last }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setAt(Math.min(last, Math.max(0, to)));
    }
    if (event.key === 'Enter' && shown) onChoose?.(shown.key);
  };
  return (
    <figure aria-labelledby={id} className="flex flex-col gap-1">
      <figcaption id={id} className="flex justify-between gap-2 text-12 text-ink-faint">
        <span className={classNames(isLarge && 'sr-only')}>{title}</span>
        {/* Above the scale; the table says it to screen readers. */}
        {isLarge && <span aria-hidden>{unit}</span>}
        <span aria-hidden className={classNames('tabular-nums', isLarge && 'min-h-5')}>
          {shown && spoken}
        </span>
      </figcaption>
      <div
        ref={place}
        role="slider"
        aria-label={title}
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={(at ?? 0) + 1}
        aria-valuetext={spoken}
        tabIndex={0}
        onKeyDown={move}
        onBlur={() => setAt(null)}
        className="rounded-control"
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          direction="ltr"
          aria-hidden
          className="block w-full overflow-visible"
          onPointerLeave={() => setAt(null)}
        >
          {grid.map((value) => (
            <g key={value}>
              <line
                x1={edge}
                x2={width}
                y1={height - foot - y(value)}
                y2={height - foot - y(value)}
                className="stroke-line"
              />
              <text
                x={edge - 8}
                y={height - foot - y(value) + 4}
                textAnchor="end"
                className="fill-ink-faint text-12 tabular-nums"
              >
                {scale.format(value)}
              </text>
            </g>
          ))}
          {bars.map(({ key, short, value }, index) => (
            <g
              key={key}
              onPointerEnter={() => setAt(index)}
              onClick={() => onChoose?.(key)}
              className={classNames(onChoose && 'cursor-pointer')}
            >
              <rect x={x(key)} y={0} width={x.bandwidth()} height={height} className="fill-transparent" />
              <rect
                x={x(key)}
                y={height - foot - y(value)}
                width={x.bandwidth()}
                height={y(value)}
                rx={1.5}
                className={index === at ? 'fill-accent' : 'fill-accent/55'}
              />
              <text
                // The last one ends with its bar, or it would stand beyond the drawing.
                x={(x(key) ?? 0) + (index === bars.length - 1 ? x.bandwidth() : x.bandwidth() / 2)}
                y={height - 3}
                textAnchor={index === bars.length - 1 ? 'end' : 'middle'}
                className={classNames('fill-ink-faint', isLarge ? 'text-12' : 'text-[9px]')}
              >
                {short}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ChartTable {...{ title, unit, axis, number }} rows={bars} />
    </figure>
  );
}
