import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
  type SortingState,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { classNames } from '../components/index.ts';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns,
});
type Features = typeof features;

export type Column<Row extends RowData> = ColumnDef<Features, Row>;

/** Creates the columns of a table with one type of row. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<Features, Row>();

export interface DataTableProps<Row extends RowData> {
  /** Names the table for screen readers. */
  label: string;
  /** Stable: created once, outside the component or memoised. */
  columns: Column<Row>[];
  /** Stable while nothing changes. */
  rows: Row[];
  rowId: (row: Row) => string;
  /** Columns of numbers, right-aligned, by their ids. */
  numbers?: readonly string[];
  /** Columns that a narrow window leaves out, by their ids. */
  wideOnly?: readonly string[];
  /** The initial order of the rows. */
  sorting?: SortingState;
  /** Shown in place of the rows if there are none. */
  empty?: ReactNode;
}

/** A dense table that sorts by its column headings, with a click or from the keyboard. */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows,
  rowId,
  numbers = [],
  wideOnly = [],
  sorting: first = [],
  empty,
}: DataTableProps<Row>) {
  const [sorting, setSorting] = useState(first);
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: rowId,
    state: { sorting },
    onSortingChange: setSorting,
  });
  if (rows.length === 0 && empty !== undefined) return empty;
  const looks = (id: string) =>
    classNames(
      numbers.includes(id) ? 'text-end tabular-nums' : 'text-start',
      wideOnly.includes(id) && 'hidden sm:table-cell',
    );
  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-surface">
      <table aria-label={label} className="w-full border-collapse text-14">
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} className="border-b border-line">
              {group.headers.map((header) => {
                const { column } = header;
                const sorted = column.getIsSorted();
                return (
                  <th
                    key={header.id}
                    scope="col"
                    {...(sorted && { 'aria-sort': sorted === 'asc' ? 'ascending' : 'descending' })}
                    className={classNames('px-3 py-2 text-12 font-medium text-ink-faint', looks(column.id))}
                  >
                    {column.getCanSort() ? (
                      <button
                        type="button"
                        onClick={column.getToggleSortingHandler()}
                        className="-mx-1 inline-flex items-center gap-1 rounded-control px-1 hover:text-ink"
                      >
                        <table.FlexRender header={header} />
                        <SortIcon sorted={sorted} />
                      </button>
                    ) : (
                      <table.FlexRender header={header} />
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody className="divide-y divide-line">
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell has what its column draws
                <td key={cell.id} className={classNames('px-3 py-2.5', looks(cell.column.id))}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SortIcon({ sorted }: { sorted: false | 'asc' | 'desc' }) {
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
  return <Icon size={12} aria-hidden />;
}
