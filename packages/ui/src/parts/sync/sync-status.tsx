import { Check, CircleAlert, CloudCheck, CloudOff, CloudUpload, type LucideIcon } from 'lucide-react';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, ButtonLink, Popover } from '../components/index.ts';
import { useEditor, useEditorState } from '../../base/editor/index.ts';
import { useSession } from '../../base/session/session-state.ts';
import { syncStatusOf, type Concern, type DocumentSyncStatus } from '../../base/sync/sync-status.ts';
import { useSyncState } from '../../base/sync/sync-state.ts';
import { useSyncOf } from '../../base/sync/use-sync-of.ts';

const icons: Record<DocumentSyncStatus['is'], LucideIcon> = {
  here: Check,
  'on-its-way': CloudUpload,
  busy: CloudUpload,
  synced: CloudCheck,
  offline: CloudOff,
  foreign: Check,
  attention: CircleAlert,
};

/** The sync status of the open document: on this device, in the account, or in need of attention, with what to do. */
export function SyncStatus() {
  const { t } = useTexts('sync');
  const account = useSession(({ user }) => user?.id);
  const activity = useSyncState((state) => state.activity);
  const id = useEditorState(({ document }) => document.id);
  const conflicts = useEditorState(({ document }) => document.conflicts.length);
  const status = syncStatusOf({ sync: useSyncOf(id), conflicts }, account, activity);
  const Icon = icons[status.is];
  const words = t(`status.${status.is}`);
  if (status.is !== 'attention') {
    return (
      <span className="flex items-center gap-1" data-tooltip={t(`explained.${status.is}`)}>
        <Icon size={16} aria-hidden />
        <span className="max-sm:sr-only">{words}</span>
      </span>
    );
  }
  return (
    <Popover
      label={t(`concern.${status.concern}.title`)}
      align="start"
      trigger={(trigger) => (
        <Button {...trigger} size="sm" variant="ghost" icon={Icon} className="-mx-2 text-notice-ink">
          <span className="max-sm:sr-only">{words}</span>
        </Button>
      )}
    >
      {(close) => <Advice concern={status.concern} close={close} />}
    </Popover>
  );
}

function Advice({ concern, close }: { concern: Concern; close: (andThen?: () => void) => void }) {
  const { t } = useTexts('sync');
  const editor = useEditor();
  const path = useEditorState(({ document }) => document.conflicts[0]?.path);
  return (
    <div className="flex max-w-72 flex-col items-start gap-2 p-2 text-14">
      <p className="font-semibold">{t(`concern.${concern}.title`)}</p>
      <p className="text-ink-soft">{t(`concern.${concern}.text`)}</p>
      {concern === 'conflicts' && path !== undefined && (
        <Button size="sm" onClick={() => close(() => editor.openField(path))}>
          {t('goThere')}
        </Button>
      )}
      {(concern === 'limit' || concern === 'full') && (
        <ButtonLink size="sm" to="/account/resumes">
          {t('openList')}
        </ButtonLink>
      )}
      {(concern === 'newer' || concern === 'failed') && (
        <Button size="sm" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      )}
    </div>
  );
}
