import type { RowData } from '@tanstack/react-table';
import { Columns3, Download, Ellipsis, Keyboard, SearchX } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { momentText } from '../../../base/day-text.ts';
import { failureText } from '../../../base/forms/failure-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { useRemotePages, type PageStart } from '../../../base/remote/use-remote.ts';
import {
  Button,
  Callout,
  EmptyState,
  IconButton,
  Kbd,
  Menu,
  Popover,
  Select,
  toast,
  type MenuEntry,
} from '../../../parts/components/index.ts';
import { MoreButton } from '../more-button.tsx';
import { ReasonDialog, type ReasonedStep } from '../reason-dialog.tsx';
import { RemoteFailure } from '../../../parts/remote-failure.tsx';
import { AdminTable, type AdminColumn, type RowSelectionState } from './admin-table.tsx';
import { useRememberedColumns } from './remembered-columns.ts';
import { useListAddress, type ListAddress } from './use-list-address.ts';
import { SearchField } from './search-field.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** One page of a list, as the server sends it. */
export interface ListPage<Row> {
  rows: Row[];
  next: string | null;
  isCapped: boolean;
  /** Until when a search has looked that stopped with less than a page; `next` goes on from there. */
  lookedTo?: string | null;
}

/** A filter of a list: a choice that is kept in the address. */
export interface ListFilter {
  name: string;
  label: string;
  /** The first is what is shown without a choice. */
  options: readonly { value: string; label: string }[];
}

/** An action on one row or on all that are selected. */
export interface ListActions<Row> {
  ofRow: (row: Row) => readonly MenuEntry[];
  /** Buttons for the selected rows; without them nothing can be selected. */
  ofSelected?: (rows: readonly Row[], clear: () => void) => ReactNode;
}

export interface AdminListProps<Row extends RowData> {
  /** Identifies the list: its rows among the queries, and its columns on this device. */
  list: string;
  label: string;
  /** What can be searched; without it there is no search. */
  searchHint?: string;
  columns: AdminColumn<Row>[];
  /** Names of the columns that can be hidden, by their ids. */
  optional: Readonly<Record<string, string>>;
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  numbers?: readonly string[];
  wideOnly?: readonly string[];
  /** Columns that are hidden until somebody shows them. */
  hiddenFirst?: readonly string[];
  filters: readonly ListFilter[];
  /** The order without a choice: the id of a column. */
  firstSort: string;
  /** The direction without a choice; the newest or last first if it is not given. */
  firstOrder?: 'asc' | 'desc';
  load: (address: ListAddress, from: { after?: string }) => Promise<ListPage<Row>>;
  /** The same rows, all of them, as a file. */
  download?: (address: ListAddress, reason: string) => Promise<File>;
  /** Whether it contains no personal data, so that no reason is asked for. */
  isDownloadOpen?: boolean;
  actions: ListActions<Row>;
}

const none = {};

/** A list of the administration: search, filters, order, columns, selection, actions, keys and CSV. */
export function AdminList<Row extends RowData>({
  list,
  label,
  searchHint,
  columns,
  optional,
  rowId,
  rowName,
  numbers,
  wideOnly,
  hiddenFirst,
  filters,
  firstSort,
  firstOrder = 'desc',
  load,
  download,
  isDownloadOpen = false,
  actions,
}: AdminListProps<Row>) {
  const { t, language } = useTexts('admin');
  const address = useListAddress();
  const [selected, setSelected] = useState<RowSelectionState>(none);
  const { hidden, toggle } = useRememberedColumns(list, hiddenFirst);
  const table = useRef<HTMLTableElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useRowKeys({ table, search });
  const asked = ['search', 'sort', 'order', ...filters.map(({ name }) => name)].map(address.value);
  const remote = useRemotePages<ListPage<Row>>({
    key: [`admin ${list}`, ...asked],
    load: (from: PageStart) => load(address, typeof from === 'string' ? { after: from } : {}),
    next: ({ next }) => next,
  });
  const rows = remote.data?.pages.flatMap((page) => page.rows) ?? [];
  const isCapped = remote.data?.pages.some((page) => page.isCapped) ?? false;
  const lookedTo = remote.data?.pages.at(-1)?.lookedTo ?? null;
  const chosen = rows.filter((row) => selected[rowId(row)]);
  const isFiltered = ['search', ...filters.map(({ name }) => name)].some((name) => address.value(name) !== '');
  const reset = () =>
    address.change(Object.fromEntries(['search', ...filters.map(({ name }) => name)].map((name) => [name, ''])));
  return (
    <div className="mt-5 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {searchHint !== undefined && <SearchField hint={searchHint} address={address} input={search} />}
        {filters.map(({ name, label: named, options }) => (
          <Select
            key={name}
            aria-label={named}
            className="max-sm:grow max-sm:basis-[45%] sm:w-40"
            value={address.value(name)}
            options={options}
            onChange={(event) => address.change({ [name]: event.currentTarget.value })}
          />
        ))}
        <span className="flex-1 max-sm:hidden" />
        <Popover
          label={t('list.keys')}
          align="end"
          trigger={(props) => (
            <IconButton {...props} label={t('list.keys')} icon={Keyboard} className="max-md:hidden" />
          )}
        >
          <p className="flex max-w-64 flex-wrap gap-1.5 p-3 text-13">
            <Kbd>j</Kbd> <Kbd>k</Kbd> <Kbd>{t('list.enter')}</Kbd> <Kbd>x</Kbd> <Kbd>/</Kbd>
            <span className="text-ink-soft">{t('list.keysHint')}</span>
          </p>
        </Popover>
        <Menu
          label={t('list.columns')}
          align="end"
          items={Object.entries(optional).map(([id, name]) => ({
            label: name,
            checked: !hidden.includes(id),
            onSelect: () => toggle(id),
          }))}
        >
          {(props) => (
            <Button {...props} icon={Columns3}>
              {t('list.columns')}
            </Button>
          )}
        </Menu>
        {download && <DownloadButton isOpen={isDownloadOpen} download={(reason) => download(address, reason)} />}
      </div>
      {chosen.length > 0 && actions.ofSelected && (
        <div
          role="region"
          aria-label={t('list.selected', { count: chosen.length })}
          className="flex flex-wrap items-center gap-2 rounded-card bg-accent-soft px-4 py-2 text-14"
        >
          <span role="status" className="font-medium text-accent-ink">
            {t('list.selected', { count: chosen.length })}
          </span>
          {actions.ofSelected(chosen, () => setSelected(none))}
          <Button variant="ghost" size="sm" onClick={() => setSelected(none)}>
            {t('list.clear')}
          </Button>
        </div>
      )}
      {isCapped && <Callout tone="notice">{t('list.capped')}</Callout>}
      {remote.isError && <RemoteFailure remote={remote} title={t('list.failed')} retry={t('list.retry')} />}
      {remote.isSuccess && rows.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t(lookedTo !== null ? 'record.noneYet' : isFiltered ? 'list.noMatches' : 'list.empty')}
          actions={isFiltered && <Button onClick={reset}>{t('list.reset')}</Button>}
        >
          {isFiltered && lookedTo === null && t('list.emptyHint')}
        </EmptyState>
      ) : (
        !(remote.isError && rows.length === 0) && (
          <AdminTable
            label={label}
            columns={columns}
            rows={rows}
            rowId={rowId}
            rowName={rowName}
            {...(numbers && { numbers })}
            {...(wideOnly && { wideOnly })}
            hidden={hidden}
            sort={{ id: address.value('sort') || firstSort, desc: (address.value('order') || firstOrder) !== 'asc' }}
            onSort={({ id, desc }) => {
              const order = desc ? 'desc' : 'asc';
              address.change({ sort: id === firstSort ? '' : id, order: order === firstOrder ? '' : order });
            }}
            selected={selected}
            {...(actions.ofSelected && { onSelect: setSelected })}
            isLoading={remote.isPending}
            table={table}
            menu={(row) => (
              <Menu label={t('list.actionsOf', { name: rowName(row) })} align="end" items={actions.ofRow(row)}>
                {(props) => (
                  <IconButton
                    {...props}
                    size="sm"
                    icon={Ellipsis}
                    label={t('list.actionsOf', { name: rowName(row) })}
                  />
                )}
              </Menu>
            )}
          />
        )
      )}
      {(rows.length > 0 || remote.hasNextPage) && (
        <div className="flex items-center justify-between gap-3 text-13 text-ink-faint">
          <span role="status">
            {t(remote.hasNextPage ? 'list.soFar' : 'list.end', { count: rows.length })}
            {lookedTo !== null && ` · ${t('record.lookedTo', { time: momentText(lookedTo, language) })}`}
          </span>
          <MoreButton remote={remote} className="" {...(lookedTo !== null && { label: t('record.further') })} />
        </div>
      )}
    </div>
  );
}

interface DownloadButtonProps {
  isOpen: boolean;
  download: (reason: string) => Promise<File>;
}

function DownloadButton({ isOpen, download }: DownloadButtonProps) {
  const { t } = useTexts('admin');
  const { files } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const save = async (reason: string) => {
    const file = await download(reason);
    const saved = { name: file.name || 'list.csv', type: file.type, content: file };
    if ((await files.save(saved)) !== false) toast({ title: t('list.csvDone', { name: saved.name }), tone: 'good' });
  };
  const saveAtOnce = async () => {
    setBusy(true);
    try {
      await save('');
    } catch (error) {
      toast({ title: t('list.csvFailed'), description: failureText(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  const ask = () =>
    setStep({ title: t('list.csvTitle'), hint: t('list.csvHint'), action: t('list.csvAction'), act: save });
  return (
    <>
      <Button icon={Download} disabled={busy} onClick={() => (isOpen ? void saveAtOnce() : ask())}>
        {t('list.csv')}
      </Button>
      <ReasonDialog step={step} onClose={() => setStep(null)} />
    </>
  );
}
