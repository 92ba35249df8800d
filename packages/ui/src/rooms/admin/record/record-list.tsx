import type { AuditEntry } from '@vitae/api/contract';
import { useMemo, useRef, useState } from 'react';
import { momentText } from '../../../base/day-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { useRemotePages } from '../../../base/remote/use-remote.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { SearchField } from '../list/search-field.tsx';
import { Moment } from '../moment.tsx';
import { MoreButton } from '../more-button.tsx';
import { RemotePart } from '../remote-part.tsx';
import { RecordChanges, RecordOutcome, useActionText, useOriginText, useWhoText } from './record-values.tsx';

/**
 * What admins changed about one thing, or about several that belong together, newest first: who, what, before and after,
 * why, when and from where; with a search.
 */
export function RecordList({ subjects }: { subjects: readonly string[] }) {
  const { t } = useTexts('admin');
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const address = useMemo(
    () => ({ value: () => search, change: (to: { search?: string }) => setSearch(to.search ?? '') }),
    [search],
  );
  return (
    <div className="flex flex-col gap-3">
      <SearchField label={t('record.search')} hint={t('record.searchHint')} address={address} input={input} />
      {subjects.map((subject, index) => (
        <EntriesOf key={subject} subject={subject} search={search} mayBeEmpty={index < subjects.length - 1} />
      ))}
    </div>
  );
}

interface EntriesOfProps {
  subject: string;
  search: string;
  /** Whether an empty record is shown as nothing, since another one stands beside it. */
  mayBeEmpty: boolean;
}

function EntriesOf({ subject, search, mayBeEmpty }: EntriesOfProps) {
  const { t, language } = useTexts('admin');
  const remote = useRemotePages({
    key: ['admin record', subject, search],
    load: (after) =>
      callApi((api) => api.admin.audit.list({ subject, search, ...(typeof after === 'string' && { after }) })),
    next: ({ next }) => next,
  });
  const lookedTo = remote.data?.pages.at(-1)?.lookedTo ?? null;
  return (
    <>
      <RemotePart remote={remote} failed={t('record.failed')}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return entries.length === 0 ? (
            !mayBeEmpty && lookedTo === null && (
              <p className="text-14 text-ink-soft">{t(search === '' ? 'record.none' : 'record.noMatch')}</p>
            )
          ) : (
            <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          );
        }}
      </RemotePart>
      {lookedTo !== null && (
        <p role="status" className="text-13 text-ink-soft">
          {t('record.lookedTo', { time: momentText(lookedTo, language) })}
        </p>
      )}
      <MoreButton remote={remote} {...(lookedTo !== null && { label: t('record.further') })} />
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTexts('admin');
  const actionText = useActionText();
  const whoText = useWhoText();
  const originText = useOriginText();
  return (
    <li className="flex flex-col gap-1 px-4 py-3 text-14">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="font-medium">{actionText(entry)}</span>
        <RecordOutcome entry={entry} />
        <span className="ms-auto text-12 whitespace-nowrap text-ink-faint">
          <Moment at={entry.at} />
        </span>
      </div>
      {entry.reason && (
        <p dir="auto" className="break-words text-start">
          {t('payment.happened.reason', { reason: entry.reason })}
        </p>
      )}
      <RecordChanges entry={entry} />
      <p className="text-12 text-ink-faint">
        <bdi>{whoText(entry)}</bdi>
        {originText(entry) && ` · ${originText(entry)}`}
      </p>
    </li>
  );
}
