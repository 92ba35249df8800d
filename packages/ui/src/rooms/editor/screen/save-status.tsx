import type { SaveState } from '@vitae/store';
import { CircleAlert, Check, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { errorText } from '../../../base/error-text.ts';
import { loadAreas, useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { Button, Callout, toast } from '../../../parts/components/index.ts';
import { late } from '../../../parts/components/late.tsx';
import { rawFile } from '../../../base/documents/document-actions.ts';
import { useSession } from '../../../base/session/session-state.ts';
import { useEditor, useEditorState } from '../../../base/editor/index.ts';

const SyncStatus = late(async () => {
  const [{ SyncStatus: Component }] = await Promise.all([
    import('../../../parts/sync/sync-status.tsx'),
    loadAreas(['sync']),
  ]);
  return Component;
});

/** Saving takes a few milliseconds: only a save that takes longer than this, in milliseconds, is shown. */
const shownAfter = 400;

/** The saving state, in one word. */
export function SaveStatus() {
  const { t } = useTexts('editor');
  const shown = useShownStatus();
  const isSignedIn = useSession(({ user }) => user !== null);
  const Icon = { saved: Check, saving: LoaderCircle, failed: CircleAlert }[shown];
  return (
    <span
      role="status"
      className={
        shown === 'failed'
          ? 'flex items-center gap-1 text-13 font-medium text-danger-ink'
          : 'flex items-center gap-1 text-13 text-ink-faint'
      }
    >
      {shown === 'saved' && isSignedIn ? (
        <SyncStatus />
      ) : (
        <>
          <Icon size={16} aria-hidden />
          <span className={shown === 'failed' ? undefined : 'max-sm:sr-only'}>{t(`save.${shown}`)}</span>
        </>
      )}
    </span>
  );
}

/** The saving state, without saves that finish before they are shown: a typed key renders nothing here. */
function useShownStatus(): SaveState['status'] {
  const { state } = useEditor();
  const [shown, setShown] = useState<SaveState['status']>('saved');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (status: SaveState['status']) => {
      clearTimeout(timer);
      if (status === 'saving') timer = setTimeout(() => setShown(status), shownAfter);
      else setShown(status);
    };
    follow(state.getState().save.status);
    const unsubscribe = state.subscribe(({ save }, before) => save !== before.save && follow(save.status));
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [state]);
  return shown;
}

/** Saves the current document as a file. */
function DownloadCopy({ variant }: { variant?: 'primary' }) {
  const { t } = useTexts('editor');
  const editor = useEditor();
  const { files } = usePlatform();
  const download = async () => {
    const { document } = editor.state.getState();
    try {
      await files.save({ ...rawFile(document.slug, document), name: `${document.slug}.vitae` });
    } catch (failure) {
      toast({ title: t('open.downloadFailed'), description: errorText(failure), tone: 'danger' });
    }
  };
  return (
    <Button size="sm" variant={variant} onClick={() => void download()}>
      {t('downloadJson')}
    </Button>
  );
}

/** Shown if nothing is stored beyond this tab: what that means, and how to keep the text. */
export function TemporaryNote() {
  const { t } = useTexts('editor');
  return (
    <Callout tone="notice" className="shrink-0 rounded-none" actions={<DownloadCopy />}>
      {t('temporary')}
    </Callout>
  );
}

/** Shown if saving fails: what that means, and how to keep the text. */
export function SaveTrouble() {
  const { t } = useTexts('editor');
  const editor = useEditor();
  const error = useEditorState(({ save }) => (save.status === 'failed' ? save.error : null));
  if (!error) return null;
  return (
    <Callout
      role="alert"
      tone="danger"
      icon={CircleAlert}
      title={t('save.trouble')}
      className="shrink-0 rounded-none"
      actions={
        <>
          <DownloadCopy variant="primary" />
          <Button size="sm" onClick={() => void editor.flush().catch(() => undefined)}>
            {t('save.retry')}
          </Button>
        </>
      }
    >
      {error.message}
    </Callout>
  );
}
