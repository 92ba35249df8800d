import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
  type RowSelectionState,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { classNames, Skeleton } from '../../../parts/components/index.ts';

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, columnVisibilityFeature });
type Features = typeof features;

export type { RowSelectionState } from '@tanstack/react-table';

export type AdminColumn<Row extends RowData> = ColumnDef<Features, Row>;
/** Creates the columns of a list with one type of row. Only those with `enableSorting` are sorted, by the server. */
export const adminColumnsOf = <Row extends RowData>() => createColumnHelper<Features, Row>();

export interface AdminTableProps<Row extends RowData> {
  label: string;
  columns: AdminColumn<Row>[];
  rows: Row[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  numbers?: readonly string[];
  wideOnly?: readonly string[];
  hidden: readonly string[];
  sort: { id: string; desc: boolean };
  onSort: (sort: { id: string; desc: boolean }) => void;
  selected: RowSelectionState;
  onSelect?: (selected: RowSelectionState) => void;
  isLoading: boolean;
  table: RefObject<HTMLTableElement | null>;
  /** The menu at the end of a row. */
  menu: (row: Row) => ReactNode;
}

const box =
  'size-4 appearance-none rounded-[4px] border border-line-strong bg-surface checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent-soft';
const skeletonRows = 8;

/** The rows of a list, sorted and filtered by the server; state that the table shows is its owner's. */
export function AdminTable<Row extends RowData>({
  label,
  columns,
  rows,
  rowId,
  rowName,
  numbers = [],
  wideOnly = [],
  hidden,
  sort,
  onSort,
  selected,
  onSelect,
  isLoading,
  table: place,
  menu,
}: AdminTableProps<Row>) {
  const { t } = useTexts('admin');
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    state: {
      sorting: [sort],
      rowSelection: selected,
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
    },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change([sort]) : change;
      if (next) onSort({ id: next.id, desc: next.desc });
    },
    onRowSelectionChange: (change) => onSelect?.(typeof change === 'function' ? change(selected) : change),
  });
  const looks = (id: string) =>
    classNames(
      numbers.includes(id) ? 'text-end tabular-nums' : 'text-start',
      wideOnly.includes(id) && 'hidden md:table-cell',
    );
  const shown = table.getVisibleLeafColumns();
  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-surface">
      <table ref={place} aria-label={label} aria-busy={isLoading} className="w-full border-collapse text-14">
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} className="border-b border-line bg-surface-sunken">
              {onSelect && (
                <th scope="col" className="w-10 ps-4 text-start">
                  <input
                    type="checkbox"
                    aria-label={t('list.selectAll')}
                    className={box}
                    checked={rows.length > 0 && table.getIsAllRowsSelected()}
                    ref={(input) => {
                      if (input) input.indeterminate = table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected();
                    }}
                    onChange={(event) => table.toggleAllRowsSelected(event.currentTarget.checked)}
                  />
                </th>
              )}
              {group.headers.map((header) => {
                const { column } = header;
                const sorted = column.getIsSorted();
                const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
                return (
                  <th
                    key={header.id}
                    scope="col"
                    {...(sorted && { 'aria-sort': sorted === 'asc' ? 'ascending' : 'descending' })}
                    className={classNames(
                      'px-3 py-2 text-12 font-medium whitespace-nowrap text-ink-faint',
                      looks(column.id),
                    )}
                  >
                    {column.columnDef.enableSorting === true ? (
                      <button
                        type="button"
                        onClick={column.getToggleSortingHandler()}
                        className="-mx-1 inline-flex items-center gap-1 rounded-control px-1 hover:text-ink"
                      >
                        <table.FlexRender header={header} />
                        <Icon size={12} aria-hidden className={classNames(!sorted && 'opacity-50')} />
                      </button>
                    ) : (
                      <table.FlexRender header={header} />
                    )}
                  </th>
                );
              })}
              <th scope="col" className="w-12">
                <span className="sr-only">{t('list.actions')}</span>
              </th>
            </tr>
          ))}
        </thead>
        <tbody className="divide-y divide-line">
          {isLoading && rows.length === 0
            ? Array.from({ length: skeletonRows }, (_, index) => (
                <tr key={index}>
                  <td colSpan={shown.length + (onSelect ? 2 : 1)} className="px-4 py-3">
                    <Skeleton className={classNames('h-5', index % 2 ? 'w-2/3' : 'w-4/5')} />
                  </td>
                </tr>
              ))
            : table.getRowModel().rows.map((row) => (
                <tr
                  key={row.id}
                  data-row={row.id}
                  className={classNames(
                    'hover:bg-surface-hover has-focus-visible:bg-surface-hover',
                    row.getIsSelected() && 'bg-accent-soft hover:bg-accent-soft',
                  )}
                >
                  {onSelect && (
                    <td className="w-10 ps-4">
                      <input
                        type="checkbox"
                        aria-label={t('list.select', { name: rowName(row.original) })}
                        className={classNames(box, 'block')}
                        checked={row.getIsSelected()}
                        onChange={row.getToggleSelectedHandler()}
                      />
                    </td>
                  )}
                  {row.getVisibleCells().map((cell) => (
                    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell has what its column draws
                    <td key={cell.id} className={classNames('px-3 py-2', looks(cell.column.id))}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                  <td className="w-12 pe-2 text-end">{menu(row.original)}</td>
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}
