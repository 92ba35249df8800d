import type { AuditEntry } from '@vitae/api/contract';
import { useRef } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { useRemotePages } from '../../../base/remote/use-remote.ts';
import { Link } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Badge } from '../../../parts/components/index.ts';
import { SearchField } from '../list/admin-list.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { Moment } from '../moment.tsx';
import { MoreButton } from '../more-button.tsx';
import { RemotePart } from '../remote-part.tsx';
import { subjectPath } from './subject-path.ts';

interface RecordListProps {
  /** Only what was done to this. */
  subject?: string;
}

/** What admins changed, newest first: who, what, before and after, why, when and from where. */
export function RecordList({ subject }: RecordListProps) {
  const { t } = useTexts('admin');
  const address = useListAddress();
  const input = useRef<HTMLInputElement>(null);
  const search = subject === undefined ? address.value('search') : '';
  const remote = useRemotePages({
    key: ['admin record', subject ?? '', search],
    load: (before) =>
      callApi((api) =>
        api.admin.audit({
          ...(typeof before === 'string' && { before }),
          ...(subject !== undefined && { subject }),
          ...(search !== '' && { search }),
        }),
      ),
    next: ({ next }) => next,
  });
  return (
    <div className="flex flex-col gap-3">
      {subject === undefined && <SearchField hint={t('record.searchHint')} address={address} input={input} />}
      <RemotePart remote={remote} failed={t('record.failed')}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return entries.length === 0 ? (
            <p className="text-14 text-ink-soft">{t('record.none')}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} showsSubject={subject === undefined} />
              ))}
            </ul>
          );
        }}
      </RemotePart>
      <MoreButton remote={remote} />
    </div>
  );
}

function Entry({ entry, showsSubject }: { entry: AuditEntry; showsSubject: boolean }) {
  const { t } = useTexts('admin');
  const actions: Readonly<Record<string, string>> = t('record.actions');
  const fields = [...new Set([...Object.keys(entry.before ?? {}), ...Object.keys(entry.after ?? {})])];
  const path = subjectPath(entry.subject);
  const named = entry.subjectName || Object.values(entry.target).join(', ');
  return (
    <li className="flex flex-col gap-1 px-4 py-3 text-14">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="font-medium">{actions[entry.action] ?? entry.action}</span>
        {showsSubject &&
          named &&
          (path === null ? (
            <span className="break-all text-ink-soft">{named}</span>
          ) : (
            <Link to={path} className="break-all text-accent-ink hover:underline">
              {named}
            </Link>
          ))}
        {entry.outcome !== 'done' && (
          <Badge tone="notice">
            {entry.outcome === null ? t('record.unknown') : t('record.refused', { code: entry.outcome })}
          </Badge>
        )}
        <span className="ms-auto text-12 whitespace-nowrap text-ink-faint">
          <Moment at={entry.at} />
        </span>
      </div>
      {entry.reason && <p className="break-words">“{entry.reason}”</p>}
      {fields.length > 0 && (
        <ul className="text-13 text-ink-soft">
          {fields.map((field) => (
            <li key={field} className="break-all">
              {t('record.change', {
                field,
                before: valueText(entry.before?.[field], t('record.nothing')),
                after: valueText(entry.after?.[field], t('record.nothing')),
              })}
            </li>
          ))}
        </ul>
      )}
      <p className="text-12 text-ink-faint">
        {entry.email} · {t('record.from', { device: entry.device, network: entry.network })}
      </p>
    </li>
  );
}

const valueText = (value: unknown, nothing: string): string =>
  value === null || value === undefined || value === ''
    ? nothing
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
