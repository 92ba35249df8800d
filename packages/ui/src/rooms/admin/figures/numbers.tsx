import type { ReactNode } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';

interface NumbersTableProps {
  /** What the numbers are of. */
  title: string;
  /** The names of the columns after the first; none if there is one column. */
  head?: readonly string[];
  /** What is written first: the sum or the average of all. */
  total: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A chart with its numbers beside it; screen readers have them in the chart's own table. */
export function Numbers({ children, ...numbers }: NumbersTableProps & { children: ReactNode }) {
  const hasHead = numbers.head !== undefined && numbers.head.length > 0;
  return (
    <div
      className={`grid gap-5 ${hasHead ? 'lg:grid-cols-[minmax(0,1fr)_27rem]' : 'lg:grid-cols-[minmax(0,1fr)_16rem]'}`}
    >
      <div className="min-w-0">{children}</div>
      <NumbersTable {...numbers} />
    </div>
  );
}

/** The numbers of a chart, the newest first. */
export function NumbersTable({ title, head = [], total, rows }: NumbersTableProps) {
  const { t } = useTexts('admin');
  const cell = (text: string, index: number) => (
    <td key={index} className={`px-3 py-1 ${index > 0 ? 'text-end' : ''}`}>
      {text}
    </td>
  );
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard can scroll only what takes the focus
      tabIndex={0}
      role="group"
      aria-label={`${t('reports.table')}: ${title}`}
      className="relative max-h-56 overflow-auto rounded-control border border-line"
    >
      <table className="w-full text-13 whitespace-nowrap tabular-nums" aria-hidden={head.length === 0}>
        <thead className="sticky top-0 bg-surface-sunken">
          {head.length > 0 && (
            <tr className="text-12 text-ink-faint">
              {['', ...head].map((name, index) => (
                <th key={index} scope="col" className="px-3 pt-1.5 text-end font-medium">
                  {name}
                </th>
              ))}
            </tr>
          )}
          <tr className="font-medium">{total.map(cell)}</tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]} className="border-t border-line">
              {row.map(cell)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
