import type { AuditEntry } from '@vitae/api/contract';
import { ArrowUpRight, Copy, Eye } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { useNavigate } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Button } from '../../../parts/components/index.ts';
import { copyText } from '../copy-text.ts';
import { FactsDialog } from '../facts.tsx';
import { AdminList, type ListPage } from '../list/admin-list.tsx';
import { adminColumnsOf } from '../list/admin-table.tsx';
import { maybeOneOf, oneOf, type ListAddress } from '../list/use-list-address.ts';
import { Moment } from '../moment.tsx';
import { RowButton } from '../list/row-button.tsx';
import {
  RecordChanges,
  RecordOutcome,
  RecordSubject,
  subjectText,
  useActionText,
  useOriginText,
  useWhoText,
} from './record-values.tsx';
import { subjectPath } from './subject-path.ts';

const { columns, accessor } = adminColumnsOf<AuditEntry>();
const outcomes = ['done', 'refused', 'unknown'] as const;

const queryOf = ({ value }: ListAddress) => {
  const outcome = maybeOneOf(value('outcome'), outcomes);
  return {
    search: value('search'),
    order: oneOf(value('order'), ['desc', 'asc'] as const),
    ...(outcome && { outcome }),
  };
};

async function load(address: ListAddress, from: { after?: string }): Promise<ListPage<AuditEntry>> {
  const { entries, next, lookedTo } = await callApi((api) => api.admin.audit.list({ ...queryOf(address), ...from }));
  return { rows: entries, next, isCapped: false, lookedTo };
}

/** What admins changed: who, what, before and after, why, when and from where. */
export function RecordTable() {
  const { t } = useTexts('admin');
  const navigate = useNavigate();
  const actionText = useActionText();
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const outcomeText = ({ outcome }: AuditEntry) =>
    outcome === null
      ? t('record.unknown')
      : outcome === 'done'
        ? t('record.outcomes.done')
        : t('record.refused', { code: outcome });
  const who = useWhoText();
  const origin = useOriginText();
  const shown = useMemo(
    () =>
      columns([
        accessor('action', {
          header: t('record.action'),
          enableSorting: false,
          cell: ({ row: { original: entry } }) => (
            <span className="flex min-w-44 flex-wrap items-center gap-x-2 gap-y-1 lg:min-w-36">
              <RowButton onClick={() => setOpened(entry)}>{actionText(entry)}</RowButton>
              <RecordOutcome entry={entry} />
              {/* Beside it there is no room for these on a phone. */}
              <span className="flex basis-full flex-col gap-0.5 text-13 md:hidden">
                <RecordSubject entry={entry} />
                <Moment at={entry.at} className="text-ink-faint" />
              </span>
            </span>
          ),
        }),
        accessor('subject', {
          header: t('record.subject'),
          enableSorting: false,
          cell: ({ row: { original: entry } }) => (
            <div className="min-w-32">
              <RecordSubject entry={entry} />
            </div>
          ),
        }),
        accessor('reason', {
          header: t('record.reason'),
          enableSorting: false,
          cell: ({ getValue }) =>
            getValue() && (
              <span className="inline-block min-w-36 break-words">
                {t('payment.happened.reason', { reason: getValue() })}
              </span>
            ),
        }),
        accessor('after', {
          id: 'changes',
          header: t('record.changes'),
          enableSorting: false,
          cell: ({ row: { original: entry } }) => (
            <div className="line-clamp-3 min-w-44">
              <RecordChanges entry={entry} />
            </div>
          ),
        }),
        accessor((entry) => who(entry), {
          id: 'email',
          header: t('record.who'),
          enableSorting: false,
          cell: ({ getValue }) => <span className="inline-block min-w-36 wrap-anywhere">{getValue()}</span>,
        }),
        accessor('device', {
          id: 'origin',
          header: t('record.origin'),
          enableSorting: false,
          cell: ({ row: { original: entry } }) => <span className="text-13 text-ink-soft">{origin(entry)}</span>,
        }),
        accessor('at', {
          header: t('record.at'),
          enableSorting: true,
          sortDescFirst: true,
          cell: ({ getValue }) => <Moment at={getValue()} />,
        }),
      ]),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts change with the language alone
    [t],
  );
  const copy = (entries: readonly AuditEntry[]) => copyText(entries.map((entry) => JSON.stringify(entry)).join('\n'));
  return (
    <>
      <AdminList
        list="record"
        label={t('record.title')}
        searchHint={t('record.searchHint')}
        columns={shown}
        optional={{
          subject: t('record.subject'),
          reason: t('record.reason'),
          changes: t('record.changes'),
          email: t('record.who'),
          origin: t('record.origin'),
          at: t('record.at'),
        }}
        hiddenFirst={['origin']}
        rowId={({ id }) => id}
        rowName={(entry) => [actionText(entry), subjectText(entry), entry.at].filter(Boolean).join(', ')}
        wideOnly={['subject', 'reason', 'changes', 'email', 'origin', 'at']}
        firstSort="at"
        filters={[
          {
            name: 'outcome',
            label: t('record.outcome'),
            options: [
              { value: '', label: `${t('record.outcome')}: ${t('list.all')}` },
              ...outcomes.map((outcome) => ({ value: outcome, label: t(`record.outcomes.${outcome}`) })),
            ],
          },
        ]}
        load={load}
        download={(address, reason) => callApi((api) => api.admin.audit.export({ ...queryOf(address), reason }))}
        actions={{
          ofRow: (entry) => {
            const path = subjectPath(entry.subject);
            return [
              { label: t('record.open'), icon: Eye, onSelect: () => setOpened(entry) },
              ...(path === null
                ? []
                : [{ label: t('record.openSubject'), icon: ArrowUpRight, onSelect: () => void navigate(path) }]),
              { label: t('record.copy'), icon: Copy, onSelect: () => copy([entry]) },
            ];
          },
          ofSelected: (entries) => (
            <Button size="sm" icon={Copy} onClick={() => copy(entries)}>
              {t('record.copy')}
            </Button>
          ),
        }}
      />
      <FactsDialog
        title={t('record.entry')}
        onClose={() => setOpened(null)}
        facts={
          opened && [
            [t('record.action'), actionText(opened)],
            [t('record.outcome'), outcomeText(opened)],
            [t('record.subject'), <RecordSubject key="subject" entry={opened} />],
            [t('record.reason'), opened.reason],
            [t('record.changes'), <RecordChanges key="changes" entry={opened} />],
            [t('record.who'), who(opened)],
            [t('record.at'), <Moment key="at" at={opened.at} />],
            [t('record.origin'), origin(opened)],
            [t('record.id'), <code key="id">{opened.id}</code>],
          ]
        }
      />
    </>
  );
}
