import type { User } from '@vitae/api/contract';
import type { DocumentSummary } from '@vitae/store';
import { Cloud, CloudOff, CloudUpload, HardDrive, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { useSyncState } from '../../../base/sync/sync-state.ts';
import { syncSummary, type SyncSummary } from './sync-summary.ts';

/** The sync status of the documents, as text. */
export function DocumentStatus({ user, documents }: { user: User | null; documents: readonly DocumentSummary[] }) {
  const { t } = useTexts('account');
  const { documents: store } = usePlatform();
  const activity = useSyncState((state) => state.activity);
  const trouble = user && (activity === 'offline' || activity === 'failed' || activity === 'unable') ? activity : null;
  const summary = syncSummary(documents, user?.id);
  const lines: { icon: LucideIcon; text: string; isTrouble?: boolean }[] = [
    ...(store.durable ? [] : [{ icon: TriangleAlert, text: t('overview.notDurable'), isTrouble: true }]),
    ...(trouble ? [{ icon: CloudOff, text: t(`overview.${trouble}`), isTrouble: trouble !== 'offline' }] : []),
    ...shown(summary).map((kind) => ({
      icon: icons[kind],
      text: t(`overview.${kind === 'waiting' && trouble ? 'notSent' : kind}`, { count: summary[kind] }),
      isTrouble: kind === 'held',
    })),
  ];
  return (
    <section aria-labelledby="status-heading">
      <h2 id="status-heading" className="text-16">
        {t('overview.status')}
      </h2>
      <ul className="mt-3 flex flex-col gap-2">
        {lines.length === 0 && <li className="text-14 text-ink-soft">{t('overview.none')}</li>}
        {lines.map(({ icon: Icon, text, isTrouble }) => (
          <li
            key={text}
            className={isTrouble ? 'flex gap-2.5 text-14 text-notice-ink' : 'flex gap-2.5 text-14 text-ink-soft'}
          >
            <Icon size={16} aria-hidden className="mt-0.5" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const icons: Record<keyof SyncSummary, LucideIcon> = {
  held: TriangleAlert,
  waiting: CloudUpload,
  synced: Cloud,
  overLimit: HardDrive,
  local: HardDrive,
};
const order: readonly (keyof SyncSummary)[] = ['held', 'waiting', 'synced', 'overLimit', 'local'];

const shown = (summary: SyncSummary) => order.filter((kind) => summary[kind] > 0);
