import type { AuditEntry } from '@vitae/api/contract';
import { useTexts } from '../../../base/i18n/index.ts';
import { useRemotePages } from '../../../base/remote/use-remote.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Moment } from '../moment.tsx';
import { MoreButton } from '../more-button.tsx';
import { RemotePart } from '../remote-part.tsx';
import { RecordChanges, RecordOutcome, useActionText } from './record-values.tsx';

interface RecordListProps {
  subject: string;
  /** Whether an empty record is shown as nothing, since another one stands beside it. */
  mayBeEmpty?: boolean;
}

/** What admins changed about one thing, newest first: who, what, before and after, why, when and from where. */
export function RecordList({ subject, mayBeEmpty = false }: RecordListProps) {
  const { t } = useTexts('admin');
  const remote = useRemotePages({
    key: ['admin record', subject],
    load: (after) => callApi((api) => api.admin.audit.list({ subject, ...(typeof after === 'string' && { after }) })),
    next: ({ next }) => next,
  });
  return (
    <div className="flex flex-col gap-3">
      <RemotePart remote={remote} failed={t('record.failed')}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return entries.length === 0 ? (
            !mayBeEmpty && <p className="text-14 text-ink-soft">{t('record.none')}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          );
        }}
      </RemotePart>
      <MoreButton remote={remote} />
    </div>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTexts('admin');
  const actionText = useActionText();
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
        <bdi>{entry.email}</bdi> · {t('record.from', { device: entry.device, network: entry.network })}
      </p>
    </li>
  );
}
