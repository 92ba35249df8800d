import type { DocumentSummary } from '@vitae/store';
import { ChevronDown } from 'lucide-react';
import { useTexts } from '../../base/i18n/index.ts';
import { useSession } from '../../base/session/session-state.ts';
import { syncStatusOf } from '../../base/sync/sync-status.ts';
import { useSyncState } from '../../base/sync/sync-state.ts';

/**
 * Where a document of the list is stored, and what to do if it needs attention. Conflicts have their own label there.
 */
export function SyncBadge({ document }: { document: DocumentSummary }) {
  const { t } = useTexts('sync');
  const account = useSession(({ user }) => user?.id);
  const activity = useSyncState((state) => state.activity);
  const status = syncStatusOf({ sync: document.sync, conflicts: 0 }, account, activity);
  if (status.is === 'attention') {
    return (
      <details className="relative z-10 mt-1.5 text-13">
        <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded-control bg-notice-soft px-2 py-0.5 text-12 font-medium text-notice-ink [&::-webkit-details-marker]:hidden">
          {t(`concern.${status.concern}.title`)}
          <ChevronDown size={16} aria-hidden className="shrink-0 [details[open]_&]:rotate-180" />
        </summary>
        <p className="mt-1 text-ink-soft">{t(`concern.${status.concern}.text`)}</p>
      </details>
    );
  }
  return (
    <p className="text-13 text-ink-faint">
      {status.is === 'foreign' ? t('explained.foreign') : t(`status.${status.is}`)}
    </p>
  );
}
