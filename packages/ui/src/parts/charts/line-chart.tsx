import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { ChartTable } from './chart-table.tsx';

export interface Point {
  key: string;
  /** When or what, in full: for the table and screen readers. */
  label: string;
  value: number;
}

export interface LineChartProps {
  title: string;
  /** What is measured, such as "Score": it heads the column of values. */
  unit: string;
  /** What the points are, such as "Report". */
  axis: string;
  points: readonly Point[];
  /** The ends of the scale. */
  from: number;
  to: number;
}

const [width, height, edge, foot] = [320, 120, 26, 8];
/** Room above the highest value, for its label. */
const head = 18;

/** Values one after the other, joined by a line; the same numbers are in a table for screen readers. */
export function LineChart({ title, unit, axis, points, from, to }: LineChartProps) {
  const { language } = useTexts('app');
  const id = useId();
  const x = scaleLinear()
    .domain([0, Math.max(1, points.length - 1)])
    .range([edge, width - edge]);
  const y = scaleLinear()
    .domain([from, to])
    .range([height - foot, head]);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const line = points.map(({ value }, index) => `${index === 0 ? 'M' : 'L'}${x(index)},${y(value)}`).join('');
  const last = points.at(-1);
  return (
    <figure aria-labelledby={id} className="flex flex-col gap-1">
      <figcaption id={id} className="text-12 text-ink-faint">
        {title}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="block w-full">
        {[from, (from + to) / 2, to].map((value) => (
          <g key={value}>
            <line x1={edge} x2={width - 4} y1={y(value)} y2={y(value)} className="stroke-line" strokeWidth={1} />
            <text x={edge - 6} y={y(value) + 3} textAnchor="end" className="fill-ink-faint text-[8px] tabular-nums">
              {number.format(value)}
            </text>
          </g>
        ))}
        <path d={line} fill="none" className="stroke-accent" strokeWidth={2} strokeLinejoin="round" />
        {points.map(({ key, value }, index) => (
          <circle key={key} cx={x(index)} cy={y(value)} r={3.5} className="fill-accent" />
        ))}
        {last && (
          <text
            x={x(points.length - 1)}
            y={y(last.value) - 8}
            textAnchor="middle"
            className="fill-ink text-[9px] font-semibold tabular-nums"
          >
            {number.format(last.value)}
          </text>
        )}
      </svg>
      <ChartTable {...{ title, unit, axis, number }} rows={points} />
    </figure>
  );
}
